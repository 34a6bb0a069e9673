/** The score of a draft: its parts, their points and the evidence row behind each. It tells what tends to work, no more. */
import type { ScorePart } from './contract.ts';
import { normalise, wordsOf } from './reading/text.ts';
import { type DraftReading, readDraft } from './rewriting/scoring/draft.ts';
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

/** A no, a goodbye, `see you at 7`: it says what there is to say, and a question or a next step would be one too many. */
const isSettled = ({ act, answered, theirs }: DraftReading): boolean =>
  /^(?:declines|closes|arrives|delays)$/.test(act) ||
  (act === 'confirms' && (answered !== undefined || !theirs));

/**
 * Points from 0 to 100. Parts that do not apply are left out, such as those that compare with a message where there is
 * none, and the total is the share of the points of the others. The last part is the safety gate, which carries no points and fails the draft outright.
 * @param unsafe what the gate found, where the caller has looked already
 */
export function scoreDraft(
  draft: string,
  message: string,
  unsafe: Unsafe | undefined = unsafeDraft(draft, message),
): DraftScore {
  const read = readDraft(draft, message);
  const empty = wordsOf(normalise(draft).plain).length === 0;
  const settled = isSettled(read);
  const parts: ScorePart[] = [
    ...(settled ? [] : [specificity(read)]),
    ...(settled || read.act === 'tender' ? [] : [reciprocity(read)]),
    ...(read.theirs && !(read.foreign && read.picked.length === 0) ? [answers(read)] : []),
    lengthBeside(read),
    ...(read.theirs ? [styleMatch(read)] : []),
    literacy(read),
    warmth(read),
    ...(settled || read.act === 'tender' ? [] : [movesForward(read)]),
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
  if (unsafe || empty) return { total: 0, parts };
  const sumOf = (each: 'points' | 'of') => parts.reduce((sum, part) => sum + part[each], 0);
  return { total: Math.round((100 * sumOf('points')) / sumOf('of')), parts };
}
