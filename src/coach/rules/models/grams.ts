/** Regression over words and word pairs, as `training/grams.py` fits it: each gram once, rare ones more, the whole scaled to length one. */
import { hash } from '../reading/text.ts';
import { meantBy } from './stems.ts';
import { findHash, type Weights } from './weights.ts';

export type GramModel = {
  readonly labels: readonly string[];
  /** One raw score (log odds) a label. */
  score(grams: Iterable<string>, extra?: Iterable<string>): Float32Array;
  /** How much one gram speaks for a label; 0 for a gram that the model does not know. */
  weightOf(gram: string, label: number): number;
};

/** Words, pairs with the borders of the text, the cluster of each word, and the words of the turn before, marked. */
export function gramsOf(
  tokens: readonly string[],
  before: readonly string[] = [],
  clusterOf?: (word: string) => number | undefined,
): Set<string> {
  const found = new Set<string>(tokens);
  let last = '^';
  for (const token of [...tokens, '$']) {
    found.add(`${last} ${token}`);
    last = token;
  }
  for (const token of before) found.add(`<${token}`);
  if (clusterOf)
    for (const token of tokens) {
      const cluster = clusterOf(token);
      if (cluster !== undefined) found.add(`@${cluster}`);
    }
  return found;
}

/** What the reader of dating messages sees: the grams, and the words as they are meant. */
export function readerGrams(
  tokens: readonly string[],
  before: readonly string[],
  clusterOf: (word: string) => number | undefined,
): Set<string> {
  const found = gramsOf(tokens, before, clusterOf);
  for (const gram of meantBy(tokens)) found.add(gram);
  return found;
}

/** What the rules told counts as much as this beside a text of length one; `training/dating.py` says the same. */
const RULE_WEIGHT = 0.3;

export function gramModel(weights: Weights, name: 'emotions' | 'reader'): GramModel {
  const hashes = weights.hashes(`${name}.grams`);
  const rarity = weights.matrix(`${name}.rarity`).values;
  const { columns, values, scales } = weights.packed(`${name}.weights`);
  const biases = weights.matrix(`${name}.biases`).values;
  const labels = weights.header.labels[name];
  const extras = weights.header.arrays.some((one) => one.name === `${name}.rules`)
    ? { hashes: weights.hashes(`${name}.rules`), weights: weights.matrix(`${name}.rules.weights`).values }
    : undefined;
  return {
    labels,
    score(grams, extra = []) {
      const scores = new Float32Array(columns);
      let squares = 0;
      for (const gram of grams) {
        const at = findHash(hashes, hash(gram));
        if (at < 0) continue;
        const rare = rarity[at] ?? 0;
        squares += rare * rare;
        const scaled = rare * (scales[at] ?? 0);
        const row = at * columns;
        for (let label = 0; label < columns; label++)
          scores[label] = (scores[label] ?? 0) + scaled * (values[row + label] ?? 0);
      }
      const length = Math.sqrt(squares) || 1;
      for (let label = 0; label < columns; label++)
        scores[label] = (scores[label] ?? 0) / length + (biases[label] ?? 0);
      if (extras)
        for (const gram of extra) {
          const at = findHash(extras.hashes, hash(gram));
          if (at < 0) continue;
          for (let label = 0; label < columns; label++)
            scores[label] = (scores[label] ?? 0) + RULE_WEIGHT * (extras.weights[at * columns + label] ?? 0);
        }
      return scores;
    },
    weightOf(gram, label) {
      const at = findHash(hashes, hash(gram));
      return at < 0 ? 0 : (rarity[at] ?? 0) * (scales[at] ?? 0) * (values[at * columns + label] ?? 0);
    },
  };
}
