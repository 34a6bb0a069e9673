import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CoachTransport, SILENCE_LIMIT_MS } from '../coach-call.ts';
import { askForAdvice } from './advice-client.ts';

const analysis = { summary: 's' };
const reply = (text: string) => ({ text });
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...chunks: (string | Uint8Array<ArrayBuffer>)[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks)
          controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );
const refused = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });

function ask(answers: (Response | 'fail' | 'hang')[], tokens: (string | null)[] = ['tok']) {
  const heard: unknown[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const abort = new AbortController();
  const transport: CoachTransport = {
    baseUrl: 'http://product.example',
    token: async (how) => (how?.renew ? (tokens[1] ?? null) : (tokens[0] ?? null)),
  };
  const asking = askForAdvice(
    transport,
    { message: 'hi', tone: 'warm' },
    { onAnalysis: (a) => heard.push(a), onReply: (r) => heard.push(r) },
    {
      signal: abort.signal,
      fetch: ((url: string, init: RequestInit) => {
        sent.push({ url, init });
        const answer = answers[sent.length - 1];
        if (answer instanceof Response) return Promise.resolve(answer);
        if (answer === 'fail') return Promise.reject(new TypeError('Failed to fetch'));
        return new Promise((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        );
      }) as typeof fetch,
    },
  );
  const outcome = asking.then(
    () => 'done',
    (error) => error,
  );
  return { heard, sent, abort, outcome };
}

describe('asking for advice', () => {
  it('hands on the parts of a stream, wherever it is cut', async () => {
    const whole = new TextEncoder().encode(
      event('analysis', analysis) +
        event('reply', reply('één 😂')) +
        event('reply', reply('two')) +
        event('done', {}),
    );
    for (const at of [1, 20, 70, 78, whole.length - 1]) {
      const { heard, outcome } = ask([stream(whole.slice(0, at), whole.slice(at))]);
      expect(await outcome).toBe('done');
      expect(heard).toEqual([analysis, reply('één 😂'), reply('two')]);
    }
  });

  it('takes plain JSON as well', async () => {
    const { heard, outcome } = ask([Response.json({ analysis, replies: [reply('a'), reply('b')] })]);
    expect(await outcome).toBe('done');
    expect(heard).toEqual([analysis, reply('a'), reply('b')]);
  });

  it('sends bearer and body, and no cookies to another origin', async () => {
    const { sent, outcome } = ask([stream(event('done', {}))]);
    await outcome;
    expect(sent[0]?.url).toBe('http://product.example/api/coach/advice');
    expect(sent[0]?.init).toMatchObject({ credentials: 'omit', body: '{"message":"hi","tone":"warm"}' });
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer tok');
  });

  it('renews the token once after a 401', async () => {
    const { sent, outcome } = ask(
      [refused(401, 'invalid-token', 'Invalid token'), stream(event('done', {}))],
      ['old', 'new'],
    );
    expect(await outcome).toBe('done');
    expect(new Headers(sent[1]?.init.headers).get('authorization')).toBe('Bearer new');
  });

  it.each([
    [
      'a refusal',
      refused(403, 'no-subscription', 'No active subscription'),
      { status: 403, code: 'no-subscription' },
    ],
    [
      'an error event',
      stream(event('analysis', analysis), event('error', { error: { code: 'engine', message: 'm' } })),
      { status: 500, code: 'engine', message: 'm' },
    ],
    ['a stream cut off', stream(event('analysis', analysis)), { status: 0 }],
    ['no line', 'fail', { status: 0, code: 'network-request-failed' }],
    [
      'no room, with the time to come back',
      Response.json(
        { error: { code: 'coach-busy', message: 'm' } },
        { status: 503, headers: { 'retry-after': '7' } },
      ),
      { status: 503, code: 'coach-busy', retryAfterSeconds: 7 },
    ],
    ['no JSON', new Response('<h1>', { status: 502 }), { status: 502, code: 'http-502' }],
  ] as const)('fails with %s', async (_name, answer, expected) => {
    expect(await ask([answer]).outcome).toMatchObject(expected);
  });

  describe('in silence', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('gives up after the limit', async () => {
      const { outcome } = ask(['hang']);
      await vi.advanceTimersByTimeAsync(SILENCE_LIMIT_MS);
      expect(await outcome).toMatchObject({ status: 0 });
    });
  });
});
