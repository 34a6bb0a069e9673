import {
  allEvents,
  DAY_ZONE,
  type Day,
  type DaySummary,
  type FunnelStep,
  funnelOf,
  lastDays,
  startOfDay,
  summariseDays,
  type Tally,
  tallyPayments,
} from '#analytics';
import { readTallies } from '#analytics/server';
import { readOutcomes } from '#checkout/server';
import { DAY_MS } from '#kit';
import type { Place } from '../command.ts';

/** One event of the catalogue over all the days asked for. */
export interface EventLine {
  name: string;
  label: string;
  says: string;
  count: number;
  /** Added up over days; 0 for payments, which belong to no visit. */
  visitors: number;
  /** In the unit that the catalogue names; 0 where it names none. */
  valueSum: number;
}

/** What `stats` tells, and `stats --json` prints. */
export interface StatsReport {
  from: Day;
  to: Day;
  zone: string;
  funnel: FunnelStep[];
  days: DaySummary[];
  events: EventLine[];
  pages: { path: string; views: number }[];
}

/** @param count how many days, today being the last */
export async function readStats(
  { db, nowMs }: Pick<Place, 'db' | 'nowMs'>,
  count: number,
): Promise<StatsReport> {
  const days = lastDays(nowMs, count);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const payments = await readOutcomes(db, startOfDay(from), startOfDay(to) + DAY_MS);
  const rows = [...(await readTallies(db, from, to)), ...tallyPayments(payments)];
  return {
    from,
    to,
    zone: DAY_ZONE,
    funnel: funnelOf(rows),
    days: summariseDays(rows, days),
    events: eventLines(rows),
    pages: pageLines(rows),
  };
}

/** In the catalogue's order, labels under their event; what never happened is left out. */
function eventLines(rows: readonly Tally[]): EventLine[] {
  return allEvents().flatMap(({ name, labels, says }) =>
    ['', ...labels].flatMap((label) => {
      const own = rows.filter((row) => row.kind === 'event' && row.name === name && row.label === label);
      const total = (of: 'count' | 'visitors' | 'valueSum') => own.reduce((sum, row) => sum + row[of], 0);
      const line = { name, label, says, count: total('count') };
      return line.count ? [{ ...line, visitors: total('visitors'), valueSum: total('valueSum') }] : [];
    }),
  );
}

function pageLines(rows: readonly Tally[]): StatsReport['pages'] {
  const views = new Map<string, number>();
  for (const row of rows)
    if (row.kind === 'view') views.set(row.name, (views.get(row.name) ?? 0) + row.count);
  return [...views].map(([path, count]) => ({ path, views: count })).sort((a, b) => b.views - a.views);
}

/** What has to be known to read the numbers rightly; under the table and on the page. */
export const READING_NOTES = [
  `A day is a day of ${DAY_ZONE}. People are counted within a day: who comes on two days counts twice.`,
  'Paid is read from the ledger, so it includes people who asked not to be counted (do not track); the other steps do not.',
] as const;

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 1000) / 10} %`;
