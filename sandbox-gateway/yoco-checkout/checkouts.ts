import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { isBearer } from '../keys.ts';
import type { Ledger } from '../ledger.ts';
import type { AnswerFaults } from '../lost-answers.ts';
import type { Order } from '../orders.ts';
import { takeRefund } from '../refunds.ts';
import type { Merchant } from '../webhooks/merchant.ts';
import { idempotent } from './idempotency.ts';
import { yocoProblem } from './problems.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const SMALLEST_AMOUNT_IN_CENTS = 200;

const address = z.url({ protocol: /^https?$/ });
const checkoutRequest = z.object({
  amount: z.int().positive(),
  currency: z.string(),
  successUrl: address.optional(),
  cancelUrl: address.optional(),
  failureUrl: address.optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  externalId: z.string().optional(),
  lineItems: z
    .array(z.looseObject({ displayName: z.string(), description: z.string().optional() }))
    .optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

const refundRequest = z.object({
  amount: z.int().positive().optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

/** Routes of Yoco's Checkout API under `/yoco/api`; all with the secret key as a bearer token. */
export function yocoCheckoutRoutes(options: {
  ledger: Ledger;
  merchant: Merchant;
  answers: AnswerFaults;
  secretKey: string;
  mode: 'test' | 'live';
  /** Path in front of all routes of the gateway. */
  basePath: string;
  now: () => Date;
}) {
  const { ledger, merchant, answers, secretKey, mode, basePath, now } = options;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  app.use(async (c, next) => {
    const { authorization } = c.req.header();
    if (!authorization) return yocoProblem(c, 'key_missing');
    return isBearer(authorization, secretKey) ? next() : yocoProblem(c, 'key_wrong');
  });
  app.use('/checkouts/*', idempotent(ledger));

  const wire = (order: Order, pageOf: string) => {
    const { amount: _, currency: __, ...given } = order.request as CheckoutRequest;
    const status = order.state === 'paid' ? 'completed' : order.state === 'created' ? 'created' : 'started';
    return {
      ...given,
      id: order.id,
      redirectUrl: new URL(`${basePath}/pay/${order.id}`, pageOf).href,
      status,
      amount: order.amountInCents,
      currency: order.currency,
      paymentId: order.chargeId,
      merchantId: 'sandbox',
      processingMode: mode,
    };
  };

  app.post('/checkouts', async (c) => {
    const request = checkoutRequest.safeParse(await readBody(c));
    if (!request.success) return yocoProblem(c, 'invalid_body');
    const { amount, currency } = request.data;
    if (currency !== 'ZAR') return yocoProblem(c, 'currency');
    if (amount < SMALLEST_AMOUNT_IN_CENTS) return yocoProblem(c, 'amount_too_small');
    const order = ledger.orders.create({
      id: `ch_${randomBytes(15).toString('base64url')}`,
      wire: 'yoco-checkout',
      reference: request.data.externalId ?? null,
      amountInCents: amount,
      currency,
      request: request.data,
      at: now().toISOString(),
    });
    return c.json(wire(order, c.req.url), 200);
  });

  const find = (id: string) => {
    const order = ledger.orders.find(id);
    return order?.wire === 'yoco-checkout' ? order : undefined;
  };

  app.get('/checkouts/:id', (c) => {
    const order = find(c.req.param('id'));
    return order ? c.json(wire(order, c.req.url), 200) : yocoProblem(c, 'not_found');
  });

  app.post('/checkouts/:id/refund', async (c) => {
    const order = find(c.req.param('id'));
    if (!order) return yocoProblem(c, 'not_found');
    const request = refundRequest.safeParse((await readBody(c)) ?? {});
    if (!request.success) return yocoProblem(c, 'invalid_body');
    if (order.chargeId === null) return yocoProblem(c, 'not_paid');
    const { amount, metadata } = request.data;
    const taken = takeRefund({ ledger, merchant, now }, order, { amountInCents: amount, metadata });
    if (taken.kind === 'partial') return yocoProblem(c, 'partial_refund');
    if (taken.kind !== 'taken-on') return yocoProblem(c, 'already_refunded');
    await merchant.letOut(taken.token);
    const { id, status } = taken.refund;
    const message =
      status === 'pending' ? 'Your refund is being processed' : 'Your refund has been processed';
    return (
      (await answers.after(c, taken.token.outcome)) ??
      c.json({ id: order.id, refundId: id, message, status }, 202)
    );
  });

  app.route('/', subscriptionRoutes(ledger, mode));
  return app;
}
