import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#kit';

/**
 * What tells the days of a time column apart, to group by, in words that both engines know: the date in UTC, and whether
 * it lies before or after the hour at which a day begins.
 *
 * @param beginsMs when some day begins, at a full hour; all days begin at that hour
 */
export function dayParts(
  column: string,
  beginsMs: number,
): { date: RawBuilder<string>; half: RawBuilder<number> } {
  const at = sql.ref(column);
  // Written out: PostgreSQL takes two parameters of the same value for two different expressions.
  const hour = sql.lit(isoTime(beginsMs).slice(11, 13));
  return {
    date: sql<string>`substr(${at}, 1, 10)`,
    half: sql<number>`case when substr(${at}, 12, 2) < ${hour} then 0 else 1 end`,
  };
}
