/** Jests where a pattern alone does not tell that it is one. */

import { onlyWhere } from '../wrap.ts';

export const JEST_CODE = {
  'they went first with a confession': onlyWhere((r) => r.questions.length > 0 || r.plain.includes('?')),
} as const;
