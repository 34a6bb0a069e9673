/**
 * One worker thread and its successors: a task past its deadline, or one that crashes, ends the worker, and `start` makes the next one.
 * Piscina keeps the thread and speaks with it. Who waits, for how long and in which order is decided by the pool: Piscina's own queue
 * bounds only tasks that cannot be aborted, and hands tasks to workers that are still loading.
 */
import { once } from 'node:events';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { watchDeadline } from './deadline.ts';

/** `input` has to be plain data; the worker answers with plain data. */
export type PoolTask = { readonly name: string; readonly input: unknown };

export type SlotOptions = {
  /** The worker's module. Its default export takes a {@link PoolTask}, or `null` for "are you ready?". */
  readonly entry: URL;
  /** A task that needs more ends the worker. */
  readonly memory: ResourceLimits;
};

export type RunLimits = {
  /** Processor time that a task may use, in milliseconds. On a machine that is busy with others it may take longer by the clock. */
  readonly deadlineMs: number;
  /** The longest that it may take by the clock, at least `deadlineMs`. */
  readonly latestMs: number;
};

/** Why a worker did not live to answer. */
export class WorkerLost extends Error {
  readonly why: 'deadline' | 'crash';
  constructor(why: 'deadline' | 'crash', cause?: unknown) {
    super(`the worker ended: ${why}`, { cause });
    this.why = why;
  }
}

export type Slot = {
  /** Makes a worker and waits until it is warm; throws why it could not be loaded. */
  start(): Promise<void>;
  /**
   * @throws WorkerLost where the worker ended before it had answered: `start` has to be called before the next task
   * @throws what the task threw, from a worker that goes on
   */
  run(task: PoolTask, limits: RunLimits): Promise<unknown>;
  close(): Promise<void>;
};

/** The worker computes and reads its weights: it gets no settings and no secrets. */
const ENVIRONMENT = ['NODE_COMPILE_CACHE', 'TZ'] as const;

export function createSlot({ entry, memory }: SlotOptions): Slot {
  let isLost = false;
  const open = () =>
    new Piscina({
      filename: entry.href,
      minThreads: 0,
      maxThreads: 1,
      // Kept for good, although it is one more than `minThreads`.
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: memory,
      env: Object.fromEntries(
        ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ),
      // Not ours: what the process was started with may be meant for a server (`--import` of the reloading one).
      execArgv: ['--disable-warning=ExperimentalWarning'],
      recordTiming: false,
    })
      .on('workerDestroy', () => {
        isLost = true;
      })
      // Told by the promises below; without a listener it would end the process.
      .on('error', () => {});
  let threads = open();

  return {
    async start() {
      const settled = new AbortController();
      const failed = once(threads, 'error', { signal: settled.signal }).then(([cause]) => {
        throw cause;
      });
      // Once the worker has answered nobody waits for this one any more.
      failed.catch(() => {});
      try {
        await Promise.race([threads.run(null), failed]);
        isLost = false;
      } catch (cause) {
        // The question of a worker that never came up would wait in there for ever.
        void threads.destroy().catch(() => {});
        threads = open();
        throw cause;
      } finally {
        settled.abort();
      }
    },
    async run(task, limits) {
      const ending = new AbortController();
      const watch = watchDeadline(threads.threads[0], limits, () => ending.abort());
      try {
        return await threads.run(task, { signal: ending.signal });
      } catch (cause) {
        if (ending.signal.aborted) throw new WorkerLost('deadline');
        if (isLost) throw new WorkerLost('crash', cause);
        throw cause;
      } finally {
        watch.stop();
      }
    },
    close: () => threads.destroy(),
  };
}
