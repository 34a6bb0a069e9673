import { afterEach, describe, expect, it } from 'vitest';
import { type CardProvider, giftsInLedger } from '#checkout/server';
import type { Engine } from '#database';
import { ENGINES, type TestPlace } from '#database/testing';
import { GOOD_CARD, type Person, productPlace, type TestProduct, testProduct } from '#server/testing';
import { type GivingDeps, grantAccess } from '#subscriptions/server';
import { extend } from './commands/extend.ts';
import { grant } from './commands/grant.ts';
import { commandRunner } from './testing.ts';

/** A provider that captures only when it is let, and tells when it is asked to. */
function heldBack() {
  let [asked, release] = [() => {}, () => {}];
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wrap = (real: CardProvider): CardProvider => ({
    ...real,
    async charge(request) {
      asked();
      await isReleased;
      return real.charge(request);
    },
  });
  return { isAsked, release: () => release(), wrap };
}

describe.each(ENGINES)('giving while somebody pays, on %s', (engine: Engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  const open = async (provider?: (real: CardProvider) => CardProvider) => {
    place = await productPlace(engine);
    product = await testProduct(engine, { place, ...(provider ? { provider } : {}) });
    return product.person();
  };
  afterEach(async () => {
    await product.close();
    await place.remove();
  });
  const events = async (userId: string) =>
    (
      await product.database.db
        .selectFrom('payments')
        .select('event')
        .where('user_id', '=', userId)
        .orderBy('event')
        .execute()
    ).map(({ event }) => event);
  const statusOf = async (person: Person) => (await person.get('/subscription/status')).json();

  it('waits for a charge that is under way, and what was paid for is applied', async () => {
    const { isAsked, release, wrap } = heldBack();
    const person = await open(wrap);
    const paying = person.buy('monthly');
    await isAsked;
    for (const more of [[], ['--apply']])
      await expect(run(grant, person.id, 'yearly', ...more)).rejects.toThrow(
        /^A payment of \S+ is under way \(checkout [\w-]+, charging\): wait until it is settled/,
      );
    release();
    expect((await paying).status).toBe(200);
    expect(await statusOf(person)).toMatchObject({ type: 'monthly', amount: 249.99 });
    expect(await events(person.id)).toEqual(['applied', 'captured', 'intent']);
  });

  it('waits for the operator to find out about a payment in review', async () => {
    const person = await open((real) => ({
      ...real,
      charge: async () => ({ kind: 'unknown', answered: false, reason: 'ECONNRESET' }),
      find: async () => ({ kind: 'cannot-tell' }),
    }));
    await person.buy('weekly');
    for (const [command, what] of [
      [grant, 'weekly'],
      [extend, '3'],
    ] as const)
      await expect(run(command, person.id, what, '--apply')).rejects.toThrow(/is in review \(checkout /);
    expect(await events(person.id)).toEqual(['intent', 'review']);
  });

  it('a page of the checkout that is open charges nothing for what was given meanwhile', async () => {
    const person = await open();
    const started = (await (await person.post('/api/checkout', { plan: 'monthly' })).json()) as {
      checkoutId: string;
    };
    await run(grant, person.id, 'monthly', '--apply');
    const token = await product.cardToken(GOOD_CARD);
    const paid = await person.post(`/api/checkout/${started.checkoutId}/pay`, { token });
    expect([paid.status, await paid.json()]).toMatchObject([409, { error: { code: 'active-subscription' } }]);
    expect(await product.ledger()).toEqual([]);
  });

  it('of a grant and a payment that begin together, one goes first, and nobody pays for nothing', async () => {
    await open();
    for (let round = 0; round < 6; round += 1) {
      const person = await product.person();
      const [bought, granted] = await Promise.allSettled([
        person.buy('monthly'),
        run(grant, person.id, 'monthly', '--apply'),
      ]);
      const paid = bought.status === 'fulfilled' && bought.value.status === 200;
      expect([paid, granted.status === 'fulfilled']).toSatisfy(
        ([one, other]: boolean[]) => one !== other,
        'one of the two',
      );
      expect(await events(person.id)).toEqual(paid ? ['applied', 'captured', 'intent'] : ['granted']);
      expect(await statusOf(person)).toMatchObject({ isActive: true, amount: paid ? 249.99 : 0 });
    }
  });

  it('a payment that begins between the look and the write of a grant is not charged', async () => {
    const { isAsked, release, wrap } = heldBack();
    const person = await open(wrap);
    // Whatever is asked of the provider here would be charged for nothing.
    release();
    const { db } = product.database;
    let paying: Promise<Response> | undefined;
    const deps: GivingDeps = {
      db,
      nowMs: product.clock.now,
      apply: true,
      tell: async () => {},
      ledger: {
        ...giftsInLedger,
        async findUnsettled(tx, userId) {
          const found = await giftsInLedger.findUnsettled(tx, userId);
          paying = person.buy('monthly');
          // SQLite lets one transaction write at a time: there the payment waits by itself.
          if (engine === 'postgres') await Promise.race([isAsked, someoneWaits(product)]);
          return found;
        },
      },
    };
    const wanted = { plan: 'monthly', because: null, paymentMethod: 'sandbox' } as const;
    expect(await grantAccess(deps, person.id, wanted)).toMatchObject({ kind: 'given' });
    expect((await paying)?.status).toBe(409);
    expect(await product.ledger()).toEqual([]);
    expect(await events(person.id)).toEqual(['granted']);
  });
});

/** Resolves once a session of this database waits for a lock that another one holds. */
async function someoneWaits({ database }: TestProduct): Promise<void> {
  const waits = () =>
    database.db
      .selectFrom('pg_stat_activity' as never)
      .select('pid' as never)
      .where('wait_event_type' as never, '=', 'Lock' as never)
      .where(
        'datname' as never,
        '=',
        (eb: { fn: (name: string) => unknown }) => eb.fn('current_database') as never,
      )
      .execute();
  while ((await waits()).length === 0);
}
