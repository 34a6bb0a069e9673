import { Webhook } from 'standardwebhooks';
import type { EventAbout, WebhookMessage, WebhookRead } from '../../provider-events.ts';
import { type Message, message as messageShape } from './checkout-types.ts';
import { maskedCardOf } from './masked-card.ts';

/** Yoco's own tolerance; the library's is five minutes. */
const TOLERANCE_MS = 3 * 60_000;

/** Whether a message is Yoco's (Standard Webhooks: HMAC over id, time and raw body), and what it says. */
export function readMessage({ rawBody, headers, nowMs }: WebhookMessage, secret: string): WebhookRead {
  const id = headers.get('webhook-id') ?? '';
  const sentMs = Number(headers.get('webhook-timestamp') ?? Number.NaN) * 1000;
  // Written so that a time that is no number is refused.
  if (!(Math.abs(nowMs - sentMs) <= TOLERANCE_MS)) return { kind: 'refused', reason: 'too old, or too new' };
  let body: unknown;
  try {
    body = new Webhook(keyOf(secret), { format: 'raw' }).verify(
      Buffer.from(rawBody),
      Object.fromEntries(headers),
    );
  } catch {
    return { kind: 'refused', reason: 'the signature is not of this body' };
  }
  const { data: sent } = messageShape.safeParse(body);
  if (!sent)
    return { kind: 'event', event: { id, type: 'unknown', isTest: false, about: { kind: 'nothing' } } };
  return {
    kind: 'event',
    event: { id, type: sent.type, isTest: sent.payload.mode === 'test', about: aboutOf(sent, nowMs) },
  };
}

/** The bytes of `whsec_…`, which is base64. */
const keyOf = (secret: string): Uint8Array => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

function aboutOf({ type, payload }: Message, nowMs: number): EventAbout {
  const payment = {
    checkoutId: payload.metadata?.reference ?? null,
    providerRef: payload.metadata?.checkoutId ?? null,
  };
  switch (type) {
    case 'payment.succeeded': {
      const { id: chargeId, amount: amountInCents, currency } = payload;
      if (amountInCents === undefined || currency === undefined) return { kind: 'nothing' };
      const paidAtMs = Date.parse(payload.createdDate ?? '') || nowMs;
      const capture = { chargeId, amountInCents, currency, paidAtMs, card: cardOf(payload) };
      return { kind: 'payment', ...payment, found: { kind: 'captured', capture } };
    }
    case 'payment.failed':
      return {
        kind: 'payment',
        ...payment,
        found: { kind: 'declined', message: declineText(payload.failureReason) },
      };
    case 'refund.succeeded':
    case 'refund.failed': {
      const providerRefundId = payload.refundId ?? payload.id;
      return {
        kind: 'refund',
        chargeId: payload.paymentId ?? null,
        payment,
        amountInCents: payload.amount ?? null,
        outcome:
          type === 'refund.succeeded'
            ? { kind: 'refunded', providerRefundId }
            : {
                kind: 'refused',
                message: payload.failureReason || 'the card provider could not give it back',
              },
      };
    }
    default:
      return { kind: 'nothing' };
  }
}

/** Yoco tells why in codes, which are nobody's words. */
const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  invalid_card_number: 'The number of the card is not valid.',
  invalid_cvv: 'The security code of the card is not valid.',
  limit_exceeded: 'The payment is over the limit of your card.',
};

const declineText = (code: string | null | undefined): string =>
  DECLINES[code ?? ''] ?? 'Your card was declined.';

const cardOf = ({ paymentMethodDetails }: Message['payload']): string | null =>
  maskedCardOf(paymentMethodDetails?.card?.scheme, paymentMethodDetails?.card?.maskedCard);
