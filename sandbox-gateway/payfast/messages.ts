import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '../orders.ts';
import type { HostedWire } from '../webhooks/merchant.ts';
import { type Fields, formBody, messageSignature } from './signature.ts';

/** What the browser posted, by its names. */
export type ProcessRequest = Record<string, string>;

const requestOf = (order: Order) => order.request as ProcessRequest;

/** PayFast's id of a payment; numeric, and far from the numbers of other wires. */
export const paymentId = (order: Order): string => String(1_089_000 + order.number);

const rand = (cents: number): string => (cents / 100).toFixed(2);
/** 3.5 % and R2, taken off what the merchant gets. */
const feeInCents = (amountInCents: number): number => Math.round(amountInCents * 0.035) + 200;

/** PayFast's page: where it leads, and its one message, that a payment is complete. Of refunds and disputes it sends none. */
export function payfastWire(passphrase: string): HostedWire {
  return {
    chargeId: paymentId,
    checkoutId: (order) => order.reference,
    leadsTo(order, how) {
      const { return_url, cancel_url } = requestOf(order);
      return (how === 'paid' ? return_url : cancel_url) ?? null;
    },
    bill(order) {
      const { item_name = '', item_description = '' } = requestOf(order);
      return { payee: item_name, description: item_description };
    },
    notices(event) {
      const { notify_url } = requestOf(event.order);
      if (event.kind !== 'paid' || !notify_url) return [];
      const body = formBody(messageFields(event.order));
      return [{ id: randomUUID(), url: notify_url, event: 'COMPLETE', body }];
    },
    prepare({ body, forged }) {
      const fields = [...new URLSearchParams(body)];
      const key = forged ? randomBytes(12).toString('hex') : passphrase;
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${body}&signature=${messageSignature(fields, key)}`,
      };
    },
  };
}

function messageFields(order: Order): Fields {
  const request = requestOf(order);
  const numbered = (kind: string) =>
    [1, 2, 3, 4, 5].map((number) => [`${kind}${number}`, request[`${kind}${number}`] ?? ''] as const);
  const fee = feeInCents(order.amountInCents);
  return [
    ['m_payment_id', order.reference ?? ''],
    ['pf_payment_id', paymentId(order)],
    ['payment_status', 'COMPLETE'],
    ['item_name', request.item_name ?? ''],
    ['item_description', request.item_description ?? ''],
    ['amount_gross', rand(order.amountInCents)],
    ['amount_fee', `-${rand(fee)}`],
    ['amount_net', rand(order.amountInCents - fee)],
    ...numbered('custom_str'),
    ...numbered('custom_int'),
    ['name_first', request.name_first ?? ''],
    ['name_last', request.name_last ?? ''],
    ['email_address', request.email_address ?? ''],
    ['merchant_id', request.merchant_id ?? ''],
  ];
}
