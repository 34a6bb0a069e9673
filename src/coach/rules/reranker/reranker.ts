/**
 * How good a candidate is as an answer, as people rated such answers: a sum over what it is made of. It says which of the allowed candidates
 * are shown and never allows one.
 */
import { findHash, type Weights } from '../models/weights.ts';
import { hash } from '../reading/text.ts';

/** @returns the expected rating, about 1 (harmful) to 5 (send it as it is), of what is made of these parts (`wordingOf`) */
export type Reranker = (parts: readonly string[]) => number;

export function createReranker(weights: Weights): Reranker {
  const hashes = weights.hashes('reranker.parts');
  const { values, scales } = weights.packed('reranker.weights');
  const scale = scales[0] ?? 0;
  const [bias = 0] = weights.matrix('reranker.bias').values;
  return (parts) => {
    let sum = 0;
    for (const part of parts) {
      const at = findHash(hashes, hash(part));
      if (at >= 0) sum += values[at] ?? 0;
    }
    return bias + sum * scale;
  };
}
