import type { Found } from '#checkout';
import type { CardProvider, ChargeRequest, RefundRequest } from '../../provider.ts';
import { answerDeadline } from '../answer-deadline.ts';
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

  /** One call and its answer with the body: a connection lost half-way through it is an outcome not seen. */
  async function call(path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const deadline = answerDeadline(timeoutMs);
    try {
      const answer = await fetch(`${apiUrl}${path}`, {
        headers,
        redirect: 'error',
        signal: deadline.signal,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } finally {
      deadline.clear();
    }
  }

  return {
    name: options.name,
    publicKey: options.publicKey,
    sdkUrl: options.sdkUrl,

    async charge(request: ChargeRequest) {
      const { token, amountInCents, currency, checkoutId } = request;
      try {
        const charge = { token, amountInCents, currency, metadata: { checkoutId } };
        const { status, text } = await call('/charges/', charge);
        return translateAnswer(status, parseJson(text), live);
      } catch (error) {
        return translateFault(error);
      }
    },

    async refund({ chargeId, checkoutId, refundId }: RefundRequest) {
      try {
        // Only whole payments are given back; the call takes no amount and no idempotency key.
        const refund = { chargeId, metadata: { checkoutId, refundId } };
        const { status, text } = await call('/refunds/', refund);
        return translateRefundAnswer(status, parseJson(text));
      } catch (error) {
        return translateRefundFault(error);
      }
    },

    async find(checkoutId: string): Promise<Found> {
      if (!options.canFind) return { kind: 'cannot-tell' };
      const { status, text } = await call(`/payments?checkoutId=${encodeURIComponent(checkoutId)}`);
      if (status < 200 || status > 299) throw new Error(`the card provider answered ${status} to a look-up`);
      const { captures } = capturesAnswer.parse(JSON.parse(text));
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
