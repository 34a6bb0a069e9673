/** What the server's own thread loads, and what it goes on answering while the coach computes. */
import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { localEngine } from '../engine.ts';
import { coachRoutes } from '../routes.ts';
import type { RunWork } from '../work/types.ts';
import { UNOBSERVED } from './observe.ts';
import { createPool, type Pool } from './pool.ts';

const at = (path: string) => new URL(path, import.meta.url).href;

it('loads the wire of the coach and nothing of what reads or writes, also with a language model set', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${JSON.stringify(at('../../../server/product.ts'))});
    const { chooseEngine, coachPool } = await import(${JSON.stringify(at('../index.ts'))});
    const pool = coachPool({ workers: 1 }, { longestWaitMs: 60_000, deadlineMs: 20_000 });
    const llm = { LLM_TIMEOUT_MS: 1_000, LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' };
    const engine = await chooseEngine(llm, pool.run, () => 0);
    const asking = { signal: new AbortController().signal };
    const { analysis, replies } = await engine.whole({ message: 'Do you like jazz?' }, asking);
    await engine.insights({ conversation: [{ from: 'them', text: 'Do you like jazz?' }] }, asking);
    await pool.close();
    console.log(JSON.stringify({
      questions: analysis.questions,
      replies: replies.length,
      ofTheCoach: loaded.filter((url) => url.includes('/coach/')).map((url) => url.replace(/^.*\\/coach\\//, '')),
    }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect(stderr).toBe('');
  const { questions, replies, ofTheCoach } = JSON.parse(stdout);
  // It was read, by somebody else.
  expect({ questions, replies }).toEqual({ questions: ['Do you like jazz?'], replies: 3 });
  expect(ofTheCoach.filter((path: string) => path.startsWith('rules/')).sort()).toEqual([
    'rules/contract.ts',
    'rules/index.ts',
  ]);
  expect(ofTheCoach.filter((path: string) => /models|work\/work/.test(path))).toEqual([]);
  expect(ofTheCoach).toContain('server/llm/engine.ts');
}, 120_000);

let pool: Pool;
let waiting = 0;
let isRunning = false;
const outcomes: string[] = [];
let server: Server;
let base: string;
const DEADLINE_MS = 1_000;
// What the operator is told of each replacement.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
beforeAll(async () => {
  pool = createPool({
    entry: new URL('./testing.ts', import.meta.url),
    workers: 1,
    memory: { maxOldGenerationSizeMb: 64 },
    deadlineMs: DEADLINE_MS,
    answerWithinMs: 60_000,
    longestWaitMs: 60_000,
    queueLength: 10,
  });
  pool.observedBy({
    ...UNOBSERVED,
    task: (_name, outcome) => outcomes.push(outcome),
    waiting(count) {
      waiting = count;
    },
  });
  await pool.start();
  // Whatever is asked of the coach runs away.
  const run = ((_name, _input, how) => {
    isRunning = true;
    return pool.run({ name: 'loop', input: null }, how);
  }) as RunWork;
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const gate = createMiddleware(async (_c, next) => next());
  app.route('/api/coach', coachRoutes({ gate, engine: localEngine(run, () => 0) }));
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await pool.close();
});

const ask = (init: RequestInit = {}) =>
  fetch(`${base}/api/coach/rewrite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draft: 'hey there', tone: 'warm' }),
    ...init,
  });

it('answers others while a task of the coach runs away, and its caller when the deadline is over', async () => {
  const beganMs = performance.now();
  let endedMs: number | undefined;
  const asked = ask().then((response) => {
    endedMs = performance.now();
    return response;
  });
  let others = 0;
  while (endedMs === undefined) {
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    others += 1;
  }
  const response = await asked;
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'coach-busy' } }]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  // One that shared the thread would have waited for the whole of it: the first, or the second where the first was faster.
  expect(others).toBeGreaterThan(5);
  expect(endedMs - beganMs).toBeGreaterThanOrEqual(DEADLINE_MS - 5);
});

it('a caller who closes the connection takes the waiting task along', async () => {
  // The worker that the story before has ended is back.
  await pool.run({ name: 'echo', input: null }, { signal: new AbortController().signal });
  isRunning = false;
  const running = ask();
  await expect.poll(() => isRunning).toBe(true);
  const leaving = new AbortController();
  const left = ask({ signal: leaving.signal }).catch((cause: Error) => cause.name);
  await expect.poll(() => waiting).toBe(1);
  leaving.abort();
  expect(await left).toBe('AbortError');
  await expect.poll(() => outcomes).toContain('left');
  expect(waiting).toBe(0);
  await running;
});
