import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS, PAID_TWICE_TEXTS } from '#checkout';
import { ENGINES } from '#database/testing';
import type { WireReceipt } from '#identity';
import { MINUTE_MS } from '#kit';
import type { Person, TestProduct } from '#server/testing';
import { applyGrant } from '#subscriptions';
import { saveSubscription } from '#subscriptions/server';
import { tellOperator } from './operator-alerts.ts';
import { listInReview } from './outcomes.ts';
import { type BegunOnPage, signed, yocoPageShop } from './providers/yoco/testing.ts';
import { holdPurchases } from './purchase-hold.ts';
import { reconcileRefunds } from './refund-reconciler.ts';
import { carryOutRequests } from './refund-request-job.ts';
import { type RefundDeps, refundSettings } from './refund-settle.ts';
import { giveBack } from './refunds.ts';

const SUPPORT = 'help@example.com';

describe.each(ENGINES)('what one person pays twice, on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof yocoPageShop>>;
  let product: TestProduct;
  let person: Person;
  beforeEach(async () => {
    shop = await yocoPageShop(engine);
    ({ product } = shop);
    person = await product.person();
  });
  afterEach(() => product.close());

  const deps = (): RefundDeps => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    mailer: product.mailer,
    ...refundSettings(product.settings),
    support: SUPPORT,
  });
  /** Two pages of one plan, as two devices open them: the first has run out by the time of the second. */
  async function twoPages(): Promise<[BegunOnPage, BegunOnPage]> {
    const old = await shop.begin(person, 'weekly');
    product.clock.tick(2 * AT_PROVIDER_FOR_MS);
    await shop.run();
    return [old, await shop.begin(person, 'weekly')];
  }
  /** Pays there, and Yoco tells. @returns the id of the payment */
  async function payAndTell(page: BegunOnPage): Promise<string> {
    await shop.payOnPage(page);
    const paid = (await product.ledger()).find(({ checkoutId }) => checkoutId === page.checkoutId);
    if (!paid) throw new Error('nothing was taken');
    await shop.succeeded(page.checkoutId, { id: paid.chargeId });
    return paid.chargeId;
  }
  const requests = () => product.database.db.selectFrom('refund_requests').selectAll().execute();
  const subjects = async (to: string) => (await product.letters(to)).map(({ subject }) => subject);
  const inReview = async () => (await listInReview(product.database.db, { most: 9, after: null })).rows;
  const receipts = async () =>
    ((await (await person.get('/api/account')).json()) as { receipts: WireReceipt[] }).receipts;

  it('goes back by itself: its customer and the operator are told, and the plan goes on', async () => {
    const [old, page] = await twoPages();
    const first = await payAndTell(page);
    const second = await payAndTell(old);
    expect(await shop.shown(person, old.checkoutId)).toMatchObject({
      state: 'review',
      message: PAID_TWICE_TEXTS.review,
      subscription: { isActive: true, type: 'weekly' },
    });
    expect(await inReview()).toMatchObject([{ paymentId: second, goesBackByItself: true }]);
    // It is known that it goes back: a dearer plan can be bought meanwhile.
    expect((await shop.begin(person, 'monthly')).redirectUrl).toEqual(expect.any(String));

    await carryOutRequests(deps());
    await carryOutRequests(deps());
    // Yoco takes a refund on, and tells later that it was made.
    const standings = async () =>
      Object.fromEntries((await receipts()).map(({ paymentId, refund }) => [paymentId, refund?.state]));
    expect(await standings()).toEqual({ [first]: undefined, [second]: 'at-provider' });
    const message = { id: 'rfd_1', paymentId: second };
    await shop.send(signed(await shop.messageOf(old.checkoutId, 'refund.succeeded', message)));
    expect(await shop.shown(person, old.checkoutId)).toMatchObject({
      state: 'refunded',
      message: PAID_TWICE_TEXTS.refunded,
      subscription: { isActive: true },
    });
    expect(await standings()).toEqual({ [first]: undefined, [second]: 'paid-back' });
    expect((await product.ledger()).map(({ chargeId, refundId }) => [chargeId, !!refundId])).toEqual([
      [first, false],
      [second, true],
    ]);
    expect(await subjects(person.email)).toEqual(
      expect.arrayContaining(['You paid twice: R99.99 goes back to you', 'We gave you back R99.99']),
    );
    expect((await subjects(person.email)).filter((subject) => subject.includes('twice'))).toHaveLength(1);

    expect(await tellOperator({ ...deps(), support: SUPPORT })).toBe(1);
    const [letter] = await product.letters(SUPPORT);
    expect(letter?.subject).toBe('Repartee: paid twice, goes back by itself');
    expect(letter?.text).toContain('Nothing waits for a person.');
    expect([await inReview(), (await requests())[0]]).toMatchObject([
      [],
      { state: 'granted', decided_by: 'product', try_at: null },
    ]);
  });

  it('is tried again while Yoco cannot be reached, and by one of two processes', async () => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    await payAndTell(old);
    const { providers } = product;
    const away = {
      ...providers,
      of: () => ({ ...product.provider, find: () => Promise.reject(new Error('ECONNREFUSED')) }),
    };
    await carryOutRequests({ ...deps(), providers: away });
    expect(await product.database.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
    product.clock.tick(MINUTE_MS);
    await Promise.all([carryOutRequests(deps()), carryOutRequests(deps())]);
    expect(await product.database.db.selectFrom('refunds').select(['by', 'state']).execute()).toEqual([
      { by: 'product', state: 'pending' },
    ]);
    expect((await product.ledger()).filter(({ refundId }) => refundId)).toHaveLength(1);
  });

  it('is looked up where the answer was lost, and never asked for again', async () => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    await payAndTell(old);
    await shop.loseAnswer('/yoco/api/checkouts');
    await carryOutRequests(deps());
    for (const ms of [MINUTE_MS, 60 * MINUTE_MS]) {
      product.clock.tick(ms);
      await carryOutRequests(deps());
      await reconcileRefunds(deps(), true);
    }
    expect((await product.ledger()).filter(({ refundId }) => refundId)).toHaveLength(1);
    const refunds = await product.database.db.selectFrom('refunds').select(['id', 'state']).execute();
    expect(refunds).toMatchObject([{ state: expect.stringMatching(/^(unknown|refunded)$/) }]);
  });

  it('that Yoco refuses to give back is told, asked for once, and left to a person', async () => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    await payAndTell(old);
    const refused = async () => ({ kind: 'refused' as const, message: 'no money to pay it from' });
    const { providers } = product;
    const refusing = { ...providers, of: () => ({ ...product.provider, refund: refused }) };
    await carryOutRequests({ ...deps(), providers: refusing });
    product.clock.tick(MINUTE_MS);
    await carryOutRequests(deps());
    expect(await inReview()).toMatchObject([{ checkoutId: old.checkoutId, goesBackByItself: false }]);
    expect((await product.ledger()).filter(({ refundId }) => refundId)).toEqual([]);
    expect(await tellOperator({ ...deps(), support: SUPPORT })).toBe(2);
    const [letter] = await product.letters(SUPPORT);
    expect(letter?.text).toContain('Granted refund that the provider refused');
    // The operator mends it and asks again.
    const again = await giveBack(deps(), await shop.row(old.checkoutId), { reason: null, keepAccess: false });
    expect(again).toMatchObject({ kind: 'asked', refund: { state: 'pending' } });
  });

  it('that the operator gives back first is asked for once', async () => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    await payAndTell(old);
    const row = await shop.row(old.checkoutId);
    await giveBack(deps(), row, { reason: null, keepAccess: false });
    await carryOutRequests(deps());
    expect((await subjects(person.email)).filter((subject) => subject.includes('twice'))).toEqual([]);
    expect(await product.database.db.selectFrom('refunds').select('by').execute()).toEqual([
      { by: 'operator' },
    ]);
  });

  it('on one page of Yoco waits for a person: a refund there is of the page, so of the first payment', async () => {
    const page = await shop.begin(person, 'weekly');
    await payAndTell(page);
    await shop.succeeded(page.checkoutId, { id: 'p_2' }, 'msg_2');
    expect(await requests()).toMatchObject([{ asked_by: 'paid-twice', state: 'asked' }]);
    await carryOutRequests(deps());
    expect(await requests()).toMatchObject([{ state: 'refused', try_at: null }]);
    expect((await product.ledger()).filter(({ refundId }) => refundId)).toEqual([]);
    expect(await inReview()).toMatchObject([{ paymentId: 'p_2', goesBackByItself: false }]);
    expect(await tellOperator({ ...deps(), support: SUPPORT })).toBe(2);
    expect(await subjects(SUPPORT)).toEqual(['Repartee: one thing needs you']);
  });

  it('that opens a plan before it goes back stays', async () => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    const second = await payAndTell(old);
    // The first payment goes back, and its message comes again: the second one opens the plan in its place.
    const row = await shop.row(page.checkoutId);
    const { db } = product.database;
    await db.deleteFrom('subscriptions').where('user_id', '=', person.id).execute();
    await db.updateTable('checkouts').set({ state: 'refunded' }).where('id', '=', row.id).execute();
    await shop.succeeded(old.checkoutId, { id: second });
    expect(await shop.stateOf(old.checkoutId)).toBe('applied');
    await carryOutRequests(deps());
    expect(await requests()).toMatchObject([{ state: 'refused' }]);
    expect([await shop.isActive(person), (await product.ledger()).some(({ refundId }) => refundId)]).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, (second: BegunOnPage) => Promise<void>]>([
    [
      'while purchases wait after a restore',
      () =>
        holdPurchases(product.database.db, {
          sinceMs: product.clock.now,
          nowMs: product.clock.now,
          by: 'tests',
        }),
    ],
    [
      'where the first payment goes back too',
      async () => {
        const { receipts: paid } = (await (await person.get('/api/account')).json()) as {
          receipts: WireReceipt[];
        };
        await person.post('/api/account/refunds', { paymentId: paid[0]?.paymentId });
      },
    ],
    [
      'where the plan that runs was given and not bought',
      async () => {
        const { db } = product.database;
        await db.deleteFrom('subscriptions').execute();
        const user = { uid: person.id, email: person.email, name: 'Thandi', photoURL: null };
        const id = 'grant_7e4e3c4e-0d0a-4a53-8a6b-4b1f6a0e2c11';
        const given = applyGrant(
          null,
          { plan: 'weekly', id, paymentMethod: 'yoco' },
          user,
          product.clock.now,
        );
        if (given.kind === 'granted') await saveSubscription(db, given.document);
      },
    ],
    [
      'of which nobody knows when it was begun',
      async ({ checkoutId }) =>
        void (await product.database.db
          .updateTable('checkouts')
          .set({ charging_at: null })
          .where('id', '=', checkoutId)
          .execute()),
    ],
  ])('waits for a person %s', async (_case, happens) => {
    const [old, page] = await twoPages();
    await payAndTell(page);
    await happens(old);
    await payAndTell(old);
    expect((await requests()).filter(({ asked_by }) => asked_by === 'paid-twice')).toEqual([]);
    expect(await inReview()).toMatchObject([{ checkoutId: old.checkoutId, goesBackByItself: false }]);
    expect(await shop.begin(person, 'monthly')).toMatchObject({
      error: { code: expect.stringMatching(/^(in-progress|purchases-on-hold)$/) },
    });
  });
});
