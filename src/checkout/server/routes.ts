import { type Context, Hono } from 'hono';
import { CHECKOUT_ERRORS, type CheckoutErrorCode, checkoutBody, checkoutMessage, payBody } from '#checkout';
import type { ClientEnv, RequireUser, UserEnv } from '#identity/server';
import { problem } from '#kit';
import type { RateLimits } from '#limits/server';
import { type PayFault, payCheckout, SaveFailed, saveFailure } from './attempts.ts';
import { type BeginDeps, beginCheckout, formOfPage } from './begin.ts';
import { checkoutStatus } from './checkout-status.ts';
import { confirmCheckout } from './confirm.ts';
import { formPage } from './form-page.ts';
import { overLimit, type Payer } from './payment-limits.ts';
import { findCheckout } from './store.ts';
import { takeBack } from './take-back.ts';

export interface CheckoutRoutesDeps extends BeginDeps {
  requireUser: RequireUser;
  limits: RateLimits;
}

export function checkoutRoutes(deps: CheckoutRoutesDeps) {
  const { db, clock, requireUser, limits } = deps;
  const overLooks = (c: Context<UserEnv & ClientEnv>) => {
    const { userId, client } = payerOf(c);
    return limits.call('payment-looks', { account: userId, client });
  };
  return new Hono<UserEnv & ClientEnv>()
    .use(requireUser)
    .post('/', async (c) => {
      const body = checkoutBody.safeParse(await readJson(c));
      if (!body.success)
        return refuse(c, { code: namesAPlan(body.error) ? 'unknown-plan' : 'invalid-request' });
      const payer = payerOf(c);
      const { userId } = payer;
      const over = await limits.call('checkouts', { account: userId, client: payer.client });
      if (over) return refuse(c, overLimit(over));
      const begun = await beginCheckout(deps, { ...payer, email: c.get('user').email }, body.data.plan);
      if (begun.ok) return c.json(begun.value, 200);
      const { checkoutId } = begun.fault;
      return refuse(c, begun.fault, checkoutId ? { checkoutId } : {});
    })
    .post('/:id/pay', async (c) => {
      const body = payBody.safeParse(await readJson(c));
      if (!body.success) return refuse(c, { code: 'invalid-request' });
      try {
        const id = c.req.param('id');
        const result =
          'token' in body.data
            ? await payCheckout(deps, payerOf(c), id, body.data.token)
            : await confirmCheckout(deps, payerOf(c), id, body.data.reference, !(await overLooks(c)));
        if (!result.ok) return refuse(c, result.fault);
        return c.json(result.value, result.value.state === 'applied' ? 200 : 202);
      } catch (error) {
        if (error instanceof SaveFailed) return refuse(c, saveFailure(error));
        throw error;
      }
    })
    .get('/:id/page', async (c) => {
      const buyer = { ...payerOf(c), email: c.get('user').email };
      const form = await formOfPage(deps, buyer, c.req.param('id'));
      return form ? formPage(c, form) : refuse(c, { code: 'checkout-not-found' });
    })
    .post('/:id/not-paid', async (c) => {
      const over = await overLooks(c);
      if (over) return refuse(c, overLimit(over));
      const result = await takeBack(deps, c.get('user').id, c.req.param('id'));
      return result.ok
        ? c.json(await checkoutStatus(db, result.value, clock()), 200)
        : refuse(c, result.fault);
    })
    .get('/:id', async (c) => {
      const checkout = await findCheckout(db, c.req.param('id'));
      const userId = c.get('user').id;
      if (!checkout || checkout.user_id !== userId) return refuse(c, { code: 'checkout-not-found' });
      return c.json(await checkoutStatus(db, checkout, clock()), 200);
    });
}

const payerOf = (c: Context<UserEnv & ClientEnv>): Payer => ({
  userId: c.get('user').id,
  client: c.get('clientAddress'),
});

const readJson = async (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const namesAPlan = (error: { issues: { path: PropertyKey[] }[] }): boolean =>
  error.issues.every((issue) => issue.path[0] === 'plan');

function refuse(c: Context, fault: PayFault, more: Record<string, unknown> = {}) {
  const { status } = CHECKOUT_ERRORS[fault.code satisfies CheckoutErrorCode];
  const retryAfterSeconds = fault.retryAfterSeconds ?? (status === 503 ? 10 : 0);
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  const extra = fault.paymentId ? { paymentId: fault.paymentId, ...more } : more;
  return c.json(
    { ...problem(fault.code, checkoutMessage(fault.code, fault.message), extra), ...extra },
    status,
  );
}
