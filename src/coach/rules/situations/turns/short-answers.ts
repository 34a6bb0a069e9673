/** Short plain answers to what the reader wrote last. */
import type { Reading } from '../../reading.ts';
import { mineAsAsked } from '../guards/answer.ts';
import { onlyWhere } from '../wrap.ts';

const asked = (r: Reading): boolean => /\?\s*\S{0,3}\s*$/.test(r.mine.trim());

export const SHORT_ANSWERS_CODE = {
  'ordinary turn: you choose': onlyWhere((r) => asked(r) || mineAsAsked(r.mine).endsWith('?')),
} as const;
