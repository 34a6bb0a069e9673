import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApiClient, isNetworkError, requestTimeoutMs } from './api-client.ts';

type Sent = { path: string; init: RequestInit };

function clientAnswering(answers: (Response | 'fail' | 'hang')[], tokens: (string | null)[] = [null]) {
  const sent: Sent[] = [];
  const renewals: boolean[] = [];
  const client = createApiClient({
    timeoutMs: 30_000,
    bearer: async ({ renew }) => {
      renewals.push(renew);
      return tokens[Math.min(renewals.length, tokens.length) - 1] ?? null;
    },
    fetch: ((path: string, init: RequestInit) => {
      sent.push({ path, init });
      const answer = answers[sent.length - 1];
      if (answer instanceof Response) return Promise.resolve(answer);
      if (answer === 'hang')
        return new Promise((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        );
      return Promise.reject(new TypeError('Failed to fetch'));
    }) as typeof fetch,
  });
  return { client, sent, renewals };
}

const header = (sent: Sent | undefined, name: string) => new Headers(sent?.init.headers).get(name);

describe('the request interceptor', () => {
  it('adds the stored token as bearer', async () => {
    const { client, sent } = clientAnswering([Response.json({ isActive: false })], ['tok']);
    await client.get('/subscription/status');
    expect(header(sent[0], 'authorization')).toBe('Bearer tok');
  });

  it('sends no bearer when there is none, and never to the identity calls', async () => {
    const { client, sent } = clientAnswering([Response.json({}), Response.json({})], [null, 'tok']);
    await client.get('/subscription/status');
    await client.get('/api/auth/session');
    expect(header(sent[0], 'authorization')).toBeNull();
    expect(header(sent[1], 'authorization')).toBeNull();
  });

  it('sends a one-time code without a bearer and once only: a wrong one must not cost two tries', async () => {
    const refused = Response.json({ error: { code: 'invalid-code', message: '' } }, { status: 401 });
    const { client, sent } = clientAnswering([refused], ['tok', 'other']);
    await expect(client.post('/auth/verify', {})).rejects.toMatchObject({ code: 'invalid-code' });
    expect(sent).toHaveLength(1);
    expect(header(sent[0], 'authorization')).toBeNull();
  });

  it.each([
    ['120', 120],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['', null],
  ])('reads retry-after %j as %s seconds', async (value, seconds) => {
    const { client } = clientAnswering([
      new Response('', { status: 429, headers: { 'retry-after': value } }),
    ]);
    await expect(client.get('/api/x')).rejects.toMatchObject({ retryAfterS: seconds });
  });

  it('renews the token once after a 401 and repeats the call', async () => {
    const { client, sent, renewals } = clientAnswering(
      [
        Response.json({ error: { code: 'x', message: 'Invalid token' } }, { status: 401 }),
        Response.json({ ok: 1 }),
      ],
      ['old', 'new'],
    );
    expect((await client.post('/api/chat/session')).body).toEqual({ ok: 1 });
    expect(renewals).toEqual([false, true]);
    expect(header(sent[1], 'authorization')).toBe('Bearer new');
  });

  it('gives up when the renewed token is the same', async () => {
    const { client, sent } = clientAnswering([Response.json({}, { status: 401 })], ['same', 'same']);
    await expect(client.post('/api/chat/session')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('errors', () => {
  it('carries code, message, status and the whole body', async () => {
    const body = { error: { code: 'save-failed', message: 'Payment successful but…' }, paymentId: 'p_1' };
    const { client } = clientAnswering([Response.json(body, { status: 500 })]);
    const error = await client.post('/api/checkout/1/pay', { token: 't' }).catch((e) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 500,
      code: 'save-failed',
      message: 'Payment successful but…',
      body,
    });
  });

  it('names an answer without our shape by its status', async () => {
    const { client } = clientAnswering([new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    await expect(client.get('/api/plans')).rejects.toMatchObject({ code: 'http-502', message: '' });
  });

  it('tells a failed connection as network-request-failed', async () => {
    const { client } = clientAnswering(['fail']);
    const error = await client.get('/api/plans').catch((e) => e);
    expect(isNetworkError(error)).toBe(true);
    expect(error).toMatchObject({ status: 0 });
  });
});

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends a hanging call after the limit, and not before', async () => {
    const { client } = clientAnswering(['hang']);
    let outcome: unknown = 'waiting';
    void client.get('/api/plans').catch((e) => {
      outcome = e;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(isNetworkError(outcome)).toBe(true);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130', 30_000],
    ['Mozilla/5.0 (Linux; Android 14; Pixel) Chrome/130 Mobile', 60_000],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 60_000],
  ])('%s waits %i ms', (agent, ms) => {
    expect(requestTimeoutMs(agent)).toBe(ms);
  });
});
