import { DAY_MS, isoTime } from '#kit';
import type { Person, TestProduct } from '#server/testing';

/** A subscriber, for whom things are remembered. */
export interface Rememberer {
  person: Person;
  /** A call below `/api/coach` by the cookie, from the product's own page or from `origin`. */
  call(method: string, path: string, body?: unknown, origin?: string): Promise<Response>;
}

export async function remembererOf(product: TestProduct, plan = 'weekly'): Promise<Rememberer> {
  const person = await product.person();
  const bought = await person.buy(plan);
  if (!bought.ok) throw new Error(`buying answered ${bought.status}`);
  return rememberer(product, person);
}

/** Their plan ends now. */
export async function endPlan(product: TestProduct, { person }: Rememberer): Promise<void> {
  await product.database.db
    .updateTable('subscriptions')
    .set({ expiry_date: isoTime(product.clock.now) })
    .where('user_id', '=', person.id)
    .execute();
}

/** The product's clock goes on, and everybody stays signed in. */
export async function passTime(product: TestProduct, ms: number): Promise<void> {
  product.clock.tick(ms);
  await product.database.db
    .updateTable('session')
    .set({ expiresAt: isoTime(product.clock.now + 7 * DAY_MS) })
    .execute();
}

const rememberer = (product: TestProduct, person: Person): Rememberer => ({
  person,
  call: (method, path, body, origin = product.url) =>
    product.request(`/api/coach${path}`, {
      method,
      headers: { cookie: person.cookie, origin, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
});

export const faultOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { code: string } }).error.code;
