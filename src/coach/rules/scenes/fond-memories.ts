/** The dead remembered with a smile, good funerals, and the living who plan theirs: warm, never solemn by rote. */
import { latin } from '../reading/pattern.ts';
import { A, cued, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const KIN =
  'gran(?:ny|dma|dmother|dfather|dpa|dad)?|nan(?:na)?|gogo|ouma|oupa|mkhulu|m[ou]m|mother|mam|dad|father|brother|sister|aunt(?:ie|y)?|uncle|cousin|husband|wife|best friend|friend|son|daughter|twin|pa|ma';

export const FOND_MEMORY_SCENES: readonly Scene[] = [
  cued({
    name: 'a day of theirs, kept warmly',
    when: new RegExp(
      `\\b(?:(?:it'?d|it would|would(?:'?ve| have)?) (?:be|been) (?:my |our )?(?<m>${KIN})'?s? (?:birthday|\\d+(?:st|nd|rd|th))|(?:my |our )?(?<n>${KIN})'s (?:death )?anniversary|(?<o>${KIN}) would(?:'?ve| have) (?:been|turned) \\d+)\\b`,
      'i',
    ),
    and: /\b(?:made|baked?|cook\w*|tequila|toast|drink|glass|candle|visit\w*|went to|spot|scones?|cake|good day|playing|played|singing|flowers|planted|laugh\w*|getting|having|braai|loud)\b/i,
    not: /\b(?:wedding|party for|present|gift|can'?t (?:stop|breathe|cope)|alone|hate|wedded|married|parents)\b/i,
    lines: [
      [L, 'warm', 'That is a lovely way to keep the day. I hope it is more warm than sad.'],
      [F, 'warm', 'What was your {m} like? Tell me when you feel like it.'],
      [F, 'warm', 'What was your {n} like? Tell me when you feel like it.'],
      [F, 'warm', 'What was your {o} like? Tell me when you feel like it.'],
      [ROOM, 'warm', 'Take the whole day. I know where you are, and I am glad you told me.'],
      [
        L,
        'warm',
        'Raise one from me as well, please.',
        /\b(?:tequila|toast|drink|glass|beer|whisky|wine|gin|shot)\b/i,
      ],
      [
        L,
        'warm',
        'I am sure the first one would have been gone before it cooled.',
        /\b(?:scones|biscuits|cookies|muffins|koeksisters|vetkoek|pancakes|samoosas|rusks)\b/i,
      ],
    ],
  }),
  cued({
    name: 'a funeral that went well',
    when: /\b(?:funeral|memorial|send-?off|wake|service)\b[^.!?]{0,20}\b(?:was|is|went)\b[^.!?]{0,20}\b(?:lovely|beautiful|nice|good|perfect|funny|hilarious|well|great|okay|ok)\b/i,
    not: /\b(?:not|wasn'?t|can'?t stop|alone|tomorrow)\b/i,
    lines: [
      [L, 'warm', 'You can say that. It sounds like the send-off it should have been.'],
      [
        N,
        'warm',
        'A laugh on a day like that is a gift. I am glad there was one.',
        /\b(?:fell|laugh\w*|funny|hilarious|paid to see|cackl\w*|loved)\b/i,
      ],
      [S, 'warm', 'I am glad it went gently. How are you, now that it is over?'],
      [ROOM, 'warm', 'That is a long day to carry. Rest, and tell me the stories when you want to.'],
      [
        F,
        'warm',
        'Your gran sounds like somebody I would have liked to meet.',
        /\b(?:gran|granny|nan|grandma)\b/i,
      ],
    ],
  }),
  cued({
    name: 'somebody near died, and another day suits',
    when: /\b(?:neighbour|next door|old (?:lady|man|boss|teacher|friend)|colleague|great-?(?:aunt|uncle)|landlady|client|godmother|family friend)\b[^.!?]{0,40}\b(?:passed|died)\b/i,
    and: /\b(?:(?<t>monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:suits|works|is better|instead|would)|funeral)\b/i,
    lines: [
      [
        S,
        'warm',
        'I am sorry. The other day is fine, of course. Take your time saying goodbye.',
        /\b(?:suits|works|instead|better|move)\b/i,
      ],
      [S, 'warm', 'I am sorry, that is a real gap on your street.', /\b(?:neighbour|next door)\b/i],
      [N, 'warm', 'People like that are part of a place. I am sorry.'],
      [F, 'warm', 'I would like to hear about it when we meet, if you feel like telling me.'],
    ],
  }),
  cued({
    name: 'the smell of back then',
    when: latin(
      new RegExp(
        `\\b(?:smell|sound|taste|feel) of (?:my |our )?(?<m>${KIN})'?s (?!(?:ashes|grave|voice))(?<x>\\p{L}+)\\b`,
        'iu',
      ),
    ),
    not: /\b(?:miss (?:him|her)|died|funeral|cry\w*|cried|hospital)\b/i,
    lines: [
      [L, 'warm', 'Smells keep better than photographs. What was your {m} like?'],
      [F, 'direct', 'Where does it take you back to first?'],
      [P, 'playful', 'I would buy a bottle too, just to see what you mean.', /\bbottled?\b/i],
      [
        F,
        'warm',
        'Where did the two of you go in it?',
        /\b(?:car|bakkie|peugeot|toyota|ford|volvo|datsun|beetle|kombi|truck|tractor|boat|van|merc\w*)\b/i,
      ],
    ],
  }),
  cued({
    name: 'an elder plans the funeral, alive and well',
    when: new RegExp(
      `\\b(?:my |our )?(?<m>${KIN})\\b[^.!?]{0,30}\\b(?:plan\\w*|arrang\\w*|organis\\w*|pick\\w*|chos\\w*|wrot\\w*|bought) (?:(?:her|his) (?:own )?(?:funeral|coffin|plot|gravestone|eulogy|hymns))`,
      'i',
    ),
    not: /\b(?:hospice|weeks left|months left|cancer|dying|terminal|sick|ill)\b/i,
    asks: true,
    lines: [
      [L, 'playful', 'I like your {m} already. Is there a dress code?'],
      [P, 'witty', 'Anybody that organised will see a hundred. May the plan gather dust.'],
      [T, 'playful', 'Does the spreadsheet have a tab for who is not invited?', /\bspreadsheet\b/i],
      [F, 'direct', 'What else is on the list? I may want to copy some of it.'],
    ],
  }),
  cued({
    name: 'a parent they lost, and what is mine',
    when: new RegExp(`\\bmy late (?<m>${KIN})\\b`, 'i'),
    and: /\b(?:your|ur) (?:garden|roses|dahlias|kitchen|cooking|bread|piano|violin|choir|recipe|jersey|knitting|photos?|dog|boat|books?|tomatoes|plants|profile|veggies|orchids|camera|workshop|bees)\b/i,
    asks: true,
    lines: [
      [A, 'warm', '[Your answer]. I think your {m} could have taught me a thing or two.', /\?/],
      [L, 'warm', 'Thank you, and how good that it made you think of your {m}.'],
      [
        F,
        'warm',
        'Thank you for telling me that. What else did your {m} grow?',
        /\b(?:grew|grow|garden|roses|dahlias|plants|orchids|tomatoes)\b/i,
      ],
      [
        P,
        'warm',
        'Half of it is luck and the rest is [what you do]. Want to try again together?',
        /\b(?:keep (?:one|them|it|anything) alive|kill\w*|dead plants|brown thumb)\b/i,
      ],
    ],
  }),
  cued({
    name: 'one of theirs passed an exam',
    when: /\bmy (?<m>(?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|mom|mum|mother|wife|husband|boy|girl|cousin|grandson|granddaughter|kid|child|twins?|eldest|youngest|godson|goddaughter|learners?|student))\b[^.!?]{0,12}\b(?:(?:has )?(?:just |finally )?passed|got through|qualified|graduated|got (?:her|his|their) (?:degree|licen[cs]e|results|matric|learners))\b(?! (?:away|on\b|peacefully|last|this|me|us|him|them|my|you|the (?:salt|ball|phone|butter|sauce|car|house|shop|parcel))|\.|[.!?]*$)/i,
    not: /\b(?:can'?t|cannot|won'?t|instead|rain ?check|another day|since|ago|miss|still|funeral|grave|ashes|grief|gone|died|passed (?:in|at (?!\d)|from|after|before|when|suddenly|two|three|a (?:year|month|week)|today|yesterday|this|on))\b/i,
    lines: [
      [L, 'warm', 'Congratulations to your {m}, and to you for living through it!'],
      [L, 'warm', 'Oh, that is wonderful. You must be so proud.'],
      [F, 'direct', 'How are you all celebrating?'],
      [
        P,
        'playful',
        'Everybody you cried on today deserves a slice of cake.',
        /\b(?:cried|cry\w*|sobb\w*|tears)\b/i,
      ],
    ],
  }),
];
