/** A hurt whose cause nothing names: what no pattern says of it. */

import { grips } from '../../reading/my-part.ts';
import { isTender } from '../tender.ts';
import { onlyWhere } from '../wrap.ts';

const LOW = /^(?:sadness|disappointment|annoyance|anger|disapproval|remorse)$/;

export const HURT_UNNAMED_CODE = {
  'my part: said with no joy': onlyWhere(
    (r) => isTender(r, false) && LOW.test(r.emotions[0]?.label ?? '') && !grips(r.plain),
  ),
} as const;
