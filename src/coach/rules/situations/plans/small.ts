/** Small plans: the day and the thing that they name. */
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { filling } from '../wrap.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\btonight\b/i;
const dayIn = (r: Reading): string | undefined =>
  lower(DAY.exec(r.plain)?.[0])?.replace(
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
    (day) => day[0]?.toUpperCase() + day.slice(1),
  );

export const SMALL_PLANS_CODE = {
  'small plan: possible after all': filling((r) => ({ day: filledWith(dayIn(r)) })),
} as const;
