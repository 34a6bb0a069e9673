/** What follows a payment: receipts and letters about the end of a plan. */

/** A payment that opened a plan, from the transaction that opened it; its receipt is issued right after. */
export interface ReceiptRow {
  checkout_id: string;
  user_id: string;
  /** Serial, without gaps; null until it is issued. */
  number: number | null;
  /** What was bought: access from and until. Null for what was paid before receipts had rows. */
  from_at: string | null;
  until_at: string | null;
  /** The masked card, as the provider told it: `Visa **** 4242`; never more than the last four digits. */
  card: string | null;
  created_at: string;
  /** When its number was given and its letter written. */
  issued_at: string | null;
}

/** A letter about the end of one period of a plan. It was written; the row is why it is not written again. */
export interface PlanLetterRow {
  user_id: string;
  payment_id: string;
  expiry_date: string;
  /** See `PlanLetter` in the subscriptions slice. */
  kind: string;
  /** SHA-256 of the token that switches such letters off, mailed in this one. */
  off_hash: string;
  at: string;
}

/** Somebody who wants no letters about the end of their plan. */
export interface RemindersOffRow {
  user_id: string;
  at: string;
}

export interface AfterPayingTables {
  receipts: ReceiptRow;
  plan_letters: PlanLetterRow;
  reminders_off: RemindersOffRow;
}
