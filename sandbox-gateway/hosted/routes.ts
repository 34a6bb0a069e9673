import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { refuse } from '../errors.ts';
import { requirePublicKey } from '../keys.ts';
import type { Ledger } from '../ledger.ts';
import type { AnswerFaults } from '../lost-answers.ts';
import type { Order, Wire } from '../orders.ts';
import { orderDocument } from '../popup/document.ts';
import type { HostedWire, Merchant } from '../webhooks/merchant.ts';
import { payOrder } from './pay.ts';

const payRequest = z.object({ token: z.string().min(1) });

/** The page on which a buyer pays what the merchant's server began, and the two calls of that page. */
export function hostedRoutes(options: {
  ledger: Ledger;
  wires: Record<Wire, HostedWire>;
  merchant: Merchant;
  publicKey: string;
  answers: AnswerFaults;
  allowedParents: readonly string[];
  now: () => Date;
}) {
  const { ledger, wires, merchant, publicKey, answers, allowedParents, now } = options;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const next = (order: Order, how: 'paid' | 'failed' | 'cancelled') => wires[order.wire].leadsTo(order, how);

  app.get('/pay/:id', (c) => {
    const order = ledger.orders.find(c.req.param('id'));
    if (!order) return c.text('There is no such payment.', 404);
    const framed = c.req.query('framed') !== undefined;
    const back = next(order, 'paid');
    if (order.state === 'paid' && back && !framed) return c.redirect(back, 303);
    if (order.state === 'created') ledger.orders.move(order.id, 'started');
    return c.html(
      orderDocument({
        id: order.id,
        publicKey,
        ...wires[order.wire].bill(order),
        amountInCents: order.amountInCents,
        currency: order.currency,
        isPaid: order.state === 'paid',
        framedBy: framed ? allowedParents : [],
      }),
      200,
      {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          `frame-ancestors ${framed && allowedParents.length > 0 ? allowedParents.join(' ') : "'none'"}`,
        ].join('; '),
      },
    );
  });

  app.use('/pay/:id/*', requirePublicKey(publicKey));

  app.post('/pay/:id/card', async (c) => {
    const request = payRequest.safeParse(await readBody(c));
    if (!request.success) return refuse(c, 'invalid_body');
    const order = ledger.orders.find(c.req.param('id'));
    if (!order) return refuse(c, 'wrong_order');
    const token = ledger.findToken(request.data.token);
    if (!token) return refuse(c, 'wrong_token');
    const fault = order.state === 'paid' ? null : answers.before(c, token.outcome);
    if (fault) return fault;
    const outcome = payOrder({ ledger, wires, merchant, now }, order, token);
    await merchant.letOut(token);
    if (outcome.kind === 'refused') return refuse(c, outcome.code, { leadsTo: next(order, 'failed') });
    const paid = ledger.orders.find(order.id) ?? order;
    return (
      (await answers.after(c, token.outcome)) ??
      c.json({ state: 'paid', reference: order.reference, number: order.number, leadsTo: next(paid, 'paid') })
    );
  });

  app.post('/pay/:id/cancel', (c) => {
    const order = ledger.orders.find(c.req.param('id'));
    if (!order) return refuse(c, 'wrong_order');
    ledger.orders.move(order.id, 'cancelled');
    return c.json({
      state: 'cancelled',
      leadsTo: next(order, order.state === 'paid' ? 'paid' : 'cancelled'),
    });
  });

  return app;
}
