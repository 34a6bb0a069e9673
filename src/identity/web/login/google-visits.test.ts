import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginMessage } from '../../rules/index.ts';
import { ApiError } from '../api-client.ts';
import type { GoogleRequest } from '../google/index.ts';
import { google } from '../rare-copy.ts';
import { memoryArea, openStorage } from '../storage.ts';
import { createGoogleVisits } from './google-visits.ts';

const ORIGIN = 'https://repartee.example';
const USER = { id: 'u1', email: 'me@gmail.com', name: 'Me', image: null, createdAt: '2026-11-21T12:00:00Z' };
const BOUND: GoogleRequest = { loginHint: 'me@gmail.com', mustBe: 'me@gmail.com' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A wide page whose window says what it is told to. */
function scene() {
  const hearers = new Set<(event: unknown) => void>();
  const popups: { closed: boolean; focus(): void; close(): void; location: { href: string } }[] = [];
  const nonces: unknown[] = [];
  const told: unknown[] = [];
  const state = { signedIn: false, refusal: null as Error | null };
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('window', {
    innerWidth: 1280,
    screenX: 0,
    screenY: 0,
    outerWidth: 1280,
    outerHeight: 900,
    location: { origin: ORIGIN, assign: () => {} },
    open() {
      const popup = {
        closed: false,
        focus() {},
        close() {
          popup.closed = true;
        },
        location: { href: '' },
      };
      popups.push(popup);
      return popup;
    },
    addEventListener: (type: string, hear: (event: unknown) => void) =>
      type === 'message' && hearers.add(hear),
    removeEventListener: (_type: string, hear: (event: unknown) => void) => hearers.delete(hear),
  });
  const api = {
    async post(_path: string, body: { nonce?: string }) {
      nonces.push(body.nonce);
      return { status: 200, body: { url: 'https://issuer.example/auth' } };
    },
    get: async () => ({ user: state.signedIn ? USER : null }),
  };
  const storage = openStorage({ local: memoryArea(), session: memoryArea() });
  const visits = createGoogleVisits(api as never, storage, () => ({
    async continueSession(how) {
      told.push(how);
      if (state.refusal) throw state.refusal;
    },
    onBusy: () => {},
    onFailure: (said) => said && told.push(said.text),
    onTermsWanted: () => void told.push('terms'),
  }));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const say = async (which: number, word: object) => {
    const data = { source: 'repartee-google', nonce: nonces[which], ...word };
    for (const hear of [...hearers]) hear({ origin: ORIGIN, source: popups[which], data });
    await pass(0);
  };
  /** A press whose window looks closed at once, as it does when the browser cuts it off; its grace is over. */
  const pressAndLose = async (request: GoogleRequest) => {
    void visits.start(request);
    await pass(0);
    for (const popup of popups) popup.closed = true;
    await pass(20_000);
  };
  return { visits, storage, state, told, say, pass, pressAndLose, popups };
}

describe('a visit by a window that was given up for closed', () => {
  const CLOSED = loginMessage('popup-closed-by-user');

  it.each([
    ['terms-not-accepted-google', 'terms'],
    ['google-different-email', loginMessage('google-different-email')],
    ['account-closed', loginMessage('account-closed')],
    ['google-failed', loginMessage('failed-to-authenticate')],
  ])('still tells that it ended in %s', async (code, said) => {
    const { told, say, pressAndLose } = scene();
    await pressAndLose(BOUND);
    expect(told).toEqual([CLOSED]);
    await say(0, { result: 'error', code });
    expect(told).toEqual([CLOSED, said]);
  });

  it('has the words of the button that was pressed', async () => {
    const { told, say, pressAndLose } = scene();
    await pressAndLose({});
    await say(0, { result: 'error', code: 'google-failed' });
    expect(told).toEqual([google.failed]);
  });

  it('still signs in, and only whom the fallback was for', async () => {
    const { told, say, state, pressAndLose } = scene();
    await pressAndLose(BOUND);
    state.signedIn = true;
    state.refusal = new ApiError(403, 'google-different-email', '');
    await say(0, { result: 'signed-in' });
    expect(told).toEqual([
      CLOSED,
      { method: 'google', expectedEmail: 'me@gmail.com' },
      loginMessage('google-different-email'),
    ]);
  });

  it('is not heard while a newer one runs, nor after the screen is gone', async () => {
    const { visits, told, say, pass, pressAndLose, popups } = scene();
    await pressAndLose({});
    void visits.start({});
    await pass(0);
    await say(0, { result: 'error', code: 'account-closed' });
    expect([told, popups.length]).toEqual([[], 2]);
    visits.close();
    await say(1, { result: 'error', code: 'account-closed' });
    expect(told).toEqual([]);
  });

  it('is not heard while this tab is on its way to Google', async () => {
    const { visits, told, say, pass, pressAndLose } = scene();
    await pressAndLose({});
    window.innerWidth = 390;
    void visits.start({});
    await pass(0);
    await say(0, { result: 'error', code: 'account-closed' });
    expect(told).toEqual([]);
  });
});

describe('what was typed, while this tab is at Google', () => {
  it('waits in storage, with whom the fallback was for', async () => {
    const { visits, storage, pass } = scene();
    window.innerWidth = 390;
    void visits.start(BOUND);
    await pass(0);
    expect(storage.read('googleTyped')).toEqual({ email: 'me@gmail.com', mustBe: true });
  });

  it('is nothing of an earlier try', async () => {
    const { visits, storage, pass } = scene();
    window.innerWidth = 390;
    storage.write('googleTyped', { email: 'earlier@gmail.com', mustBe: true });
    void visits.start({});
    await pass(0);
    expect(storage.read('googleTyped')).toBeNull();
  });

  it('stays on the page where a window is opened', async () => {
    const { visits, storage, pass } = scene();
    void visits.start(BOUND);
    await pass(0);
    expect(storage.read('googleTyped')).toBeNull();
  });
});
