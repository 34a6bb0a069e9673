import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { giftsInLedger } from '#checkout/server';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { eraseDue } from '#identity/server';
import { DAY_MS, isoTime } from '#kit';
import { BELONGINGS } from '#server/belongings';
import type { Person, TestProduct } from '#server/testing';
import { wireStatus } from '#subscriptions';
import { findSubscription, grantAccess } from '#subscriptions/server';
import { deleteCommand } from './commands/delete.ts';
import { exportCommand } from './commands/export.ts';
import { extend } from './commands/extend.ts';
import { grant } from './commands/grant.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { commandRunner, openProduct, operatorCall, operatorProcess } from './testing.ts';

const GRANT_ID = /^grant_[0-9a-f-]{36}$/;

describe.each(ENGINES)('access that the operator gives, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  const json = async (...given: Parameters<typeof run>) => JSON.parse(await run(...given, '--json'));
  const status = async (person: Person) =>
    (await (await person.get('/subscription/status')).json()) as Record<string, unknown>;
  const opensChat = async (person: Person) => (await person.post('/api/chat/session')).status;
  const ledgerOf = (userId: string) =>
    product.database.db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute();
  const giftsOf = async (userId: string) => {
    const gifts = await giftsInLedger.giftsOf(product.database.db, userId);
    return gifts.map(({ kind, days }) => [kind, days]);
  };
  let startedAt: number;
  /** As the status would tell it; days from now their session has ended. */
  const statusLater = async ({ id }: Person) =>
    wireStatus(await findSubscription(product.database.db, id), product.clock.now);
  /** The letters about gifts, the oldest first. */
  const giftLetters = async ({ email }: Person) =>
    (await product.letters(email)).filter(({ subject }) => /from us|longer|again/.test(subject));
  const inDays = (days: number) => isoTime(product.clock.now + days * DAY_MS);

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
    startedAt = product.clock.now;
  });
  afterEach(() => {
    product.clock.now = startedAt;
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  describe('as a plan', () => {
    it('opens nothing until it is told to, then the chat, once, and says so in a letter', async () => {
      const person = await product.person();
      const dry = await run(grant, person.email.toUpperCase(), 'monthly');
      expect(dry).toContain('would get the monthly plan for 30 days');
      expect(dry).toContain('Nothing was changed; --apply does it.');
      expect([await opensChat(person), await ledgerOf(person.id)]).toEqual([403, []]);
      expect(await giftLetters(person)).toEqual([]);

      const done = await json(grant, person.id, 'monthly', '--because', 'the outage', '--apply');
      const until = inDays(30);
      expect(done).toEqual({
        userId: person.id,
        email: person.email,
        applied: true,
        plan: 'monthly',
        days: 30,
        until,
        inPlaceOf: null,
        paymentId: expect.stringMatching(GRANT_ID),
      });
      expect(await opensChat(person)).toBe(200);
      expect(await status(person)).toEqual({
        isActive: true,
        type: 'monthly',
        startDate: inDays(0),
        expiryDate: until,
        paymentId: done.paymentId,
        amount: 0,
        currency: 'ZAR',
      });
      expect(await ledgerOf(person.id)).toMatchObject([
        {
          event: 'granted',
          checkout_id: '',
          provider: 'operator',
          charge_id: done.paymentId,
          amount_in_cents: 0,
          detail: `monthly plan, 30 days, until ${until}: the outage`,
        },
      ]);
      const letter = (await giftLetters(person)).at(-1);
      expect(letter?.subject).toBe('30 days of Repartee, from us to you');
      expect(letter?.text).toMatch(/runs until \d+ \w+ \d{4} at \d\d:\d\d\./);
      expect(letter?.text).toContain('never renews by itself');
      expect(letter?.text).not.toContain('outage');
    });

    it('as a process: the answer on standard output, and a second time one line that refuses', async () => {
      const person = await product.person();
      const first = await operatorProcess(place, ['grant', person.email, 'weekly', '--apply']);
      expect([first.code, first.err]).toEqual([0, '']);
      expect(first.out).toContain('has the weekly plan now for 7 days, until ');
      const second = await operatorCall(place, ['grant', person.email, 'weekly', '--apply']);
      expect([second.code, second.out]).toEqual([1, '']);
      expect(second.err).toMatch(
        /^operator: \S+ has a weekly plan until .* UTC, granted on .* UTC; 'extend \S+ <days>' makes that one longer\.\n$/,
      );
      expect(await giftsOf(person.id)).toEqual([['granted', 7]]);
      expect(await giftLetters(person)).toHaveLength(1);
    });

    it('is no income, no receipt and no attempt to pay, but theirs to see', async () => {
      const before = await json(stats, '--days', '1');
      const person = await product.person();
      const { paymentId } = await json(grant, person.id, 'yearly', '--because', 'a tester', '--apply');
      expect((await json(stats, '--days', '1')).days).toEqual(before.days);
      const account = (await (await person.get('/api/account')).json()) as { receipts: unknown[] };
      expect(account.receipts).toEqual([]);
      expect((await person.get(`/api/account/receipts/${paymentId}`)).status).toBe(404);
      const { payments, subscription } = JSON.parse(await run(exportCommand, person.id));
      expect(payments).toMatchObject({
        receipts: [],
        checkouts: [],
        ledger: [{ event: 'granted', amountInCents: 0, checkoutId: null, paymentId }],
      });
      expect(subscription).toMatchObject({
        type: 'yearly',
        amount: 0,
        status: 'active',
        paymentDetails: { transactionId: paymentId, amount: 0, paymentMethod: 'sandbox' },
      });
      const shown = await run(show, paymentId);
      expect(shown).toContain('Paid     nothing: it was granted');
      expect(shown).toMatch(/^Given .*: a tester$/m);
      expect(JSON.parse(await run(show, person.id, '--json'))).toEqual(subscription);
    });

    it('gives way to a higher plan that is bought, whole, and to no other', async () => {
      const person = await product.person();
      await run(grant, person.id, 'monthly', '--apply');
      expect((await person.buy('monthly')).status).toBe(409);
      expect((await person.buy('weekly')).status).toBe(409);
      expect((await person.buy('yearly')).status).toBe(200);
      expect(await status(person)).toMatchObject({
        type: 'yearly',
        amount: 1999.99,
        expiryDate: inDays(365),
      });
      expect(await run(show, person.id)).toMatch(/^Paid +R1999\.99 by sandbox$/m);
      expect(await run(show, person.id)).toMatch(/^Given .* monthly plan, days: 30/m);
      const { receipts } = (await (await person.get('/api/account')).json()) as { receipts: unknown[] };
      expect(receipts).toMatchObject([{ plan: 'yearly', amountInCents: 199_999 }]);
    });

    it('comes over a lower plan that was bought, and never takes a day away', async () => {
      const person = await product.person();
      await person.buy('weekly');
      expect(await run(grant, person.id, 'monthly')).toContain('takes the place of their weekly plan');
      await run(extend, person.id, '100', '--apply');
      await expect(run(grant, person.id, 'monthly', '--apply')).rejects.toThrow(
        /which is longer than this grant; 'extend /,
      );
      product.clock.tick(1);
      expect(await json(grant, person.id, 'yearly', '--apply')).toMatchObject({ inPlaceOf: 'weekly' });
      expect((await giftLetters(person)).at(-1)?.text).toContain('takes the place of the weekly plan');
      // What they paid stays a payment with a receipt.
      const { receipts } = (await (await person.get('/api/account')).json()) as { receipts: unknown[] };
      expect(receipts).toHaveLength(1);
    });
  });

  describe('as days more', () => {
    it('from the end of a plan that runs, with both dates, and a letter', async () => {
      const person = await product.person();
      await person.buy('weekly');
      const [before, until] = [inDays(7), inDays(17)];
      expect(await run(extend, person.email, '10')).toContain('would run 10 days longer');
      expect(await status(person)).toMatchObject({ expiryDate: before });
      expect(await json(extend, person.email, '10', '--because', 'sorry', '--apply')).toMatchObject({
        applied: true,
        doneBefore: false,
        countedFrom: 'expiry',
        before,
        until,
      });
      expect(await status(person)).toMatchObject({ expiryDate: until, amount: 99.99, startDate: inDays(0) });
      const letter = (await giftLetters(person)).at(-1);
      expect(letter?.subject).toBe('Your plan runs 10 days longer');
      expect((await ledgerOf(person.id)).find(({ event }) => event === 'extended')).toMatchObject({
        checkout_id: '',
        amount_in_cents: 0,
        detail: `weekly plan, 10 days, until ${until}: sorry`,
      });
      product.clock.tick(17 * DAY_MS - 1);
      expect(await statusLater(person)).toMatchObject({ isActive: true });
      product.clock.tick(1);
      expect(await statusLater(person)).toMatchObject({ isActive: false });
    });

    it('from now where it ran out, and the chat opens again', async () => {
      const person = await product.person();
      await person.buy('weekly');
      const end = inDays(7);
      product.clock.tick(9 * DAY_MS);
      expect(await run(extend, person.id, '1')).toContain('it would be open again for 1 day from now');
      expect(await json(extend, person.id, '1', '--apply')).toMatchObject({
        countedFrom: 'now',
        before: end,
        until: inDays(1),
      });
      expect((await giftLetters(person)).at(-1)?.subject).toBe('Your plan is open again for 1 day');
      expect(await statusLater(person)).toMatchObject({ isActive: true, expiryDate: inDays(1) });
    });

    it('once, however often the command is repeated after a terminal died', async () => {
      const person = await product.person();
      await person.buy('monthly');
      await run(extend, person.id, '5', '--apply');
      const again = await run(extend, person.id, '5', '--apply');
      expect(again).toMatch(/was given 5 days on .* already \(extend_/);
      expect(again).toContain('give the act a name of its own: --once KEY');
      expect(await json(extend, person.id, '5')).toMatchObject({ doneBefore: true, applied: false });
      expect(await status(person)).toMatchObject({ expiryDate: inDays(35) });

      await run(extend, person.id, '5', '--once', 'T-17', '--apply');
      expect(await run(extend, person.id, '5', '--once', 'T-17', '--apply')).not.toContain('--once');
      await expect(run(extend, person.id, '6', '--once', 'T-17', '--apply')).rejects.toThrow(
        /^Under that key .* was given 5 days on .*; another act needs another key$/,
      );
      expect(await status(person)).toMatchObject({ expiryDate: inDays(40) });
      // Days later it is another act without being named, but under its key it never is.
      product.clock.tick(2 * DAY_MS);
      expect(await json(extend, person.id, '5', '--once', 'T-17', '--apply')).toMatchObject({
        doneBefore: true,
      });
      await run(extend, person.id, '5', '--apply');
      expect(await giftsOf(person.id)).toEqual([
        ['extended', 5],
        ['extended', 5],
        ['extended', 5],
      ]);
      expect(await giftLetters(person)).toHaveLength(3);
    });

    it('on a granted plan as on a bought one, gone with an upgrade that is paid for', async () => {
      const person = await product.person();
      await run(grant, person.id, 'weekly', '--apply');
      await run(extend, person.id, '2', '--apply');
      expect(await status(person)).toMatchObject({ expiryDate: inDays(9), amount: 0 });
      expect((await person.buy('monthly')).status).toBe(200);
      expect(await status(person)).toMatchObject({ type: 'monthly', expiryDate: inDays(30) });
    });
  });

  describe('is refused in one line', () => {
    it.each<[string, string, readonly string[], RegExp]>([
      [
        'a plan that is none',
        'grant',
        ['daily'],
        /^'daily' is no plan\. There are: weekly, monthly, yearly$/,
      ],
      ['no days', 'extend', ['0'], /^'0' is no number of days; give a whole one from 1 to 366$/],
      ['too many', 'extend', ['367'], /whole one from 1 to 366$/],
      ['half a day', 'extend', ['1.5'], /^'1\.5' is no number of days/],
      ['a key with an address', 'extend', ['3', '--once', 'a@b.co'], /^--once takes up to 64 letters/],
      [
        'a reason with an address',
        'grant',
        ['weekly', '--because', 'for jo@x.co'],
        /^--because must not hold/,
      ],
      ['a reason with a card', 'grant', ['weekly', '--because', '4242 4242 4242 4242'], /long number/],
      ['no reason', 'grant', ['weekly', '--because', ' '], /^--because needs a few words$/],
      ['two lines', 'grant', ['weekly', '--because', 'a\nb'], /^--because is one line of text$/],
      ['who never had a plan', 'extend', ['3'], /never had a plan; 'grant \S+ <plan>' gives one$/],
    ])('%s', async (_case, name, more, line) => {
      const person = await product.person();
      await expect(run(name === 'grant' ? grant : extend, person.id, ...more, '--apply')).rejects.toThrow(
        line,
      );
      expect(await ledgerOf(person.id)).toEqual([]);
    });

    it('nobody', async () => {
      await expect(run(grant, 'nobody@example.com', 'weekly', '--apply')).rejects.toThrow(
        /^Nobody has an account as nobody@example\.com$/,
      );
    });

    it('an account that waits to be erased, or was disabled', async () => {
      const person = await product.person();
      await person.buy('weekly');
      await run(deleteCommand, person.id, '--apply');
      for (const more of [[], ['--apply']]) {
        await expect(run(grant, person.id, 'yearly', ...more)).rejects.toThrow(/waits to be erased/);
        await expect(run(extend, person.id, '3', ...more)).rejects.toThrow(/'delete \S+ --keep' keeps it$/);
      }
      await product.database.db
        .updateTable('user')
        .set({ closedReason: 'disabled' })
        .where('id', '=', person.id)
        .execute();
      await expect(run(extend, person.id, '3', '--apply')).rejects.toThrow(/is closed to sign-ins/);
      expect(await giftsOf(person.id)).toEqual([]);
    });

    it('a plan that was taken back is not made longer; another one may be granted', async () => {
      const person = await product.person();
      await person.buy('weekly');
      await product.database.db
        .updateTable('subscriptions')
        .set({ status: 'ended' })
        .where('user_id', '=', person.id)
        .execute();
      await expect(run(extend, person.id, '3', '--apply')).rejects.toThrow(/was taken back.*'grant /);
      await run(grant, person.id, 'weekly', '--apply');
      expect(await opensChat(person)).toBe(200);
    });
  });

  it('is given once when asked for five times at once, by either command', async () => {
    const person = await product.person();
    const five = <Done>(act: () => Promise<Done>) => Promise.allSettled(Array.from({ length: 5 }, act));
    const granted = await five(() => run(grant, person.id, 'weekly', '--apply'));
    expect(granted.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await five(() => run(extend, person.id, '3', '--apply'));
    await five(() => run(extend, person.id, '3', '--once', 'k', '--apply'));
    expect((await giftsOf(person.id)).sort()).toEqual([
      ['extended', 3],
      ['extended', 3],
      ['granted', 7],
    ]);
    expect(await status(person)).toMatchObject({ expiryDate: inDays(13) });
  });

  it('is given whole or not at all, with its letter', async () => {
    const person = await product.person();
    const { db } = product.database;
    const lost = grantAccess(
      {
        db,
        nowMs: product.clock.now,
        ledger: giftsInLedger,
        apply: true,
        tell: () => Promise.reject(new Error('the database went away')),
      },
      person.id,
      { plan: 'weekly', because: null, paymentMethod: 'sandbox' },
    );
    await expect(lost).rejects.toThrow('the database went away');
    expect([await status(person), await ledgerOf(person.id)]).toEqual([{ isActive: false }, []]);

    // By SMTP the letter is a row of the same transaction, and waits for the server where no mail server answers.
    const waiting = async () => (await db.selectFrom('kept_letters').select('id').execute()).length;
    const before = await waiting();
    const { settings } = product;
    product.settings = { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' };
    await run(grant, person.id, 'weekly', '--apply').finally(() => {
      product.settings = settings;
    });
    expect([await waiting(), await opensChat(person)]).toEqual([before + 1, 200]);
    await db.deleteFrom('kept_letters').execute();
  });

  it.each([
    ['grant', 'weekly', /has a weekly plan until .*, granted on /],
    ['extend', '5', /was given 5 days on .* already .* Nothing was changed\./],
  ])('stands when the terminal dies before it can say so: %s', async (name, what, again) => {
    const person = await product.person();
    if (name === 'extend') await person.buy('weekly');
    // A mail server that takes the call and says nothing: whoever comes to it has committed, and waits.
    const { called, url, close } = await silentServer();
    const letters = () => product.database.db.selectFrom('kept_letters').selectAll().execute();
    const args = [name, person.email, what, '--apply'];
    const killed = await operatorProcess(place, args, {
      environment: { SMTP_URL: url },
      onStart: (kill) => void called.then(kill),
    });
    close();
    expect([killed.code, killed.out]).toEqual([null, '']);
    expect(await giftsOf(person.id)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    const repeated = await operatorCall(place, args);
    expect(repeated.out + repeated.err).toMatch(again);
    expect(await giftsOf(person.id)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    await product.database.db.deleteFrom('kept_letters').execute();
  });

  it('leaves the fact and no word of why when the account is erased', async () => {
    const person = await product.person();
    await run(grant, person.id, 'weekly', '--because', 'lost her job: so sad', '--apply');
    const [line] = await ledgerOf(person.id);
    await run(deleteCommand, person.id, '--apply');
    const { clock, secrets } = product;
    clock.tick(7 * DAY_MS);
    const { db } = product.database;
    await eraseDue({ db, clock: () => clock.now, belongings: BELONGINGS, secrets });
    expect(await ledgerOf(person.id)).toEqual([
      { ...line, detail: `weekly plan, 7 days, until ${inDays(0)}` },
    ]);
  });
});

/** Listens on loopback and never answers; `called` resolves once somebody has come. */
async function silentServer() {
  const server = createServer();
  const called = new Promise<void>((resolve) => server.once('connection', () => resolve()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { called, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
