/** The weights that `training/` made, read once when the first answer is wanted. */
import { readFileSync } from 'node:fs';
import { createModels, type Models } from '#coach/engine';

let loaded: Models | undefined;

const weightsOf = (name: string) => readFileSync(new URL(`./models/${name}.weights`, import.meta.url));

/** Throws where the file is missing or damaged: an answer without its safety models must not look like one with them. */
export function models(): Models {
  loaded ??= createModels(weightsOf('coach'), weightsOf('reranker'));
  return loaded;
}
