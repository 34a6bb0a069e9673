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

/** Words for a tone around a good draft only make it longer. */
const isPadded = ({ changes }: Rewrite): boolean =>
  changes.some((change) => /\bsets an? \w+ tone$|\brounds it off$|\bleads into your question/.test(change));

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
 * Nothing is left where the draft is good already and its words needed no mending: the answer then says so.
 * @param found the nearest to the reader's words first
 */
export function worthwhile(found: readonly Rewrite[], draft: Draft): Rewrite[] {
  const { mended, message } = draft;
  const scored = found
    .filter((rewrite, index) => (mended && index === 0) || wordsOf(rewrite.text) !== wordsOf(draft.text))
    .map((rewrite) => ({ rewrite, total: scoreDraft(rewrite.text, message).total }));
  const best = scored.toSorted((one, other) => other.total - one.total);
  const [first] = scored;
  const better = (least: number) => best.filter(({ total }) => total >= least);
  let shown = scored;
  if (!mended && draft.total >= GOOD)
    shown = better(draft.total + FAR_BETTER).filter(({ rewrite }) => !isPadded(rewrite));
  else if (!mended) shown = better(draft.total + 1);
  else if (first) {
    const nearest = first.total;
    const ahead = message !== '' && (best[0]?.total ?? 0) >= nearest + FAR_BETTER;
    shown = (ahead ? best : scored).filter(({ total }) => total >= nearest);
  }
  return shown.map(({ rewrite }) => rewrite);
}
