import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventAbout, WebhookMessage, WebhookRead } from '../../provider-events.ts';
import { refundOutcome, translateDispute } from './translate.ts';
import { dispute, refundMessage, transaction, webhookEnvelope } from './types.ts';

/**
 * Reads a message of Paystack's: the signature is an HMAC-SHA512 over the bytes with the secret key. It carries no time
 * and no id, so a repeat is known by event and reference. Of a payment it is believed that something happened: the
 * transaction is verified then.
 */
export function readWebhook({ rawBody, headers }: WebhookMessage, secretKey: string): WebhookRead {
  const given = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex');
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { kind: 'refused', reason: 'the signature is not of our key' };
  const parsed = webhookEnvelope.safeParse(parseJson(rawBody));
  if (!parsed.success) return { kind: 'refused', reason: 'not a message of Paystack' };
  const { event, data } = parsed.data;
  const read = readAbout(event, data);
  if (!read) return { kind: 'refused', reason: `a ${event} of another shape` };
  const { about, of } = read;
  return {
    kind: 'event',
    event: { id: `${event}:${of}`, type: event, isTest: data.domain === 'test', about },
  };
}

/** What it is about, and which thing: the other half of the message's id. */
function readAbout(event: string, data: Record<string, unknown>): { about: EventAbout; of: string } | null {
  if (event === 'charge.success') {
    const paid = transaction.pick({ reference: true }).safeParse(data);
    if (!paid.success) return null;
    const { reference } = paid.data;
    return {
      about: { kind: 'payment', checkoutId: reference, providerRef: null, found: null },
      of: reference,
    };
  }
  if (event.startsWith('refund.')) {
    const refund = refundMessage.safeParse(data);
    if (!refund.success) return null;
    const { transaction_reference: checkoutId, refund_reference: refundId = null } = refund.data;
    return {
      about: {
        kind: 'refund',
        chargeId: null,
        payment: { checkoutId, providerRef: null },
        amountInCents: refund.data.amount === undefined ? null : Number(refund.data.amount),
        outcome: refundOutcome(event.slice('refund.'.length), refundId),
      },
      of: `${checkoutId}:${refundId ?? ''}`,
    };
  }
  if (event.startsWith('charge.dispute.')) {
    const opened = dispute.safeParse(data);
    if (!opened.success) return null;
    const { decidedAtMs: _, ...told } = translateDispute(opened.data);
    return { about: { kind: 'dispute', dispute: told }, of: told.disputeId };
  }
  return {
    about: { kind: 'nothing' },
    of: createHmac('sha256', event).update(JSON.stringify(data)).digest('hex'),
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
