import { markStretches } from '../replies/marked-text.ts';

/** A stretch of a suggestion: words as they are, or a gap that only the reader can fill. */
export interface GapPiece {
  text: string;
  /** What belongs here, without its brackets; null for plain words. */
  gap: string | null;
  /** Under which its words are kept: the gap's name, but for one that asks something else by the same name. */
  key: string;
}

/** Names that say no thing: `I came [when]. And he left [when]` asks twice, `[place]? I love [place]` once. */
const NAMELESS =
  /^(?:when|where|what|who|why|how(?: (?:many|much|long|often|far))?|what time|the reason|your own answer)$|\bor\b/i;

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
  const times = new Map<string, number>();
  return markStretches(text, marks).map(({ text, mark: gap }) => {
    if (gap === null) return { text, gap, key: '' };
    const time = (times.get(gap) ?? 0) + 1;
    times.set(gap, time);
    return { text, gap, key: time > 1 && NAMELESS.test(gap) ? `${gap} ${time}` : gap };
  });
}

/** The names of the gaps that are empty, a name that is filled by one press of keys once. */
export function emptyGaps(pieces: readonly GapPiece[], values: Readonly<Record<string, string>>): string[] {
  const empty = new Map<string, string>();
  for (const { gap, key } of pieces) if (gap !== null && !values[key]?.trim()) empty.set(key, gap);
  return [...empty.values()];
}

/** The text to send, or null as long as a gap is empty. */
export function filledText(
  pieces: readonly GapPiece[],
  values: Readonly<Record<string, string>>,
): string | null {
  let whole = '';
  for (const { text, gap, key } of pieces) {
    const words = gap === null ? text : (values[key] ?? '').trim();
    if (words === '') return null;
    whole += words;
  }
  return whole;
}
