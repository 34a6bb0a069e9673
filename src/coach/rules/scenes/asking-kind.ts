/** A question that people really put to a match, and what a good friend would send back. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { pattern } from '../reading/pattern.ts';

export type Asking = {
  readonly name: string;
  /** Read against each question of the message by itself. Named groups become places. */
  readonly cue: RegExp;
  readonly said: ReadonlyArray<readonly [MoveName, Tone, string]>;
  /** Gives way where another question of the message is known too: `how are you`. */
  readonly small?: boolean;
};

export const A = 'answer, then return';
export const R = 'return the question';
export const T = 'take the bait';
export const M = 'suggest meeting';
export const D = 'appreciate a detail';
export const F = 'follow up';
export const W = 'say what you want';

/** In a cue `Y` stands for `you` however it is spelt, `R` for `your`. */
export const spelled = (cue: RegExp): RegExp =>
  pattern(cue.source.replaceAll('Y', '(?:you|u|ya|yall)').replaceAll('R', '(?:your|ur)'));

export const asking = (name: string, cue: RegExp, said: Asking['said'], small = false): Asking => ({
  name,
  cue: spelled(cue),
  said,
  small,
});
