import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '#analytics';
import type { CardProvider } from '#checkout/server';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS, isoTime } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { extend } from './commands/extend.ts';
import { grant } from './commands/grant.ts';
import { importSubscriptionsCommand } from './commands/import-subscriptions.ts';
import { report } from './commands/report.ts';
import { commandRunner, oldFiles, oldSubscription, operatorCall, operatorProcess } from './testing.ts';

/** A provider that, when told so, captures and loses the answer, and cannot be asked either. */
function losing(faults: { isLost: boolean }) {
  return (real: CardProvider): CardProvider => ({
    ...real,
    async charge(request) {
      const outcome = await real.charge(request);
      return faults.isLost ? { kind: 'unknown', answered: false, reason: 'ECONNRESET' } : outcome;
    },
    find: async (id) => (faults.isLost ? { kind: 'cannot-tell' } : real.find(id)),
  });
}

describe.each(ENGINES)('the report of the money, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let today: string;
  let upgraded: Person;
  const faults = { isLost: false };
  const run = commandRunner(
    () => product,
    () => place,
  );
  const json = async (...args: string[]) => JSON.parse(await run(report, '--json', ...args));

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place, provider: losing(faults) });
    // Noon of a day in the middle of a month, so that neither day nor month ends under the test.
    product.clock.now = startOfDay(`${dayOf(Date.now()).slice(0, 7)}-15`) + DAY_MS / 2;
    today = dayOf(product.clock.now);
    upgraded = await product.person();
    await upgraded.buy('weekly');
    await upgraded.buy('monthly');
    await (await product.person()).buy('weekly');
    await (await product.person()).buy('yearly', '4000 0000 0000 0002');
    const given = await product.person();
    await run(grant, given.id, 'yearly', '--apply');
    await run(extend, given.id, '3', '--apply');
    const imported = await product.person();
    const { subscriptions } = oldFiles(place, 'old', {
      documents: [oldSubscription(1, product.clock.now, { userId: imported.id })],
    });
    await run(importSubscriptionsCommand, ...subscriptions, '--apply');
    faults.isLost = true;
    await (await product.person()).buy('yearly');
    faults.isLost = false;
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('is what the provider has, and nothing that was given, declined or paid elsewhere', async () => {
    const money = await json();
    const sure = (await product.ledger()).filter(({ amountInCents }) => amountInCents < 199_999);
    const taken = sure.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    expect(taken).toBe(44_997);
    expect(money).toMatchObject({
      from: `${today.slice(0, 7)}-01`,
      to: today,
      zone: 'Africa/Johannesburg',
      currency: 'ZAR',
      by: 'day',
      total: {
        payments: 3,
        capturedInCents: taken,
        refunds: 0,
        refundedInCents: 0,
        netInCents: taken,
      },
      parts: [
        { plan: 'weekly', provider: 'sandbox', payments: 2, netInCents: 19_998 },
        { plan: 'monthly', provider: 'sandbox', payments: 1, netInCents: 24_999 },
      ],
      unsettledNow: [{ state: 'review', provider: 'sandbox', checkouts: 1, amountInCents: 199_999 }],
      withoutMoney: {
        granted: [{ plan: 'yearly', count: 1, days: 365 }],
        extended: { count: 1, days: 3 },
        imported: { count: 1, amountInCents: 24_999 },
      },
    });
    expect(money.periods).toHaveLength(15);
    expect(money.periods.at(-1)).toMatchObject({ period: today, payments: 3 });
  });

  it('takes off what was given back, on the day on which it was', async () => {
    const { db } = product.database;
    const paid = await db
      .selectFrom('payments')
      .selectAll()
      .where('event', '=', 'captured')
      .where('user_id', '=', upgraded.id)
      .where('amount_in_cents', '=', 9_999)
      .executeTakeFirstOrThrow();
    const at = product.clock.now + 20 * DAY_MS;
    const refund = { ...paid, id: 'refund-1', event: 'refunded', at: isoTime(at) };
    await db.insertInto('payments').values(refund).execute();
    const [month, next] = [today.slice(0, 7), dayOf(at).slice(0, 7)];
    const money = await json('--to', dayOf(at), '--from', `${month}-01`, '--by', 'month');
    expect(money.total).toMatchObject({
      payments: 3,
      refunds: 1,
      refundedInCents: 9_999,
      netInCents: 34_998,
    });
    expect(money.periods).toMatchObject([
      { period: month, netInCents: 44_997 },
      { period: next, payments: 0, netInCents: -9_999, parts: [{ plan: 'weekly', provider: 'sandbox' }] },
    ]);
    expect((await json()).total.refunds).toBe(0);
    await db.deleteFrom('payments').where('id', '=', 'refund-1').execute();
  });

  it('is a page of a terminal and a sheet too, from a process that reads beside the server', async () => {
    const asked = ['report', '--from', today, '--to', today];
    const { code, out, err } = await operatorProcess(place, asked);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^all +3 +R449\.97 +0 +– +R449\.97$/m);
    expect(out).toContain('a day is one in Africa/Johannesburg (UTC+2)');
    expect(out).toContain('Not settled now: 1 by sandbox in state review, over R1999.99.');
    expect(out).toContain('In no sum, given: 1 × yearly plan, 365 days.');
    const sheet = await operatorCall(place, [...asked, '--csv']);
    expect(sheet.out.trim().split('\n')).toEqual([
      'day (Africa/Johannesburg),plan,provider,currency,payments,taken,refunds,given back,net',
      `${today},weekly,sandbox,ZAR,2,199.98,0,0.00,199.98`,
      `${today},monthly,sandbox,ZAR,1,249.99,0,0.00,249.99`,
    ]);
  });

  it('of days on which nothing happened says so', async () => {
    const text = await run(report, '--from', '2020-02-01', '--to', '2020-02-29');
    expect(text).toContain('Nothing was taken or given back.');
    expect(text).not.toContain('In no sum');
  });

  it.each<[string[], RegExp]>([
    [['--from', '2026-02-30'], /^--from must be a day, such as \d{4}-\d\d-\d\d$/],
    [['--to', 'today'], /^--to must be a day/],
    [['--from', '2026-02-02', '--to', '2026-02-01'], /^--from 2026-02-02 lies after --to 2026-02-01$/],
    [['--from', '1990-01-01', '--to', '2026-02-01'], /may lie 3660 days apart at most$/],
    [['--by', 'week'], /^--by must be day or month$/],
    [['--json', '--csv'], /^Choose one of --json and --csv$/],
  ])('%j is one line', async (args, line) => {
    await expect(run(report, ...args)).rejects.toThrow(line);
  });
});
