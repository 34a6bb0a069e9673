/** The small convolution of the emotion model: words to vectors, windows of one to three words, strongest and mean answer, one layer. */
import { hash } from '../reading/text.ts';
import { findHash, type Weights } from './weights.ts';

const UNKNOWN = 1;
/** The rows of the words stand in the order of their hashes. */
const FIRST_WORD = 2;
/** Longer texts are cut, as in training. */
const LONGEST = 64;

export function network(weights: Weights): (tokens: readonly string[]) => Float32Array {
  const hashes = weights.hashes('words');
  const { columns: width, values, scales } = weights.packed('words.vectors');
  const windows = [1, 2, 3].map((size) => ({
    size,
    filters: weights.matrix(`window${size}`),
    biases: weights.matrix(`window${size}.bias`).values,
  }));
  const out = weights.matrix('out');
  const outBias = weights.matrix('out.bias').values;

  return (tokens) => {
    const ids = tokens.slice(0, LONGEST).map((token) => {
      const at = findHash(hashes, hash(token));
      return at < 0 ? UNKNOWN : FIRST_WORD + at;
    });
    if (ids.length === 0) ids.push(UNKNOWN);
    // Two rows of zeros behind the text, so that every window fits.
    const vectors = new Float32Array((ids.length + 2) * width);
    ids.forEach((id, place) => {
      const scale = scales[id] ?? 0;
      for (let at = 0; at < width; at++) vectors[place * width + at] = (values[id * width + at] ?? 0) * scale;
    });
    const pooled = new Float32Array(out.columns);
    let base = 0;
    for (const { size, filters, biases } of windows) {
      const span = size * width;
      for (let filter = 0; filter < filters.rows; filter++) {
        let most = 0;
        let sum = 0;
        const bias = biases[filter] ?? 0;
        const row = filter * span;
        for (let place = 0; place < ids.length; place++) {
          let answer = bias;
          const from = place * width;
          for (let at = 0; at < span; at++)
            answer += (filters.values[row + at] as number) * (vectors[from + at] as number);
          if (answer > 0) {
            sum += answer;
            if (answer > most) most = answer;
          }
        }
        pooled[base + filter] = most;
        pooled[base + filters.rows + filter] = sum / ids.length;
      }
      base += filters.rows * 2;
    }
    const scores = new Float32Array(out.rows);
    for (let label = 0; label < out.rows; label++) {
      let score = outBias[label] ?? 0;
      for (let at = 0; at < out.columns; at++)
        score += (out.values[label * out.columns + at] ?? 0) * (pooled[at] ?? 0);
      scores[label] = score;
    }
    return scores;
  };
}
