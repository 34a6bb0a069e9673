/** News that weighs, glad or hard: engagements, keys, results, losses, quiet houses. Told in any words. */
import { any, KIN, type Life } from './life-heard.ts';
import { F, L, N, P, S } from './stories/story.ts';

const W = 'stay with them';
const kin = (before: string, after: string): RegExp => new RegExp(`${before}${KIN}${after}`, 'iu');
const FRIEND =
  '(?:m[ou]m|mother|dad|father|gran|granny|ouma|oupa|gogo|brother|sister|son|daughter|cousin|friend|best friend|bestie|uncle|aunt\\p{L}*|niece|nephew|colleague|mate|boss|flatmate|friends)';

export const GLAD_LIVES: readonly Life[] = [
  {
    name: 'somebody is engaged',
    sore: true,
    when: any(
      new RegExp(
        `\\b${FRIEND}(?:'s|s'?)?\\b[^.!?]{0,40}\\b(?:(?:is |are |just |has |got |gets |finally |officially )*(?:engaged|proposed)|popped the question|said yes(?! to|,? i)|is getting married\\b(?! (?:on|this|tomorrow|next))|are getting married\\b(?! (?:on|this|tomorrow|next)))`,
        'iu',
      ),
      /\b(?:popped the question|(?:he|she) proposed to|got engaged|'s engaged|is engaged|(?:she|he) said yes)\b(?! to|,? i\b)/iu,
    ),
    not: /\b(?:my ex|cheated|i was engaged|once|called (?:it )?off|broke|didn'?t work|to you|i got engaged|we got engaged|i'?m engaged|proposed to me|nothing to wear|bridesmaid|saturday|job|offer|visa|contract)\b/iu,
    lines: [
      [L, 'warm', 'How lovely! I am happy for all of you. Were you in on it?'],
      [
        F,
        'warm',
        'How was it done? I want every detail.',
        /^(?!.*\b(?:mountain|dam|asked (?:her|him) at)\b)/iu,
      ],
      [P, 'playful', 'So begins the year of flower talks. Have you been given a job yet?'],
      [
        L,
        'warm',
        'Happy tears are allowed, even a day later. Congratulations to them!',
        /\b(?:cry\p{L}*|cried|tears|howl\p{L}*|sobb\p{L}*)\b/iu,
      ],
      [P, 'playful', 'Nine years! Nobody can say that he rushed into it.', /\bnine years\b/iu],
      [
        L,
        'playful',
        'Before you! I like her already. Will you be a bridesmaid?',
        /\bm[ou]m\b.*\bbefore me\b/iu,
      ],
      [
        N,
        'warm',
        'Joy for them and a small thought for oneself, it often comes together. How is it for you?',
        /\b(?:single|for others|before me|not me|everyone)\b/iu,
      ],
      [L, 'warm', 'Congratulations to the two of them, and to you for having them.'],
    ],
    brief: [
      ['warm', 'How lovely, congratulations to them!'],
      ['warm', 'I am happy for all of you.'],
      ['playful', 'So begins the year of flower talks, congratulations!'],
    ],
  },
  {
    name: 'a child on the way in the family',
    sore: true,
    when: any(
      new RegExp(
        `\\b${FRIEND}(?:'s|s)?\\b[^.!?]{0,50}\\b(?:pregnant|expecting|having (?:a baby|twins)|\\d+ weeks(?= |\\W*$)(?! (?:ago|in|off|to|left))|scan photo)`,
        'iu',
      ),
      /\b(?:i'?m |we'?re |i am |we are )?(?:going to|gonna|about to) be (?:an? )?(?:aunt\p{L}*|uncle|granny|grandmother|grandfather|grandpa|gran|gogo|ouma|oupa|godmother|godfather|grandparents|big (?:brother|sister))\b|\bgetting a (?:little |new )?(?:cousin|nephew|niece|grandchild)\b/iu,
    ),
    not: /\b(?:my ex|ex's|i'?m late|might be yours|lost|miscarr\p{L}*|can'?t breathe|jealous|only (?:15|16|17|fifteen|sixteen)|school|scared|angry|ivf didn'?t|dog|cat|puppies|parcel|expecting (?:you|him|her|it|that|them|me|too|a (?:call|parcel))|complications|bleeding)\b/iu,
    lines: [
      [L, 'warm', 'What lovely news! I am so happy for all of you.'],
      [
        F,
        'warm',
        'How did you hear? I hope that somebody filmed your face.',
        /^(?!.*\b(?:telephoned|told me at lunch|scan photo)\b)/iu,
      ],
      [P, 'playful', 'You are going to spoil that child terribly, and I support it.'],
      [
        N,
        'warm',
        'After all that waiting, no wonder there were tears. How wonderful.',
        /\b(?:after|years|trying|finally|tears)\b/iu,
      ],
      [
        P,
        'playful',
        'A secret like that weighs more than the baby. How long must you hold out?',
        /\bsecret\b/iu,
      ],
      [
        F,
        'direct',
        'When is the big day?',
        /^(?!.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu,
      ],
      [L, 'warm', 'A whole new person for your family. Congratulations!'],
    ],
    brief: [
      ['warm', 'What lovely news, I am so happy for all of you!'],
      ['playful', 'You are going to spoil that child terribly, congratulations!'],
      ['warm', 'How wonderful, congratulations!'],
    ],
  },
  {
    name: 'a home of their own',
    when: any(
      /\b(?:got|have|picked up|collected|received) (?:the |my |our )?(?:bond|keys (?:today|this|to my|to our|to the)|home loan)\b|\b(?:bond|home loan|mortgage)\b[^.!?]{0,20}\b(?:approved|granted|through|accepted)\b|\bapproved (?:my|our) (?:bond|home loan|mortgage)\b|\b(?:offer|transfer)\b[^.!?]{0,30}\b(?:accepted|went through)\b[^?]{0,40}\b(?:house|home\p{L}*|flat|mine|ours|move)\b|\b(?:flat|house|place|cottage|apartment) is (?:officially )?(?:mine|ours)\b|\bofficially (?:my|our) (?:house|home|flat|place)\b|\bhave bought (?:a|my|our) (?:\p{L}+ )?(?:house|cottage|flat|home|place|apartment)\b|\bsigned the papers today\b[^?]{0,30}\b(?:flat|house|mine|ours)\b|\bhome ?owner at\b|\bthey accepted\b[^?]{0,30}\bmove in\b|\bkeys this afternoon\b/iu,
    ),
    not: /\b(?:divorce|lost|declined|not (?:approved|yet)|if|hope|fell through|his name|lend|keys at work|locked|james)\b/iu,
    lines: [
      [L, 'warm', 'Congratulations! That is a huge thing to have done.'],
      [L, 'warm', 'Your own front door! I am so happy for you.'],
      [F, 'warm', 'Which room do you see when you close your eyes?'],
      [P, 'playful', 'So now you are somebody who has opinions about grout. Congratulations!'],
      [
        L,
        'playful',
        'I hope that everybody in the shop clapped.',
        /\b(?:screamed|checkers|spar|woolies|shop)\b/iu,
      ],
      [
        N,
        'warm',
        'An empty room and a grin: that is exactly how it should begin.',
        /\b(?:empty|floor|grinn\p{L}*)\b/iu,
      ],
      [
        L,
        'warm',
        "After thirty years of other people's walls. You have earned every brick.",
        /\bthirty years\b/iu,
      ],
      [F, 'direct', 'When do you move in?', /^(?!.*\b(?:april|move in|moved)\b)/iu],
    ],
    brief: [
      ['warm', 'Congratulations, that is a huge thing to have done!'],
      ['warm', 'Your own front door, I am so happy for you!'],
      ['playful', 'Congratulations, now you may have opinions about grout.'],
    ],
  },
  {
    name: 'it is nothing bad',
    when: any(
      /\b(?:vet|doctor|specialist|surgeon|hospital|clinic|scan|x-?rays?|results?|tests?)\b[^?]{0,60}\b(?:(?:wasn'?t|isn'?t|not|is not|was not) (?:what (?:they|we|i)|as bad as)\b[^?]{0,30}?\b(?:(?:it'?s|it was|is|was) )?(?:just|only) (?<x>(?:(?:his|her|my|a|an|the) )?\p{L}+(?: infection| stones?| ache| teeth| tooth)?)|(?:it'?s|it was|turned out to be) (?:just|only) (?<x>(?:his|her|my|an?) \p{L}+(?: infection| stones?| teeth| tooth)?))/iu,
      /\b(?:he|she|it|the dog|the cat|m[ou]m|dad|my (?:dog|cat|m[ou]m|dad|gran))(?:'?s|'?ll| is| will)? (?:going to |gonna )?(?:be )?(?:ok|okay|fine|alright|all right)\b[^?]{0,20}\b(?:it(?:'s| was| is)) (?:just|only) (?<x>an? (?:\p{L}+ )?(?:infection|virus|bug|sprain|cold|bruise|allergy|ulcer|cyst|thorn|tooth|stone|reaction|strain))\b/iu,
      /\b(?:results?|scan|biopsy|bloods?|tests?|mri|mammogram|doctor|specialist|oncolog\p{L}*|shadow|lump)\b[^?]{0,70}\b(?:it'?s nothing|is nothing|was nothing|all (?:good|clear|fine)|benign|only an old scar|just a (?:cyst|scar|shadow|infection)|it was just|came back (?:fine|clear|clean|negative|good)|are fine|is fine|discharged me|clean bill|nothing serious)\b|\b(?:no cancer|not cancer|it'?s a cyst|it'?s benign|all clear|years clear|in remission|can breathe again|so very relieved)\b|^\W*(?:all good|all clear|it'?s benign|yes it'?s benign|clear)\b[^?]{0,40}/iu,
      kin(
        '\\b(?:my )?',
        "(?:'s)?\\b[^.!?]{0,20}\\b(?:op|operation|surgery)\\b[^.!?]{0,20}\\b(?:went (?:well|ok|fine|perfectly)|was a success|is over and)",
      ),
    ),
    also: (r) =>
      !/^\W*(?:all good|clear)\b/iu.test(r.plain) ||
      /\b(?:scan|results?|doctor|hospital|test|biopsy|vet|appointment)\b/i.test(r.mine),
    despite: true,
    not: /\b(?:not (?:all )?clear|clear since|in (?:19|20)\d\d|hills|years ago|coast|clear if|isn'?t|died|passed|malignant|spread|more tests|waiting|tomorrow|hiv|std|sti\b|tested|exam|driving|not (?:good|great)|pregnan\p{L}*|covid|but (?:they|now|the))\b/iu,
    lines: [
      [L, 'warm', 'Oh, what a relief! I am so glad for you.', /^(?!.*\b(?:dog|cat|puppy)\b)/iu],
      [L, 'warm', 'That is the best news. Now breathe out, all the way.'],
      [L, 'warm', 'Only {x}! I am so relieved for all of you.'],
      [
        S,
        'warm',
        'After a fright like that, one may cry in any parking lot. I am so glad.',
        /\b(?:cry\p{L}*|cried|bawl\p{L}*|sobb\p{L}*|tears)\b/iu,
      ],
      [
        S,
        'warm',
        'Give the patient a very gentle scratch behind the ears from me.',
        /\b(?:vet|cone|dog|cat|paws?|puppy|kitten)\b/iu,
      ],
      [
        N,
        'warm',
        'All those nights of waiting, and now this. Cry, laugh, sleep, in any order.',
        /\b(?:sleep\p{L}*|weeks|waiting|years|relieved|breathe)\b/iu,
      ],
      [P, 'playful', 'Cake is exactly the right medicine now.', /\bcake\b/iu],
      [F, 'warm', 'Who did you phone first?'],
      [L, 'warm', 'Bossing people around is the best sign there is. I am so glad.', /\bboss\p{L}*\b/iu],
      [L, 'warm', 'Good dog, good vet, good news. I am so glad.', /\bdog\b/iu],
      [F, 'direct', 'And what are you doing tonight, to celebrate something so ordinary and so huge?'],
    ],
    brief: [
      ['warm', 'Oh, what a relief, I am so glad!'],
      ['warm', 'That is the best news of the day.'],
      ['warm', 'Now breathe out, all the way, I am so glad.'],
    ],
  },
];

export const HARD_LIVES: readonly Life[] = [
  {
    name: 'the end is near for one of theirs',
    despite: true,
    when: any(
      kin(
        '\\b(?:my )?',
        "\\b[^.!?]{0,40}\\b(?:won'?t (?:last|make it)|(?:to|will|going to) last (?:the|until|till|much)|days left|weeks left|is dying|being moved to hospice|in hospice|palliative|any day now)",
      ),
      kin(
        '\\b(?:think|thinks|say|says|said|expect) (?:my )?(?:\\p{L}+ )?',
        '\\b[^.!?]{0,20}\\b(?:last the|make it through|much time|not long)',
      ),
      /\b(?:don'?t|doesn'?t|do not) think (?:she|he|they)(?:'ll| will)? (?:make it|last|pull through)\b/iu,
    ),
    not: /\b(?:to (?:meet|see) you|phone|battery|dying to|any day now,? the baby|baby|lol|haha|dying of|won'?t make it (?:to|on|for|tonight|tomorrow))\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. I hope that there is some softness in the time that is left.'],
      [W, 'warm', 'Go and be there, and do not think of answering me. I am here.'],
      [S, 'calm', 'That is an enormous thing to stand before. I am thinking of you all.'],
      [F, 'warm', 'Is somebody with you on the way?'],
      [W, 'calm', 'Write at any hour, or not at all. I will understand both.'],
      [N, 'calm', 'There is nothing to get right now. Just hold a hand. I am so sorry.'],
    ],
    brief: [
      ['warm', 'I am so sorry, I am thinking of you all.'],
      ['calm', 'Do not think of me now, I am so sorry.'],
    ],
  },
  {
    name: 'lost to fire or water',
    despite: true,
    when: any(
      /\b(?:house|home|kitchen|flat|shack|place|everything|farm|garage)\b[^.!?]{0,20}\b(?:burn(?:t|ed) down|burn(?:t|ed) to the ground|caught fire|(?:was |got )?(?:washed away|swept away|destroyed)|went up in flames)\b|\b(?:floods?|fire|storm|water) (?:took|destroyed|swept away|ate) (?:our|my|the) (?:house|home|flat|roof|place|everything)\b|\blost (?:our|my) (?:house|home) in the (?:fire|floods?)\b/iu,
    ),
    not: /\b(?:lol|haha|movie|series|years ago|in \d{4}|burnt the)\b/iu,
    lines: [
      [S, 'warm', 'Oh no. Is everybody safe? I am so sorry.'],
      [F, 'warm', 'Where are you staying tonight? Do you have what you need?'],
      [S, 'calm', 'I am so sorry. Things can come back slowly, you could not.'],
      [W, 'warm', 'I am here, for practical things too. Say the word.'],
      [N, 'calm', 'You must still be in shock. Eat something, and let others carry the boxes.'],
      [
        S,
        'direct',
        'Photos of everything for the insurance, if there is one. And somebody to hold your hand.',
      ],
    ],
    brief: [
      ['warm', 'Oh no, I am so sorry, I hope that everybody is safe.'],
      ['calm', 'You must still be in shock, I am so sorry.'],
    ],
  },
  {
    name: 'they collapsed',
    despite: true,
    when: any(
      /\bi (?:\p{L}+ )?(?:passed out|collapsed|blacked out|had a seizure)\b|\b(?:they|ambulance|paramedics) (?:took|rushed|carried) me to (?:the )?(?:hospital|casualty|er|clinic)\b|\bi(?:'?m| am|'ve been| have been| was) (?:still |just |back )?(?:in|admitted to) (?:the )?(?:hospital|icu)\b/iu,
    ),
    not: /\b(?:drunk|drank|hung ?over|tequila|wine|shots|on the couch|in bed|passed out (?:asleep|on|at 8|early)|at \p{L}+'s wedding|nurse|my shift|work in|visiting|my (?:m[ou]m|dad|gran|son|daughter|brother|sister|friend|husband|wife)|lol|haha|years ago|i do|as a (?:kid|child)|hospital bill|when i saw|spider)\b/iu,
    lines: [
      [S, 'warm', 'Oh no! How are you now? What do the doctors say?'],
      [S, 'warm', 'That frightened me just reading it. I am glad that you are being looked after.'],
      [W, 'calm', 'Please rest, and do not worry about writing. I am not going anywhere.'],
      [F, 'warm', 'Is somebody with you? And do you need anything brought?'],
      [N, 'calm', 'That must have been scary. Let them fuss over you for once.'],
      [W, 'warm', 'I am thinking of you. One word now and then is plenty.'],
    ],
    brief: [
      ['warm', 'Oh no, I am glad that you are being looked after.'],
      ['calm', 'Please rest, and do not worry about me.'],
    ],
  },
  {
    name: 'a death in their life',
    despite: true,
    when: any(
      new RegExp(
        `\\b(?:${KIN}|friend|best friend|partner|fianc[eé]e?|colleague|boyfriend|girlfriend|neighbour)\\b[^.!?]{0,30}\\b(?:died|passed(?: away| on)?(?= (?:away|on|this|last|yesterday|today|in|from|after|at|so|sunday|monday|tuesday|wednesday|thursday|friday|saturday|suddenly|over)|\\W)|is gone(?! (?:and|to|for))|'s gone(?! (?:and|to|for))|is no more|didn'?t make it|was (?:killed|buried)|took (?:his|her) own life)|\\b(?:buried|lost|burying) my (?:\\p{L}+ )?(?:${KIN}|friend|partner|fianc[eé]e?)\\b(?! in (?:the|a) (?:shop|mall|crowd|park))|\\bmy (?:${KIN}|friend|partner)'?s funeral\\b`,
        'iu',
      ),
      /\b(?:we(?:'re| are)? (?:bury|burying|buried)|funeral is on|laid to rest) (?:him|her|them|my)?\b/iu,
    ),
    not: /\b(?:lol|haha|essays|(?:nearly|almost) died|died of (?:vibes|fright|shame|laughter|boredom|embarrassment)|exams?|test|drivers?|licen[cs]e|boards|passed (?:out|first time|his|her|all|with|everything|matric)|phone|battery|lost my (?:mom|son|kid|friend|kids?) (?:in|at)|died laughing|years ago|cousin passed (?:her|his)|to cancer|would have|today|it'?s a year|first christmas|anniversary|when i was|dog|cat|kitten|rabbit)\b(?<!today)|\bmy (?:marriage|ex)\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. There is nothing you have to say.'],
      [S, 'warm', 'Oh no. I am so very sorry for your loss.'],
      [W, 'calm', 'I am so sorry. I am here, tonight and after everybody else has gone home.'],
      [W, 'warm', 'Take all the time you need, with me too. Is somebody with you?'],
      [F, 'warm', 'I am so sorry. Would you like to tell me about them? Only if you feel like it.'],
      [W, 'calm', 'My heart goes out to you and your family. Eat something small, and rest when you can.'],
    ],
    brief: [
      ['warm', 'I am so sorry for your loss.'],
      ['calm', 'I am so very sorry, be gentle with yourself.'],
    ],
  },
  {
    name: 'the animal that died',
    despite: true,
    when: any(
      /\b(?:put (?:my|our|the|him|her|it) (?:\p{L}+ ){0,3}?to sleep|put (?:(?:my|our) (?:\p{L}+ )?(?:dog|cat|girl|boy|lab|labrador|horse)|him|her) down|say goodbye to my (?:old )?(?:girl|boy|dog|cat)|empty basket|under the lemon tree|rainbow bridge)\b|\b(?:dog|cat|puppy|kitten|labrador|lab|rabbit|bunny|hamster|parrot|budgie|terrier|horse|boerboel|staffie|old girl|old boy)(?: (?:\p{L}+ )?(?:has|just|sadly|suddenly|peacefully|was|got|is|also|finally)){0,3} (?:died|passed(?: away)?\b|hit by a car|run over|gone\b|killed|didn'?t make it|buried|put (?:down|to sleep))|\b(?:lost|buried|burying) (?:my|our) (?:\p{L}+ ){0,2}(?:dog|cat|puppy|kitten|labrador|lab|rabbit|bunny|hamster|parrot|terrier|horse)\b|\b(?:just a (?:hamster|cat|dog|bird|goldfish|rabbit)) but\b[^?]{0,40}\bcry\p{L}*|\bvet couldn'?t do anything\b/iu,
    ),
    not: /\b(?:played dead|toys?|phone|put (?:my|the) (?:phone|kids?|baby|book|foot|son|daughter|boys|girls|children) (?:down|to sleep)|was put down by|my boss|years ago|found (?:him|her) again|lost and found|he'?s home|came back|pu[t] myself)\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. That is family, and the house knows it too.'],
      [S, 'warm', 'Oh no. I am so sorry, cry as long as you need to.'],
      [N, 'calm', 'It is never just an animal. You lost somebody who was always glad to see you.'],
      [W, 'warm', 'I am here if you want to talk, or send me pictures of better days.'],
      [F, 'warm', 'I am so sorry. What were they like?'],
      [
        S,
        'calm',
        'You gave a good life, and a kind end. I am sorry that it hurts so much.',
        /\b(?:put|goodbye|years|vet|to sleep|beloved)\b/iu,
      ],
      [S, 'warm', 'I am so sorry that you had to find her like that.', /\bfound her\b/iu],
    ],
    brief: [
      ['warm', 'I am so sorry, that is family.'],
      ['calm', 'It is never just an animal, I am so sorry.'],
    ],
  },
  {
    name: 'a day that brings them back',
    despite: true,
    when: any(
      kin(
        "\\b(?:would have been|would be|would have turned|today is|it'?s) (?:my |our )?",
        "(?:'s)?\\b[^.!?]{0,20}\\b(?:birthday|\\d\\d|anniversary)",
      ),
      kin(
        '\\b(?:a|one|two|three|four|five|six|ten|\\d+) (?:years?|months?|weeks?)(?: (?:today|ago|now|already|tomorrow))?[^.!?]{0,20}\\b(?:since|without|that) (?:my |our )?',
        "(?:'s)?\\b[^.!?]{0,20}\\b(?:died|passed|left us|gone|is gone)?(?=\\W)",
      ),
      kin(
        "\\b(?:first|second|third) (?:christmas|birthday|easter|mother'?s day|father'?s day|year|new year|diwali|eid) without (?:my |our )?",
        '\\b',
      ),
      kin('\\bmy (?:\\p{L}+ )?', "(?:'s)?\\b[^.!?]{0,20}\\b(?:has been|'s been|been) (?:gone|dead)\\b"),
      kin('\\b(?:flowers? (?:to|on|for)|visit(?:ed|ing)?|went to|at) my (?:\\p{L}+ )?', "'s? grave"),
      kin(
        '\\b(?:my|our) (?:\\p{L}+ )?',
        "'s (?:last (?:voicemail|voice ?note|message)|old (?:jersey|jacket|chair|cup)|chair is still|empty chair)",
      ),
      /\b(?:heard|playing|played) (?:his|her|our|their) (?:favourite )?song\b[^?]{0,50}\b(?:trolley|cry\p{L}*|cried|leave|tears|had to|pull over|outside)\b|\b(?:mother|father)'?s day is (?:hard|tough|horrible|sore|difficult)\b|\bwhen you don'?t have (?:one|a (?:mom|mum|mother|dad|father))\b|\bstill set (?:out|the table for) two\b|\blate (?:dad|father|mom|mum|mother|husband|wife|brother|sister|gran|son|daughter)(?:'s)? (?:would|birthday|anniversary)\b/iu,
    ),
    not: /\b(?:i left (?:him|her)|lol|haha|sober|divorc\p{L}*|my ex\b|broke up|recipe|it'?s my (?:mom|mum|dad|gran|sister|brother|son|daughter|niece|nephew|friend|mother|father)'?s (?:birthday|\d\d)(?!.*\b(?:would|died|gone|late|without|passed|miss)))\b|\bit'?s my \p{L}+'s birthday\b(?!.*\b(?:would|died|gone|late|passed|miss))/iu,
    lines: [
      [S, 'warm', 'I am sorry. Days like this have their own weather. How are you doing?'],
      [N, 'calm', 'It comes back as if it were yesterday, I know. Be gentle with yourself today.'],
      [F, 'warm', 'Tell me something about them, if you feel like it. I would like to know.'],
      [W, 'warm', 'I am glad that you told me. I will be thinking of you today.'],
      [S, 'warm', 'There is no date by which one has to be over it. I am sorry.'],
      [W, 'calm', 'You do not have to be cheerful with me. I am here.'],
      [
        L,
        'warm',
        'You told him about me? That is an honour. Thank you.',
        /\btold (?:him|her|them) about (?:you|us)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'I am sorry, days like this have their own weather.'],
      ['calm', 'Be gentle with yourself today.'],
    ],
  },
  {
    name: 'somebody of theirs is ill',
    despite: true,
    when: any(
      new RegExp(
        `\\b(?:${KIN}|best friend|friend|partner|boyfriend|girlfriend)(?:'s)?\\b[^.!?]{0,50}\\b(?:in (?:the )?(?:hospital|icu|high care|theatre|surgery)|(?:had|has had|having) (?:a |another )?(?:\\p{L}+ )?(?:stroke|heart attack|fall|seizure|operation|bleed)|fever|taken to (?:the )?(?:hospital|icu)|admitted|diagnosed|cancer|pneumonia|chemo|won'?t come down|collapsed|very ill|(?:is|are|been|so|really) (?:very |really |so )?sick|critical|on oxygen|moved (?:him|her) to (?:icu|high care))\\b`,
        'iu',
      ),
      kin(
        '\\b(?:taking|took|rushed|drove|driving|with|to) (?:my|our) (?:\\p{L}+ )?',
        '\\b[^.!?]{0,20}\\b(?:for|to|at|in) (?:the )?(?:chemo|hospital|casualty|er\\b|icu|radiation|dialysis|emergency|clinic|theatre)',
      ),
      /\b(?:at|in) (?:casualty|the er|emergency|icu) (?:now|with my|since|again|waiting)\b|\bmoved (?:him|her) to (?:high care|icu)\b/iu,
    ),
    not: /\b(?:sick of|died|passed|funeral|all clear|discharged|works? (?:in|at)|nurse|home now|going home|went well|better now|my ex|lovesick|the vet|dog|cat|puppy|can you (?:send|help)|lend|bossing|shift|overdoses|fever (?:broke|down)|cancel\p{L}*|not cancer|love you)\b/iu,
    lines: [
      [S, 'warm', 'Oh no, I am so sorry. How are you holding up yourself?'],
      [S, 'warm', 'That is frightening. I am thinking of you all.'],
      [W, 'calm', 'You do not have to answer me today. I am here, at any hour.'],
      [F, 'warm', 'Is somebody there with you? And have you eaten anything?'],
      [N, 'calm', 'The waiting is awful. I hope so much for better news soon.'],
      [S, 'warm', 'That is a lot to carry. Be gentle with yourself as well, please.'],
      [
        W,
        'warm',
        'If it helps to write while you sit there, write to me.',
        /\b(?:hospital|icu|casualty|waiting|theatre|high care|chemo|er)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Oh no, I am so sorry, I am thinking of you all.'],
      ['calm', 'That is a lot to carry, be gentle with yourself.'],
    ],
  },
  {
    name: 'waiting for a scan',
    despite: true,
    when: any(
      /\b(?:biopsy|mammogram|mri|ct scan|ultrasound|heart tests?|blood (?:tests?|work)|bloods|scan|found a lump|a lump|colonoscopy|pap smear|test results|more tests|cardiologist|oncologist|neurologist)\b[^?]{0,80}\b(?:tomorrow|monday|tuesday|wednesday|thursday|friday|waiting|wait|scared|worried|anxious|google|googl\p{L}*|think about|weird|nervous|afraid|in the morning|said (?:thursday|monday|friday)|next week|unable|sick|car ?park|terrified)\b|\b(?:waiting (?:on|for)|got|have|go for) (?:my |the |a )?(?:\p{L}+ ){0,2}(?:biopsy|mammogram|mri|scan|test results|blood results|results)\b|\bdoctor will only (?:call|phone)\b/iu,
    ),
    also: (r) =>
      !/\bresults\b/iu.test(r.plain) ||
      /\b(?:doctor|biopsy|scan|mri|blood|test|lump|hospital|tissue|mammogram|heart|lung|oncolog\p{L}*)\b/iu.test(
        `${r.plain} ${r.mine}`,
      ),
    not: /\b(?:qr|all clear|is clear|benign|it'?s nothing|pregnan\p{L}*|exam|matric|hiv|std|passport|came back (?:fine|clear|positive)|dog|cat|vet|her first scan|negative|got (?:the|my) (?:test )?results|says it'?s|its back|it'?s back|results back|baby|expecting|spread|malignant|not good|weeks pregnant|driving)\b/iu,
    lines: [
      [S, 'warm', 'Of course you are scared. I am sorry that you have that hanging over you.'],
      [N, 'calm', 'The waiting is the cruellest part. I am with you in it.'],
      [
        F,
        'warm',
        'Is somebody going with you?',
        /\b(?:tomorrow|monday|tuesday|wednesday|thursday|friday|in the morning|today|car ?park|appointment)\b/iu,
      ],
      [W, 'warm', 'Write to me from the waiting room if it helps. I will be there.'],
      [
        S,
        'calm',
        'Stay away from the search engine tonight. Shall I distract you, or listen?',
        /\b(?:googl\p{L}*|google|tonight|tomorrow|monday|sleep|think about)\b/iu,
      ],
      [W, 'calm', 'Whatever it is, you will not have to know it alone.'],
      [
        S,
        'warm',
        'That is a hard walk from the car to the door. Take your time, and breathe.',
        /\bcar ?park\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Of course you are scared, I am with you in it.'],
      ['calm', 'The waiting is the cruellest part, I am sorry.'],
    ],
  },
  {
    name: 'an old parent fades',
    despite: true,
    when: any(
      kin(
        "\\b(?:my |our |his )?(?:husband's |\\p{L}+ )?",
        "(?:'s)?\\b[^.!?]{0,50}\\b(?:memory (?:is|keeps|has)|asked me the same (?:question|thing)|then my name|got lost driving|forgets? (?:my|who|our|everything)|alzheimer'?s|dementia|thought i was (?:his|her)|no longer (?:recognis|recogniz|know)\\p{L}*|doesn'?t (?:know|recognise|recognize|remember) (?:who|me|my|us|him|her)|frail care|old[- ]age home|care home|nursing home|into a home|car keys away|fading)",
      ),
      kin('\\b(?:take|took|taking|taken) (?:away )?my (?:\\p{L}+ )?', "'s (?:car keys|licen[cs]e|car)\\b"),
      /\b(?:frail care|old[- ]age home|memory care|assisted living)\b[^?]{0,60}\b(?:traitor|guilt\p{L}*|pieces|mother|mom|mum|dad|gran|gogo|heart)\b/iu,
      /\b(?:doesn'?t|does not|didn'?t|don'?t) (?:always |really |often |even )?(?:know|remember|recogni[sz]e) (?:who i (?:am|was)|me|my name)(?: anymore| any more)?\b(?=[\s\S]*\b(?:gran\p{L}*|gogo|ouma|oupa|m[ou]m|mother|dad|father|nan|mkhulu)\b)|\b(?:gran\p{L}*|gogo|ouma|oupa|m[ou]m|mother|dad|father|nan|mkhulu)\b[^.!?]{0,20}\b(?:doesn'?t|does not|didn'?t) (?:always |really |often |even )?(?:know|remember|recogni[sz]e) (?:who i (?:am|was)|me\b|my name)|\bdoesn'?t know who i am(?: anymore| any more)?\b/iu,
    ),
    not: /\b(?:i work|volunteer|died|passed|funeral|my ex|dog|cat|forgets? my (?:birthday)|lol|haha)\b/iu,
    lines: [
      [
        S,
        'warm',
        'I am so sorry. That is a slow kind of goodbye, and you have to be practical all through it.',
      ],
      [N, 'calm', 'Love and guilt and tiredness, all at one table. How are you?'],
      [
        S,
        'warm',
        'You are not a traitor. You are making sure that somebody is there at night.',
        /\b(?:home|frail care|traitor|guilt\p{L}*|keys|nursing|into a)\b/iu,
      ],
      [W, 'warm', 'I am glad that you told me. You do not have to carry that quietly.'],
      [
        F,
        'warm',
        'Are there still good moments? Tell me one, if you like.',
        /^(?!.*\b(?:but (?:today|yesterday|this)|asked if|laughed|smiled|told (?:her|him) about)\b)/iu,
      ],
      [
        L,
        'warm',
        'That you told them about me means more than you think. I am glad of that moment.',
        /\btold (?:her|him|them|my \p{L}+) about (?:you|us)\b/iu,
      ],
      [
        L,
        'warm',
        'Some things stay, whatever else goes. Keep that moment.',
        /\bbut (?:today|yesterday|this|last|then)\b/iu,
      ],
      [
        S,
        'calm',
        'Being forgotten by somebody who is still there hurts like nothing else. I am sorry.',
        /\b(?:who i am|my name|recogni[sz]e\p{L}*|thought i was|know (?:me|who)|brother)\b/iu,
      ],
      [
        L,
        'warm',
        'You go all the same. That is love, whatever is remembered of it.',
        /\b(?:visit\p{L}*|every (?:sunday|week|day)|same)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'I am so sorry, that is a slow kind of goodbye.'],
      ['calm', 'That is love and tiredness at one table, I am sorry.'],
    ],
  },
  {
    name: 'out of work',
    despite: true,
    when: any(
      /\b(?:lost my job|got (?:fired|retrenched|laid off|let go|the sack|sacked|dismissed)|(?:was|been|being|i'?m being|am being) (?:fired|retrenched|laid off|let go|made redundant|dismissed)|made redundant|they (?:fired|retrenched|laid off|let (?:me|\d+|forty|half|all) (?:of us )?go|let go of)|retrench\p{L}*|section 189|security walked us out|contract (?:isn'?t|is not|wasn'?t|won'?t be) (?:being )?renewed|(?:company|shop|branch|office|factory)(?:'s| is| are) (?:closing|shutting)(?: down)?\b[^?]{0,40}\b(?:jobless|jobs?|all|us|month|first|1st))\b/iu,
    ),
    not: /\b(?:my (?:brother|ex|dad|friend|sister|husband|boss|son|cousin|mom|mum|wife)(?: \p{L}+){0,2} (?:got|was|lost|is)|help with|lend|send me|borrow|lol|haha|years ago|when i lost|he lost|she lost|hitting|last year|can you (?:help|send)|fired up|got fired from my own)\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. That is a blow, and it says nothing about your worth.'],
      [
        S,
        'warm',
        'Oh no. Twelve years or twelve weeks, nobody deserves to hear it like that. I am sorry.',
        /\b(?:zoom|email|call|security|years|letter|walked)\b/iu,
      ],
      [N, 'calm', 'You must be reeling. You do not have to have a plan tonight.'],
      [W, 'warm', 'Be angry, be scared, be quiet: I am here for whichever it is.'],
      [F, 'warm', 'Is somebody with you today? And have they told you what comes next?'],
      [S, 'calm', 'I am sorry. Get everything they said in writing, and then close the laptop for today.'],
      [
        L,
        'warm',
        'There is a lot of life in you at that age, and they are the ones who lose it. I am sorry.',
        /\bfifty-?\p{L}*\b/iu,
      ],
    ],
    brief: [
      ['warm', 'I am so sorry, that is a blow and says nothing about your worth.'],
      ['calm', 'I am sorry, you do not need a plan tonight.'],
    ],
  },
  {
    name: 'turned down',
    sore: true,
    when: any(
      /\b(?:(?:i )?(?:didn'?t|did not) get (?:it|in)(?=[.,!…]| so| and| but|\W*$)(?=[\s\S]*\b(?:bursary|job|post|interview|position|role|promotion|varsity|university|course|place|flat|school|residency|scholarship|part|audition|grant|loan|nice about it|somebody|someone)\b)|(?:didn'?t|did not) get (?:the|that|this) (?:job|post|position|role|flat|place|promotion|bursary|part|contract|visa)|(?:went|gone|going) with (?:somebody|someone) (?:else|internal|younger)|(?:chose|picked|took|hired) (?:someone|somebody)(?: else| with| internal)|(?:gave|given) (?:it|the (?:job|post|role|position|spot)) to (?:someone|somebody|an internal)|rejection (?:email|letter|mail)|application was (?:turned down|declined|rejected|unsuccessful)|(?:was|been|got) (?:turned down|rejected|passed over|declined)|gave the (?:promotion|job|post|role) to|failed my (?:\p{L}+ )?(?:drivers?|driving|test|exam|licen[cs]e|boards)|ghosted me after|strong candidate|wanted (?:somebody|someone) younger|(?:yeah |yes |sadly |and )?it'?s a no(?=\.|\W*$))\b/iu,
    ),
    not: /\b(?:you rejected|rejected me and|card|no from me|no to the|from me|by (?:a guy|her|him|you)|date|my ex|asylum|visa|he rejected|she rejected|family rejected|if i)\b/iu,
    lines: [
      [S, 'warm', 'I am sorry, that stings. You wanted it.'],
      [S, 'warm', 'Their loss, truly. You are allowed to sulk all evening.'],
      [
        N,
        'calm',
        'It is hard not to take it personally when it keeps coming. It is not about your worth.',
        /\b(?:(?:second|third|fourth|fifth|\d+th) (?:time|one|no|rejection|interview)|again|another (?:no|one|rejection)|personally)\b/iu,
      ],
      [S, 'warm', 'To the one you trained! I would have needed to leave the room.', /\btrained\b/iu],
      [P, 'playful', 'Parallel parking was invented by somebody bitter. Next time.', /\bpark\p{L}*\b/iu],
      [
        F,
        'warm',
        'Did they at least tell you why?',
        /^(?!.*\b(?:internal|younger|parking|strong candidate)\b)/iu,
      ],
      [L, 'warm', 'You put yourself out there, and that still counts. Something nice tonight?'],
      [
        S,
        'calm',
        'You can be alright and disappointed at the same time. I am sorry, either way.',
        /\b(?:alright|all right|fine|ok|okay)\b/iu,
      ],
      [
        S,
        'warm',
        'So close, that is almost worse. I am sorry.',
        /\b(?:second|runner|close|strong|last two|shortlist\p{L}*|final (?:two|three|round))\b/iu,
      ],
      [
        S,
        'direct',
        'Three interviews and then silence is simply rude. I am cross on your behalf.',
        /\bghosted\b/iu,
      ],
    ],
    brief: [
      ['warm', 'I am sorry, that stings.'],
      ['warm', 'Their loss, truly, I am sorry.'],
      ['calm', 'You are allowed to sulk all evening, I am sorry.'],
    ],
  },
  {
    name: 'robbed',
    despite: true,
    when: any(
      /\b(?:smashed (?:my|the) (?:car )?window|(?:they|someone|somebody|thieves|burglars|people|guys|men) broke in|broke into (?:my|our|the)|break[- ]?in|burgl\p{L}*|(?:got|was|were|been) (?:robbed|mugged|pickpocketed|hijacked|held up|carjacked)|held me up|pickpocket\p{L}*|(?:stole|nicked|took|snatched|grabbed|lifted) my (?:\p{L}+ ){0,2}(?:phone|bag|wallet|handbag|purse|car|bike|laptop|bicycle|plants|jewellery|cards?|bakkie)|(?:phone|bag|wallet|handbag|purse|car|bike|laptop|bicycle)\b[^.!?]{0,30}\b(?:stolen|snatched|grabbed|nicked|gone from|was taken)|stole (?:my|our) (?:plants|washing|bike|car|tv)|mugged|hijacked|cut (?:straight )?through the lock)\b/iu,
    ),
    not: /\b(?:heart|boyfriend|girlfriend|my ex|idea|credit|sister stole|thunder|spotlight|dog|cat|monkey|baboon|dassie|puppy|your|in a movie|series|my (?:cousin|brother|sister|neighbour|friend|mom|mum|dad)(?:'s)? (?:house )?(?:got|was|were)|they got robbed|truck|kid brother|note\b|scared of burglars|lend|send me|years ago|someone took my (?:seat|parking|lunch|yoghurt|food)|my son'?s heart|covers|blanket|my (?:husband|wife|partner|ex)|he took my)\b/iu,
    lines: [
      [S, 'warm', 'Oh no. Are you all right? The things do not matter, you do.'],
      [
        S,
        'warm',
        'That is horrible. I am so glad that nothing happened to you.',
        /\b(?:ok|okay|fine|not hurt|unhurt|shaky|bruises?|just (?:shaky|shaken))\b/iu,
      ],
      [N, 'calm', 'It takes away more than things. Is somebody with you tonight?'],
      [
        S,
        'direct',
        'Cards blocked, case number, locks. Then something sweet for the shock.',
        /\b(?:card|wallet|purse|bag|handbag|id|phone|broke in|keys|pickpocketed|everything)\b/iu,
      ],
      [W, 'warm', 'Do you want to talk it through, or be distracted? I am here for both.'],
      [
        S,
        'playful',
        'Who steals plants? I hope that they die of overwatering. The thieves, I mean.',
        /\bplants\b/iu,
      ],
      [F, 'warm', 'Do you have what you need for the next days?'],
      [
        S,
        'warm',
        'While you were sleeping! No wonder if you cannot close an eye. I am sorry.',
        /\b(?:sleeping|asleep)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Oh no, I am so glad that you are in one piece.'],
      ['calm', 'It takes away more than things, I am sorry.'],
    ],
  },
  {
    name: 'an accident',
    despite: true,
    when: any(
      /\b(?:had|been in|was in|in) (?:an?|another|a bad|a small) (?:\p{L}+ )?(?:accident|collision|crash|bumper bashing)\b|\b(?:someone|somebody|a (?:taxi|truck|car|guy|bakkie)|taxi|truck)\b[^.!?]{0,40}\b(?:jumped (?:a|the) (?:red )?(?:robot|light)|hit me|side[- ]?swiped me|rear[- ]ended me|drove into me|cut me off)|\b(?:rear[- ]ended|written off|wrote off my|rolled (?:the|my) (?:bakkie|car)|crashed (?:my|the) (?:car|bakkie|bike)|t-boned|side[- ]?swiped)\b/iu,
    ),
    not: /\b(?:died|killed|my (?:brother|sister|mom|mum|dad|friend|son|daughter|cousin|uncle)\b[^.!?]{0,20}\b(?:was|had|is|in)|happy accident|by accident|on purpose|crashed out|system crashed|laptop crashed|hospital|icu|years ago|traffic|not moving|saw a|witnessed|lend|my fault|hit me up|ball\b|padel|hit me with|hits me)\b/iu,
    lines: [
      [S, 'warm', 'Oh no! I am so glad that you are all right. Are you really?'],
      [
        S,
        'warm',
        'What a fright. The car can be replaced, you cannot.',
        /\b(?:car|bakkie|n\d|written|rolled|crashed|drove|taxi|rear|collision|accident)\b/iu,
      ],
      [N, 'calm', 'The shaking comes later. Sit down, something sweet, and no heroics today.'],
      [
        S,
        'direct',
        'Let somebody look at that neck, even if it feels like nothing.',
        /\b(?:neck|stiff|bruis\p{L}*|head|sore|back)\b/iu,
      ],
      [W, 'warm', 'Is somebody with you? I can keep you company for as long as you like.'],
      [
        L,
        'warm',
        'Thank goodness. I did not like reading the first half of that message.',
        /\b(?:ok|okay|fine|no one was hurt|nobody was hurt|walked away|goodness)\b/iu,
      ],
      [S, 'warm', 'And they just drove off? I am so sorry, that is unforgivable.', /\bdrove off\b/iu],
    ],
    brief: [
      ['warm', 'Oh no, I am so glad that you are all right!'],
      ['calm', 'What a fright, sit down and no heroics today.'],
    ],
  },
  {
    name: 'the marriage is over',
    despite: true,
    when: any(
      /\b(?:divorce\b[^.!?]{0,30}\b(?:came through|is final|final|official|signed|papers|granted|today)|decree (?:came|arrived|nisi|absolute)|signed the (?:divorce )?papers\b[^?]{0,60}\b(?:years|divorce|minutes)|single (?:man|woman) again[^.!?]{0,30}\b(?:court|today|this morning|officially)|officially divorced|first night (?:alone )?since (?:he|she) moved out|(?:fetched|collected|took) (?:the )?(?:last|rest) of (?:his|her) (?:things|stuff)|moved out (?:today|yesterday|last (?:week|night)))\b/iu,
      /\b(?:my )?(?:parents|mom and dad|mum and dad|folks) are (?:getting (?:divorced|a divorce)|divorcing|splitting up|separating)\b|\b(?:friend|sister|brother|son|daughter)'?s marriage (?:just )?(?:ended|is over|broke|collapsed)\b/iu,
    ),
    not: /\b(?:flat is mine|house|bond|hasn'?t|doesn'?t know|are you divorced|if i|years ago|he hit|violent|afraid of|scared of|i moved out|my (?:son|daughter|flatmate) moved out)\b/iu,
    lines: [
      [N, 'calm', 'That is a big thing to hold, even when it is right. How are you tonight?'],
      [
        S,
        'warm',
        'I am sorry. Years, and then a stamp. No wonder it feels strange.',
        /\b(?:divorce|papers|court|decree|official|signed|single)\b/iu,
      ],
      [
        W,
        'warm',
        'You do not have to know what to feel. Cry or drink, or both, I am here.',
        /^(?!.*\b(?:parents|friend'?s)\b)/iu,
      ],
      [
        S,
        'warm',
        'The half-empty cupboard is the worst of it. I am sorry.',
        /\b(?:cupboard|things|moved out|alone|empty|stuff)\b/iu,
      ],
      [
        S,
        'calm',
        "It hurts at any age when it is one's parents. I am sorry.",
        /\b(?:parents|folks|mom and dad|mum and dad)\b/iu,
      ],
      [L, 'warm', 'She is lucky to have your couch. And how are you, in all that?', /\bcouch\b/iu],
      [F, 'warm', 'Do you want to talk about it, or about anything else in the world?'],
      [W, 'calm', 'Be gentle with yourself this week. I am glad that you told me.'],
    ],
    brief: [
      ['calm', 'That is a big thing to hold, even when it is right.'],
      ['warm', 'I am glad that you told me, be gentle with yourself.'],
    ],
  },
  {
    name: 'the children are with the other one',
    despite: true,
    when: any(
      /\b(?<who>(?:my|the|our) (?:\p{L}+ )?(?:kids?|children|boys?|girls?|sons?|daughters?|twins|little (?:one|girl|boy)|lighty|laaitie))\b[^.!?]{0,24}\b(?:gone|went|going|back|are|is|left|go|off)\b[^.!?]{0,20}\b(?:to|at|with) (?:(?:her|his|their) (?:dad|father|mom|mum|mother|ma|pa)|(?:my|the) ex)(?:'?s)?\b(?=[^?]*\b(?:quiet|quietness|silen\p{L}*|nois\p{L}*|empty|echo\p{L}*|alone|miss|too (?:much|many)|far too|for one|loud|the clock|wander\p{L}*|vacuum\p{L}*|their room|(?:her|his) room|lonely|strange|weird|don'?t know what to do)\b)/iu,
      /\b(?:dropped|took|drove|handed over) (?<who>(?:my |the |our )?(?:\p{L}+ )?(?:kids?|children|boys?|girls?|son|daughter|twins|little (?:one|girl|boy)))\b[^.!?]{0,14}\b(?:at|to|with|by) (?:(?:her|his|their) (?:dad|father|mom|mum|mother)|(?:my|the) ex)(?:'?s)?\b(?=[^?]*\b(?:quiet|silen\p{L}*|nois\p{L}*|empty|echo\p{L}*|alone|miss|wander\p{L}*|vacuum\p{L}*|their room|(?:her|his) room|lonely|strange|weird)\b)/iu,
      /\b(?:kids?|children|boys|girls|son|daughter|twins)\b[^.!?]{0,40}\b(?:went to|are with|are at|with|at|spend\b[^.!?]{0,20}\bwith|aren'?t with|not with) (?:their|his|her|me|my ex|the ex)(?: (?:dad|father|mom|mum|mother|ex))?(?:'s)?\b(?=[^?]*\b(?:quiet|alone|miss|empty|hate|cried|lonely|sad|wander\p{L}*|break\p{L}*|hard)\b)/iu,
      /\b(?:his|her|my ex'?s|their dad'?s|their mom'?s) (?:weekend|week|turn|christmas) with the (?:kids|children|boys|girls)\b(?=[^?]*\b(?:quiet|alone|miss|empty|hate|cried|lonely|sad|break\p{L}*)\b)|\bno kids this (?:week|weekend)\b[^?]{0,60}\bmiss\b|\bhandover\b[^.!?]{0,20}\b(?:break\p{L}*|kills|hard|hate|cry)\b|\bdropped my (?:daughter|son|kids|girls|boys)\b[^.!?]{0,30}\b(?:at (?:her|his|their) (?:mom|mum|dad|mother|father)'?s)\b[^?]{0,40}\b(?:cried|cry|tears|quiet|empty)\b|\bex has the (?:girls|boys|kids)\b/iu,
    ),
    not: /\b(?:free (?:on|this|saturday|friday)|don'?t know where|took the kids|won'?t bring|court|afraid|i'?m free|meet|yay|peace)\b/iu,
    lines: [
      [S, 'warm', 'I am sorry. A house without them has a terrible kind of quiet.'],
      [N, 'calm', 'Everybody says enjoy it, and you only listen for feet in the passage. I know.'],
      [W, 'warm', 'Shall I keep you company for a bit? I can be quite noisy.'],
      [F, 'warm', 'When are they back with you?', /^(?!.*\b(?:till|until|monday|christmas|friday)\b)/iu],
      [
        S,
        'warm',
        'Crying at a robot is allowed. Be nice to yourself tonight.',
        /\b(?:cried|cry|robot|tears|breaks? me)\b/iu,
      ],
      [L, 'warm', 'They are lucky to be missed like that.'],
      [W, 'warm', 'I hope the days go fast until you have {who} back.'],
      [F, 'direct', 'Is there one thing you like to do, when nobody needs you for an hour?'],
    ],
    brief: [
      ['warm', 'I am sorry, a house without them has a terrible kind of quiet.'],
      ['calm', 'They are lucky to be missed like that.'],
    ],
  },
  {
    name: 'panic that has passed',
    despite: true,
    when: any(
      /\b(?:had|suffered|got|having had|another) (?:a |an |another )?(?:\p{L}+ ){0,3}(?:panic|anxiety) (?:attack|thing|episode)s?\b|\b(?:panic|anxiety) attack\b[^?]{0,60}\b(?:today|earlier|this morning|yesterday|last night|now|embarrassed|better|home|ok)\b|\bturned out to be panic\b|\bheart pounding\b[^?]{0,60}\b(?:calm now|ok now|better now|convinced)\b/iu,
    ),
    not: /\b(?:right now|can'?t breathe|cant breathe|please help|still happening|lol|haha|buying|nearly had|almost had|years ago|gave (?:him|her)|help me)\b/iu,
    lines: [
      [S, 'warm', 'That sounds so frightening. I am glad that it is over and that you told me.'],
      [N, 'calm', 'It takes it out of you like a marathon. Something warm, and nothing that has to be done.'],
      [L, 'warm', 'There is nothing to be embarrassed about, not with me.'],
      [F, 'warm', 'Is there something that helps you afterwards? I can simply be here as well.'],
      [
        W,
        'warm',
        'If it ever comes again, you can write to me in the middle of it. Single letters are fine.',
      ],
      [
        S,
        'calm',
        'The trolley will survive. I am glad that you got out of there.',
        /\b(?:trolley|ran|left|outside)\b/iu,
      ],
      [
        F,
        'direct',
        'Have you had them before? If they keep coming, a doctor can really help.',
        /^(?!.*\b(?:another|again|first one)\b)/iu,
      ],
    ],
    brief: [
      ['warm', 'That sounds so frightening, I am glad that it is over.'],
      ['calm', 'It takes it out of you, be gentle with yourself.'],
    ],
  },
  {
    name: 'burnt out',
    sore: true,
    when: any(
      /\b(?:burn(?:t|ed)[ -]?out|burn-?out)\b|\b(?:booked me off|ordered me to rest|signed off)\b[^?]{0,50}\b(?:weeks?|month|exhaust\p{L}*|stress|rest)\b|\bnothing left in the tank\b|\brunning on empty\b|\bhit a wall\b[^?]{0,60}|\bbody (?:just )?said no\b|\bused to love (?:teaching|nursing|my job|my work|it|this job)\b[^?]{0,50}\b(?:can'?t|now|nothing|dread)\b/iu,
    ),
    not: /\b(?:candle|clutch|bulb|fire|engine|globe|fuse|house|starter motor|marathon|comrades|race|kilometre|km|(?:said|says) no to)\b/iu,
    lines: [
      [S, 'warm', 'I am sorry that it got that far. Nobody gets there by doing too little.'],
      [S, 'calm', 'Rest is not laziness. The emails can stare back at nobody for a while.'],
      [
        N,
        'calm',
        'When even the things you love are too much, it is time to stop. I am glad that you told me.',
      ],
      [F, 'warm', 'Is there somebody who takes things off you now?'],
      [W, 'warm', 'You do not have to be good company with me. Short answers are fine.'],
      [
        S,
        'warm',
        'Your body spoke up because nobody else did. Listen to it, please.',
        /\b(?:body|doctor|weeks|month|booked|wall|leave)\b/iu,
      ],
      [F, 'direct', 'What is one thing you could drop this week, with no replacement?'],
    ],
    brief: [
      ['warm', 'I am sorry that it got that far, please rest.'],
      ['calm', 'Rest is not laziness, I am glad that you told me.'],
    ],
  },
  {
    name: 'too much at once',
    sore: true,
    when: any(
      /\b(?:one thing after (?:another|the other)|it'?s all (?:a bit |just |too )?much|a bit much (?:right )?now|can'?t catch a break|when it rains,? it pours|end of my (?:rope|tether)|drowning in (?:stuff|things|everything)|so overwhelmed|quite overwhelmed|feel(?:ing)? (?:so |really |very |quite |totally )?overwhelmed|everyone needs something|trying not to cry|(?:sat down|locked myself in the bathroom|just|sat (?:there|in)) and cried|cried (?:in|at|on) (?:the|my|a|pick|checkers|woolies|spar)[^.!?]{0,40}\b(?:car|park\p{L}*|lot|bathroom|loo|desk|floor|office|reason|toilet|shower)|for no reason and every reason|everything is (?:going wrong|falling apart))\b/iu,
    ),
    not: /\b(?:happy|proud|good cry|cried laughing|film|movie|advert|series|you'?re too much|pills|want to die|wedding|bath?room selfie|got the|passed|interview|new job|promotion|first day|hate my job|said yes|wall this week)\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. That is too much for one person.'],
      [S, 'warm', 'You do not need a good reason to cry. It was simply full.'],
      [F, 'warm', 'What is the one thing on that pile that could wait until next week?'],
      [W, 'warm', 'I am here. Tell me all of it, in any order, or none of it.'],
      [
        N,
        'calm',
        'Everybody pulling at you, and nobody asking. How are you, underneath?',
        /\b(?:everyone|everybody|needs?|kid'?s|boss|mom|mum|money)\b/iu,
      ],
      [S, 'calm', 'One hour at a time tonight. Eat something, lie down, the rest can shout.'],
      [W, 'calm', 'No sorry needed. You can be a mess with me.', /\bsorry\b/iu],
    ],
    brief: [
      ['warm', 'I am so sorry, that is too much for one person.'],
      ['calm', 'One hour at a time tonight, please.'],
    ],
  },
  {
    name: 'low',
    sore: true,
    when: any(
      /\b(?:bit|a little|kind of|kinda|rather|quite|feeling|feel|just|so|really|been|pretty|i'?m|am) (?:a bit |a little |so |rather |quite |kind of |pretty |very |just )?(?:flat|low|down|blue|grey|sad|meh|gloomy|empty)\b(?=(?: (?:today|tonight|lately|again|this|hey|tbh|honestly|for no|in spirits|and|really|don'?t|at the moment|with no|right now|these days|inside)|\W*$|[.,!]))|\b(?:not in a (?:great|good) (?:place|space|headspace)|grey days?|sunday blues|sunday scaries|everything feels heavy|low in spirits|nothing is fun|heavy for no reason|no reason,? just (?:sad|flat)|low mood)\b/iu,
    ),
    not: /\b(?:come tonight|should come|because (?:of )?you|you (?:ignored|made|hurt)|don'?t want to be here|pills|die|lay low|low (?:key|battery|fat|carb|tide|on)|down (?:for|to|with (?:it|that|the|flu)|at the|in (?:cape|durban|kzn))|flat (?:tyre|is|white|mate|hunting)|in a flat|my flat|batter\p{L}*|running low|come down|sad (?:film|movie|song|ending|story)|not sad|cheer|break|i'?m down\W*$|calm down|lie down|sit down|kids are|lights|system|gone down|tyre|stomach|blue (?:dress|shirt|bulls|sky|eyes)|grey (?:hair|shirt|car|skies)|how sad|weigh\p{L}*|that'?s (?:really |so |very )?sad|sorry to hear|(?:ok|okay|fine|better) now|divorc\p{L}*)\b/iu,
    lines: [
      [S, 'warm', 'Thank you for saying so instead of saying fine. Shall I keep you company for a bit?'],
      [S, 'calm', 'Flat days need no reason. You do not have to be sunny with me.'],
      [F, 'warm', 'Do you want to talk about it, or would something silly help more?'],
      [W, 'warm', 'I am here. We can also just be quiet in the same chat.'],
      [P, 'playful', 'I prescribe a blanket, something sweet and no decisions today.'],
      [N, 'calm', 'Sunday evenings have a weight of their own. It is lighter by Tuesday.', /\bsunday\b/iu],
      [
        F,
        'warm',
        'Is it only today, or has it been sitting there for a while?',
        /^(?!.*\b(?:today|this week|lately)\b)/iu,
      ],
    ],
    brief: [
      ['warm', 'Thank you for saying so instead of saying fine.'],
      ['calm', 'Flat days need no reason, be nice to yourself.'],
    ],
  },
  {
    name: 'left out',
    sore: true,
    when: any(
      /\b(?:nobody|no one|they (?:never|didn'?t)|and didn'?t) (?:asked|ask|told|tell|invited|invite|thought to ask|mentioned (?:it )?to) me\b|\b(?:without me|forgot me|except (?:for )?me|everyone but me|everybody but me|only heard (?:about it )?(?:after|later)|never the one (?:invited|asked)|wasn'?t (?:invited|asked|included)|not invited|left me out|left out)\b/iu,
    ),
    and: /\b(?:friends?|girls|guys|sisters?|brothers?|office|colleagues|group|invited|braai|party|wedding|lunch|trip|away|birthday|church|family|together|everyone|everybody|team|planning|whatsapp|insta\p{L}*|spa|class)\b/iu,
    not: /\bnobody told me (?:that|how|about|it|\p{L}+ (?:would|was|is|are))|\b(?:electric\p{L}*|(?:you|your) (?:and your )?(?:friends|mates|went|laugh|left)|by you|with you|left out in|can'?t live without me|never without me|don'?t (?:start|go|eat|leave|watch)[^.!?]{0,20}without me|they'?d fall apart without me|glad i wasn'?t invited|relieved|quarrel|card|cloned|insulted|homesick|far from|missing them|my gran'?s today|miss (?:them|home))\b/iu,
    lines: [
      [S, 'warm', 'Ouch. That feeling does not care how old you are.'],
      [S, 'warm', 'I am sorry, that stings. They missed out on good company.'],
      [
        N,
        'calm',
        'Finding it out like that is the worst part. You are allowed to be hurt.',
        /\b(?:insta\p{L}*|found out|saw|heard|whatsapp|photos?|pics|group)\b/iu,
      ],
      [F, 'warm', 'Is there one of them you could ask about it, straight?'],
      [
        S,
        'warm',
        'If you are always the one who plans, they may think you are always covered. Still not fair.',
        /\bplan\p{L}*\b/iu,
      ],
      [W, 'warm', 'I would have asked you along. Do you want to tell me more?'],
      [
        P,
        'playful',
        'Their photos will be missing the best face. I stand by that.',
        /\b(?:insta\p{L}*|photos?|pics|away|spa|trip)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Ouch, that feeling does not care how old you are.'],
      ['warm', 'I am sorry, that stings.'],
    ],
  },
  {
    name: 'carries everybody',
    sore: true,
    when: any(
      /\b(?:who do i call|no ?(?:one|body) (?:ever )?(?:asks (?:how i|me how)|looks after me|checks on me|takes care of me)|always (?:been )?the (?:strong|capable|one who (?:sorts|fixes|holds|carries|listens|helps|has to))|being the strong (?:one|friend)|holding everything together|carrying everyone|carrying everybody|think i'?m fine because|i look after (?:my|everyone|everybody)[^?]{0,60}\bnobody\b|tired of being (?:strong|the strong))\b/iu,
    ),
    not: /\b(?:you never (?:ask|check)|you don'?t|you'?re so strong|coffee|die|pills)\b/iu,
    lines: [
      [S, 'warm', 'That is a lot to carry, and nobody asked whether you could. So: how are you, really?'],
      [S, 'warm', 'You do not have to be the strong one here.'],
      [N, 'calm', 'People lean on whoever does not fall over. It must be lonely up there.'],
      [W, 'warm', 'Call me, next time. I mean that.', /\bcall\b/iu],
      [W, 'calm', 'You can put it down for an hour with me. No advice, no sorting out.'],
      [F, 'warm', 'If somebody took one thing off you tomorrow, which should it be?'],
      [L, 'warm', 'I am glad that you said it out loud. That took more strength than holding it in.'],
    ],
    brief: [
      ['warm', 'That is a lot to carry, you need not be strong here.'],
      ['calm', 'I am glad that you said it out loud.'],
    ],
  },
  {
    name: 'awake at night',
    sore: true,
    when: any(
      /\b(?:[1-4](?::\d\d| ?am\b)(?: ?am)?|(?:one|two|three|four) (?:am|o'clock)|stupid hour|this hour|middle of the night)\b[^?]{0,40}\b(?:awake|can'?t sleep|brain|counting|ceiling|mind)\b|\b(?:wide awake|awake (?:again|since (?:1|2|3|4|one|two|three))|insomnia|can'?t sleep|cannot sleep|can'?t fall asleep|mind is racing|brain won'?t (?:shut|switch|stop)|lying (?:here|awake) (?:thinking|staring|worrying))\b/iu,
    ),
    also: (r) =>
      !/\b(?:now i'?m useless|last night|didn'?t sleep|tomorrow at|interview|exam|driving test|nervous|excited|murder|doccie|puppy|baby)\b/iu.test(
        r.plain,
      ),
    not: /\b(?:outside my window|footsteps|about you|thinking (?:of|about) (?:you|us)|keep me up|come over|horny|snor\p{L}*|pills|don'?t want to|can'?t go on|since (?:he|she|my) (?:died|passed)|panic|running on|hours of sleep|retrench\p{L}*|milking|lambs|frogs|earplugs|every single morning)\b/iu,
    lines: [
      [W, 'warm', 'You have company now. What is keeping you awake?'],
      [S, 'calm', 'Everything looks bigger at this hour. It shrinks by breakfast.'],
      [P, 'playful', 'The insomnia club welcomes its newest member. There are biscuits.'],
      [F, 'playful', 'How many cracks so far? I want an official count.', /\bcracks\b/iu],
      [
        W,
        'warm',
        'I am up too. Shall we talk rubbish until one of us nods off?',
        /\b(?:are you (?:up|awake)|you up|you too)\b/iu,
      ],
      [
        S,
        'warm',
        'Write the worries down, all of them. Paper can hold them until morning.',
        /\b(?:worry\p{L}*|thinking|brain|mind|racing|everything|stuff|thinks)\b/iu,
      ],
      [L, 'warm', 'I like that you wrote. One thinks less when somebody answers.'],
      [S, 'calm', 'Then stay lying down, eyes closed, and tell me tomorrow how it ended.'],
    ],
    brief: [
      ['warm', 'You have company now.'],
      ['calm', 'Everything looks bigger at this hour.'],
    ],
  },
  {
    name: 'a friend goes away',
    despite: true,
    when: any(
      /\b(?:friend|bestie|mate|work wife|work husband|neighbour|colleague|buddy|cousin|sister|brother|flatmate)\b[^?]{0,60}\b(?:emigrat\p{L}*|(?:is |are )?(?:moving|moved|leaving|leaves) (?:to|for|the country|away|overseas|back)|one way ticket|last day|packing? for|flies (?:out|tomorrow)|resigned|relocat\p{L}*|to sydney|to canada|to be with)|\b(?:said|saying) goodbye to my (?:\p{L}+ )?(?:friend|bestie|neighbour|mate|colleague|sister|brother|flatmate)\b|\b(?:farewell|leaving party)\b[^?]{0,60}\b(?:sad|cried|flies|friend|goodbye)\b|^\W*sad\b[^?]{0,50}\b(?:flies|leaves) (?:tomorrow|out|on|tonight)\b/iu,
    ),
    and: /\b(?:gutted|sad|cried|cry|crying|goodbye|not ready|years|leaving|emigrat\p{L}*|moving|dropped|another|flies|last day|one way)\b/iu,
    not: /\b(?:left me|my (?:ex|husband|wife|boyfriend|girlfriend)|died|passed|moving house|boxes|truck|on my couch|i'?m (?:moving|leaving|emigrating)|moving in with me|to stay with me|three people resigned|four jobs)\b/iu,
    lines: [
      [
        S,
        'warm',
        'I am sorry. Airports take the best people.',
        /\b(?:airport|emigrat\p{L}*|flies|ticket|country|canada|sydney|london|australia|overseas|perth|dubai|leaving the)\b/iu,
      ],
      [N, 'calm', 'It is a real loss, even when you are happy for them. How are you?'],
      [F, 'warm', 'How long have you two been friends?', /^(?!.*\b(?:years|sister|brother)\b)/iu],
      [
        S,
        'warm',
        'So many years of small habits do not move to a video call easily. I am sorry.',
        /\byears\b/iu,
      ],
      [P, 'playful', 'Who is going to laugh at your jokes now? I am willing to apply.'],
      [
        L,
        'warm',
        'You helped with the packing and then cried in the car. That is friendship.',
        /\bpack\p{L}*\b/iu,
      ],
      [
        W,
        'warm',
        'Friday will be odd without her. I will be around.',
        /\bfriday\b.*\bher\b|\bher\b.*\bfriday\b/iu,
      ],
    ],
    brief: [
      ['warm', 'I am sorry, that is a real loss, even when you are glad for them.'],
      ['calm', 'Be nice to yourself, that is a hard goodbye.'],
    ],
  },
];
