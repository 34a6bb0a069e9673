/** A parcel that went to somebody else, or nowhere, and what to do about it. */
import { A, type CuedLine, cued, DO } from './cued.ts';
import type { Scene } from './scene.ts';

const THING =
  'parcel|package|delivery|order|shoes|books?|jacket|takealot|phone case|charger|present|groceries|food|pizza|curtains|jersey|dress';
const WHEN = new RegExp(
  `\\b(?<x>my (?:${THING}))\\b[^?]{0,80}\\b(?:number \\d+|wrong (?:address|house|flat|number|person|unit)|neighbou?rs?|somebody else|someone else|at reception|reception|the guard|never (?:came|arrived|got here)|signed for|says (?:it'?s |it was )?delivered|not here|vanished|disappeared|gone missing|was stolen)\\b|\\b(?:tracking|courier|driver|parcel guy|delivery guy|mr d|uber eats|post office)\\b[^?]{0,50}\\b(?:gave|delivered|handed|left|lost|dropped|says)\\b[^?]{0,20}\\b(?<x>my (?:${THING})|it|them)\\b[^?]{0,40}\\b(?:to|at|with|by|as|delivered|outside|lost)\\b|\\bwaiting for (?<x>my (?:${THING})) (?:since|for) (?:\\w+ ){0,3}(?:week|weeks|days|monday|last)\\b`,
  'i',
);
const WITH_SOMEBODY =
  /\b(?:number \d+|neighbou?rs?|next door|flat \d+|unit \d+|wearing|her|him|somebody|someone|wrong (?:house|flat|unit|person))\b/i;

const LINES: readonly CuedLine[] = [
  [
    A,
    'direct',
    'Start friendly: "I think this came to you by mistake." Most people hand it over at once.',
    WITH_SOMEBODY,
  ],
  [A, 'warm', 'Knock, smile, and have the tracking open on your phone. I am on your side.', WITH_SOMEBODY],
  [DO, 'direct', 'Write to the courier, with a screenshot of the tracking. They have to find it, not you.'],
  ['sympathise', 'warm', 'How annoying. I hope it finds its way to you by tomorrow.'],
  [
    'light touch',
    'playful',
    'Out in the world without you, and with no manners. Do you want to storm the place, or write a firm letter first?',
  ],
  ['follow up', 'warm', 'Did they at least leave a photo or a signature?', /^(?!.*\bwearing\b)/i],
  [
    'follow up',
    'playful',
    'Wearing them! Please tell me everything about how that conversation goes.',
    /\bwearing\b/i,
  ],
  [
    'sympathise',
    'warm',
    'Oh no, {x}! Give it one friendly try, and then the courier may sort it out.',
    /\bmy \w+/i,
  ],
];

export const PARCEL_SCENES: readonly Scene[] = [
  {
    ...cued({
      name: 'a parcel gone astray',
      when: WHEN,
      not: /\b(?:customs|fee|pay|click|link|claim|verify|your|transfer|send me|did you (?:get|receive)|burglar\w*|broke in|police|stalk\w*|for you)\b/i,
      asks: true,
      sure: true,
      lines: LINES,
    }),
    firm: true,
    keeps: true,
  },
];
