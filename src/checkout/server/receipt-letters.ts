import type { Transaction } from 'kysely';
import type { Tables } from '#database';
import type { Seller } from '#identity';
import { findUserDetails } from '#identity/people';
import { DAY_MS, isoTime } from '#kit';
import { receiptLetter } from '#mail';
import { formatRand, isPlanType, PLANS, VAT_PERCENT, vatInCents } from '#plans';
import type { Settings } from '#server/settings';
import type { LetterDeps } from './letter-deps.ts';
import { findReceipt } from './receipts.ts';
import { isConflict } from './store.ts';

/** A receipt that came late is still one. */
const LETTER_USEFUL_MS = 14 * DAY_MS;
const AT_ONCE = 100;

/**
 * Issues the receipts that are owed: a serial number and the letter, in one transaction each. A crash leaves it owed; of
 * several nodes one issues it.
 *
 * @returns how many this call issued
 */
export async function issueReceipts(
  deps: LetterDeps,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const owed = await deps.db
    .selectFrom('receipts')
    .select(['checkout_id', 'user_id'])
    .where('issued_at', 'is', null)
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  let issued = 0;
  for (const receipt of owed) {
    if (isStopped()) break;
    try {
      const isOurs = await deps.db.transaction().execute((tx) => issue(deps, tx, receipt));
      if (isOurs) issued += 1;
    } catch (error) {
      // Another node took this number; the receipt is still owed, and gets the next.
      if (!isConflict(error)) throw error;
    }
  }
  if (issued > 0) deps.mailer.wake();
  return issued;
}

async function issue(
  deps: LetterDeps,
  tx: Transaction<Tables>,
  owed: { checkout_id: string; user_id: string },
): Promise<boolean> {
  const { last } = await tx
    .selectFrom('receipts')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await tx
    .updateTable('receipts')
    .set({ number: Number(last ?? 0) + 1, issued_at: isoTime(deps.clock()) })
    .where('checkout_id', '=', owed.checkout_id)
    .where('issued_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const person = await findUserDetails(tx, owed.user_id);
  const receipt = await findReceipt(tx, owed.checkout_id);
  // Whoever is erased gets no letter; the number is in the books all the same.
  if (!person || !receipt) return true;
  const { seller } = deps;
  const letter = receiptLetter({
    brand: deps.brandName,
    number: receipt.number ?? '',
    plan: isPlanType(receipt.plan) ? PLANS[receipt.plan].name : receipt.plan,
    amount: formatRand(receipt.amountInCents),
    paidAtMs: Date.parse(receipt.at),
    fromMs: Date.parse(receipt.from),
    untilMs: Date.parse(receipt.until),
    paymentId: receipt.paymentId,
    card: receipt.card,
    buyer: [person.name, person.email].filter(Boolean).join(', '),
    seller,
    vat: seller.vat ? { percent: VAT_PERCENT, amount: formatRand(vatInCents(receipt.amountInCents)) } : null,
    receiptUrl: `${deps.publicUrl}/account/receipt?payment=${encodeURIComponent(receipt.paymentId)}`,
  });
  await deps.mailer.send(person.email, letter, { within: tx, usefulForMs: LETTER_USEFUL_MS });
  return true;
}

/** Who sells, as the settings say. */
export const sellerOf = (settings: Settings): Seller => ({
  name: settings.SELLER_NAME ?? null,
  address: settings.SELLER_ADDRESS ?? null,
  phone: settings.SELLER_PHONE ?? null,
  registration: settings.SELLER_REGISTRATION ?? null,
  email: settings.SUPPORT_EMAIL ?? null,
  vat: settings.SELLER_VAT ?? null,
});
