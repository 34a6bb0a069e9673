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

/** A customer asks for a payment back: one row a payment. */
export interface RefundRequestRow {
  checkout_id: string;
  user_id: string;
  /** See `RefundRequestState` in the checkout slice. */
  state: string;
  /** `account`, `letter` where it was asked for by a mailed link, or `paid-twice` where nobody had to ask. */
  asked_by: string;
  asked_at: string;
  decided_at: string | null;
  /** `operator`, `settings` where they let it grant itself, or `product` for what was paid twice. */
  decided_by: string | null;
  /** Why it was refused, in the operator's words; the customer reads them. */
  answer: string | null;
  /** When what was granted is tried next; null when there is nothing to do. */
  try_at: string | null;
  tries: number;
}

/** Something that the operator was told by letter. The row is why it is not told again. */
export interface OperatorAlertRow {
  kind: string;
  /** The id of what it is about; names nobody. */
  subject: string;
  at: string;
}

export interface AfterPayingTables {
  operator_alerts: OperatorAlertRow;
  refund_requests: RefundRequestRow;
  receipts: ReceiptRow;
  plan_letters: PlanLetterRow;
  reminders_off: RemindersOffRow;
}
