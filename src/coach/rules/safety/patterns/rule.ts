/**
 * A danger is an act (an ask, a threat, a check) with its company: the pretext it comes with, the pressure behind it.
 * The act is looked for sentence by sentence; `with` must stand somewhere in what they said; a frame turns it harmless.
 */

/**
 * `joke`: laughter in the message. `story`: told about someone else. `denied`: a not or a never before the act.
 * `past`: over and done with.
 */
export type Frame = 'joke' | 'story' | 'denied' | 'past';

export type SafetyRule = {
  /** The act. Its match is the evidence. */
  readonly cue: RegExp;
  /** In place of the advice of its kind, where that would not fit. */
  readonly advice?: string;
  /** Each of these must be said too. */
  readonly with?: RegExp | readonly RegExp[];
  /** Clears it wherever it stands in the message. */
  readonly unless?: RegExp;
  readonly clears?: readonly Frame[];
  /** No excuse of its kind clears it: the act is too plain. */
  readonly plainly?: boolean;
  /** Only in one of their first messages, before anyone knows anyone. */
  readonly early?: boolean;
  /** Only where the whole message is short. */
  readonly brief?: boolean;
  /** The reader has said no before, and this goes on regardless. */
  readonly refused?: boolean;
  /** Only where the reader has not asked them over or to be fetched. */
  readonly uninvited?: boolean;
};

/** A part counts once, whatever its wording. */
export type WeighedPart = readonly [weight: number, cue: RegExp];

/** What no single phrase gives away: each part alone is everyday talk, together they are a pattern. */
export type Weighing = {
  readonly parts: readonly WeighedPart[];
  /** So much weight raises the flag. */
  readonly enough: number;
  /** Without one of these parts, by position, the rest does not count. */
  readonly needs?: readonly number[];
  readonly unless?: RegExp;
  /** Laughter does not clear it. */
  readonly serious?: boolean;
};

export const rule = (source: string): RegExp => new RegExp(source, 'i');
