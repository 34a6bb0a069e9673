import type { z } from 'zod';
import type { Found } from '#checkout';
import type { BeginRequest, CardProvider, PaymentRef, RefundRequest } from '../../provider.ts';
import { callProvider } from '../call.ts';
import {
  translateBeginFault,
  translateBegun,
  translateDispute,
  translateListed,
  translateRefund,
  translateRefundFault,
  translateVerified,
} from './translate.ts';
import { dispute, pageOf, transaction } from './types.ts';
import { readWebhook } from './webhook.ts';

export interface PaystackOptions {
  /** Without a trailing slash: `https://api.paystack.co`. */
  apiUrl: string;
  sdkUrl: string;
  publicKey: string;
  secretKey: string;
  timeoutMs: number;
}

/** The list goes by when a transaction was begun; so long before it was paid that may have been. */
const BEGUN_BEFORE_MS = 3 * 24 * 60 * 60_000;
/** Banks take so long, at most, to decide a dispute. */
const DECIDED_WITHIN_MS = 120 * 24 * 60 * 60_000;
const PER_PAGE = 100;

/**
 * Paystack: the server begins a transaction under our own reference, the popup resumes it by its access code, and what
 * became of it is asked by that reference. Source: PaystackOSS/openapi.
 */
export function paystack(options: PaystackOptions): CardProvider {
  const { apiUrl, publicKey, secretKey, sdkUrl, timeoutMs } = options;
  const live = secretKey.startsWith('sk_live_');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secretKey}` };

  const call = (path: string, body?: unknown) =>
    callProvider(`${apiUrl}${path}`, timeoutMs, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });

  async function find({ checkoutId }: PaymentRef): Promise<Found> {
    const answer = await call(`/transaction/verify/${encodeURIComponent(checkoutId)}`);
    return translateVerified(answer, checkoutId, live);
  }

  /** Every item of a list, page by page. */
  async function all<T extends z.ZodType>(path: string, query: Record<string, string>, item: T) {
    const items: z.infer<T>[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const search = new URLSearchParams({ ...query, perPage: String(PER_PAGE), page: String(page) });
      const { status, body } = await call(`${path}?${search}`);
      if (status !== 200) throw new Error(`Paystack answered ${status} to a list`);
      const { data, meta } = pageOf(item).parse(body);
      items.push(...data);
      pages = meta?.pageCount ?? (data.length === PER_PAGE ? page + 1 : page);
    }
    return items;
  }

  const period = (fromMs: number, untilMs: number) => ({
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
  });

  return {
    name: 'paystack',
    isLive: live,
    paysAt: 'page',
    browser: { publicKey, sdkUrl, origins: sdkOrigins(sdkUrl) },
    confirm: find,
    find,
    readWebhook: (message) => readWebhook(message, secretKey),
    charge: async () => ({ kind: 'not-captured', reason: 'Paystack takes the money in its own form' }),

    async begin({ checkoutId, email, amountInCents, currency, returnTo, description }: BeginRequest) {
      try {
        return translateBegun(
          await call('/transaction/initialize', {
            email,
            amount: amountInCents,
            currency,
            reference: checkoutId,
            callback_url: returnTo.paid,
            metadata: { checkoutId, description, cancel_action: returnTo.cancelled },
          }),
        );
      } catch (error) {
        return translateBeginFault(error);
      }
    },

    async refund({ checkoutId, amountInCents, currency, refundId }: RefundRequest) {
      try {
        const refund = { transaction: checkoutId, amount: amountInCents, currency, merchant_note: refundId };
        return translateRefund(await call('/refund', refund));
      } catch (error) {
        return translateRefundFault(error);
      }
    },

    async list(fromMs, untilMs) {
      const query = period(fromMs - BEGUN_BEFORE_MS, untilMs);
      const lists = [];
      for (const status of ['success', 'reversed'])
        lists.push(...(await all('/transaction', { ...query, status }, transaction)));
      const payments = lists
        .map((one) => translateListed(one, live))
        .filter((one) => one !== null)
        .filter(({ paidAtMs }) => paidAtMs >= fromMs && paidAtMs < untilMs);
      return { kind: 'listed', payments };
    },

    async disputes(fromMs, untilMs) {
      const within = (atMs: number | null) => atMs !== null && atMs >= fromMs && atMs < untilMs;
      const query = period(fromMs - DECIDED_WITHIN_MS, untilMs);
      const disputes = (await all('/dispute', query, dispute))
        .map(translateDispute)
        .filter(({ openedAtMs, decidedAtMs }) => within(openedAtMs) || within(decidedAtMs))
        .map(({ decidedAtMs: _, ...told }) => told);
      return { kind: 'listed', disputes };
    },
  };
}

/** Paystack frames its form from a family of hosts; another one's SDK has its own origin alone. */
function sdkOrigins(sdkUrl: string): string[] {
  const { origin, hostname } = new URL(sdkUrl);
  if (hostname !== 'paystack.co' && !hostname.endsWith('.paystack.co')) return [origin];
  return ['https://*.paystack.co', 'https://*.paystack.com'];
}
