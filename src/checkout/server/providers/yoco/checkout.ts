import type { Found } from '#checkout';
import {
  type BeginRequest,
  CANNOT,
  type CardProvider,
  type PaymentRef,
  type RefundRequest,
} from '../../provider.ts';
import { callProvider, faultOf } from '../call.ts';
import { translateHint, translatePage, translatePageRefund } from './checkout-translate.ts';
import { readMessage } from './webhook.ts';

export interface YocoCheckoutOptions {
  /** With its path, without a trailing slash: `https://payments.yoco.com/api`. */
  apiUrl: string;
  secretKey: string;
  /** `whsec_…`, as Yoco gave it when the webhook was registered. */
  webhookSecret: string;
  timeoutMs: number;
}

/**
 * Yoco's hosted page. The customer pays there, and Yoco tells by signed webhooks; a look at the page is a hint only.
 * There is no list that these keys open.
 */
export function yocoCheckout(options: YocoCheckoutOptions): CardProvider {
  const { apiUrl, secretKey, webhookSecret, timeoutMs } = options;
  const isLive = secretKey.startsWith('sk_live_');
  const call = (path: string, post?: { key: string; body: unknown }) =>
    callProvider(`${apiUrl}/checkouts${path}`, timeoutMs, {
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        ...(post ? { 'idempotency-key': post.key } : {}),
      },
      ...(post ? { method: 'POST', body: JSON.stringify(post.body) } : {}),
    });

  async function look({ providerRef }: PaymentRef): Promise<Found> {
    if (providerRef === null) return { kind: 'cannot-tell' };
    const { status, body } = await call(`/${encodeURIComponent(providerRef)}`);
    return translateHint(status, body);
  }

  return {
    name: 'yoco',
    isLive,
    paysAt: 'page',
    browser: { publicKey: '', sdkUrl: '', origins: [] },

    async begin(request: BeginRequest) {
      try {
        const { status, body } = await call('', { key: request.checkoutId, body: pageOf(request) });
        return translatePage(status, body, { ...request, isLive });
      } catch (error) {
        const { mayHaveArrived, reason } = faultOf(error);
        return { kind: mayHaveArrived ? 'unknown' : 'refused', reason };
      }
    },

    charge: async () => ({ kind: 'not-captured', reason: 'the page takes the money by itself' }),
    confirm: look,
    find: look,
    readWebhook: (message) => readMessage(message, webhookSecret),
    list: async () => CANNOT,
    disputes: async () => CANNOT,

    async refund({ providerRef, refundId }: RefundRequest) {
      if (providerRef === null) return { kind: 'refused', message: 'the page of this payment is not known' };
      try {
        const path = `/${encodeURIComponent(providerRef)}/refund`;
        const { status, body } = await call(path, { key: refundId, body: { metadata: { refundId } } });
        return translatePageRefund(status, body);
      } catch (error) {
        const { mayHaveArrived, reason } = faultOf(error);
        return mayHaveArrived
          ? { kind: 'unknown', reason }
          : { kind: 'refused', message: `the card provider could not be reached (${reason})` };
      }
    },
  };
}

/** The same for each call about one checkout: with another body the key would be refused. */
const pageOf = ({ checkoutId, amountInCents, currency, name, description, returnTo }: BeginRequest) => ({
  amount: amountInCents,
  currency,
  successUrl: returnTo.paid,
  failureUrl: returnTo.failed,
  cancelUrl: returnTo.cancelled,
  externalId: checkoutId,
  metadata: { reference: checkoutId },
  lineItems: [{ displayName: name, description, quantity: 1, pricingDetails: { price: amountInCents } }],
});
