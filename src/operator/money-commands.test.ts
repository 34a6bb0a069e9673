import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileRefunds, refundSettings } from '#checkout/server';
import { ENGINES, type TestPlace } from '#database/testing';
import { DAY_MS, isoTime } from '#kit';
import { GATEWAY_KEY, GOOD_CARD, type Person, productPlace, type TestProduct } from '#server/testing';
import { list } from './commands/list.ts';
import { reconcileCommand } from './commands/reconcile.ts';
import { refundCommand } from './commands/refund.ts';
import { report } from './commands/report.ts';
import { show } from './commands/show.ts';
import { commandRunner, openProduct, operatorProcess } from './testing.ts';

describe.each(ENGINES)('refund and reconcile in the terminal, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let ends: (() => Promise<void>)[];
  const run = commandRunner(
    () => product,
    () => place,
  );
  beforeEach(async () => {
    ends = [];
    place = await productPlace(engine);
    product = await openProduct(engine, place);
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await product.close();
    await place.remove();
  });

  const db = () => product.database.db;
  async function buyer(plan = 'monthly') {
    const person = await product.person();
    expect((await person.buy(plan)).status).toBe(200);
    return { person, ...(await checkoutOf(person)) };
  }
  async function checkoutOf(person: Person) {
    const row = await db()
      .selectFrom('checkouts')
      .select(['id', 'charge_id', 'state', 'review_reason'])
      .where('user_id', '=', person.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return {
      id: row.id,
      paymentId: row.charge_id ?? '',
      state: row.state,
      reason: row.review_reason,
    };
  }
  const isActive = async (person: Person) =>
    ((await (await person.get('/subscription/status')).json()) as { isActive: boolean }).isActive;
  const refundRow = () => db().selectFrom('refunds').selectAll().executeTakeFirst();
  const events = async (checkoutId: string) =>
    (
      await db()
        .selectFrom('payments')
        .select('event')
        .where('checkout_id', '=', checkoutId)
        .orderBy('at')
        .execute()
    ).map(({ event }) => event);
  /** The server, looking by itself. */
  const serverLooks = async (ms: number) => {
    product.clock.tick(ms);
    return reconcileRefunds({
      db: db(),
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: product.mailer,
      ...refundSettings(product.settings),
    });
  };

  /**
   * A gateway in front of the gateway, that counts refunds and calls `onRefund` when one comes: before it is passed on,
   * or after it was carried out and before its answer goes back.
   */
  async function inBetween(when: 'before' | 'after' | 'never', onRefund: () => void = () => {}) {
    const seen = { refunds: 0 };
    const server: Server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', async () => {
        const isRefund = request.method === 'POST' && request.url?.startsWith('/v1/refunds');
        if (isRefund) seen.refunds += 1;
        if (isRefund && when === 'before') return onRefund();
        const answer = await fetch(`${product.gatewayUrl}${request.url}`, {
          method: request.method ?? 'GET',
          headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
          ...(parts.length ? { body: Buffer.concat(parts) } : {}),
        });
        const text = await answer.text();
        if (isRefund && when === 'after') return onRefund();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { seen, environment: { SANDBOX_URL: url, SANDBOX_SECRET: GATEWAY_KEY } };
  }

  it('shows who asks for money back, grants by giving it back, and refuses with a reason', async () => {
    const { person, id, paymentId } = await buyer();
    await expect(run(refundCommand, paymentId, '--refuse', 'no')).rejects.toThrow('has not asked');
    await person.post('/api/account/refunds', { paymentId });
    expect(await run(list)).toMatch(/Money back asked for[\s\S]*monthly/);
    expect(await run(report)).toContain('waiting for your answer: 1, over R249.99');
    expect(await run(refundCommand, paymentId)).toContain('Its customer has asked for it; this grants');
    await expect(run(refundCommand, paymentId, '--refuse', 'no', '--apply')).rejects.toThrow('within 7 days');
    await db()
      .updateTable('checkouts')
      .set({ captured_at: isoTime(product.clock.now - 8 * DAY_MS) })
      .where('id', '=', id)
      .execute();
    const refuse = (...more: string[]) => run(refundCommand, paymentId, '--refuse', 'Used daily.', ...more);
    expect(await refuse()).toContain('Nothing was changed');
    expect(await refuse('--apply')).toContain('The request is refused');
    await expect(refuse('--apply')).rejects.toThrow('decided before');
    expect([await refundRow(), await isActive(person)]).toEqual([undefined, true]);
    const letters = await product.letters(person.email);
    expect(letters.map(({ text }) => text).join()).toContain('Why: Used daily.');
    expect(await run(list, '--only', 'requests')).toContain('Nobody is waiting');
    expect(await run(refundCommand, paymentId, '--apply')).toContain('was given back');
  });

  it('tells first, then does it once, and again tells what stands', async () => {
    const { person, id, paymentId } = await buyer();
    const dry = await run(refundCommand, paymentId, '--because', 'asked for');
    expect(dry).toContain(`R249.99 of payment ${paymentId} (monthly, `);
    expect(dry).toMatch(/Their monthly plan, which runs until .* would end at once/);
    expect(dry).toContain('Nothing was changed; --apply does it.');
    expect([await refundRow(), await isActive(person)]).toEqual([undefined, true]);
    expect(await run(refundCommand, id, '--keep-access')).toContain('would go on all the same');

    const done = JSON.parse(await run(refundCommand, id, '--because', 'asked for', '--apply', '--json'));
    expect(done).toMatchObject({
      checkoutId: id,
      paymentId,
      amountInCents: 24_999,
      applied: true,
      refund: { state: 'refunded', providerId: expect.stringMatching(/^rfd_/) },
      says: [expect.stringContaining('R249.99 was given back'), 'What it had opened: access ended.'],
    });
    expect([await isActive(person), (await refundRow())?.reason]).toEqual([false, 'asked for']);
    expect((await product.letters(person.email)).map(({ subject }) => subject)).toContain(
      'We gave you back R249.99',
    );
    for (const more of [[], ['--apply']])
      expect(await run(refundCommand, paymentId, ...more)).toContain('R249.99 was given back');
    expect((await events(id)).filter((event) => event === 'refunded')).toHaveLength(1);

    const { rows } = JSON.parse(await run(report, '--rows', '--json')) as { rows: object[] };
    expect(rows).toMatchObject([
      { paymentId, takenInCents: 24_999, givenBackInCents: 24_999, feeInCents: null, state: 'refunded' },
    ]);
    expect(await run(report, '--rows', '--csv')).toMatch(
      new RegExp(`,sandbox,${paymentId},${id},monthly,ZAR,249.99,,,249.99,`),
    );
    for (const told of [await run(list, '--only', 'acts'), await run(show, person.id)])
      expect(told).toMatch(new RegExp(`a test +test +${id} +refunded`));
    expect(await run(list)).not.toContain('Outcome');
  });

  it('tells of a plan that another payment opened', async () => {
    const { person, paymentId } = await buyer('weekly');
    product.clock.tick(1);
    expect((await person.buy('yearly')).status).toBe(200);
    expect(await run(refundCommand, paymentId)).toMatch(/Another payment opened their yearly plan/);
  });

  it('gives nothing back that was imported, granted, not taken, or that it does not know', async () => {
    const { person, id, paymentId } = await buyer();
    const line = { id: 'p1', checkout_id: '', user_id: person.id, event: 'imported', provider: 'yoco' };
    await db()
      .insertInto('payments')
      .values({ ...line, charge_id: 'ch_old', amount_in_cents: 1, currency: 'ZAR', detail: null, at: '' })
      .execute();
    await db().updateTable('subscriptions').set({ payment_id: 'granted' }).execute();
    for (const [wanted, line] of [
      ['ch_old', /^ch_old was paid in the old system, by yoco; it can only be given back there$/],
      ['granted', /^The plan of granted was not paid for here/],
      ['nothing', /^No payment and no checkout is known as nothing/],
    ] as const)
      await expect(run(refundCommand, wanted, '--apply')).rejects.toThrow(line);
    for (const [change, line] of [
      [{ provider: 'yoco' }, /taken by another card provider/],
      [{ provider: 'sandbox', state: 'charging' }, /still being charged/],
      [{ state: 'declined' }, /Nothing was taken/],
    ] as const) {
      await db().updateTable('checkouts').set(change).where('id', '=', id).execute();
      for (const more of [[], ['--apply']])
        await expect(run(refundCommand, paymentId, ...more)).rejects.toThrow(line);
    }
    await expect(run(refundCommand, id, '--because', 'x'.repeat(201))).rejects.toThrow(/at most 200/);
    expect([await refundRow(), (await product.ledger())[0]?.refundId]).toEqual([undefined, undefined]);
  });

  it.each([
    ['before the call arrives', 'before', 'refused'],
    ['before the answer arrives', 'after', 'refunded'],
  ] as const)(
    'killed %s, it leaves a row that the server settles, and one refund',
    async (_case, when, end) => {
      const { person, id } = await buyer();
      let kill = () => {};
      const { environment, seen } = await inBetween(when, () => kill());
      const killed = await operatorProcess(place, ['refund', id, '--apply'], {
        environment,
        onStart: (killIt) => {
          kill = killIt;
        },
      });
      expect([killed.code, killed.out, seen.refunds]).toEqual([null, '', 1]);
      expect(killed.err).toContain('Asking sandbox to give payment');
      expect([(await refundRow())?.state, await isActive(person)]).toEqual(['asking', true]);
      expect(await run(refundCommand, id, '--apply')).toContain('is being asked back right now');

      // A look that is not due leaves the row to the process that may still be asking.
      expect(await serverLooks(0)).toBe(0);
      expect(await serverLooks(600_000)).toBe(1);
      expect([(await refundRow())?.state, await isActive(person)]).toEqual([end, end === 'refused']);
      // What never arrived may be asked for again.
      if (end === 'refused') await run(refundCommand, id, '--apply');
      expect([(await refundRow())?.state, await isActive(person)]).toEqual(['refunded', false]);
      expect((await events(id)).filter((event) => event === 'refunded')).toHaveLength(1);
      expect(
        (await product.letters(person.email)).filter(({ subject }) => /gave you back/.test(subject)),
      ).toHaveLength(1);
    },
  );

  it('is asked for once by two operators at once', async () => {
    const { id } = await buyer();
    const { environment, seen } = await inBetween('never');
    const both = await Promise.all(
      [1, 2].map(() => operatorProcess(place, ['refund', id, '--apply'], { environment })),
    );
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect([seen.refunds, (await refundRow())?.state]).toEqual([1, 'refunded']);
    expect((await events(id)).filter((event) => /^refund/.test(event)).sort()).toEqual([
      'refund-intent',
      'refunded',
    ]);
  });

  /** A payment that the provider took and nobody can ask about, as Yoco's popup has them. */
  async function inReview(plan = 'monthly') {
    const person = await product.person();
    const { checkoutId } = (await (await person.post('/api/checkout', { plan })).json()) as {
      checkoutId: string;
    };
    const at = new Date(product.clock.now).toISOString();
    await db()
      .updateTable('checkouts')
      .set({ state: 'review', review_reason: 'cannot-tell', charging_at: at, provider: 'yoco' })
      .where('id', '=', checkoutId)
      .execute();
    return { person, id: checkoutId };
  }
  const mayPay = async (person: Person) => (await person.post('/api/checkout', { plan: 'yearly' })).status;

  it('--paid opens what was paid for, counted from its time, once', async () => {
    const { person, id } = await inReview('weekly');
    const paidAt = new Date(product.clock.now + 60_000).toISOString();
    product.clock.tick(86_400_000);
    const said = ['--paid', 'ch_portal', '--at', paidAt];
    expect(await run(reconcileCommand, id, ...said)).toMatch(
      /would open the weekly plan until.*\nNothing was/,
    );
    expect((await checkoutOf(person)).state).toBe('review');
    const both = await Promise.all([
      run(reconcileCommand, id, ...said, '--apply'),
      run(reconcileCommand, id, '--unpaid', '--apply'),
      run(reconcileCommand, id, ...said, '--apply'),
    ]).catch((fault: Error) => fault.message);
    expect(JSON.stringify(both)).toMatch(/is applied|settled a moment before|is known for this checkout/);
    expect(await run(reconcileCommand, id, ...said, '--apply')).toMatch(/was applied before|is applied/);
    expect(await (await person.get('/subscription/status')).json()).toMatchObject({
      isActive: true,
      paymentId: 'ch_portal',
      startDate: paidAt,
    });
    const lines = await db()
      .selectFrom('payments')
      .select(['event', 'detail'])
      .where('checkout_id', '=', id)
      .where('event', 'in', ['captured', 'applied'])
      .orderBy('event')
      .execute();
    expect(lines).toEqual([
      { event: 'applied', detail: null },
      { event: 'captured', detail: 'found by the operator' },
    ]);
    await expect(run(reconcileCommand, id, '--paid', 'ch_other', '--apply')).rejects.toThrow(
      /Another payment/,
    );
    await expect(run(reconcileCommand, id, '--unpaid', '--apply')).rejects.toThrow(/it was paid/);
    const other = await inReview();
    await expect(run(reconcileCommand, other.id, '--paid', 'ch_portal', '--apply')).rejects.toThrow(
      /^This payment id belongs to another checkout; look at the id again$/,
    );
  });

  it('--paid of one payment for two checkouts at once opens one plan', async () => {
    const two = [await inReview(), await inReview()];
    const said = await Promise.allSettled(
      two.map(({ id }) => run(reconcileCommand, id, '--paid', 'ch_same', '--apply')),
    );
    expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const active = await Promise.all(two.map(({ person }) => isActive(person)));
    expect(active.filter(Boolean)).toHaveLength(1);
  });

  it('--paid of what was closed is noted and listed, though another payment of the person is not settled', async () => {
    const { person, id } = await inReview();
    await run(reconcileCommand, id, '--unpaid', '--apply');
    product.clock.tick(1);
    expect((await person.buy('yearly')).status).toBe(200);
    await db().updateTable('checkouts').set({ state: 'confirming' }).where('id', '!=', id).execute();
    expect(await run(reconcileCommand, id, '--paid', 'ch_late', '--apply')).toContain(
      `Give it back: operator refund ${id} --apply`,
    );
    expect(JSON.parse(await run(list, '--json')).inReview).toMatchObject([
      { checkoutId: id, paymentId: 'ch_late', reason: 'runs-already' },
    ]);
    expect(await run(show, person.email)).toMatch(
      new RegExp(`^Review +R249.99 by yoco, ch_late: runs-already \\(checkout ${id}\\)$`, 'm'),
    );
    await db().deleteFrom('subscriptions').execute();
    await expect(run(show, person.email)).rejects.toThrow(/a payment of theirs is in review \(checkout /);
  });

  it('--paid opens all the days of the plan from now, unless --at names a time', async () => {
    const { person, id } = await inReview('weekly');
    const attemptMs = product.clock.now;
    product.clock.tick(3 * DAY_MS);
    const nowMs = product.clock.now;
    expect(await run(reconcileCommand, id, '--paid', 'ch_portal')).toContain(
      isoTime(nowMs + 7 * DAY_MS).slice(0, 10),
    );
    await run(reconcileCommand, id, '--paid', 'ch_portal', '--apply');
    expect(JSON.parse(await run(show, person.email, '--json'))).toMatchObject({
      startDate: isoTime(nowMs),
      expiryDate: isoTime(nowMs + 7 * DAY_MS),
      lastPaymentDate: isoTime(attemptMs),
    });
  });

  it('--unpaid closes it, and the customer can pay again; found after all, it is applied', async () => {
    const { person, id } = await inReview();
    expect(await mayPay(person)).toBe(409);
    expect(await run(reconcileCommand, id, '--unpaid')).toContain('would be closed as unpaid');
    expect(await mayPay(person)).toBe(409);
    for (const says of ['is closed as unpaid, and', 'is closed as unpaid already'])
      expect(await run(reconcileCommand, id, '--unpaid', '--apply')).toContain(says);
    expect(await mayPay(person)).toBe(200);
    expect((await events(id)).at(-1)).toBe('failed');
    expect(await run(reconcileCommand, id, '--paid', 'ch_late', '--apply')).toContain('is applied');
    expect(await isActive(person)).toBe(true);
  });

  it.each(['open', 'at-provider', 'confirming', 'declined'])(
    '--paid of a payment that the portal has and a restore has forgotten: its checkout is %s here',
    async (state) => {
      const { person, id } = await inReview();
      await db().updateTable('checkouts').set({ state, review_reason: null }).where('id', '=', id).execute();
      expect(await run(reconcileCommand, id, '--paid', 'ch_portal')).toContain('would open the monthly plan');
      expect((await checkoutOf(person)).state).toBe(state);
      expect(await run(reconcileCommand, id, '--paid', 'ch_portal', '--apply')).toContain('is applied');
      expect([await isActive(person), (await events(id)).sort()]).toEqual([true, ['applied', 'captured']]);
    },
  );

  it('--paid of a payment whose card is being charged waits for that', async () => {
    const { id } = await inReview();
    await db().updateTable('checkouts').set({ state: 'charging' }).where('id', '=', id).execute();
    await expect(run(reconcileCommand, id, '--paid', 'ch_portal', '--apply')).rejects.toThrow(
      /being charged at this moment/,
    );
  });

  it('--paid notes what buys nothing, and it can be given back', async () => {
    const { person, id } = await inReview();
    await db().updateTable('checkouts').set({ state: 'failed' }).where('id', '=', id).execute();
    product.clock.tick(1);
    expect((await person.buy('yearly')).status).toBe(200);
    expect(await run(reconcileCommand, id, '--paid', 'ch_twice')).toContain(
      'opens nothing, because their plan',
    );
    expect(await run(reconcileCommand, id, '--paid', 'ch_twice', '--apply')).toContain(
      `Give it back: operator refund ${id} --apply`,
    );
    const noted = await db().selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
    expect(noted).toMatchObject({ state: 'review', charge_id: 'ch_twice', review_reason: 'runs-already' });
    const before = await events(id);
    await run(reconcileCommand, id, '--paid', 'ch_twice', '--apply');
    expect(await events(id)).toEqual(before);
    await expect(run(refundCommand, id)).rejects.toThrow(/another card provider/);
  });

  it('asks a provider that can tell before it believes anybody', async () => {
    const { id, person } = await inReview();
    await db().updateTable('checkouts').set({ provider: 'sandbox' }).where('id', '=', id).execute();
    await expect(run(reconcileCommand, id, '--paid', 'ch_1', '--apply')).rejects.toThrow(
      /has no such payment/,
    );
    await fetch(`${product.gatewayUrl}/v1/charges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({
        token: await product.cardToken(GOOD_CARD),
        amountInCents: 24_999,
        currency: 'ZAR',
        metadata: { checkoutId: id },
      }),
    });
    await expect(run(reconcileCommand, id, '--unpaid', '--apply')).rejects.toThrow(/has this payment/);
    await expect(run(reconcileCommand, id, '--paid', 'ch_1', '--apply')).rejects.toThrow(/Another payment/);
    const [capture] = await product.ledger();
    await run(reconcileCommand, id, '--paid', capture?.chargeId ?? '', '--apply');
    expect(await isActive(person)).toBe(true);
  });

  it('--refunded and --not-refunded settle what no provider can tell', async () => {
    const { person, id } = await buyer();
    await run(refundCommand, id, '--apply');
    const again = async (state: string, provider: string) => {
      await db().updateTable('refunds').set({ state, provider, next_check_at: null }).execute();
      await db().updateTable('subscriptions').set({ status: 'active' }).execute();
      await db().updateTable('checkouts').set({ state: 'applied', provider }).execute();
      await db().deleteFrom('payments').where('event', '=', 'refunded').execute();
    };
    await again('unknown', 'sandbox');
    // Where the provider can tell, nobody's word stands against it.
    await expect(run(reconcileCommand, id, '--not-refunded', '--apply')).rejects.toThrow(/say --refunded$/);
    await again('unknown', 'yoco');
    expect(await run(refundCommand, id, '--apply')).toContain(`operator reconcile ${id} --refunded --apply`);
    expect(await run(list)).toContain(`operator reconcile ${id} --refunded --apply`);
    expect(JSON.parse(await run(list, '--json')).refunds).toMatchObject([{ state: 'unknown' }]);
    expect(await run(reconcileCommand, id, '--not-refunded')).toContain('would be booked as not done');
    expect(await run(reconcileCommand, id, '--not-refunded', '--apply')).toContain('was not given back');
    expect([(await refundRow())?.state, await isActive(person)]).toEqual(['refused', true]);
    await again('unknown', 'sandbox');
    for (let times = 0; times < 2; times += 1)
      expect(await run(reconcileCommand, id, '--refunded', '--apply')).toContain('R249.99 was given back');
    expect([(await checkoutOf(person)).state, await isActive(person)]).toEqual(['refunded', false]);
    await expect(run(reconcileCommand, id, '--not-refunded', '--apply')).rejects.toThrow(/was given back/);
  });

  it('--refunded books what the portal gave back without being asked here, unless the provider denies it', async () => {
    const { person, id, paymentId } = await buyer();
    await expect(run(reconcileCommand, id, '--refunded', '--apply')).rejects.toThrow(/has not given this/);
    expect([await refundRow(), await isActive(person)]).toEqual([undefined, true]);
    await fetch(`${product.gatewayUrl}/v1/refunds/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({ chargeId: paymentId }),
    });
    expect(await run(reconcileCommand, id, '--refunded')).toContain('would be booked as done');
    for (let times = 0; times < 2; times += 1)
      expect(await run(reconcileCommand, id, '--refunded', '--apply')).toContain('R249.99 was given back');
    expect([(await refundRow())?.by, await isActive(person)]).toEqual(['provider', false]);
  });

  it('looks at all that is open, and tells each end', async () => {
    expect(await run(reconcileCommand)).toBe('Nothing is open.');
    const lost = await inReview();
    const { id } = await buyer();
    await run(refundCommand, id, '--apply');
    const open = { state: 'unknown', settled_at: null, next_check_at: null };
    await db().updateTable('refunds').set(open).execute();
    await db().deleteFrom('payments').where('event', '=', 'refunded').execute();
    const { looked } = JSON.parse(await run(reconcileCommand, '--json'));
    expect(looked).toMatchObject([
      { what: 'payment', checkoutId: lost.id, before: 'review', after: 'review' },
      { what: 'refund', checkoutId: id, before: 'unknown', after: 'refunded' },
    ]);
    expect(looked[0].says).toContain('the keys of this provider are not set');
    expect(await run(reconcileCommand)).toMatch(/^What +Checkout .*\npayment +[\w-]+ +yoco \(id not known\)/);
  });

  it.each<[string[], RegExp]>([
    [['--paid', 'ch_1'], /^Say which checkout/],
    [['--apply'], /^Say which checkout/],
    [['ID'], /^Say what you found/],
    [['ID', '--paid', 'ch_1', '--unpaid'], /^Say one of --paid, --unpaid$/],
    [['ID', '--unpaid', '--at', '2026-11-21T10:00:00Z'], /^--at goes with --paid only$/],
    [['ID', '--paid', 'ch 1'], /^--paid takes the provider’s payment id/],
    [['ID', '--paid', 'ch_1', '--at', 'yesterday'], /^--at takes a time with its zone/],
    [['ID', '--paid', 'ch_1', '--at', '2026-11-21T10:00:00'], /^--at takes a time with its zone/],
    [['ID', '--paid', 'ch_1', '--at', '2020-01-01T00:00:00Z'], /^It cannot have been paid at that time/],
    [['ID', '--refunded'], /^Nobody knows yet whether this was paid/],
    [['ID', '--not-refunded'], /^Nobody asked for this payment back here/],
    [['nothing', '--unpaid'], /^No payment and no checkout is known as nothing/],
  ])('reconcile %j says in one line what is wrong', async (args, line) => {
    const { id } = await inReview();
    const given = args.map((arg) => (arg === 'ID' ? id : arg));
    await expect(run(reconcileCommand, ...given)).rejects.toThrow(line);
  });
});
