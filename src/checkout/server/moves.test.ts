import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AT_PROVIDER_FOR_MS,
  CHECKOUT_STATES,
  type CheckoutState,
  type Found,
  MOVES,
  type MoveName,
} from '#checkout';
import type { CheckoutRow } from '#database';
import { ENGINES } from '#database/testing';
import { isoTime } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { follow } from './attempts.ts';
import { closeByHand } from './by-hand.ts';
import { cardProviders } from './card-providers.ts';
import { carryOutEvent } from './carry-out-event.ts';
import type { EventAbout } from './provider-events.ts';
import { reconcile } from './reconciler.ts';
import { refundSettings } from './refund-settle.ts';
import { keepCapture } from './settle.ts';
import { createCheckout, findCheckout, moveOn } from './store.ts';

/**
 * Where each move leads from each state: `o` open, `p` at-provider, `c` charging, `?` confirming, `r` review, `a` applied,
 * `d` declined, `f` failed, `b` refunded; a point changes nothing. The columns are the states in that order.
 */
const TABLE: Record<MoveName, string> = {
  charge: 'c........',
  'send-to-page': 'p........',
  'keep-page': '.p.......',
  'wait-at-page': '.p.p.....',
  wait: '.???.....',
  reopen: '......??.',
  'keep-capture': '.????....',
  apply: '.aaaa.aa.',
  'open-nothing': '.....r...',
  'list-capture': '.rrrr.rr.',
  'ask-person': '.rrr.....',
  decline: '.dddd....',
  'fail-told': '.ffff....',
  'fail-concluded': '.fff.....',
  'find-forgotten': 'f........',
  'take-back': '.f.ff..f.',
  'close-by-hand': '....f....',
  refund: '....bb...',
};
const SIGNS: Record<string, CheckoutState> = {
  o: 'open',
  p: 'at-provider',
  c: 'charging',
  '?': 'confirming',
  r: 'review',
  a: 'applied',
  d: 'declined',
  f: 'failed',
  b: 'refunded',
};
const NEVER_WHERE_TAKEN: MoveName[] = [
  'keep-page',
  'wait-at-page',
  'reopen',
  'list-capture',
  'decline',
  'fail-told',
  'find-forgotten',
  'fail-concluded',
  'take-back',
  'close-by-hand',
];

describe.each(ENGINES)('the moves of a checkout, on %s', (engine) => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await testProduct(engine);
    person = await product.person();
  });
  afterAll(() => product.close());
  const db = () => product.database.db;
  beforeEach(forget);
  async function forget() {
    const tables = [
      'checkouts',
      'payments',
      'subscriptions',
      'refunds',
      'payment_events',
      'disputes',
      'receipts',
    ] as const;
    for (const table of tables) await db().deleteFrom(table).execute();
  }
  const create = () =>
    createCheckout(db(), {
      userId: person.id,
      plan: 'monthly',
      provider: 'sandbox',
      nowMs: product.clock.now,
    });
  const read = async (id: string): Promise<CheckoutRow> => {
    const row = await findCheckout(db(), id);
    if (!row) throw new Error('the checkout is gone');
    return row;
  };

  const cells = Object.entries(TABLE).flatMap(([name, row]) =>
    Object.values(SIGNS).map(
      (state, column) => [name as MoveName, state, SIGNS[row[column] ?? ''] ?? null] as const,
    ),
  );
  it('are all in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(MOVES).sort());
    expect(Object.values(SIGNS).sort()).toEqual([...CHECKOUT_STATES].sort());
    expect(cells).toHaveLength(18 * 9);
  });

  it('are made as the table says, or refused', async () => {
    const { id } = await create();
    for (const [name, state, to] of cells)
      for (const charge_id of [null, 'ch_1']) {
        await db().updateTable('checkouts').set({ state, charge_id }).execute();
        const may = to !== null && !(charge_id && NEVER_WHERE_TAKEN.includes(name));
        const made = await moveOn(db(), id, name);
        expect([name, state, charge_id, made, (await read(id)).state]).toEqual([
          name,
          state,
          charge_id,
          may,
          may ? to : state,
        ]);
      }
  });

  // What may happen, in any order and as often as it likes.
  const CHARGES = ['ch_1', 'ch_2'];
  const captureOf = (chargeId: string) => ({
    chargeId,
    amountInCents: 24_999,
    currency: 'ZAR',
    paidAtMs: product.clock.now,
  });
  const happening = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('paid'), of: fc.constantFrom(...CHARGES) }) },
    fc.record({ kind: fc.constant('other-amount'), of: fc.constantFrom(...CHARGES) }),
    fc.record({ kind: fc.constant('not-saved'), of: fc.constantFrom(...CHARGES) }),
    fc.record({ kind: fc.constantFrom('given-back', 'dispute-lost'), of: fc.constantFrom(...CHARGES) }),
    fc.record({
      kind: fc.constantFrom(
        'declined',
        'absent',
        'pending',
        'cannot-tell',
        'seems-captured',
        'look-absent',
        'look-declined',
        'closed-by-hand',
        'time',
      ),
      of: fc.constant(''),
    }),
  );

  it('never end paid and not applied, listed or given back', async () => {
    const sandbox = { ...product.provider, find: async (): Promise<Found> => ({ kind: 'cannot-tell' }) };
    const deps = {
      db: db(),
      providers: cardProviders(sandbox),
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: { send: async () => {}, wake() {} },
      ...refundSettings(product.settings),
    };
    /** Messages that could not be carried out yet; the inbox tries them again. */
    let waiting: EventAbout[] = [];
    const told = (about: EventAbout) =>
      carryOutEvent(deps, { about: JSON.stringify(about), provider: 'sandbox', is_test: 1 } as never).catch(
        () => void waiting.push(about),
      );
    const payment = (checkoutId: string, found: Found): EventAbout => ({
      kind: 'payment',
      checkoutId,
      providerRef: null,
      found,
    });

    /** Does it, and tells which charge is known to be taken since. */
    async function happen(id: string, { kind, of }: { kind: string; of: string }): Promise<string | null> {
      const row = await read(id);
      switch (kind) {
        case 'paid':
          await told(payment(id, { kind: 'captured', capture: captureOf(of) }));
          return of;
        case 'other-amount': {
          const known = await db().selectFrom('payments').select('id').where('charge_id', '=', of).execute();
          // One payment has one amount.
          if (known.length || row.charge_id === of) return null;
          await told(payment(id, { kind: 'captured', capture: { ...captureOf(of), amountInCents: 1 } }));
          return of;
        }
        case 'not-saved':
          if (row.charge_id) return null;
          await keepCapture(db(), row, captureOf(of), product.clock.now);
          return (await read(id)).charge_id;
        case 'given-back':
          await told({
            kind: 'refund',
            chargeId: of,
            payment: { checkoutId: id, providerRef: null },
            amountInCents: null,
            outcome: { kind: 'refunded', providerRefundId: 'rfd_1' },
          });
          return null;
        case 'dispute-lost':
          await told({
            kind: 'dispute',
            dispute: {
              ...{ disputeId: `dispute of ${of}`, chargeId: of, checkoutId: id, state: 'lost' },
              ...{ openedAtMs: product.clock.now, amountInCents: 24_999, currency: 'ZAR' },
            },
          });
          return null;
        case 'look-absent':
          await follow(deps, row, { kind: 'absent' });
          return null;
        case 'look-declined':
          await follow(deps, row, { kind: 'declined', message: 'no' });
          return null;
        case 'closed-by-hand':
          await closeByHand(deps, row);
          return null;
        case 'time':
          product.clock.tick(AT_PROVIDER_FOR_MS / 2);
          return null;
        case 'declined':
          await told(payment(id, { kind: 'declined', message: 'no' }));
          return null;
        default:
          await told(payment(id, { kind, chargeId: null } as never));
          return null;
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('charge' as const, 'send-to-page' as const),
        fc.array(happening, { minLength: 1, maxLength: 9 }),
        async (begin, happenings) => {
          await forget();
          waiting = [];
          const { id } = await create();
          const now = isoTime(product.clock.now);
          await moveOn(db(), id, begin, {
            charging_at: now,
            next_check_at: now,
            expires_at: begin === 'charge' ? null : isoTime(product.clock.now + AT_PROVIDER_FOR_MS),
          });
          const taken = new Set<string>();
          for (const one of happenings) {
            const charge = await happen(id, one);
            if (charge) taken.add(charge);
          }
          product.clock.tick(3 * AT_PROVIDER_FOR_MS);
          await reconcile({ ...deps, alone: true }, true);
          await reconcile({ ...deps, alone: true });
          for (const about of waiting.splice(0)) await told(about);
          const rows = await db().selectFrom('checkouts').selectAll().execute();
          const captured = await db()
            .selectFrom('payments')
            .selectAll()
            .where('event', '=', 'captured')
            .execute();
          for (const charge of taken) {
            const of = rows.filter(({ charge_id }) => charge_id === charge);
            expect(of.map(({ state }) => state)).toEqual([
              expect.stringMatching(/^(applied|review|refunded)$/),
            ]);
            expect(captured.filter(({ charge_id }) => charge_id === charge)).toHaveLength(1);
          }
          // What went back opens nothing, in whatever order it was told.
          const back = happenings.filter(({ kind }) => kind === 'given-back' || kind === 'dispute-lost');
          const own = rows.find((row) => row.id === id);
          if (own?.charge_id && back.some(({ of }) => of === own.charge_id))
            expect(own.state).toBe('refunded');
          // And nothing is open that nobody paid for.
          expect(rows.filter(({ state }) => state === 'applied').length).toBeLessThanOrEqual(taken.size);
          const plan = await db().selectFrom('subscriptions').selectAll().executeTakeFirst();
          if (plan) expect([...taken]).toContain(plan.payment_id);
        },
      ),
      { numRuns: 60 },
    );
  });
});
