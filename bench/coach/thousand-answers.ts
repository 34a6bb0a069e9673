/**
 * Run as a program of its own by `fresh-worker.ts`, with two lists of requests as JSON on standard input: a thread like those of the server answers
 * them, the first list twice. What that takes comes out as JSON.
 */
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { AdviceRequest } from '#coach';
import { WORKER_MEMORY } from '../../src/coach/server/pool/coach-pool.ts';

/** Milliseconds of processor time, so that other programs on the machine do not pass for ours. */
const spentMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
const residentMb = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);

async function answerAll([first = [], others = []]: AdviceRequest[][]): Promise<object> {
  const beforeMs = spentMs(process.cpuUsage());
  const { advice } = await import('./engine.ts');
  const importMs = spentMs(process.cpuUsage()) - beforeMs;
  const loadedMb = residentMb();
  const timesOf = (requests: readonly AdviceRequest[]): number[] =>
    requests.map(({ message, conversation = [] }) => {
      const startMs = spentMs(process.threadCpuUsage());
      advice({ message, conversation });
      return spentMs(process.threadCpuUsage()) - startMs;
    });
  const firstMs = timesOf(first);
  const firstMb = residentMb();
  const warmMs = timesOf(first);
  timesOf(others);
  return {
    importMs,
    firstMs,
    warmMs,
    residentMb: { loaded: loadedMb, first: firstMb, others: residentMb() },
  };
}

if (isMainThread) {
  const requests: unknown = JSON.parse(readFileSync(0, 'utf8'));
  const worker = new Worker(new URL(import.meta.url), {
    workerData: requests,
    resourceLimits: WORKER_MEMORY,
  });
  worker.on('message', (found) => process.stdout.write(JSON.stringify(found)));
} else parentPort?.postMessage(await answerAll(workerData as AdviceRequest[][]));
