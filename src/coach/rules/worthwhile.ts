/** Which rewrites are worth showing: another message than the draft, and a better one by the same score that the answer shows. */
import type { Rewrite } from './contract.ts';
import { scoreDraft } from './score.ts';

/** A draft with so many points is sent as it is. */
const GOOD = 80;
/** So much better than a good draft, or than the rewrite nearest to the reader's words, another one is worth it. In points. */
const FAR_BETTER = 3;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}'’]+/gu, ' ')
    .trim();

/** These change what is read, though every word stays. */
const READ_OTHERWISE = /^(?:took out the capitals|cut a run-on)/;

/** Whether a mended draft is another message: capitals and marks alone make none. */
export const saysMore = (clean: string, draft: string, changes: readonly string[]): boolean =>
  wordsOf(clean) !== wordsOf(draft) || changes.some((change) => READ_OTHERWISE.test(change));

/** Words for a tone make a draft longer and no better, whatever they score; a question more is something to answer. */
const isPadded = ({ text, changes }: Rewrite): boolean =>
  changes.some(
    (change) =>
      /\bleads into your question|^took out the hedges, so/.test(change) ||
      (/\bsets an? \w+ tone$|\brounds it off$/.test(change) && !text.endsWith('?')),
  );

type Draft = {
  readonly text: string;
  /** Its words needed mending: the mended draft is the first of the rewrites. */
  readonly mended: boolean;
  /** Its score. */
  readonly total: number;
  /** What it answers; empty where that is not known. */
  readonly message: string;
};

/**
 * Nothing is left where the draft is good already and its words needed no mending: the answer then says so. Of a draft that is not, the best
 * of the others are left, though the score may not see what is better in them.
 * @param found the nearest to the reader's words first
 */
export function worthwhile(found: readonly Rewrite[], draft: Draft): Rewrite[] {
  const { mended, message } = draft;
  const good = draft.total >= GOOD;
  const scored = found
    .filter((rewrite, index) => (mended && index === 0) || wordsOf(rewrite.text) !== wordsOf(draft.text))
    .map((rewrite) => ({ rewrite, total: scoreDraft(rewrite.text, message).total }));
  const [first] = scored;
  const best = scored
    .filter((one) => !isPadded(one.rewrite))
    .toSorted((one, other) => other.total - one.total);
  let shown = best.filter(({ total }) => total >= draft.total + (good ? FAR_BETTER : 1));
  if (mended && first) {
    const nearest = first.total;
    const ahead = message !== '' && best[0] !== undefined && best[0].total >= nearest + FAR_BETTER;
    const padded = good ? [] : scored.filter((one) => isPadded(one.rewrite));
    shown = [...(ahead ? best : scored.filter((one) => !isPadded(one.rewrite))), ...padded].filter(
      (one) => one.total >= nearest,
    );
  }
  // A draft that is not good yet is never left without another way to say it.
  if (shown.length === 0 && !good) shown = best.length > 0 ? best : scored;
  return shown.map(({ rewrite }) => rewrite);
}
