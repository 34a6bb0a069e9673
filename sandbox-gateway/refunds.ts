import { randomBytes } from 'node:crypto';
import type { Refund } from './afterwards.ts';
import type { Ledger, StoredToken } from './ledger.ts';
import type { Order } from './orders.ts';
import type { Merchant } from './webhooks/merchant.ts';

type Parts = { ledger: Ledger; merchant: Merchant; now: () => Date };

export type TakenRefund =
  | { kind: 'taken-on'; refund: Refund; token: StoredToken }
  | { kind: 'partial' | 'already-refunded' };

/** Takes on the refund of a paid order: done at once, unless its card keeps refunds pending. */
export function takeRefund(
  { ledger, merchant, now }: Parts,
  order: Order,
  asked: { amountInCents: number | undefined; metadata: Record<string, unknown> },
): TakenRefund {
  const chargeId = order.chargeId ?? '';
  const token = ledger.tokenOfCharge(chargeId);
  if (!token) throw new Error('a refund was asked for an order that is not paid');
  const at = now().toISOString();
  return ledger.inTransaction((): TakenRefund => {
    const kind = ledger.refund({
      ...asked,
      id: `rfd_${randomBytes(18).toString('base64url')}`,
      chargeId,
      status: token.aftermath === 'refund-stays-pending' ? 'pending' : 'successful',
      at,
    });
    const refund = ledger.refundOfCharge(chargeId);
    if (kind === 'partial' || kind === 'already-refunded') return { kind };
    if (!refund) throw new Error('a refund that was taken on is not in the ledger');
    merchant.tell({ kind: 'refund', order, token, at, refund });
    return { kind: 'taken-on', refund, token };
  });
}
