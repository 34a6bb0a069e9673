import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client.ts';
import { offerPasskeys, withdrawPasskeys } from '../passkeys.ts';
import { offerInField } from './passkey-autofill.ts';

vi.mock('../passkeys.ts', () => ({ offerPasskeys: vi.fn(), withdrawPasskeys: vi.fn() }));
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Somebody on /login; `choose` and `fail` end the offer that waits. */
async function scene(able: (() => Promise<boolean>) | null = async () => true) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('PublicKeyCredential', able ? { isConditionalMediationAvailable: able } : {});
  const told: string[] = [];
  let waiting = Promise.withResolvers<'signed-in' | 'cancelled'>();
  let chosen = () => {};
  vi.mocked(offerPasskeys).mockImplementation((_api, { onChosen }) => {
    chosen = onChosen;
    waiting = Promise.withResolvers();
    return waiting.promise;
  });
  const leaving = new AbortController();
  const ends = {
    api: {} as never,
    continueSession: async ({ method }: { method: string }) => void told.push(`in by ${method}`),
    onChosen: () => void told.push('chosen'),
    onEnd: () => void told.push('end'),
    onFailure: (error: unknown) => void told.push((error as ApiError).code),
  };
  offerInField(ends, leaving.signal);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  return {
    told,
    offers: () => vi.mocked(offerPasskeys).mock.calls.length,
    leave: () => leaving.abort(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    focus: async (id: string) => {
      const event = new Event('focusin');
      Object.defineProperty(event, 'target', { value: { id } });
      page.dispatchEvent(event);
      await settle();
    },
    turn: (visibilityState: 'hidden' | 'visible') => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    end: async (how: 'signed-in' | 'cancelled' | Error, byChoice = true) => {
      if (byChoice) chosen();
      if (how instanceof Error) waiting.reject(how);
      else waiting.resolve(how);
      await settle();
    },
  };
}

describe('passkeys in the list at the address', () => {
  it('are offered once, and again only when the question for them is stale', async () => {
    const { offers, focus, pass } = await scene();
    expect(offers()).toBe(1);
    await focus('login-email');
    await pass(3 * MINUTE_MS);
    await focus('login-email');
    expect(offers()).toBe(1);
    await pass(2 * MINUTE_MS);
    expect(offers()).toBe(1);
    await focus('login-password');
    expect(offers()).toBe(1);
    await focus('login-email');
    expect(offers()).toBe(2);
  });

  it('are asked for anew after another tab may have asked', async () => {
    const { offers, focus, turn } = await scene();
    turn('hidden');
    turn('visible');
    expect(offers()).toBe(1);
    await focus('login-email');
    expect(offers()).toBe(2);
  });

  it('sign in', async () => {
    const { told, end } = await scene();
    await end('signed-in');
    expect(told).toEqual(['chosen', 'in by passkey', 'end']);
  });

  it('tell what came of a choice, and stand there again', async () => {
    const { told, end, focus, offers } = await scene();
    await end(new ApiError(401, 'passkey-not-accepted', ''));
    expect(told).toEqual(['chosen', 'passkey-not-accepted', 'end']);
    await focus('login-email');
    expect(offers()).toBe(2);
  });

  it('are silent about what nobody asked for', async () => {
    const { told, end, focus, offers } = await scene();
    await end(new ApiError(0, 'network-request-failed', ''), false);
    await focus('login-email');
    await end('cancelled', false);
    expect(told).toEqual([]);
    expect(offers()).toBe(2);
  });

  it('are withdrawn when the form goes', async () => {
    const { leave, focus, offers } = await scene();
    expect(withdrawPasskeys).not.toHaveBeenCalled();
    leave();
    expect(withdrawPasskeys).toHaveBeenCalledOnce();
    await focus('login-email');
    expect(offers()).toBe(1);
  });

  it.each([
    ['that cannot list them', async () => false],
    ['too old to be asked', null],
    ['that will not say', () => Promise.reject(new Error('no'))],
  ])('are nothing to a browser %s', async (_case, able) => {
    const { offers, focus } = await scene(able);
    await focus('login-email');
    expect(offers()).toBe(0);
  });
});
