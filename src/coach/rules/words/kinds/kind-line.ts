/** A line about a thing of one kind: `{x}` is the thing (`your bees`), `{x|is|are}` agrees with it, `{xs}` owns. */
import type { Tone } from '../../contract.ts';
import type { MoveName } from '../../moves/line.ts';
import type { NounKind } from '../../reading/noun-kinds.ts';

export type KindLine = readonly [MoveName, Tone, string];
export type KindLines = Readonly<Partial<Record<NounKind, readonly KindLine[]>>>;

/** Asks about the thing. */
export const F = 'follow up';
/** Plays with it. */
export const T = 'take the bait';
/** Likes it. */
export const L = 'appreciate a detail';
