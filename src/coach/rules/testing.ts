/** For tests of the coach: its shipped models, and tables of messages in one test each. */
import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, it } from 'vitest';
import { createModels } from './models.ts';

const weights = (name: string) => readFileSync(new URL(`../server/models/${name}.weights`, import.meta.url));

/** The shipped models, read once for each worker. */
export const models = createModels(weights('coach'), weights('reranker'));

declare module 'vitest' {
  interface TaskMeta {
    /** How many rows of a table the test went through; `npm test` sums them up. */
    rows?: number;
  }
}

/** A row's name as `it.each` would print it: `%s` and its like take the values in turn, `$key` a value of an object. */
function nameOfRow(title: string, row: readonly unknown[], index: number): string {
  const numbered = title.replaceAll('%#', String(index));
  const places = numbered.match(/%[sdifjoO]/g)?.length ?? 0;
  const [first] = row;
  const keyed = numbered.replace(/\$(\w+)/g, (whole, key: string) =>
    typeof first === 'object' && first !== null && key in first ? String(Reflect.get(first, key)) : whole,
  );
  return format(keyed, ...row.slice(0, places));
}

/** Checks every row; a line for each that fails, with its name and the first line of why. */
export async function missesOf(
  title: string,
  rows: readonly unknown[],
  check: (...row: unknown[]) => unknown,
): Promise<string[]> {
  const misses: string[] = [];
  for (const [index, row] of rows.entries()) {
    const values = Array.isArray(row) ? row : [row];
    try {
      await check(...values);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
      misses.push(`${nameOfRow(title, values, index)} -- ${why}`);
    }
  }
  return misses;
}

/** A row takes some ten milliseconds; a machine under load may need a hundred times as long. */
const ROW_TIMEOUT_MS = 1_000;

/**
 * As `it.each`, in one test: every row is checked, and all that fail are named with the reason.
 *
 * @example inOneTest([['hey', 'greeting']])('%s: %s', (message, kind) => expect(kindOf(message)).toBe(kind))
 */
export const inOneTest = ((rows: readonly unknown[]) =>
  (title: string, check: (...row: unknown[]) => unknown) => {
    it(
      `${rows.length} rows: ${title}`,
      async ({ task }) => {
        task.meta.rows = rows.length;
        expect(rows.length, 'rows of the table').toBeGreaterThan(0);
        const misses = await missesOf(title, rows, check);
        expect(misses, `${misses.length} of ${rows.length} rows`).toEqual([]);
      },
      20_000 + rows.length * ROW_TIMEOUT_MS,
    );
  }) as typeof it.each;
