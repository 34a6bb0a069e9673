import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, ApiError } from '#identity/web';
import { CHECKOUT_ERRORS } from '../rules/index.ts';
import { CLOSE_GRACE_MS, createPaymentFlow, LOOK_DELAYS_MS, type PaymentState } from './payment-flow.ts';
import type { PopupConfig } from './payment-sdk.ts';

const created = {
  checkoutId: 'co_1',
  provider: 'sandbox',
  publicKey: 'pk',
  sdkUrl: '/sandbox/sdk.js',
  amountInCents: 24_999,
  currency: 'ZAR',
  name: 'Repartee Subscription',
  description: 'monthly Plan',
};
const lost = () => new ApiError(0, 'network-request-failed', '');
const refused = (status: number, code: string, message = '', more = {}) =>
  new ApiError(status, code, message, { error: { code, message, ...more } });

type Answer = unknown | Error;

/** A flow against scripted answers: `create`, `pay` and `look` are used up in order, the last one repeats. */
function scene(script: {
  create?: Answer[];
  pay?: Answer[];
  look?: Answer[];
  sdk?: 'fails' | 'throws';
  resumed?: Answer;
}) {
  const calls: string[] = [];
  const states: PaymentState[] = [];
  const address: (string | null)[] = [];
  let popup: PopupConfig | undefined;
  const take = (queue: Answer[] | undefined, name: string) => {
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (answer === undefined) throw new Error(`no answer scripted for ${name}`);
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const api: ApiClient = {
    get: async (path) => {
      calls.push(`GET ${path}`);
      return take(script.look, path);
    },
    delete: async (path) => {
      throw new Error(`nobody deletes ${path} here`);
    },
    post: async (path, body) => {
      calls.push(`POST ${path} ${JSON.stringify(body)}`);
      return {
        status: 200,
        body: take(path.endsWith('/pay') ? script.pay : (script.create ?? [created]), path),
      };
    },
  };
  const flow = createPaymentFlow({
    api,
    loadSdk: async () => {
      if (script.sdk === 'fails') throw new Error('blocked');
      return {
        showPopup: (config) => {
          if (script.sdk === 'throws') throw new Error('no window');
          popup = config;
        },
      };
    },
    resumeTransaction: async ({ accessCode }) => {
      calls.push(`resume ${accessCode}`);
      return take([script.resumed], accessCode);
    },
    keepInAddress: (id) => void address.push(id),
    leaveFor: (url) => void calls.push(`leave ${url}`),
    onState: (state) => void states.push(state),
  });
  const given = () => {
    if (!popup) throw new Error('no popup was opened');
    return popup;
  };
  return {
    flow,
    calls,
    address,
    popup: given,
    state: () => states.at(-1),
    pays: () => calls.filter((call) => call.includes('/pay')).length,
    /** Opens the popup and lets the card form answer with a token. */
    async payWithToken() {
      await flow.pay('monthly');
      given().callback({ id: 'tok_1' });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the popup', () => {
  it('opens with the server its price and words, and is charged through our server', async () => {
    const s = scene({ pay: [{ state: 'applied' }] });
    await s.flow.pay('monthly');
    expect(s.state()).toEqual({ at: 'processing', step: 'popup' });
    expect(s.popup()).toMatchObject({
      amountInCents: 24_999,
      currency: 'ZAR',
      name: 'Repartee Subscription',
      description: 'monthly Plan',
    });
    s.popup().callback({ id: 'tok_1' });
    expect(s.state()).toEqual({ at: 'processing', step: 'charging' });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.calls).toEqual([
      'POST /api/checkout {"plan":"monthly"}',
      'POST /api/checkout/co_1/pay {"token":"tok_1"}',
    ]);
    expect(s.state()).toEqual({ at: 'applied' });
    expect(s.address).toEqual(['co_1', null]);
  });

  it('storage that is away is told in the server’s words, at the start and at the payment; nothing is looked up', async () => {
    const away = () => refused(503, 'storage-unavailable', 'Payments cannot be taken at the moment.');
    const before = scene({ create: [away()] });
    await before.flow.pay('monthly');
    const notNow = { at: 'idle', error: 'Payments cannot be taken at the moment.', notNow: true };
    expect(before.state()).toEqual(notNow);
    const at = scene({ pay: [away()] });
    await at.payWithToken();
    expect(at.state()).toEqual(notNow);
    expect(at.calls.filter((call) => call.startsWith('GET'))).toEqual([]);
    expect(at.address.at(-1)).toBeNull();
  });

  it.each(['fails', 'throws'] as const)('a script that %s gives the initialisation text', async (sdk) => {
    const s = scene({ sdk });
    await s.flow.pay('monthly');
    expect(s.state()).toEqual({ at: 'idle', error: 'Failed to initialize payment. Please try again.' });
  });

  it('closed is idle again, silently, and the next try uses the same checkout', async () => {
    const s = scene({ pay: [{ state: 'applied' }] });
    await s.flow.pay('monthly');
    s.popup().onClose();
    await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
    expect(s.state()).toEqual({ at: 'idle', error: null });
    await s.flow.pay('monthly');
    expect(s.calls).toHaveLength(1);
  });

  it('a result right after the close still counts; one long after it is not charged', async () => {
    const prompt = scene({ pay: [{ state: 'applied' }] });
    await prompt.flow.pay('monthly');
    prompt.popup().onClose();
    prompt.popup().callback({ id: 'tok_1' });
    await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
    expect(prompt.state()).toEqual({ at: 'applied' });

    const late = scene({ pay: [{ state: 'applied' }] });
    await late.flow.pay('monthly');
    late.popup().onClose();
    await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
    late.popup().callback({ id: 'tok_1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(late.pays()).toBe(0);
  });

  it('a second callback charges nothing', async () => {
    const s = scene({ pay: [{ state: 'applied' }] });
    await s.payWithToken();
    s.popup().callback({ id: 'tok_2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(s.pays()).toBe(1);
  });

  it.each([
    ['Your card number is wrong', 'Payment failed: Please check your card details and try again.'],
    ['Bank says no', 'Payment failed: Bank says no'],
  ])('an error %j of the popup reads %j', async (message, error) => {
    const s = scene({});
    await s.flow.pay('monthly');
    s.popup().callback({ error: { message } });
    expect(s.state()).toEqual({ at: 'idle', error });
    expect(s.pays()).toBe(0);
  });
});

describe('the checkout refused', () => {
  it.each([
    [refused(409, 'active-subscription'), { at: 'already-active' }],
    [refused(401, 'not-signed-in'), { at: 'idle', error: 'Please sign in to continue' }],
    [lost(), { at: 'idle', error: 'Failed to initialize payment. Please try again.' }],
    [refused(500, 'unexpected'), { at: 'idle', error: 'Failed to initialize payment. Please try again.' }],
  ])('%s', async (error, state) => {
    const s = scene({ create: [error] });
    await s.flow.pay('monthly');
    expect(s.state()).toEqual(state);
  });

  it('because an earlier payment is still open: that one is watched', async () => {
    const s = scene({
      create: [refused(409, 'in-progress', '', { checkoutId: 'co_0' })],
      look: [{ state: 'applied' }],
    });
    void s.flow.pay('monthly');
    await vi.advanceTimersByTimeAsync(LOOK_DELAYS_MS[0]);
    expect(s.calls.at(-1)).toBe('GET /api/checkout/co_0');
    expect(s.state()).toEqual({ at: 'applied' });
  });

  it('a provider with a page of its own is gone to', async () => {
    const s = scene({ create: [{ ...created, redirectUrl: 'https://pay.example/1' }] });
    await s.flow.pay('monthly');
    expect(s.calls.at(-1)).toBe('leave https://pay.example/1');
  });
});

describe('the charge refused', () => {
  it.each([
    [
      refused(402, 'card-declined', 'Payment failed: Please check your card details and try again.'),
      'Payment failed: Please check your card details and try again.',
    ],
    [
      refused(502, 'payment-failed', 'Payment failed: You have not been charged.'),
      'Payment failed: You have not been charged.',
    ],
    [refused(409, 'token-already-used', 'Already sent.'), 'Payment failed: Already sent.'],
    [refused(401, 'not-signed-in', 'x'), 'Please sign in to continue'],
  ])('%s is final, and the next try starts a new checkout', async (error, text) => {
    const s = scene({ pay: [error] });
    await s.payWithToken();
    expect(s.state()).toEqual({ at: 'idle', error: text });
    expect(s.address.at(-1)).toBeNull();
    await s.flow.pay('monthly');
    expect(s.calls.filter((call) => call.startsWith('POST /api/checkout {'))).toHaveLength(2);
  });

  it('save-failed shows its text with the payment id, keeps watching and leads on', async () => {
    const s = scene({
      pay: [refused(500, 'save-failed', '', { paymentId: 'ch_9' })],
      look: [{ state: 'confirming' }, { state: 'applied' }],
    });
    await s.payWithToken();
    expect(s.state()).toMatchObject({
      at: 'confirming',
      notice:
        'Payment successful but subscription save failed. Please contact support with your payment ID: ch_9',
    });
    await vi.advanceTimersByTimeAsync(LOOK_DELAYS_MS[0] + LOOK_DELAYS_MS[1]);
    expect(s.state()).toEqual({ at: 'applied' });
  });
});

describe('over a limit', () => {
  const text = 'Too many payments were declined. You have not been charged. Try again in 12 minutes.';

  it('shows when to come back, asks nobody again by itself, and looks after nothing', async () => {
    for (const [message, shown] of [
      [text, text],
      ['', CHECKOUT_ERRORS['too-many-requests'].message],
    ] as const) {
      const s = scene({ create: [created], pay: [refused(429, 'too-many-requests', message)] });
      await s.payWithToken();
      expect(s.state()).toEqual({ at: 'idle', error: shown });
      expect(s.address).toEqual(['co_1', null]);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(s.calls).toHaveLength(2);
    }
  });

  it('asks before the card form opens the next time', async () => {
    const over = refused(429, 'too-many-requests', text);
    const s = scene({ create: [created, over, created], pay: [over, { state: 'applied' }] });
    await s.payWithToken();
    await s.flow.pay('monthly');
    expect(s.state()).toEqual({ at: 'idle', error: text });
    expect(s.pays()).toBe(1);
    await s.payWithToken();
    expect(s.state()).toEqual({ at: 'applied' });
  });
});

describe('an outcome that is not known', () => {
  it.each([
    ['202', { state: 'confirming' }],
    ['a lost answer', lost()],
    ['in progress elsewhere', refused(409, 'in-progress')],
    ['a proxy its error', refused(502, 'http-502')],
  ])('%s is looked at, never paid again', async (_name, answer) => {
    const s = scene({ pay: [answer], look: [{ state: 'confirming' }, lost(), { state: 'applied' }] });
    await s.payWithToken();
    expect(s.state()).toEqual({ at: 'confirming', notice: null, review: false, offline: false });
    await vi.advanceTimersByTimeAsync(1_000 + 2_000);
    expect(s.state()).toMatchObject({ at: 'confirming', offline: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(s.state()).toEqual({ at: 'applied' });
    expect(s.pays()).toBe(1);
  });

  it('ends in idle when it turns out declined', async () => {
    const s = scene({ pay: [lost()], look: [{ state: 'declined', message: 'Your card was declined.' }] });
    await s.payWithToken();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(s.state()).toEqual({
      at: 'idle',
      error: 'Payment failed: Please check your card details and try again.',
    });
  });

  it('ends in idle when a person has looked into it and gave the money back', async () => {
    const message = 'This payment was given back to you. Choose a plan to start again.';
    const s = scene({ pay: [lost()], look: [{ state: 'review' }, { state: 'refunded', message }] });
    await s.payWithToken();
    await vi.advanceTimersByTimeAsync(1_000 + 2_000);
    expect(s.state()).toEqual({ at: 'idle', error: message });
  });

  it('ends in idle, and says why, when it was paid twice and goes back by itself', async () => {
    const message = 'This payment bought nothing. It goes back to you by itself.';
    const s = scene({ pay: [{ state: 'confirming' }], look: [{ state: 'review', message }] });
    await s.payWithToken();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(s.state()).toEqual({ at: 'idle', error: message });
  });

  it('says so when a person has to look into it', async () => {
    const s = scene({ pay: [{ state: 'confirming' }], look: [{ state: 'review' }] });
    await s.payWithToken();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(s.state()).toMatchObject({ at: 'confirming', review: true });
    s.flow.stop();
  });

  it('that never arrived is told after three looks, and the next try is on the same checkout', async () => {
    const s = scene({ pay: [lost(), { state: 'applied' }], look: [{ state: 'open' }] });
    await s.payWithToken();
    await vi.advanceTimersByTimeAsync(1_000 + 2_000);
    expect(s.state()).toMatchObject({ at: 'confirming' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(s.state()).toMatchObject({ at: 'idle', error: expect.stringContaining('have not been charged') });
    await s.payWithToken();
    expect(s.calls.filter((call) => call.startsWith('POST /api/checkout {'))).toHaveLength(1);
  });

  it('is resumed after a reload and stops when the screen is left', async () => {
    const s = scene({ look: [{ state: 'confirming' }] });
    void s.flow.resume('co_7');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(s.calls).toEqual(['GET /api/checkout/co_7']);
    s.flow.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(s.calls).toHaveLength(1);
  });
});

describe('a payment in the provider’s own form', () => {
  const atProvider = { ...created, provider: 'paystack', sdkUrl: '/inline.js', accessCode: 'ac_1' };
  const scripted = (script: Parameters<typeof scene>[0]) => scene({ create: [atProvider], ...script });

  it('is believed only once the server has asked the provider', async () => {
    const s = scripted({ resumed: 'paid', pay: [{ state: 'applied' }] });
    await s.flow.pay('monthly');
    expect(s.calls).toEqual([
      'POST /api/checkout {"plan":"monthly"}',
      'resume ac_1',
      'POST /api/checkout/co_1/pay {"reference":"co_1"}',
    ]);
    expect(s.state()).toEqual({ at: 'applied' });
  });

  it('that was closed unpaid is as before, and the next press asks the server anew', async () => {
    const s = scripted({
      resumed: 'closed',
      pay: [{ state: 'confirming' }],
      look: [{ state: 'at-provider' }],
    });
    await s.flow.pay('monthly');
    expect(s.state()).toEqual({ at: 'idle', error: null });
    await s.flow.pay('monthly');
    expect(s.calls.filter((call) => call.startsWith('POST /api/checkout {'))).toHaveLength(2);
  });

  it('that was closed because its answer was lost turns out to be paid', async () => {
    const s = scripted({ resumed: 'closed', pay: [{ state: 'applied' }] });
    await s.flow.pay('monthly');
    expect(s.state()).toEqual({ at: 'applied' });
  });

  it('that did not open is told as one that could not be initialised', async () => {
    const s = scripted({ resumed: new Error('blocked') });
    await s.flow.pay('monthly');
    expect(s.state()).toMatchObject({ at: 'idle', error: expect.stringContaining('initialize payment') });
    expect(s.pays()).toBe(0);
  });

  it('that the provider does not know of yet is asked after again, and not called unpaid', async () => {
    const s = scripted({
      resumed: 'paid',
      pay: [{ state: 'confirming' }, { state: 'confirming' }, { state: 'applied' }],
      look: [{ state: 'at-provider' }],
    });
    void s.flow.pay('monthly');
    await vi.advanceTimersByTimeAsync(LOOK_DELAYS_MS[0] + LOOK_DELAYS_MS[1]);
    expect(s.pays()).toBe(3);
    expect(s.state()).toEqual({ at: 'applied' });
    const never = scripted({
      resumed: 'paid',
      pay: [{ state: 'confirming' }],
      look: [{ state: 'at-provider' }],
    });
    void never.flow.pay('monthly');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(never.state()).toMatchObject({ at: 'idle', error: expect.stringContaining('If you did pay') });
  });
});

describe('a payment on the provider’s own page', () => {
  it('is left for, and whoever comes back can press Pay again', async () => {
    const s = scene({ create: [{ ...created, redirectUrl: 'https://pay.example/1' }] });
    await s.flow.pay('monthly');
    expect(s.calls.at(-1)).toBe('leave https://pay.example/1');
    expect(s.state()).toEqual({ at: 'processing', step: 'leaving' });
    s.flow.cameBack();
    expect(s.state()).toEqual({ at: 'idle', error: null });
    await s.flow.pay('monthly');
    expect(s.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });
});
