/** A reply before it is chosen. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { fill, type Slots } from './fill.ts';

export type Candidate = {
  readonly text: string;
  readonly move: MoveName;
  readonly tone: Tone;
  /** How well it belongs to the situation, before ranking. */
  readonly weight: number;
  /** It takes up their question. */
  readonly answers?: boolean;
  /** Its subject, so that three replies are not all about one thing. */
  readonly about?: string;
  /** It takes up the message by what belongs to it (`the tongs` for a braai), not by its own words. */
  readonly grounded?: boolean;
  /** It is not exchanged for one that repeats a word of the message (`keeps` of a situation). */
  readonly pinned?: boolean;
  /** Only where the others are used up, or for an answer that else would take up nothing they said. */
  readonly reserve?: boolean;
  /** The others of its source are equally good, so that chance counts more among them (`alike` of a situation, or spare lines). */
  readonly tied?: boolean;
  /** So many gaps it may have; one where nothing is said. */
  readonly gaps?: number;
  /** Of the reader's own notes, what it rests on; told with why it works. */
  readonly because?: string;
  /** The situation or the generator that wrote it. */
  readonly source?: string;
  /** The line as it is written, its slots unfilled: `--explain` finds its file by it. */
  readonly template?: string;
};

/** The lines whose slots can all be filled. @param rest what else is known of each */
export const filledLines = (
  lines: ReadonlyArray<readonly [MoveName, Tone, string]>,
  places: Slots,
  rest: (move: MoveName) => Omit<Candidate, 'text' | 'template' | 'move' | 'tone'>,
): Candidate[] =>
  lines.flatMap(([move, tone, template]) => {
    const text = fill(template, places);
    return text ? [{ text, template, move, tone, ...rest(move) }] : [];
  });
