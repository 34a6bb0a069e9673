/** Plain questions to the reader: which one in the shop, which train, what a working day is, how to save a carpet, whether one can stay friends. */
import { onlyWhere } from '../wrap.ts';

export const HEARD_LIGHTLY_CODE = {
  'heard: which one in the shop': onlyWhere(
    (r) => r.questions.length > 0 || /\b(?:must i|do (?:you|u) (?:eat|drink|like))\b/i.test(r.plain),
  ),
  'heard: friends after it ended': onlyWhere((r) => r.questions.length > 0),
} as const;
