import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS, isoTime } from '#kit';
import type { TestProduct } from '#server/testing';
import { list } from './commands/list.ts';
import { commandRunner, openProduct } from './testing.ts';

describe.each(ENGINES)('a long list, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let said: string[] = [];
  const run = commandRunner(
    () => product,
    () => place,
    (line) => said.push(line),
  );
  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
    const { db } = product.database;
    const at = (days: number) => isoTime(product.clock.now + days * DAY_MS);
    const ids = ['a', 'b', 'c', 'd/e', 'f'];
    await db
      .insertInto('subscriptions')
      .values(
        ids.map((id, index) => ({
          user_id: id,
          type: 'weekly',
          start_date: at(0),
          // Two end at the same moment.
          expiry_date: at(Math.floor(index / 2) + 1),
          payment_id: `p-${id}`,
          amount_in_cents: 9_999,
          currency: 'ZAR',
          last_payment_date: at(0),
          payment_status: 'completed',
          status: 'active',
          user_details: JSON.stringify({ uid: id, email: `${id}@example.com`, name: null, photoURL: null }),
          payment_details: '{}',
          created_at: at(0),
          updated_at: at(0),
        })),
      )
      .execute();
    await db
      .insertInto('checkouts')
      .values(
        ids.map((id) => ({
          id,
          user_id: id,
          plan: 'weekly',
          amount_in_cents: 9_999,
          currency: 'ZAR',
          provider: 'sandbox',
          state: 'review',
          created_at: at(0),
          checks: 0,
        })),
      )
      .execute();
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it.each([
    ['subscriptions', 'userId'],
    ['inReview', 'checkoutId'],
  ])('of %s is told page by page, each line once', async (name, id) => {
    const seen: string[] = [];
    for (let after: string[] = []; ; ) {
      const page = JSON.parse(await run(list, '--json', '--only', name, '--limit', '2', ...after));
      expect(Object.keys(page).filter((key) => key !== 'more')).toEqual([name]);
      seen.push(...page[name].map((line: Record<string, string>) => line[id]));
      if (!page.more) break;
      after = ['--after', page.more[name]];
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd/e', 'f']);
  });

  it('says beside the answer how it goes on', async () => {
    said = [];
    const out = await run(list, '--limit', '4');
    expect(out).toContain('c@example.com');
    expect(out).not.toContain('f@example.com');
    expect(said).toEqual([
      expect.stringMatching(/^There are more: list --only subscriptions --limit 4 --after \S+Z\/d\/e$/),
      expect.stringMatching(/^There are more: list --only inReview --limit 4 --after \S+Z\/d\/e$/),
    ]);
  });

  it('that is short is told whole, as before', async () => {
    said = [];
    expect(Object.keys(JSON.parse(await run(list, '--json')))).toEqual([
      'subscriptions',
      'inReview',
      'refunds',
      'requests',
    ]);
    expect(said).toEqual([]);
    expect(await run(list, '--only', 'refunds')).toBe('No refund is without an end.');
  });

  it.each([
    [['--only', 'users'], /^--only must be one of subscriptions, inReview, refunds, requests, acts$/],
    [['--limit', '0'], /^--limit must be a whole number/],
    [['--after', 'x/y'], /^--after goes with --only$/],
    [['--only', 'refunds', '--after', 'x'], /^--after takes the key/],
  ])('refuses %j in one line', async (args, line) => {
    await expect(run(list, ...args)).rejects.toThrow(line);
  });
});
