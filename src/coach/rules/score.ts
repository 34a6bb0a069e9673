/** The score of a draft: its parts, their points and the evidence row behind each. It tells what tends to work, no more. */
import type { ScorePart } from './contract.ts';
import { normalise, wordsOf } from './reading/text.ts';
import { readDraft } from './rewriting/scoring/draft.ts';
import {
  answers,
  lengthBeside,
  literacy,
  movesForward,
  reciprocity,
  specificity,
  styleMatch,
  warmth,
} from './rewriting/scoring/parts.ts';
import { type Unsafe, unsafeDraft } from './rewriting/unsafe.ts';

export type DraftScore = { readonly total: number; readonly parts: ScorePart[] };

/**
 * Points from 0 to 100. The last part is the safety gate, which carries no points and fails the draft outright.
 * @param unsafe what the gate found, where the caller has looked already
 */
export function scoreDraft(
  draft: string,
  message: string,
  unsafe: Unsafe | undefined = unsafeDraft(draft, message),
): DraftScore {
  const read = readDraft(draft, message);
  const empty = wordsOf(normalise(draft).plain).length === 0;
  const parts: ScorePart[] = [
    specificity(read),
    reciprocity(read),
    answers(read),
    lengthBeside(read),
    styleMatch(read),
    literacy(read),
    warmth(read),
    movesForward(read),
  ];
  parts.push({
    name: 'safety',
    points: 0,
    of: 0,
    why: unsafe
      ? `Not fit to send: "${unsafe.evidence}" ${unsafe.because}. The whole draft scores 0.`
      : empty
        ? 'There is nothing to send yet.'
        : 'Nothing in it may hurt or frighten.',
    source: 'row 21: Tinder, "Are You Sure?"',
  });
  return { total: unsafe || empty ? 0 : parts.reduce((sum, { points }) => sum + points, 0), parts };
}
