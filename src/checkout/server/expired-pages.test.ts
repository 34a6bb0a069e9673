import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS, LATE_LOOKS_MS, SAID_PAID_FOR_MS } from '#checkout';
import { ENGINES } from '#database/testing';
import type { Person } from '#server/testing';
import { findInReview } from './outcomes.ts';
import { type BegunOnPage, signed, yocoPageShop } from './providers/yoco/testing.ts';

describe.each(ENGINES)('a page of the provider that we had given up on, on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof yocoPageShop>>;
  let person: Person;
  let page: BegunOnPage;
  beforeEach(async () => {
    shop = await yocoPageShop(engine);
    person = await shop.product.person();
    page = await shop.begin(person);
  });
  afterEach(() => shop.product.close());

  /** The customer leaves the page open, and its hour passes. */
  async function runOut(): Promise<void> {
    shop.product.clock.tick(AT_PROVIDER_FOR_MS / 2);
    await shop.run();
    expect(await shop.stateOf(page.checkoutId)).toBe('at-provider');
    shop.product.clock.tick(AT_PROVIDER_FOR_MS);
    await shop.run();
    expect((await shop.shown(person, page.checkoutId)).state).toBe('failed');
  }

  it('is paid: its customer is told to wait, cannot pay again, and has the plan with the message', async () => {
    await runOut();
    const { checkoutId } = page;
    // Back without paying, nothing is said to be on its way.
    expect((await shop.confirm(person, checkoutId)).status).toBe(502);
    expect(await shop.payOnPage(page)).toBe(200);
    // Back from paying, before the message: the provider's hint is enough to wait for it.
    expect(await shop.confirm(person, checkoutId)).toEqual({ status: 202, body: { state: 'confirming' } });
    // The account says so meanwhile.
    const unsettled = { checkoutId, plan: 'monthly', amountInCents: 24_999 };
    expect(await (await person.get('/api/account')).json()).toMatchObject({ unsettled });
    expect(await shop.shown(person, checkoutId)).toEqual({ state: 'confirming' });
    expect(await shop.isActive(person)).toBe(false);
    expect(await shop.begin(person)).toMatchObject({ error: { code: 'in-progress', checkoutId } });
    await shop.run(true);
    expect(await shop.stateOf(checkoutId)).toBe('confirming');

    const [capture] = await shop.product.ledger();
    await shop.succeeded(checkoutId, { id: capture?.chargeId });
    expect(await shop.shown(person, checkoutId)).toMatchObject({
      state: 'applied',
      paymentId: capture?.chargeId,
      subscription: { isActive: true, type: 'monthly' },
    });
    expect(await shop.events(checkoutId)).toEqual(['applied', 'captured', 'failed', 'intent', 'unknown']);
    // The same message again, and the old page looked at again, change nothing.
    await shop.succeeded(checkoutId, { id: capture?.chargeId });
    expect((await shop.confirm(person, checkoutId)).status).toBe(200);
    expect(await shop.product.ledger()).toHaveLength(1);
  });

  it('is paid, and the customer never comes back: the message alone opens the plan', async () => {
    await runOut();
    await shop.succeeded(page.checkoutId);
    expect([await shop.stateOf(page.checkoutId), await shop.isActive(person)]).toEqual(['applied', true]);
  });

  it('is paid, and neither the customer nor a message comes: a late look finds it, and then a person does', async () => {
    await runOut();
    await shop.payOnPage(page);
    shop.product.clock.tick(LATE_LOOKS_MS[0]);
    await shop.run();
    expect(await shop.stateOf(page.checkoutId)).toBe('confirming');
    shop.product.clock.tick(AT_PROVIDER_FOR_MS);
    await shop.run();
    expect((await shop.shown(person, page.checkoutId)).state).toBe('review');
    expect(await findInReview(shop.product.database.db, person.id)).toMatchObject([
      { checkoutId: page.checkoutId, reason: 'unproven' },
    ]);
    await shop.succeeded(page.checkoutId);
    expect(await shop.stateOf(page.checkoutId)).toBe('applied');
  });

  it('is paid after the plan was bought anew: the second payment buys nothing and stands in review', async () => {
    await runOut();
    const anew = await shop.begin(person);
    expect(anew.checkoutId).not.toBe(page.checkoutId);
    await shop.succeeded(anew.checkoutId, { id: 'p_anew' });
    await shop.succeeded(page.checkoutId, { id: 'p_late' });
    expect(await shop.row(page.checkoutId)).toMatchObject({ state: 'review', review_reason: 'runs-already' });
    expect(await shop.shown(person, page.checkoutId)).toMatchObject({ state: 'review', paymentId: 'p_late' });
    expect(await shop.isActive(person)).toBe(true);
  });

  it('does not keep its customer from paying elsewhere, and waits while another payment is confirmed', async () => {
    await runOut();
    const anew = await shop.begin(person);
    await shop.payOnPage(anew);
    await shop.confirm(person, anew.checkoutId);
    expect(await shop.stateOf(anew.checkoutId)).toBe('confirming');
    // The person's one slot is taken; the hint about the old page is heard of again later.
    await shop.payOnPage(page);
    expect((await shop.confirm(person, page.checkoutId)).status).toBe(502);
    expect(await shop.stateOf(page.checkoutId)).toBe('failed');
    await shop.succeeded(anew.checkoutId, { id: 'p_anew' });
    shop.product.clock.tick(LATE_LOOKS_MS[0]);
    await shop.run();
    expect(await shop.stateOf(page.checkoutId)).toBe('confirming');
  });

  it('where a card was declined is waited for again once another card seems to have paid', async () => {
    const { checkoutId } = page;
    await shop.send(
      signed(await shop.messageOf(checkoutId, 'payment.failed', { failureReason: 'card_declined' })),
    );
    expect((await shop.confirm(person, checkoutId)).status).toBe(402);
    await shop.payOnPage(page);
    expect((await shop.confirm(person, checkoutId)).status).toBe(202);
    // And without the customer, by a late look.
    const other = await shop.product.person();
    const theirs = await shop.begin(other);
    await shop.send(
      signed(await shop.messageOf(theirs.checkoutId, 'payment.failed', { failureReason: 'card_declined' })),
    );
    await shop.payOnPage(theirs);
    shop.product.clock.tick(LATE_LOOKS_MS[0]);
    await shop.run();
    expect(await shop.stateOf(theirs.checkoutId)).toBe('confirming');
  });

  it('comes back while the provider is away: waited for, and not theirs to take back before it was asked', async () => {
    const { checkoutId } = page;
    const sayUnpaid = async () => (await person.post(`/api/checkout/${checkoutId}/not-paid`, {})).status;
    await shop.loseAnswer('/yoco/api/checkouts', 'GET', 2);
    expect(await shop.confirm(person, checkoutId)).toEqual({ status: 202, body: { state: 'confirming' } });
    shop.product.clock.tick(SAID_PAID_FOR_MS);
    expect(await shop.shown(person, checkoutId)).toEqual({ state: 'confirming', canSayUnpaid: true });
    expect([await sayUnpaid(), await shop.stateOf(checkoutId)]).toEqual([409, 'confirming']);
    // It is back, and hints that it was paid: its word goes before theirs.
    await shop.payOnPage(page);
    expect([await sayUnpaid(), await shop.stateOf(checkoutId)]).toEqual([409, 'confirming']);
    expect(await shop.shown(person, checkoutId)).toEqual({ state: 'confirming' });
    await shop.succeeded(checkoutId);
    expect(await shop.stateOf(checkoutId)).toBe('applied');
  });
});
