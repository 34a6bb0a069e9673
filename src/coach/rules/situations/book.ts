/** The situations of the data files, by the tier that they speak in. */
import book from '#situations' with { type: 'json' };
import type { Line } from '../moves/line.ts';
import { pattern } from '../reading/pattern.ts';
import type { Entry } from './entry.ts';

const TIERS = Map.groupBy(book.entries, ({ tier }) => tier);

/** @throws where no data file names the tier: the order of speaking would be short of it */
export function entriesIn(tier: string): readonly Entry[] {
  const entries = TIERS.get(tier);
  if (!entries) throw new Error(`No data file has the tier "${tier}".`);
  return entries;
}

export const linesOf = ({ say }: Entry): readonly Line[] =>
  say.map(([move, tone, text]) => ({ move, tone, text }));

export const patternOf = (source: string): RegExp => pattern(source);
