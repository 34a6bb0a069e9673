/** What was measured as lines of a table: each figure beside its limit, and beside a bare page of the same run where it is a time. */
import { table } from '../coach/table.ts';

export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The most, or with `least` the least, that is allowed; left out where the figure only tells more. */
  limit?: number;
  least?: boolean;
  /** The same figure of a page without the product. */
  bare?: number;
}

export const isReached = ({ value, limit, least }: Figure): boolean =>
  limit === undefined || (least ? value >= limit : value <= limit);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const shown = (value: number, unit: string): string =>
  unit === '' ? value.toFixed(3) : `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`;

export const figuresTable = (figures: readonly Figure[]): string =>
  table(
    ['figure', 'measured', 'limit', 'bare page', ''],
    figures.map((figure) => {
      const { what, value, unit, limit, least, bare } = figure;
      return [
        what,
        shown(value, unit),
        limit === undefined ? '' : `${least ? '≥' : '≤'} ${shown(limit, unit)}`,
        bare === undefined ? '' : shown(bare, unit),
        limit === undefined ? '' : isReached(figure) ? '✓' : '✗',
      ];
    }),
  );
