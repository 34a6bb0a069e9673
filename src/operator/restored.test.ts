import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdPurchases } from '#checkout/server';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { isoTime } from '#kit';
import { GATEWAY_KEY, GOOD_CARD, type Person, type TestProduct } from '#server/testing';
import { putBack } from './backup/put-back.ts';
import { backup } from './commands/backup.ts';
import { reconcileCommand } from './commands/reconcile.ts';
import { refundCommand } from './commands/refund.ts';
import { commandRunner, openProduct } from './testing.ts';

let place: TestPlace;
let product: TestProduct;
const run = commandRunner(
  () => product,
  () => place,
);
const db = () => product.database.db;
/** Whoever had a cookie before the restore has it still. */
const from = (person: Person) => ({
  post: (path: string, body: object) =>
    product.request(path, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  isActive: async () =>
    (
      (await (
        await product.request('/subscription/status', { headers: { cookie: person.cookie } })
      ).json()) as { isActive: boolean }
    ).isActive,
});
const begins = async (person: Person, plan = 'weekly') => {
  const answer = await from(person).post('/api/checkout', { plan });
  const body = (await answer.json()) as { checkoutId?: string; error?: { code: string } };
  return body.error?.code ?? body.checkoutId;
};
const compared = async (...args: string[]) =>
  JSON.parse(await run(reconcileCommand, '--json', ...args)) as {
    differences: { kind: string; checkoutId: string; settled: string | null; todo: string }[];
    released: boolean | null;
    purchasesOnHoldSince: string | null;
  };

describe('a backup that was put back', () => {
  it('sells nothing again to who bought since, and opens what they paid for when it is reconciled', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'repartee-restored-'));
    place = await testPlace('sqlite');
    product = await openProduct('sqlite', place);
    const [early, opened, later] = [await product.person(), await product.person(), await product.person()];
    await early.buy('monthly');
    const checkoutId = await begins(opened);
    await run(backup, join(scratch, 'backup'));
    const token = await product.cardToken(GOOD_CARD);
    expect((await from(opened).post(`/api/checkout/${checkoutId}/pay`, { token })).status).toBe(200);
    expect((await later.buy('yearly')).status).toBe(200);
    const late = await product.person('late@example.com');
    expect((await late.buy('weekly')).status).toBe(200);
    const taken = await product.ledger();
    await product.close();

    const old = place;
    place = { ...old, dataDir: join(scratch, 'restored') };
    await putBack(join(scratch, 'backup'), place.dataDir, { nowMs: Date.now(), by: 'Nomsa', say() {} });
    // The bank's ledger is where it was.
    copyFileSync(join(old.dataDir, 'gateway.db'), join(place.dataDir, 'gateway.db'));
    product = await openProduct('sqlite', place);
    expect([
      await from(early).isActive(),
      await from(opened).isActive(),
      await from(later).isActive(),
    ]).toEqual([true, false, false]);
    for (const person of [opened, later]) expect(await begins(person)).toBe('purchases-on-hold');
    const again = await from(opened).post(`/api/checkout/${checkoutId}/pay`, {
      token: await product.cardToken(GOOD_CARD),
    });
    expect(again.status).toBe(503);

    const dry = await compared();
    expect(dry.differences.map(({ kind }) => kind)).toEqual(['not-applied', 'not-here', 'not-here']);
    expect([dry.purchasesOnHoldSince, await begins(later)]).toEqual([
      expect.any(String),
      'purchases-on-hold',
    ]);
    const done = await compared('--apply');
    expect(done).toMatchObject({
      differences: [{ settled: 'applied' }, { settled: 'applied' }, { settled: 'review' }],
      released: true,
      purchasesOnHoldSince: null,
    });
    expect([await from(opened).isActive(), await from(later).isActive()]).toEqual([true, true]);
    expect([await begins(opened), await begins(later)]).toEqual([
      'active-subscription',
      'active-subscription',
    ]);

    // The account is gone; whoever signs up with its address is not sold it again, and gets what they paid for.
    const back = await product.person(late.email);
    expect(await begins(back)).toBe('in-progress');
    const [, , lost] = done.differences;
    expect(lost?.todo).toContain(`reconcile ${lost?.checkoutId} --account`);
    const given = ['--account', late.email];
    expect(await run(reconcileCommand, lost?.checkoutId ?? '', ...given)).toContain('Nothing was changed');
    expect(await run(reconcileCommand, lost?.checkoutId ?? '', ...given, '--apply')).toContain(
      'access is open',
    );
    expect([await from(back).isActive(), await begins(back)]).toEqual([true, 'active-subscription']);

    expect(await product.ledger()).toEqual(taken);
    expect((await compared('--from', '2026-01-01')).differences).toEqual([]);
    expect(
      (await db().selectFrom('payments').select('charge_id').where('event', '=', 'captured').execute())
        .map(({ charge_id }) => charge_id)
        .sort(),
    ).toEqual(taken.map(({ chargeId }) => chargeId).sort());
    await product.close();
    await old.remove();
    rmSync(scratch, { recursive: true });
  });
});

describe.each(ENGINES)('reconcile with the provider’s list, on %s', (engine) => {
  beforeEach(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  const checkoutOf = (person: Person) =>
    db().selectFrom('checkouts').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow();
  const giveBackThere = async (chargeId: string) =>
    fetch(`${product.gatewayUrl}/v1/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({ chargeId }),
    });
  async function buyer(plan = 'weekly') {
    const person = await product.person();
    expect((await person.buy(plan)).status).toBe(200);
    return { person, checkout: await checkoutOf(person) };
  }

  it('finds what went back there, what was lost here, and what is only here; applies what can be, once', async () => {
    const [back, forgotten, onlyHere, same] = [await buyer(), await buyer(), await buyer(), await buyer()];
    await giveBackThere(back.checkout.charge_id ?? '');
    for (const table of ['payments', 'subscriptions'] as const)
      await db().deleteFrom(table).where('user_id', '=', forgotten.person.id).execute();
    await db().deleteFrom('checkouts').where('id', '=', forgotten.checkout.id).execute();
    for (const table of ['payments', 'checkouts'] as const)
      await db()
        .updateTable(table)
        .set({ charge_id: 'ch_nowhere' })
        .where('charge_id', '=', onlyHere.checkout.charge_id)
        .execute();
    await db()
      .updateTable('payments')
      .set({ at: isoTime(product.clock.now - 3_600_000) })
      .where('charge_id', '=', 'ch_nowhere')
      .execute();

    const days = ['--from', isoTime(product.clock.now - 86_400_000).slice(0, 10)];
    const kinds = ({ differences }: Awaited<ReturnType<typeof compared>>) =>
      differences.map(({ kind }) => kind).sort();
    const dry = await compared(...days);
    expect(kinds(dry)).toEqual(['given-back-there', 'not-here', 'not-there', 'second-payment']);
    expect(await run(reconcileCommand, ...days)).toMatch(/Given back there, and not here +--apply books/);
    expect(await from(back.person).isActive()).toBe(true);

    await Promise.all([compared(...days, '--apply'), compared(...days, '--apply')]);
    const states = async () =>
      Promise.all([back, forgotten, same].map(async ({ person }) => (await checkoutOf(person)).state));
    expect(await states()).toEqual(['refunded', 'applied', 'applied']);
    expect([await from(back.person).isActive(), await from(forgotten.person).isActive()]).toEqual([
      false,
      true,
    ]);
    const subjects = (await product.letters(back.person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('We gave you back R99.99');
    expect(kinds(await compared(...days, '--apply'))).toEqual(['not-there']);
    for (const event of ['captured', 'refunded', 'applied']) {
      const lines = await db()
        .selectFrom('payments')
        .select('charge_id')
        .where('event', '=', event)
        .execute();
      expect(new Set(lines.map(({ charge_id }) => charge_id)).size).toBe(lines.length);
    }
  });

  it('keeps purchases on hold while something is not known, and says what', async () => {
    const { person, checkout } = await buyer('monthly');
    await holdPurchases(db(), {
      sinceMs: product.clock.now - 3 * 86_400_000,
      nowMs: product.clock.now,
      by: 'Nomsa',
    });
    // A version that sent nothing along but the id of the checkout, which the restore has lost with its account.
    const lost = await product.person();
    const token = await product.cardToken(GOOD_CARD);
    const charge = { token, amountInCents: 1_234, currency: 'ZAR', metadata: { checkoutId: 'gone' } };
    await fetch(`${product.gatewayUrl}/v1/charges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify(charge),
    });
    // A shorter time than since the backup releases nothing.
    const today = isoTime(product.clock.now + 7_200_000).slice(0, 10);
    expect(await compared('--from', today, '--to', today, '--apply')).toMatchObject({
      purchasesOnHoldSince: expect.any(String),
    });
    const text = await run(reconcileCommand, '--apply');
    expect(text).toContain('Purchases stay on hold:\n  1 payments are not booked.');
    expect(text).toContain('neither the list nor anything here tells for which plan');
    expect(await begins(lost)).toBe('purchases-on-hold');
    expect(await run(reconcileCommand, '--release-purchases', '--apply')).toContain('on the word of a test');
    expect(await begins(lost)).not.toBe('purchases-on-hold');
    expect(await from(person).isActive()).toBe(true);
    await run(refundCommand, checkout.id, '--apply');
    expect((await compared('--from', '2026-01-01')).differences.map(({ kind }) => kind)).toEqual([
      'unknown-sale',
    ]);
  });
});
