import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { type AnswerFaults, type GatewayContext, resetConnection } from './lost-answers.ts';

/** `-before`: the call is not carried out. `-after`: it is, and then its answer is lost. */
const FAULTS = ['failed-before', 'reset-before', 'failed-after', 'reset-after', 'slow-after'] as const;
export type Fault = (typeof FAULTS)[number];

const faultRequest = z.object({
  /** A call and all under it: `/paystack/transaction/verify`. */
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST']).optional(),
  fault: z.enum(FAULTS),
  times: z.int().positive().max(10_000).default(1),
});

type Order = z.infer<typeof faultRequest>;

/** Faults of the merchant's calls, which no card can ask for: they are ordered beforehand, for so many calls. */
export function orderedFaults(basePath: string, answers: AnswerFaults) {
  const orders: Order[] = [];

  function take(method: string, path: string): Fault | undefined {
    const order = orders.find(
      (one) => path.startsWith(one.path) && (one.method ?? method) === method && one.times > 0,
    );
    if (order) order.times -= 1;
    return order?.fault;
  }

  const routes = new Hono()
    .post('/', async (c) => {
      const order = faultRequest.safeParse(await readBody(c));
      if (!order.success) return refuse(c, 'invalid_body');
      orders.push(order.data);
      return c.json(order.data, 201);
    })
    .delete('/', (c) => {
      orders.length = 0;
      return c.body(null, 204);
    });

  const middleware: MiddlewareHandler = async (c, next) => {
    const context = c as unknown as GatewayContext;
    const fault = take(c.req.method, c.req.path.slice(basePath.length));
    if (fault === 'failed-before') return refuse(c, 'processing_failed');
    if (fault === 'reset-before') return resetConnection(context);
    await next();
    if (fault === undefined) return;
    const instead =
      fault === 'failed-after'
        ? refuse(c, 'processing_failed')
        : fault === 'reset-after'
          ? resetConnection(context)
          : await answers.late(context);
    if (instead) {
      c.res = undefined;
      c.res = instead;
    }
  };

  return { routes, middleware };
}
