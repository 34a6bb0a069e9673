import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { isBearer } from '../keys.ts';
import type { Ledger } from '../ledger.ts';
import type { AnswerFaults } from '../lost-answers.ts';
import { takeRefund } from '../refunds.ts';
import type { Merchant } from '../webhooks/merchant.ts';
import { paystackProblem } from './problems.ts';
import { type Domain, disputeRecord, refundRecord, transactionId } from './shapes.ts';
import { listQuery, pageOf, transactionRoutes } from './transactions.ts';

const refundRequest = z.object({
  /** The reference or the id. */
  transaction: z.union([z.string(), z.number()]).transform(String),
  amount: z.coerce.number().int().positive().optional(),
  currency: z.string().optional(),
});

const webhookRequest = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Routes of Paystack's API under `/paystack`; all with the secret key as a bearer token. */
export function paystackRoutes(options: {
  ledger: Ledger;
  merchant: Merchant;
  answers: AnswerFaults;
  secretKey: string;
  domain: Domain;
  basePath: string;
  now: () => Date;
}) {
  const { ledger, merchant, answers, secretKey, domain, now } = options;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  app.use(async (c, next) => {
    const { authorization } = c.req.header();
    if (!authorization) return paystackProblem(c, 'no_key');
    return isBearer(authorization, secretKey) ? next() : paystackProblem(c, 'invalid_key');
  });

  app.route('/transaction', transactionRoutes(options));

  /** Every order of the wire, newest first; a sandbox has few. */
  const orders = () => ledger.orders.list('paystack', '0000', '9999');

  app.post('/refund', async (c) => {
    const request = refundRequest.safeParse(await readBody(c));
    if (!request.success) return paystackProblem(c, 'invalid_params');
    const { transaction, amount } = request.data;
    const order =
      ledger.orders.findByReference('paystack', transaction) ??
      orders().find((one) => String(transactionId(one)) === transaction);
    if (!order) return paystackProblem(c, 'transaction_not_found');
    if (order.chargeId === null) return paystackProblem(c, 'transaction_not_successful');
    const taken = takeRefund({ ledger, merchant, now }, order, { amountInCents: amount, metadata: {} });
    if (taken.kind === 'partial') return paystackProblem(c, 'partial_refund');
    if (taken.kind !== 'taken-on') return paystackProblem(c, 'transaction_reversed');
    await merchant.letOut(taken.token);
    return (
      (await answers.after(c, taken.token.outcome)) ??
      c.json({
        status: true,
        message: 'Refund has been queued for processing',
        data: refundRecord(domain, order, taken.refund),
      })
    );
  });

  app.get('/refund', (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) return paystackProblem(c, 'invalid_params');
    const { from, to } = query.data;
    const all = orders().flatMap((order) => {
      const refund = order.chargeId === null ? undefined : ledger.refundOfCharge(order.chargeId);
      if (!refund || refund.at < from || refund.at >= to) return [];
      const { transaction } = c.req.query();
      if (transaction !== undefined && transaction !== String(transactionId(order))) return [];
      return [refundRecord(domain, order, refund)];
    });
    return c.json(pageOf('Refunds retrieved', all, query.data));
  });

  app.get('/refund/:id', (c) => {
    for (const order of orders()) {
      const refund = order.chargeId === null ? undefined : ledger.refundOfCharge(order.chargeId);
      if (refund && refund.id === c.req.param('id'))
        return c.json({
          status: true,
          message: 'Refund retrieved',
          data: refundRecord(domain, order, refund),
        });
    }
    return paystackProblem(c, 'refund_not_found');
  });

  app.get('/dispute', (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) return paystackProblem(c, 'invalid_params');
    const { from, to } = query.data;
    const all = orders().flatMap((order) => {
      const dispute = order.chargeId === null ? undefined : ledger.disputeOfCharge(order.chargeId);
      if (!dispute || dispute.at < from || dispute.at >= to) return [];
      return [disputeRecord(ledger, domain, order, dispute)];
    });
    return c.json(pageOf('Disputes retrieved', all, query.data));
  });

  // What Paystack's dashboard does: one address for all messages.
  app.post('/webhook-address', async (c) => {
    const request = webhookRequest.safeParse(await readBody(c));
    if (!request.success) return paystackProblem(c, 'invalid_params');
    for (const { id } of ledger.outbox.subscriptions('paystack')) ledger.outbox.unsubscribe('paystack', id);
    ledger.outbox.subscribe({
      id: 'paystack',
      wire: 'paystack',
      name: 'dashboard',
      url: request.data.url,
      secret: '',
    });
    return c.json({ status: true, message: 'Webhook address saved', data: request.data });
  });

  return app;
}
