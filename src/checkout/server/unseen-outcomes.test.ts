import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { GOOD_CARD, type TestProduct, testProduct } from '#server/testing';
import type { CardProvider, ChargeOutcome } from './provider.ts';
import { reconcile } from './reconciler.ts';

/** A provider whose answers get lost on the way; what it did, it did. */
function lossy(faults: { charge?: 'lost-after' | 'lost-before'; find?: 'unreachable' | 'cannot-tell' }) {
  const lost: ChargeOutcome = { kind: 'unknown', answered: false, reason: 'ECONNRESET' };
  return (real: CardProvider): CardProvider => ({
    ...real,
    async charge(request) {
      if (faults.charge === 'lost-before') return lost;
      const outcome = await real.charge(request);
      return faults.charge === 'lost-after' ? lost : outcome;
    },
    async find(checkoutId) {
      if (faults.find === 'unreachable') throw new Error('no route to the provider');
      if (faults.find === 'cannot-tell') return { kind: 'cannot-tell' };
      return real.find(checkoutId);
    },
  });
}

/** What a call that we gave up on does when it is carried out after all. */
async function carriedOutLate(
  product: TestProduct,
  checkoutId: string,
  amountInCents = 24_999,
): Promise<string> {
  const answer = await atGateway(product, 'charges', {
    token: await product.cardToken(GOOD_CARD),
    amountInCents,
    currency: 'ZAR',
    metadata: { checkoutId },
  });
  return answer.id;
}

async function atGateway(product: TestProduct, what: string, body: unknown): Promise<{ id: string }> {
  const answer = await fetch(`${product.gatewayUrl}/v1/${what}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-secret-key': 'sk_test_suite' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<{ id: string }>;
}

describe.each(ENGINES)('outcomes that nobody saw, on %s', (engine) => {
  let product: TestProduct;
  afterEach(() => product.close());

  async function attempt(faults: Parameters<typeof lossy>[0]) {
    product = await testProduct(engine, { provider: lossy(faults) });
    const person = await product.person();
    const started = (await (await person.post('/api/checkout', { plan: 'monthly' })).json()) as {
      checkoutId: string;
    };
    const path = `/api/checkout/${started.checkoutId}`;
    const paid = await person.post(`${path}/pay`, { token: await product.cardToken(GOOD_CARD) });
    const state = async () => ((await (await person.get(path)).json()) as { state: string }).state;
    const isActive = async () =>
      ((await (await person.get('/subscription/status')).json()) as { isActive: boolean }).isActive;
    const run = (everything = false) =>
      reconcile(
        {
          db: product.database.db,
          providers: product.providers,
          timeoutMs: product.timeoutMs,
          clock: () => product.clock.now,
          alone: false,
        },
        everything,
      );
    return { person, path, paid, state, isActive, run, faults };
  }
  const ledgerLines = (path: string) =>
    product.database.db
      .selectFrom('payments')
      .select(['event', 'charge_id', 'amount_in_cents'])
      .where('checkout_id', '=', path.split('/').at(-1) ?? '')
      .execute();

  it('captured, and the look-up fails too: confirming, then applied by the reconciler', async () => {
    const { paid, state, isActive, run, faults, person, path } = await attempt({
      charge: 'lost-after',
      find: 'unreachable',
    });
    expect([paid.status, await paid.json()]).toEqual([202, { state: 'confirming' }]);
    expect(await isActive()).toBe(false);
    // Neither a repeat nor another checkout charges while the first is open.
    const token = await product.cardToken(GOOD_CARD);
    expect((await person.post(`${path}/pay`, { token })).status).toBe(202);
    const another = await person.post('/api/checkout', { plan: 'yearly' });
    expect([another.status, await another.json()]).toMatchObject([409, { error: { code: 'in-progress' } }]);

    await run(true);
    expect(await state()).toBe('confirming');
    delete faults.find;
    product.clock.tick(10 * 60_000);
    await run();
    expect(await state()).toBe('applied');
    expect(await isActive()).toBe(true);
    expect(await product.ledger()).toHaveLength(1);
  });

  it('never arrived: confirming while it still might, then failed, and a new try is free', async () => {
    const { paid, state, run, person } = await attempt({ charge: 'lost-before' });
    expect(paid.status).toBe(202);
    product.clock.tick(product.timeoutMs);
    await run(true);
    expect(await state()).toBe('confirming');
    product.clock.tick(10 * product.timeoutMs);
    await run(true);
    expect(await state()).toBe('failed');
    expect((await person.post('/api/checkout', { plan: 'monthly' })).status).toBe(200);
  });

  it('given up on, but carried out late: paid is paid', async () => {
    const { state, isActive, run, path } = await attempt({ charge: 'lost-before' });
    product.clock.tick(10 * product.timeoutMs);
    await run(true);
    expect(await state()).toBe('failed');
    await carriedOutLate(product, path.split('/').at(-1) ?? '');
    product.clock.tick(11 * 60_000);
    await run();
    expect([await state(), await isActive()]).toEqual(['applied', true]);
  });

  it('given up on, paid anew, and then carried out after all: one person decides, nothing is lost', async () => {
    const { state, run, path, person, faults } = await attempt({ charge: 'lost-before' });
    product.clock.tick(10 * product.timeoutMs);
    await run(true);
    delete faults.charge;
    expect((await person.buy('monthly')).status).toBe(200);
    const before = await (await person.get('/subscription/status')).json();
    const chargeId = await carriedOutLate(product, path.split('/').at(-1) ?? '');
    product.clock.tick(11 * 60_000);
    await run();
    expect(await state()).toBe('review');
    expect(await (await person.get('/subscription/status')).json()).toEqual(before);
    expect(await ledgerLines(path)).toContainEqual({
      event: 'captured',
      charge_id: chargeId,
      amount_in_cents: 24_999,
    });
  });

  it('another amount was taken: on the review list with the payment and what was really taken', async () => {
    const { state, isActive, run, path } = await attempt({ charge: 'lost-before' });
    const chargeId = await carriedOutLate(product, path.split('/').at(-1) ?? '', 1);
    product.clock.tick(10 * 60_000);
    await run();
    expect([await state(), await isActive()]).toEqual(['review', false]);
    expect(await ledgerLines(path)).toContainEqual({
      event: 'captured',
      charge_id: chargeId,
      amount_in_cents: 1,
    });
  });

  it('taken and given back before we heard of it: opens nothing', async () => {
    const { state, isActive, run, faults } = await attempt({ charge: 'lost-after', find: 'unreachable' });
    const [capture] = await product.ledger();
    await atGateway(product, 'refunds', { chargeId: capture?.chargeId });
    delete faults.find;
    product.clock.tick(10 * 60_000);
    await run();
    expect([await state(), await isActive()]).toEqual(['review', false]);
  });

  it('a payment of another provider is left to that one', async () => {
    const { state, run } = await attempt({ charge: 'lost-after', find: 'unreachable' });
    const { db } = product.database;
    await db.updateTable('checkouts').set({ provider: 'yoco' }).execute();
    product.clock.tick(10 * 60_000);
    expect(await run()).toBe(0);
    expect(await state()).toBe('confirming');
  });

  it('a provider that cannot tell: on the review list, and no second charge until someone decides', async () => {
    const { paid, state, isActive, person } = await attempt({ charge: 'lost-after', find: 'cannot-tell' });
    expect(paid.status).toBe(202);
    expect([await state(), await isActive()]).toEqual(['review', false]);
    expect((await person.post('/api/checkout', { plan: 'monthly' })).status).toBe(409);
  });

  it('the save fails after the capture: 500 save-failed with the id; the reconciler applies it', async () => {
    const breaking: { on: boolean } = { on: false };
    product = await testProduct(engine, {
      provider: (real) => ({
        ...real,
        async charge(request) {
          const outcome = await real.charge(request);
          if (breaking.on)
            await product.database.db.schema
              .alterTable('subscriptions')
              .renameTo('subscriptions_away')
              .execute();
          return outcome;
        },
      }),
    });
    const person = await product.person();
    breaking.on = true;
    const paid = await person.buy('monthly');
    breaking.on = false;
    const [capture] = await product.ledger();
    expect([paid.status, await paid.json()]).toMatchObject([
      500,
      {
        error: {
          code: 'save-failed',
          message: `Payment successful but subscription save failed. Please contact support with your payment ID: ${capture?.chargeId}`,
        },
        paymentId: capture?.chargeId,
      },
    ]);
    const { db } = product.database;
    const look = (everything: boolean) =>
      reconcile(
        {
          db,
          providers: product.providers,
          timeoutMs: product.timeoutMs,
          clock: () => product.clock.now,
          alone: false,
        },
        everything,
      );
    // A look while the trouble lasts changes nothing, and does not put the next one off for long.
    await look(true);
    await db.schema.alterTable('subscriptions_away').renameTo('subscriptions').execute();
    product.clock.tick(3_000);
    await look(false);
    expect(await (await person.get('/subscription/status')).json()).toMatchObject({
      isActive: true,
      paymentId: capture?.chargeId,
    });
  });
});
