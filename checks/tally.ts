/** Counting: what a tool's report says, and the table and last line that `npm test` ends with. */
import { stripVTControlCharacters } from 'node:util';

/** How one step ended. A step that has no tests of its own counts as one. */
export interface StepResult {
  step: string;
  passed: number;
  failed: number;
  skipped: number;
  durationMs: number;
  /** Rows of tables that its tests went through, where a test goes through many. */
  rows?: number;
  /** What failed, a line each, where the step's report tells. */
  failures?: readonly string[];
}

/** A tool's counts. */
export type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'rows'>;

const numberAt = (value: unknown, key: string): number => {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

interface FileResult {
  status?: unknown;
  assertionResults?: unknown[];
}

const textAt = (value: unknown, key: string): string => {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : '';
};

const listAt = (value: unknown, key: string): unknown[] => {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** The first line that says something, without the colours of a terminal. */
const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/** What failed in Vitest's JSON report, a line each: file, test, first line of why. */
export const readVitestFailures = (report: unknown): string[] =>
  listAt(report, 'testResults').flatMap((file) => {
    const tests = listAt(file, 'assertionResults');
    const name = textAt(file, 'name');
    if (tests.length === 0 && textAt(file, 'status') === 'failed')
      return [`${name}: ${firstLine(textAt(file, 'message'))}`];
    return tests
      .filter((test) => textAt(test, 'status') === 'failed')
      .map((test) => {
        const why = listAt(test, 'failureMessages').map(String).join('\n');
        return `${name} › ${textAt(test, 'fullName')}: ${firstLine(why)}`;
      });
  });

/** What failed in Playwright's JSON report, a line each: file and line, test, first line of why. */
export const readPlaywrightFailures = (report: unknown): string[] =>
  listAt(report, 'suites').flatMap((suite) => [
    ...readPlaywrightFailures(suite),
    ...listAt(suite, 'specs')
      .filter((spec) => (spec as { ok?: unknown }).ok === false)
      .map((spec) => {
        const errors = listAt(spec, 'tests')
          .flatMap((test) => listAt(test, 'results'))
          .flatMap((result) => listAt(result, 'errors'))
          .map((error) => textAt(error, 'message'));
        return `${textAt(spec, 'file')}:${numberAt(spec, 'line')} › ${textAt(spec, 'title')}: ${firstLine(errors.join('\n'))}`;
      }),
  ]);

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure, which Vitest leaves out. */
export const readVitestReport = (report: unknown): Counts => {
  const files = listAt(report, 'testResults') as FileResult[];
  const unloaded = files.filter(
    (file) => file.status === 'failed' && (file.assertionResults ?? []).length === 0,
  );
  const rows = files
    .flatMap((file) => file.assertionResults ?? [])
    .reduce<number>((sum, test) => sum + numberAt((test as { meta?: unknown }).meta, 'rows'), 0);
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + unloaded.length,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    ...(rows > 0 && { rows }),
  };
};

/** Counts of Playwright's JSON report; a test that passed only on a second try has failed. */
export const readPlaywrightReport = (report: unknown): Counts => {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : null;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
};

/**
 * The counts that stand for a step: a tool's own where it has them, and never green when the tool itself ended badly
 * or ran nothing.
 */
export function countStep(exitCode: number, counts: Counts | null): Counts {
  if (counts === null) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  const endedBadly = exitCode !== 0 && counts.failed === 0;
  return ranNothing || endedBadly ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The closing table, what failed by name, and as its last line the sum: a log is often read from its end. */
export function closingLines(results: readonly StepResult[]): string[] {
  const rows = results.map((result) => [
    result.failed === 0 ? 'ok' : 'FAILED',
    result.step,
    `${result.passed} passed`,
    `${result.failed} failed`,
    result.skipped > 0 ? `${result.skipped} skipped` : '',
    `${(result.durationMs / 1000).toFixed(1)} s`,
    result.rows ? `${result.rows} rows of tables` : '',
  ]);
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const failures = results.flatMap((result) => result.failures ?? []);
  const named = failures.slice(0, 20).map((line) => `FAILED  ${line}`);
  return [
    ...lines,
    '',
    ...named,
    ...(named.length > 0 ? [''] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
