import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, migrate, openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { LIMIT_NAMES, type Refusal } from '#limits';
import { claimUpTo, createRateLimits, forgetAddress, unclaim } from './index.ts';

describe.each(ENGINES)('rate limits on %s', (engine) => {
  let place: TestPlace;
  let database: Database;
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') };
  const server = (on = true) => createRateLimits({ ...database, clock: () => clock.now, on });
  let people = 0;
  const somebody = () => `user-${++people}`;
  const rows = () => database.db.selectFrom('rate_limits').selectAll().execute();

  beforeAll(async () => {
    place = await testPlace(engine);
    database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    await migrate(database, async () => {});
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('give exactly so many of any number at once, on two servers', async () => {
    const [one, other, account] = [server(), server(), somebody()];
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).take(['payment-attempts'], { account })),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(15);
  });

  it('count in all limits or in none', async () => {
    const [limits, account, client] = [server(), somebody(), '192.0.2.1'];
    for (let i = 0; i < 5; i++) await limits.take(['declined-payments'], { account });
    for (let i = 0; i < 30; i++)
      expect((await limits.take(['payment-attempts', 'declined-payments'], { account, client })).ok).toBe(
        false,
      );
    // Neither the attempts nor the network's were used up by those.
    for (let i = 0; i < 15; i++) expect((await limits.take(['payment-attempts'], { account })).ok).toBe(true);
    for (let i = 0; i < 20; i++)
      expect((await limits.take(['declined-payments'], { account: somebody(), client })).ok).toBe(true);
    expect((await limits.take(['declined-payments'], { account: somebody(), client })).ok).toBe(false);
  });

  it('take back what was counted, but not from the stretch after it', async () => {
    const [limits, account] = [server(), somebody()];
    const take = async () => limits.take(['declined-payments'], { account });
    const first = await take();
    for (let i = 0; i < 4; i++) expect((await take()).ok).toBe(true);
    expect((await take()).ok).toBe(false);
    if (first.ok) await first.value.giveBack(['declined-payments']);
    const last = await take();
    expect([last.ok, (await take()).ok]).toEqual([true, false]);

    clock.now += 15 * MINUTE_MS;
    const before = await take();
    if (last.ok) await last.value.giveBack(['declined-payments']);
    expect(before.ok).toBe(true);
    for (let i = 0; i < 4; i++) expect((await take()).ok).toBe(true);
    // What was given back late belonged to a stretch that is over; the day's limit it left room in.
    expect(await limits.look(['declined-payments'], { account })).toMatchObject({
      by: 'account',
      retryAfterSeconds: 15 * 60,
    });
  });

  it('count an IPv6 network as one client', async () => {
    const limits = server();
    for (let i = 0; i < 10; i++)
      expect((await limits.take(['password-reset-letters'], { client: `2001:db8:9:9::${i}` })).ok).toBe(true);
    expect((await limits.take(['password-reset-letters'], { client: '2001:DB8:9:9:ffff::' })).ok).toBe(false);
    expect((await limits.take(['password-reset-letters'], { client: '2001:db8:9:8::1' })).ok).toBe(true);
  });

  it('let four hundred calls an hour by, for all that a minute would allow', async () => {
    const [limits, account] = [server(), somebody()];
    let answered = 0;
    let refused: Refusal | null = null;
    for (let call = 0; call < 500; call++) {
      refused = await limits.call('coach-calls', { account, client: '192.0.2.2' });
      if (!refused) answered += 1;
      clock.now += 2_000;
    }
    expect(answered).toBe(400);
    expect(refused).toMatchObject({ name: 'coach-calls', by: 'account' });
    expect(refused?.retryAfterSeconds).toBe(60 * 60 - 499 * 2);
  });

  it('are known to each of three servers after a burst on all of them', async () => {
    const servers = [server(), server(), server()];
    const account = somebody();
    const asked = await Promise.all(
      Array.from({ length: 300 }, (_, i) => servers[i % 3]?.call('chat-sessions', { account })),
    );
    const answered = asked.filter((refused) => refused === null).length;
    expect(answered).toBeGreaterThanOrEqual(30);
    // In the same moment each of the three counts for itself.
    expect(answered).toBeLessThanOrEqual(90);
    for (const one of servers) expect(await one.call('chat-sessions', { account })).not.toBeNull();
  });

  it('give an allowance of the operator’s size out to the last, on any number of servers, and anew after its stretch', async () => {
    const allowance = { name: 'replies', account: somebody(), most: 10 };
    const endsAtMs = clock.now + MINUTE_MS;
    const claim = (count: number) => claimUpTo(database, allowance, { count, nowMs: clock.now, endsAtMs });
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claim(3)));
    expect(claimed.sort()).toEqual([0, 0, 1, 3, 3, 3]);
    await unclaim(database, allowance, { count: 2, endsAtMs });
    expect(await claim(3)).toBe(2);
    clock.now += MINUTE_MS;
    const next = { nowMs: clock.now, endsAtMs: clock.now + MINUTE_MS };
    expect(await claimUpTo(database, allowance, { count: 3, ...next })).toBe(3);
    // Of the stretch before: it is over.
    await unclaim(database, allowance, { count: 3, endsAtMs });
    expect(await claimUpTo(database, allowance, { count: 20, ...next })).toBe(7);
  });

  it('name nobody in their rows, sweep them, and forget an address that is erased', async () => {
    const limits = server();
    const asked = { address: 'Thandi@example.com', client: '192.0.2.3' };
    for (let i = 0; i < 3; i++) expect((await limits.take(['verify-email-letters'], asked)).ok).toBe(true);
    expect((await limits.take(['verify-email-letters'], asked)).ok).toBe(false);
    expect(JSON.stringify(await rows())).not.toMatch(/thandi|192\.0\.2/i);
    await forgetAddress(database.db, ' thandi@EXAMPLE.com');
    expect((await limits.take(['verify-email-letters'], asked)).ok).toBe(true);

    clock.now += 24 * 60 * MINUTE_MS;
    await limits.take(['declined-payments-in-all'], {});
    expect((await rows()).map(({ name, hits, most }) => ({ name, hits, most }))).toEqual([
      { name: 'declined-payments-in-all all', hits: 1, most: 60 },
    ]);
  });

  it('are all off where the operator says so', async () => {
    const limits = server(false);
    const account = somebody();
    for (let i = 0; i < 50; i++) {
      expect(await limits.call('coach-calls', { account })).toBeNull();
      expect((await limits.take(['declined-payments'], { account, client: 'x', address: 'x' })).ok).toBe(
        true,
      );
    }
    expect(LIMIT_NAMES.length).toBeGreaterThan(8);
    expect(await limits.look(['declined-payments'], { account })).toBeNull();
  });
});
