import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import type { WireReceipt } from '#identity';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import type { WebhookMessage } from '../../provider-events.ts';
import { carryOutRequests } from '../../refund-request-job.ts';
import { refundSettings } from '../../refund-settle.ts';
import { findCheckout } from '../../store.ts';
import { phpEncode } from './signature.ts';
import { noticeOf, PENDING_ID, payfastAt, payfastPeer } from './testing.ts';

it('writes values as PHP does', () => {
  expect(phpEncode("it's (a) ~ *!é&=+")).toBe('it%27s+%28a%29+%7E+%2A%21%C3%A9%26%3D%2B');
});

it.each(['given', 'trimmed'] as const)('reads a notice whose values were signed as %s', (signedAs) => {
  const read = payfastAt('http://127.0.0.1:9').readWebhook(noticeOf({ m_payment_id: 'c1' }, signedAs));
  expect(read).toMatchObject({ kind: 'event', event: { about: { checkoutId: 'c1' } } });
});

describe.each(ENGINES)('payments by PayFast, on %s', (engine) => {
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

  async function begin() {
    const answer = await person.post('/api/checkout', { plan: 'monthly' });
    return (await answer.json()) as { checkoutId: string; redirectUrl: string; provider: string };
  }
  async function send({ rawBody, headers }: WebhookMessage, from = '127.0.0.1'): Promise<number> {
    const { status } = await product.app.request(
      'http://localhost:3999/api/payments/webhook/payfast',
      {
        method: 'POST',
        body: rawBody.slice(),
        headers: { ...Object.fromEntries(headers), host: 'localhost:3999' },
      },
      { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
    );
    await product.inbox.settled();
    return status;
  }
  const stateOf = async (id: string) => (await findCheckout(product.database.db, id))?.state;

  it('a refund that is taken on is not done yet', async () => {
    const payment = { checkoutId: 'c1', providerRef: null, amountInCents: 24_999, currency: 'ZAR' };
    const outcomes = ['1089001', PENDING_ID].map((chargeId) =>
      payfastAt(peer.url).refund({ ...payment, chargeId, refundId: 'r1' }),
    );
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['refunded', 'pending']);
  });

  it('the form leads to its page, and its notice opens the plan once', async () => {
    const { checkoutId, redirectUrl } = await begin();
    const path = new URL(redirectUrl).pathname;
    const page = await person.get(path);
    const text = await page.text();
    expect(text).toContain(`action="${peer.url}/payfast/eng/process"`);
    for (const field of [`value="${checkoutId}"`, 'value="249.99"', 'name="signature"'])
      expect(text).toContain(field);
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${peer.url}`);
    // It is nobody else's, and nothing once it is paid.
    expect((await (await product.person()).get(path)).status).toBe(404);

    // Nobody can be asked, and the customer says that it was paid: nothing else is begun meanwhile.
    expect((await person.post(`/api/checkout/${checkoutId}/pay`, { reference: checkoutId })).status).toBe(
      202,
    );
    expect(await stateOf(checkoutId)).toBe('confirming');
    const notice = peer.send(noticeOf({ m_payment_id: checkoutId }));
    for (const status of [await send(notice), await send(notice)]) expect(status).toBe(200);
    expect(await findCheckout(product.database.db, checkoutId)).toMatchObject({
      state: 'applied',
      charge_id: '1',
      fee_in_cents: 920,
    });
    expect((await person.get(path)).status).toBe(404);
    // What the notice said of the buyer is gone.
    const kept = await product.database.db.selectFrom('payment_events').select('about').execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.about).not.toContain('thandi');
  });

  it('a page that is paid twice opens the plan once, and the second payment goes back by itself', async () => {
    const { checkoutId } = await begin();
    for (const pf_payment_id of ['11', '12', '12'])
      await send(peer.send(noticeOf({ m_payment_id: checkoutId, pf_payment_id })));
    await carryOutRequests({
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: product.mailer,
      ...refundSettings(product.settings),
    });
    expect(peer.givenBack()).toEqual(['12']);
    const { receipts } = (await (await person.get('/api/account')).json()) as { receipts: WireReceipt[] };
    expect(
      receipts.map(({ paymentId, opened, refund }) => [paymentId, opened, refund?.state]).sort(),
    ).toEqual([
      ['11', true, undefined],
      ['12', false, 'paid-back'],
    ]);
    expect(await (await person.get('/subscription/status')).json()).toMatchObject({ isActive: true });
  });

  it.each<[string, Record<string, string>, { stoodBy?: boolean; from?: string }, number, string]>([
    ['that it does not stand by', {}, { stoodBy: false }, 200, 'at-provider'],
    ['from elsewhere', {}, { from: '203.0.113.9' }, 200, 'at-provider'],
    ['about another merchant', { merchant_id: '10000101' }, {}, 400, 'at-provider'],
    ['about another amount', { amount_gross: '1.00' }, {}, 200, 'review'],
    ['about a payment that is pending', { payment_status: 'PENDING' }, {}, 200, 'confirming'],
    ['about a payment that failed', { payment_status: 'FAILED' }, {}, 200, 'declined'],
    ['about a payment that was cancelled', { payment_status: 'CANCELLED' }, {}, 200, 'at-provider'],
  ])('a notice %s opens nothing', async (_case, told, { stoodBy = true, from }, status, state) => {
    const { checkoutId } = await begin();
    const notice = noticeOf({ m_payment_id: checkoutId, ...told });
    if (stoodBy) peer.send(notice);
    expect(await send(notice, from)).toBe(status);
    expect(await stateOf(checkoutId)).toBe(state);
    expect(await (await person.get('/subscription/status')).json()).toEqual({ isActive: false });
  });
});
