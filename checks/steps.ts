/** The steps of `npm test`, in their order: cheap ones first. */
import { join } from 'node:path';
import {
  type Counts,
  readPlaywrightFailures,
  readPlaywrightReport,
  readVitestFailures,
  readVitestReport,
} from './tally.ts';

/** One step: commands run one after another by the pinned Node; a report where the tool writes one. */
export interface Step {
  name: string;
  /** Scripts with their arguments, each run by Node; all are run, one bad end fails the step. */
  commands: string[][];
  needs: { postgres: boolean; chromium: boolean };
  report?: { file: string; read: (report: unknown) => Counts; failures: (report: unknown) => string[] };
  /** A step whose failure makes this one pointless. */
  after?: string;
  /** Runs while the step before it does, which leaves some of the two cores; what it says is printed behind that one. */
  beside?: true;
  /** With `beside`: one of the steps before it that has to end first. */
  follows?: string;
}

const nothing = { postgres: false, chromium: false };

/** @param root the checkout  @param reportFolder where tools leave their reports */
export function stepsOf(root: string, reportFolder: string): Step[] {
  const tool = (name: string) => join(root, 'node_modules', '.bin', name);
  const vitestReport = join(reportFolder, 'vitest.json');
  const playwrightReport = join(reportFolder, 'playwright.json');
  return [
    { name: 'types', needs: nothing, commands: [[tool('tsc'), '--noEmit', '-p', root]] },
    { name: 'lint', beside: true, needs: nothing, commands: [[tool('biome'), 'ci', '--colors=off', root]] },
    {
      name: 'structure',
      beside: true,
      needs: nothing,
      commands: [[join(root, 'checks', 'structure.ts')], [tool('knip'), '--no-progress']],
    },
    {
      name: 'build',
      beside: true,
      // It empties a folder in which that one looks for modules; the types need only sources.
      follows: 'structure',
      needs: nothing,
      commands: [[join(root, 'launcher', 'launch.mjs'), 'build']],
    },
    {
      name: 'unit',
      needs: { postgres: true, chromium: false },
      commands: [
        [
          tool('vitest'),
          'run',
          '--reporter=default',
          `--reporter=${join(root, 'checks', 'file-counter.ts')}`,
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ],
      ],
      report: { file: vitestReport, read: readVitestReport, failures: readVitestFailures },
    },
    {
      name: 'journeys',
      needs: { postgres: true, chromium: true },
      commands: [[tool('playwright'), 'test', '--reporter=line,json']],
      report: { file: playwrightReport, read: readPlaywrightReport, failures: readPlaywrightFailures },
      after: 'build',
    },
  ];
}
