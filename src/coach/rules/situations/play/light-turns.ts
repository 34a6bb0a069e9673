/** Small turns in light talk: what keeps them light. */
import type { Reading } from '../../reading.ts';
import { isLight } from '../guards/banter.ts';
import { has, says } from '../situation.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const easy = (r: Reading): boolean =>
  isLight(r) &&
  r.style.words <= 40 &&
  !has(
    r,
    'rejection_hard',
    'rejection_soft',
    'boundary',
    'insult',
    'threat',
    'sexual',
    'self_harm',
    'money_request',
  );

export const LIGHT_TURNS_CODE = {
  'light and easy': onlyWhere(easy),
  'words in my language': onlyWhere(
    (r) =>
      isLight(r) &&
      says(
        r,
        /\bhow (?:do|would|does one) (?:you|u|people|one)? ?say ['"“]?[^?]{2,40} in (?:your (?:language|mother tongue|dialect)|[A-Z][a-z]+|zulu|xhosa|sotho|afrikaans|german|french|spanish|italian|dutch|portuguese)\b/,
      ),
  ),
  'is it too soon': onlyWhere((r) => isLight(r)),
  'given up for so long': both(
    onlyWhere((r) => isLight(r)),
    filling((r) => {
      const span =
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen) (?:days?|weeks?|months?|years?)\b/i.exec(
          r.plain,
        )?.[0];
      return { span: span ? { words: span.toLowerCase(), plural: /s$/.test(span) } : undefined };
    }),
  ),
  'one meal is left': onlyWhere(
    (r) =>
      (r.plain.match(/\bcan'?t do (?:coffee|lunch|breakfast|brunch|drinks|dinner)\b/gi)?.length ?? 0) > 1,
  ),
} as const;
