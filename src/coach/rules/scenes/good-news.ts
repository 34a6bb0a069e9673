/** Good news with its own kind of joy: papers, happy tears, bargains, small firsts. */
import { latin } from '../reading/pattern.ts';
import { cued, MEET } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, T } from './stories/story.ts';

const NOT_YET =
  /\b(?:not|hasn'?t|haven'?t|didn'?t|refused|rejected|denied|declined|still waiting|if (?:it|the)|left me|broke up|nothing|hope(?:fully)?|died|funeral|passed away|when (?:it|the) (?:comes|arrives))\b/i;

export const GOOD_NEWS_SCENES: readonly Scene[] = [
  cued({
    name: 'the papers came through',
    when: latin(
      /\b(?:my|our|the|his|her) (?:\p{L}+ )?(?<x>visa|permit|citizenship|residency|passport|green card|papers|bond|mortgage|loan|funding|grant|scholarship|adoption|bursary|transfer|pension)\b[^.!?]{0,20}\b(?:came through|approved|granted|arrived|landed|went through|is here|final)\b/iu,
    ),
    not: NOT_YET,
    lines: [
      [
        L,
        'warm',
        'Congratulations! After a wait like that you may cry wherever you like.',
        /\b(?:cried|cry\w*|tears|sobb\w*|years)\b/i,
      ],
      [L, 'warm', 'Congratulations on the {x}! I am so happy for you.'],
      [F, 'direct', 'That is huge. What is the first thing you will do with it?'],
      [F, 'warm', 'Who did you tell first?'],
      [P, 'playful', 'One stamp, and he could not even smile. I will do it for him.', /\bsmile\b/i],
      [MEET, 'flirty', 'This calls for a drink. Which evening may I buy it?'],
    ],
  }),
  cued({
    name: 'happy tears in an odd place',
    when: /\b(?:i(?:'ve| have)?|i just|nearly|almost) (?:\w+ )?(?:cried|sobbed|wept|bawled|teared up)\b|\bcried (?:in|into|on|at)\b|\bhappy (?:cry|tears)\b/i,
    and: /\b(?:happy (?:cry|tears)|passed|came through|accepted|approved|got (?:it|the|in)|said yes|finally|graduat\w*|proud|in a good way|perfect|good cry|won|all clear|healthy|it'?s a (?:girl|boy)|so happy|God is good)\b/i,
    not: /\b(?:died|funeral|passed away|broke up|ex\b|not happy|sad|didn'?t|rejected|failed)\b/i,
    lines: [
      [L, 'warm', 'Those are the right kind of tears. I am really happy for you.'],
      [
        P,
        'playful',
        'I am sure that car park has seen worse, and seldom better.',
        /\b(?:car ?park|parking lot)\b/i,
      ],
      [T, 'playful', 'Happy tears in public count double.'],
      [F, 'direct', 'Have you stopped, or should my congratulations be waterproof?'],
      [F, 'warm', 'How are you going to celebrate, once your face has dried?'],
    ],
  }),
  cued({
    name: 'somebody they help did it',
    when: /\b(?:(?:boy|girl|kid|learner|student|pupil|patient|mentee|lad|team|child|one) (?:i|that i|who i|we) (?:tutor|teach|coach|mentor|help|train)\b|(?:one|two|three|four|five|some|all) of my (?:kids|learners|students|pupils|patients))/i,
    and: /\b(?:got (?:in|\d+)|passed|read|scored|won|walked|first|smiled|graduat\w*|bursar(?:y|ies)|scholarships?|came (?:first|second|third)|\d\d!!|distinction)\b/i,
    not: /\b(?:died|failed|hurt|fire alarm|threw|got (?:hurt|into trouble|suspended))\b/i,
    most: 90,
    lines: [
      [L, 'warm', 'That is a wonderful number, and a good piece of it is yours.', /\b\d\d\b/],
      [L, 'warm', 'You must be so proud. I would have needed a minute too.'],
      [N, 'warm', 'That is worth every hour you put in. Does it make you want to do more of it?'],
      [F, 'warm', 'What did you say, when you could speak again?'],
      [P, 'playful', 'Frame that paper. I mean it.', /\b(?:paper|test|certificate|report)\b/i],
    ],
  }),
  cued({
    name: 'a bargain',
    when: latin(
      /\b(?:found|got|bought|picked up|scored) (?:myself )?(?:an? |the |two |this |some )[^.!?]{3,44}\bfor (?:only |just )?(?<p>(?:a (?:pound|quid|fiver|tenner|euro|dollar|rand)|[£$€r] ?\d{1,3}(?!\d)|\d{1,3} (?:rand|bucks|pounds|quid|euros?|p)|five rand|ten rand|two rand|fifty rand|nothing|free))\b/iu,
    ),
    not: /\b(?:a month|per month|pm|rent|flat|room|house|lump|job|scam\w*|stolen|invest\w*|for (?:you|u|my|his|her)|died)\b/i,
    lines: [
      [L, 'playful', 'And did you keep a straight face at the till?'],
      [T, 'playful', 'That is robbery, and I am impressed.'],
      [
        F,
        'direct',
        'Will you read it, or is it too good to open?',
        /\b(?:book|signed|first edition|novel|le carr[eé]|atlas|poems)\b/i,
      ],
      [F, 'warm', 'What is the best thing you have ever found like that?'],
      [P, 'witty', 'Now walk away slowly, before somebody looks it up.'],
    ],
  }),
  cued({
    name: 'sold it',
    when: latin(
      /\b(?:finally |just )?sold (?:the|my|our) (?:old )?(?<x>kayak|canoe|bike|boat|piano|sofa|couch|caravan|motorbike|scooter|guitar|surfboard|pram|treadmill|washing machine|trailer|table|desk|cot)\b/iu,
    ),
    lines: [
      [
        L,
        'warm',
        'Well done! It sounds as if the {x} went to the right person.',
        /\b(?:cried|tears|his|her|loved|hugged|smil\w*|kid|paddle)\b/i,
      ],
      [
        L,
        'warm',
        'Giving something extra with it was a lovely thing to do.',
        /\b(?:for free|threw in|gave (?:him|her|them))\b/i,
      ],
      [F, 'direct', 'Do you miss the {x} yet, or is it pure relief?'],
      [P, 'playful', 'So now you are rich. What is the first foolish thing you will buy?'],
    ],
  }),
  cued({
    name: 'did it alone, and tells everybody',
    when: /\b(?:i'?m |im )(?:telling|tell) (?:everybody|everyone|the whole (?:street|world|office))\b|\b(?:all )?by (?:myself|my own self)\b[^.?]{0,40}!|\bfirst time (?:on my own|by myself|alone)\b[^?]*!|\bi (?:have )?learn(?:ed|t) (?:the|to|how)\b[^.!?]{0,30}\b(?:by myself|on my own)\b/i,
    not: /\b(?:lonely|sad|without me|you|u)\b/i,
    most: 50,
    lines: [
      [L, 'warm', 'Quite right, tell everybody. Well done!', /\btell\w*\b/i],
      [L, 'warm', 'I am properly impressed. That takes more than people think.'],
      [F, 'playful', 'What is next on the list?'],
      [
        P,
        'playful',
        'Now you will be the one that the others phone for help.',
        /\b(?:app|phone|computer|bank|tax\w*|online|plumb\w*|drill|tyre)\b/i,
      ],
    ],
  }),
  cued({
    name: 'a date to mark for whatever we are',
    when: /\b(?:a|one|two|three|six|\d+) (?:years?|months?|weeks?) (?:today|already|now|tomorrow)\b|\bhappy (?:one|two|three|six|\d+) (?:months?|weeks?)\b/i,
    and: /\b(?:whatever (?:this|it|we)|of us|since (?:we|our)|our first|you and me|you and i|with you)\b/i,
    not: /\b(?:died|without|funeral|broke|sober|clean|ex)\b/i,
    lines: [
      [L, 'warm', 'Happy whatever to us! I would not change a thing about it.', /\bwhatever\b/i],
      [P, 'playful', 'Save me a slice, preferably one with a whole letter on it.', /\bcake\b/i],
      [L, 'warm', 'Already? I am glad you counted. It has been a good one.'],
      [MEET, 'warm', 'That should be marked properly. When do I see you?'],
    ],
  }),
  cued({
    name: 'a great moment in a match',
    when: /\b(?:hit (?:a|the) (?:six|winner|buzzer)|last ball|hat ?trick|drop goal|in extra time|injury time|last[- ](?:minute|second)|hole in one|on penalties|golden goal|photo finish)\b[^?]*$/i,
    and: /!|\b(?:won|scored|can'?t believe|screamed)\b/i,
    not: /\b(?:lost|missed|your|you)\b/i,
    most: 20,
    lines: [
      [L, 'playful', 'I felt that from here. Are you standing on the furniture?'],
      [F, 'playful', 'How loud were you, honestly?'],
      [T, 'playful', 'That is the kind of thing one tells grandchildren. Replay on the way?'],
      [MEET, 'warm', 'The next one we watch together. You choose the snacks.'],
    ],
  }),
];
