import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CheckoutRow } from '#database';
import type { Db } from './store.ts';

/**
 * Who bought what, kept by the provider with the payment: after a restore nothing here may know of the checkout. No
 * name and no address stands in it.
 */
export interface SoldTo {
  userId: string;
  plan: string;
  /** See `payerHash`. */
  payer: string;
}

/** SHA-256 of an e-mail address: recognises somebody who signs up again because a restore lost their account. */
export const payerHash = (email: string): string =>
  createHash('sha256').update(`payer ${email.trim().toLowerCase()}`).digest('hex');

/** For the request that begins a payment, or null where the account is gone. */
export async function soldTo(
  db: Db,
  { user_id: userId, plan }: Pick<CheckoutRow, 'user_id' | 'plan'>,
): Promise<SoldTo | null> {
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return user ? { userId, plan, payer: payerHash(user.email) } : null;
}

const soldToShape = z.object({
  userId: z.string().min(1).max(100),
  plan: z.string().min(1).max(40),
  payer: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Reads it back from the metadata of a provider's list; null where it is not all there. */
export function readSoldTo(metadata: unknown): SoldTo | null {
  try {
    const read = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
    return soldToShape.safeParse(read).data ?? null;
  } catch {
    return null;
  }
}

/** A payment in review that somebody made whose account is gone, found by the address of whoever wants to pay now. */
export async function findUnclaimed(db: Db, userId: string): Promise<CheckoutRow | undefined> {
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  if (!user) return;
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('payer_hash', '=', payerHash(user.email))
    .where('state', '=', 'review')
    .executeTakeFirst();
}
