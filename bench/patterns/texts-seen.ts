/** Texts as the patterns of the coach get to see them: of a message at its longest, with what `normalise` cuts cut. */
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { normalise } from '../../src/coach/rules/reading/text.ts';
import type { Limits } from './slowness.ts';

export const messages: Limits = { most: MESSAGE_MAX_CHARACTERS, seen: (text) => normalise(text).plain };
