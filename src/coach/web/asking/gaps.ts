import { markStretches } from '../replies/marked-text.ts';

/** A stretch of a suggestion: words as they are, or a gap that only the reader can fill. */
export interface GapPiece {
  text: string;
  /** What belongs here, without its brackets; null for plain words. */
  gap: string | null;
}

/** A bracket that names something in a few words on one line: `[place]`, `[your weekend highlight]`. */
const BRACKETED = /\[([^[\]\n]{1,60})\]/g;

/**
 * Cuts a suggestion at its gaps.
 *
 * @param needs the names of the gaps where the answer has them; without it everything in square brackets is one
 */
export function gapPieces(text: string, needs?: readonly string[]): GapPiece[] {
  const names = needs ?? [...text.matchAll(BRACKETED)].map(([, name = '']) => name);
  const marks = names.map((name) => ({ words: `[${name}]`, mark: name }));
  return markStretches(text, marks).map(({ text, mark }) => ({ text, gap: mark }));
}

/** The names of the gaps, each once. */
export const gapNames = (pieces: readonly GapPiece[]): string[] => [
  ...new Set(pieces.flatMap(({ gap }) => (gap === null ? [] : [gap]))),
];

/** The text to send, or null as long as a gap is empty. A name that stands twice is filled twice. */
export function filledText(
  pieces: readonly GapPiece[],
  values: Readonly<Record<string, string>>,
): string | null {
  let whole = '';
  for (const { text, gap } of pieces) {
    const words = gap === null ? text : (values[gap] ?? '').trim();
    if (words === '') return null;
    whole += words;
  }
  return whole;
}
