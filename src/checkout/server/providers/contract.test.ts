import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Capture, Found } from '#checkout';
import type { BeginRequest, CardProvider, PaymentRef } from '../provider.ts';
import type { WebhookRead } from '../provider-events.ts';
import type { Contracts, UnderContract } from './testing.ts';

/** What the port says, asked of every provider: a folder here without a `testing.ts` fails. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory());
const loaded = await Promise.all(
  folders.map(async ({ name }) => {
    const file = join(import.meta.dirname, name, 'testing.ts');
    if (!existsSync(file)) throw new Error(`providers/${name} has no testing.ts for the contract suite`);
    return Object.entries(((await import(file)) as { contracts: Contracts }).contracts);
  }),
);

const AMOUNT = { amountInCents: 24_999, currency: 'ZAR' };
const requestFor = (checkoutId = randomUUID()): BeginRequest => ({
  checkoutId,
  providerRef: null,
  ...AMOUNT,
  name: 'Repartee Subscription',
  description: 'monthly Plan',
  email: 'thandi@example.com',
  returnTo: {
    paid: `http://localhost:3999/success?checkout=${checkoutId}`,
    failed: `http://localhost:3999/success?checkout=${checkoutId}`,
    cancelled: 'http://localhost:3999/checkout',
  },
  notifyUrl: 'http://localhost:3999/api/payments/webhook/any',
});

const UNSIGNED = {
  rawBody: new TextEncoder().encode('{"event":"charge.success"}'),
  headers: new Headers({ 'content-type': 'application/json' }),
  from: '127.0.0.1',
  nowMs: Date.now(),
};

/** One byte changed, the rest cut off, or one byte more. */
function alter(body: Uint8Array, { kind, at, by }: { kind: 'flip' | 'cut' | 'add'; at: number; by: number }) {
  if (kind === 'cut') return body.slice(0, at);
  if (kind === 'add') return Uint8Array.from([...body.slice(0, at), by, ...body.slice(at)]);
  const altered = Uint8Array.from(body);
  altered[at] = (body[at] ?? 0) ^ by;
  return altered;
}

const meaningOf = (read: WebhookRead) =>
  read.kind === 'event' ? { ...read.event, about: { ...read.event.about, proof: null } } : read;

describe.each(loaded.flat())('%s', (_name, start) => {
  let under: UnderContract;
  let provider: CardProvider;
  beforeAll(async () => {
    under = await start();
    ({ provider } = under);
  });
  afterAll(() => under.close());

  /** Begins, and tells how the provider names it. */
  async function begun(request = requestFor()): Promise<BeginRequest> {
    const answer = await provider.begin(request);
    if (provider.paysAt === 'popup') expect(answer).toEqual({ kind: 'popup' });
    else expect(answer.kind).toMatch(/^(redirect|access-code|form)$/);
    return { ...request, providerRef: 'providerRef' in answer ? answer.providerRef : null };
  }

  /** Pays with a good card, and tells the capture as we learn of it first. */
  async function paid(): Promise<{ payment: BeginRequest; capture: Capture }> {
    const payment = await begun();
    const token = await under.pay(payment, 'good');
    if (token !== null) {
      const outcome = await provider.charge({ token, checkoutId: payment.checkoutId, ...AMOUNT });
      if (outcome.kind !== 'captured') throw new Error(`a good card was not taken: ${outcome.kind}`);
      return { payment, capture: { ...outcome, paidAtMs: Date.now() } };
    }
    const found = (await toldOf(payment)) ?? (await provider.confirm(payment));
    if (found.kind !== 'captured') throw new Error(`a payment of a good card is not told: ${found.kind}`);
    return { payment, capture: found.capture };
  }

  /** What the provider's messages say of a payment; null where they only say that something happened. */
  async function toldOf({ checkoutId }: PaymentRef): Promise<Found | null> {
    for (const message of await under.messages(checkoutId)) {
      const read = provider.readWebhook(message);
      if (read.kind === 'event' && read.event.about.kind === 'payment' && read.event.about.found)
        return read.event.about.found;
    }
    return null;
  }

  /** What the peer took for a payment, whatever the provider says of it. */
  const taken = async ({ checkoutId }: PaymentRef) =>
    (await under.ledger()).filter((capture) => capture.checkoutId === checkoutId);

  it('begins the same payment again as often as it is asked', async () => {
    const request = await begun();
    const again = await provider.begin(request);
    expect(again.kind).not.toBe('unknown');
  });

  it('knows nothing of what was never paid', async () => {
    const payment = await begun();
    for (const ask of [provider.find, provider.confirm])
      expect((await ask(payment)).kind).toMatch(/^(absent|pending|cannot-tell)$/);
    expect(await taken(payment)).toEqual([]);
  });

  it('tells a payment with its id, amount and currency', async () => {
    const { payment, capture } = await paid();
    expect(await taken(payment)).toMatchObject([{ chargeId: capture.chargeId, ...AMOUNT }]);
    expect(capture).toMatchObject(AMOUNT);
    for (const ask of [provider.find, provider.confirm]) {
      const found = await ask(payment);
      expect(found.kind).toMatch(/^(captured|seems-captured|cannot-tell)$/);
      if (found.kind === 'captured')
        expect(found.capture).toMatchObject({ chargeId: capture.chargeId, ...AMOUNT });
    }
  });

  it('takes nothing from a card that is declined', async () => {
    const payment = await begun();
    const token = await under.pay(payment, 'declined');
    if (token !== null)
      expect(await provider.charge({ token, checkoutId: payment.checkoutId, ...AMOUNT })).toMatchObject({
        kind: 'declined',
        message: expect.stringMatching(/\S/),
      });
    expect((await provider.confirm(payment)).kind).not.toMatch(/captured|refunded/);
    expect(await taken(payment)).toEqual([]);
  });

  it('takes a token once', async () => {
    const payment = await begun();
    const token = (await under.pay(payment, 'good')) ?? 'tok_none';
    const charge = { token, checkoutId: payment.checkoutId, ...AMOUNT };
    const kinds = [(await provider.charge(charge)).kind, (await provider.charge(charge)).kind];
    // The second may have been the first, as far as an adapter can see.
    expect(kinds).toEqual(
      provider.paysAt === 'popup' ? ['captured', 'unknown'] : ['not-captured', 'not-captured'],
    );
  });

  it('gives a payment back once, whole', async () => {
    const { payment, capture } = await paid();
    const wanted = { ...payment, chargeId: capture.chargeId, refundId: randomUUID() };
    const first = await provider.refund(wanted);
    expect(first.kind).toMatch(/^(refunded|pending)$/);
    const again = await provider.refund(wanted);
    expect(again.kind).not.toBe('refused');
    expect(await taken(payment)).toMatchObject([{ refundId: expect.stringMatching(/./) }]);
    expect((await provider.find(payment)).kind).not.toBe('absent');
  });

  it('lists what was taken in a time, or says that it cannot', async () => {
    const before = Date.now() - 60_000;
    const { payment, capture } = await paid();
    const list = await provider.list(before, Date.now() + 60_000);
    const { chargeId } = capture;
    const { checkoutId } = payment;
    if (list.kind === 'listed')
      expect(list.payments).toContainEqual(expect.objectContaining({ chargeId, checkoutId, ...AMOUNT }));
    else expect(list).toEqual({ kind: 'cannot' });
    const disputes = await provider.disputes(before, Date.now());
    expect(disputes.kind).toMatch(/^(listed|cannot)$/);
  });

  it('stands by the messages that it sent, where they prove nothing alone', async () => {
    const { payment } = await paid();
    const proofs = (await under.messages(payment.checkoutId)).flatMap((message) => {
      const read = provider.readWebhook(message);
      return read.kind === 'event' && read.event.about.kind === 'payment'
        ? (read.event.about.proof ?? [])
        : [];
    });
    expect(proofs.length > 0).toBe(provider.vouch !== undefined);
    for (const proof of proofs) {
      expect(await provider.vouch?.(proof)).toBe(true);
      expect(await provider.vouch?.(proof.replace('249.99', '249.90'))).toBe(false);
    }
  });

  it('believes no message that is not signed', () => {
    for (const rawBody of [UNSIGNED.rawBody, new Uint8Array()])
      expect(provider.readWebhook({ ...UNSIGNED, rawBody }).kind).toMatch(/^(refused|cannot)$/);
  });

  it('believes none of a thousand altered messages', async () => {
    const { payment } = await paid();
    const [message] = await under.messages(payment.checkoutId);
    if (!message) return expect(provider.readWebhook(UNSIGNED).kind).toBe('cannot');
    const original = provider.readWebhook(message);
    expect(original.kind).toBe('event');
    const at = fc.nat(message.rawBody.length - 1);
    const change = fc.oneof(
      fc.record({ kind: fc.constant('flip' as const), at, by: fc.integer({ min: 1, max: 255 }) }),
      fc.record({ kind: fc.constant('cut' as const), at, by: fc.constant(0) }),
      fc.record({ kind: fc.constant('add' as const), at, by: fc.nat(255) }),
    );
    fc.assert(
      fc.property(change, (changed) => {
        const rawBody = alter(message.rawBody, changed);
        const read = provider.readWebhook({ ...message, rawBody });
        // A form may be written in more than one way; what it says must be what was signed.
        if (read.kind !== 'refused') expect(meaningOf(read)).toEqual(meaningOf(original));
      }),
      { numRuns: 1_000 },
    );
  });

  it('throws only where it is asked something', async () => {
    const { unreachable } = under;
    const payment = requestFor();
    const nothing = await unreachable.charge({ token: 'tok_1', checkoutId: payment.checkoutId, ...AMOUNT });
    expect(nothing.kind).toBe('not-captured');
    expect((await unreachable.begin(payment)).kind).toMatch(/^(popup|form|refused|unknown)$/);
    expect((await unreachable.refund({ ...payment, chargeId: 'ch_1', refundId: randomUUID() })).kind).toMatch(
      /^(refused|unknown)$/,
    );
    for (const ask of [unreachable.find, unreachable.confirm]) {
      const found = await ask({ ...payment, providerRef: 'ch_1' }).catch(() => 'unreachable');
      expect(found === 'unreachable' || found).toEqual(
        found === 'unreachable' ? true : { kind: 'cannot-tell' },
      );
    }
  });
});
