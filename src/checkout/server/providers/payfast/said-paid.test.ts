import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS, type CheckoutStatus } from '#checkout';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { reconcile } from '../../reconciler.ts';
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
  async function hoursPass(): Promise<void> {
    product.clock.tick(2 * AT_PROVIDER_FOR_MS);
    await reconcile({
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      alone: true,
    });
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
});
