import { z } from 'zod';
import type { Found } from '#checkout';
import type { WebhookMessage, WebhookRead } from '../../provider-events.ts';
import { isSignature, noticeSignatures, readForm } from './signature.ts';

const cents = (rand: string): number => Math.round(Number(rand) * 100);
const rand = z.string().regex(/^-?\d{1,9}(?:\.\d{1,2})?$/);

/** PayFast's notice of a payment. It tells more, of the buyer too, which is not read. */
const notice = z.object({
  merchant_id: z.string(),
  m_payment_id: z.string().min(1),
  pf_payment_id: z.string().min(1),
  payment_status: z.enum(['COMPLETE', 'FAILED', 'PENDING', 'CANCELLED']),
  amount_gross: rand,
  amount_fee: rand.optional(),
});
type Notice = z.infer<typeof notice>;

/** What a notice has to be vouched for with, once it is stored: who sent it, and its very body. */
export const proofShape = z.object({ from: z.string(), body: z.string() });

/**
 * The first two of four checks of a notice: its signature in the order in which its fields came, and whose payment it is. The
 * sender's address and PayFast's own confirmation are asked for when it is carried out, and the amount is held against ours.
 */
export function readNotice(
  { rawBody, from, nowMs }: WebhookMessage,
  options: { merchantId: string; passphrase: string; isLive: boolean },
): WebhookRead {
  const fields = readForm(rawBody);
  const last = fields?.at(-1);
  if (!fields || last?.[0] !== 'signature') return { kind: 'refused', reason: 'not a signed form' };
  const signed = fields.slice(0, -1);
  if (!noticeSignatures(signed, options.passphrase).some((one) => isSignature(last[1], one)))
    return { kind: 'refused', reason: 'the signature is not of this body' };
  const { data: told } = notice.safeParse(Object.fromEntries(signed));
  if (!told) return { kind: 'refused', reason: 'a notice of another shape' };
  if (told.merchant_id !== options.merchantId) return { kind: 'refused', reason: 'of another merchant' };
  return {
    kind: 'event',
    event: {
      id: `${told.pf_payment_id}:${told.payment_status}`,
      type: `payment ${told.payment_status}`,
      isTest: !options.isLive,
      about: {
        kind: 'payment',
        checkoutId: told.m_payment_id,
        providerRef: null,
        found: foundOf(told, nowMs),
        proof: JSON.stringify({ from, body: Buffer.from(rawBody).toString() } satisfies z.infer<
          typeof proofShape
        >),
      },
    },
  };
}

function foundOf(told: Notice, nowMs: number): Found {
  switch (told.payment_status) {
    case 'COMPLETE':
      return {
        kind: 'captured',
        capture: {
          chargeId: told.pf_payment_id,
          amountInCents: cents(told.amount_gross),
          currency: 'ZAR',
          paidAtMs: nowMs,
          feeInCents: told.amount_fee === undefined ? null : Math.abs(cents(told.amount_fee)),
        },
      };
    case 'FAILED':
      return { kind: 'declined', message: 'Your payment was declined.' };
    case 'PENDING':
      return { kind: 'pending' };
    case 'CANCELLED':
      return { kind: 'absent' };
  }
}
