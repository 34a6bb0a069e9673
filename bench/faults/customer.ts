import { setTimeout as wait } from 'node:timers/promises';
import { type Customer, signUp } from '../../journeys/support/customer.ts';
import { GATEWAY_PUBLIC } from '../../journeys/support/gateway.ts';

/** One checkout as its customer went through it, for whoever looks into a fault. */
export interface Attempt {
  checkoutId: string;
  email: string;
  plan: string;
  /** `yoco popup`, or another provider's name with where it is paid. */
  way: string;
  /** Which purchase of the customer it was for. */
  purchase: string;
  story: string[];
}

/** An answer as a browser has it; null where there was none. */
export type Answer = { status: number; body: Record<string, unknown>; text: string; location: string | null };

/** A call whose connection may be lost; an answer that takes longer than a patient person is none. */
export async function call(url: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
    const text = await answer.text();
    let body: unknown = null;
    try {
      body = JSON.parse(text);
    } catch {}
    return {
      status: answer.status,
      body: (body ?? {}) as Record<string, unknown>,
      text,
      location: answer.headers.get('location'),
    };
  } catch {
    return null;
  }
}

export const codeOf = (answer: Answer | null): string =>
  (answer?.body.error as { code?: string } | undefined)?.code ??
  (answer ? String(answer.status) : 'no answer');

export interface Person {
  email: string;
  post(path: string, body: unknown): Promise<Answer | null>;
  /** Asked again until there is an answer: to look changes nothing. */
  get(path: string): Promise<Answer>;
}

/** For so long a look is repeated while the servers are away. */
const AWAY_MS = 90_000;

let people = 0;

/** Somebody with a new account. Where the answer to the sign-up is lost they take another address. */
export async function newPerson(shop: { url: string }): Promise<Person> {
  const startedMs = performance.now();
  for (;;) {
    const email = `customer-${++people}@example.com`;
    try {
      return personOf(shop, email, await signUp(shop, email));
    } catch (error) {
      if (performance.now() - startedMs > AWAY_MS) throw error;
      await wait(250);
    }
  }
}

function personOf(shop: { url: string }, email: string, { cookie }: Customer): Person {
  const headers = { 'content-type': 'application/json', origin: shop.url, cookie };
  return {
    email,
    post: (path, body) => call(`${shop.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    async get(path) {
      const startedMs = performance.now();
      for (;;) {
        const answer = await call(`${shop.url}${path}`, { headers: { cookie } });
        if (answer && answer.status < 500) return answer;
        if (performance.now() - startedMs > AWAY_MS)
          throw new Error(`no answer to ${path} for ${AWAY_MS} ms`);
        await wait(250);
      }
    },
  };
}

/** The gateway's side of the browser. */
export function gatewayPages(gatewayUrl: string) {
  const post = (path: string, body: unknown) =>
    call(`${gatewayUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': GATEWAY_PUBLIC },
      body: JSON.stringify(body),
    });
  return {
    post,
    /** A token of this card, once its code was entered where it asks for one; the first try may be wrong. */
    async token(number: string, firstCode: string): Promise<string> {
      const made = await post('/v1/tokens', { card: { number, expiry: '12/39', cvc: '123' } });
      const id = String(made?.body.id);
      if (made?.body.confirmation === 'required')
        for (const code of [firstCode, '123456']) await post(`/v1/tokens/${id}/confirm`, { code });
      return id;
    },
    open: (path: string) => call(`${gatewayUrl}${path}`),
  };
}
export type GatewayPages = ReturnType<typeof gatewayPages>;
