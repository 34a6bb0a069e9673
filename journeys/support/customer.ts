/** A customer who talks to the product over plain HTTP, for stories that need no browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';

export const GOOD_CARD = '4242 4242 4242 4242';

export interface Customer {
  /** The session, `name=value`. */
  cookie: string;
  get: (path: string) => Promise<Response>;
  post: (path: string, body: unknown) => Promise<Response>;
}

export async function signUp(product: Pick<Product, 'url'>, email: string): Promise<Customer> {
  const headers = { 'content-type': 'application/json', origin: product.url };
  const answer = await fetch(`${product.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'let me in 22', acceptedTerms: true }),
  });
  if (!answer.ok) throw new Error(`no sign-up: ${await answer.text()}`);
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  return {
    cookie,
    get: (path) => fetch(`${product.url}${path}`, { headers: { cookie } }),
    post: (path, body) =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      }),
  };
}

/** A token of the mounted sandbox gateway, as its popup would make it. */
export async function cardToken(product: Product, number = GOOD_CARD): Promise<string> {
  const answer = await fetch(`${product.url}/sandbox/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-public-key': 'pk_test_sandbox' },
    body: JSON.stringify({ card: { number, expiry: '12/39', cvc: '123' } }),
  });
  if (!answer.ok) throw new Error(`no token: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Buys this plan over the wire. */
export async function buy(product: Product, customer: Customer, plan: string): Promise<void> {
  const { checkoutId } = (await (await customer.post('/api/checkout', { plan })).json()) as {
    checkoutId: string;
  };
  const paid = await customer.post(`/api/checkout/${checkoutId}/pay`, { token: await cardToken(product) });
  if (!paid.ok) throw new Error(`not paid: ${await paid.text()}`);
}

export interface Capture {
  chargeId: string;
  checkoutId: string;
  amountInCents: number;
}

/** What the gateway really took, from its own ledger. */
export async function captures(product: Product): Promise<Capture[]> {
  const secret = readFileSync(join(product.dataDir, 'sandbox-secret'), 'utf8').trim();
  const answer = await fetch(`${product.url}/sandbox/v1/ledger`, {
    headers: { 'x-auth-secret-key': secret },
  });
  if (!answer.ok) throw new Error(`no ledger: ${await answer.text()}`);
  return ((await answer.json()) as { captures: Capture[] }).captures;
}
