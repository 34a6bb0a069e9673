/** Lighthouse as it ships (mobile, simulated slow 4G), beside a page with nothing but a heading, in the same run. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../../journeys/support/browser.ts';
import { startBare } from './bare.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><h1>Bare</h1></body></html>';

/** Medians of the runs: scores from 0 to 100, times in milliseconds, script in bytes as transferred. */
export type Audit = {
  path: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptBytes: number;
  /** LCP beside that of the bare page. */
  lcpRatio: number;
  /** Audits that were not passed, by name. */
  missed: string[];
};

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A browser of its own on a free port. */
async function startBrowser(): Promise<{ port: number; stop: () => void }> {
  const profile = mkdtempSync(join(tmpdir(), 'repartee-lighthouse-'));
  const child = spawn(
    chromiumPath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...chromiumFlags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  const port = await new Promise<number>((resolve, reject) => {
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${text.slice(-300)}`)));
  });
  return { port, stop };
}

type Run = Omit<Audit, 'path' | 'lcpRatio'>;

async function auditOnce(url: string): Promise<Run> {
  const browser = await startBrowser();
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const requests = (
      audits['network-requests']?.details as { items?: Array<Record<string, unknown>> } | undefined
    )?.items;
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Run['scores'],
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: (requests ?? [])
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
      missed: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    };
  } finally {
    browser.stop();
    await pause(200);
  }
}

function medians(path: string, runs: readonly Run[]): Omit<Audit, 'lcpRatio'> {
  const over = (pick: (run: Run) => number) => median(runs.map(pick));
  return {
    path,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, over((run) => run.scores[name])]),
    ) as Run['scores'],
    lcpMs: over((run) => run.lcpMs),
    tbtMs: over((run) => run.tbtMs),
    cls: over((run) => run.cls),
    scriptBytes: over((run) => run.scriptBytes),
    missed: [...new Set(runs.flatMap(({ missed }) => missed))],
  };
}

/**
 * Turn and turn about: each round audits the bare page and then every path, so that all of them meet the same machine.
 *
 * @param base the product's address, loopback
 * @returns the bare page first, then each path
 */
export async function runLighthouse(base: string, paths: readonly string[]): Promise<Audit[]> {
  const bare = await startBare(Buffer.from(BARE), { 'content-type': 'text/html; charset=utf-8' });
  try {
    const pages = [
      { path: '(bare page)', url: bare.url },
      ...paths.map((path) => ({ path, url: base + path })),
    ];
    const runs = new Map(pages.map(({ path }): [string, Run[]] => [path, []]));
    for (let round = 0; round < RUNS; round++)
      for (const { path, url } of pages) runs.get(path)?.push(await auditOnce(url));
    const found = pages.map(({ path }) => medians(path, runs.get(path) ?? []));
    return found.map((one) => ({ ...one, lcpRatio: one.lcpMs / (found[0]?.lcpMs ?? Number.NaN) }));
  } finally {
    bare.stop();
  }
}
