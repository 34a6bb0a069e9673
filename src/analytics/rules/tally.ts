import type { Day } from './days.ts';

/**
 * A day's count of one thing, as `analytics_days` keeps it.
 *
 * - `visit`: the whole day; `count` are page views, `visitors` are people (name and label empty)
 * - `view`: one page; `name` is its path
 * - `event`: `name` is `category.action`; with label `''` all labels together, else that one alone
 *
 * People are counted within a day only: the same person on two days is two visitors.
 */
export interface Tally {
  day: Day;
  kind: 'visit' | 'view' | 'event';
  name: string;
  label: string;
  count: number;
  visitors: number;
  valueSum: number;
}

/** Adds up rows of the same day, kind, name and label (some rolled up already, some not yet). */
export function mergeTallies(rows: readonly Tally[]): Tally[] {
  const merged = new Map<string, Tally>();
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.kind, row.name, row.label]);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...row });
    else {
      known.count += row.count;
      known.visitors += row.visitors;
      known.valueSum += row.valueSum;
    }
  }
  return [...merged.values()];
}
