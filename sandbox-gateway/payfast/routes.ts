import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { readBody } from '../body.ts';
import { sameKey } from '../keys.ts';
import type { Ledger } from '../ledger.ts';
import type { AnswerFaults } from '../lost-answers.ts';
import { takeRefund } from '../refunds.ts';
import type { Merchant } from '../webhooks/merchant.ts';
import { type ProcessRequest, paymentId } from './messages.ts';
import { callSignature, formSignature } from './signature.ts';

const ADDRESSES = ['return_url', 'cancel_url', 'notify_url'] as const;

/**
 * PayFast under `/payfast`: the form that a browser posts, the call that confirms a message, and refunds. The merchant's
 * id is any number, its key the gateway's public key, its passphrase the secret one.
 */
export function payfastRoutes(options: {
  ledger: Ledger;
  merchant: Merchant;
  answers: AnswerFaults;
  merchantKey: string;
  passphrase: string;
  basePath: string;
  now: () => Date;
}) {
  const { ledger, merchant, answers, merchantKey, passphrase, basePath, now } = options;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  app.post('/eng/process', async (c) => {
    const fields = [...new URLSearchParams(await c.req.text())];
    const faults = formFaults(fields, { merchantKey, passphrase });
    const request: ProcessRequest = Object.fromEntries(fields);
    if (faults.length > 0) return c.text(`400 Bad Request\n${faults.join('\n')}\n`, 400);
    // The merchant's id of a payment may come twice here: PayFast takes both.
    const order = ledger.orders.create({
      id: randomUUID(),
      wire: 'payfast',
      reference: request.m_payment_id ?? null,
      amountInCents: Math.round(Number(request.amount) * 100),
      currency: 'ZAR',
      request,
      at: now().toISOString(),
    });
    return c.redirect(`${basePath}/pay/${order.id}`, 303);
  });

  /** `VALID` for a message that we sent ourselves, as it was sent but for its signature. */
  app.post('/eng/query/validate', async (c) => {
    const text = (await c.req.text()).replace(/&signature=[^&]*$/, '');
    const isOurs = ledger.outbox
      .all()
      .some((message) => message.wire === 'payfast' && !message.forged && message.body === text);
    return c.text(isOurs ? 'VALID' : 'INVALID');
  });

  const find = (id: string) => {
    const order = ledger.orders.findPaid(id);
    return order?.wire === 'payfast' ? order : undefined;
  };

  app.get('/refunds/:id', async (c) => {
    if (!(await isSigned(c, passphrase))) return problem(c, 401, 'Merchant authorization failed.');
    const order = find(c.req.param('id'));
    if (!order) return problem(c, 404, 'Payment not found.');
    const refund = ledger.refundOfCharge(paymentId(order));
    const isBack = refund?.status === 'successful';
    return c.json({
      code: 200,
      status: 'success',
      data: {
        response: {
          pf_payment_id: paymentId(order),
          status: refund === undefined ? 'REFUNDABLE' : isBack ? 'REFUNDED' : refund.status.toUpperCase(),
          amount_original: order.amountInCents,
          amount_available_for_refund: isBack ? 0 : order.amountInCents,
        },
      },
    });
  });

  app.post('/refunds/:id', async (c) => {
    if (!(await isSigned(c, passphrase))) return problem(c, 401, 'Merchant authorization failed.');
    const order = find(c.req.param('id'));
    if (!order) return problem(c, 404, 'Payment not found.');
    const { amount } = (await readBody(c)) as Record<string, unknown>;
    const asked = { amountInCents: Number(amount), metadata: {} };
    const taken = takeRefund({ ledger, merchant, now }, order, asked);
    if (taken.kind === 'partial') return problem(c, 400, 'Only the full amount can be refunded here.');
    if (taken.kind !== 'taken-on') return problem(c, 400, 'The payment has been refunded.');
    const message = taken.refund.status === 'pending' ? 'PENDING' : 'SUCCESS';
    return (
      (await answers.after(c, taken.token.outcome)) ??
      c.json({ code: 200, status: 'success', data: { response: true, message } })
    );
  });

  return app;
}

function formFaults(
  fields: [string, string][],
  { merchantKey, passphrase }: { merchantKey: string; passphrase: string },
): string[] {
  const given = new Map(fields);
  const faults: string[] = [];
  if (!/^\d+$/.test(given.get('merchant_id') ?? '')) faults.push('merchant_id: must be a number');
  if (!sameKey(given.get('merchant_key') ?? '', merchantKey)) faults.push('merchant_key: is not known');
  const amount = given.get('amount') ?? '';
  if (!/^\d{1,9}\.\d{2}$/.test(amount) || Number(amount) <= 0) faults.push('amount: must be like 249.99');
  if (!given.get('item_name')) faults.push('item_name: is required');
  for (const name of ADDRESSES) {
    const address = given.get(name);
    if (address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      faults.push(`${name}: is no address`);
  }
  const signed = fields.filter(([name]) => name !== 'signature');
  if (given.get('signature') !== formSignature(signed, passphrase))
    faults.push('signature: Generated signature does not match submitted signature');
  return faults;
}

/** Whether the headers sign themselves and the body. */
async function isSigned(c: Context, passphrase: string): Promise<boolean> {
  const values: Record<string, string> = {};
  for (const name of ['merchant-id', 'version', 'timestamp']) values[name] = c.req.header(name) ?? '';
  const body = c.req.method === 'POST' ? await readBody(c) : {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    values[name] = String(value);
  return sameKey(c.req.header('signature') ?? '', callSignature(values, passphrase));
}

const problem = (c: Context, code: 400 | 401 | 404, message: string) =>
  c.json({ code, status: 'failed', data: { response: false, message } }, code);
