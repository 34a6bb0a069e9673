/** `npm test`: every check, as CI runs it. `npm test -- types lint unit` runs some of them. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRunFolder } from './memory-folder.ts';
import { type Cluster, startPostgres } from './postgres.ts';
import { headingLine, type Place, stillRunningLine, timeIsUpLine } from './progress.ts';
import { type Step, stepsOf } from './steps.ts';
import { ensureSystemPackages, findChromium, findPostgresBin } from './system-packages.ts';
import { type Counts, closingLines, countStep, type StepResult } from './tally.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reportFolder = join(root, 'test-results', 'reports');
// Only for a step that hangs: two busy cores may well need half an hour.
const limitMs = 90 * 60_000;
const startedMs = Date.now();

const running = new Set<number>();
const endGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
};
process.on('exit', () => running.forEach(endGroup));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => process.exit(code));
}

/** Where the words of a step go: at once, or kept until its turn. */
interface Output {
  say: (text: string) => void;
  isKept: boolean;
}
const AT_ONCE: Output = { say: (text) => void process.stdout.write(text), isKept: false };

/** Runs one command in a group of its own, so that its browsers and servers end with it when time is up. */
function runCommand(
  command: string[],
  environment: NodeJS.ProcessEnv,
  stepName: string,
  { say, isKept }: Output,
): Promise<number> {
  return new Promise((resolve) => {
    const args = ['--disable-warning=ExperimentalWarning', ...command];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: environment,
      stdio: isKept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const end = () => {
      if (pid !== undefined) endGroup(pid);
    };
    const timer = setTimeout(
      () => {
        console.error(timeIsUpLine(stepName, limitMs));
        end();
      },
      Math.max(0, startedMs + limitMs - Date.now()),
    );
    child.once('error', (error) => console.error(error.message));
    child.once('close', (code) => {
      clearTimeout(timer);
      // What it left running in its group (a browser, a server) goes too.
      end();
      if (pid !== undefined) running.delete(pid);
      resolve(code ?? 1);
    });
  });
}

function readReport(step: Step): { counts: Counts | null; failures: string[] } {
  if (!step.report) return { counts: null, failures: [] };
  try {
    const report: unknown = JSON.parse(readFileSync(step.report.file, 'utf8'));
    return { counts: step.report.read(report), failures: step.report.failures(report) };
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [] };
  }
}

async function runStep(
  step: Step,
  place: Place,
  environment: NodeJS.ProcessEnv,
  skippedFor: string | null,
  output: Output,
): Promise<StepResult> {
  output.say(`\n${headingLine(place)}\n`);
  const stillRunning = setInterval(() => console.info(stillRunningLine(place, Date.now())), 60_000);
  let exitCode = 0;
  if (skippedFor !== null) {
    console.error(skippedFor);
    exitCode = 1;
  } else {
    if (step.report) rmSync(step.report.file, { force: true });
    for (const command of step.commands)
      exitCode = (await runCommand(command, environment, step.name, output)) || exitCode;
  }
  clearInterval(stillRunning);
  const report = readReport(step);
  const counts = countStep(exitCode, report.counts);
  return {
    step: step.name,
    ...counts,
    failures: report.failures,
    durationMs: Date.now() - place.stepStartedMs,
  };
}

/** Steps that run at once, and those behind them. */
function takeGroup(steps: readonly Step[]): [Step[], Step[]] {
  const next = steps.findIndex((step, index) => index > 0 && !step.beside);
  return next === -1 ? [[...steps], []] : [steps.slice(0, next), steps.slice(next)];
}

function chooseSteps(names: string[]): Step[] {
  const all = stepsOf(root, reportFolder);
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown step: ${unknown.join(', ')}. There are: ${all.map((step) => step.name).join(', ')}.`,
    );
    process.exit(1);
  }
  return names.length === 0 ? all : all.filter((step) => names.includes(step.name));
}

/** What some steps need of the system. */
interface System {
  /** The lines that say what it lacks. */
  missing: readonly string[];
  cluster: Cluster | null;
  chromium: string | null;
}

const NOTHING_OF_IT: System = { missing: [], cluster: null, chromium: null };

async function prepareSystem(needs: Step['needs']): Promise<System> {
  const missing = await ensureSystemPackages(needs);
  for (const line of missing) console.error(line);
  const postgresBin = needs.postgres ? findPostgresBin() : null;
  const cluster = postgresBin === null ? null : await startPostgres(postgresBin);
  return { missing, cluster, chromium: findChromium() };
}

async function main(): Promise<number> {
  const steps = chooseSteps(process.argv.slice(2));
  // The first steps need nothing of the system, and run while it is installed.
  const preparing = prepareSystem({
    postgres: steps.some((step) => step.needs.postgres),
    chromium: steps.some((step) => step.needs.chromium),
  });
  // Told where a step waits for it.
  preparing.catch(() => {});
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });

  // The cluster's folder too, which is made in this process.
  process.env.TMPDIR = makeRunFolder();
  // Tools that start `node` by name get the one that runs this.
  const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    ':',
  );
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: path,
    CI: process.env.CI ?? 'true',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportFolder, 'playwright.json'),
  };
  const results: StepResult[] = [];
  try {
    for (let [group, left] = takeGroup(steps); group.length > 0; [group, left] = takeGroup(left)) {
      const ended = new Map<string, Promise<{ result: StepResult; said: string[] }>>();
      const runOne = async (step: Step, index: number) => {
        await ended.get(step.follows ?? '');
        const needsSystem = step.needs.postgres || step.needs.chromium;
        const { missing, cluster, chromium } = needsSystem ? await preparing : NOTHING_OF_IT;
        const lacks = (step.needs.postgres && cluster === null) || (step.needs.chromium && chromium === null);
        const broken = results.find((result) => result.step === step.after && result.failed > 0);
        const skippedFor = lacks
          ? missing.join(' ')
          : broken
            ? `Not run, because "${broken.step}" failed.`
            : null;
        const place: Place = {
          name: step.name,
          number: steps.indexOf(step) + 1,
          of: steps.length,
          stepStartedMs: Date.now(),
          runStartedMs: startedMs,
        };
        const kept: string[] = [];
        const output: Output = index === 0 ? AT_ONCE : { say: (text) => void kept.push(text), isKept: true };
        const own = cluster === null ? environment : { ...environment, TEST_DATABASE_URL: cluster.url };
        return { result: await runStep(step, place, own, skippedFor, output), said: kept };
      };
      for (const [index, step] of group.entries()) ended.set(step.name, runOne(step, index));
      for (const one of ended.values()) {
        const { result, said } = await one;
        process.stdout.write(said.join(''));
        results.push(result);
      }
    }
  } finally {
    await (await preparing.catch(() => NOTHING_OF_IT)).cluster?.stop();
  }
  console.info('');
  for (const line of closingLines(results)) console.info(line);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

process.exitCode = await main();
