/** What the operator's terminal keeps; conventions as in `tables.ts`. */

/** That nobody may buy: the database was put back from a backup, and payments made since are not all known. */
export interface PurchaseHoldRow {
  /** `purchases`; there is at most one row. */
  id: string;
  /** Time of the backup: what the provider took from then on may be unknown here. */
  since: string;
  held_at: string;
  by: string;
}

/** One command of the operator's terminal that changed something, or was to. Ids and codes only, no texts about people. */
export interface OperatorActRow {
  id: string;
  at: string;
  /** `--as NAME`, else the user of the operating system. */
  by: string;
  command: string;
  /** What it was about: a user, checkout or payment id, or a folder's name. */
  subject: string | null;
  /** `begun` until its end is known, and after a crash; then `done`, `refused`, `failed`, or a few words of the command. */
  outcome: string;
}

/** A day on which the servers compared the card providers' lists with the ledger; the row is why no other does. */
export interface ComparisonRow {
  day: string;
  at: string;
  /** Null until it has ended. */
  differences: number | null;
  applied: number | null;
}

/** A customer's bank asks for a payment back. */
export interface DisputeRow {
  provider: string;
  dispute_id: string;
  checkout_id: string;
  charge_id: string;
  amount_in_cents: number;
  currency: string;
  /** `open`, `won` or `lost`. */
  state: string;
  opened_at: string;
  decided_at: string | null;
}

export interface OperatorTables {
  comparisons: ComparisonRow;
  disputes: DisputeRow;
  purchase_hold: PurchaseHoldRow;
  operator_acts: OperatorActRow;
}
