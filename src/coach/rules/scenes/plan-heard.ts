/** Plans in other words than the first scenes of a kind were written from: who does it, the verb and all its likes, the thing, the time. */
import type { Reading } from '../reading/read.ts';
import { hits } from '../sieve/sieve.ts';
import { type Cued, cued } from './cued.ts';
import { has, isLewd, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

/** A pattern of named parts, ignoring case. */
export const re = (parts: TemplateStringsArray, ...named: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: parts.raw }, ...named), 'i');

export const AM = "(?:i'?m|i am|am)";
export const ILL = "(?:i'?ll|i will|i shall|i'?m gonna|i'?m going to|gonna|will)";
export const HAVE = "(?:i have|i'?ve|ive|have|just|i)";
export const CANNOT =
  "(?:can'?t|cannot|can not|won'?t|couldn'?t|shan'?t|wont|cant|(?:not|n'?t) (?:going to|gonna|able to|be able to)|not gonna|unable to)";
export const DAYNAME =
  '(?:(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|2moro|tmrw?|tmr|tmw|tomorrow|tonight|2nite|today)';
export const WHEN_WORDS = `(?:(?:this|next|the|on|coming) )*(?:${DAYNAME}|week|weekend|month|evening|afternoon|morning|easter|long weekend|holidays|the \\d{1,2}(?:st|nd|rd|th)?)`;
export const MEAL =
  '(?:dinner|lunch|coffees?|drinks?|brunch|breakfast|supper|date|movie|film|walk|hike|braai|picnic|sushi|pizza|beers?|wine|tea|plans?|meal|cocktails?)';
export const KIN =
  '(?:gran(?:ny|dma|dpa|d?dad|ma|pa|dfather|dmother)?|nan|ouma|oupa|gogo|mom|mum|mommy|mama|mother|dad|pa|father|sister|sis|brother|boet|bro|aunt|auntie|uncle|cousin|nephew|niece|son|daughter|kids?|child|children|toddler|baby|boys?|girls?|little one|twins|folks|parents|family|friends?|bestie|flatmate|housemate|roommate)';
/** Whoever comes from the turn before already stands in a plan. */
const PLANNED = re`\b(?:(?!today)${DAYNAME}|dinner|lunch|coffee|drinks?|see you|still (?:on|good|keen)|looking forward|can'?t wait|weekend|at \d|\d ?(?:am|pm)|our (?:date|walk|hike)|on your way|are you (?:close|coming|almost|nearly)|almost here|you coming|i'?m here|at the (?:table|bar|restaurant)|waiting|hike|movie|meet(?:ing)?|later)\b`;
export const inPlan = (r: Reading): boolean => hits(PLANNED, r.mine);

/** Nobody dies of these. */
const IDIOMS =
  /\bdead (?:tired|beat|keen|serious|funny|on my feet)\b|\bdying to\b|\b(?:is |are |it'?s |'s )?killing me\b|\b(?:phone|battery)(?:'s| is)? (?:dying|dead)\b|\bto die for\b|\blie (?:down|on|in)\b/gi;
/** Sorrow, fright and tricks that share words with a plan. */
const NO_PLAN_MATTER =
  /\b(?:passed away|passed in|has passed|funeral|unveiling|tombstone|bury(?:ing)?|buried|eulogy|memorial|the stone goes up|(?:lost|lose) (?:a|my|the) (?:patient|baby|mom|dad|brother|sister|job)|heartbeat|therapist|hijack\w*|stolen|panic|hands stop|(?:can'?t|cannot) (?:feel|make) my (?:legs|hands)|asylum|where i'?m sleeping|my late (?:mum|mom|dad|husband|wife)|still lay two|be scared|scares me|pipe in the|exhaust|came into my room|my uncle used|apk|install this|scan the qr|otp|g dash|times out|lovegpt|no limits)\b/i;
const isGrave = (r: Reading): boolean =>
  isHeavyTalk(r.plain.replace(IDIOMS, ' ')) ||
  isHeavyTalk(r.mine.replace(IDIOMS, ' ')) ||
  hits(NO_PLAN_MATTER, r.plain);
/** A longer message has another matter too. */
const MOST_WORDS = 32;

type HeardAlso = Cued & {
  /** It may stand beside what is grave. */
  readonly heavy?: boolean;
};

/** The name is that of the scene which knows the situation already; the lines fit without a word of theirs. */
export const heardAlso = ({ heavy = false, also, ...one }: HeardAlso): Scene => ({
  ...cued({
    asks: true,
    most: MOST_WORDS,
    ...one,
    also: (r) =>
      (heavy || !isGrave(r)) &&
      !has(r, 'jealousy_control', 'threat', 'insult') &&
      !isLewd(r) &&
      (also?.(r) ?? true),
  }),
  firm: true,
  keeps: true,
});

export const C = 'counter-offer';
export const CARE = 'stay with them';
export const FEEL = 'sympathise';
export const FIX = 'confirm the plan';
export const GLAD = 'appreciate a detail';
export const JOKE = 'light touch';
export const MINE = 'say what you want';
export const OPEN = 'leave it open';
export const RUSH = 'no rush';
export const SLOT = 'pick a slot';
export const WAY = 'offer another way';
export const YES = 'accept with grace';
