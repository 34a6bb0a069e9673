import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT_MESSAGES } from '#checkout';
import { ENGINES } from '#database/testing';
import { GOOD_CARD, type TestProduct, testProduct } from '#server/testing';
import { findSubscription, saveSubscription } from '#subscriptions/server';
import { reconcile, sweepOpen } from './reconciler.ts';

const DAY = 86_400_000;
const CARD = {
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  reset: '4000 0000 0000 0341',
  late: '4000 0000 0000 6975',
  broken: '4000 0000 0000 0119',
};

describe.each(ENGINES)('checkout on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Answer });
  type Answer = {
    checkoutId: string;
    state: string;
    paymentId: string;
    subscription: Record<string, unknown>;
    error: { code: string; message: string; checkoutId?: string };
  };
  const capturesOf = async (checkoutId: string) =>
    (await product.ledger()).filter((capture) => capture.checkoutId === checkoutId);
  const lines = async (checkoutId: string) =>
    (
      await product.database.db
        .selectFrom('payments')
        .select('event')
        .where('checkout_id', '=', checkoutId)
        .orderBy('at')
        .execute()
    ).map((line) => line.event);

  it('starts with the price of the server, whatever the browser says', async () => {
    const person = await product.person();
    const { status, body } = await read(
      await person.post('/api/checkout', { plan: 'monthly', amountInCents: 1, price: 0.01 }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      provider: 'sandbox',
      amountInCents: 24_999,
      currency: 'ZAR',
      name: 'Repartee Subscription',
      description: 'monthly Plan',
      publicKey: 'pk_test_suite',
    });
  });

  it('turns a good card into access, once, however often it is sent', async () => {
    const person = await product.person();
    const { body: started } = await read(await person.post('/api/checkout', { plan: 'monthly' }));
    const pay = async (token: string) =>
      read(await person.post(`/api/checkout/${started.checkoutId}/pay`, { token }));
    const token = await product.cardToken(GOOD_CARD);
    const first = await pay(token);
    expect(first).toMatchObject({
      status: 200,
      body: {
        state: 'applied',
        subscription: { isActive: true, type: 'monthly', amount: 249.99, currency: 'ZAR' },
      },
    });
    expect(await pay(token)).toEqual(first);
    expect(await pay(await product.cardToken(GOOD_CARD))).toEqual(first);

    const [capture, ...more] = await capturesOf(started.checkoutId);
    expect(more).toEqual([]);
    expect(capture?.amountInCents).toBe(24_999);
    expect(await (await person.get('/subscription/status')).json()).toMatchObject({
      isActive: true,
      paymentId: capture?.chargeId,
      expiryDate: new Date(product.clock.now + 30 * DAY).toISOString(),
    });
    expect(await (await person.get(`/api/checkout/${started.checkoutId}`)).json()).toMatchObject({
      state: 'applied',
      paymentId: capture?.chargeId,
    });
    expect((await lines(started.checkoutId)).sort()).toEqual(['applied', 'captured', 'intent']);
  });

  it('stores no subscription of nobody', async () => {
    const person = await product.person();
    await person.buy('weekly');
    const { db } = product.database;
    const bought = await findSubscription(db, person.id);
    if (!bought) throw new Error('what was bought is not there');
    await expect(saveSubscription(db, { ...bought, userId: '' })).rejects.toThrow('User ID is required');
  });

  it('charges once when the same token comes ten times at once', async () => {
    const person = await product.person();
    const { body: started } = await read(await person.post('/api/checkout', { plan: 'weekly' }));
    const token = await product.cardToken(GOOD_CARD);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.post(`/api/checkout/${started.checkoutId}/pay`, { token })),
    );
    expect(await capturesOf(started.checkoutId)).toHaveLength(1);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(200);
    expect(new Set(statuses.filter((status) => status !== 200 && status !== 409))).toEqual(new Set());
  });

  it('charges once when two checkouts of one person are paid at once', async () => {
    const person = await product.person();
    const ids = await Promise.all(
      ['weekly', 'monthly'].map(
        async (plan) => (await read(await person.post('/api/checkout', { plan }))).body.checkoutId,
      ),
    );
    const answers = await Promise.all(
      ids.map(async (id) =>
        read(await person.post(`/api/checkout/${id}/pay`, { token: await product.cardToken(GOOD_CARD) })),
      ),
    );
    const captures = (await Promise.all(ids.map(capturesOf))).flat();
    const applied = answers.filter((answer) => answer.status === 200);
    expect(captures).toHaveLength(applied.length);
    // The second is refused while the first is under way, or, coming after it, allowed only as an upgrade.
    for (const { status, body } of answers)
      if (status !== 200) expect(['in-progress', 'active-subscription']).toContain(body.error.code);
  });

  it.each([
    ['declined', CARD.declined],
    ['short of funds', CARD.poor],
  ])('a card that is %s opens nothing, and a good one afterwards does', async (_case, card) => {
    const person = await product.person();
    const declined = await read(await person.buy('monthly', card));
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { code: 'card-declined', message: CHECKOUT_MESSAGES.cardError } },
    });
    expect(await (await person.get('/subscription/status')).json()).toEqual({ isActive: false });
    expect((await person.buy('monthly')).status).toBe(200);
  });

  it.each([
    ['was reset after the capture', CARD.reset],
    ['came after the time limit', CARD.late],
  ])('an answer that %s is looked up and applied', async (_case, card) => {
    const person = await product.person();
    const { body: started } = await read(await person.post('/api/checkout', { plan: 'yearly' }));
    const paid = await read(
      await person.post(`/api/checkout/${started.checkoutId}/pay`, { token: await product.cardToken(card) }),
    );
    expect(paid).toMatchObject({ status: 200, body: { state: 'applied', subscription: { type: 'yearly' } } });
    expect(await capturesOf(started.checkoutId)).toHaveLength(1);
  });

  it('a provider that broke before the capture took nothing, and the customer may try again', async () => {
    const person = await product.person();
    expect(await read(await person.buy('weekly', CARD.broken))).toMatchObject({
      status: 502,
      body: { error: { code: 'payment-failed', message: expect.stringMatching(/^Payment failed: The /) } },
    });
    expect((await person.buy('weekly')).status).toBe(200);
  });

  it('sells an upgrade and nothing equal or lower while a plan runs', async () => {
    const person = await product.person();
    expect((await person.buy('monthly')).status).toBe(200);
    for (const plan of ['monthly', 'weekly'])
      expect(await read(await person.buy(plan))).toMatchObject({
        status: 409,
        body: { error: { code: 'active-subscription' } },
      });
    expect((await person.buy('yearly')).status).toBe(200);
  });

  it('does not charge a checkout that was opened before another one was paid', async () => {
    const person = await product.person();
    const { body: early } = await read(await person.post('/api/checkout', { plan: 'weekly' }));
    expect((await person.buy('monthly')).status).toBe(200);
    const token = await product.cardToken(GOOD_CARD);
    expect(await read(await person.post(`/api/checkout/${early.checkoutId}/pay`, { token }))).toMatchObject({
      status: 409,
      body: { error: { code: 'active-subscription' } },
    });
    expect(await capturesOf(early.checkoutId)).toEqual([]);
  });

  it('opens one checkout for one wish, however often it is asked for', async () => {
    const person = await product.person();
    const open = async (plan: string) =>
      (await read(await person.post('/api/checkout', { plan }))).body.checkoutId;
    const first = await open('weekly');
    expect(await open('weekly')).toBe(first);
    expect(await open('monthly')).not.toBe(first);
    expect((await person.buy('weekly', CARD.declined)).status).toBe(402);
    expect(await open('weekly')).not.toBe(first);
  });

  it('does not charge with this provider what was opened with another', async () => {
    const person = await product.person();
    const { body } = await read(await person.post('/api/checkout', { plan: 'weekly' }));
    const { db } = product.database;
    await db.updateTable('checkouts').set({ provider: 'yoco' }).where('id', '=', body.checkoutId).execute();
    const token = await product.cardToken(GOOD_CARD);
    expect((await person.post(`/api/checkout/${body.checkoutId}/pay`, { token })).status).toBe(404);
    expect(await capturesOf(body.checkoutId)).toEqual([]);
  });

  it.each(['%00', '..%2f', 'x'.repeat(300), '%F0%9F%92%A3'])('an id like %s is no checkout', async (id) => {
    const person = await product.person();
    expect((await person.get(`/api/checkout/${id}`)).status).toBe(404);
    expect((await person.post(`/api/checkout/${id}/pay`, { token: 'tok_x' })).status).toBe(404);
  });

  it('does not send one token for two checkouts', async () => {
    const [one, other] = [await product.person(), await product.person()];
    const token = await product.cardToken(GOOD_CARD);
    const pay = async (person: typeof one) => {
      const { body } = await read(await person.post('/api/checkout', { plan: 'weekly' }));
      return read(await person.post(`/api/checkout/${body.checkoutId}/pay`, { token }));
    };
    expect((await pay(one)).status).toBe(200);
    expect(await pay(other)).toMatchObject({ status: 409, body: { error: { code: 'token-already-used' } } });
  });

  it('shows and charges a checkout to its owner only', async () => {
    const [owner, other] = [await product.person(), await product.person()];
    const { body } = await read(await owner.post('/api/checkout', { plan: 'weekly' }));
    const path = `/api/checkout/${body.checkoutId}`;
    expect(await read(await other.get(path))).toMatchObject({
      status: 404,
      body: { error: { code: 'checkout-not-found' } },
    });
    const token = await product.cardToken(GOOD_CARD);
    expect((await other.post(`${path}/pay`, { token })).status).toBe(404);
    expect((await product.request(path)).status).toBe(401);
    expect(await capturesOf(body.checkoutId)).toEqual([]);
  });

  const bad: [string, string, unknown, number, string][] = [
    ['an unknown plan', '/api/checkout', { plan: 'lifetime' }, 422, 'unknown-plan'],
    ['a plan that is a number', '/api/checkout', { plan: 3 }, 422, 'unknown-plan'],
    ['a plan that is a prototype', '/api/checkout', { plan: '__proto__' }, 422, 'unknown-plan'],
    ['no plan', '/api/checkout', {}, 422, 'unknown-plan'],
    ['no object', '/api/checkout', 'weekly', 400, 'invalid-request'],
    ['no token', '/api/checkout/nowhere/pay', {}, 400, 'invalid-request'],
    ['a token that is an object', '/api/checkout/nowhere/pay', { token: {} }, 400, 'invalid-request'],
    ['no such checkout', '/api/checkout/nowhere/pay', { token: 'tok_x' }, 404, 'checkout-not-found'],
  ];
  it.each(bad)('refuses %s', async (_case, path, body, status, code) => {
    const person = await product.person();
    expect(await read(await person.post(path, body))).toMatchObject({ status, body: { error: { code } } });
  });

  it('refuses a body of 1 MB before reading it', async () => {
    const person = await product.person();
    const answer = await read(await person.post('/api/checkout', { plan: 'x'.repeat(1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body-too-large' } } });
  });

  it('believes no webhook', async () => {
    for (const provider of ['sandbox', 'yoco', 'x'])
      expect(
        (await product.request(`/api/payments/webhook/${provider}`, { method: 'POST', body: '{}' })).status,
      ).toBe(400);
  });

  it('tells a signed-out visitor to sign in', async () => {
    const answer = await product.request('/api/checkout', { method: 'POST', body: '{}' });
    expect(await read(answer)).toMatchObject({
      status: 401,
      body: { error: { message: 'Please sign in to continue' } },
    });
  });

  it('runs the reconciler over all of it without changing anything', async () => {
    const before = await product.database.db
      .selectFrom('subscriptions')
      .selectAll()
      .orderBy('user_id')
      .execute();
    const deps = {
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      alone: true,
    };
    await reconcile(deps, true);
    await reconcile(deps);
    expect(
      await product.database.db.selectFrom('subscriptions').selectAll().orderBy('user_id').execute(),
    ).toEqual(before);
  });

  it('forgets after a month who only looked, and nothing that was paid, declined or is not known', async () => {
    const [looker, buyer] = [await product.person(), await product.person()];
    await looker.post('/api/checkout', { plan: 'weekly' });
    await buyer.buy('weekly');
    await buyer.buy('monthly', CARD.declined);
    const all = () =>
      product.database.db.selectFrom('checkouts').select(['id', 'state']).orderBy('id').execute();
    const before = await all();
    const deps = { db: product.database.db, clock: () => product.clock.now };
    expect(await sweepOpen(deps)).toBe(0);
    product.clock.tick(31 * DAY);
    expect(await sweepOpen(deps)).toBe(before.filter(({ state }) => state === 'open').length);
    expect(await all()).toEqual(before.filter(({ state }) => state !== 'open'));
    product.clock.tick(-31 * DAY);
  });
});
