/**
 * Runs before each test file (`setupFiles` of vitest.config.ts) and notes each statement that the product compiles, with
 * the line that asked for it. `query-plans.test.ts`, which runs after all other tests, reads the plans of what was noted.
 * So a new query is seen as soon as any test runs it; there is no list to be kept.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DefaultQueryCompiler, PostgresQueryCompiler } from 'kysely';
import { afterAll, expect, inject } from 'vitest';
import type { NotedQuery } from './noted-queries.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ASKED_BY_TESTS =
  /\.test\.tsx?$|(^|\/)testing\.ts$|^(bench|journeys|checks|src\/database\/migrations)\//;
const READS_OR_WRITES = /^(SelectQuery|InsertQuery|UpdateQuery|DeleteQuery|Raw)Node$/;

/** One for each worker: a shared worker runs this file again before each test file, with a module of its own. */
const shared = globalThis as { notedQueries?: Map<string, NotedQuery> };
const isFirst = shared.notedQueries === undefined;
/** In this test file. */
export const noted = shared.notedQueries ?? new Map<string, NotedQuery>();
shared.notedQueries = noted;

if (isFirst) {
  const compileQuery = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function (node, queryId) {
    const query = compileQuery.call(this, node, queryId);
    const site = READS_OR_WRITES.test(node.kind) ? askedAt() : null;
    if (site) {
      const engine = this instanceof PostgresQueryCompiler ? 'postgres' : 'sqlite';
      const key = `${engine} ${site} ${query.sql}`;
      if (!noted.has(key))
        noted.set(key, { engine, sql: query.sql, parameters: [...query.parameters], site });
    }
    return query;
  };
}

/** Answers by the place in the running code: finding its line in the source takes longer than the query, and there are few places. */
const answers = new Map<string, string | null>();

/** The first line of ours on the stack; null where no product asked, but a test or a migration. */
function askedAt(): string | null {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 40;
  Error.prepareStackTrace = (_error, sites) => sites;
  const error = new Error();
  const place = (error.stack as unknown as NodeJS.CallSite[]).map(at).join('\n');
  Error.prepareStackTrace = prepareStackTrace;
  let answer = answers.get(place);
  if (answer === undefined) {
    answer = siteIn(new Error().stack ?? '');
    answers.set(place, answer);
  }
  Error.stackTraceLimit = stackTraceLimit;
  return answer;
}

const at = (site: NodeJS.CallSite): string =>
  `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`;

function siteIn(stack: string): string | null {
  for (const line of stack.split('\n').slice(1)) {
    const [, place = '', at] = /(?:file:\/\/)?(\/[^():]+):(\d+):\d+/.exec(line) ?? [];
    // The library asks how its columns would be written; that is not sent.
    if (place.includes('/node_modules/kysely/dist/migration/') || line.includes('sentIdentifiers'))
      return null;
    const library = /\/node_modules\/((?:@better-auth\/)?[^/]+)\//.exec(place)?.[1];
    if (library?.includes('better-auth')) return library;
    const file = relative(ROOT, place);
    if (!place || library || file.startsWith('..') || file === 'checks/query-plans/note-queries.ts') continue;
    return ASKED_BY_TESTS.test(file) ? null : `${file}:${at}`;
  }
  return null;
}

afterAll(() => {
  const testFile = relative(ROOT, expect.getState().testPath ?? '');
  const lines = [{ testFile }, ...noted.values()].map((line) => `${JSON.stringify(line)}\n`);
  appendFileSync(join(inject('notedQueries'), `${randomUUID()}.jsonl`), lines.join(''));
  noted.clear();
});
