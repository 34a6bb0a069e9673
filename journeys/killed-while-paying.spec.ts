/**
 * A server that dies at each boundary of a payment and is started again: without anyone's help the gateway's ledger
 * and our subscriptions agree, on both engines.
 */
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { ENGINES, testPlace } from '#database/testing';
import { captures, cardToken, signUp } from './support/customer.ts';
import { startProduct } from './support/product.ts';
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
  for (const { at, captured } of BOUNDARIES) {
    test(`killed ${at.replaceAll('-', ' ')}, on ${engine}`, async () => {
      const place = await testPlace(engine);
      const settings: Record<string, string> = { PAYMENT_TIMEOUT_MS: '500' };
      if (place.url) settings.DATABASE_URL = place.url;
      const doomed = await startProduct({
        dataDir: place.dataDir,
        env: { ...settings, KILL_AT: at, NODE_OPTIONS: `--import=${hook}` },
      });
      const customer = await signUp(doomed, 'sipho@example.com');
      const started = (await (await customer.post('/api/checkout', { plan: 'monthly' })).json()) as {
        checkoutId: string;
      };
      const token = await cardToken(doomed);
      const pay = () => customer.post(`/api/checkout/${started.checkoutId}/pay`, { token });
      await expect(pay()).rejects.toThrow();
      expect(await doomed.kill()).toBeNull();
      expect(doomed.process.signalCode).toBe('SIGKILL');

      const revived = await startProduct({ dataDir: place.dataDir, ports: doomed.ports, env: settings });
      const state = async () =>
        ((await (await customer.get(`/api/checkout/${started.checkoutId}`)).json()) as { state: string })
          .state;
      await expect.poll(state, { timeout: 30_000 }).toBe(captured ? 'applied' : 'failed');

      const ledger = await captures(revived);
      expect(ledger).toHaveLength(captured);
      const status = (await (await customer.get('/subscription/status')).json()) as Record<string, unknown>;
      expect(status).toMatchObject(
        captured ? { isActive: true, type: 'monthly', paymentId: ledger[0]?.chargeId } : { isActive: false },
      );
      // A repeat of the customer's own request tells how it ended and takes nothing.
      expect((await pay()).status).toBe(captured ? 200 : 502);
      expect(await captures(revived)).toHaveLength(captured);

      await revived.stop();
      await place.remove();
    });
  }
}
