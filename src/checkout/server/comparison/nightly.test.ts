import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { DAY_MS } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { cardProviders } from '../card-providers.ts';
import { noteDispute } from '../disputes.ts';
import { CANNOT, type CardProvider, type Dispute } from '../provider.ts';
import { type RefundDeps, refundSettings } from '../refund-settle.ts';
import { compareNightly } from './nightly.ts';

describe.each(ENGINES)('the nightly comparison, on %s', (engine) => {
  let product: TestProduct;
  let logged: string[];
  beforeEach(async () => {
    product = await testProduct(engine);
    logged = [];
    // Of the comparison alone: a letter may be on its way to a database that the story before has closed.
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
      if (String(line).startsWith('comparison:')) logged.push(String(line));
    });
  });
  afterEach(() => product.close());

  const db = () => product.database.db;
  const deps = (change: Partial<CardProvider> = {}): RefundDeps => ({
    db: db(),
    clock: () => product.clock.now,
    providers: cardProviders({ ...product.provider, ...change }),
    timeoutMs: product.timeoutMs,
    mailer: product.mailer,
    ...refundSettings(product.settings),
  });
  const checkoutOf = (person: Person) =>
    db().selectFrom('checkouts').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow();
  const isActive = async (person: Person) =>
    ((await (await person.get('/subscription/status')).json()) as { isActive: boolean }).isActive;
  async function buyer() {
    const person = await product.person();
    await person.buy('monthly');
    return { person, checkout: await checkoutOf(person) };
  }

  it('books once a night what the list has and the ledger has not, whichever server does it', async () => {
    const { person, checkout } = await buyer();
    await db().deleteFrom('payments').execute();
    await db().deleteFrom('subscriptions').execute();
    await db().deleteFrom('checkouts').execute();
    expect(await isActive(person)).toBe(false);
    const both = await Promise.all([compareNightly(deps()), compareNightly(deps())]);
    expect(both.sort()).toEqual([1, null]);
    expect([await isActive(person), (await checkoutOf(person)).id]).toEqual([true, checkout.id]);
    expect(logged).toEqual([
      expect.stringMatching(/Taken there, and nothing here knows of it; settled: applied$/),
    ]);
    expect(await compareNightly(deps())).toBeNull();
    product.clock.tick(DAY_MS);
    expect(await compareNightly(deps())).toBe(0);
    expect(
      await db().selectFrom('comparisons').select(['differences', 'applied']).orderBy('day').execute(),
    ).toEqual([
      { differences: 1, applied: 1 },
      { differences: 0, applied: 0 },
    ]);
  });

  it('says of a provider that cannot be asked, and has nothing to do where there is no list', async () => {
    await buyer();
    const away = { list: () => Promise.reject(new Error('ECONNREFUSED')) };
    expect(await compareNightly(deps(away))).toBe(0);
    expect(logged).toEqual([expect.stringMatching(/sandbox could not be asked .*ECONNREFUSED/)]);
    product.clock.tick(DAY_MS);
    expect(await compareNightly(deps({ list: async () => CANNOT }))).toBe(0);
    expect(logged).toHaveLength(1);
  });

  it('keeps disputes; a lost one is money that went back, ends access and asks nothing of the provider', async () => {
    const [lost, won] = [await buyer(), await buyer()];
    const dispute = (of: typeof lost, state: Dispute['state']): Dispute => ({
      disputeId: `d ${of.checkout.id}`,
      chargeId: of.checkout.charge_id ?? '',
      checkoutId: null,
      state,
      openedAtMs: product.clock.now,
      amountInCents: 24_999,
      currency: 'ZAR',
    });
    const night = (...disputes: Dispute[]) => {
      product.clock.tick(DAY_MS);
      return compareNightly(
        deps({
          disputes: async () => ({ kind: 'listed', disputes }),
          refund: () => Promise.reject(new Error('nothing is asked')),
        }),
      );
    };
    const states = async () =>
      (await db().selectFrom('disputes').select('state').orderBy('state').execute()).map(
        ({ state }) => state,
      );
    await night(dispute(lost, 'open'), dispute(won, 'open'));
    expect([await states(), await isActive(lost.person)]).toEqual([['open', 'open'], true]);
    await night(dispute(lost, 'lost'), dispute(won, 'won'));
    expect([await states(), await isActive(lost.person), await isActive(won.person)]).toEqual([
      ['lost', 'won'],
      false,
      true,
    ]);
    expect((await checkoutOf(lost.person)).state).toBe('refunded');
    // Told once more, and out of order.
    await Promise.all(
      (['lost', 'open'] as const).map((state) => noteDispute(deps(), lost.checkout, dispute(lost, state))),
    );
    expect(await states()).toEqual(['lost', 'won']);
    const events = await db()
      .selectFrom('payments')
      .select('event')
      .where('checkout_id', '=', lost.checkout.id)
      .execute();
    expect(
      events
        .map(({ event }) => event)
        .filter((event) => /dispute|refunded/.test(event))
        .sort(),
    ).toEqual(['dispute-lost', 'dispute-open', 'refunded']);
    expect((await db().selectFrom('refunds').select('by').execute()).map(({ by }) => by)).toEqual(['bank']);
    expect((await product.letters(lost.person.email)).map(({ subject }) => subject)).not.toContain(
      'We gave you back R249.99',
    );
  });
});
