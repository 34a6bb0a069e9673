/** The day of a plan or a story is another. */
import { dayFollows, type Pair } from './judge.ts';

const patternOf: Readonly<Record<string, RegExp>> = {
  Monday: /\bmon(?:day)?\b/i,
  Tuesday: /\btue(?:s|sday)?\b/i,
  Wednesday: /\bwed(?:nesday)?\b/i,
  Thursday: /\bthu(?:r|rs|rsday)?\b/i,
  Friday: /\bfri(?:day)?\b/i,
  Saturday: /\bsat(?:urday)?\b/i,
  // `round the sun` names no day.
  Sunday: /\bsunday\b|(?<!\bthe )\bsun\b/i,
  tomorrow: /\btomorrow\b|\btmrw\b/i,
  tonight: /\btonight\b|\bthis evening\b/i,
  'next week': /\bnext week\b/i,
  'this weekend': /\bweekend\b/i,
  'the 14th': /\b14(?:th)?\b/,
  'the 23rd': /\b23(?:rd)?\b/,
  'in March': /\bmarch\b/i,
  'in October': /\boctober\b/i,
};

/** A frame with `{}`, the old day and the new. */
const ROWS: ReadonlyArray<readonly [frame: string, before: string, now: string]> = [
  ['Are you free for tapas on {}?', 'Thursday', 'Saturday'],
  ['want to grab a beer {} after work', 'Wednesday', 'Friday'],
  ['There is a night market on {}, come with me', 'Friday', 'Sunday'],
  ['How about {} at six for that walk we keep talking about?', 'Monday', 'Tuesday'],
  ["Let's do {} then, I will book a table", 'Saturday', 'Thursday'],
  ['{} works for me, where should we meet?', 'Tuesday', 'Monday'],
  ["I can't do {} anymore, my shift moved", 'Friday', 'Wednesday'],
  ['my birthday drinks are {}, you should drop by', 'Sunday', 'Saturday'],
  ['Could we move our lunch to {}?', 'Wednesday', 'Monday'],
  ['I am off on {} so I could show you the gallery', 'Tuesday', 'Thursday'],
  ['there is a comedy gig {}, keen?', 'tonight', 'tomorrow'],
  ['I land back in Durban {}, dinner?', 'tomorrow', 'tonight'],
  ['Would you be up for a picnic {}?', 'next week', 'this weekend'],
  ['Are we still on for {}?', 'Thursday', 'Sunday'],
  ['Still keen for {}? no pressure', 'Saturday', 'Wednesday'],
  ['The play runs until {}, we should go before that', 'Sunday', 'Friday'],
  ['I have two tickets for {}, guess who I want to take', 'Friday', 'Tuesday'],
  ['I will be in your area on {} around noon', 'Monday', 'Thursday'],
  ['My exam is on {}, wish me luck!', 'Wednesday', 'Monday'],
  ['What are you up to on {}? I am trying to avoid my chores', 'Sunday', 'Saturday'],
  ['so it is settled, karaoke on {}', 'Saturday', 'Tuesday'],
  ['braai at my place {}, bring nothing but yourself', 'Sunday', 'Friday'],
  ['I could meet on {}, does that suit you?', 'the 14th', 'the 23rd'],
  ['My cousin gets married {} and I need a dance partner', 'in March', 'in October'],
  ['{} I get the keys to my new flat!!', 'Friday', 'Monday'],
  ['is {} too soon for a second date?', 'tomorrow', 'Thursday'],
  ['Rain on {} they say, so maybe the museum instead of the beach?', 'Saturday', 'Sunday'],
];

const patternFor = (day: string): RegExp => {
  const pattern = patternOf[day];
  if (!pattern) throw new Error(`No pattern for ${day}.`);
  return pattern;
};

export const pairs: readonly Pair[] = ROWS.map(([frame, before, now]) => ({
  a: frame.replace('{}', before),
  b: frame.replace('{}', now),
  judge: (a, b) => dayFollows(a, b, patternFor(before), patternFor(now)),
}));
