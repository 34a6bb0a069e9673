/** Family, weddings, small children and animals, as they come up in an evening's message. */
import { any, KIN, type Life } from './life-heard.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const kin = (before: string, after: string): RegExp => new RegExp(`${before}${KIN}${after}`, 'iu');

export const FAMILY_LIVES: readonly Life[] = [
  {
    name: 'family comes to stay',
    when: any(
      kin(
        '\\b(?:my|his|her|the|our|whole) (?:\\p{L}+ ){0,2}',
        "(?:'s)?\\b[^.!?]{0,40}\\b(?:(?:is|are|'re) (?:all )?(?:staying|coming|visiting|arriving|flying|driving) (?:to stay |to visit )?(?:with me|over|here|down|up|in|tonight|tomorrow|on|for|from|till|until|next|this|to stay|to visit)|(?:arrives?|lands?|descends?|arriving|flies in|visits?) (?:on me |here )?(?:for|tomorrow|tonight|on|at|in|next|this|from|today)|(?:came|come|coming) (?:down |up |over )?(?:to (?:stay|visit)|from))",
      ),
      /\b(?:m[ou]m|dad|gran|gogo|ouma|folks|parents|cousins|in-laws|family|visitors) (?:lands?|arrives?|arriving|coming|descend\p{L}*|is coming|are coming|visiting|staying)\b/iu,
    ),
    not: /\b(?:with me to|come with|my ex|late|coming (?:out|home from|back from (?:school|hospital))|surgery|operation|wedding|for you|to meet you|lunch on sunday|want you|scared of|school|creche|match|fever|sick|he'?ll find)\b/iu,
    lines: [
      [
        F,
        'warm',
        'How long are they staying?',
        /^(?!.*\b(?:till|until|weeks?|for (?:a|two|the|three)|for easter|weekend)\b)/iu,
      ],
      [
        P,
        'playful',
        'So the flat has never been cleaner. Hide whatever needs hiding.',
        /\b(?:clean\p{L}*|vacuum\p{L}*|tidy\p{L}*|flat|house|place)\b/iu,
      ],
      [
        T,
        'playful',
        'One bathroom and a full house. You need a timetable and a strong lock.',
        /\bbathroom\b/iu,
      ],
      [N, 'calm', 'Lovely and exhausting, I imagine. Which half is bigger?'],
      [L, 'warm', 'Enjoy them. I will be here when the house is quiet again.'],
      [F, 'playful', 'What is the first thing they will find to comment on?'],
      [L, 'warm', 'Three days of baking! They are lucky people.', /\bbak(?:ed|ing)\b/iu],
      [P, 'playful', 'Shout if you need to hide for an hour. I have a kettle.'],
    ],
    brief: [
      ['warm', 'A full house, how lovely and how exhausting.'],
      ['playful', 'Hide whatever needs hiding.'],
      ['warm', 'Enjoy them, I know it means a lot.'],
    ],
  },
  {
    name: 'with the family',
    when: any(
      kin(
        '\\b(?:driving|drove|off|going|went|heading|headed|flying|travelling|home|trip|here|down|up|visit(?:ing|ed)?|staying|spending|spend|spent|week|weekend|lunch|supper|dinner|sunday)\\b[^.!?]{0,40}\\b(?:to|at|with|see|visiting|visit|visited) (?:my|the) (?:\\p{L}+ ){0,2}',
        "(?:'s)?(?!\\p{L})",
      ),
      kin(
        '\\b(?:^|at|with) my (?:\\p{L}+ )?',
        "(?:'s)?(?: (?:place|house|flat|farm))?(?=\\W*(?:$|,| for (?:the|sunday|lunch|supper|a)| in \\p{L}+| with (?:her|his|their|the)))",
      ),
      /\b(?:sunday|family|big|long) (?:lunch|braai|dinner|supper)\b[^.!?]{0,40}\b(?:gran|gogo|ouma|m[ou]m|folks|parents|family|uncle|aunt\p{L}*|cousins)\b|\bmy (?:m[ou]m|gran|gogo|ouma|mother|dad)(?:'s)? (?:made|cooked|roast|curry|food|lasagne|sunday|stew)\b[^?]{0,60}/iu,
    ),
    not: /\b(?:\d+ people|guests|hospital|grave|clinic|doctor|late|passed|bury|argu\p{L}*|fight|fought|fighting|shout\p{L}*|words with|worried|sick|ill|dropped|without me|crying|cried|miss(?:ing)?|live with|lives with|living with|lived with|moved in with|your|oncolog\p{L}*|frail|home for the aged|dementia|memory|kids are with|with their (?:dad|mom|mother|father)|alone|quiet without|court|babysit\p{L}*|wedding|secret|first time in \d+ years|car(?:-| )?sick|shop(?:ping)?|angry|cross with|upset|check with|allowed|hate|annoy\p{L}*|dropped off|argued|(?:his|her|their|ex'?s) (?:week|weekend|turn|time|christmas) with)\b/iu,
    lines: [
      [L, 'warm', 'That sounds good. Enjoy being spoiled.'],
      [
        F,
        'direct',
        'What did they feed you?',
        /\b(?:lunch|supper|dinner|curry|eat|ate|meat|braai|food|cooked|made|spoil\p{L}*)\b/iu,
      ],
      [
        F,
        'warm',
        'Who is the loudest one at that table?',
        /\b(?:lunch|supper|dinner|braai|family|14|eleven|folks|parents|all)\b/iu,
      ],
      [
        P,
        'playful',
        'Do you turn into a fifteen-year-old the moment you walk in there, like everybody?',
        /\b(?:parents|folks|m[ou]m|mother|dad|home)\b/iu,
      ],
      [L, 'warm', 'Take your time, family first. I like hearing that you are close.'],
      [P, 'playful', 'Answer me in between, under the table, like at school.'],
      [
        F,
        'warm',
        'When did you all last sit together like that?',
        /\b(?:parents|folks|m[ou]m|dad|home|gran|gogo|ouma|family|brother|sister)\b/iu,
      ],
      [T, 'playful', 'Climbing frame is an honourable profession. How many hours left?', /\bclimb\p{L}*/iu],
    ],
    brief: [
      ['warm', 'That sounds good, enjoy them.'],
      ['playful', 'You are being fed, I can tell.'],
      ['warm', 'I like hearing that you are close.'],
    ],
  },
  {
    name: 'a quarrel at home',
    sore: true,
    when: any(
      kin(
        '\\b(?:fight|fought|fighting|argument|argued|arguing|row|blowout|blow up|fell out|falling out|quarrel\\p{L}*|clash\\p{L}*|had (?:it out|words)|shouted|screaming|not speaking|not talking|snapped)\\b[^.!?]{0,30}\\b(?:with|at|between) (?:my|the) (?:\\p{L}+ )?',
        '\\b',
      ),
      kin(
        '\\b(?:my |mom and my |dad and my )(?:\\p{L}+ )?',
        "(?:'s)?\\b[^.!?]{0,50}\\b(?:(?:massive|huge|big|bad|terrible|had a|another|stupid) (?:fight|argument|row|blowout)|(?:aren'?t|isn'?t|not|have not|haven'?t|stopped|won'?t) (?:speak\\p{L}*|spoken|talk\\p{L}*|answer\\p{L}*|spoke)|fighting|not on speaking)",
      ),
      /\bfamily (?:whatsapp |group |chat |dinner )*(?:group )?[^.!?]{0,20}\b(?:exploded|fighting|drama|war|fight|argument|feud)\b|\b(?:family drama|everybody is fighting|everyone is fighting)\b/iu,
      kin(
        '\\bmy ',
        '\\b[^.!?]{0,40}\\b(?:criticis\\p{L}*|judg\\p{L}*|picks? on|guilt\\p{L}*)\\b[^?]{0,80}\\b(?:lost it|shouted|snapped|fight|tears|cried|hurt)',
      ),
    ),
    not: /\b(?:fighting it|scar\b|hit|hits|beat|slap\p{L}*|knife|threw|police|drunk|you and i|with you|my (?:boyfriend|girlfriend|husband|wife|partner|ex)|kids? (?:are|were) fighting over|dog|cat)\b/iu,
    lines: [
      [
        S,
        'warm',
        'I am sorry. Nobody can get under the skin quite like family. Do you want to talk about it?',
      ],
      [N, 'calm', 'That sits in the stomach all day. How are you now?'],
      [
        F,
        'warm',
        'Is it an old sore point, or did it come out of nowhere?',
        /^(?!.*\b(?:again|same old|estate|years)\b)/iu,
      ],
      [
        S,
        'warm',
        'The same argument again is the most tiring kind. I am sorry.',
        /\b(?:again|same old|every time|always)\b/iu,
      ],
      [
        S,
        'calm',
        'Being in the middle is the worst seat. You are allowed to leave it.',
        /\b(?:middle|between|both)\b/iu,
      ],
      [L, 'warm', 'You sound as if you still care a lot about how it ends. Give it a night.'],
      [S, 'direct', 'I will listen without taking sides, or take yours, whichever you need tonight.'],
    ],
    brief: [
      ['warm', 'I am sorry, family gets under the skin like nobody else.'],
      ['calm', 'That sits in the stomach, I am sorry.'],
      ['warm', 'Give it a night, and be kind to yourself.'],
    ],
  },
  {
    name: 'driven mad by family',
    sore: true,
    when: any(
      /\b(?:m[ou]m|mother|gran|aunt\p{L}*|dad|father|family|everyone|uncle|gogo|ouma)\b[^.!?]{0,50}\b(?:asked|asks|asking|keeps? asking|ask) (?:me )?[^.!?]{0,30}\b(?:when (?:i'?m|i am|i will|am i)|why i'?m|married|single|babies|grandchildren|settle)\b|\btold the whole church\b|\b(?:trying to|wants to) (?:set me up|marry me off)\b/iu,
      kin(
        '\\bmy (?:\\p{L}+ )?',
        "(?:'s)?\\b[^.!?]{0,40}\\b(?:has )?(?:rearranged|reorganised|rearranging|opinions?|criticis\\p{L}*|comments? on|interfer\\p{L}*|nagg?\\p{L}*|driving me (?:mad|crazy|up|insane|nuts)|drives me (?:mad|crazy|up|insane|nuts)|bossing|takes over|found my|went through my)",
      ),
      /\b(?:day (?:one|two|three|four|five|six|\d+) of|surviving) (?:the |my )?(?:family|visit|in-laws|parents)\b|\bhiding in (?:the|my) (?:bathroom|room|car|garage)\b[^.!?]{0,30}\b(?:family|mother|mom|mum|in-laws|kids|visitors)?|\b(?:dad|father|my m[ou]m|mother) has been here\b/iu,
    ),
    not: /\b(?:tinder|photos|grinning|potatoes|hit|beat|slap\p{L}*|scared|panic|shooter|crying|cried|sobbing|attack|dementia|memory|four times today and)\b/iu,
    lines: [
      [S, 'playful', 'Deep breaths. Is there a garage you could go and check on?'],
      [
        P,
        'playful',
        'They never retire from that, I am told. How long until you get your house back?',
        /\b(?:here|visit|stay\p{L}*|rearrang\p{L}*|day (?:one|two|three|four|\d)|kitchen|holiday)\b/iu,
      ],
      [
        F,
        'playful',
        'What did you answer? I hope that it was something wicked.',
        /\b(?:ask\p{L}*|comment\p{L}*|opinion\p{L}*|said|says|told)\b/iu,
      ],
      [
        T,
        'playful',
        'Tell them that you are in negotiations. It buys you until Christmas.',
        /\b(?:married|single|babies|settle|set me up)\b/iu,
      ],
      [S, 'warm', 'You can love them and still want to scream into a cushion. Both are true.'],
      [
        P,
        'playful',
        'Curtains! There are people who have nothing else to lose sleep over.',
        /\bcurtains\b/iu,
      ],
      [L, 'warm', 'I would have lost my patience an hour ago. You are doing well.'],
    ],
    brief: [
      ['playful', 'Deep breaths, there must be a garage you could go and check on.'],
      ['warm', 'I would have lost my patience an hour ago.'],
      ['warm', 'You can love them and still want to scream into a cushion.'],
    ],
  },
  {
    name: 'a wedding to go to',
    when: any(
      /\bweddings?\b[^?]{0,80}\b(?:tomorrow|saturday|friday|sunday|weekend|next (?:week|month)|nothing to wear|speech|bridesmaid|best man|groomsman|packing|mc|mc-ing|pray for me|open bar|rain|single)\b|\b(?:off to|going to|packing for|attending|invited to|got)\b[^.!?]{0,30}\bweddings?\b/iu,
      kin(
        '\\b(?:my|our) (?:\\p{L}+ )?',
        "(?:'s)?\\b[^.!?]{0,16}\\b(?:is|are|'s|gets?|getting) (?:getting )?married (?:on|this|tomorrow|next|in)\\b",
      ),
      /\b(?:friend|bestie|mate|colleague|boss|housemate)(?:'s)? (?:is |are )?(?:getting married|wedding)\b[^?]{0,60}\b(?:tomorrow|saturday|friday|sunday|weekend|next|in (?:a|two|\p{L}+ber))/iu,
    ),
    not: /\b(?:fainted|wrong wedding|we shot|tailor|our own|my (?:own )?wedding|called off|was (?:so |just |absolutely )?(?:beautiful|lovely|amazing|perfect|stunning|great)|back from|danced|got married (?:yesterday|on|last)|tied the knot|yesterday|last (?:night|weekend|saturday)|with me\?|plus one\?|my ex|to you|together|wants a wedding|except for me|not invited|forgot|mom'?s wedding dress|tips|want to vanish)\b/iu,
    lines: [
      [F, 'playful', 'And will you dance, or guard the cake?'],
      [F, 'warm', 'Are you looking forward to it, or only to the food?'],
      [
        P,
        'playful',
        'A bridesmaid in that colour deserves danger pay.',
        /\bbridesmaid\b.*\b(?:mint|green|peach|lilac|orange|coral|yellow|dress|purple)\b/iu,
      ],
      [P, 'playful', 'Answer the single question with your mouth full. It works.', /\bsingle\b/iu],
      [
        S,
        'warm',
        'Short, one funny thing, one kind thing, sit down. The speech will be lovely.',
        /\b(?:speech|mc|mc-ing|toast)\b/iu,
      ],
      [
        P,
        'playful',
        'Wear the thing you can eat in. Nobody looks at the guests anyway.',
        /\b(?:wear|dress|outfit|suit|shoes)\b/iu,
      ],
      [L, 'warm', 'Have a wonderful time. I want the best bit afterwards, in full.'],
      [F, 'direct', 'Who in your family always cries first?', new RegExp(`\\b(?:${KIN})`, 'iu')],
    ],
    brief: [
      ['warm', 'A wedding, how lovely.'],
      ['playful', 'Dance once for me.'],
      ['warm', 'I hope that it is a beautiful day.'],
    ],
  },
  {
    name: 'a wedding that was',
    when: any(
      /\bweddings?\b[^?]{0,30}\b(?:was|went|yesterday|on saturday|last (?:night|weekend|saturday))\b|\b(?:back|home|recovering) from\b[^.!?]{0,30}\bweddings?\b|\b(?:danced|cried|caught the bouquet|my feet|feet destroyed|shoes|speech)\b[^.!?]{0,60}\bweddings?\b|\bwedding\b[^?]{0,90}\b(?:danced|cried|bouquet|snort|speech (?:made|went)|feet)\b/iu,
      kin(
        '\\b(?:my|our) (?:\\p{L}+ )?',
        "(?:'s)?\\b[^.!?]{0,16}\\b(?:got married|tied the knot|said i do) (?:yesterday|today|on|last|this)",
      ),
      /\b(?:friend|bestie|mate|colleague)s? (?:got married|tied the knot|said i do)\b/iu,
      /^\W*(?:oh |so |it was )?(?:perfect|beautiful|amazing|lovely|stunning|so good)[!.,]? [^?]{0,30}\b(?:she|he|they) (?:walked|looked|cried|said)\b[^?]{0,60}\b(?:everyone|dress|aisle|vows|food|danced|cried)\b/iu,
    ),
    not: /\b(?:my ex|his ex|should have been|our wedding|my (?:own )?wedding|wedding (?:was |is )?(?:called|cancelled|off)|years ago|except for me|not invited|left me|tomorrow|next)\b/iu,
    lines: [
      [L, 'warm', 'That sounds like a good one. What was the moment you will keep?'],
      [F, 'playful', 'Who cried first, and who danced worst?', /^(?!.*\beveryone cried\b)/iu],
      [
        S,
        'playful',
        'Feet in a bucket and no plans today, I hope.',
        /\b(?:feet|danc\p{L}*|shoes|till \d|midnight)\b/iu,
      ],
      [P, 'playful', 'You caught the bouquet? I will act normal about that.', /\bbouquet\b/iu],
      [L, 'warm', 'Until midnight! I hope you are a little bit proud of that.', /\buntil midnight\b/iu],
      [N, 'warm', 'Weddings do that. Happy, wrung out, and living on leftover cake?'],
      [T, 'playful', 'The shoes did their duty. Let them rest where they fell.', /\bshoes\b/iu],
      [L, 'warm', 'How lovely for all of you. Sleep, and then tell me everything.'],
    ],
    brief: [
      ['warm', 'That sounds like a beautiful day.'],
      ['playful', 'Feet up, you have danced enough for both of us.'],
      ['warm', 'How lovely for all of you.'],
    ],
  },
  {
    name: 'small children in the house',
    when: any(
      /\b(?:babysit\p{L}*|baby ?sitting|looking after|minding|taking care of|watching|on duty with|got|have) (?:my |the |a |his |her |two |three |four )?(?:\p{L}+(?:'s)? ){0,2}(?:kids|twins|nephews?|nieces?|grandchildren|grandkids|toddlers?|little ones|boys|girls)\b[^?]{0,60}\b(?:tonight|today|until|till|weekend|whole|haven'?t|twice|sat down|sleep|knees|ice|cake|shows?|energy|exhaust\p{L}*|tired|screaming|sugar|busy|homework|bath|bed)\b/iu,
      /\b(?:kids?|children|boys|girls|toddlers?|twins|little ones?|baby|son|daughter) (?:are |is |were )?(?:all |both )?(?:finally |eventually )?(?:down|asleep|in bed|sleeping|had hockey|won'?t (?:sleep|go to bed|nap)|refuse\p{L}* to (?:sleep|eat|nap|bath|go))\b|\bschool holidays\b|\bsingle (?:m[ou]m|dad) (?:evening|life|morning|duties|diaries)\b|\bbed ?time (?:battle|routine|war|story)\b|\bfloor is (?:lego|covered)\b|\bbabysitting\b/iu,
      /\b(?:nephew|niece|grandson|granddaughter)\b[^.!?]{0,20}\b(?:with me|sleeping over|staying|for the (?:day|night|weekend))\b/iu,
    ),
    not: /\b(?:my ex|with their|their (?:dad|father|mom|mother)|won'?t bring|court|custody|sick|fever|hospital|don'?t want kids|lost|cried at|dropped|sleeping through|slept through|vomit\p{L}*|free|match|final)\b/iu,
    lines: [
      [S, 'playful', 'Stay strong. How many hours until bedtime?', /^(?!.*\b(?:down|asleep|in bed)\b)/iu],
      [
        L,
        'warm',
        'They are asleep and you are still standing. That is a win.',
        /\b(?:down|asleep|sleeping|in bed)\b/iu,
      ],
      [P, 'playful', 'Twice in one evening. You must know all the words by now.', /\btwice\b/iu],
      [T, 'playful', 'Who is in charge over there, honestly?'],
      [S, 'warm', 'Sit down for five minutes. You have done a full shift already.'],
      [F, 'warm', 'What is the funniest thing that one of them said today?'],
      [
        L,
        'warm',
        'They will remember that you were there. Your knees will too, I am afraid.',
        /\b(?:knees|grand\p{L}*|nephews?|nieces?)\b/iu,
      ],
      [S, 'calm', 'That is a lot for one pair of hands. I hope that the tea is hot tonight.'],
    ],
    brief: [
      ['playful', 'Stay strong, I admire your nerves.'],
      ['warm', 'You have done a full shift, sit down.'],
      ['warm', 'That is a lot for one pair of hands.'],
    ],
  },
  {
    name: 'a baby has come',
    when: any(
      /\b(?:sister|brother|cousin|friend|bestie|daughter|son|niece|colleague|daughter-in-law|sister-in-law|she|they)\b[^.!?]{0,30}\b(?:had (?:her|the|their|a) (?:baby|babies|twins|little|boy|girl)|gave birth|(?:baby|babies|twins) (?:came|arrived|is here|are here|was born|were born))\b/iu,
      /\bit'?s a (?:boy|girl)\b|\b(?:i'?m|i am|i became|became|become|just become|officially|just became|i'?m officially) (?:an? )?(?:officially )?(?:great-?)?(?:uncle|aunt|auntie|aunty|grandmother|grandfather|granny|grandpa|ouma|oupa|gogo|godmother|godfather)(?: again)?(?= (?:since|last|today|this|now|again|of)|\W*$|[!.,])|\b(?:niece|nephew|grandson|granddaughter|grandchild|godchild|godson)\b[^.!?]{0,20}\b(?:arrived|was born|is here|has arrived|born|came)\b|\b\d[.,]\d ?kg\b[^?]{0,30}\b(?:hair|perfect|baby|girl|boy|healthy)\b/iu,
    ),
    not: /\b(?:lost the|stillborn|miscarr\p{L}*|my ex|his new|still (?:in|critical)|nicu|incubator|going to be an?|gonna be an?|pregnant|expecting|dog|cat|puppies|kittens|not breathing|critical)\b/iu,
    lines: [
      [
        L,
        'warm',
        'Congratulations to all of you! How are mother and baby doing?',
        /^(?!.*\b(?:both (?:fine|well|good|doing)|are both|well and)\b)/iu,
      ],
      [
        L,
        'warm',
        'Oh, how wonderful! Everybody well, and a whole new person in the world.',
        /\b(?:both|well|fine|perfect|healthy)\b/iu,
      ],
      [F, 'warm', 'Have you held the little one yet?'],
      [P, 'playful', 'And so the spoiling begins. Have you bought anything ridiculous already?'],
      [
        N,
        'warm',
        'No wonder if nobody slept. What a morning to wake up to.',
        /\b(?:am|morning|slept|night|hours|early)\b/iu,
      ],
      [F, 'direct', 'Is there a name?', /^(?!.*\b(?:name|named|called)\b)/iu],
      [L, 'warm', 'That child has picked a good family. Congratulations!'],
    ],
    brief: [
      ['warm', 'Congratulations to all of you, what wonderful news!'],
      ['warm', 'Oh, how lovely, a whole new person!'],
      ['playful', 'Congratulations, and may the spoiling begin.'],
    ],
  },
  {
    name: 'homesick',
    sore: true,
    when: any(
      /\b(?:home ?sick\p{L}*)\b|\b(?:i |just |really |still |and )(?:\p{L}+ )?miss(?:ing)? (?:home|my people|my family|my folks|my (?:m[ou]m|gran|mother)'s (?:kitchen|cooking|food)|the smell|everyone back|everybody back|everyone at home|them all|south africa|sa\b|my country|the sun back)/iu,
      /\b(?:away from|far from|without) (?:home|my family|the family|my people|everyone i love|everybody i love|my folks)\b/iu,
      kin(
        "\\b(?:haven'?t seen|not seen|miss(?:ing)?) my (?:\\p{L}+ )?",
        '\\b[^?]{0,60}\\b(?:years?|months|perth|london|canada|australia|overseas|abroad|dubai|uk|so far|miss (?:him|her|them))\\b',
      ),
    ),
    not: /\b(?:died|passed|late|heaven|grave|my ex|sick of|jail|since (?:he|she) (?:died|passed|went)|without me|miss (?:you|u))\b/iu,
    lines: [
      [
        S,
        'warm',
        'I am sorry, that comes in waves. What do you miss most?',
        /^(?!.*\b(?:smell|kitchen|noise|accents|food)\b)/iu,
      ],
      [N, 'calm', 'It is the small things that get you. Can you phone them tonight?'],
      [S, 'warm', 'That is a lonely feeling, even on a good day. I am glad you told me.'],
      [F, 'warm', 'When do you see them again?'],
      [L, 'warm', 'It says something lovely about where you come from. Tell me about it?'],
      [S, 'calm', 'No distance makes that easy. Be good to yourself today.'],
      [P, 'playful', 'Cook something from there tonight and play the music too loud. It helps a little.'],
    ],
    brief: [
      ['warm', 'I am sorry, that comes in waves.'],
      ['calm', 'No distance makes that easy.'],
      ['warm', 'It is the small things that get you, I know.'],
    ],
  },
  {
    name: 'the ill animal',
    sore: true,
    when: any(
      /\b(?:dog|cat|puppy|kitten|pup|terrier|labrador|lab|rabbit|bunny|hamster|parrot|budgie|horse|pony|staffie|sausage dog|boerboel|old girl|old boy|fur ?baby|fur kid)\b[^?]{0,70}\b(?:not (?:eating|well|himself|herself)|isn'?t (?:eating|well|himself|herself)|won'?t eat|stopped eating|throwing up|vomit\p{L}*|seizures?|limp\p{L}*|sick|ill|lump|tests|x-?rays?|drip|overnight|operation|surgery|worried|in pain|crying when|biliary|tick ?bite|parvo|swallowed|bleeding)\b/iu,
      /\b(?:vet|vets)\b[^?]{0,70}\b(?:swallowed|x-?rays?|drip|overnight|lump|tests|wait|worried|scared|sick|meds|tick ?bite|biliary|operat\p{L}*|surgery|keeping|infection|morning|snake ?bite|poison\p{L}*)\b|\b(?:swallowed|x-?rays?|drip|overnight|lump|tests|worried|sick|throwing up|poison\p{L}*)\b[^?]{0,60}\b(?:at the|to the|the) vets?\b/iu,
    ),
    not: /\b(?:died|put (?:him|her|it|them|my \p{L}+|our \p{L}+) (?:down|to sleep)|had to put|didn'?t make it|is a vet|all clear|just an? |fine now|better now|going to be (?:fine|ok)|sick of|results are fine|bit my|casualty|saying goodbye|lend|borrow|bill|as sick as a dog|rainbow bridge|sick as a (?:dog|parrot)|kids)\b/iu,
    lines: [
      [S, 'warm', 'Oh no, poor thing, and poor you. How is it looking now?'],
      [S, 'warm', 'I am so sorry, that is a horrible worry. They are family.'],
      [N, 'calm', 'The waiting is awful when they cannot tell you what hurts. I am thinking of you both.'],
      [
        S,
        'calm',
        'You are doing all you can. Write to me while you wait, if it helps.',
        /\b(?:vet|wait|overnight|tests|x-?rays?|drip|keeping|morning)\b/iu,
      ],
      [
        S,
        'warm',
        'The house must feel wrong without those paws. I hope that tomorrow brings good news.',
        /\b(?:overnight|keeping|house|quiet)\b/iu,
      ],
      [L, 'warm', 'Give an ear a very gentle scratch from me.', /^(?!.*\b(?:overnight|keeping)\b)/iu],
      [F, 'warm', 'What does the vet say?', /^(?!.*\b(?:vet says|they found|said|on meds)\b)/iu],
    ],
    brief: [
      ['warm', 'Oh no, poor thing, and poor you.'],
      ['warm', 'I am so sorry, that is a horrible worry.'],
      ['calm', 'I hope so much that it is nothing serious.'],
    ],
  },
  {
    name: 'what the animal does',
    when: any(
      /\b(?:dog|cat|puppy|kitten|pup|parrot|hadedas?|terrier|labrador|lab|husky|bunny|hamster|goat|chickens?|monkeys?|baboons?|staffie|dachshund|sausage dog|pug)\b[^?]{0,60}\b(?:ate|eaten|eats|chewed|chewing|stole|steals|rolled|dug|digs|barks|howls|knocked|sleeps|sleeping|taken to|decided|refuses|snores|snoring|side of (?:my|the) bed|looked me in the eye|judging|shouting|breakfast|fruit bowl|box|fart\p{L}*|drool\p{L}*|peed|pooped|weed|sat on|jumped|keyboard|laptop|4 ?am|5 ?am|3 ?am|hiding|escaped|opened)\b/iu,
      /\b(?:stuffing everywhere|chewed (?:my|the|through|up)|(?:get|move|push) (?:my|the) (?:dog|cat) off)\b/iu,
    ),
    not: /\b(?:vet|sick|ill|died|dead (?:dog|cat)|attack\p{L}*|bit (?:my|me|a|him|her)|bitten|stolen|missing|lost|ran away|put (?:down|to sleep)|worried|crying|poison\p{L}*|casualty|your (?:dog|cat|puppy)|all night|three hours|sleep badly|person|do you|allergic|eaten my slippers|i ate|hot dogs?|got a|adopted|brought home|foster\p{L}*|abandoned|found (?:a|him|her|it)|no respect for my ex|rolled (?:the|my) (?:car|bakkie))\b/iu,
    lines: [
      [P, 'playful', 'And not one ounce of guilt, I assume?'],
      [T, 'playful', 'It is quite clear who pays the rent and who owns the place.'],
      [L, 'playful', 'I am on the side of the animal, I am sorry. Is there a photo?'],
      [F, 'playful', 'What does the face look like when you tell it off?'],
      [S, 'playful', 'With your car? You are a patient person.', /\b(?:my car|back seat|the car)\b/iu],
      [P, 'playful', 'There is no such thing as your side of the bed any more.', /\bbed\b/iu],
      [P, 'playful', 'Only the left one. That is a collector.', /\bleft one\b/iu],
      [
        F,
        'warm',
        'What is the name of this criminal?',
        /\b(?:ate|chewed|stole|knocked|rolled|dug|peed|pooped|stuffing|opened|escaped|eaten)\b/iu,
      ],
    ],
    brief: [
      ['playful', 'And not one ounce of guilt, I assume.'],
      ['playful', 'It is quite clear who runs that house.'],
      ['playful', 'I am on the side of the animal, sorry.'],
    ],
  },
  {
    name: 'a new animal',
    when: any(
      /\b(?:got|getting|adopted|rescued|fostered|foster(?:ing)?|brought home|fetched|took in|picked up|bought|found) (?:myself |ourselves |us )?(?:a|an|my|our|two|this|another|the|one) (?:\p{L}+ |\p{L}+-|new |\d+-){0,4}(?:puppy|puppies|kitten|kittens|pup|dog|cat|budgie|rabbit|bunny|hamster|parrot|tortoise|rescue|dachshund|labrador|goldfish|pug|staffie)\b|\b(?:stray (?:kitten|cat|dog|puppy))\b|\bnew (?:puppy|kitten|pup|family member|addition|fur)\b/iu,
    ),
    not: /\b(?:died|put (?:him|her|it|them) (?:down|to sleep)|do (?:you|u)|should i|want(?:ed)? (?:a|to)|thinking of|if i|one day|hit by|killed|new man|ex |bitten|hot dogs?|coin|beach|shelter job|for (?:my|her|his) (?:ex|birthday))\b/iu,
    lines: [
      [L, 'warm', 'Congratulations on the new boss! What is the name?', /^(?!.*\b(?:called|named|name)\b)/iu],
      [F, 'warm', 'How was the first night?', /^(?!.*\b(?:weeks|up at|night)\b)/iu],
      [L, 'warm', 'Oh, I am already in love. Photo, please, and quickly.'],
      [
        S,
        'playful',
        'Broken nights and wet floors. And you would not swap it, would you?',
        /\b(?:puppy|pup|up at|tired|manners)\b/iu,
      ],
      [
        P,
        'playful',
        'One night only. That is what everybody says before they buy the bed.',
        /\b(?:foster\p{L}*|one night|stray|apparently)\b/iu,
      ],
      [
        S,
        'warm',
        'Give it time and a quiet corner. Trust comes out from under the couch eventually.',
        /\b(?:hiding|under|scared|rescue|shy)\b/iu,
      ],
      [F, 'direct', 'Who has trained whom so far?'],
      [
        L,
        'warm',
        'Lucky animal. That is a good thing to have done.',
        /\b(?:adopt\p{L}*|rescue\p{L}*|foster\p{L}*|stray|took in)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Congratulations, I am already in love!'],
      ['playful', 'So you have a new boss at home.'],
      ['warm', 'Lucky animal.'],
    ],
  },
];
