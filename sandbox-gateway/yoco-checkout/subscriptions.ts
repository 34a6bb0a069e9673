import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import type { Ledger } from '../ledger.ts';
import { yocoProblem } from './problems.ts';

/** `secret` is the gateway's own extension, for a merchant that must know it before it has an address. */
const subscribeRequest = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  secret: z.string().startsWith('whsec_').optional(),
});

/** Where messages go: registered by the merchant, the secret told once. */
export function subscriptionRoutes(ledger: Ledger, mode: 'test' | 'live') {
  return new Hono()
    .post('/webhooks', async (c) => {
      const request = subscribeRequest.safeParse(await readBody(c));
      if (!request.success) return yocoProblem(c, 'invalid_body');
      const { name, url, secret = `whsec_${randomBytes(24).toString('base64')}` } = request.data;
      const id = `sub_${randomBytes(12).toString('base64url')}`;
      ledger.outbox.subscribe({ id, wire: 'yoco-checkout', name, url, secret });
      return c.json({ id, name, url, mode, secret }, 201);
    })
    .get('/webhooks', (c) => {
      const all = ledger.outbox.subscriptions('yoco-checkout');
      return c.json({ subscriptions: all.map(({ id, name, url }) => ({ id, name, url, mode })) });
    })
    .delete('/webhooks/:id', (c) =>
      ledger.outbox.unsubscribe('yoco-checkout', c.req.param('id'))
        ? c.body(null, 204)
        : yocoProblem(c, 'not_found'),
    );
}
