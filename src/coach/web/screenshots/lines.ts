import type { Turn } from '#coach';
import type { Box } from './pixels.ts';

/** A word as it was read, with its place in the image. */
export interface ReadWord {
  text: string;
  box: Box;
}

export interface ReadLine {
  words: ReadWord[];
  box: Box;
  /** Height of a row of such letters, in pixels: `on` has the same as `by`, whose box is higher. Left out where the reader does not tell. */
  rowHeight?: number;
}

/** A message of a picture: the lines of one bubble, and whose it is. */
export interface ReadBubble {
  from: Turn['from'];
  lines: ReadLine[];
}

const TIME = /^[(|]?\d{1,2}[:.;]?\d{2}[)|]?$/;
const HALF_OF_DAY = /^[ap]\.?m\.?$/i;
/** Marks of delivery come as short signs of no meaning behind the time. */
const MOST_MARKS = 2;
const MARK_LENGTH = 3;
/** In an app that stamps its messages nearly all of them end with a time. */
const STAMPED_SHARE = 0.6;

/** Where the time at the end of the words begins, or null. */
function stampStart(words: readonly ReadWord[]): number | null {
  for (let at = words.length - 1; at >= Math.max(0, words.length - 2 - MOST_MARKS); at--) {
    if (!TIME.test(words[at]?.text ?? '')) continue;
    const behind = words.slice(at + 1);
    const marks = HALF_OF_DAY.test(behind[0]?.text ?? '') ? behind.slice(1) : behind;
    return marks.length <= MOST_MARKS && marks.every(({ text }) => text.length <= MARK_LENGTH) ? at : null;
  }
  return null;
}

/** The bubbles without the times that the app wrote into them, where it did so into nearly all. A time that somebody wrote stays. */
export function withoutStamps(bubbles: readonly ReadBubble[]): ReadBubble[] {
  const starts = bubbles.map(({ lines }) => stampStart(lines.at(-1)?.words ?? []));
  const stamped = starts.filter((start) => start !== null).length;
  if (stamped < 2 || stamped < bubbles.length * STAMPED_SHARE) return [...bubbles];
  return bubbles.map((bubble, index) => {
    const [start, last] = [starts[index], bubble.lines.at(-1)];
    if (start === null || start === undefined || !last) return bubble;
    const rest = last.words.slice(0, start);
    const kept = bubble.lines.slice(0, -1);
    return { ...bubble, lines: rest.length > 0 ? [...kept, { ...last, words: rest }] : kept };
  });
}

/** Signs that the reader takes for others, where only one of them can be meant. */
const READ_WRONG: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/(^|[\s"'(])[|l](?=$|[\s'",.!?])/g, '$1I'],
  [
    /((?:^|[.!?:"'(])\s*)1(?='(?:m|d|ve|ll)\b|\s(?:am|was|have|had|will|want|can|could|would|do|don't|love|like|hate|geek|go|get|got|know|need|think|feel|work|live|bet|just|really|never|always|also)\b)/g,
    '$1I',
  ],
  [/\s+([,.!?])/g, '$1'],
  [/\s{2,}/g, ' '],
];

export const putRight = (text: string): string =>
  READ_WRONG.reduce((now, [wrong, right]) => now.replace(wrong, right), text).trim();

/** Lines broken by the bubble's width are one text again; one that was broken behind its hyphen goes on at once. */
export const textOf = (lines: readonly ReadLine[]): string =>
  putRight(
    lines
      .map(({ words }) => words.map(({ text }) => text).join(' '))
      .reduce((before, line) => (/[\p{L}\p{N}]-$/u.test(before) ? before + line : `${before} ${line}`), ''),
  );

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** What apps write into the empty box at the foot of a chat. */
const EMPTY_BOX = /^(?:aa|(?:(?:type|write|send|enter)\b.{0,12}|your |text |i)?message)\W*$/i;
const EMPTY_BOX_WITH_NAME = /^Message \p{Lu}\p{L}+(?:\.\.\.|…)?$/u;

/** Turns of one picture, from the top down. A bubble in which nothing can be read (a picture, a sticker) is none. */
export function turnsOf(bubbles: readonly ReadBubble[]): Turn[] {
  const turns = withoutStamps(bubbles)
    .map(({ from, lines }) => ({ from, text: textOf(lines) }))
    .filter(({ text }) => HAS_WORDS.test(text));
  const last = turns.at(-1)?.text ?? '';
  return EMPTY_BOX.test(last) || EMPTY_BOX_WITH_NAME.test(last) ? turns.slice(0, -1) : turns;
}
