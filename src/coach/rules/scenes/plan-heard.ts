/** Plans in other words than the first scenes of a kind were written from: who does it, the verb and all its likes, the thing, the time. */

import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { type Cued, type CuedLine, cued } from './cued.ts';
import { offered, tidy } from './plan-places.ts';
import { has, isLewd, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

/** A pattern of named parts, ignoring case. */
export const re = (parts: TemplateStringsArray, ...named: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: parts.raw }, ...named), 'i');

export const AM = "(?:i'?m|i am|am)";
export const CANNOT =
  "(?:can'?t|cannot|can not|won'?t|couldn'?t|shan'?t|wont|cant|(?:not|n'?t) (?:going to|gonna|able to|be able to)|not gonna|unable to)";
export const DAYNAME =
  '(?:(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|2moro|tmrw?|tmr|tmw|tomorrow|tonight|2nite|today)';
export const MEAL =
  '(?:dinner|lunch|coffees?|drinks?|brunch|breakfast|supper|date|movie|film|walk|hike|braai|picnic|sushi|pizza|beers?|wine|tea|plans?|meal|cocktails?)';
export const KIN =
  '(?:gran(?:ny|dma|dpa|d?dad|ma|pa|dfather|dmother)?|nan|ouma|oupa|gogo|mom|mum|mommy|mama|mother|dad|pa|father|sister|sis|brother|boet|bro|aunt|auntie|uncle|cousin|nephew|niece|son|daughter|kids?|child|children|toddler|baby|boys?|girls?|little one|twins|folks|parents|family|friends?|bestie|flatmate|housemate|roommate)';
/** Whoever comes from the turn before already stands in a plan. */
const PLANNED = re`\b(?:(?!today)${DAYNAME}|dinner|lunch|coffee|drinks?|see you|still (?:on|good|keen)|looking forward|can'?t wait|weekend|at \d|\d ?(?:am|pm)|our (?:date|walk|hike)|on your way|are you (?:close|coming|almost|nearly)|almost here|you coming|i'?m here|at the (?:table|bar|restaurant)|waiting|hike|movie|meet(?:ing)?|later)\b`;
export const inPlan = (r: Reading): boolean => hits(PLANNED, r.mine);

/** Nobody dies of these. */
export const IDIOMS =
  /\bdead (?:tired|beat|keen|serious|funny|on my feet)\b|\bdying to\b|\b(?:is |are |it'?s |'s )?killing me\b|\b(?:phone|battery)(?:'s| is)? (?:dying|dead)\b|\bto die for\b|\bdie on (?:this|that|the) hill\b|\blie (?:down|on|in)\b/gi;
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

/** `till Sunday`: a day that ends something, and is not put forward. */
const isOnlyAnEnd = (plain: string, time: string): boolean =>
  new RegExp(
    `\\b(?:till?|until|to|from|since|before) (?:the )?${time.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'i',
  ).test(plain);

/** The one day or hour that is put forward, where there is one and no other. */
function slotOf(r: Reading): string | undefined {
  const days = offered(r).filter(({ text }) => !isOnlyAnEnd(r.plain, text));
  const hours = r.times.filter(({ kind, polarity }) => kind === 'hour' && polarity !== 'out');
  const [only, ...more] = days.length > 0 ? days : hours;
  // One day may be named twice.
  const other = more.find(({ text }) => text.toLowerCase() !== only?.text.toLowerCase());
  return only && !other ? tidy(only.text.replace(/^(?:at|around|by|from|on)\s+/i, '')) : undefined;
}

/** Where a day or an hour is put forward, the answer may say it back. */
const SAID_BACK: Readonly<Record<string, readonly CuedLine[]>> = {
  'plan in hand: the hour moved': [
    ['confirm the plan', 'warm', '{slot} is fine, see you then.'],
    ['confirm the plan', 'calm', 'Done, {slot}. No need to hurry.'],
  ],
  'arranging: another day put forward': [
    ['confirm the plan', 'direct', '{slot} works for me. Same time?'],
    ['pick a slot', 'warm', 'Yes to {slot}. I am looking forward to it.'],
  ],
  'plan in hand: that day no, another yes': [
    ['pick a slot', 'direct', '{slot} it is, then. What time suits you?'],
    ['pick a slot', 'warm', 'No problem at all, {slot} is good for me too.'],
  ],
  'small plan: does it still stand': [
    ['confirm the plan', 'warm', 'Yes, {slot} stands. I am looking forward to it.'],
  ],
  'plan in hand: are we on for it': [
    ['confirm the plan', 'warm', 'Yes, {slot} stands. I am looking forward to it.'],
  ],
  'arranging: no babysitter': [
    [
      'pick a slot',
      'warm',
      '{slot} is good for me, and no harm done. The kids come first.',
      re`\b(?:could|can|shall) (?:you|u|we) (?:do|say|make|try|move|meet)\b|\b(?:how|what) about\b|\bnext (?:${DAYNAME}|week)\W*\?`,
    ],
    [
      'pick a slot',
      'direct',
      'Yes to {slot}. I am sorry about tonight, for your sake as well.',
      re`\b(?:could|can|shall) (?:you|u|we) (?:do|say|make|try|move|meet)\b|\b(?:how|what) about\b|\bnext (?:${DAYNAME}|week)\W*\?`,
    ],
  ],
  'plan: glad of the day ahead': [['light touch', 'warm', '{slot} cannot come soon enough for me.']],
  'plan: a quick call': [['accept with grace', 'direct', 'Yes, {slot} is good. Do you call, or do I?']],
  'ordinary plan: yes to it': [
    ['confirm the plan', 'warm', 'Good, {slot} it is. I am looking forward to it.'],
  ],
  'plan: see you again': [['pick a slot', 'direct', '{slot} is good for me, and I mean it.']],
  'arranging: what is on at the weekend': [
    ['say what you want', 'direct', 'Nothing fixed for {slot} yet. What did you have in mind?'],
  ],
  'plan in hand: they booked': [['accept with grace', 'warm', '{slot}, then. Thank you for sorting it out.']],
  'arranging: their birthday, and an invitation': [
    ['accept with grace', 'warm', 'I am keeping {slot} free for you.'],
  ],
};

/** The name is that of the scene which knows the situation already; but for a day or hour, the lines fit without a word of theirs. */
export function heardAlso(one: HeardAlso): Scene {
  const scene = alsoCued(one);
  return {
    ...scene,
    places: (r) => {
      const slot = slotOf(r);
      return { ...scene.places?.(r), slot: slot === undefined ? undefined : { words: slot } };
    },
  };
}

const alsoCued = ({ heavy = false, also, lines, ...one }: HeardAlso): Scene => ({
  ...cued({
    asks: true,
    most: MOST_WORDS,
    ...one,
    lines: [...lines, ...(SAID_BACK[one.name] ?? [])],
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
