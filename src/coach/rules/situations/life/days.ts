/** What decides besides the patterns of a life that is told: mostly what the reader had asked. */
import { onlyWhere } from '../wrap.ts';

/** They had been asked how it was. */
const ASKED_DAY = /\bhow(?:'s|s| was| is| did| are)?\b|\bgood (?:day|weekend|night)\b|\bwhat did you\b/i;

export const LIVES_CODE = {
  'life: a good day': onlyWhere(
    (r) =>
      !/^\W*good (?:morning|day|evening|afternoon|night)\b/iu.test(r.plain) &&
      (!/^\W*(?:it was |so |actually )?(?:really |pretty |surprisingly |very )?(?:good|great|lovely|amazing|wonderful|the best|so good)\b/iu.test(
        r.plain,
      ) ||
        /\b(?:day|weekend|morning|evening|night)\b/iu.test(r.plain) ||
        (ASKED_DAY.test(r.mine) && /\b(?:day|weekend|morning|evening|night|week)\b/iu.test(r.mine))),
  ),
  'life: waiting for a scan': onlyWhere(
    (r) =>
      !/\bresults\b/iu.test(r.plain) ||
      /\b(?:doctor|biopsy|scan|mri|blood|test|lump|hospital|tissue|mammogram|heart|lung|oncolog\p{L}*)\b/iu.test(
        `${r.plain} ${r.mine}`,
      ),
  ),
} as const;
