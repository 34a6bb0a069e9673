/** Counting: what a tool's report says, and the table and last line that `npm test` ends with. */

/** How one step ended. A step that has no tests of its own counts as one. */
export interface StepResult {
  step: string;
  passed: number;
  failed: number;
  skipped: number;
  durationMs: number;
}

/** A tool's counts. */
export type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped'>;

const numberAt = (value: unknown, key: string): number => {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

interface FileResult {
  status?: unknown;
  assertionResults?: unknown[];
}

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure, which Vitest leaves out. */
export const readVitestReport = (report: unknown): Counts => {
  const listed =
    typeof report === 'object' && report !== null && 'testResults' in report ? report.testResults : [];
  const files = (Array.isArray(listed) ? listed : []) as FileResult[];
  const unloaded = files.filter(
    (file) => file.status === 'failed' && (file.assertionResults ?? []).length === 0,
  );
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + unloaded.length,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
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

/** The closing table and, as its last line, the sum. */
export function closingLines(results: readonly StepResult[]): string[] {
  const rows = results.map((result) => [
    result.failed === 0 ? 'ok' : 'FAILED',
    result.step,
    `${result.passed} passed`,
    `${result.failed} failed`,
    result.skipped > 0 ? `${result.skipped} skipped` : '',
    `${(result.durationMs / 1000).toFixed(1)} s`,
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`];
}
