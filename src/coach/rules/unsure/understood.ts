/**
 * Whether the message was understood well enough for replies that are about it. Calibrated on 136 fresh messages, each set of three judged blind:
 * where this says yes, 22 in 100 sets had no line above 2 of 5; where it says no, 46 in 100.
 */
import type { Reading } from '../reading.ts';
import type { Reranker } from '../reranker/reranker.ts';
import { situationOf, wordingOf, wordsToBlank } from '../reranker/wording.ts';
import type { Candidate } from '../words/candidate.ts';

/** Where these speak no situation was recognised: they stand around a noun, a quote or a question of the message, or around nothing. */
const AROUND_WORDS: ReadonlySet<string> = new Set([
  'salient',
  'question',
  'told',
  'topic',
  'plain',
  'caption',
  'shared ground',
  'blended',
  'reserve',
  'spare',
]);
/**
 * Situations that are heard by a word or two and told apart by nothing else. Not these of the thin ones, which are told apart by what the reader
 * asked, nor these stories: their words mean nothing else, and somebody who cries at a birth is not to be pitied.
 */
const LOOSE =
  /^(?:story(?!: (?:a baby came(?:, with a name)?|somebody engaged)$)|thin(?!: (?:good news|bad news|person ok|plan no|maybe plan|yes offer|sometimes)$)):/;
/** What the reader wished or told of themselves is about them, whatever the message was. */
const WISHED: ReadonlySet<string> = new Set(['goal', 'notes', 'own fact']);

/** So many of three that stand around words are too many. */
const AROUND_MOST = 1;
/** Mean of what readers would give the replies, 1 to 5, below which they are not trusted. */
const RATED_LEAST = 3.1;

const isAroundWords = ({ source = '' }: Candidate): boolean => AROUND_WORDS.has(source) || LOOSE.test(source);

/** Two of three stand around words of the message: no situation was recognised. */
export const standsAroundWords = (chosen: readonly Candidate[]): boolean =>
  !chosen.some(({ source = '' }) => WISHED.has(source)) &&
  chosen.filter(isAroundWords).length * 3 > AROUND_MOST * chosen.length;

/**
 * @param chosen the replies that would be shown, at least one
 * @param reranker foretells what readers give a reply
 */
export const isUnderstood = (chosen: readonly Candidate[], reading: Reading, reranker: Reranker): boolean =>
  !standsAroundWords(chosen) || isTrusted(chosen, reading, reranker);

/** Readers would give these replies, taken together, enough. */
export function isTrusted(chosen: readonly Candidate[], reading: Reading, reranker: Reranker): boolean {
  const blank = wordsToBlank(reading);
  const situation = situationOf(reading);
  const rated = chosen.map((one) => reranker(wordingOf(one, blank, situation)));
  return rated.reduce((sum, one) => sum + one, 0) / rated.length >= RATED_LEAST;
}
