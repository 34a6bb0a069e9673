/** The tones. A new one is a file beside these and a line here (and in the contract). */
import type { Tone } from '../contract.ts';
import { calm } from './calm.ts';
import { direct } from './direct.ts';
import { flirty } from './flirty.ts';
import { playful } from './playful.ts';
import type { ToneRule } from './tone.ts';
import { warm } from './warm.ts';
import { witty } from './witty.ts';

export const TONE_BOOK = { warm, playful, witty, flirty, direct, calm } as const satisfies Record<
  Tone,
  ToneRule
>;
