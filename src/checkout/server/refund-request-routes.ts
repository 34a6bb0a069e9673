import { type Context, Hono } from 'hono';
import {
  askRefundBody,
  askRefundByLinkBody,
  REFUND_LINK_LIFETIME_MS,
  REFUND_REQUEST_ERRORS,
  type RefundPolicy,
  type RefundRequestErrorCode,
  refundLinkBody,
} from '#checkout';
import { addressBody, type WireReceipt } from '#identity';
import { findOwner, keepLink, readLink, spendLink } from '#identity/links';
import type { ClientEnv, RequireUser, UserEnv } from '#identity/server';
import { problem, type Result } from '#kit';
import type { RateLimits } from '#limits/server';
import { refundLinkLetter } from '#mail';
import { findReceipts } from './receipts.ts';
import { askForRefund, type RefundRequestDeps } from './refund-requests.ts';

interface RefundRoutesDeps extends RefundRequestDeps {
  requireUser: RequireUser;
  limits: RateLimits;
  policy: RefundPolicy;
}

/** `POST /api/account/refunds`: the owner asks for a payment back. */
export const accountRefundRoutes = (deps: RefundRoutesDeps) =>
  new Hono<UserEnv>().post('/refunds', deps.requireUser, async (c) => {
    const body = askRefundBody.safeParse(await readJson(c));
    if (!body.success) return refuse(c, 'invalid-request');
    const userId = c.get('user').id;
    const { paymentId } = body.data;
    return answer(
      c,
      await askForRefund(deps, { userId, paymentId, askedBy: 'account', policy: deps.policy }),
    );
  });

/** `/api/refunds`: the same for who cannot sign in, also to a closed account, by a link in their mailbox. */
export const letterRefundRoutes = (deps: RefundRoutesDeps) =>
  new Hono<ClientEnv>()
    // For every address the same steps and the same answer.
    .post('/letter', async (c) => {
      const asked = addressBody.safeParse(await readJson(c));
      if (!asked.success) return refuse(c, 'invalid-email');
      const address = asked.data.email;
      const may = await deps.limits.take(['refund-letters'], { address, client: c.get('clientAddress') });
      const owner = await findOwner(deps.db, address, { closedToo: true });
      if (may.ok) {
        const lifetimeMs = REFUND_LINK_LIFETIME_MS;
        const token = await keepLink(deps.db, { purpose: 'refund', owner, nowMs: deps.clock(), lifetimeMs });
        const url = `${deps.publicUrl}/refund?token=${token}`;
        await deps.mailer.send(owner?.email ?? null, refundLinkLetter({ brand: deps.brandName, url }), {
          usefulForMs: lifetimeMs,
        });
      }
      return c.json({}, 200);
    })
    .post('/payments', async (c) => {
      const body = refundLinkBody.safeParse(await readJson(c));
      const owner = body.success ? await ownerOf(deps, body.data.token) : null;
      if (!owner) return refuse(c, 'invalid-refund-link');
      return c.json({ payments: (await findReceipts(deps.db, owner.userId)).slice(0, MOST_SHOWN) }, 200);
    })
    .post('/', async (c) => {
      const body = askRefundByLinkBody.safeParse(await readJson(c));
      if (!body.success) return refuse(c, 'invalid-request');
      const { token, paymentId } = body.data;
      const owner = await ownerOf(deps, token);
      if (!owner) return refuse(c, 'invalid-refund-link');
      const asked = await askForRefund(deps, {
        userId: owner.userId,
        paymentId,
        askedBy: 'letter',
        policy: deps.policy,
        guard: (tx) => spendLink(tx, 'refund', token, owner),
      });
      return answer(c, asked);
    });

/** Whoever paid more often within a month writes to a person. */
const MOST_SHOWN = 20;

const ownerOf = ({ db, clock }: RefundRoutesDeps, token: string) =>
  readLink(db, 'refund', token, clock(), { closedToo: true });

const answer = (c: Context, asked: Result<WireReceipt, RefundRequestErrorCode>) =>
  asked.ok ? c.json({ receipt: asked.value }, 200) : refuse(c, asked.fault);

const readJson = async (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const refuse = (c: Context, code: RefundRequestErrorCode) =>
  c.json(problem(code, REFUND_REQUEST_ERRORS[code].message), REFUND_REQUEST_ERRORS[code].status);
