/** How a task of the pool can end, and what the pool tells about itself. */
export const POOL_OUTCOMES = [
  /** Answered. */
  'done',
  /** The task threw: a fault of ours. */
  'failed',
  /** Past its deadline; its worker was replaced. */
  'too-long',
  /** Its worker crashed or ran out of memory, and was replaced. */
  'crashed',
  /** Refused at once: the queue was full, or the wait would have been too long. */
  'no-room',
  /** Refused after it had waited for as long as anybody may. */
  'waited',
  /** Whoever asked has gone before it began. */
  'left',
] as const;
export type PoolOutcome = (typeof POOL_OUTCOMES)[number];

export type ObservePool = {
  /** @param seconds in the worker; `undefined` where it never came to one */
  task(name: string, outcome: PoolOutcome, seconds: number | undefined): void;
  waiting(tasks: number): void;
  /** A worker is warm. @param seconds from the start of the thread @param isFirst not a replacement */
  started(seconds: number, isFirst: boolean): void;
  startFailed(): void;
};

export const UNOBSERVED: ObservePool = {
  task() {},
  waiting() {},
  started() {},
  startFailed() {},
};
