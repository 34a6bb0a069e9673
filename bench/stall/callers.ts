/** Subscribers who send one request many times at once, and people who pay meanwhile. */
import { buy, type Customer, cardToken, signUp } from '../../journeys/support/customer.ts';
import type { Product } from '../../journeys/support/product.ts';
import type { Call } from './requests.ts';

/** An answer that takes longer counts as none. */
const GIVE_UP_MS = 60_000;

export type Fates = {
  /** How many got which status; 0: no answer. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
};

export async function subscriber(product: Product, name: string): Promise<Customer> {
  const customer = await signUp(product, `${name}@example.com`);
  await buy(product, customer, 'weekly');
  return customer;
}

export async function sendAtOnce(
  product: Product,
  customer: Customer,
  { call, body, times }: { call: Call; body: string; times: number },
): Promise<Fates> {
  const statuses: Record<string, number> = {};
  let slowestMs = 0;
  await Promise.all(
    Array.from({ length: times }, async () => {
      const startMs = performance.now();
      const status = await fetch(`${product.url}/api/coach/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url, cookie: customer.cookie },
        body,
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, performance.now() - startMs);
    }),
  );
  return { statuses, slowestMs: Math.round(slowestMs) };
}

/** @returns the states that the payments ended in, such as `applied` */
export async function pay(product: Product, payers: readonly Customer[]): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  await Promise.all(
    payers.map(async (payer) => {
      const { checkoutId } = (await (await payer.post('/api/checkout', { plan: 'monthly' })).json()) as {
        checkoutId: string;
      };
      const answer = await payer.post(`/api/checkout/${checkoutId}/pay`, { token: await cardToken(product) });
      const { state, error } = (await answer.json()) as { state?: string; error?: { code: string } };
      const told = state ?? error?.code ?? String(answer.status);
      states[told] = (states[told] ?? 0) + 1;
    }),
  );
  return states;
}
