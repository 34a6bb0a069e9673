import { lookup } from 'node:dns/promises';
import { z } from 'zod';
import { type BeginRequest, CANNOT, type CardProvider, type RefundRequest } from '../../provider.ts';
import { callProvider, faultOf } from '../call.ts';
import { apiSignatureOf, type Fields, signatureOf } from './signature.ts';
import { proofShape, readNotice } from './webhook.ts';

export interface PayFastOptions {
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** The page that takes the form: `https://www.payfast.co.za/eng/process`. */
  processUrl: string;
  /** Without a trailing slash: `https://api.payfast.co.za`. */
  apiUrl: string;
  timeoutMs: number;
}

/** Hosts that notices come from. */
const SENDERS = ['www', 'sandbox', 'w1w', 'w2w'].map((name) => `${name}.payfast.co.za`);

/**
 * PayFast: a form that the browser posts to its page, and signed notices of what became of it. It has no call that says
 * what became of one payment, and gives nothing back in its sandbox. Source: PayFast's php-sdk.
 */
export function payfast(options: PayFastOptions): CardProvider {
  const { merchantId, passphrase, processUrl, apiUrl, timeoutMs } = options;
  const page = new URL(processUrl);
  // Beside the page, whichever path stands before both.
  const validateUrl = new URL('query/validate', page).href;
  const isLive = page.hostname === 'www.payfast.co.za';
  const hosts = page.hostname.endsWith('.payfast.co.za') ? SENDERS : [page.hostname];

  async function isSender(from: string): Promise<boolean> {
    const found = await Promise.all(hosts.map((host) => lookup(host, { all: true }).catch(() => [])));
    if (found.every((addresses) => addresses.length === 0))
      throw new Error('the hosts of PayFast are not known');
    return found.flat().some(({ address }) => address === from.replace(/^::ffff:/, ''));
  }

  return {
    name: 'payfast',
    isLive,
    paysAt: 'page',
    browser: { publicKey: '', sdkUrl: '', origins: [] },
    begin: async (request) => ({ kind: 'form', action: processUrl, fields: formOf(request, options) }),
    charge: async () => ({ kind: 'not-captured', reason: 'the page takes the money by itself' }),
    confirm: async () => ({ kind: 'cannot-tell' }),
    find: async () => ({ kind: 'cannot-tell' }),
    readWebhook: (message) => readNotice(message, { merchantId, passphrase, isLive }),
    list: async () => CANNOT,
    disputes: async () => CANNOT,

    async vouch(proof) {
      const { from, body } = proofShape.parse(JSON.parse(proof));
      if (!(await isSender(from))) return false;
      const { status, text } = await callProvider(validateUrl, timeoutMs, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
      if (status !== 200) throw new Error(`PayFast answered ${status} to a confirmation`);
      return text.trim() === 'VALID';
    },

    async refund({ chargeId, amountInCents, refundId }: RefundRequest) {
      const body: Fields = [
        ['amount', String(amountInCents)],
        ['notify_buyer', '1'],
        ['reason', `refund ${refundId}`],
      ];
      const headers: Fields = [
        ['merchant-id', merchantId],
        ['timestamp', `${new Date().toISOString().slice(0, 19)}+00:00`],
        ['version', 'v1'],
      ];
      try {
        const signature = apiSignatureOf([...headers, ...body], passphrase);
        const { status, body: answer } = await callProvider(
          `${apiUrl}/refunds/${encodeURIComponent(chargeId)}`,
          timeoutMs,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...Object.fromEntries(headers), signature },
            body: JSON.stringify(Object.fromEntries(body)),
          },
        );
        const told = refundAnswer.safeParse(answer).data;
        if (status === 200 && told?.status === 'success')
          return { kind: told.data?.message === 'PENDING' ? 'pending' : 'refunded', providerRefundId: null };
        const reason = `${status}`;
        // There is no idempotency key: any other refusal may mean that it was given back before, maybe by this very call.
        return [401, 403, 404].includes(status)
          ? { kind: 'refused', message: `PayFast refused it (${reason})` }
          : { kind: 'unknown', reason };
      } catch (error) {
        const { mayHaveArrived, reason } = faultOf(error);
        return mayHaveArrived
          ? { kind: 'unknown', reason }
          : { kind: 'refused', message: `the card provider could not be reached (${reason})` };
      }
    },
  };
}

/** `PENDING`: taken on, and carried out later; no call and no notice tells when. */
const refundAnswer = z.object({
  status: z.string(),
  data: z.object({ message: z.string().optional() }).optional().catch(undefined),
});

/** In the order that PayFast documents and signs by. */
function formOf(request: BeginRequest, { merchantId, merchantKey, passphrase }: PayFastOptions): Fields {
  const { checkoutId, amountInCents, name, description, email, returnTo, notifyUrl } = request;
  const fields: Fields = [
    ['merchant_id', merchantId],
    ['merchant_key', merchantKey],
    ['return_url', returnTo.paid],
    ['cancel_url', returnTo.cancelled],
    ['notify_url', notifyUrl],
    ['email_address', email],
    ['m_payment_id', checkoutId],
    ['amount', (amountInCents / 100).toFixed(2)],
    ['item_name', name.slice(0, 100)],
    ['item_description', description.slice(0, 255)],
  ];
  return [...fields, ['signature', signatureOf(fields, passphrase)]];
}
