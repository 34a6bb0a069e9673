/** Finds the subjects of a message among the packs, in the order in which they are named. */
import { idiomsIn, inside } from '../reading/idioms.ts';
import { FOOD_AND_DRINK } from './food-and-drink.ts';
import { HOME_AND_PEOPLE } from './home-and-people.ts';
import { OUTDOORS } from './outdoors.ts';
import { PLAY_AND_CULTURE } from './play-and-culture.ts';
import { SOUTH_AFRICA } from './south-africa.ts';
import type { Topic } from './topic.ts';
import { WORK_AND_LIFE } from './work-and-life.ts';

export const TOPICS: readonly Topic[] = [
  ...SOUTH_AFRICA,
  ...OUTDOORS,
  ...FOOD_AND_DRINK,
  ...PLAY_AND_CULTURE,
  ...HOME_AND_PEOPLE,
  ...WORK_AND_LIFE,
];

export type TopicMatch = {
  readonly topic: Topic;
  /** The word they used where it can stand as a noun, else the topic's own noun. */
  readonly word: string;
  /** Exact words of the message. */
  readonly quote: string;
  readonly start: number;
  /** `your dog`: it belongs to the reader, so nothing is asked about it as if it were theirs. */
  readonly readers: boolean;
};

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
    const hint = direct ? undefined : topic.hints?.exec(plain);
    const match = direct ?? hint;
    if (!match || inside(idioms, match.index, match.index + match[0].length)) continue;
    if (found.some((other) => match.index >= other.start && match.index < other.start + other.quote.length))
      continue;
    const word = direct ? properly(topic, direct, plain) : topic.noun;
    const readers = /\b(?:your|ur)\s+(?:[\p{L}]+\s+)?$/iu.test(plain.slice(0, match.index));
    found.push({ topic, word, quote: match[0], start: match.index, readers });
  }
  return found.sort((a, b) => a.start - b.start).slice(0, 8);
}

function firstOf(
  words: RegExp,
  plain: string,
  fits: (start: number, word: string) => boolean,
): RegExpExecArray | undefined {
  for (const match of plain.matchAll(
    new RegExp(words.source, words.flags.includes('g') ? words.flags : `${words.flags}g`),
  ))
    if (fits(match.index, match[0])) return match;
  return undefined;
}

/** `Hiking` at a sentence start is `hiking`; `MTB`, names and places keep or get their capitals. */
function properly(topic: Topic, match: RegExpExecArray, plain: string): string {
  const word = match[0];
  if (topic.id === 'places' || topic.id === 'home-affairs')
    return word.replace(/\p{L}[\p{L}']*/gu, (part) => part[0]?.toUpperCase() + part.slice(1));
  const starts = match.index === 0 || /[.!?\n]\s*$/.test(plain.slice(0, match.index));
  return /^\p{Lu}\p{Ll}+$/u.test(word) && starts ? word.toLowerCase() : word;
}
