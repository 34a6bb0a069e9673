import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { findSubscription } from '#subscriptions/server';
import { noteDispute } from './disputes.ts';
import type { CardProvider, RefundOutcome } from './provider.ts';
import { findReceipts } from './receipts.ts';
import { carryOutRequests } from './refund-request-job.ts';
import { askForRefund, listOpenRequests, refuseRequest } from './refund-requests.ts';
import { type RefundDeps, refundSettings } from './refund-settle.ts';
import { giveBack } from './refunds.ts';
import { findCheckout } from './store.ts';

interface Receipt {
  paymentId: string;
  askUntil: string | null;
  refund: { state: string; reason: string | null } | null;
}

describe.each(ENGINES)('money back that is asked for, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let asked: number;
  let answers: RefundOutcome | null;
  let isAway: boolean;

  const watched = (real: CardProvider): CardProvider => ({
    ...real,
    async refund(request) {
      asked += 1;
      return answers ?? real.refund(request);
    },
    async find(payment) {
      if (isAway) throw new Error('no route to the provider');
      return real.find(payment);
    },
  });
  async function open(refunds: 'by-hand' | 'automatic') {
    [asked, answers, isAway] = [0, null, false];
    place = await testPlace(engine);
    product = await testProduct(engine, {
      place,
      provider: watched,
      settings: { REFUNDS: refunds, SUPPORT_EMAIL: 'help@example.com' },
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  }
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  const deps = (): RefundDeps => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    mailer: product.mailer,
    ...refundSettings(product.settings),
  });
  const receiptOf = async (person: Person): Promise<Receipt> => {
    const [receipt] = await findReceipts(product.database.db, person.id);
    if (!receipt) throw new Error('no receipt');
    return receipt;
  };
  const stateOf = async (person: Person) => (await receiptOf(person)).refund?.state ?? null;
  const ask = async (person: Person, paymentId?: string) =>
    person.post('/api/account/refunds', { paymentId: paymentId ?? (await receiptOf(person)).paymentId });
  /** As above, when the session has run out long ago. */
  const askLater = async (person: Person) =>
    askForRefund(deps(), {
      userId: person.id,
      paymentId: (await receiptOf(person)).paymentId,
      askedBy: 'account',
      policy: 'by-hand',
    });
  async function buyer(plan = 'weekly') {
    const person = await product.person();
    expect((await person.buy(plan)).status).toBe(200);
    return person;
  }
  const checkoutOf = async (person: Person) => {
    const { paymentId } = await receiptOf(person);
    const row = await product.database.db
      .selectFrom('checkouts')
      .select('id')
      .where('charge_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const checkout = await findCheckout(product.database.db, row.id);
    if (!checkout) throw new Error('no checkout');
    return checkout;
  };
  const isOpen = async (person: Person) => (await findSubscription(product.database.db, person.id))?.isActive;
  const subjects = async (person: Person) =>
    (await product.letters(person.email)).map(({ subject }) => subject).filter((line) => /R\d/.test(line));
  const code = async (answer: Response) =>
    ((await answer.json()) as { error?: { code: string } }).error?.code ?? answer.status;

  describe('granted by hand', () => {
    beforeEach(() => open('by-hand'));

    it('waits for a person, who grants it by giving it back; each step is told', async () => {
      const person = await buyer();
      expect((await receiptOf(person)).askUntil).not.toBeNull();
      expect((await ask(person, 'ch_\u0000')).status).toBe(400);
      expect((await ask(person)).status).toBe(200);
      expect((await ask(person)).status).toBe(200);
      await carryOutRequests(deps());
      expect([await stateOf(person), asked, await isOpen(person)]).toEqual(['asked', 0, true]);
      const { rows } = await listOpenRequests(product.database.db, { most: 10, after: null });
      expect(rows).toMatchObject([{ plan: 'weekly', amountInCents: 9_999 }]);

      answers = { kind: 'pending', providerRefundId: 'rf_1' };
      await giveBack(deps(), await checkoutOf(person), { reason: null, keepAccess: false });
      await carryOutRequests(deps());
      expect([await stateOf(person), await isOpen(person)]).toEqual(['at-provider', true]);
      expect(await subjects(person)).toEqual(['You asked for R99.99 back', 'You get R99.99 back']);
      expect((await listOpenRequests(product.database.db, { most: 10, after: null })).rows).toEqual([]);
    });

    it('says once that it is back, where that was quicker', async () => {
      const person = await buyer();
      await ask(person);
      await giveBack(deps(), await checkoutOf(person), { reason: null, keepAccess: false });
      await carryOutRequests(deps());
      await carryOutRequests(deps());
      expect([await stateOf(person), asked, await isOpen(person)]).toEqual(['paid-back', 1, false]);
      expect(await subjects(person)).toEqual(['You asked for R99.99 back', 'We gave you back R99.99']);
    });

    it('is refused with a reason that its owner reads, and not within the 7 days of the law', async () => {
      const early = await buyer();
      await ask(early);
      expect(await refuseRequest(deps(), await checkoutOf(early), 'no')).toBe('owed-by-law');
      const person = await buyer('monthly');
      const checkout = await checkoutOf(person);
      expect(await refuseRequest(deps(), checkout, 'no')).toBe('nobody-asked');
      product.clock.tick(8 * DAY_MS);
      expect(await askLater(person)).toMatchObject({ ok: true });
      expect(await refuseRequest(deps(), checkout, null)).toBe('refused');
      expect(await refuseRequest(deps(), checkout, 'It was used every day.')).toBe('refused');
      expect(await refuseRequest(deps(), checkout, 'again')).toBe('decided-before');
      expect(await receiptOf(person)).toMatchObject({
        refund: { state: 'refused', reason: 'It was used every day.' },
      });
      const letter = (await product.letters(person.email)).at(-1);
      expect(letter?.text).toContain('Why: It was used every day.');
      await carryOutRequests(deps());
      expect([asked, await isOpen(person)]).toEqual([0, true]);
    });

    it('cannot be asked after 30 days, of a payment of somebody else, or of none', async () => {
      const person = await buyer('monthly');
      const { paymentId } = await receiptOf(person);
      const stranger = await product.person();
      expect(await code(await ask(stranger, paymentId))).toBe('no-such-payment');
      expect(await code(await ask(person, 'ch_nothing'))).toBe('no-such-payment');
      product.clock.tick(30 * DAY_MS + 1);
      expect(await askLater(person)).toEqual({ ok: false, fault: 'refund-too-late' });
      expect((await product.request('/api/account/refunds', { method: 'POST' })).status).toBe(401);
    });
  });

  describe('granted by the settings', () => {
    beforeEach(() => open('automatic'));

    it('goes back whole, ends access, and is told at each step', async () => {
      const person = await buyer();
      await ask(person);
      expect([await stateOf(person), asked]).toEqual(['granted', 0]);
      await carryOutRequests(deps());
      expect([await stateOf(person), asked, await isOpen(person)]).toEqual(['paid-back', 1, false]);
      expect((await product.ledger()).filter(({ refundId }) => refundId)).toHaveLength(1);
      expect(await subjects(person)).toEqual(['You get R99.99 back', 'We gave you back R99.99']);
      // Each time, as the setting says.
      product.clock.tick(60_000);
      await person.buy('weekly');
      await ask(person);
      expect(await stateOf(person)).toBe('granted');
    });

    it.each([
      ['won', 'paid-back', 1],
      ['lost', 'paid-back', 0],
    ] as const)(
      'is not paid out twice while a bank asks it back, which then is %s',
      async (decided, state, calls) => {
        const person = await buyer();
        const checkout = await checkoutOf(person);
        const { id, amount_in_cents: amountInCents, currency } = checkout;
        const dispute = {
          ...{ disputeId: `of ${id}`, chargeId: checkout.charge_id ?? '', checkoutId: id },
          ...{ amountInCents, currency, openedAtMs: product.clock.now },
        };
        await noteDispute(deps(), checkout, { ...dispute, state: 'open' });
        await ask(person);
        await carryOutRequests(deps());
        expect(await giveBack(deps(), checkout, { reason: null, keepAccess: false })).toEqual({
          kind: 'refused',
          code: 'disputed',
        });
        expect([await stateOf(person), asked, await isOpen(person)]).toEqual(['granted', 0, true]);
        await noteDispute(deps(), checkout, { ...dispute, state: decided });
        product.clock.tick(DAY_MS);
        await carryOutRequests(deps());
        expect([await stateOf(person), asked, await isOpen(person)]).toEqual([state, calls, false]);
      },
    );

    it('is asked of the provider once, by two nodes and by a press that is repeated', async () => {
      const person = await buyer();
      await Promise.all([ask(person), ask(person), ask(person)]);
      const node = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
      await Promise.all([carryOutRequests(deps()), carryOutRequests({ ...deps(), db: node.db })]);
      await carryOutRequests({ ...deps(), db: node.db });
      await node.close();
      expect([asked, await stateOf(person)]).toEqual([1, 'paid-back']);
      expect((await subjects(person)).filter((line) => line.startsWith('You get'))).toHaveLength(1);
    });

    it('waits for a provider that is away, and is tried again', async () => {
      const person = await buyer();
      await ask(person);
      isAway = true;
      await carryOutRequests(deps());
      expect([await stateOf(person), asked]).toEqual(['granted', 0]);
      isAway = false;
      await carryOutRequests(deps());
      expect(asked).toBe(0);
      product.clock.tick(61_000);
      await carryOutRequests(deps());
      expect([await stateOf(person), asked]).toEqual(['paid-back', 1]);
    });

    it('is left to a person where the provider refuses', async () => {
      const person = await buyer();
      await ask(person);
      answers = { kind: 'refused', message: 'not enough balance' };
      for (let round = 0; round < 3; round++) {
        await carryOutRequests(deps());
        product.clock.tick(DAY_MS);
      }
      expect([await stateOf(person), asked, await isOpen(person)]).toEqual(['granted', 1, true]);
    });

    it('survives a process that dies between the grant and the call', async () => {
      const person = await buyer();
      await ask(person);
      const dying = { ...product.mailer, send: () => Promise.reject(new Error('killed')) };
      // It dies while it books what the provider has done.
      await carryOutRequests({ ...deps(), mailer: dying }).catch(() => {});
      expect(asked).toBe(1);
      product.clock.tick(10 * 60_000);
      await carryOutRequests(deps());
      expect(asked).toBe(1);
    });
  });

  describe('by letter', () => {
    beforeEach(() => open('by-hand'));
    const post = (path: string, body: unknown) =>
      product.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url },
        body: JSON.stringify(body),
      });
    const linkTo = async (email: string) => {
      const letter = (await product.letters(email)).findLast(({ text }) => text.includes('/refund?token='));
      return /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    };

    it('is asked for by who cannot sign in, once a link, also of a closed account', async () => {
      const person = await buyer();
      const { paymentId } = await receiptOf(person);
      const fresh = await person.post('/api/auth/sign-in/email', {
        email: person.email,
        password: 'let me in 22',
      });
      expect(fresh.status).toBe(200);
      await product.database.db
        .updateTable('user')
        .set({ closedAt: '2026-11-28T10:00:00.000Z', closedReason: 'disabled' })
        .where('id', '=', person.id)
        .execute();
      expect(await (await post('/api/refunds/letter', { email: person.email })).json()).toEqual({});
      const token = await linkTo(person.email);
      const shown = (await (await post('/api/refunds/payments', { token })).json()) as {
        payments: Receipt[];
      };
      expect(shown.payments).toMatchObject([{ paymentId, refund: null }]);
      const done = await post('/api/refunds', { token, paymentId });
      expect(await done.json()).toMatchObject({ receipt: { refund: { state: 'asked' } } });
      expect(await code(await post('/api/refunds', { token, paymentId }))).toBe('invalid-refund-link');
      expect(await code(await post('/api/refunds/payments', { token }))).toBe('invalid-refund-link');
      expect(await subjects(person)).toEqual(['You asked for R99.99 back']);
    });

    it('answers every address alike, and writes to nobody who has no account', async () => {
      const answer = await post('/api/refunds/letter', { email: 'nobody@example.com' });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      expect(await product.letters('nobody@example.com')).toEqual([]);
      expect(await code(await post('/api/refunds/letter', { email: 'no address' }))).toBe('invalid-email');
      expect(await code(await post('/api/refunds/payments', { token: 'made-up' }))).toBe(
        'invalid-refund-link',
      );
    });

    it('shows and gives back nothing of somebody else, and nothing after a day', async () => {
      const [person, other] = [await buyer(), await buyer()];
      await post('/api/refunds/letter', { email: person.email });
      const token = await linkTo(person.email);
      const { paymentId } = await receiptOf(other);
      expect(await code(await post('/api/refunds', { token, paymentId }))).toBe('no-such-payment');
      product.clock.tick(DAY_MS + 1);
      expect(await code(await post('/api/refunds/payments', { token }))).toBe('invalid-refund-link');
    });
  });
});
