import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client.ts';
import type { GoogleOutcome, GoogleRequest } from './outcome.ts';
import { createGooglePopup, type HeardWord } from './popup.ts';

const ORIGIN = 'https://repartee.example';
const USER = { id: 'u1', email: 'me@gmail.com', name: 'Me', image: null, createdAt: '2026-11-21T12:00:00Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page, a browser that opens windows, and a server, all made of nothing. */
function scene() {
  const windows: { closed: boolean; focus: () => void; close: () => void; location: { href: string } }[] = [];
  const hearers = new Set<(word: HeardWord) => void>();
  const state = {
    blocked: false,
    signedIn: false,
    offline: false,
    starts: [] as unknown[],
    startError: null as Error | null,
    sessionsAsked: 0,
    focused: 0,
    late: [] as [GoogleOutcome, GoogleRequest][],
  };
  const popup = createGooglePopup({
    origin: ORIGIN,
    openWindow() {
      if (state.blocked) return null;
      const window = {
        closed: false,
        location: { href: 'about:blank' },
        focus() {
          state.focused += 1;
        },
        close() {
          window.closed = true;
        },
      };
      windows.push(window);
      return window;
    },
    listen(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    onLate: (...heard) => void state.late.push(heard),
    newNonce: () => `nonce-${state.starts.length + 1}`,
    api: {
      async post(_path: string, body?: unknown) {
        state.starts.push(body);
        if (state.startError) throw state.startError;
        return { status: 200, body: { url: 'https://issuer.example/auth' } as never };
      },
      async get() {
        state.sessionsAsked += 1;
        if (state.offline) throw new ApiError(0, 'network-request-failed', '');
        return { user: state.signedIn ? USER : null } as never;
      },
    },
  });
  const word = (about: Record<string, unknown> = {}) => ({
    source: 'repartee-google',
    nonce: 'nonce-1',
    result: 'signed-in',
    ...about,
  });
  const say = (data: unknown, from: Partial<HeardWord> = {}) => {
    for (const hear of [...hearers]) hear({ origin: ORIGIN, source: windows[0], data, ...from });
  };
  const open = (request?: GoogleRequest) => {
    const ended: GoogleOutcome[] = [];
    void popup.open(request).then((outcome) => ended.push(outcome));
    return ended;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { popup, windows, hearers, state, word, say, open, pass };
}

describe('the window', () => {
  it('is opened in the click itself, before anything is asked, and then sent to the issuer', async () => {
    const { open, windows, state, pass } = scene();
    open({ loginHint: 'me@gmail.com', mustBe: 'me@gmail.com', acceptedTerms: true });
    expect(windows.map(({ location }) => location.href)).toEqual(['about:blank']);
    await pass(0);
    expect(windows.map(({ location }) => location.href)).toEqual(['https://issuer.example/auth']);
    expect(state.starts).toEqual([
      {
        mode: 'popup',
        nonce: 'nonce-1',
        loginHint: 'me@gmail.com',
        mustBe: 'me@gmail.com',
        acceptedTerms: true,
      },
    ]);
  });

  it('is blocked, and nothing is asked', async () => {
    const { open, state, pass } = scene();
    state.blocked = true;
    const ended = open();
    await pass(0);
    expect([ended, state.starts]).toEqual([[{ kind: 'blocked' }], []]);
  });

  it('comes to the front at a second click, which waits for the same outcome', async () => {
    const { open, windows, state, say, word, pass } = scene();
    const [first, second] = [open(), open()];
    await pass(0);
    expect([windows.length, state.focused, state.starts.length]).toEqual([1, 1, 1]);
    state.signedIn = true;
    say(word());
    await pass(0);
    expect([first, second]).toEqual(Array(2).fill([{ kind: 'signed-in', user: USER }]));
  });

  it('closes when the start fails, and the next click begins anew', async () => {
    const { open, windows, state, pass, hearers } = scene();
    state.startError = new ApiError(502, 'google-failed', '');
    const ended = open();
    await pass(0);
    expect(ended).toEqual([{ kind: 'failed', code: 'google-failed' }]);
    expect([windows[0]?.closed, hearers.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
    state.startError = null;
    open();
    await pass(0);
    expect(windows).toHaveLength(2);
  });

  it('closes with the screen, silently', async () => {
    const { open, popup, windows, pass, hearers } = scene();
    const ended = open();
    await pass(0);
    popup.close();
    await pass(0);
    expect([ended, windows[0]?.closed, hearers.size, vi.getTimerCount()]).toEqual([
      [{ kind: 'closed' }],
      true,
      0,
      0,
    ]);
  });

  it('is not sent anywhere when it was closed while the start was on its way', async () => {
    const { open, windows, pass } = scene();
    open();
    if (windows[0]) windows[0].closed = true;
    await pass(0);
    expect(windows[0]?.location.href).toBe('about:blank');
  });
});

describe('its word', () => {
  it.each([
    ['the window itself', undefined],
    ['the channel', null],
  ])('is taken from %s, and confirmed by the server', async (_case, source) => {
    const { open, say, word, state, pass, windows, hearers } = scene();
    const ended = open();
    await pass(0);
    state.signedIn = true;
    say(word(), source === undefined ? {} : { source });
    await pass(0);
    expect(ended).toEqual([{ kind: 'signed-in', user: USER }]);
    expect([windows[0]?.closed, hearers.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  it('is not enough alone', async () => {
    const { open, say, word, state, pass } = scene();
    const ended = open();
    await pass(0);
    say(word());
    await pass(0);
    expect([ended, state.sessionsAsked]).toEqual([[{ kind: 'failed', code: 'google-failed' }], 1]);
  });

  it('cannot be confirmed without a network', async () => {
    const { open, say, word, state, pass } = scene();
    state.offline = true;
    const ended = open();
    await pass(0);
    say(word());
    await pass(0);
    expect(ended).toEqual([{ kind: 'failed', code: 'network-request-failed' }]);
  });

  it('counts once, however often it is said', async () => {
    const { open, say, word, state, pass } = scene();
    const ended = open();
    await pass(0);
    state.signedIn = true;
    say(word());
    say(word(), { source: null });
    say(word({ result: 'error', code: 'account-closed' }));
    await pass(60_000);
    expect(ended).toEqual([{ kind: 'signed-in', user: USER }]);
    expect(state.sessionsAsked).toBe(1);
  });

  it('is a code when it went wrong, and silence when it was cancelled', async () => {
    for (const [code, outcome] of [
      ['terms-not-accepted-google', { kind: 'failed', code: 'terms-not-accepted-google' }],
      ['google-cancelled', { kind: 'closed' }],
      [undefined, { kind: 'failed', code: 'google-failed' }],
      [{ not: 'a text' }, { kind: 'failed', code: 'google-failed' }],
    ] as const) {
      const { open, say, word, pass } = scene();
      const ended = open();
      await pass(0);
      say(word({ result: 'error', code }));
      await pass(0);
      expect(ended).toEqual([outcome]);
    }
  });

  it('is heard from our origin, our window, in our words, about this try only', async () => {
    const { open, say, word, state, pass } = scene();
    const ended = open();
    await pass(0);
    state.signedIn = true;
    say(word(), { origin: 'https://evil.example' });
    say(word(), { origin: `${ORIGIN}.evil.example` });
    say(word(), { origin: 'null' });
    say(word(), { source: { another: 'window' } });
    say(word(), { source: 'none' });
    say(word({ nonce: 'nonce-2' }));
    say(word({ nonce: undefined }));
    say(word({ nonce: undefined, result: 'error' }), { source: null });
    say(word({ source: 'somebody-else' }));
    say(word({ result: 'perhaps' }));
    for (const data of [null, undefined, 'signed-in', 7, [], { result: 'signed-in' }]) say(data);
    await pass(1_000);
    expect([ended, state.sessionsAsked]).toEqual([[], 0]);
    say(word());
    await pass(0);
    expect(ended).toEqual([{ kind: 'signed-in', user: USER }]);
  });

  it('may be a failure without a name, from our own window', async () => {
    const { open, say, word, pass } = scene();
    const ended = open();
    await pass(0);
    say(word({ nonce: undefined, result: 'error', code: 'google-failed' }));
    await pass(0);
    expect(ended).toEqual([{ kind: 'failed', code: 'google-failed' }]);
  });
});

describe('a window that says nothing', () => {
  it('is waited for while it is open, and given up in the end', async () => {
    const { open, windows, pass, hearers } = scene();
    const ended = open();
    await pass(9 * 60_000);
    expect(ended).toEqual([]);
    await pass(60_000);
    expect(ended).toEqual([{ kind: 'failed', code: 'google-failed' }]);
    expect([windows[0]?.closed, hearers.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  const shut = (one: { windows: { closed: boolean }[] }) => {
    for (const window of one.windows) window.closed = true;
  };

  it('and is closed early has 8 seconds of grace, then it is closed', async () => {
    const one = scene();
    const ended = one.open();
    await one.pass(0);
    shut(one);
    await one.pass(8_000);
    expect(ended).toEqual([]);
    await one.pass(1_500);
    expect(ended).toEqual([{ kind: 'closed' }]);
    expect(one.state.sessionsAsked).toBeGreaterThan(4);
    one.popup.close();
    expect([one.hearers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('may have been out of sight only: what it says much later is passed on', async () => {
    const one = scene();
    one.open();
    await one.pass(0);
    shut(one);
    await one.pass(60_000);
    one.say(one.word({ nonce: 'nonce-9' }), { source: null });
    one.say(one.word(), { origin: 'https://evil.example' });
    expect(one.state.late).toEqual([]);
    one.state.signedIn = true;
    one.say(one.word(), { source: null });
    one.say(one.word(), { source: null });
    await one.pass(0);
    expect(one.state.late).toEqual([[{ kind: 'signed-in', user: USER }, {}]]);
    expect([one.hearers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('may say much later that it went wrong, and of which try', async () => {
    const one = scene();
    const ended = one.open({ mustBe: 'me@gmail.com' });
    await one.pass(0);
    shut(one);
    await one.pass(60_000);
    expect(ended).toEqual([{ kind: 'closed' }]);
    one.say(one.word({ result: 'error', code: 'terms-not-accepted-google' }), { source: null });
    one.say(one.word({ result: 'error', code: 'account-closed' }), { source: null });
    await one.pass(20 * 60_000);
    expect(one.state.late).toEqual([
      [{ kind: 'failed', code: 'terms-not-accepted-google' }, { mustBe: 'me@gmail.com' }],
    ]);
    expect([ended, one.hearers.size, vi.getTimerCount()]).toEqual([[{ kind: 'closed' }], 0, 0]);
  });

  it('says nothing new by a late cancelling, nor by its time running out', async () => {
    for (const late of [{ result: 'error', code: 'google-cancelled' }, null]) {
      const one = scene();
      one.open();
      await one.pass(0);
      shut(one);
      await one.pass(60_000);
      if (late) one.say(one.word(late), { source: null });
      await one.pass(20 * 60_000);
      expect([one.state.late, one.hearers.size, vi.getTimerCount()]).toEqual([[], 0, 0]);
    }
  });

  it('is not heard late once the screen is gone or another window is there', async () => {
    for (const begin of ['close', 'open'] as const) {
      const one = scene();
      one.open();
      await one.pass(0);
      shut(one);
      await one.pass(60_000);
      one.state.signedIn = true;
      // Its word is being confirmed at that moment.
      one.say(one.word(), { source: null });
      if (begin === 'close') one.popup.close();
      else one.open();
      one.say(one.word({ result: 'error', code: 'account-closed' }), { source: null });
      await one.pass(0);
      expect(one.state.late).toEqual([]);
      one.popup.close();
    }
  });

  it('may still have done it: the server is asked in that time', async () => {
    const one = scene();
    const ended = one.open();
    await one.pass(0);
    shut(one);
    await one.pass(3_000);
    one.state.signedIn = true;
    await one.pass(1_500);
    expect(ended).toEqual([{ kind: 'signed-in', user: USER }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may still say it: its word is heard in that time', async () => {
    const one = scene();
    const ended = one.open({ again: true });
    await one.pass(0);
    shut(one);
    // Signed in already: the session says nothing about this try.
    one.state.signedIn = true;
    await one.pass(3_000);
    expect([ended, one.state.sessionsAsked]).toEqual([[], 0]);
    one.say(one.word(), { source: null });
    await one.pass(0);
    expect(ended).toEqual([{ kind: 'signed-in', user: USER }]);
  });

  it('is not waited for by a second click', async () => {
    const one = scene();
    const first = one.open();
    await one.pass(0);
    shut(one);
    await one.pass(600);
    const second = one.open();
    await one.pass(0);
    expect([first, second, one.windows.length]).toEqual([[], [], 2]);
    expect(one.windows[1]?.location.href).toBe('https://issuer.example/auth');
    // Both wait for the window that is there now, and the first one's grace ends nothing.
    await one.pass(20_000);
    expect([first, second]).toEqual([[], []]);
    one.state.signedIn = true;
    one.say(one.word({ nonce: 'nonce-2' }), { source: null });
    await one.pass(0);
    expect([first, second]).toEqual(Array(2).fill([{ kind: 'signed-in', user: USER }]));
    expect([one.hearers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('and whose second one is blocked ends for both', async () => {
    const one = scene();
    const first = one.open();
    await one.pass(0);
    shut(one);
    await one.pass(600);
    one.state.blocked = true;
    const second = one.open();
    await one.pass(0);
    expect([first, second]).toEqual([[{ kind: 'blocked' }], [{ kind: 'blocked' }]]);
    expect([one.hearers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('stays quiet while nobody can be asked', async () => {
    const one = scene();
    one.state.offline = true;
    const ended = one.open();
    await one.pass(0);
    shut(one);
    await one.pass(10_000);
    expect(ended).toEqual([{ kind: 'closed' }]);
  });
});
