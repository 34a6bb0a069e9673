import type { Found } from '#checkout';
import {
  CANNOT,
  type CardProvider,
  type ChargeRequest,
  type PaymentRef,
  type RefundRequest,
} from '../../provider.ts';
import { callProvider } from '../call.ts';
import { translateAnswer, translateFault, translateRefundAnswer, translateRefundFault } from './translate.ts';
import { capturesAnswer } from './types.ts';

export interface YocoOptions {
  name: 'yoco' | 'sandbox';
  /** Base of the API with its version, without a trailing slash: `https://online.yoco.com/v1`. */
  apiUrl: string;
  sdkUrl: string;
  publicKey: string;
  secretKey: string;
  timeoutMs: number;
  /** Whether payments can be looked up by checkout. Yoco's popup API has no such call; the sandbox gateway has. */
  canFind: boolean;
}

/** Yoco's popup: the browser makes a token, `POST /v1/charges/` takes the money. The sandbox is the same wire. */
export function yocoPopup(options: YocoOptions): CardProvider {
  const { apiUrl, secretKey, timeoutMs } = options;
  const live = options.publicKey.startsWith('pk_live_');
  const headers = { 'content-type': 'application/json', 'x-auth-secret-key': secretKey };

  const call = (path: string, body?: unknown) =>
    callProvider(`${apiUrl}${path}`, timeoutMs, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });

  async function find({ checkoutId }: PaymentRef): Promise<Found> {
    if (!options.canFind) return { kind: 'cannot-tell' };
    const { status, body } = await call(`/payments?checkoutId=${encodeURIComponent(checkoutId)}`);
    if (status < 200 || status > 299) throw new Error(`the card provider answered ${status} to a look-up`);
    const { captures } = capturesAnswer.parse(body);
    const capture = captures.find((one) => one.checkoutId === checkoutId);
    if (!capture) return { kind: 'absent' };
    const { chargeId, amountInCents, currency, at, refundId } = capture;
    return {
      kind: refundId ? 'refunded' : 'captured',
      capture: { chargeId, amountInCents, currency, paidAtMs: Date.parse(at) },
    };
  }

  return {
    name: options.name,
    isLive: live,
    paysAt: 'popup',
    browser: {
      publicKey: options.publicKey,
      sdkUrl: options.sdkUrl,
      origins: sdkOrigins(options.sdkUrl),
    },
    begin: async () => ({ kind: 'popup' }),
    confirm: find,
    find,
    // Its payments are settled by the answers to its calls; no message of it is signed, so none is believed.
    readWebhook: () => ({ kind: 'cannot' }),
    list: async () => CANNOT,
    disputes: async () => CANNOT,

    async charge(request: ChargeRequest) {
      const { token, amountInCents, currency, checkoutId } = request;
      try {
        const charge = { token, amountInCents, currency, metadata: { checkoutId } };
        const { status, body } = await call('/charges/', charge);
        return translateAnswer(status, body, live);
      } catch (error) {
        return translateFault(error);
      }
    },

    async refund({ chargeId, checkoutId, refundId }: RefundRequest) {
      try {
        // Only whole payments are given back; the call takes no amount and no idempotency key.
        const refund = { chargeId, metadata: { checkoutId, refundId } };
        const { status, body } = await call('/refunds/', refund);
        return translateRefundAnswer(status, body);
      } catch (error) {
        return translateRefundFault(error);
      }
    },
  };
}

/** Yoco frames its form from a family of hosts; another one's SDK has its own origin alone. */
function sdkOrigins(sdkUrl: string): string[] {
  if (!sdkUrl) return [];
  const { origin, hostname } = new URL(sdkUrl);
  return hostname === 'yoco.com' || hostname.endsWith('.yoco.com') ? ['https://*.yoco.com'] : [origin];
}
