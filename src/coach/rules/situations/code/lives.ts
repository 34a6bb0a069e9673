/** What decides besides the patterns of a life that is told: mostly what the reader had asked. */
import { onlyWhere } from './wrap.ts';

/** They had been asked how it was. */
const ASKED_DAY = /\bhow(?:'s|s| was| is| did| are)?\b|\bgood (?:day|weekend|night)\b|\bwhat did you\b/i;

export const LIVES_CODE = {
  'life: a dream': onlyWhere(
    ({ plain }) => !/\b(?:died|dead|funeral|hit me|rape|abuse|ptsd|attack)\b/iu.test(plain),
  ),
  'life: a good day': onlyWhere(
    (r) =>
      !/^\W*good (?:morning|day|evening|afternoon|night)\b/iu.test(r.plain) &&
      (!/^\W*(?:it was |so |actually )?(?:really |pretty |surprisingly |very )?(?:good|great|lovely|amazing|wonderful|the best|so good)\b/iu.test(
        r.plain,
      ) ||
        /\b(?:day|weekend|morning|evening|night)\b/iu.test(r.plain) ||
        (ASKED_DAY.test(r.mine) && /\b(?:day|weekend|morning|evening|night|week)\b/iu.test(r.mine))),
  ),
  'life: their own game, not won': onlyWhere(
    (r) =>
      /\bi (?:\p{L}+ )?(?:scored|played|did(?:n'?t| not) score|was in goal|missed|saved|got (?:a ball|hit|carded|subbed)|came on|bowled|batted)\b|\b(?:my|our) (?:pass|goal|try|shot|tackle|keeper|captain)\b|\bi'?m (?:the |our )?(?:goalie|keeper|goalkeeper|captain|striker|hooker|prop|flyhalf|bowler)\b/iu.test(
        r.plain,
      ) || /\b(?:are|r) (?:you|u) playing\b|\b(?:your|ur) (?:match|game|final)\b/iu.test(r.mine),
  ),
  'life: it is nothing bad': onlyWhere(
    (r) =>
      !/^\W*(?:all good|clear)\b/iu.test(r.plain) ||
      /\b(?:scan|results?|doctor|hospital|test|biopsy|vet|appointment)\b/i.test(r.mine),
  ),
  'life: waiting for a scan': onlyWhere(
    (r) =>
      !/\bresults\b/iu.test(r.plain) ||
      /\b(?:doctor|biopsy|scan|mri|blood|test|lump|hospital|tissue|mammogram|heart|lung|oncolog\p{L}*)\b/iu.test(
        `${r.plain} ${r.mine}`,
      ),
  ),
  'life: after an interview': onlyWhere(
    (r) =>
      /\binterview\b|\bsee myself\b/iu.test(r.plain) ||
      /\b(?:interview|exam|test|presentation|panel|it go)\b/i.test(r.mine),
  ),
} as const;
