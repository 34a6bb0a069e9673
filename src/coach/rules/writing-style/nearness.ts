/** How near a text is to how somebody writes: which points it misses, by plain rules. */
import { ANY_EMOJI, LENGTHS, type Manner } from './points.ts';

/** What a text does that they do not. */
export const DIFFERENCES = [
  'longer',
  'shorter',
  'capitals',
  'no-capitals',
  'full-stops',
  'end-stop',
  'exclaims',
  'emoji',
  'short-forms',
  'long-forms',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** Lengths within this share of a limit still pass. */
const TOLERANCE = 1.25;
const SHORT_FORM = /\p{L}(?:n['’]t|['’](?:m|re|ll|ve))\b/u;
const LONG_FORM =
  /\bI am(?= \p{L})|\b(?:do|does|did|is|are|was|were|have|has|could|would|should|will|can) ?not(?= \p{L})|\b(?:it|that) is(?= \p{L})|\b(?:I|you|we) (?:will|would)(?= \p{L})/u;
const QUOTED = /"[^"]*"|“[^”]*”|\[[^\]]*\]/g;

/** The points that a text misses; null where nothing is known to hold it against. */
export function differencesFrom(manner: Manner, text: string): Difference[] | null {
  const { length, capitals, fullStops, exclaims, emoji, shortForms } = manner;
  if (!length && !capitals && !fullStops && !exclaims && !emoji && !shortForms) return null;
  const own = text.replace(QUOTED, ' ');
  const characters = [...text].length;
  const found: Difference[] = [];
  if (length === 'short' && characters > LENGTHS.medium * TOLERANCE) found.push('longer');
  if (length === 'medium' && characters > LENGTHS.long * TOLERANCE) found.push('longer');
  if (length === 'medium' && characters < LENGTHS.medium / 3) found.push('shorter');
  if (length === 'long' && characters < LENGTHS.long / TOLERANCE) found.push('shorter');
  // A single one may be a name that was typed so.
  if (capitals === 'lower' && (/\bI\b/.test(own) || (own.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu)?.length ?? 0) > 1))
    found.push('capitals');
  if (capitals === 'book' && /^\P{L}*\p{Ll}/u.test(own)) found.push('no-capitals');
  if (fullStops === 'none' && /(?<!\.)\.(?=\s|$)/.test(own)) found.push('full-stops');
  if (fullStops === 'not-last' && /[^.]\.\s*$/.test(own)) found.push('end-stop');
  if (exclaims === 'none' && own.includes('!')) found.push('exclaims');
  if (emoji === 'none' && own.match(ANY_EMOJI)) found.push('emoji');
  if (shortForms === 'never' && SHORT_FORM.test(own)) found.push('short-forms');
  if (shortForms === 'always' && LONG_FORM.test(own)) found.push('long-forms');
  return found;
}
