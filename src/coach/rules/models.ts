/** All that was trained: what reads a message, and what rates a reply. */
import { createReader, type Reader } from './models/index.ts';
import { readWeights } from './models/weights.ts';
import { type Worth, worthModel } from './worth/worth.ts';

export type Models = Reader & {
  /** How good a reply is, from what it is made of. */
  readonly worth: Worth;
};

/** @param reader the weights of the readers  @param ranker those that rank replies */
export const createModels = (reader: Uint8Array, ranker: Uint8Array): Models => ({
  ...createReader(reader),
  worth: worthModel(readWeights(ranker)),
});
