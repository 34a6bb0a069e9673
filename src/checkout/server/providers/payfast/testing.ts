import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY } from '#server/testing';
import type { WebhookMessage } from '../../provider-events.ts';
import { type Contracts, gatewayPeer, nobodysUrl, type UnderContract } from '../testing.ts';
import { payfast } from './provider.ts';
import { type Fields, noticeSignatures, phpEncode } from './signature.ts';

/** Of a payment whose refund is taken on and carried out later. */
export const PENDING_ID = '7726';
const PASSPHRASE = 'jt7NOE43FZPn';

/** PayFast at an address, as the settings would choose it; under a path, as the sandbox gateway has it. */
export const payfastAt = (url: string) =>
  payfast({
    merchantId: '10000100',
    merchantKey: '46f0cd694581a',
    passphrase: PASSPHRASE,
    processUrl: `${url}/payfast/eng/process`,
    apiUrl: url,
    timeoutMs: 20_000,
  });

/** A notice as PayFast sends it: every field, the empty ones too, and the signature last. */
export function noticeOf(
  told: Record<string, string>,
  signedAs: 'given' | 'trimmed' = 'given',
): WebhookMessage {
  const fields: Fields = Object.entries({
    m_payment_id: '',
    pf_payment_id: '1',
    payment_status: 'COMPLETE',
    item_name: 'Repartee Subscription',
    item_description: 'monthly Plan',
    amount_gross: '249.99',
    amount_fee: '-9.20',
    amount_net: '240.79',
    custom_str1: '',
    // As the buyer typed it.
    name_first: 'Thandi ',
    email_address: 'thandi@example.com',
    merchant_id: '10000100',
    ...told,
  });
  const [given = '', trimmed = ''] = noticeSignatures(fields, PASSPHRASE);
  const all: Fields = [...fields, ['signature', signedAs === 'given' ? given : trimmed]];
  return {
    rawBody: Buffer.from(all.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&')),
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
    from: '127.0.0.1',
    nowMs: Date.now(),
  };
}

/** A peer that stands by what it sent, for the notices that the gateway does not send. */
export async function payfastPeer() {
  const sent = new Set<string>();
  const givenBack = new Set<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url === '/payfast/eng/query/validate')
        return response.end(sent.has(body) ? 'VALID' : 'INVALID');
      const id = request.url?.split('/').at(-1) ?? '';
      response.statusCode = givenBack.has(id) ? 400 : 200;
      givenBack.add(id);
      const data = { response: true, message: id === PENDING_ID ? 'PENDING' : 'SUCCESS' };
      response.end(JSON.stringify({ code: response.statusCode, status: 'success', data }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on it stands by this notice. */
    send(message: WebhookMessage): WebhookMessage {
      sent.add(Buffer.from(message.rawBody).toString());
      return message;
    },
    givenBack: () => [...givenBack],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** PayFast's wire at a gateway, as the settings would choose it. */
const atGateway = (url: string) =>
  payfast({
    merchantId: '10000100',
    merchantKey: GATEWAY_PUBLIC_KEY,
    passphrase: GATEWAY_KEY,
    processUrl: `${url}/payfast/eng/process`,
    apiUrl: `${url}/payfast`,
    timeoutMs: 20_000,
  });

async function underContract(): Promise<UnderContract> {
  const peer = await gatewayPeer();
  const provider = atGateway(peer.gateway.url);
  return {
    ...peer,
    provider,
    unreachable: atGateway(await nobodysUrl()),
    async pay(request, card) {
      const begun = await provider.begin({ ...request, notifyUrl: peer.webhookUrl });
      if (begun.kind !== 'form') throw new Error('a payment begins with a form');
      // As the browser posts it, and is led to the page.
      const body = new URLSearchParams(begun.fields.map(([name, value]) => [name, value]));
      const answer = await fetch(begun.action, { method: 'POST', body, redirect: 'manual' });
      const order = answer.headers.get('location')?.split('/').at(-1);
      if (!order) throw new Error(await answer.text());
      return peer.payAt(order, card);
    },
  };
}

export const contracts: Contracts = { PayFast: underContract };
