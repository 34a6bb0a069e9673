/** Macro-F1 over the 28 GoEmotions labels on a split that the caller has, through the engine's `emotions` task. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { EMOTIONS } from '#coach';
import { emotionsOf } from './engine.ts';

export const EMOTIONS_ADVICE =
  'not run: set COACH_GOEMOTIONS to the dev split of GoEmotions (a .tsv.gz: text, label ids with commas, comment id)';

export type LabelledText = { readonly text: string; readonly labels: readonly string[] };

/** Rows of text, label ids with commas, and whatever follows. Ids count in the order of the contract's `EMOTIONS`. */
export function readRows(tsv: string): LabelledText[] {
  return tsv
    .split('\n')
    .filter((line) => line.trim())
    .map((line, index) => {
      const [text = '', ids = ''] = line.split('\t');
      const labels = ids.split(',').map((id) => EMOTIONS[Number(id)]);
      if (ids === '' || labels.includes(undefined))
        throw new Error(`Line ${index + 1} has no known label ids.`);
      return { text, labels: labels.filter((label) => label !== undefined) };
    });
}

/** Mean of the F1 of every label; a label that is neither there nor predicted counts 0. */
export function macroF1(
  rows: ReadonlyArray<{ wanted: readonly string[]; given: readonly string[] }>,
): number {
  const of = (label: string) => {
    const both = rows.filter(({ wanted, given }) => wanted.includes(label) && given.includes(label)).length;
    const all = rows.reduce(
      (sum, { wanted, given }) => sum + Number(wanted.includes(label)) + Number(given.includes(label)),
      0,
    );
    return all === 0 ? 0 : (2 * both) / all;
  };
  return EMOTIONS.reduce((sum, label) => sum + of(label), 0) / EMOTIONS.length;
}

export type GoEmotions = { readonly texts: number; readonly macroF1: number };

export function goEmotions(file: string): GoEmotions {
  const rows = readRows(gunzipSync(readFileSync(file)).toString('utf8'));
  const judged = rows.map(({ text, labels }) => ({ wanted: labels, given: emotionsOf(text).predicted }));
  return { texts: rows.length, macroF1: Number(macroF1(judged).toFixed(3)) };
}
