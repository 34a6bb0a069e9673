/** Finds the subjects of a message among the packs, in the order in which they are named. */

import { find, findEach } from '../prefilter/prefilter.ts';
import { denialOf } from '../reading/denial.ts';
import { idiomsIn, inside } from '../reading/idioms.ts';
import { latin } from '../reading/pattern.ts';
import { before, isSentenceStart } from '../reading/text.ts';
import { TOPICS } from './packs.ts';
import type { Topic } from './topic.ts';

export type TopicMatch = {
  readonly topic: Topic;
  /** The word they used where it can stand as a noun, else the topic's own noun. */
  readonly word: string;
  /** Exact words of the message. */
  readonly quote: string;
  readonly start: number;
  /** `your dog`: it belongs to the reader, so nothing is asked about it as if it were theirs. */
  readonly readers: boolean;
  /** How much the message is about it, from 0 (ruled out) to 1 (told as theirs, at the end or more than once). */
  readonly weight: number;
};

/** Ends before what is the reader's. */
const READERS = latin(/\b(?:your|ur)\s+(?:[\p{L}]+\s+)?$/iu);

/** Words that are a subject only as nouns, and what then stands before them. */
const NOUN_ONLY =
  /^(?:work|train|trip|tie|club|dress|book|records?|cold|bus|jam|fish|film|suit|band|laugh|smile|type|typing|vet|code|theatre|roast|moves?)$/i;
const BEFORE_A_NOUN =
  /\b(?:a|an|the|my|our|this|that|his|her|their|at|from|for|after|before|of|about|love|hate|some|new|old|good|great|bad|first|last|next|more|no|missed|office|sunday|pub|live|head|black|with|in|on|by|and|fresh|own|read|reading|watch|watched|play|played|caught)\s+$/i;

function asNoun(plain: string, start: number, word: string): boolean {
  const before = plain.slice(Math.max(0, start - 24), start);
  const after = plain.slice(start + word.length, start + word.length + 24);
  if (
    /^work$/i.test(word) &&
    /^\s+(?:for|with|on|in|at|out|as)\b/i.test(after) &&
    !/\b(?:my|at|from|the|of)\s+$/i.test(before)
  )
    return false;
  if (/^cold$/i.test(word) && !/^\s*(?:$|[.,!?]|and\b|but\b|so\b|since\b|from\b)/i.test(after)) return false;
  return !NOUN_ONLY.test(word) || start === 0 || BEFORE_A_NOUN.test(before);
}

export function matchTopics(plain: string): TopicMatch[] {
  const found: TopicMatch[] = [];
  const idioms = idiomsIn(plain);
  for (const topic of TOPICS) {
    const direct = firstOf(
      topic.words,
      plain,
      (start, word) => !inside(idioms, start, start + word.length) && asNoun(plain, start, word),
    );
    const hint = direct || !topic.hints ? undefined : find(topic.hints, plain);
    const match = direct ?? hint;
    if (!match || inside(idioms, match.index, match.index + match[0].length)) continue;
    if (found.some((other) => match.index >= other.start && match.index < other.start + other.quote.length))
      continue;
    const word = direct ? properly(topic, direct, plain) : topic.noun;
    const readers = READERS.test(before(plain, match.index));
    found.push({
      topic,
      word,
      quote: match[0],
      start: match.index,
      readers,
      weight: weightOf(plain, match.index, match[0], readers),
    });
  }
  return found.sort((a, b) => a.start - b.start).slice(0, 8);
}

const RULED_OUT =
  /\b(?:you(?:'re|re| are|'ve got to be)? (?:an? )?(?:absolute |old |silly |total |little |complete |utter |such an? )+|you (?=donkey|goat|goose|muppet|cow|pig|monkey|potato|egg|walnut|snake)|not|no|never|without|nothing with|don'?t (?:do|like|drink|eat|want|have)|can'?t (?:have|eat|drink|stand)|allergic to|no more|instead of|(?:quit|stopped|gave up))\s+(?:an?\s+|the\s+|any\s+|much\s+)?$/i;
const IN_PASSING =
  /\b(?:after|before|during|while|at|in|on|near|from|to|like|than|outside|via|past|behind|between|for)\s+(?:an?\s+|the\s+|that\s+|this\s+)?$/i;
const TOLD_AS_THEIRS = /\b(?:my|our|i|i'm|im|i've|we|we're)\b[^.!?;]*$/i;

/** `zorbing with my flatmate` is about zorbing. */
const ALONG_WITH = latin(/\b(?:with|and)\s+(?:my|our|the|an?)\s+(?:\p{L}+\s+)?$/iu);

/** What is named in passing or ruled out must not take over the reply. */
function weightOf(plain: string, start: number, quote: string, readers: boolean): number {
  const before = plain.slice(Math.max(0, start - 60), start);
  if (RULED_OUT.test(before)) return 0.15;
  // What they never want, and what let them down, is not asked about as if they were full of it.
  if (denialOf(plain, start, start + quote.length)) return 0.3;
  const again = plain.toLowerCase().indexOf(quote.toLowerCase(), start + quote.length) >= 0;
  const rest = plain.slice(start + quote.length);
  const weight =
    (readers ? 0.5 : 0.65) +
    (TOLD_AS_THEIRS.test(before) ? 0.2 : 0) +
    (again ? 0.15 : 0) +
    (/[.!?]\s+\S/.test(rest) ? 0 : 0.1) -
    (IN_PASSING.test(before) ? 0.25 : 0) -
    (ALONG_WITH.test(before) ? 0.5 : 0);
  return Math.max(0, Math.min(1, weight));
}

function firstOf(
  words: RegExp,
  plain: string,
  fits: (start: number, word: string) => boolean,
): RegExpExecArray | undefined {
  for (const match of findEach(words, plain)) if (fits(match.index, match[0])) return match;
  return undefined;
}

/** `Hiking` at a sentence start is `hiking`; `MTB`, names and places keep or get their capitals. */
const CAPITALS: ReadonlySet<string> = new Set(['joburg', 'capetown', 'durban', 'smalltown', 'home-affairs']);

function properly(topic: Topic, match: RegExpExecArray, plain: string): string {
  const word = match[0];
  if (CAPITALS.has(topic.id))
    return word.replace(/\p{L}[\p{L}']*/gu, (part) => part[0]?.toUpperCase() + part.slice(1));
  return /^\p{Lu}\p{Ll}+$/u.test(word) && isSentenceStart(plain, match.index) ? word.toLowerCase() : word;
}
