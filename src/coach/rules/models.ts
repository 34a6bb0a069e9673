/** All that was trained: what reads a message, and what rates a reply. */
import { createReader, type Reader } from './models/index.ts';
import { readWeights } from './models/weights.ts';
import { createReranker, type Reranker } from './reranker/reranker.ts';

export type Models = Reader & {
  /** How good a reply is, from what it is made of. */
  readonly reranker: Reranker;
};

/** @param reader the weights of the readers  @param ranker those that rank replies */
export const createModels = (reader: Uint8Array, ranker: Uint8Array): Models => ({
  ...createReader(reader),
  reranker: createReranker(readWeights(ranker)),
});
