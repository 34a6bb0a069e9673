/** What runs in a worker thread of the coach. Loading it reads the weights and warms up, so that a worker that is ready is a fast one. */
import type { PoolTask } from '../pool/slot.ts';
import type { WorkName } from './types.ts';
import { warmUp } from './warm-up.ts';
import { WORK } from './work.ts';

warmUp();

/** @param task `null`: the pool asks whether the worker is ready */
export default (task: PoolTask | null): unknown =>
  task === null ? null : (WORK[task.name as WorkName] as (input: unknown) => unknown)(task.input);
