import { createHmac, randomBytes } from 'node:crypto';
import type { Ledger, StoredToken } from '../ledger.ts';
import type { Order } from '../orders.ts';
import type { HostedWire, OrderEvent } from '../webhooks/merchant.ts';
import type { CheckoutRequest } from './checkouts.ts';

const requestOf = (order: Order) => order.request as CheckoutRequest;
const newId = (prefix: string) => `${prefix}_${randomBytes(15).toString('base64url')}`;

/** Yoco's hosted checkout: what its pages lead to, and its signed messages. */
export function yocoCheckoutWire(ledger: Ledger, mode: 'test' | 'live'): HostedWire {
  return {
    chargeId: () => newId('p'),
    checkoutId(order) {
      const { externalId, metadata } = requestOf(order);
      return externalId ?? (typeof metadata?.checkoutId === 'string' ? metadata.checkoutId : null);
    },
    leadsTo(order, how) {
      const { successUrl, cancelUrl, failureUrl } = requestOf(order);
      return { paid: successUrl, failed: failureUrl, cancelled: cancelUrl }[how] ?? null;
    },
    bill(order) {
      const [item] = requestOf(order).lineItems ?? [];
      return { payee: item?.displayName ?? '', description: item?.description ?? '' };
    },

    /** One a subscription, each with the same body but an id of its own. */
    notices(event) {
      const told = payload(event, mode);
      if (told === null) return [];
      return ledger.outbox.subscriptions('yoco-checkout').map(({ url }) => {
        const id = newId('evt');
        const envelope = { id, type: told.type, createdDate: event.at, payload: told.payload };
        return { id, url, event: told.type, body: JSON.stringify(envelope) };
      });
    },

    /** The time is of this sending, and so is the signature. */
    prepare(message, sentAt) {
      const known = ledger.outbox.subscriptions('yoco-checkout').find(({ url }) => url === message.url);
      const seconds = String(Math.floor(sentAt.getTime() / 1000));
      const key =
        message.forged || !known
          ? randomBytes(24)
          : Buffer.from(known.secret.replace(/^whsec_/, ''), 'base64');
      const signature = createHmac('sha256', key)
        .update(`${message.id}.${seconds}.${message.body}`)
        .digest('base64');
      return {
        headers: {
          'content-type': 'application/json',
          'webhook-id': message.id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${signature}`,
        },
        body: message.body,
      };
    },
  };
}

function payload(event: OrderEvent, mode: 'test' | 'live') {
  const { order, token, at } = event;
  const common = {
    amount: order.amountInCents,
    currency: order.currency,
    mode,
    createdDate: at,
    metadata: { ...requestOf(order).metadata, checkoutId: order.id },
  };
  switch (event.kind) {
    case 'paid':
      return {
        type: 'payment.succeeded',
        payload: {
          ...common,
          id: event.capture.chargeId,
          type: 'payment',
          status: 'succeeded',
          paymentMethodDetails: cardDetails(token),
        },
      };
    case 'declined':
      return {
        type: 'payment.failed',
        payload: {
          ...common,
          id: newId('p'),
          type: 'payment',
          status: 'failed',
          failureReason: event.code,
          paymentMethodDetails: cardDetails(token),
        },
      };
    case 'refund': {
      const { refund } = event;
      if (refund.status === 'pending') return null;
      const status = refund.status === 'successful' ? 'succeeded' : 'failed';
      return {
        type: `refund.${status}`,
        payload: { ...common, id: refund.id, type: 'refund', status, paymentId: refund.chargeId },
      };
    }
    case 'dispute':
      // Yoco sends no message about a dispute; the merchant reads of it in the portal.
      return null;
  }
}

const cardDetails = ({ brand, maskedCard, expiryMonth, expiryYear }: StoredToken) => ({
  type: 'card',
  card: { scheme: brand, maskedCard, expiryMonth, expiryYear },
});
