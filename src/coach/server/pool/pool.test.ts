/** Real worker threads, and tasks that really run away. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoachBusy } from './busy.ts';
import type { ObservePool } from './observe.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const DEADLINE_MS = 300;
const entry = new URL('./testing.ts', import.meta.url);

let pools: Pool[] = [];
let seen: string[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repartee-pool-'));
  seen = [];
  // What the operator is told of each replacement.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
  rmSync(folder, { recursive: true });
});

const observe: ObservePool = {
  task: (name, outcome) => seen.push(`${name} ${outcome}`),
  waiting() {},
  started: (_seconds, isFirst) => seen.push(isFirst ? 'started' : 'replaced'),
  startFailed: () => seen.push('start failed'),
};

function poolWith(more: Partial<PoolOptions> = {}): Pool {
  const pool = createPool({
    entry,
    workers: 1,
    memory: { maxOldGenerationSizeMb: 64 },
    deadlineMs: DEADLINE_MS,
    answerWithinMs: 30_000,
    longestWaitMs: 60_000,
    queueLength: 10,
    ...more,
  });
  pool.observedBy(observe);
  pools.push(pool);
  return pool;
}
const stay = () => ({ signal: new AbortController().signal });
const ask = (pool: Pool, name: string, input: unknown = null, how: object = {}) =>
  pool.run({ name, input }, { ...stay(), ...how });
const fateOf = (asked: Promise<unknown>) =>
  asked.then(
    (value) => value,
    (cause) => (cause instanceof CoachBusy ? cause.code : cause),
  );

describe('a pool', () => {
  it('answers from another thread, with tasks that wait in their order', async () => {
    const pool = poolWith();
    await pool.start();
    const answers = await Promise.all(['a', 'b', { c: [1] }].map((input) => ask(pool, 'echo', input)));
    expect(answers).toEqual(['a', 'b', { c: [1] }]);
    expect(await ask(pool, 'thread')).not.toBe(0);
    expect(seen).toEqual(['started', 'echo done', 'echo done', 'echo done', 'thread done']);
  });

  it.each([
    ['loop', 'too-long'],
    ['pattern', 'too-long'],
    ['memory', 'crashed'],
    ['crash', 'crashed'],
    ['exit', 'crashed'],
  ])('ends the worker of a task that does "%s", and the next task gets a new one', async (name, outcome) => {
    // Filling its memory takes a while.
    const pool = poolWith({ deadlineMs: outcome === 'crashed' ? 20_000 : DEADLINE_MS });
    await pool.start();
    const first = await ask(pool, 'thread');
    const running = ask(pool, name);
    const next = ask(pool, 'thread');
    await expect(running).rejects.toMatchObject({
      code: 'coach-busy',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await next).not.toBe(first);
    expect(seen).toEqual(['started', 'thread done', `${name} ${outcome}`, 'replaced', 'thread done']);
  });

  it('lets a task that throws fail alone: its worker goes on', async () => {
    const pool = poolWith();
    const first = await ask(pool, 'thread');
    await expect(ask(pool, 'throw')).rejects.toThrow('the task threw');
    expect(await ask(pool, 'thread')).toBe(first);
    expect(seen).toEqual(['started', 'thread done', 'throw failed', 'thread done']);
  });

  it('tells who observes it later of the worker that is warm already', async () => {
    const pool = poolWith();
    await pool.start();
    const told: boolean[] = [];
    pool.observedBy({ ...observe, started: (seconds, isFirst) => told.push(isFirst, seconds > 0) });
    expect(told).toEqual([true, true]);
  });

  it('counts neither waiting nor the loading of a worker against the deadline', async () => {
    const pool = poolWith({ deadlineMs: 150 });
    const answers = await Promise.all([0, 1, 2].map(() => ask(pool, 'wait', 100)));
    expect(new Set(answers).size).toBe(1);
    expect(seen.filter((line) => line === 'replaced')).toEqual([]);
  });

  it('counts the time that a task computes, not the time that other programs keep the processor', async () => {
    const pool = poolWith({ deadlineMs: 100 });
    expect(await ask(pool, 'wait', 500)).toEqual(expect.any(Number));
    expect(await fateOf(ask(pool, 'loop'))).toBe('coach-busy');
    expect(seen).toEqual(['started', 'wait done', 'loop too-long']);
  });

  it('waits no longer than a caller is kept, whatever was computed', async () => {
    const pool = poolWith({ deadlineMs: 100, answerWithinMs: 300 });
    expect(await fateOf(ask(pool, 'wait', 60_000))).toBe('coach-busy');
    expect(seen).toEqual(['started', 'wait too-long']);
  });

  it('takes an answer that came in time, though this thread was too busy to look', async () => {
    const pool = poolWith({ deadlineMs: 400 });
    await pool.start();
    const asked = ask(pool, 'wait', 100);
    // From here the loop looks at its timers first, and at what has come after them.
    await new Promise((resolve) => setImmediate(resolve));
    const untilMs = performance.now() + 800;
    while (performance.now() < untilMs);
    expect(await asked).toEqual(expect.any(Number));
    expect(seen).toEqual(['started', 'wait done']);
  });

  it('gives the worker neither settings nor secrets', async () => {
    vi.stubEnv('APP_SECRET', 'secret');
    const names = (await ask(poolWith(), 'environment')) as string[];
    expect(names.filter((name) => !['NODE_COMPILE_CACHE', 'TZ'].includes(name))).toEqual([]);
  });
});

describe('a queue', () => {
  it('refuses at once what is over its length, with the time to come back', async () => {
    const pool = poolWith({ queueLength: 2, deadlineMs: 5_000 });
    await pool.start();
    const asked = [0, 1, 2, 3, 4].map(() => fateOf(ask(pool, 'wait', 50)));
    const fates = await Promise.all(asked);
    expect(fates.map((fate) => fate === 'coach-busy')).toEqual([false, false, false, true, true]);
    expect(seen.filter((line) => line === 'wait no-room')).toHaveLength(2);
  });

  it('refuses at once what would wait for longer than anybody may', async () => {
    const pool = poolWith({ deadlineMs: 5_000, longestWaitMs: 60_000 });
    await pool.start();
    vi.useFakeTimers({ toFake: ['performance'] });
    // So it learns what a task takes: half a minute by its clock.
    for (let task = 0; task < 8; task++) {
      const asked = ask(pool, 'echo');
      vi.advanceTimersByTime(30_000);
      await asked;
    }
    const fates = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(() => fateOf(ask(pool, 'wait', 10))));
    expect(fates.filter((fate) => fate === 'coach-busy').length).toBeGreaterThan(1);
    expect(seen.filter((line) => line === 'wait waited')).toEqual([]);
  });

  it('refuses what has waited for too long', async () => {
    const pool = poolWith({ deadlineMs: 5_000, longestWaitMs: 150 });
    await pool.start();
    const running = fateOf(ask(pool, 'wait', 60_000));
    expect(await fateOf(ask(pool, 'echo'))).toBe('coach-busy');
    // The one before it runs still.
    expect(seen).toEqual(['started', 'echo waited']);
    await pool.close();
    expect(await running).toBe('coach-busy');
  });

  it('takes out the task of a caller who left; it is not run', async () => {
    const file = join(folder, 'ran');
    const pool = poolWith({ deadlineMs: 5_000 });
    await pool.start();
    const running = ask(pool, 'wait', 100);
    const leaving = new AbortController();
    const left = ask(pool, 'note', file, { signal: leaving.signal });
    const after = ask(pool, 'echo', 'after');
    leaving.abort();
    await expect(left).rejects.toBe(leaving.signal.reason);
    await running;
    expect(await after).toBe('after');
    expect(existsSync(file)).toBe(false);
    expect(seen).toEqual(['started', 'note left', 'wait done', 'echo done']);
  });

  it('does not begin for a caller who has left already', async () => {
    await expect(ask(poolWith(), 'echo', 1, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('lets one that has waited elsewhere go first, also where there is no room', async () => {
    const pool = poolWith({ queueLength: 1, deadlineMs: 5_000 });
    await pool.start();
    const order: string[] = [];
    await Promise.all([
      ask(pool, 'wait', 50).then(() => order.push('running')),
      ask(pool, 'echo').then(() => order.push('waiting')),
      ask(pool, 'echo', null, { ahead: true }).then(() => order.push('ahead')),
    ]);
    expect(order).toEqual(['running', 'ahead', 'waiting']);
  });

  it('is served by as many threads as there are workers', async () => {
    const pool = poolWith({ workers: 2, deadlineMs: 5_000 });
    const threads = () => Promise.all([0, 1].map(() => ask(pool, 'wait', 50)));
    await expect.poll(async () => new Set(await threads()).size).toBe(2);
  });
});

describe('a start', () => {
  it('says why a worker cannot be loaded', async () => {
    const broken = join(folder, 'broken.ts');
    writeFileSync(broken, "throw new Error('the weights are missing');\n");
    const pool = poolWith({ entry: pathToFileURL(broken) });
    await expect(pool.start()).rejects.toThrow('the weights are missing');
    expect(seen).toEqual(['start failed']);
    // Nobody waits for a worker that does not come.
    expect(await fateOf(ask(pool, 'echo'))).toBe('coach-busy');
  });
});

describe('closing', () => {
  it('refuses what waits, what runs and what comes later', async () => {
    const pool = poolWith({ deadlineMs: 20_000 });
    await pool.start();
    const asked = [ask(pool, 'loop'), ask(pool, 'echo')].map(fateOf);
    await pool.close();
    expect(await Promise.all(asked)).toEqual(['coach-busy', 'coach-busy']);
    expect(await fateOf(ask(pool, 'echo'))).toBe('coach-busy');
  });
});
