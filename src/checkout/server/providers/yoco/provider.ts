import type { Found } from '#checkout';
import type { CardProvider, ChargeRequest, RefundRequest } from '../../provider.ts';
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

  return {
    name: options.name,
    publicKey: options.publicKey,
    sdkUrl: options.sdkUrl,

    async charge(request: ChargeRequest) {
      const { token, amountInCents, currency, checkoutId } = request;
      try {
        const answer = await fetch(`${apiUrl}/charges/`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ token, amountInCents, currency, metadata: { checkoutId } }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        // The body belongs to the answer: a connection lost half-way through it is an outcome not seen.
        const text = await answer.text();
        return translateAnswer(answer.status, parseJson(text), live);
      } catch (error) {
        return translateFault(error);
      }
    },

    async refund({ chargeId, checkoutId, refundId }: RefundRequest) {
      try {
        // Only whole payments are given back; the call takes no amount and no idempotency key.
        const answer = await fetch(`${apiUrl}/refunds/`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ chargeId, metadata: { checkoutId, refundId } }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await answer.text();
        return translateRefundAnswer(answer.status, parseJson(text));
      } catch (error) {
        return translateRefundFault(error);
      }
    },

    async find(checkoutId: string): Promise<Found> {
      if (!options.canFind) return { kind: 'cannot-tell' };
      const answer = await fetch(`${apiUrl}/payments?checkoutId=${encodeURIComponent(checkoutId)}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`the card provider answered ${answer.status} to a look-up`);
      const { captures } = capturesAnswer.parse(await answer.json());
      const capture = captures.find((one) => one.checkoutId === checkoutId);
      if (!capture) return { kind: 'absent' };
      const { chargeId, amountInCents, currency, at, refundId } = capture;
      return {
        kind: refundId ? 'refunded' : 'captured',
        capture: { chargeId, amountInCents, currency, paidAtMs: Date.parse(at) },
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
