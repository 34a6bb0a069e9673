import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, ApiError } from '#identity/web';
import { LOOK_DELAYS_MS } from './payment-flow.ts';
import { followReturn, PATIENT_LOOKS, type ReturnState } from './return-flow.ts';

const lost = () => new ApiError(0, 'network-request-failed', '');
const refused = (status: number, code: string) => new ApiError(status, code, code);

/** Answers are used up in order, the last one repeats. */
function scene(script: { pay?: unknown[]; looks: unknown[] }) {
  const calls: string[] = [];
  const states: ReturnState[] = [];
  const take = (queue: unknown[]) => {
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const api: ApiClient = {
    get: async () => {
      calls.push('look');
      return take(script.looks);
    },
    post: async (path, body) => {
      calls.push(`${path.split('/').at(-1)} ${JSON.stringify(body)}`);
      return { status: 200, body: take(script.pay ?? [{ state: 'confirming' }]) };
    },
    delete: async () => Promise.reject(new Error('nothing is deleted here')),
  };
  const flow = followReturn({ api, checkoutId: 'co_1', onState: (state) => void states.push(state) });
  return { flow, calls, states, last: () => states.at(-1) };
}
const pass = (looks: number) =>
  vi.advanceTimersByTimeAsync(LOOK_DELAYS_MS.slice(0, looks).reduce((sum, ms) => sum + ms, 0));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who comes back from the provider’s page', () => {
  it('has paid: the server asks the provider once, and the page says which plan runs', async () => {
    const s = scene({ looks: [{ state: 'applied', subscription: { isActive: true, type: 'monthly' } }] });
    await pass(3);
    expect(s.calls).toEqual(['pay {"reference":"co_1"}', 'look']);
    expect(s.states).toEqual([{ at: 'paid', plan: 'monthly' }]);
  });

  it('is told that it is being checked, then that it takes longer, until it is known', async () => {
    const confirming = Array(PATIENT_LOOKS + 1).fill({ state: 'confirming' });
    const s = scene({ looks: [...confirming, { state: 'applied' }] });
    await pass(1);
    expect(s.last()).toEqual({ at: 'checking', slow: false, offline: false });
    await pass(PATIENT_LOOKS);
    expect(s.last()).toEqual({ at: 'checking', slow: true, offline: false });
    await pass(PATIENT_LOOKS + 3);
    expect(s.last()).toEqual({ at: 'paid', plan: null });
    expect(s.calls.filter((call) => call.startsWith('pay'))).toHaveLength(1);
  });

  it('may say that they did not pay where nobody else says so, and is shown at once how it stands then', async () => {
    const waits = { state: 'confirming', canSayUnpaid: true };
    const s = scene({
      pay: [{ state: 'confirming' }, { state: 'failed' }],
      looks: [waits, { state: 'failed' }],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.last()).toEqual({ at: 'checking', slow: true, offline: false, canSayUnpaid: true });
    await s.flow.sayUnpaid();
    expect(s.calls.at(-1)).toBe('not-paid {}');
    expect(s.last()).toEqual({ at: 'not-paid', message: null });
    // The next look does not take that back.
    await pass(1);
    expect(s.calls.at(-1)).toBe('look');
    expect(s.last()).toEqual({ at: 'not-paid', message: null });
    s.flow.stop();
  });

  it('has the money back: that is the end of it', async () => {
    const looks = [{ state: 'refunded', message: 'This payment was given back to you.' }];
    const s = scene({ pay: [refused(409, 'payment-refunded')], looks });
    await pass(3);
    expect(s.states).toEqual([{ at: 'given-back', message: 'This payment was given back to you.' }]);
    expect(s.calls).toHaveLength(2);
  });

  it('has paid twice: the plan runs, and the end of the way back is still heard', async () => {
    const subscription = { isActive: true, type: 'weekly' };
    const looks = ['review', 'refunded'].map((state) => ({
      state,
      subscription,
      message: `It is ${state}.`,
    }));
    const s = scene({ looks });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.last()).toEqual({ at: 'paid-twice', message: 'It is review.' });
    await pass(3);
    expect(s.last()).toEqual({ at: 'paid-twice', message: 'It is refunded.' });
    expect(s.calls.filter((call) => call === 'look')).toHaveLength(2);
  });

  it('is told at once of a card that was declined, and still of another one that paid', async () => {
    const looks = [{ state: 'declined', message: 'Your card was declined.' }, { state: 'applied' }];
    const s = scene({ pay: [refused(402, 'card-declined'), { state: 'applied' }], looks });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.last()).toEqual({ at: 'not-paid', message: 'Your card was declined.' });
    await pass(1);
    expect(s.last()).toEqual({ at: 'paid', plan: null });
    expect(s.calls.filter((call) => call.startsWith('pay'))).toHaveLength(2);
  });

  it.each([
    ['that is open', 'at-provider'],
    ['that had run out', 'failed'],
  ])(
    'from a page %s without a payment is told so after a while, and looking goes on',
    async (_case, state) => {
      const waiting = Array(PATIENT_LOOKS + 2).fill({ state, message: 'The payment could not be made.' });
      const s = scene({ looks: [...waiting, { state: 'applied' }] });
      await pass(PATIENT_LOOKS);
      expect(s.last()).toEqual({ at: 'not-paid', message: null });
      await pass(LOOK_DELAYS_MS.length);
      expect(s.last()).toEqual({ at: 'paid', plan: null });
      expect(s.calls.filter((call) => call.startsWith('pay')).length).toBeGreaterThan(2);
    },
  );

  it('hears that somebody looks into it, and still of its end', async () => {
    const s = scene({ looks: [{ state: 'review' }, { state: 'applied' }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.last()).toEqual({ at: 'review' });
    await pass(1);
    expect(s.last()).toEqual({ at: 'paid', plan: null });
  });

  it('without a line is asked for again, as often as it takes', async () => {
    const s = scene({
      pay: [lost(), { state: 'applied' }],
      looks: [lost(), { state: 'applied' }],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.last()).toEqual({ at: 'checking', slow: false, offline: true });
    await pass(1);
    expect(s.last()).toEqual({ at: 'paid', plan: null });
    expect(s.calls.filter((call) => call.startsWith('pay'))).toHaveLength(2);
  });

  it('with another person’s checkout learns nothing, and one who leaves hears nothing more', async () => {
    const s = scene({
      pay: [refused(404, 'checkout-not-found')],
      looks: [refused(404, 'checkout-not-found')],
    });
    await pass(2);
    expect(s.states).toEqual([{ at: 'unknown' }]);
    const left = scene({ looks: [{ state: 'confirming' }] });
    await vi.advanceTimersByTimeAsync(0);
    left.flow.stop();
    const before = left.calls.length;
    await pass(4);
    expect(left.calls).toHaveLength(before);
  });
});
