import { Hono } from 'hono';
import { z } from 'zod';
import type { Dispute, Refund } from './afterwards.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import type { Ledger } from './ledger.ts';
import type { Merchant } from './webhooks/merchant.ts';
import type { MessageSender } from './webhooks/sender.ts';

const refundEnd = z.object({ status: z.enum(['successful', 'failed']) });
const disputeRequest = z.object({ chargeId: z.string().min(1) });
const disputeEnd = z.object({ status: z.enum(['won', 'lost']) });

/**
 * The gateway's own extensions, with which tests and demos move what waits: messages, pending refunds, disputes. The
 * host puts the secret key in front of them.
 */
export function toolRoutes(options: {
  ledger: Ledger;
  merchant: Merchant;
  sender: MessageSender;
  now: () => Date;
}) {
  const { ledger, merchant, sender, now } = options;

  /** Of a charge that an order was paid with; a popup charge has no messages. */
  function tell(
    chargeId: string,
    what: { kind: 'refund'; refund: Refund } | { kind: 'dispute'; dispute: Dispute },
  ): void {
    const order = ledger.orders.findPaid(chargeId);
    const token = ledger.tokenOfCharge(chargeId);
    if (order && token) merchant.tell({ order, token, at: now().toISOString(), ...what });
  }

  return new Hono()
    .get('/messages', (c) => c.json({ messages: ledger.outbox.all() }))
    .post('/messages/flush', async (c) => {
      await sender.flush();
      return c.json({ messages: ledger.outbox.all() });
    })
    .post('/refunds/:id/settle', async (c) => {
      const request = refundEnd.safeParse(await readBody(c));
      if (!request.success) return refuse(c, 'invalid_body');
      const refund = ledger.inTransaction(() => {
        const settled = ledger.settleRefund(c.req.param('id'), request.data.status);
        if (settled) tell(settled.chargeId, { kind: 'refund', refund: settled });
        return settled;
      });
      sender.wake();
      return refund ? c.json(refund) : refuse(c, 'wrong_refund');
    })
    .post('/disputes', async (c) => {
      const request = disputeRequest.safeParse(await readBody(c));
      if (!request.success) return refuse(c, 'invalid_body');
      const dispute = ledger.inTransaction(() => {
        const opened = ledger.openDispute(request.data.chargeId, now().toISOString());
        if (opened) tell(opened.chargeId, { kind: 'dispute', dispute: opened });
        return opened;
      });
      sender.wake();
      return dispute ? c.json(dispute, 201) : refuse(c, 'wrong_charge');
    })
    .post('/disputes/:id/resolve', async (c) => {
      const request = disputeEnd.safeParse(await readBody(c));
      if (!request.success) return refuse(c, 'invalid_body');
      const dispute = ledger.inTransaction(() => {
        const ended = ledger.resolveDispute(c.req.param('id'), request.data.status, now().toISOString());
        if (ended) tell(ended.chargeId, { kind: 'dispute', dispute: ended });
        return ended;
      });
      sender.wake();
      return dispute ? c.json(dispute) : refuse(c, 'wrong_dispute');
    });
}
