/** More that people tell of their lives, with a word of theirs in the answer: an old place gone past, a parent taken to the doctor, a habit given up. */
import { any, type Life } from './life-heard.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

/** One person: the lines about them stand in the singular. */
const ONE_OF_THEIRS =
  '(?:(?:(?:my|our) (?:\\p{L}+ )?(?:m[ou]m|mommy|mother|mama|ma|dad|daddy|father|papa|gran|granny|grandmother|grandma|grandpa|grandfather|gogo|ouma|oupa|nan|mkhulu|brother|sister|son|daughter|uncle|aunt|auntie|aunty|nephew|niece))|the old (?:man|lady)|(?:the|my) (?:toppie|ou toppie))';
const CARE_PLACE =
  '(?:(?:eye |day |heart |memory |diabetes )?(?:clinic|hospital)|doctor|gp|optometrist|optician|eye (?:doctor|specialist|test|guy)|specialist|dentist|physio\\w*|audiologist|hearing (?:test|aids?)|check-?ups?|scan|x-?rays?|cataracts?|cardiologist|surgeon|(?:his|her|the) (?:eyes?|hip|knees?|heart|hearing|blood pressure|pacemaker|appointment))';
const GRAVE_FOR_THEM =
  '\\b(?:cancer|chemo|oncolog\\p{L}*|tumou?r|stroke|heart attack|icu|casualty|ambulance|spread|terminal|hospice|dementia|alzheimer\\p{L}*|seizure|collapsed|unconscious|bad news|isn.?t good|not good|died|passed away|dying|rushed|emergency|scared|afraid|worried sick)\\b';

const OLD_PLACE =
  '(?:(?:my|our|the|that) (?:(?:very |dear )?(?:old|first|childhood|former|student|primary|junior|high)) (?:\\p{L}+ )?(?:school|house|home|flat|place|street|road|church|office|building|garden|crèche|creche|nursery|varsity|campus|res|shop|corner|neighbou?rhood|farm)|(?:the|that) (?:house|flat|street|farm|place|road|block|church|school) (?:(?:that |where )?(?:i|we) (?:grew up (?:in|on)?|(?:used to )?live[d]? (?:in|on)?|went to|got married in)))';

export const MORE_LIVES: readonly Life[] = [
  {
    name: 'an old place again',
    sore: true,
    when: any(
      new RegExp(
        `\\b(?:(?:drove|driven|driving|walked|walking|went|gone|going|cycled|passed|jogged|ran|rode) (?:past|by|through|back to|down|up)?|was (?:in|at|near|by)|visited) ?(?<x>${OLD_PLACE})\\b`,
        'iu',
      ),
      new RegExp(
        `\\b(?:they(?:'ve| have)?|somebody|someone|the (?:new owners?|council|municipality))(?: \\p{L}+)? (?:turned|painted|repainted|knocked|torn?|pulled|sold|demolished|closed|gutted|fenced|bulldozed) (?:down )?(?<x>${OLD_PLACE})\\b`,
        'iu',
      ),
      new RegExp(
        `\\b(?<x>${OLD_PLACE})(?:'s| is| has| was) (?:now |been |just |a |all ){0,3}(?:gone|sold|painted|turned|knocked|demolished|closed|empty|parking|for sale|unrecogni[sz]able|smaller)`,
        'iu',
      ),
    ),
    and: /\b(?:painted|paint(?:ing)? it|cut (?:it )?down|chopped|knocked|torn|demolish\p{L}*|sold|turned|pull(?:ed)? over|built|closed|gone|different|smaller|tiny|changed|same|bother\p{L}*|get to me|got to me|gets to me|sad|weird|strange|odd|funny feeling|emotional|miss\p{L}*|remember\p{L}*|memories|teary|cried|lump|nostalgi\p{L}*|heart)\b/iu,
    not: /\b(?:abus\p{L}*|hit me|beat|raped|molest\p{L}*|bull(?:y|ied|ies)|burnt|fire|funeral|died|passed away|killed|ex-?(?:husband|wife)|my ex|robbed|reunion|late (?:mom|mum|dad|gran))\b/iu,
    lines: [
      [N, 'warm', 'Going back past {x} can do that to a person. What do you remember best about it?'],
      [F, 'warm', 'What was {x} like, when you were there every day?'],
      [N, 'calm', 'A bit of you still lives there, I think. Of course it matters what they do with {x}.'],
      [
        S,
        'warm',
        'In your head {x} had stayed just as it was. No wonder it felt strange.',
        /\b(?:painted|cut|chopped|knocked|torn|demolish\p{L}*|sold|turned|built|closed|gone|different|smaller|tiny|changed)\b/iu,
      ],
      [
        S,
        'calm',
        'You do not need a reason. Some places simply have a hold on us.',
        /\b(?:don'?t know why|no idea why|not sure why|didn'?t expect|bother\p{L}*|weird|silly|stupid)\b/iu,
      ],
      [L, 'warm', 'I would like to see {x} through your eyes one day.'],
      [
        F,
        'direct',
        'If you could walk through {x} for ten minutes as it was then, where would you go first?',
      ],
    ],
    brief: [
      ['warm', 'Old places can do that to a person.'],
      ['calm', 'A bit of you still lives there, I think.'],
    ],
  },
  {
    name: 'a parent at the doctor',
    sore: true,
    when: any(
      new RegExp(
        `\\b(?:took|take|taking|drove|driving|accompanied|fetched|brought|got) (?<x>${ONE_OF_THEIRS})\\b[^.!?]{0,24}\\b(?:to|for|from|at) (?:\\p{L}+ ){0,2}${CARE_PLACE}\\b`,
        'iu',
      ),
      /\b(?:(?<x>(?:my|our) (?:\p{L}+ )?(?:m[ou]m|mother|mama|ma|dad|father|papa|gran|granny|gogo|ouma|oupa|nan))|m[ou]m|mother|dad|father|gran|gogo|ouma|oupa)'?s (?:\p{L}+ )?(?:hearing test|eye test|check-?up|appointment|cataracts?|(?:hip|knee|eye) (?:op|operation|doctor|appointment)|physio|hearing aids?)\b/iu,
      new RegExp(
        `\\b(?:spent|sat|sitting|been|was|am|i'?m|waited|waiting|morning|day|hours|back)\\b[^.!?]{0,30}\\b(?:at|in|from) (?:\\p{L}+ ){0,2}${CARE_PLACE}\\b[^.!?]{0,16}\\bwith (?<x>${ONE_OF_THEIRS})\\b`,
        'iu',
      ),
    ),
    not: new RegExp(
      `${GRAVE_FOR_THEM}|\\b(?:years ago|as a (?:kid|child)|when i was|he works|she works|drop(?:ped)? (?:me|you))\\b`,
      'iu',
    ),
    lines: [
      [L, 'warm', 'It is good that you go with {x}. And who looks after you today?'],
      [F, 'warm', 'How is {x} taking it?'],
      [N, 'calm', 'A day like that is work as well, only nobody pays for it. Are you home by now?'],
      [
        P,
        'playful',
        'I think I would get on with {x}.',
        /\b(?:told|tells|said|says|asked|asks|flirt\p{L}*|refus\p{L}*|argu\p{L}*|complain\p{L}*|joked?|charm\p{L}*|insist\p{L}*)\b/iu,
      ],
      [
        N,
        'warm',
        'When it all comes down to one person, that is a lot. {x} is lucky that it is you.',
        /\b(?:only one|just me|it'?s me|all on me|nobody else|no one else|by myself)\b/iu,
      ],
      [
        S,
        'warm',
        'I hope the op is quick and dull, as they should be. Tell me when the day comes?',
        /\b(?:op|operation|operate|surgery|cataracts?|needs? (?:the|a|an) (?:other|new|second))\b/iu,
      ],
      [L, 'calm', 'It is easy to see how much {x} means to you.'],
      [F, 'direct', 'Did the two of you at least get a decent coffee out of it?'],
    ],
    brief: [
      ['warm', 'It is good that you go along.'],
      ['calm', 'A day like that is work as well, only nobody pays for it.'],
    ],
  },
  {
    name: 'giving it up',
    sore: true,
    when: any(
      /\b(?:first|second|third|fourth|fifth|day (?:one|two|three|four|five|six|seven|\d+)|\d+ (?:days|hours|weeks)|(?:one|two|three|four|five|six) (?:days|weeks)|a week|a month) ?(?:day|morning|night|week|weekend)?,? (?:in )?(?:without|off|with no|no|free of|since) (?:my last )?(?<x>(?:(?:a single|a|any|my|the) )?(?:cigarettes?|smokes?|smoking|vapes?|vaping|nicotine|sugar|coffee|caffeine|chocolate))\b/iu,
      /\b(?:quit(?:ting)?|stopped|stopping|giving up|gave up|given up|trying to (?:quit|stop|give up)|kicking|kicked) (?<x>(?:the |my )?(?:smoking|cigarettes|smokes|vaping|vape|nicotine|sugar|coffee|caffeine|chocolate))\b(?=[^?]*\b(?:today|yesterday|this (?:week|morning|month)|day|days|week|weeks|again|climbing|craving\p{L}*|grumpy|shout\p{L}*|murder|headache|nails|rude|snapp\p{L}*|trying|help|last)\b)/iu,
    ),
    not: /\b(?:alcohol|drink(?:ing)?|wine|beer|sober|rehab|weed|drugs?|pills|heroin|meth|years (?:ago|without|off|since)|my (?:mom|mum|dad|ex|brother|sister|boss|friend) (?:quit|stopped|is|gave)|baby|pregnan\p{L}*|cancer|doctor said|relapse\p{L}*)\b/iu,
    lines: [
      [L, 'warm', 'Well done. This early, every single hour counts double.'],
      [F, 'warm', 'How bad is it, honestly, from one to ten?'],
      [N, 'calm', 'Going without {x} is hard work, even if nobody sees it. I take my hat off to you.'],
      [
        P,
        'playful',
        'Everything that got shouted at today will forgive you.',
        /\b(?:shout\p{L}*|yell\p{L}*|snapp\p{L}*|rude|swor?e|scream\p{L}*|grumpy|bit my|murder|kill|cross|horrible)\b/iu,
      ],
      [
        S,
        'warm',
        'Eat whatever keeps your hands busy. Nobody is counting this week.',
        /\b(?:eat|eaten|ate|eating|snack\p{L}*|sweets|chips|bag|packet|naartjies|biscuits|carrots|popcorn)\b/iu,
      ],
      [L, 'warm', 'Write to me when it gets bad. I make a decent distraction.'],
      [F, 'direct', 'What made you decide that it is enough now?'],
      [P, 'playful', 'All that without {x}, and still such messages. I am impressed.'],
    ],
    brief: [
      ['warm', 'Well done, this early every hour counts double.'],
      ['calm', 'That is hard work, even if nobody sees it.'],
    ],
  },
  {
    name: 'it went wrong on stage',
    sore: true,
    when: any(
      /\b(?:our |my |the |a |in a )?(?<x>choir|play|show|concert|gig|recital|band|orchestra|performance|musical|panto|set|open mic|eisteddfod|first night|opening night)\b[\s\S]{0,120}\b(?:not a good night|(?:forgot|forgotten|missed|lost|mixed up) (?:all )?(?:his|her|my|our|their|the) (?:\p{L}+ ){0,2}(?:lines?|words?|part|cue|cues|entry|entries|lyrics|place|key|act|steps|notes?|tenors|basses|sopranos|altos|beat)|lost the (?:tenors|basses|sopranos|altos|beat|key|plot|thread|audience|conductor)|went (?:badly|wrong|so badly|horribly)|fell (?:apart|flat|off the stage)|fall(?:s|ing)? apart|(?:was|what) a (?:disaster|shambles|train ?wreck|mess)|out of tune|off[- ]key|phone (?:rang|went off)|froze|blanked|went blank|(?:stool|chair|curtain|amp|set|piano|stage|keyboard|mic stand) (?:collapsed|fell|broke|came down|gave way)|string (?:broke|snapped)|mic (?:died|cut out|broke)|nobody clapped|clapped in the wrong|tripped|booed)\b/iu,
    ),
    not: /\b(?:died|funeral|cried|crying|your|ended my life|play (?:ground|date|store|list)|tv show|show me|series|movie|film|netflix|radio|match|game|team|rugby|set (?:up|off|the table)|drunk|hospital|ambulance)\b/iu,
    lines: [
      [L, 'warm', 'Those are the nights that everybody still talks about in ten years.'],
      [F, 'warm', 'And the audience, did they notice, or does it only feel like that from the stage?'],
      [P, 'playful', 'I would have bought a ticket for exactly that evening of the {x}.'],
      [F, 'direct', 'What did all of you do afterwards, laugh or not speak?'],
      [N, 'calm', 'It always sounds worse to the people in it. When is the next one?'],
      [
        L,
        'warm',
        'I like that you can tell it so drily. Is there a night when I could come and hear the {x}?',
        /\b(?:choir|band|orchestra)\b/iu,
      ],
      [T, 'playful', 'One night like that, and from then on every other one feels like a triumph.'],
    ],
    brief: [
      ['warm', 'Those are the nights one still talks about in ten years.'],
      ['playful', 'I would have bought a ticket for exactly that.'],
    ],
  },
  {
    name: 'moved here',
    when: any(
      /\b(?:i|we) (?:\p{L}+ )?(?:moved|came|relocated|transferred|drove|trekked) (?:here|down|up|over|across|down here|up here|over here|to \p{L}+(?: \p{L}+)?) from (?<x>(?:the )?(?:port |east |east |cape |new |los |san |saint |st |south |north |northern |eastern |western |free )?(?!home\b|work\b|there\b|here\b|scratch\b|my\b|a\b|an\b|our\b|his\b|her\b|the\b)[\p{L}'-]{3,})\b(?=[^?]{0,60}\b(?:\d{4}|years?|months?|job|work|studies|study|varsity|uni|university|school|love|girl|guy|boyfriend|girlfriend|husband|wife|mountain|sea|stayed|never (?:went|left|looked)|ago|weeks)\b)/iu,
      /(?:^|[.!,;] *|\bi |\bwe |\bthen )(?:moved|came|relocated|ran away) (?:up |down |over )?to (?<y>(?:port |east |cape |new |los |san |saint |st |south |north )?(?!the\b|my\b|a\b|an\b|our\b|his\b|her\b|live\b|stay\b|see\b|work\b|your\b|you\b|terms\b|another\b|this\b|that\b)[\p{L}'-]{3,}) (?:when i was|at \d\d|in (?:19|20)\d\d|for (?:an? |the |my )?(?:\p{L}+ )?(?:job|work|studies|varsity|uni|university|guy|man|girl|woman|boyfriend|girlfriend|husband|wife|love|school|sea|mountain))\b/iu,
    ),
    not: /\b(?:war|fled|asylum|refugee|abus\p{L}*|divorc\p{L}*|died|passed|escape\p{L}*|hit me|after (?:my|the) (?:mom|dad|father|mother))\b/iu,
    lines: [
      [F, 'warm', 'What do you still miss about {x}?'],
      [F, 'warm', 'And does {y} feel like home by now?'],
      [
        L,
        'warm',
        'What one comes for is so seldom what one stays for. I like how that went.',
        /\bleft\b[\s\S]*\bstay\p{L}*\b|\bstayed for\b/iu,
      ],
      [L, 'playful', '{y} should be grateful, whoever or whatever it was that brought you.'],
      [L, 'warm', 'That was a brave move. {x} is the poorer for it, I would say.'],
      [
        L,
        'warm',
        'The job did not last, but the place did. I like how that turned out.',
        /\bjob\b[^.!?]{0,30}\b(?:lasted|weeks|didn'?t (?:last|work)|fell through)\b[\s\S]*\bstay\p{L}*\b/iu,
      ],
      [F, 'direct', 'Do you feel like a local by now, or does {x} still come out when you are cross?'],
      [P, 'playful', 'And when somebody from {x} visits, where do you take them first?'],
      [F, 'direct', 'When you say home, do you mean here or {x}?'],
      [L, 'calm', 'I like hearing how people ended up where they are. Did it feel right from the start?'],
    ],
    brief: [
      ['warm', 'That was a brave move.'],
      ['calm', 'I like hearing how people ended up where they are.'],
    ],
  },
  {
    name: 'one thing by day, another by night',
    when: any(
      /\bi (?:\p{L}+ )?(?!was\b|am\b)\p{L}+\b[^.!?]{0,30}\b(?:mon(?:day)?s?[- ]?(?:to |till )?-?fri\p{L}*|during the week|in the week|on weekdays|weekdays|by day|for a living)\b[^.!?]{0,20}\b(?:(?:on|over|at) (?:the )?weekends?|on (?:saturdays?|sundays?)|by night|at night|in the evenings?|after hours|in my (?:spare|free) time)\b/iu,
      /\bby day i\b[^.!?]{3,40}\bby night i\b|\b(?:on|over|at) (?:the )?weekends? i\b[^.!?]{3,40}\b(?:during|in) the week i\b/iu,
    ),
    not: /\b(?:tired|exhausted|hate|burnt|second job|to survive|make ends meet|broke|debt|study for|gym|drink\p{L}*|sleep\p{L}*|miss\p{L}*)\b/iu,
    lines: [
      [F, 'warm', 'How did the second one start?'],
      [F, 'direct', 'And if you could keep only one of the two?'],
      [
        L,
        'warm',
        'I like it when somebody does a thing simply because they want to. May I see some of it one day?',
      ],
      [
        L,
        'playful',
        'Call it a problem all you like over there. On this side it counts as charm.',
        /\b(?:problem|lost it|crazy|mad|obsessed|weird|strange|odd)\b/iu,
      ],
      [P, 'playful', 'Do the two ever get mixed up on a Monday?'],
      [N, 'calm', 'One for the rent and one for the heart. That sounds well divided.'],
    ],
    brief: [
      ['warm', 'I like it when somebody does a thing simply because they want to.'],
      ['calm', 'One for the rent and one for the heart.'],
    ],
  },
  {
    name: 'back to work after long',
    despite: true,
    when: any(
      /\b(?:go|going|went|start(?:ing)?|started|am|i'?m|be|being|first (?:day|week)) back (?:at|to|in|into) (?:work|the office|the ward|the classroom|teaching|nursing|my job)\b[^.!?]{0,30}\bafter (?<x>(?:(?:almost|nearly|about|over) )?(?:a|an|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:weeks|months?|year|years|half years?)|maternity leave|sick leave|the op|the accident|burn-?out|the baby)\b/iu,
    ),
    not: /\b(?:holiday|leave was (?:great|lovely)|years ago|funeral|died|passed|fired|dismissed|(?:he|she|my (?:husband|wife|brother|sister|m[ou]m|dad)) (?:is|goes|went|starts))\b/iu,
    lines: [
      [N, 'warm', 'After {x} of course it feels big. How are you about it, honestly?'],
      [S, 'warm', 'Nobody has to be at full strength on the first day. Slowly is allowed.'],
      [P, 'playful', 'Nobody irons a shirt as well as somebody who is nervous.', /\biron\p{L}*\b/iu],
      [F, 'warm', 'Whom or what have you missed there, if anything?'],
      [L, 'warm', 'Write to me at lunch. I want to hear how the first half was.'],
      [S, 'calm', 'After {x} you are allowed to come home early and lie on the floor.'],
    ],
    brief: [
      ['warm', 'Of course it feels big, after all that time.'],
      ['calm', 'Nobody has to be at full strength on the first day.'],
    ],
  },
  {
    name: 'quiet for a while',
    ofReader: true,
    when: any(
      /\b(?:sorry|apologies|forgive me|i know)\b[^.!?]{0,24}\b(?:been|gone|so|being|for the) (?:so |a bit |very |really |rather |super |terribly )?(?:quiet|silent|silence|awol|mia|offline|scarce|slow|absent|off the radar)\b(?:[^?]{0,140}\b(?<x>exams?|month ?end|work|deadlines?|stock ?take|the kids|the family|family|shifts?|the move|the wedding|load ?shedding|flu|inventory|audit|marking))?/iu,
    ),
    not: /\b(?:you'?ve been|u'?ve been|you went|you'?ve gone|hospital|died|passed|funeral|depress\p{L}*|dark place|break ?down|miscarr\p{L}*|not interested|someone else|ex\b|low|anxi\p{L}*|overwhelm\p{L}*|crying)\b/iu,
    lines: [
      [S, 'warm', 'Nothing to forgive, life comes first. How are you now?'],
      [L, 'warm', 'I am just glad that you are back, {x} and all.'],
      [S, 'calm', 'No need to be sorry. Life gets to go first, and then you tell me about it.'],
      [P, 'playful', 'You are forgiven, on account of {x}.'],
      [F, 'warm', 'Is it quieter on your side by now, or are you writing from the middle of it?'],
      [L, 'direct', 'Good to hear from you. Start wherever you like, I have time.'],
    ],
    brief: [
      ['warm', 'Nothing to forgive, life comes first.'],
      ['playful', 'Forgiven, all of it.'],
      ['warm', 'I am glad that you are back.'],
    ],
  },
  {
    name: 'forgot what they went for',
    when: any(
      /\bforgot(?:ten)? (?:the (?:one|only|actual) thing (?:that )?(?:i|we) (?:went|came|needed|drove)\b|why i (?:went|came|walked|was)\b|what i (?:went|came|was (?:there|looking)))|\bbought everything (?:but|except) (?:the |what )?(?<x>milk|bread|eggs|coffee|toilet paper|dog food|cat food|batteries|butter)?/iu,
    ),
    not: /\b(?:gran|gogo|ouma|oupa|mom|mum|dad|dementia|alzheimer\p{L}*|memory|scared|our date|you)\b/iu,
    lines: [
      [S, 'playful', 'Everything except the one thing. That is how shops make their money.'],
      [P, 'playful', 'A list would only have been forgotten at home. I know how it goes.'],
      [F, 'direct', 'And are you going back, or is it one of those days that one has to let go?'],
      [S, 'warm', 'Sit down, have something to drink, and let the day start again from here.'],
      [F, 'playful', 'What was the thing? I am invested by now.'],
    ],
    brief: [
      ['playful', 'That is how shops make their money.'],
      ['warm', 'Sit down, and let the day start again from here.'],
    ],
  },
  {
    name: 'their own game, won',
    when: any(
      /\b(?:we|our (?:team|side|lot))\b[^.!?]{0,24}\b(?:won|win|beat (?:them|the \p{L}+))\b(?=(?:[^?]{0,30}?\b(?<x>\d{1,2} ?[-:] ?\d{1,2})\b)?)/iu,
    ),
    also: (r) =>
      /\bi (?:\p{L}+ )?(?:scored|played|did(?:n'?t| not) score|did the|set (?:up|it up)|was in goal|missed|saved|got (?:a ball|hit|carded|subbed)|came on|bowled|batted|took)\b|\b(?:my|our) (?:pass|goal|try|shot|tackle|keeper|captain)\b|\bball in the face\b/iu.test(
        r.plain,
      ) || /\b(?:are|r) (?:you|u) playing\b|\b(?:your|ur) (?:match|game|final)\b/iu.test(r.mine),
    not: /\b(?:lost|if we|hope|your team|the lotto|money|court|case|you and i|boks|bokke|springboks|proteas|chiefs|pirates|sundowns|bafana|stormers|sharks|bulls|liverpool|arsenal|united|chelsea|spurs|hospital|concussion|broke my)\b/iu,
    lines: [
      [L, 'warm', '{x}! Congratulations to all of you.'],
      [L, 'warm', 'Well done! How loud was it afterwards?'],
      [L, 'playful', 'I will be asking for a replay of the good bits, with commentary.'],
      [
        T,
        'warm',
        'The pass before the pass is where it is won. I saw that, even from here.',
        /\bpass before\b|\bassist\b|\bset (?:it )?up\b/iu,
      ],
      [S, 'warm', 'And how is the face?', /\bin (?:the|my) face\b|\bblack eye\b|\bnose\b/iu],
      [F, 'direct', 'Who do you play next?'],
      [P, 'playful', 'Winners choose where we eat. I did not make the rules.'],
    ],
    brief: [
      ['warm', 'Congratulations to all of you!'],
      ['playful', 'I will be asking for a replay, with commentary.'],
    ],
  },
  {
    name: 'their own game, not won',
    sore: true,
    when: any(
      /\b(?<x>(?<n>\d{1,2}) ?[-:] ?\k<n>)\b(?=[^?]*\b(?:penalt\p{L}*|goal|drew|draw|equali[sz]\p{L}*|ref|minute|played|game|match|half)\b)/iu,
      /^\W*(?:we )?(?:lost|drew) (?=(?<x>\d{1,2} ?[-:] ?\d{1,2})\b)/iu,
      /\b(?:we|our (?:team|side|lot)) (?:\p{L}+ )?(?:lost|drew|got (?:hammered|thrashed|beaten|smashed)|went down)\b(?=(?:[^?]{0,30}?\b(?<x>\d{1,2} ?[-:] ?\d{1,2})\b)?)/iu,
    ),
    also: (r) =>
      /\bi (?:\p{L}+ )?(?:scored|played|did(?:n'?t| not) score|was in goal|missed|saved|got (?:a ball|hit|carded|subbed)|came on|bowled|batted)\b|\b(?:my|our) (?:pass|goal|try|shot|tackle|keeper|captain)\b|\bi'?m (?:the |our )?(?:goalie|keeper|goalkeeper|captain|striker|hooker|prop|flyhalf|bowler)\b/iu.test(
        r.plain,
      ) || /\b(?:are|r) (?:you|u) playing\b|\b(?:your|ur) (?:match|game|final)\b/iu.test(r.mine),
    not: /\b(?:court|case|money|you and i|boks|bokke|springboks|proteas|chiefs|pirates|sundowns|bafana|stormers|sharks|bulls|liverpool|arsenal|united|chelsea|spurs|hospital|concussion|broke my|the baby|my job)\b/iu,
    lines: [
      [S, 'warm', 'Oh, that is sore. Boots off, something cold, and not a word until tomorrow?'],
      [S, 'playful', 'It was never a penalty. I was not there, and I am sure of it.', /\bpenalt\p{L}*/iu],
      [N, 'calm', '{x} is a long drive home. How are the others taking it?'],
      [F, 'direct', 'When do you get to play them again?'],
      [L, 'warm', 'You mind, because you care about it. I like that in a person.'],
      [P, 'playful', 'I am prepared to dislike all of them on your behalf.'],
    ],
    brief: [
      ['warm', 'Oh, that is sore.'],
      ['playful', 'I am prepared to dislike all of them on your behalf.'],
    ],
  },
  {
    name: 'an odd customer',
    sore: true,
    when: any(
      /\b(?:shift|double|till|counter|tables?|waiter(?:ing)?|waitress\p{L}*|bar|shop|store|work|clinic|reception|salon|restaurant|caf[eé]|kitchen|front desk|checkout|manager|customers?|guests?)\b[\s\S]{0,80}\b(?:an?|the|this|one|some) (?:(?:old|elderly|little|young|very \p{L}+|sweet|strange|tiny|drunk) )*(?<x>man|lady|woman|guy|gentleman|uncle|tannie|oom|auntie|couple|gogo|granny|kid|customer|guest)\b[^.!?]{0,30}\b(?:(?:tried|wanted|asked|insisted|offered|came in) to (?:pay|return|order|swap|buy|exchange|know)|paid|tipped|ordered|returned|brought (?:back|me)|proposed|walked in with|left (?:me|a|his|her)|gave me)\b/iu,
    ),
    not: /\b(?:shout\p{L}*|scream\p{L}*|swore|rude|threw|threat\p{L}*|grab\p{L}*|touch\p{L}*|follow\p{L}*|robbed|gun|knife|stole|died|collapsed|ambulance|complain\p{L}*|your|my ex|drunk|hit on me|number|fired|warning)\b/iu,
    lines: [
      [L, 'warm', 'I have to say that I like the {x}. And how are you after a day like that?'],
      [
        S,
        'warm',
        'Shoes off, feet up. You have earned whatever is in the fridge.',
        /\b(?:feet|finished|double|tired|dead|broken|long|busy)\b/iu,
      ],
      [
        L,
        'warm',
        'That was kind of you. The {x} will tell everybody.',
        /\b(?:honou?red|comped|didn'?t charge|let (?:him|her|them)|gave (?:him|her|it|them)|for free|on the house|paid for (?:him|her))\b/iu,
      ],
      [
        P,
        'playful',
        'And the manager never has to know. It stays between us and the {x}.',
        /\b(?:manager|boss|supervisor)\b/iu,
      ],
      [
        F,
        'direct',
        'Is that the strangest one this month, or not even close?',
        /^(?!.*\b(?:empty chair|alone|lonely|late wife|widow\p{L}*|cried|crying|tears)\b)/iu,
      ],
      [L, 'playful', 'Write these down. One day it is a book, and the {x} gets a chapter.'],
    ],
    brief: [
      ['warm', 'What a shift, I like that.'],
      ['playful', 'Write these down, one day it is a book.'],
    ],
  },
];
