import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the product that may hold queries. */
const productFiles = (root: string): string[] =>
  globSync('src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|testing\.ts$|^src\/database\/|\/(rules|web)\//.test(file),
  );

/** Tests that run servers or the operator's commands. */
export const serverTests = (root: string): string[] =>
  globSync('src/**/*.test.ts', { cwd: root }).filter(
    (file) => !/\/(rules|web)\/|^src\/(coach|pages|ui|kit)\//.test(file),
  );

const RUNS_A_QUERY =
  /\.(execute|executeTakeFirst|executeTakeFirstOrThrow)\((?!\s*(async )?\(?(tx|db|held|work|\{))/;
const STARTS_A_QUERY = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Each line of the product that runs a query, as `src/checkout/server/store.ts:26`. */
export function queryLines(root: string): string[] {
  return productFiles(root).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    if (!lines.some((line) => STARTS_A_QUERY.test(line))) return [];
    return lines.flatMap((line, at) => {
      if (!RUNS_A_QUERY.test(line) || line.includes('transaction()')) return [];
      // What makes tables and indexes is no query.
      const chain = lines.slice(Math.max(0, at - 8), at + 1).join('\n');
      return /schema\b/.test(chain.slice(chain.lastIndexOf(';'))) ? [] : [`${file}:${at + 1}`];
    });
  });
}
