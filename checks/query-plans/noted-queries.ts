import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** One statement that the product compiled in a test, with the values that it was first asked with. */
export interface NotedQuery {
  engine: 'sqlite' | 'postgres';
  sql: string;
  parameters: unknown[];
  /** The line that asked, `src/checkout/server/store.ts:26`; for the identity library the name of its package. */
  site: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    notedQueries: string;
  }
}

/** Makes the folder of one run of the tests (`globalSetup` of vitest.config.ts). */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-queries-'));
  project.provide('notedQueries', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** What was noted in this run so far: each statement of each line once, and the test files that are through. */
export function readNoted(folder: string): { queries: NotedQuery[]; testFiles: Set<string> } {
  const queries = new Map<string, NotedQuery>();
  const testFiles = new Set<string>();
  for (const file of readdirSync(folder))
    for (const text of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const line = JSON.parse(text) as NotedQuery | { testFile: string };
      if ('testFile' in line) testFiles.add(line.testFile);
      else queries.set(`${line.engine} ${line.site} ${line.sql}`, line);
    }
  return { queries: [...queries.values()], testFiles };
}
