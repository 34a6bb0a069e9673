import { describe, expect, it } from 'vitest';
import {
  closingLines,
  countStep,
  readPlaywrightFailures,
  readPlaywrightReport,
  readVitestFailures,
  readVitestReport,
} from './tally.ts';

describe('countStep', () => {
  it.each([
    { name: 'a tool without tests that went well', exitCode: 0, counts: null, is: [1, 0] },
    { name: 'a tool without tests that went badly', exitCode: 2, counts: null, is: [0, 1] },
    { name: 'tests that all passed', exitCode: 0, counts: { passed: 7, failed: 0, skipped: 1 }, is: [7, 0] },
    { name: 'tests that failed', exitCode: 1, counts: { passed: 7, failed: 2, skipped: 0 }, is: [7, 2] },
    {
      name: 'a bad end without a failed test',
      exitCode: 1,
      counts: { passed: 7, failed: 0, skipped: 0 },
      is: [7, 1],
    },
    { name: 'a run without any test', exitCode: 0, counts: { passed: 0, failed: 0, skipped: 0 }, is: [0, 1] },
  ])('$name', ({ exitCode, counts, is }) => {
    const found = countStep(exitCode, counts);
    expect([found.passed, found.failed]).toEqual(is);
  });
});

describe('reports', () => {
  it('reads what Vitest writes', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readVitestReport(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('sums the rows that tests of many rows went through', () => {
    const testResults = [
      { assertionResults: [{ meta: { rows: 314 } }, { meta: {} }, {}] },
      { assertionResults: [{ meta: { rows: 6 } }] },
    ];
    expect(readVitestReport({ numPassedTests: 4, testResults })).toMatchObject({ passed: 4, rows: 320 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(readVitestReport({ numPassedTests: 1, numFailedTests: 1, testResults }).failed).toBe(2);
  });

  it('reads what Playwright writes, a flaky test as failed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(readPlaywrightReport(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it.each([null, {}, [], 'text', { stats: null }])('counts nothing in %j', (report) => {
    expect(readVitestReport(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(readPlaywrightReport(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('what failed', () => {
  it('is named from what Vitest writes, a file that could not be loaded too', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: ['\u001b[31mError: 3\u001b[39m\n  at b'],
          },
        ],
      },
    ];
    expect(readVitestFailures({ testResults })).toEqual([
      'a.test.ts: Cannot find module',
      'b.test.ts › takes away: Error: 3',
    ]);
  });

  it('is named from what Playwright writes, however deep', () => {
    const failed = {
      title: 'pays',
      file: 'pay.spec.ts',
      line: 7,
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'Error: late\n at' }] }] }],
    };
    const report = { suites: [{ specs: [{ title: 'fine', ok: true }], suites: [{ specs: [failed] }] }] };
    expect(readPlaywrightFailures(report)).toEqual(['pay.spec.ts:7 › pays: Error: late']);
  });

  it.each([null, {}, 'text'])('is nothing in %j', (report) => {
    expect(readVitestFailures(report)).toEqual([]);
    expect(readPlaywrightFailures(report)).toEqual([]);
  });
});

describe('closingLines', () => {
  it('names what failed just before the sum', () => {
    const step = {
      step: 'unit',
      passed: 1,
      failed: 1,
      skipped: 0,
      durationMs: 0,
      failures: ['a.test.ts › b: c'],
    };
    expect(closingLines([step]).slice(1)).toEqual(['', 'FAILED  a.test.ts › b: c', '', '1 passed, 1 failed']);
  });

  it('says how many rows the tests of a step went through', () => {
    const [line] = closingLines([
      { step: 'unit', passed: 4, failed: 0, skipped: 0, durationMs: 1000, rows: 320 },
    ]);
    expect(line).toBe('ok  unit  4 passed  0 failed    1.0 s  320 rows of tables');
  });

  it('ends with the sum over the steps', () => {
    const lines = closingLines([
      { step: 'types', passed: 1, failed: 0, skipped: 0, durationMs: 8123 },
      { step: 'unit', passed: 120, failed: 2, skipped: 3, durationMs: 60_000 },
    ]);
    expect(lines).toEqual([
      'ok      types  1 passed    0 failed             8.1 s',
      'FAILED  unit   120 passed  2 failed  3 skipped  60.0 s',
      '',
      '121 passed, 2 failed',
    ]);
  });
});
