/**
 * A bounded worker pool: each task has a deadline once it runs, each caller a longest wait, and nothing grows beyond that. A refusal is
 * {@link CoachBusy}.
 */
import type { ResourceLimits } from 'node:worker_threads';
import { CoachBusy } from './busy.ts';
import { type ObservePool, UNOBSERVED } from './observe.ts';
import { createSlot, type PoolTask, type Slot, WorkerLost } from './slot.ts';

export type PoolOptions = {
  /** The worker's module, see {@link createSlot}. */
  readonly entry: URL;
  readonly workers: number;
  readonly memory: ResourceLimits;
  /** Processor time that a task may use in its worker; waiting and the loading of a worker do not count. */
  readonly deadlineMs: number;
  /** The longest that a caller is kept by waiting and work together, for a machine that is busy with others. */
  readonly answerWithinMs: number;
  /** The longest that a task may wait for a worker. */
  readonly longestWaitMs: number;
  /** Tasks that may wait at once. */
  readonly queueLength: number;
};

export type RunOptions = {
  /** Aborted when the caller has gone: a task that still waits is taken out. One that runs goes on, its end is near. */
  readonly signal: AbortSignal;
  /** Before those that wait, without asking for room. */
  readonly ahead?: boolean | undefined;
};

export type Pool = {
  /**
   * Starts the workers; resolves once the first is warm, rejects with the reason where it cannot be loaded. Without it the first task
   * starts them.
   */
  start(): Promise<void>;
  /**
   * @throws CoachBusy without room, past the deadline, after a crash of the worker, and once closed
   * @throws the signal's reason, or what the task itself threw
   */
  run(task: PoolTask, how: RunOptions): Promise<unknown>;
  /** Tells this one from now on, and at once of the newest worker that is warm already: a start need not wait for who observes it. */
  observedBy(observer: ObservePool): void;
  /** Ends the workers; what waits or runs is refused. */
  close(): Promise<void>;
};

type Waiting = { readonly task: PoolTask; begin(worker: PoolWorker): void; refuse(): void };
type PoolWorker = {
  readonly slot: Slot;
  state: 'idle' | 'busy' | 'starting';
  /** When it is likely to be idle, by the process's clock; `Infinity` while it cannot be started. */
  freeAtMs: number;
};

/** Guesses until there is something to go by. */
const FIRST_TASK_MS = 50;
const FIRST_START_MS = 2_000;
/** How much the newest time counts in the mean. */
const NEWEST_SHARE = 0.2;
/** Between two tries to start a worker that could not be loaded. */
const RESTART_MS = 5_000;
const LONGEST_RETRY_SECONDS = 30;

const now = (): number => performance.now();

export function createPool(options: PoolOptions): Pool {
  const { deadlineMs, answerWithinMs, longestWaitMs, queueLength } = options;
  let observe = UNOBSERVED;
  const workers: PoolWorker[] = Array.from({ length: options.workers }, () => ({
    slot: createSlot(options),
    state: 'starting',
    freeAtMs: 0,
  }));
  const queue: Waiting[] = [];
  const closing = new AbortController();
  let starting: Promise<void> | undefined;
  /** How long a task keeps a worker, with the replacement of the worker where it came to that. */
  let meanTaskMs = FIRST_TASK_MS;
  let startMs = FIRST_START_MS;
  let newestStart: { readonly seconds: number; readonly isFirst: boolean } | undefined;

  const expectedWaitMs = (): number =>
    Math.max(0, Math.min(...workers.map(({ freeAtMs }) => freeAtMs)) - now()) +
    (queue.length * meanTaskMs) / workers.length;
  const busy = (why: 'no-room' | 'too-long'): CoachBusy =>
    new CoachBusy(why, Math.max(1, Math.min(LONGEST_RETRY_SECONDS, Math.ceil(expectedWaitMs() / 1_000))));

  function handOut(): void {
    for (const worker of workers) {
      if (worker.state !== 'idle') continue;
      const next = queue.shift();
      if (!next) return;
      next.begin(worker);
    }
    observe.waiting(queue.length);
  }

  /** Brings a worker up, however often that has to be tried. @param failed told of each try that failed */
  async function bringUp(worker: PoolWorker, isFirst: boolean, failed: (cause: unknown) => void) {
    worker.state = 'starting';
    while (!closing.signal.aborted) {
      const beganMs = now();
      worker.freeAtMs = beganMs + startMs;
      try {
        await worker.slot.start();
        startMs = now() - beganMs;
        newestStart = { seconds: startMs / 1_000, isFirst };
        observe.started(newestStart.seconds, isFirst);
        worker.state = 'idle';
        worker.freeAtMs = 0;
        return handOut();
      } catch (cause) {
        if (closing.signal.aborted) return;
        observe.startFailed();
        failed(cause);
        worker.freeAtMs = Number.POSITIVE_INFINITY;
        await rest(RESTART_MS, closing.signal);
      }
    }
  }
  const tell = (cause: unknown) =>
    console.error('A worker of the coach could not be started; it is tried again.', cause);

  async function work(worker: PoolWorker, task: PoolTask, askedMs: number): Promise<unknown> {
    const beganMs = now();
    const latestMs = Math.max(deadlineMs, answerWithinMs - (beganMs - askedMs));
    worker.state = 'busy';
    worker.freeAtMs = beganMs + meanTaskMs;
    const seconds = () => (now() - beganMs) / 1_000;
    const free = () => {
      meanTaskMs += NEWEST_SHARE * (now() - beganMs - meanTaskMs);
      worker.state = 'idle';
      worker.freeAtMs = 0;
      handOut();
    };
    try {
      const answer = await worker.slot.run(task, { deadlineMs, latestMs });
      observe.task(task.name, 'done', seconds());
      free();
      return answer;
    } catch (cause) {
      if (!(cause instanceof WorkerLost)) {
        observe.task(task.name, 'failed', seconds());
        free();
        throw cause;
      }
      observe.task(task.name, cause.why === 'deadline' ? 'too-long' : 'crashed', seconds());
      if (closing.signal.aborted) throw busy('no-room');
      // No more than that: the task and what was thrown may hold somebody's words.
      console.error(`A worker of the coach is replaced (${task.name}, ${cause.message}).`);
      void bringUp(worker, false, tell).then(() => {
        meanTaskMs += NEWEST_SHARE * (now() - beganMs - meanTaskMs);
      });
      throw busy('too-long');
    }
  }

  function start(): Promise<void> {
    starting ??= new Promise<void>((resolve, reject) => {
      const [first, ...others] = workers;
      if (!first) throw new Error('a pool needs a worker');
      void bringUp(first, true, reject).then(() => {
        resolve();
        // After the first, which is waited for, and not beside it.
        for (const worker of others) void bringUp(worker, true, tell);
      });
    });
    return starting;
  }

  return {
    start,
    run(task, { signal, ahead = false }) {
      if (!starting) start().catch(tell);
      if (signal.aborted) return Promise.reject(signal.reason);
      if (
        closing.signal.aborted ||
        (!ahead && (queue.length >= queueLength || expectedWaitMs() > longestWaitMs))
      ) {
        observe.task(task.name, 'no-room', undefined);
        return Promise.reject(busy('no-room'));
      }
      const askedMs = now();
      return new Promise((resolve, reject) => {
        const leave = () => end('left', signal.reason);
        const timer = setTimeout(() => end('waited', busy('no-room')), longestWaitMs);
        const settle = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
        };
        const end = (outcome: 'left' | 'waited' | 'no-room', cause: unknown) => {
          settle();
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          observe.waiting(queue.length);
          observe.task(task.name, outcome, undefined);
          reject(cause);
        };
        const waiting: Waiting = {
          task,
          begin(worker) {
            settle();
            work(worker, task, askedMs).then(resolve, reject);
          },
          refuse: () => end('no-room', busy('no-room')),
        };
        signal.addEventListener('abort', leave, { once: true });
        if (ahead) queue.unshift(waiting);
        else queue.push(waiting);
        handOut();
      });
    },
    observedBy(observer) {
      observe = observer;
      if (newestStart) observe.started(newestStart.seconds, newestStart.isFirst);
    },
    async close() {
      closing.abort();
      for (const waiting of [...queue]) waiting.refuse();
      await Promise.all(workers.map(({ slot }) => slot.close()));
    },
  };
}

/** Resolves after a while, or as soon as the signal says so. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    timer.unref();
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
