import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import type { Ledger } from '../ledger.ts';
import type { Order } from '../orders.ts';
import { paystackProblem } from './problems.ts';
import { type Domain, transaction, transactionId } from './shapes.ts';

const initializeRequest = z.object({
  email: z.email(),
  /** Cents; digits in a text are taken too. */
  amount: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    z.int().positive(),
  ),
  currency: z.string().default('ZAR'),
  reference: z
    .string()
    .regex(/^[\w.=-]+$/)
    .optional(),
  callback_url: z.url({ protocol: /^https?$/ }).optional(),
  channels: z.array(z.string()).optional(),
  metadata: z.unknown().optional(),
});

export const listQuery = z.object({
  from: z.string().default('0000'),
  to: z.string().default('9999'),
  status: z.string().optional(),
  perPage: z.coerce.number().int().positive().max(1_000).default(50),
  page: z.coerce.number().int().positive().default(1),
});

/** One page of a list, in Paystack's envelope. */
export const pageOf = <T>(
  message: string,
  all: T[],
  { perPage, page }: { perPage: number; page: number },
) => ({
  status: true,
  message,
  data: all.slice((page - 1) * perPage, page * perPage),
  meta: { total: all.length, perPage, page, pageCount: Math.ceil(all.length / perPage) },
});

/** The transactions of Paystack's API: begun by the server, looked at by reference, listed. */
export function transactionRoutes(options: {
  ledger: Ledger;
  domain: Domain;
  basePath: string;
  now: () => Date;
}) {
  const { ledger, domain, basePath, now } = options;
  const found = (order: Order | undefined) => order?.wire === 'paystack';

  return new Hono()
    .post('/initialize', async (c) => {
      const request = initializeRequest.safeParse(await readBody(c));
      if (!request.success) return paystackProblem(c, 'invalid_params');
      const { amount, currency, reference = randomBytes(8).toString('hex'), ...rest } = request.data;
      if (currency !== 'ZAR') return paystackProblem(c, 'currency');
      if (ledger.orders.findByReference('paystack', reference))
        return paystackProblem(c, 'duplicate_reference');
      const order = ledger.orders.create({
        id: randomBytes(10).toString('base64url'),
        wire: 'paystack',
        reference,
        amountInCents: amount,
        currency,
        request: rest,
        at: now().toISOString(),
      });
      const authorization_url = new URL(`${basePath}/pay/${order.id}`, c.req.url).href;
      return c.json({
        status: true,
        message: 'Authorization URL created',
        data: { authorization_url, access_code: order.id, reference },
      });
    })
    .get('/verify/:reference', (c) => {
      const order = ledger.orders.findByReference('paystack', c.req.param('reference'));
      if (!order) return paystackProblem(c, 'transaction_not_found');
      const data = transaction(ledger, domain, order);
      return c.json({ status: true, message: 'Verification successful', data });
    })
    .get('/', (c) => {
      const query = listQuery.safeParse(c.req.query());
      if (!query.success) return paystackProblem(c, 'invalid_params');
      const { from, to, status } = query.data;
      const all = ledger.orders
        .list('paystack', from, to)
        .filter(found)
        .map((order) => transaction(ledger, domain, order))
        .filter((one) => status === undefined || one.status === status);
      return c.json(pageOf('Transactions retrieved', all, query.data));
    })
    .get('/:id{[0-9]+}', (c) => {
      const order = ledger.orders.list('paystack', '0000', '9999').find((one) => {
        return String(transactionId(one)) === c.req.param('id');
      });
      if (!order) return paystackProblem(c, 'transaction_not_found');
      return c.json({
        status: true,
        message: 'Transaction retrieved',
        data: transaction(ledger, domain, order),
      });
    });
}
