/**
 * The tones. A new one is its name in the contract and a file beside these with its line here; without them, or without its label on the
 * screen, nothing compiles.
 */
import type { Tone } from '../contract.ts';
import { calm } from './calm.ts';
import { direct } from './direct.ts';
import { flirty } from './flirty.ts';
import { playful } from './playful.ts';
import type { ToneRule, Trait } from './tone.ts';
import { warm } from './warm.ts';
import { witty } from './witty.ts';

export const TONE_BOOK: Readonly<Record<Tone, ToneRule>> = { warm, playful, witty, flirty, direct, calm };

export const isTone = (tone: Tone, trait: Trait): boolean => TONE_BOOK[tone].traits.includes(trait);
