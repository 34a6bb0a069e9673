import { type Difference, differencesFrom, type Manner } from '#coach/style';
import { NEAR_COPY } from './copy.ts';

/** Named at most; the rest is plain to see. */
const MOST = 2;

/** How near a text is to how the reader writes, in words; null where their style is not known. */
export function nearWords(manner: Manner | null, text: string): string | null {
  const found: Difference[] | null = manner && differencesFrom(manner, text);
  if (!found) return null;
  const [first] = found;
  if (!first) return NEAR_COPY.close;
  if (found.length === 1 && (first === 'longer' || first === 'shorter')) return NEAR_COPY[first];
  const points = found.slice(0, MOST).map((one) => NEAR_COPY.differences[one]);
  return NEAR_COPY.not(points.join(NEAR_COPY.and));
}
