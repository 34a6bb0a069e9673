import { withoutNames } from '../reading/names.ts';
import { chance } from '../reading/text.ts';
import type { Reading } from '../reading.ts';

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|(?:this|next) (?:week|weekend|month))\b/gi;

/** What chance hangs on for a message and something said of it: the words without the names and days, which choose nothing. */
export const seedOf = (reading: Pick<Reading, 'plain' | 'names'>, more = ''): string =>
  withoutNames(reading.plain + more, reading.names).replace(DAY, '<day>');

/** The same message always shuffles the same way; another message shuffles otherwise. */
export const shuffled = <T>(list: readonly T[], seed: string): T[] =>
  list
    .map((item, index) => ({ item, order: chance(`${seed}#${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
