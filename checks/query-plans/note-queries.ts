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
const SELF = 'checks/query-plans/note-queries.ts';
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

/** What a file on the stack says about who asked. */
type Asker = { readonly by: 'others' | 'nobody' | 'us' } | { readonly by: 'library'; readonly name: string };

const askers = new Map<string, Asker>();
const places = new Map<string, string>();

/** Frames of a stack that are read: nearly always a few tell who asked, and taking all of them costs a multiple. */
const DEPTHS = [12, 40];

/** The first line of ours on the stack; null where no product asked, but a test or a migration. */
function askedAt(): string | null {
  for (const depth of DEPTHS) {
    const sites = callSites(depth);
    const asked = askedIn(sites);
    if (asked !== undefined) return asked;
    if (sites.length < depth) return null;
  }
  return null;
}

function callSites(depth: number): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = depth;
  Error.prepareStackTrace = (_error, sites) => sites;
  const sites = new Error().stack as unknown as NodeJS.CallSite[];
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return sites;
}

/** Undefined where none of these tells. */
function askedIn(sites: readonly NodeJS.CallSite[]): string | null | undefined {
  for (const site of sites) {
    // The library asks how its columns would be written; that is not sent.
    if (site.getFunctionName()?.includes('sentIdentifiers')) return null;
    const file = site.getFileName() ?? '';
    const asker = askers.get(file) ?? askerIn(file);
    askers.set(file, asker);
    if (asker.by === 'others') continue;
    if (asker.by === 'nobody') return null;
    if (asker.by === 'library') return asker.name;
    // Where that is in the source takes longer to find than the query itself, and there are few places.
    const key = `${file}:${site.getPosition()}`;
    const place = places.get(key) ?? sourceOf(file);
    places.set(key, place);
    return place;
  }
  return undefined;
}

/** @param file a path or an address on the stack, as it runs */
function askerIn(file: string): Asker {
  const path = file.replace('file://', '');
  if (path.includes('/node_modules/kysely/dist/migration/')) return { by: 'nobody' };
  const library = /\/node_modules\/((?:@better-auth\/)?[^/]+)\//.exec(path)?.[1];
  if (library?.includes('better-auth')) return { by: 'library', name: library };
  const own = relative(ROOT, path);
  if (!path.startsWith('/') || library || own.startsWith('..') || own === SELF) return { by: 'others' };
  return { by: ASKED_BY_TESTS.test(own) ? 'nobody' : 'us' };
}

/** The line of the first place of this file on the stack, as in its source: `src/checkout/server/store.ts:26`. */
function sourceOf(file: string): string {
  const path = file.replace('file://', '');
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  const line = stack.split(`${path}:`)[1]?.split(':')[0];
  return `${relative(ROOT, path)}:${line}`;
}

afterAll(() => {
  const testFile = relative(ROOT, expect.getState().testPath ?? '');
  const lines = [{ testFile }, ...noted.values()].map((line) => `${JSON.stringify(line)}\n`);
  appendFileSync(join(inject('notedQueries'), `${randomUUID()}.jsonl`), lines.join(''));
  noted.clear();
});
