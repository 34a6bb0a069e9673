/** Two things asked in one breath are both answered: the first without handing it back, the second as it would be alone. */
import type { Line } from '../moves/line.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Slots } from './fill.ts';
import { seedOf, shuffled } from './shuffle.ts';

/** One of the questions, and what answers it. */
type AskedPart = {
  readonly name: string;
  readonly lines: readonly Line[];
  /** Those that ask nothing back. */
  readonly unasked: readonly Line[];
  readonly slots: Slots;
};

const FIRST = 90;
const SECOND = 110;
const MOST = 9;

/** What is said of one question where another is answered beside it. */
const filled = (lines: readonly Line[], places: Slots, most: number, seed: string): Array<Line> =>
  shuffled(
    lines.flatMap((line) => {
      const text = fill(line.text, places);
      return text && text.length <= most && line.move !== 'suggest meeting' ? [{ ...line, text }] : [];
    }),
    seed,
  );

/** Asked back without a mark: then the second answer would come too late. */
const HANDS_BACK = /\?|\b(?:tell me|your turn|you first|go on|guess)\b/i;
const hasGap = (text: string): boolean => text.includes('[');

/** @param places of the whole message, under those of each question */
export function aboutSeveral(asked: readonly AskedPart[], reading: Reading, places: Slots): Candidate[] {
  const pairs = asked.flatMap((one, at) => asked.slice(at + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other], at) => both(one, other, reading, places, 3.4 - at * 0.2));
}

function both(
  one: AskedPart,
  other: AskedPart,
  reading: Reading,
  places: Slots,
  weight: number,
): Candidate[] {
  const first = filled(one.unasked, { ...places, ...one.slots }, FIRST, seedOf(reading, one.name)).filter(
    ({ text }) => !HANDS_BACK.test(text),
  );
  const second = filled(other.lines, { ...places, ...other.slots }, SECOND, seedOf(reading, other.name));
  return first
    .flatMap((start) => second.map((end) => [start, end] as const))
    .filter(([start, end]) => !(hasGap(start.text) && hasGap(end.text)))
    .map(([start, end], at) => ({
      text: `${start.text} ${end.text}`,
      move: 'answer, then return' as const,
      tone: at % 2 === 0 ? end.tone : start.tone,
      weight,
      answers: true,
      grounded: true,
    }))
    .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / MOST)) === 0);
}
