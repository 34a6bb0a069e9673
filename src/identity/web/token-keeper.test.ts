import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NETWORK_ERROR_CODE } from './api-client.ts';
import { memoryArea, openStorage } from './storage.ts';
import { createTokenKeeper } from './token-keeper.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');
const MINUTE = 60_000;
const tokenFor = (ms: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: (Date.now() + ms) / 1000 })).toString('base64url')}.s`;
const offline = () => new ApiError(0, NETWORK_ERROR_CODE, '');
const refused = () => new ApiError(401, 'not-signed-in', '');
const broken = () => new ApiError(500, 'internal-error', '');

type Answer = 'token' | (() => Error) | Promise<string>;

/** Answers one after another; the last one goes on for ever. */
function scene(...answers: Answer[]) {
  const storage = openStorage({ local: memoryArea(), session: memoryArea() });
  const askedMs: number[] = [];
  const person = { signedIn: true };
  const keeper = createTokenKeeper({
    storage,
    nowMs: Date.now,
    isSignedIn: () => person.signedIn,
    fetchToken: async () => {
      askedMs.push(Date.now() - START);
      const answer = answers[Math.min(askedMs.length, answers.length) - 1] ?? 'token';
      if (answer === 'token') return tokenFor(15 * MINUTE);
      if (answer instanceof Promise) return answer;
      throw answer();
    },
  });
  return { storage, askedMs, person, keeper };
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe('a renewal that somebody waits for', () => {
  it.each([
    ['no network', offline],
    ['a server that broke', broken],
  ])('is one call with three retries, a second apart, for %s', async (_name, fault) => {
    const { keeper, askedMs } = scene(fault);
    const waited = keeper.token({ renew: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await waited).toBeNull();
    expect(askedMs).toEqual([0, 1_000, 2_000, 3_000]);
  });

  it('ends with the first answer', async () => {
    const { keeper, askedMs, storage } = scene(offline, offline, 'token');
    const waited = keeper.token();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waited).toBe(storage.read('authToken'));
    expect(askedMs).toHaveLength(3);
  });

  it('is not repeated when the server refuses, and the token goes', async () => {
    const { keeper, askedMs, storage } = scene(refused);
    storage.write('authToken', tokenFor(10 * MINUTE));
    expect(await keeper.token({ renew: true })).toBeNull();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(askedMs).toHaveLength(1);
    expect(storage.read('authToken')).toBeNull();
  });

  it('gives up on a line that only times out', async () => {
    const slow = () =>
      new Promise<string>((_, reject) => setTimeout(() => reject(offline()), 30_000)) as Promise<string>;
    const asked: number[] = [];
    const keeper = createTokenKeeper({
      storage: openStorage({ local: memoryArea(), session: memoryArea() }),
      nowMs: Date.now,
      isSignedIn: () => true,
      fetchToken: () => {
        asked.push(Date.now());
        return slow();
      },
    });
    const waited = keeper.token();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await waited).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is one for all who wait at the same time', async () => {
    const { keeper, askedMs } = scene('token');
    const [one, other] = await Promise.all([keeper.token(), keeper.token({ renew: true })]);
    expect(one).toBe(other);
    expect(askedMs).toHaveLength(1);
  });

  it('is not asked for while nobody is signed in, nor while the stored one is good', async () => {
    const { keeper, askedMs, person, storage } = scene('token');
    person.signedIn = false;
    expect(await keeper.token()).toBeNull();
    person.signedIn = true;
    const good = tokenFor(30_001);
    storage.write('authToken', good);
    expect(await keeper.token()).toBe(good);
    expect(askedMs).toEqual([]);
    storage.write('authToken', tokenFor(30_000));
    await keeper.token();
    expect(askedMs).toEqual([0]);
  });

  it('is dropped when somebody else is here by then', async () => {
    let answer: (token: string) => void = () => {};
    const { keeper, storage } = scene(new Promise<string>((resolve) => (answer = resolve)));
    const waited = keeper.token();
    keeper.forget();
    answer(tokenFor(15 * MINUTE));
    expect(await waited).toBeNull();
    expect(storage.read('authToken')).toBeNull();
  });
});

describe('the renewal ahead of time', () => {
  it('comes five minutes before the end, again and again', async () => {
    const { keeper, askedMs } = scene('token');
    await keeper.token();
    await vi.advanceTimersByTimeAsync(25 * MINUTE);
    expect(askedMs).toEqual([0, 10 * MINUTE, 20 * MINUTE]);
  });

  it('is planned for a token that came with a sign-in', async () => {
    const { keeper, askedMs } = scene('token');
    keeper.keep(tokenFor(15 * MINUTE));
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(askedMs).toEqual([10 * MINUTE]);
  });

  it('without a network backs off from 30 s to 16 minutes, and begins anew after a success', async () => {
    const failing: Answer[] = Array.from({ length: 8 }, () => offline);
    const { keeper, askedMs } = scene('token', ...failing, 'token', offline, 'token');
    await keeper.token();
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    const pauses = askedMs.slice(1).map((at, place) => (at - (askedMs[place] ?? 0)) / 1000);
    expect(pauses.slice(0, 11)).toEqual([600, 30, 60, 120, 240, 480, 960, 960, 960, 600, 30]);
  });

  it('is ended by any other fault, until somebody gets a token again', async () => {
    const { keeper, askedMs, storage } = scene('token', broken, 'token');
    await keeper.token();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(askedMs).toEqual([0, 10 * MINUTE]);
    expect(storage.read('authToken')).not.toBeNull();
    await keeper.token();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(askedMs).toEqual([0, 10 * MINUTE, 60 * MINUTE, 70 * MINUTE]);
  });

  it('ends with the sign-in', async () => {
    const { keeper, askedMs } = scene('token');
    await keeper.token();
    keeper.forget();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(askedMs).toHaveLength(1);
  });
});
