/** The weights that `training/` made, read once when the first answer is wanted. */
import { readFileSync } from 'node:fs';
import { advise, createModels, type Models } from '#coach';

let loaded: Models | undefined;

const weightsOf = (name: string) => readFileSync(new URL(`./models/${name}.weights`, import.meta.url));

/** Throws where the file is missing or damaged: an answer without its safety models must not look like one with them. */
export function models(): Models {
  loaded ??= createModels(weightsOf('coach'), weightsOf('worth'));
  return loaded;
}

/**
 * Answers a message that nobody sent, so that the first customer after a start does not wait for patterns to be compiled (about half a
 * second on a small server). Throws where the weights are missing: better at the start than at the first answer.
 */
export function warmUp(): void {
  for (const message of [
    'Coffee on Saturday, or are you still busy with the move?',
    'I miss my dog today',
    'haha ok',
  ])
    advise({ message }, models());
}
