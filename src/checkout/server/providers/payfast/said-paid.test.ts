import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS, type CheckoutStatus, SAID_PAID_FOR_MS } from '#checkout';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { reconcile } from '../../reconciler.ts';
import { lookAgain } from '../../reopen.ts';
import { findCheckout } from '../../store.ts';
import { noticeOf, payfastAt, payfastPeer } from './testing.ts';

/** PayFast cannot be asked: until its notice comes, the customer who is led back as paid is all that tells of a payment. */
describe.each(ENGINES)('a customer who comes back from PayFast as paid, on %s', (engine) => {
  let product: TestProduct;
  let peer: Awaited<ReturnType<typeof payfastPeer>>;
  let person: Person;
  beforeEach(async () => {
    peer = await payfastPeer();
    product = await testProduct(engine, { provider: () => payfastAt(peer.url) });
    person = await product.person();
  });
  afterEach(async () => {
    await product.close();
    await peer.close();
  });

  async function begin(plan: 'weekly' | 'monthly'): Promise<string> {
    const answer = await person.post('/api/checkout', { plan });
    return ((await answer.json()) as { checkoutId: string }).checkoutId;
  }
  const comeBack = async (id: string) =>
    (await person.post(`/api/checkout/${id}/pay`, { reference: id })).status;
  /** What the ledger has, and what the customer is shown. */
  async function standing(id: string): Promise<[string | undefined, CheckoutStatus['state']]> {
    const shown = (await (await person.get(`/api/checkout/${id}`)).json()) as CheckoutStatus;
    return [(await findCheckout(product.database.db, id))?.state, shown.state];
  }
  const deps = () => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
  });
  async function hoursPass(): Promise<void> {
    product.clock.tick(2 * AT_PROVIDER_FOR_MS);
    await reconcile({ ...deps(), alone: true });
  }
  async function notice(id: string, told: Record<string, string> = {}): Promise<void> {
    const { rawBody } = peer.send(noticeOf({ m_payment_id: id, ...told }));
    await product.app.request(
      'http://localhost:3999/api/payments/webhook/payfast',
      {
        method: 'POST',
        body: rawBody.slice(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3999' },
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
    );
    await product.inbox.settled();
  }

  it('waits for the bank while another attempt is in review, however long, and is looked into after it', async () => {
    const [other, paid] = [await begin('monthly'), await begin('weekly')];
    expect([await comeBack(other), await comeBack(paid)]).toEqual([202, 202]);
    // One attempt at a time blocks; the other is no less paid for that.
    expect(await standing(other)).toEqual(['confirming', 'confirming']);
    expect(await standing(paid)).toEqual(['at-provider', 'confirming']);
    for (let times = 0; times < 3; times++) await hoursPass();
    expect(await standing(other)).toEqual(['review', 'review']);
    expect(await standing(paid)).toEqual(['at-provider', 'confirming']);
    expect(await comeBack(paid)).toBe(202);

    await notice(other);
    expect((await standing(other))[0]).toBe('applied');
    await hoursPass();
    expect(await standing(paid)).toEqual(['confirming', 'confirming']);
    await hoursPass();
    expect(await standing(paid)).toEqual(['review', 'review']);
  });

  it('has the plan with a notice that comes in the meantime', async () => {
    const [other, paid] = [await begin('weekly'), await begin('monthly')];
    await comeBack(other);
    await comeBack(paid);
    await hoursPass();
    await notice(paid, { pf_payment_id: '2' });
    expect(await standing(paid)).toEqual(['applied', 'applied']);
    expect(await standing(other)).toEqual(['review', 'review']);
  });

  it('is believed after the page had run out, also while another attempt blocks', async () => {
    const [other, paid] = [await begin('monthly'), await begin('weekly')];
    await comeBack(other);
    await hoursPass();
    expect(await standing(paid)).toEqual(['failed', 'failed']);
    expect(await comeBack(paid)).toBe(202);
    expect(await standing(paid)).toEqual(['failed', 'confirming']);
    await hoursPass();
    expect(await standing(paid)).toEqual(['failed', 'confirming']);
    await notice(other);
    await hoursPass();
    expect(await standing(paid)).toEqual(['confirming', 'confirming']);
    await hoursPass();
    expect(await standing(paid)).toEqual(['review', 'review']);
  });

  it('waits no more once PayFast has told that nothing was paid', async () => {
    const [other, paid] = [await begin('monthly'), await begin('weekly')];
    await comeBack(other);
    await comeBack(paid);
    await notice(paid, { payment_status: 'CANCELLED', item_description: 'weekly Plan' });
    expect(await standing(paid)).toEqual(['at-provider', 'at-provider']);
    await hoursPass();
    expect(await standing(paid)).toEqual(['failed', 'failed']);
  });

  const sayUnpaid = async (id: string) => (await person.post(`/api/checkout/${id}/not-paid`, {})).status;
  const maySayUnpaid = async (id: string) =>
    ((await (await person.get(`/api/checkout/${id}`)).json()) as CheckoutStatus).canSayUnpaid ?? false;
  const refundRequests = () =>
    product.database.db.selectFrom('refund_requests').select(['checkout_id', 'asked_by']).execute();

  it('may say after a while that they did not pay, and buys at once; what turns up then goes back', async () => {
    const left = await begin('weekly');
    await comeBack(left);
    expect([await maySayUnpaid(left), await sayUnpaid(left)]).toEqual([false, 409]);
    product.clock.tick(SAID_PAID_FOR_MS);
    expect(await maySayUnpaid(left)).toBe(true);
    const stranger = await product.person();
    expect((await stranger.post(`/api/checkout/${left}/not-paid`, {})).status).toBe(404);
    expect((await person.post('/api/checkout', { plan: 'weekly' })).status).toBe(409);

    // Both tabs and a repeat of a lost answer; the page that is still open goes on asking, and does not block again.
    expect(await Promise.all([sayUnpaid(left), sayUnpaid(left)])).toEqual([200, 200]);
    await comeBack(left);
    expect(await standing(left)).toEqual(['failed', 'failed']);
    const paid = await begin('weekly');
    await notice(paid, { pf_payment_id: '2', item_description: 'weekly Plan', amount_gross: '99.99' });
    expect((await standing(paid))[0]).toBe('applied');
    await notice(left, { pf_payment_id: '3', item_description: 'weekly Plan', amount_gross: '99.99' });
    expect(await standing(left)).toEqual(['review', 'review']);
    expect(await refundRequests()).toEqual([{ checkout_id: left, asked_by: 'paid-twice' }]);
  });

  it('has the plan where they said by mistake that they did not pay', async () => {
    const paid = await begin('monthly');
    await comeBack(paid);
    for (let times = 0; times < 2; times++) await hoursPass();
    // The operator has it in review; the customer's own word put it there.
    expect(await standing(paid)).toEqual(['review', 'review']);
    const seen = await findCheckout(product.database.db, paid);
    if (!seen) throw new Error('no checkout');
    expect(await sayUnpaid(paid)).toBe(200);
    // Another tab had asked a moment before, when it was still one that we had concluded.
    await lookAgain(deps(), { ...seen, state: 'failed', next_check_at: seen.created_at }, true);
    expect(await standing(paid)).toEqual(['failed', 'failed']);
    await notice(paid);
    expect(await standing(paid)).toEqual(['applied', 'applied']);
    expect([await maySayUnpaid(paid), await sayUnpaid(paid)]).toEqual([false, 200]);
  });

  it('cannot take back what PayFast says is on its way, before or after they did', async () => {
    const pending = await begin('monthly');
    await comeBack(pending);
    await notice(pending, { payment_status: 'PENDING' });
    for (let times = 0; times < 2; times++) {
      await hoursPass();
      expect([await maySayUnpaid(pending), await sayUnpaid(pending)]).toEqual([false, 409]);
    }
    expect((await standing(pending))[0]).toBe('review');

    person = await product.person();
    const left = await begin('weekly');
    await comeBack(left);
    product.clock.tick(SAID_PAID_FOR_MS);
    expect(await sayUnpaid(left)).toBe(200);
    const told = { pf_payment_id: '4', item_description: 'weekly Plan', amount_gross: '99.99' };
    await notice(left, { ...told, payment_status: 'PENDING' });
    expect(await standing(left)).toEqual(['confirming', 'confirming']);
    expect((await person.post('/api/checkout', { plan: 'monthly' })).status).toBe(409);
    await notice(left, told);
    expect(await standing(left)).toEqual(['applied', 'applied']);
  });
});
