import { describe, expect, it } from 'vitest';
import type { SubscriptionLookup } from '#identity/web';
import { chatGate } from './chat-gate.ts';
import { chatTrouble } from './chat-trouble.ts';
import { nextLookMs } from './door-watch.ts';
import {
  frameMessageType,
  isThirdParty,
  keptInMessage,
  keptMessage,
  offlineAskInMessage,
  offlineMessage,
  ticketMessage,
  ticketOf,
} from './frame-messages.ts';
import { carriedScreen, keptState, mergedWishes } from './kept-screen.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const known = (isActive: boolean, expiryDate: string): SubscriptionLookup => ({
  kind: 'known',
  status: {
    isActive,
    type: 'monthly',
    startDate: '2026-11-01T00:00:00.000Z',
    expiryDate,
    paymentId: 'ch_1',
    amount: 249.99,
    currency: 'ZAR',
  },
});
const network = 'Network error. Please check your internet connection and try again.';

describe('chatGate', () => {
  it.each<[string, SubscriptionLookup | null, unknown]>([
    ['being asked', null, { kind: 'waiting' }],
    ['active', known(true, '2026-11-22T00:00:00.000Z'), { kind: 'open' }],
    ['expired', known(false, '2026-11-21T12:00:00.000Z'), { kind: 'expired' }],
    ['taken back', known(false, '2026-12-21T12:00:00.000Z'), { kind: 'none' }],
    ['never bought', { kind: 'known', status: { isActive: false } }, { kind: 'none' }],
    ['no network', { kind: 'failed', network: true, status: null }, { kind: 'failed', message: network }],
    [
      'no network, with a mock to look at',
      {
        kind: 'failed',
        network: true,
        status: { ...known(true, '2027-01-01T00:00:00.000Z').status, mock: true } as never,
      },
      { kind: 'failed', message: network },
    ],
    [
      'server broken',
      { kind: 'failed', network: false, status: null },
      { kind: 'failed', message: 'Cannot connect to chat server. Please try again later.' },
    ],
  ])('%s', (_name, lookup, expected) => {
    expect(chatGate(lookup, nowMs)).toEqual(expected);
  });
});

describe('chatTrouble', () => {
  it.each([
    [0, 'network-request-failed', '', network, 'stay'],
    [
      502,
      'chat-unavailable',
      'Cannot connect to server',
      'Cannot connect to chat server. Please try again later.',
      'stay',
    ],
    [
      429,
      'too-many-requests',
      'Too often. Try again in 40 seconds.',
      'Too often. Try again in 40 seconds.',
      'stay',
    ],
    [429, 'http-429', '', 'Failed to load chat interface', 'stay'],
    [401, 'no-token', 'No token provided', 'Authentication error. Please try logging in again.', 'login'],
    [401, 'invalid-token', 'Invalid token', 'Your session has expired. Please log in again.', 'login'],
    [
      403,
      'no-subscription',
      'No active subscription',
      'No active subscription found. Please check your subscription status.',
      'pricing',
    ],
    [
      403,
      'subscription-expired',
      'No active subscription',
      'No active subscription found. Please check your subscription status.',
      'alert',
    ],
    [500, 'unexpected', 'boom', 'Failed to load chat interface', 'stay'],
  ])('%i %s %j → %j, leads: %s', (status, code, message, text, leads) => {
    expect(chatTrouble({ status, code, message })).toEqual({ text, leads });
  });
});

const frame = {};
const expected = { origin: 'http://localhost:3001', window: frame };
const good = { origin: expected.origin, source: frame, data: { source: 'cyrano', type: 'ready' } };

describe('frame messages', () => {
  it.each(['ready', 'expired', 'unauthorised', 'error'])('hears %s', (type) => {
    expect(frameMessageType({ ...good, data: { source: 'cyrano', type } }, expected)).toBe(type);
  });

  it.each<[string, Partial<typeof good> | object]>([
    ['another origin', { origin: 'http://localhost:3000' }],
    ['an origin that begins alike', { origin: 'http://localhost:3001.evil.example' }],
    ['another window', { source: {} }],
    ['another source', { data: { source: 'repartee', type: 'ready' } }],
    ['an unknown type', { data: { source: 'cyrano', type: 'pay' } }],
    ['text', { data: 'ready' }],
    ['nothing', { data: null }],
  ])('is deaf to %s', (_name, change) => {
    expect(frameMessageType({ ...good, ...change }, expected)).toBeNull();
  });

  it('is deaf while there is no frame', () => {
    const none = { origin: expected.origin, window: null };
    expect(frameMessageType({ ...good, source: null }, none)).toBeNull();
  });

  it('finds the ticket in the fragment only', () => {
    expect(ticketOf('http://localhost:3001/?session=user_abc_1#ticket=T-1_x')).toBe('T-1_x');
    expect(ticketOf('https://bot.example/?session=user_abc_1&ticket=no')).toBeNull();
    expect(isThirdParty('http://localhost:3001/?session=user_abc_1#ticket=T-1_x')).toBe(false);
    expect(isThirdParty('https://bot.example/?session=user_abc_1&ticket=no')).toBe(true);
    expect(ticketMessage('T')).toEqual({ source: 'repartee', type: 'ticket', ticket: 'T' });
  });
});

describe('what stands on the screen', () => {
  const screen = { draft: 'hi' };

  it.each<[string, unknown, unknown]>([
    ['is carried for its account', keptState('u1', screen), screen],
    ['is nothing where nothing stood', keptState('u1', null), null],
    ['is never shown to another account', keptState('u2', screen), null],
    ['is not taken from a foreign state', { kept: 7 }, null],
    ['is nothing without a state', null, null],
  ])('%s', (_name, state, carried) => expect(carriedScreen(state, 'u1')).toEqual(carried));

  it('has a wish for each person, until it goes', () => {
    const before = mergedWishes({}, { p1: { tone: 'calm' }, p2: { tone: 'warm' } });
    const after = mergedWishes(before, { p2: null, p3: { tone: 'witty' } });
    expect(after).toEqual({ p1: { tone: 'calm' }, p3: { tone: 'witty' } });
    expect(mergedWishes(after, { p1: null, p3: null })).toEqual({});
  });

  it('goes up from the frame and comes back as it was', () => {
    const data = { source: 'cyrano', type: 'kept', kept: screen };
    expect(keptInMessage({ ...good, data }, expected)).toEqual(screen);
    expect(keptInMessage({ ...good, data: { ...data, kept: undefined } }, expected)).toBeNull();
    expect(keptInMessage(good, expected)).toBeUndefined();
    expect(keptInMessage({ ...good, data, origin: 'https://evil.example' }, expected)).toBeUndefined();
    expect(frameMessageType({ ...good, data }, expected)).toBeNull();
    expect(keptMessage(screen)).toEqual({ source: 'repartee', type: 'kept', kept: screen });
  });
});

describe('the next look at the door of a third party', () => {
  it.each<[string, string | null, number]>([
    ['is in ten minutes', '2026-11-28T12:00:00.000Z', 600_000],
    ['is in ten minutes where nobody knows when the plan ends', null, 600_000],
    ['is when the plan ends', '2026-11-21T12:04:00.000Z', 240_000],
    ['is never at once', '2026-11-21T11:00:00.000Z', 1_000],
  ])('%s', (_name, expiryDate, waitMs) => expect(nextLookMs(expiryDate, nowMs)).toBe(waitMs));
});

describe('what the frame asks about the copy on this device', () => {
  const heard = (ask: unknown) =>
    offlineAskInMessage({ ...good, data: { source: 'cyrano', type: 'offline', ask } }, expected);

  it.each([
    [{ do: 'set', on: true }],
    [{ do: 'set', on: false }],
    [{ do: 'changed', person: 'p1' }],
    [{ do: 'changed', person: null }],
    [{ do: 'dropped', person: 'p1' }],
  ])('%o', (ask) => expect(heard(ask)).toEqual(ask));

  it.each([
    [{ do: 'set', on: 'yes' }],
    [{ do: 'changed' }],
    [{ do: 'dropped', person: null }],
    [{ do: 'read' }],
    [null],
    ['set'],
  ])('nothing: %o', (ask) => expect(heard(ask)).toBeNull());

  it('from its own window alone', () => {
    const data = { source: 'cyrano', type: 'offline', ask: { do: 'set', on: true } };
    expect(offlineAskInMessage({ ...good, data, origin: 'https://evil.example' }, expected)).toBeNull();
    expect(offlineMessage(true)).toEqual({ source: 'repartee', type: 'offline', on: true });
  });
});
