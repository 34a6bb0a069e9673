import { describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { createRateLimits } from '#limits/server';
import { type TestProduct, testProduct } from '#server/testing';
import { maySend } from './send-limits.ts';

const depsOf = (product: TestProduct, on = true) => ({
  limits: createRateLimits({ ...product.database, clock: () => product.clock.now, on }),
});

describe.each(ENGINES)('limits on letters, on %s', (engine) => {
  it('count each address and each client for itself, whatever the case of the letters', async () => {
    const product = await testProduct(engine);
    const deps = depsOf(product);
    const ask = (address: string, client = '10.0.0.1') =>
      maySend(deps, 'password-reset', { address, client });
    for (const address of ['a@example.com', 'A@example.com', ' a@EXAMPLE.com'])
      expect(await ask(address)).toBe(true);
    expect(await ask('a@example.com')).toBe(false);
    // Another client does not help, and another address is another matter.
    expect(await ask('a@example.com', '10.0.0.2')).toBe(false);
    expect(await ask('b@example.com')).toBe(true);
    for (let i = 0; i < 6; i++) await ask(`person-${i}@example.com`);
    expect(await ask('c@example.com')).toBe(false);
    expect(await ask('d@example.com', '10.0.0.3')).toBe(true);
    // Whoever is over their own limit uses up nobody's letters.
    for (let i = 0; i < 3; i++) expect(await ask('e@example.com', '10.0.0.1')).toBe(false);
    for (const allowed of [true, true, true, false])
      expect(await ask('e@example.com', '10.0.0.4')).toBe(allowed);
    // Other letters have limits of their own.
    expect(await maySend(deps, 'one-time-code', { address: 'a@example.com', client: '10.0.0.1' })).toBe(true);
    await product.close();
  });

  it('begin anew when the stretch is over, and leave no rows behind', async () => {
    const product = await testProduct(engine);
    const { db } = product.database;
    const deps = depsOf(product);
    const ask = (address: string) => maySend(deps, 'password-reset', { address, client: address });
    for (let i = 0; i < 20; i++) await ask(`person-${i}@example.com`);
    for (let i = 0; i < 4; i++) await ask('a@example.com');
    product.clock.tick(60 * MINUTE_MS - 1);
    expect(await ask('a@example.com')).toBe(false);
    product.clock.tick(1);
    for (const allowed of [true, true, true, false]) expect(await ask('a@example.com')).toBe(allowed);
    const rows = await db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example.com');
    await product.close();
  });

  it('let exactly so many by of any number at once', async () => {
    const product = await testProduct(engine);
    const deps = depsOf(product);
    const asked = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        maySend(deps, 'verify-email', { address: 'a@example.com', client: `10.0.0.${i}` }),
      ),
    );
    expect(asked.filter(Boolean)).toHaveLength(3);
    await product.close();
  });

  it('are off where the operator tests under load', async () => {
    const product = await testProduct(engine);
    const deps = depsOf(product, false);
    for (let i = 0; i < 20; i++)
      expect(await maySend(deps, 'password-reset', { address: 'a@example.com', client: 'x' })).toBe(true);
    await product.close();
  });
});
