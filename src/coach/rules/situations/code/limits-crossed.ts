/** Where the reader went too far, or is asked for the truth: owned in plain words, without a defence. */

import { filledWith } from '../../words/fill.ts';
import { says } from '../situation.ts';
import { filling } from './wrap.ts';

export const LIMITS_CROSSED_CODE = {
  'limit said: my phone is mine': filling((r) => ({
    phone: filledWith(says(r, /\bphone\b/i) ? ' ' : undefined),
  })),
} as const;
