/** What somebody else waits for meanwhile: the times of `/healthz` and `/`. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { quantile } from '../coach/reference.ts';

export type Waits = {
  readonly asked: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
};
export type Probed = {
  readonly healthz: Waits;
  readonly page: Waits;
  /** Answers other than 200, and none at all. */
  readonly failures: number;
};

export type Probe = {
  /** Asks while `work` is under way. */
  during<T>(work: () => Promise<T>): Promise<{ probed: Probed; result: T }>;
  close(): Promise<unknown>;
};

const round = (ms: number): number => Math.round(ms * 10) / 10;
const waitsOf = (times: readonly number[] = []): Waits => ({
  asked: times.length,
  p50Ms: round(quantile(times, 0.5)),
  p99Ms: round(quantile(times, 0.99)),
  worstMs: round(Math.max(...times)),
});

/** @param base the product's address, loopback */
export function startProbe(base: string): Probe {
  const worker = new Worker(new URL('./prober.ts', import.meta.url), { workerData: { base } });
  return {
    async during(work) {
      worker.postMessage('begin');
      const result = await work();
      const answer = once(worker, 'message');
      worker.postMessage('end');
      const [{ times, failures }] = (await answer) as [{ times: Record<string, number[]>; failures: number }];
      return { result, probed: { healthz: waitsOf(times['/healthz']), page: waitsOf(times['/']), failures } };
    },
    close: () => worker.terminate(),
  };
}
