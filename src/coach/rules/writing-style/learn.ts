/** How somebody writes, learned from messages of theirs. Nothing is guessed: a point that they do now one way, now another, is left out. */
import { ANY_EMOJI, type FreePoint, LENGTHS, STYLE_POINTS, type StylePoint } from './points.ts';

/** What was learned: points in words, as `My voice` shows them. */
export type Learned = {
  readonly style: Readonly<Partial<Record<StylePoint | FreePoint, string>>>;
  /** Sentences about themselves, as `Facts about me` has them. */
  readonly facts: readonly string[];
  /** How many messages were read. */
  readonly from: number;
};

/** Fewer messages than this tell no habit. */
export const LEARN_LEAST = 5;
/** The newest of them are read, and of each so many characters. */
const LEARN_MOST = 300;
const CHARACTERS = 600;
/** A habit is what is done in at least this share of the messages. */
const MOSTLY = 0.75;
/** What is done in less than this share is not done. */
const HARDLY = 0.1;
const OFTEN = 0.4;
/** A habit shows where there was room for it so many times. */
const CHANCES_LEAST = 3;

const GREETINGS =
  /^\W*(hey+|hi+|hello|heya|hiya|howzit|hallo|heita|molo|sawubona|dumela|yo|morning|good morning)\b/i;
const SHORT_FORM = /\b\p{L}+(?:n['’]t|['’](?:m|re|ll|ve))\b/giu;
const LONG_FORM =
  /\bI am(?= \p{L})|\b(?:do|does|did|is|are|was|were|have|has|could|would|should|will|can) ?not(?= \p{L})|\b(?:you|we|they) are(?= \p{L})|\b(?:I|you|we|they) will(?= \p{L})/giu;

/**
 * @param messages what the reader wrote, the newest last
 * @param languagesOf names the languages of messages, where they can be told: their tables are too large for a page
 * @returns no point where there are fewer than `LEARN_LEAST`
 */
export function learnStyle(
  messages: readonly string[],
  languagesOf: (texts: readonly string[]) => string | undefined = () => undefined,
): Learned {
  const texts = messages
    .map((text) => text.trim().slice(0, CHARACTERS))
    .filter((text) => /\p{L}/u.test(text))
    .slice(-LEARN_MOST);
  if (texts.length < LEARN_LEAST) return { style: {}, facts: [], from: texts.length };
  const found: [StylePoint | FreePoint, string | undefined][] = [
    ['length', lengthOf(texts)],
    ['capitals', capitalsOf(texts)],
    ['full stops', fullStopsOf(texts)],
    ['exclamation marks', oftenOf(texts, (text) => text.includes('!'))],
    ['emoji', oftenOf(texts, (text) => text.match(ANY_EMOJI) !== null)],
    ['emoji I use', ownEmojiOf(texts)],
    ['short forms', shortFormsOf(texts)],
    ['greeting', greetingOf(texts)],
    ['languages', languagesOf(texts)],
  ];
  const style = Object.fromEntries(found.filter(([, value]) => value !== undefined));
  return { style, facts: [], from: texts.length };
}

const shareOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;

function lengthOf(texts: readonly string[]): string {
  const lengths = texts.map((text) => [...text].length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const [short, medium, long] = STYLE_POINTS.length;
  return median < LENGTHS.medium ? short : median < LENGTHS.long ? medium : long;
}

function capitalsOf(texts: readonly string[]): string | undefined {
  const begun = texts.filter((text) => /^\P{L}*\p{L}/u.test(text));
  const lower = shareOf(begun, (text) => /^\P{L}*\p{Ll}/u.test(text));
  const [book, all] = STYLE_POINTS.capitals;
  return lower >= MOSTLY ? all : lower <= 1 - MOSTLY ? book : undefined;
}

/** Whether sentences end in a full stop: at the end of a message, and inside of it. */
function fullStopsOf(texts: readonly string[]): string | undefined {
  const plain = texts
    .map((text) => text.replace(ANY_EMOJI, '').trim())
    .filter((text) => !/[?!…]$/.test(text));
  if (plain.length < CHANCES_LEAST) return undefined;
  const ended = shareOf(plain, (text) => /[^.]\.$/.test(text));
  const inside = texts.filter((text) => /[^.\d]\.\s+\p{L}/u.test(text)).length;
  const [every, last, none] = STYLE_POINTS['full stops'];
  if (ended >= MOSTLY) return every;
  if (ended > 1 - MOSTLY) return undefined;
  return inside / texts.length <= HARDLY ? none : last;
}

function oftenOf(texts: readonly string[], is: (text: string) => boolean): string {
  const share = shareOf(texts, is);
  const [none, some, many] = STYLE_POINTS.emoji;
  return share === 0 || share < HARDLY / 2 ? none : share < OFTEN ? some : many;
}

/** The one to three that they use most, where one comes back. */
function ownEmojiOf(texts: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const text of texts)
    for (const emoji of new Set(text.match(ANY_EMOJI) ?? [])) count.set(emoji, (count.get(emoji) ?? 0) + 1);
  const often = [...count].filter(([, times]) => times > 1).sort((a, b) => b[1] - a[1]);
  return often.length === 0
    ? undefined
    : often
        .slice(0, 3)
        .map(([emoji]) => emoji)
        .join(' ');
}

function shortFormsOf(texts: readonly string[]): string | undefined {
  const all = texts.join('\n');
  const [short, long] = [all.match(SHORT_FORM)?.length ?? 0, all.match(LONG_FORM)?.length ?? 0];
  if (short + long < CHANCES_LEAST) return undefined;
  const share = short / (short + long);
  const [always, never] = STYLE_POINTS['short forms'];
  return share >= MOSTLY ? always : share <= HARDLY ? never : undefined;
}

/** How they begin when they greet at all. */
function greetingOf(texts: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const text of texts) {
    const word = GREETINGS.exec(text)?.[1]
      ?.toLowerCase()
      .replace(/(.)\1{2,}/g, '$1');
    if (word) count.set(word, (count.get(word) ?? 0) + 1);
  }
  const [first] = [...count].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 1 ? first[0] : undefined;
}
