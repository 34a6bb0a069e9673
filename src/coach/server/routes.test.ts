import { createMiddleware } from 'hono/factory';
import { describe, expect, it, vi } from 'vitest';
import {
  adviceResponseSchema,
  insightsResponseSchema,
  rewriteResponseSchema,
  startersResponseSchema,
} from '#coach';
import { type CoachEngine, localEngine } from './engine.ts';
import { CoachBusy } from './pool/busy.ts';
import { coachRoutes } from './routes.ts';
import { inProcess } from './work/work.ts';

let nowMs = 0;
const open = createMiddleware(async (_c, next) => next());
const app = coachRoutes({ gate: open, engine: localEngine(inProcess, () => ++nowMs) });

const post = (path: string, body: unknown, headers: Record<string, string> = {}, to = app) =>
  to.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('POST /advice', () => {
  it('answers by the contract and brings the id back', async () => {
    const response = await post('/advice', {
      id: 'x1',
      message: 'Spent all morning baking rye, you?',
    });
    expect(response.status).toBe(200);
    const answer = adviceResponseSchema.parse(await response.json());
    expect(answer).toMatchObject({ id: 'x1', engine: { name: 'local', model: null, degraded: false } });
    expect(answer.engine.ms).toBeGreaterThan(0);
    expect(answer.replies).toHaveLength(3);
  });

  it.each([
    ['{', 400, 'invalid-request'],
    ['[]', 400, 'invalid-request'],
    ['null', 400, 'invalid-request'],
    [{}, 400, 'invalid-request'],
    [{ message: 5 }, 400, 'invalid-request'],
    [{ message: 'hi', tone: 'rude' }, 400, 'invalid-request'],
    [{ message: 'hi', count: 6 }, 400, 'invalid-request'],
    [{ message: 'hi', count: 1.5 }, 400, 'invalid-request'],
    [{ message: 'hi', intensity: 0 }, 400, 'invalid-request'],
    [{ message: 'hi', conversation: [{ from: 'us', text: '' }] }, 400, 'invalid-request'],
    [
      { message: 'hi', conversation: Array.from({ length: 51 }, () => ({ from: 'me', text: 'x' })) },
      400,
      'invalid-request',
    ],
    [{ message: '' }, 422, 'empty-message'],
    [{ message: ' \n ' }, 422, 'empty-message'],
    [{ message: '\u200b\u200d \ufeff' }, 422, 'empty-message'],
    [{ message: 'a'.repeat(8001) }, 422, 'message-too-long'],
  ])('refuses what does not fit (%#)', async (body, status, code) => {
    const response = await post('/advice', body);
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(5);
    expect(error.message).not.toMatch(/\bat \S+:\d|\.ts\b|zod/i);
  });

  it('takes a message of exactly 8,000 characters, emoji counted once', async () => {
    expect((await post('/advice', { message: 'a'.repeat(8000) })).status).toBe(200);
    expect((await post('/advice', { message: '😂'.repeat(8000) })).status).toBe(200);
  });

  it('streams analysis, replies and done', async () => {
    const response = await post(
      '/advice',
      { id: 1, message: 'Do you like jazz?', count: 2 },
      { Accept: 'text/event-stream' },
    );
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((block) => ({
        name: /^event: (.+)$/m.exec(block)?.[1],
        data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? 'null'),
      }));
    expect(events.map(({ name }) => name)).toEqual(['analysis', 'reply', 'reply', 'done']);
    expect(events[0]?.data.questions).toEqual(['Do you like jazz?']);
    expect(events[3]?.data).toMatchObject({ id: 1, engine: { name: 'local' } });
  });

  it('answers a fault in JSON even when a stream was asked for', async () => {
    const response = await post('/advice', { message: '' }, { Accept: 'text/event-stream' });
    expect(response.status).toBe(422);
  });

  it('tells a stream in the usual shape when the engine fails in the middle, without the inner message', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await post(
      '/advice',
      { message: 'hello you' },
      { Accept: 'text/event-stream' },
      failingAfterAnalysis(new Error('secret path')),
    );
    const body = await response.text();
    expect(body).toContain('event: error');
    expect(body).toContain('coach-failed');
    expect(body).not.toContain('secret path');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});

const local = localEngine(inProcess, () => 0);

const failingAfterAnalysis = (cause: Error) =>
  coachRoutes({
    gate: open,
    engine: {
      ...local,
      async *parts(request, asking) {
        for await (const part of local.parts(request, asking)) {
          yield part;
          throw cause;
        }
      },
    },
  });

describe('a coach without room', () => {
  const refuse = async () => {
    throw new CoachBusy('no-room', 3);
  };
  const engine: CoachEngine = {
    whole: refuse,
    // biome-ignore lint/correctness/useYield: it fails before its first part.
    async *parts() {
      await refuse();
    },
    starters: refuse,
    rewrite: refuse,
    insights: refuse,
    learnVoice: refuse,
    close() {},
  };
  const full = coachRoutes({ gate: open, engine });

  it.each([
    ['/advice', { message: 'hello you' }],
    ['/starters', { about: 'loves jazz' }],
    ['/rewrite', { draft: 'hey there', tone: 'warm' }],
    ['/insights', { conversation: [{ from: 'them', text: 'you?' }] }],
  ])(
    'answers %s with 503 and when to come back, in JSON also where a stream was asked for',
    async (path, body) => {
      for (const accept of ['application/json', 'text/event-stream']) {
        const response = await post(path, body, { Accept: accept }, full);
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('3');
        expect(response.headers.get('content-type')).toContain('application/json');
        expect(await response.json()).toEqual({
          error: { code: 'coach-busy', message: 'Cyrano is busy right now. Try again in 3 seconds.' },
        });
      }
    },
  );

  it('says so on a stream that has begun', async () => {
    const response = await post(
      '/advice',
      { message: 'hello you' },
      { Accept: 'text/event-stream' },
      failingAfterAnalysis(new CoachBusy('too-long', 1)),
    );
    const body = await response.text();
    expect(body).toContain('event: analysis');
    expect(body).toContain('"code":"coach-busy"');
    expect(body).toContain('Try again in a second, or with a shorter text.');
  });

  it('a caller who left before the answer is no failure', async () => {
    const leaving = new AbortController();
    const waiting = coachRoutes({
      gate: open,
      engine: {
        ...engine,
        starters: (_request, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
            leaving.abort();
          }),
      },
    });
    const response = await waiting.request(
      new Request('http://localhost/starters', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ about: 'loves jazz' }),
        signal: leaving.signal,
      }),
    );
    expect(response.status).toBe(499);
  });
});

it('a stream says now and then that it is alive while an engine takes its time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let go: () => void = () => {};
  const slow = coachRoutes({
    gate: open,
    engine: {
      ...local,
      async *parts(request, asking) {
        for await (const part of local.parts(request, asking)) {
          yield part;
          if (part.event === 'analysis')
            await new Promise<void>((resolve) => {
              go = resolve;
            });
        }
      },
    },
  });
  const response = await post('/advice', { message: 'hello you' }, { Accept: 'text/event-stream' }, slow);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: analysis');
  const next = reader?.read();
  vi.advanceTimersByTime(10_000);
  expect((await next)?.value).toBe(': still here\n\n');
  go();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
  expect(rest).toContain('event: done');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('the other calls', () => {
  it('answer by the contract', async () => {
    startersResponseSchema.parse(await (await post('/starters', { about: { them: 'loves jazz' } })).json());
    rewriteResponseSchema.parse(await (await post('/rewrite', { draft: 'hey there', tone: 'warm' })).json());
    insightsResponseSchema.parse(
      await (await post('/insights', { conversation: [{ from: 'them', text: 'you?' }] })).json(),
    );
  });

  it.each([
    ['/starters', {}, 400],
    ['/rewrite', { tone: 'warm' }, 400],
    ['/rewrite', { draft: ' ', tone: 'warm' }, 422],
    ['/insights', { conversation: 'no' }, 400],
  ])('%s refuses %j', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});

it('the gate stands before every call', async () => {
  const shut = coachRoutes({
    gate: createMiddleware(async (c) =>
      c.json({ error: { code: 'no-token', message: 'No token provided' } }, 401),
    ),
    engine: localEngine(inProcess, () => 0),
  });
  for (const path of ['/advice', '/starters', '/rewrite', '/insights'])
    expect((await post(path, {}, {}, shut)).status).toBe(401);
});
