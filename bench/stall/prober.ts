/**
 * Asks `/healthz` and `/` every 20 ms from a thread of its own, so that what else the benchmark does is not measured along. Run as a worker
 * thread by `probe.ts`: `begin` and `end` come in, the times go out.
 */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 20;
/** An answer that takes longer counts as this long. */
const GIVE_UP_MS = 30_000;
const PATHS = ['/healthz', '/'] as const;

const { base } = workerData as { base: string };
const agent = new Agent({ keepAlive: true });
let times: Record<string, number[]> = {};
let failures = 0;
let open: Promise<void>[] = [];
let timer: NodeJS.Timeout | undefined;

const ask = (path: string, into: number[]): Promise<void> =>
  new Promise((resolve) => {
    const startMs = performance.now();
    const done = (failed: boolean) => {
      into.push(performance.now() - startMs);
      if (failed) failures++;
      resolve();
    };
    get(base + path, { agent, timeout: GIVE_UP_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode !== 200));
    })
      .on('timeout', function (this: ReturnType<typeof get>) {
        this.destroy();
      })
      .on('error', () => done(true));
  });

parentPort?.on('message', async (order: 'begin' | 'end') => {
  if (order === 'begin') {
    times = Object.fromEntries(PATHS.map((path) => [path, []]));
    failures = 0;
    open = [];
    timer = setInterval(() => {
      for (const path of PATHS) open.push(ask(path, times[path] ?? []));
    }, EVERY_MS);
  } else {
    clearInterval(timer);
    await Promise.all(open);
    parentPort?.postMessage({ times, failures });
  }
});
