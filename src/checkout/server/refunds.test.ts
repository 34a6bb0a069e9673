import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { isoTime } from '#kit';
import { GATEWAY_KEY, GOOD_CARD, type Person, type TestProduct, testProduct } from '#server/testing';
import { checkoutBelongings } from './belongings.ts';
import type { CardProvider, RefundOutcome } from './provider.ts';
import { reconcile, startReconciler } from './reconciler.ts';
import { reconcileRefunds } from './refund-reconciler.ts';
import { type RefundDeps, refundSettings } from './refund-settle.ts';
import { giveBack, type RefundWish } from './refunds.ts';
import { findCheckout } from './store.ts';

const RESET = '4000 0000 0000 0341';
const LATE = '4000 0000 0000 6975';

/** What the next calls of a provider meet; what is not said goes to the gateway. */
interface Faults {
  charge?: 'lost-before';
  /** `gone-after`: and from then on the provider cannot be reached. */
  refund?: 'lost-before' | 'lost-after' | 'gone-after' | RefundOutcome;
  find?: 'unreachable' | 'cannot-tell';
}

describe.each(ENGINES)('giving money back, on %s', (engine) => {
  let product: TestProduct;
  let faults: Faults;
  /** The ids with which the provider was asked for refunds. */
  let asked: string[];

  const faulty = (real: CardProvider): CardProvider => ({
    ...real,
    async charge(request) {
      if (faults.charge) return { kind: 'unknown', answered: false, reason: 'ECONNRESET' };
      return real.charge(request);
    },
    async refund(request) {
      asked.push(request.refundId);
      const lost: RefundOutcome = { kind: 'unknown', reason: 'ECONNRESET' };
      if (typeof faults.refund === 'object') return faults.refund;
      if (faults.refund === 'lost-before') return lost;
      const outcome = await real.refund(request);
      if (faults.refund === 'gone-after') faults.find = 'unreachable';
      return faults.refund === 'lost-after' || faults.refund === 'gone-after' ? lost : outcome;
    },
    async find(checkoutId) {
      if (faults.find === 'unreachable') throw new Error('no route to the provider');
      return faults.find === 'cannot-tell' ? { kind: 'cannot-tell' } : real.find(checkoutId);
    },
  });

  beforeEach(async () => {
    [faults, asked] = [{}, []];
    product = await testProduct(engine, { provider: faulty, settings: { METRICS_TOKEN: 'metrics-token' } });
  });
  afterEach(() => product.close());

  const deps = (): RefundDeps => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    mailer: product.mailer,
    ...refundSettings(product.settings),
  });
  async function checkoutOf(paid: Response, person: Person): Promise<string> {
    expect(paid.status).toBe(200);
    const rows = product.database.db.selectFrom('checkouts').select('id').where('user_id', '=', person.id);
    return (await rows.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
  }
  /** Somebody who bought a plan, and its checkout. */
  async function buyer(plan = 'monthly', card = GOOD_CARD) {
    const person = await product.person();
    return { person, id: await checkoutOf(await person.buy(plan, card), person) };
  }
  const refund = async (id: string, wish: Partial<RefundWish> = {}, other: Partial<RefundDeps> = {}) => {
    const checkout = await findCheckout(product.database.db, id);
    if (!checkout) throw new Error(`no checkout ${id}`);
    return giveBack({ ...deps(), ...other }, checkout, { reason: null, keepAccess: false, ...wish });
  };
  const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
  const status = async (person: Person) => json(await person.get('/subscription/status'));
  const stateOf = async (person: Person, id: string) =>
    (await json(await person.get(`/api/checkout/${id}`))).state;
  const row = (id: string) =>
    product.database.db
      .selectFrom('refunds')
      .selectAll()
      .where('checkout_id', '=', id)
      .executeTakeFirstOrThrow();
  const lines = async (id: string) =>
    (
      await product.database.db
        .selectFrom('payments')
        .select(['event', 'amount_in_cents', 'detail'])
        .where('checkout_id', '=', id)
        .where('event', 'like', 'refund%')
        .orderBy('at')
        .orderBy('event')
        .execute()
    ).map(({ event, amount_in_cents, detail }) => [event, amount_in_cents, detail]);
  const letters = async (person: Person) =>
    (await product.letters(person.email)).filter(({ subject }) => subject.startsWith('We gave you back'));
  /** Waits in the product's time, and lets the reconciler look. */
  const later = async (ms: number, everything = false) => {
    product.clock.tick(ms);
    return reconcileRefunds(deps(), everything);
  };

  it('gives a payment back once; access ends at once, the frame’s too, and everything says so', async () => {
    const { person, id } = await buyer();
    const { url } = (await json(await person.post('/api/chat/session'))) as { url: string };
    const ticket = /#ticket=(.+)$/.exec(url)?.[1];
    const { token } = await json(await person.post('/api/chat/admit', { ticket }));
    const advise = async () =>
      (
        await product.request('/api/coach/advice', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: 'Hey, how was your weekend?' }),
        })
      ).status;
    expect(await advise()).toBe(200);

    product.clock.tick(60_000);
    expect(await refund(id, { reason: 'asked within a day' })).toMatchObject({
      kind: 'asked',
      refund: { state: 'refunded', by: 'operator', reason: 'asked within a day', amount_in_cents: 24_999 },
    });
    const [capture] = await product.ledger();
    expect(await row(id)).toMatchObject({ provider_refund_id: capture?.refundId, next_check_at: null });
    expect(await status(person)).toMatchObject({ isActive: false, paymentId: capture?.chargeId });
    expect(await advise()).toBe(403);
    expect((await person.post('/api/chat/session')).status).toBe(403);
    expect(await json(await person.get(`/api/checkout/${id}`))).toEqual({
      state: 'refunded',
      paymentId: capture?.chargeId,
      message: 'This payment was given back to you. Choose a plan to start again.',
    });
    const again = await person.post(`/api/checkout/${id}/pay`, { token: 'tok_again' });
    expect([again.status, await again.json()]).toMatchObject([409, { error: { code: 'payment-refunded' } }]);
    expect(await lines(id)).toEqual([
      ['refund-intent', 24_999, asked[0]],
      ['refunded', 24_999, 'access ended'],
    ]);

    const at = new Date(product.clock.now).toISOString();
    const receipt = { paymentId: capture?.chargeId, amountInCents: 24_999, refundedAt: at };
    expect(await json(await person.get('/api/account'))).toMatchObject({ receipts: [receipt] });
    expect(await json(await person.get(`/api/account/receipts/${capture?.chargeId}`))).toMatchObject({
      receipt,
    });
    expect(await json(await person.get('/api/account/export'))).toMatchObject({
      subscription: { isActive: false, status: 'ended' },
      payments: { receipts: [receipt], refunds: [{ state: 'refunded', reason: 'asked within a day' }] },
    });
    const [letter, ...more] = await letters(person);
    expect([letter?.subject, more]).toEqual(['We gave you back R249.99', []]);
    expect(letter?.text).toContain('has ended with it');
    const metrics = await product.request('/metrics', { headers: { authorization: 'Bearer metrics-token' } });
    expect(await metrics.text()).toMatch(/repartee_refunds\{state="refunded"\} 1/);

    // Told again, nothing happens; and the way to a new plan is open.
    expect(await refund(id)).toMatchObject({ kind: 'stood', refund: { state: 'refunded' } });
    expect([asked.length, (await letters(person)).length]).toEqual([1, 1]);
    product.clock.tick(1);
    expect((await person.buy('weekly')).status).toBe(200);
    expect(await status(person)).toMatchObject({ isActive: true, type: 'weekly' });
  });

  it.each(['cannot-tell', undefined] as const)(
    'is left to the terminal that asks for it as long as that call may be under way (a provider that says %s)',
    async (find) => {
      const { id } = await buyer();
      faults = { refund: 'lost-before' };
      await refund(id);
      await product.database.db
        .updateTable('refunds')
        .set({ state: 'asking', checks: 0, next_check_at: isoTime(product.clock.now) })
        .execute();
      faults = find ? { find } : {};
      const before = await lines(id);
      expect(await later(product.timeoutMs)).toBe(1);
      expect([(await row(id)).state, await lines(id)]).toEqual(['asking', before]);
      await later(3 * product.timeoutMs + 2_000);
      expect((await row(id)).state).toBe(find ? 'unknown' : 'refused');
    },
  );

  it('leaves access open where the operator says so', async () => {
    const { person, id } = await buyer();
    await refund(id, { keepAccess: true });
    expect([await stateOf(person, id), (await status(person)).isActive]).toEqual(['refunded', true]);
    expect((await lines(id)).at(-1)).toEqual(['refunded', 24_999, 'access kept']);
    expect((await letters(person))[0]?.text).toContain('Your plan goes on as it was');
  });

  it('leaves the plan alone that a later payment opened', async () => {
    const { person, id } = await buyer('weekly');
    product.clock.tick(1);
    expect((await person.buy('yearly')).status).toBe(200);
    const before = await status(person);
    await refund(id);
    expect(await status(person)).toEqual(before);
    expect((await lines(id)).at(-1)).toEqual(['refunded', 9_999, 'it had opened no access that stands']);
    expect((await letters(person))[0]?.text).toContain('nothing else changes');
  });

  it('settles a payment in review with it, at what was really taken, and the customer can pay again', async () => {
    faults.charge = 'lost-before';
    const person = await product.person();
    const { checkoutId: id } = (await json(await person.post('/api/checkout', { plan: 'monthly' }))) as {
      checkoutId: string;
    };
    await person.post(`/api/checkout/${id}/pay`, { token: await product.cardToken(GOOD_CARD) });
    await fetch(`${product.gatewayUrl}/v1/charges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({
        token: await product.cardToken(GOOD_CARD),
        amountInCents: 19_999,
        currency: 'ZAR',
        metadata: { checkoutId: id },
      }),
    });
    product.clock.tick(60_000);
    await reconcile({ ...deps(), alone: false });
    expect(await stateOf(person, id)).toBe('review');
    expect((await person.post('/api/checkout', { plan: 'monthly' })).status).toBe(409);
    await refund(id);
    expect(await stateOf(person, id)).toBe('refunded');
    expect((await lines(id)).map(([event, cents]) => [event, cents])).toEqual([
      ['refund-intent', 19_999],
      ['refunded', 19_999],
    ]);
    expect((await letters(person))[0]?.subject).toBe('We gave you back R199.99');
    faults = {};
    product.clock.tick(1);
    expect((await person.buy('monthly')).status).toBe(200);
  });

  it.each([
    ['was reset after it was given back', RESET],
    ['came after the time limit', LATE],
  ])('an answer that %s is looked up and booked', async (_case, card) => {
    const { person, id } = await buyer('monthly', card);
    expect(await refund(id)).toMatchObject({ kind: 'asked', refund: { state: 'refunded' } });
    expect([asked.length, (await status(person)).isActive]).toEqual([1, false]);
  });

  it('an answer that nobody can look up yet changes nothing till then; then it does, once', async () => {
    const { person, id } = await buyer();
    faults.refund = 'gone-after';
    expect(await refund(id)).toMatchObject({ refund: { state: 'unknown', told: 'ECONNRESET' } });
    expect(await status(person)).toMatchObject({ isActive: true });
    expect(await refund(id)).toMatchObject({ kind: 'stood', refund: { state: 'unknown' } });
    await later(2_000);
    expect(await row(id)).toMatchObject({ state: 'unknown', checks: 2 });
    faults = {};
    await Promise.all([later(60_000), later(0), later(0, true)]);
    expect([await stateOf(person, id), (await status(person)).isActive]).toEqual(['refunded', false]);
    expect((await lines(id)).map(([event]) => event)).toEqual([
      'refund-intent',
      'refund-unknown',
      'refunded',
    ]);
    expect([asked.length, (await letters(person)).length]).toEqual([1, 1]);
  });

  it('a letter that cannot be kept takes the whole end back, and the reconciler writes both', async () => {
    const { person, id } = await buyer();
    const mailer = {
      send: async () => Promise.reject(new Error('the table of letters is locked')),
      wake: () => {},
    };
    await expect(refund(id, {}, { mailer })).rejects.toThrow('the table of letters is locked');
    expect([(await row(id)).state, await stateOf(person, id)]).toEqual(['asking', 'applied']);
    expect([(await status(person)).isActive, (await lines(id)).length]).toEqual([true, 1]);
    await later(60_000);
    expect([await stateOf(person, id), (await letters(person)).length, asked.length]).toEqual([
      'refunded',
      1,
      1,
    ]);
  });

  it('the server looks by itself, at a start too', async () => {
    const { id } = await buyer();
    faults.refund = 'gone-after';
    await refund(id);
    faults = {};
    const reconciler = startReconciler(
      { ...deps(), storage: product.database.storage, inbox: product.inbox, alone: true },
      60_000,
    );
    await expect.poll(async () => (await row(id)).state).toBe('refunded');
    await reconciler.stop();
  });

  it('one that never arrived is unknown while it still might, then refused, and may be asked for anew', async () => {
    const { person, id } = await buyer();
    faults.refund = 'lost-before';
    expect(await refund(id)).toMatchObject({ refund: { state: 'unknown' } });
    await later(product.timeoutMs, true);
    expect(await row(id)).toMatchObject({ state: 'unknown' });
    await later(10 * product.timeoutMs, true);
    expect(await row(id)).toMatchObject({ state: 'refused' });
    expect([await stateOf(person, id), (await status(person)).isActive]).toEqual(['applied', true]);
    faults = {};
    expect(await refund(id)).toMatchObject({ kind: 'asked', refund: { state: 'refunded' } });
    expect(new Set(asked).size).toBe(2);
    expect((await lines(id)).filter(([event]) => event === 'refunded')).toHaveLength(1);
  });

  it('one that was given up on and carried out late is given back: nothing is asked for twice', async () => {
    const { person, id } = await buyer();
    faults.refund = 'lost-before';
    await refund(id);
    await later(10 * product.timeoutMs, true);
    expect(await row(id)).toMatchObject({ state: 'refused' });
    await atPortal(id);
    await later(11 * 60_000);
    expect(await row(id)).toMatchObject({ state: 'refunded' });
    expect([asked.length, (await status(person)).isActive]).toEqual([1, false]);
  });

  it('looks late three times and then no more', async () => {
    const { id } = await buyer();
    faults.refund = 'lost-before';
    await refund(id);
    await later(10 * product.timeoutMs, true);
    for (const ms of [11 * 60_000, 61 * 60_000, 25 * 3_600_000]) expect(await later(ms)).toBe(1);
    expect([await row(id), await later(99 * 3_600_000)]).toMatchObject([{ next_check_at: null }, 0]);
  });

  /** Somebody gives it back in the provider's own portal. */
  async function atPortal(id: string): Promise<void> {
    const checkout = await findCheckout(product.database.db, id);
    await fetch(`${product.gatewayUrl}/v1/refunds/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({ chargeId: checkout?.charge_id }),
    });
  }

  it('one that was given back in the portal is booked, and nothing is asked for', async () => {
    const { person, id } = await buyer();
    await atPortal(id);
    expect(await refund(id)).toMatchObject({ refund: { state: 'refunded', by: 'provider' } });
    expect([asked, (await status(person)).isActive]).toEqual([[], false]);
  });

  it('a provider that cannot tell leaves an unknown end to the operator, and is asked no second time', async () => {
    const { person, id } = await buyer();
    faults = { refund: 'lost-after', find: 'cannot-tell' };
    expect(await refund(id)).toMatchObject({ refund: { state: 'unknown', next_check_at: null } });
    await later(99 * product.timeoutMs, true);
    await later(99 * product.timeoutMs, true);
    expect(await row(id)).toMatchObject({
      state: 'unknown',
      told: 'ECONNRESET; the provider cannot tell',
      next_check_at: null,
    });
    expect(await refund(id)).toMatchObject({ kind: 'stood' });
    expect([asked.length, (await status(person)).isActive]).toEqual([1, true]);
  });

  it('what the provider has taken on is waited for, and access stays till it is done', async () => {
    const { person, id } = await buyer();
    faults.refund = { kind: 'pending', providerRefundId: 'rfd_1' };
    expect(await refund(id)).toMatchObject({ refund: { state: 'pending', provider_refund_id: 'rfd_1' } });
    await later(24 * 3_600_000);
    expect([(await row(id)).state, (await status(person)).isActive]).toEqual(['pending', true]);
    await atPortal(id);
    await later(24 * 3_600_000);
    expect(await row(id)).toMatchObject({ state: 'refunded', provider_refund_id: 'rfd_1' });
    expect([asked.length, (await status(person)).isActive]).toEqual([1, false]);
  });

  it('a refusal is told in the provider’s words, changes nothing, and may be asked again', async () => {
    const { person, id } = await buyer();
    faults.refund = { kind: 'refused', message: 'Not enough money on the account.' };
    expect(await refund(id)).toMatchObject({
      refund: { state: 'refused', told: 'Not enough money on the account.', next_check_at: null },
    });
    expect([await stateOf(person, id), (await letters(person)).length]).toEqual(['applied', 0]);
    faults = {};
    expect(await refund(id)).toMatchObject({ refund: { state: 'refunded' } });
  });

  it('is asked for once by ten who ask at once', async () => {
    const { person, id } = await buyer();
    const done = await Promise.all(Array.from({ length: 10 }, () => refund(id)));
    expect(done.filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    expect([asked.length, (await letters(person)).length]).toEqual([1, 1]);
    expect((await lines(id)).map(([event]) => event)).toEqual(['refund-intent', 'refunded']);
  });

  it.each([['that is unreachable', { find: 'unreachable' }, 'unreachable']] as const)(
    'asks nothing of a provider %s',
    async (_case, fault, code) => {
      const { id } = await buyer();
      faults = fault;
      expect(await refund(id)).toEqual({ kind: 'refused', code });
      expect([asked, await lines(id)]).toEqual([[], []]);
    },
  );

  it('asks for nothing that was never taken, or is being charged, or was taken by another', async () => {
    const { db } = product.database;
    const { id } = await buyer();
    for (const [change, code] of [
      [{ state: 'open' }, 'nothing-taken'],
      [{ state: 'confirming' }, 'being-charged'],
      [{ state: 'applied', provider: 'yoco' }, 'other-provider'],
      [{ provider: 'sandbox', charge_id: 'ch_other' }, 'not-at-provider'],
    ] as const) {
      await db.updateTable('checkouts').set(change).where('id', '=', id).execute();
      expect(await refund(id)).toEqual({ kind: 'refused', code });
    }
    expect([asked, await lines(id)]).toEqual([[], []]);
  });

  it('keeps the refund in the books when its customer is erased, without what was written of them', async () => {
    const { person, id } = await buyer();
    await refund(id, { reason: 'Thandi was not happy' });
    await product.database.db.transaction().execute((tx) => checkoutBelongings.erase(tx, person.id));
    expect(await row(id)).toMatchObject({ state: 'refunded', reason: null });
  });

  it('that is given back when nobody is there any more still ends in the books', async () => {
    const { person, id } = await buyer();
    const { db } = product.database;
    await db.deleteFrom('subscriptions').where('user_id', '=', person.id).execute();
    await db.deleteFrom('user').where('id', '=', person.id).execute();
    expect(await refund(id)).toMatchObject({ refund: { state: 'refunded' } });
    expect(await letters(person)).toEqual([]);
  });
});
