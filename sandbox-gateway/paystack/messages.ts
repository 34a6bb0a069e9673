import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Ledger } from '../ledger.ts';
import type { HostedWire, OrderEvent } from '../webhooks/merchant.ts';
import {
  type Domain,
  disputeRecord,
  refundRecord,
  refundStatus,
  type TransactionRequest,
  transaction,
  transactionId,
} from './shapes.ts';

/** Paystack's transactions: where its page leads, and its signed messages. It tells of no declined card. */
export function paystackWire(ledger: Ledger, secretKey: string, domain: Domain): HostedWire {
  return {
    chargeId: (order) => String(transactionId(order)),
    checkoutId: (order) => order.reference,
    leadsTo(order, how) {
      const { callback_url } = order.request as TransactionRequest;
      if (callback_url === undefined || how === 'failed') return null;
      const address = new URL(callback_url);
      address.searchParams.set('trxref', order.reference ?? '');
      address.searchParams.set('reference', order.reference ?? '');
      return address.href;
    },
    bill: (order) => ({
      payee: 'Paystack sandbox',
      description: (order.request as TransactionRequest).email,
    }),
    notices(event) {
      const told = tell(ledger, domain, event);
      const [address] = ledger.outbox.subscriptions('paystack').slice(-1);
      if (!told || !address) return [];
      return [{ id: randomUUID(), url: address.url, event: told.event, body: JSON.stringify(told) }];
    },
    prepare({ body, forged }) {
      const key = forged ? randomBytes(24) : secretKey;
      const signature = createHmac('sha512', key).update(body).digest('hex');
      return { headers: { 'content-type': 'application/json', 'x-paystack-signature': signature }, body };
    },
  };
}

function tell(ledger: Ledger, domain: Domain, event: OrderEvent) {
  const { order } = event;
  switch (event.kind) {
    case 'paid':
      return {
        event: 'charge.success',
        // A forged message speaks of a payment that is not there.
        data: { ...transaction(ledger, domain, order), status: 'success', paid_at: event.at },
      };
    case 'declined':
      return null;
    case 'refund': {
      const { id, ...record } = refundRecord(domain, order, event.refund);
      return {
        event: `refund.${refundStatus(event.refund)}`,
        data: { ...record, refund_reference: id },
      };
    }
    case 'dispute':
      return {
        event: event.dispute.status === 'open' ? 'charge.dispute.create' : 'charge.dispute.resolve',
        data: disputeRecord(ledger, domain, order, event.dispute),
      };
  }
}
