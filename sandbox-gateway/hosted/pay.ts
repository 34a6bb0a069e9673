import type { ProblemCode } from '../errors.ts';
import type { Capture, Ledger, StoredToken } from '../ledger.ts';
import type { Order, Wire } from '../orders.ts';
import type { HostedWire, Merchant } from '../webhooks/merchant.ts';

export type PayOutcome = { kind: 'paid' } | { kind: 'refused'; code: ProblemCode };

/** Pays an order with a card token, once; everything that follows from it is in the ledger before it returns. */
export function payOrder(
  parts: { ledger: Ledger; wires: Record<Wire, HostedWire>; merchant: Merchant; now: () => Date },
  order: Order,
  token: StoredToken,
): PayOutcome {
  const { ledger, merchant, now } = parts;
  const wire = parts.wires[order.wire];
  if (order.state === 'paid') return { kind: 'paid' };
  if (token.usedAt !== null) return { kind: 'refused', code: 'token_already_used' };
  if (token.confirmation === 'pending') return { kind: 'refused', code: 'confirmation_required' };
  if (token.confirmation === 'failed') return { kind: 'refused', code: 'confirmation_failed' };
  const at = now().toISOString();
  const capture: Capture = {
    chargeId: wire.chargeId(order),
    token: token.id,
    checkoutId: wire.checkoutId(order),
    amountInCents: order.amountInCents,
    currency: order.currency,
    at,
  };

  return ledger.inTransaction((): PayOutcome => {
    if (token.outcome === 'declined' || token.outcome === 'insufficient-funds') {
      if (!ledger.spendToken(token.id, at)) return { kind: 'refused', code: 'token_already_used' };
      const code = token.outcome === 'declined' ? 'card_declined' : 'insufficient_funds';
      ledger.orders.move(order.id, 'failed');
      merchant.tell({ kind: 'declined', order, token, at, code });
      if (token.messages === 'forged') merchant.forge({ kind: 'paid', order, token, at, capture });
      return { kind: 'refused', code };
    }
    if (!ledger.orders.pay(order.id, capture.chargeId)) return { kind: 'paid' };
    if (!ledger.capture(capture, { wire: order.wire })) throw new Error('a spent token cannot pay an order');
    const paid: Order = { ...order, state: 'paid', chargeId: capture.chargeId };
    merchant.tell({ kind: 'paid', order: paid, token, at, capture });
    if (token.aftermath === 'dispute-opened' || token.aftermath === 'dispute-lost') {
      const dispute = ledger.openDispute(capture.chargeId, at);
      if (dispute) merchant.tell({ kind: 'dispute', order: paid, token, at, dispute });
      const lost =
        token.aftermath === 'dispute-lost' && dispute && ledger.resolveDispute(dispute.id, 'lost', at);
      if (lost) merchant.tell({ kind: 'dispute', order: paid, token, at, dispute: lost });
    }
    return { kind: 'paid' };
  });
}
