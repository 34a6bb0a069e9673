import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asksForKeys,
  createAdmission,
  handedOffline,
  handedTicket,
  TICKET_WAIT_MS,
  ticketOfFragment,
} from './admission.ts';

const startMs = Date.parse('2026-11-21T12:00:00.000Z');
const admitted = (token: string, forMs = 600_000) =>
  Response.json({ token, expiresAt: new Date(startMs + forMs).toISOString() });
const refused = (status: number) => Response.json({ error: { code: 'x', message: 'y' } }, { status });

function scene(answers: (Response | 'fail')[]) {
  const told: string[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const admission = createAdmission({
    productOrigin: 'http://localhost:3000',
    nowMs: Date.now,
    tellProduct: (type) => void told.push(type),
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      const answer = answers[sent.length - 1];
      if (!(answer instanceof Response)) throw new TypeError('Failed to fetch');
      return answer;
    }) as typeof fetch,
  });
  return { admission, told, sent };
}

beforeEach(() => void vi.useFakeTimers({ now: startMs }));
afterEach(() => void vi.useRealTimers());

describe('a ticket', () => {
  it('is given in without cookies, and the page is ready', async () => {
    const { admission, told, sent } = scene([admitted('cyr_1')]);
    await admission.admit('T1');
    expect(sent[0]).toMatchObject({
      url: 'http://localhost:3000/api/chat/admit',
      init: { method: 'POST', credentials: 'omit', body: '{"ticket":"T1"}' },
    });
    expect(told).toEqual(['ready']);
    expect(await admission.transport.token()).toBe('cyr_1');
    expect(told).toEqual(['ready']);
  });

  it.each([
    [refused(401), 'expired'],
    [refused(403), 'unauthorised'],
    [refused(500), 'error'],
    ['fail', 'error'],
    [Response.json({ token: 'cyr_1' }), 'error'],
  ] as const)('that brings no token is told to the product', async (answer, type) => {
    const { admission, told } = scene([answer]);
    await admission.admit('T1');
    expect(told).toEqual([type]);
  });
});

describe('the token', () => {
  it('that has run out is replaced through a fresh ticket, asked for once', async () => {
    const { admission, told } = scene([admitted('cyr_1'), admitted('cyr_2', 1_200_000)]);
    await admission.admit('T1');
    vi.setSystemTime(startMs + 600_000 - 30_000);
    const both = Promise.all([admission.transport.token(), admission.transport.token()]);
    expect(told).toEqual(['ready', 'expired']);
    await admission.admit('T2');
    expect(await both).toEqual(['cyr_2', 'cyr_2']);
  });

  it('that was refused is replaced as well', async () => {
    const { admission, told } = scene([admitted('cyr_1'), admitted('cyr_2')]);
    await admission.admit('T1');
    const renewed = admission.transport.token({ renew: true });
    expect(told).toEqual(['ready', 'expired']);
    await admission.admit('T2');
    expect(await renewed).toBe('cyr_2');
  });

  it('is waited for while the first ticket is given in: no other is asked for', async () => {
    const { admission, told } = scene([admitted('cyr_1')]);
    const first = admission.admit('T1');
    const token = admission.transport.token();
    await first;
    expect(await token).toBe('cyr_1');
    expect(told).toEqual(['ready']);
  });

  it('is none when the product hands down nothing in time', async () => {
    const { admission } = scene([]);
    const none = admission.transport.token();
    await vi.advanceTimersByTimeAsync(TICKET_WAIT_MS);
    expect(await none).toBeNull();
  });
});

it.each([
  ['#ticket=abc-1_X', 'abc-1_X'],
  ['#a=b&ticket=T', 'T'],
  ['', null],
  ['#', null],
  ['#ticket=', null],
])('the fragment %j holds the ticket %j', (fragment, ticket) => {
  expect(ticketOfFragment(fragment)).toBe(ticket);
});

describe('a ticket handed down', () => {
  const parent = {};
  const expected = { origin: 'http://localhost:3000', window: parent };
  const good = {
    origin: expected.origin,
    source: parent,
    data: { source: 'repartee', type: 'ticket', ticket: 'T' },
  };

  it('is taken from the product', () => expect(handedTicket(good, expected)).toBe('T'));

  it.each<[string, object]>([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another window', { source: {} }],
    ['another source', { data: { ...good.data, source: 'cyrano' } }],
    ['another type', { data: { ...good.data, type: 'ready' } }],
    ['no text', { data: { ...good.data, ticket: 7 } }],
    ['nothing', { data: null }],
  ])('is not taken from %s', (_name, change) => {
    expect(handedTicket({ ...good, ...change }, expected)).toBeNull();
  });
});

it.each([
  ['that there is a copy', { source: 'repartee', type: 'offline', on: true }, true],
  ['that there is none', { source: 'repartee', type: 'offline', on: false }, false],
  ['something else', { source: 'repartee', type: 'ticket', ticket: 'T' }, null],
  ['another window’s word', { source: 'cyrano', type: 'offline', on: true }, null],
])('hears from the product: %s', (_what, data, on) => {
  const window = {};
  const product = { origin: 'http://localhost:3000', window };
  expect(handedOffline({ origin: product.origin, source: window, data }, product)).toBe(on);
  expect(handedOffline({ origin: 'https://evil.example', source: window, data }, product)).toBeNull();
});

it.each([
  ['the list of keys', { source: 'repartee', type: 'keys' }, true],
  ['something else', { source: 'repartee', type: 'offline', on: true }, false],
  ['another window’s word', { source: 'cyrano', type: 'keys' }, false],
])('is asked by the product for %s', (_what, data, asks) => {
  const window = {};
  const product = { origin: 'http://localhost:3000', window };
  expect(asksForKeys({ origin: product.origin, source: window, data }, product)).toBe(asks);
  expect(asksForKeys({ origin: 'https://evil.example', source: window, data }, product)).toBe(false);
});
