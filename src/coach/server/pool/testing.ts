/** For tests of the pool: a worker whose tasks misbehave on demand. A module of its own, loaded in the worker thread. */
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import type { PoolTask } from './slot.ts';

const tasks: Readonly<Record<string, (input: unknown) => unknown>> = {
  echo: (input) => input,
  thread: () => threadId,
  /** Waits without computing, for `input` milliseconds. */
  wait: async (input) => {
    await wait(Number(input));
    return threadId;
  },
  /** Leaves a line in a file, so that a test sees whether a task ran. */
  note: (input) => appendFileSync(String(input), 'ran\n'),
  throw: () => {
    throw new Error('the task threw');
  },
  loop: () => {
    for (;;);
  },
  /** A pattern that tries 2^40 ways. */
  pattern: () => /^(?:a+)+$/.test(`${'a'.repeat(40)}!`),
  memory: () => {
    const held: unknown[] = [];
    for (;;) held.push(new Array(100_000).fill({}));
  },
  crash: async () => {
    setImmediate(() => {
      throw new Error('thrown where nobody catches it');
    });
    await wait(10_000);
  },
  exit: () => process.exit(3),
  /** What the thread knows of the settings. */
  environment: () => Object.keys(process.env),
};

export default (task: PoolTask | null): unknown => (task === null ? null : tasks[task.name]?.(task.input));
