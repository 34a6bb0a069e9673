/**
 * A server that dies at each boundary of a payment and is started again: without anyone's help the gateway's ledger
 * and our subscriptions agree, on both engines. The server that repairs one payment is the one that dies in the next.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { captures, cardToken, signUp } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { test } from './support/shared-product.ts';

const hook = fileURLToPath(new URL('./support/kill-at.mjs', import.meta.url));

const BOUNDARIES = [
  { at: 'after-the-intent', captured: 0 },
  { at: 'before-the-call', captured: 0 },
  { at: 'after-the-capture', captured: 1 },
  { at: 'inside-the-transaction', captured: 1 },
  { at: 'before-the-answer', captured: 1 },
];

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' });
    let place: TestPlace;
    let product: Product;
    let capturedInAll = 0;
    /** Where the next server dies; nowhere while it is empty. */
    const killAt = (boundary: string) => writeFileSync(join(place.dataDir, 'kill-at'), boundary);
    const start = (ports?: Product['ports']) =>
      startProduct({
        coach: false,
        dataDir: place.dataDir,
        ...(ports && { ports }),
        env: {
          PAYMENT_TIMEOUT_MS: '500',
          ...(place.url && { DATABASE_URL: place.url }),
          KILL_AT_FILE: join(place.dataDir, 'kill-at'),
          NODE_OPTIONS: `--import=${hook}`,
        },
      });

    test.beforeAll(async () => {
      place = await testPlace(engine);
      killAt('');
      product = await start();
    });
    test.afterAll(async () => {
      await product.stop();
      await place.remove();
    });

    for (const { at, captured } of BOUNDARIES) {
      test(`killed ${at.replaceAll('-', ' ')}, on ${engine}`, async () => {
        const customer = await signUp(product, `${at}@example.com`);
        const started = (await (await customer.post('/api/checkout', { plan: 'monthly' })).json()) as {
          checkoutId: string;
        };
        const token = await cardToken(product);
        const pay = () => customer.post(`/api/checkout/${started.checkoutId}/pay`, { token });
        killAt(at);
        await expect(pay()).rejects.toThrow();
        expect(await product.kill()).toBeNull();
        expect(product.process.signalCode).toBe('SIGKILL');
        killAt('');

        product = await start(product.ports);
        const state = async () =>
          ((await (await customer.get(`/api/checkout/${started.checkoutId}`)).json()) as { state: string })
            .state;
        await expect.poll(state).toBe(captured ? 'applied' : 'failed');

        capturedInAll += captured;
        const ledger = await captures(product);
        expect(ledger).toHaveLength(capturedInAll);
        const mine = ledger.filter(({ checkoutId }) => checkoutId === started.checkoutId);
        expect(mine).toHaveLength(captured);
        const status = (await (await customer.get('/subscription/status')).json()) as Record<string, unknown>;
        expect(status).toMatchObject(
          captured ? { isActive: true, type: 'monthly', paymentId: mine[0]?.chargeId } : { isActive: false },
        );
        // A repeat of the customer's own request tells how it ended and takes nothing.
        expect((await pay()).status).toBe(captured ? 200 : 502);
        expect(await captures(product)).toHaveLength(capturedInAll);
      });
    }
  });
}
