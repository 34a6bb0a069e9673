/** The coach's worker pool: its limits, and its tasks with their types. */
import type { RunWork } from '../work/types.ts';
import { createPool, type Pool } from './pool.ts';

/**
 * What a task at the contract's limits needs stays far below; see docs/operating.md for what a worker takes. The young generation is small,
 * because left alone it grows to 128 MB and stays there, and an answer leaves little behind.
 */
export const WORKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 } as const;
/** Far more than the costliest text needs that the coach accepts. */
const DEADLINE_MS = 1_000;
/**
 * Every answer comes within five seconds: three of waiting at most, and work until this, where other programs keep the processors. A
 * hundred tasks of the usual size wait less than that.
 */
const ANSWER_WITHIN_MS = 4_500;
const LONGEST_WAIT_MS = 3_000;
const QUEUE_LENGTH = 100;

export type CoachPool = Pick<Pool, 'start' | 'observedBy' | 'close'> & { readonly run: RunWork };

/** @param limits other limits, for tests on a machine that is busy with others */
export function coachPool(
  options: { workers: number },
  limits: { deadlineMs?: number; answerWithinMs?: number; longestWaitMs?: number } = {},
): CoachPool {
  const pool = createPool({
    entry: new URL('../work/worker.ts', import.meta.url),
    memory: WORKER_MEMORY,
    deadlineMs: DEADLINE_MS,
    answerWithinMs: ANSWER_WITHIN_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    queueLength: QUEUE_LENGTH,
    ...options,
    ...limits,
  });
  return {
    start: pool.start,
    observedBy: pool.observedBy,
    close: pool.close,
    // The worker's module does the named task, whose types are those of `Work`.
    run: ((name, input, how) => pool.run({ name, input }, how)) as RunWork,
  };
}
