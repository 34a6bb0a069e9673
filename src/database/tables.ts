/**
 * Every table of ours, portable between SQLite and PostgreSQL: TEXT ids, TEXT ISO-8601 times in UTC, INTEGER cents,
 * TEXT JSON. The identity library keeps its own tables (`user`, `session`, `account`, …), migrated before these.
 */

export interface SubscriptionRow {
  user_id: string;
  type: string;
  start_date: string;
  expiry_date: string;
  payment_id: string;
  amount_in_cents: number;
  currency: string;
  last_payment_date: string;
  payment_status: string;
  /** `active`, or `ended` once access was taken back; running out is read from `expiry_date`. */
  status: string;
  /** JSON of spec section 3. */
  user_details: string;
  payment_details: string;
  created_at: string;
  updated_at: string;
}

export interface CheckoutRow {
  id: string;
  user_id: string;
  plan: string;
  amount_in_cents: number;
  currency: string;
  provider: string;
  /** See `CheckoutState` in the checkout slice. */
  state: string;
  /** SHA-256 of the card token; the token itself is of no use after the one call. */
  token_hash: string | null;
  charge_id: string | null;
  /** When the provider took the money. */
  captured_at: string | null;
  failure_code: string | null;
  failure_message: string | null;
  review_reason: string | null;
  created_at: string;
  /** When the intent to charge was written, just before the call. */
  charging_at: string | null;
  settled_at: string | null;
  /** When the reconciler should look again; null when there is nothing to look for. */
  next_check_at: string | null;
  checks: number;
}

/** Append-only: rows are inserted, never changed. */
export interface PaymentRow {
  id: string;
  checkout_id: string;
  user_id: string;
  /** `intent`, `captured`, `applied`, `declined`, `failed`, `unknown`, `review`. */
  event: string;
  provider: string;
  charge_id: string | null;
  amount_in_cents: number;
  currency: string;
  /** A few words for the operator; never card data or names. */
  detail: string | null;
  at: string;
}

export interface ChatTicketRow {
  ticket_hash: string;
  user_id: string;
  session_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface CoachTokenRow {
  token_hash: string;
  user_id: string;
  session_id: string;
  expires_at: string;
}

/** Random, one a day; what a visitor is called that day is made with it, and it goes when the day is rolled up. */
export interface AnalyticsSaltRow {
  day: string;
  salt: string;
}

/** One thing counted, kept until its day is rolled up. No address, no browser, no time but the day. */
export interface AnalyticsHitRow {
  id: string;
  day: string;
  visitor: string;
  /** `view` or `event`. */
  kind: string;
  /** `category.action` of an event, else empty. */
  name: string;
  label: string;
  value: number | null;
  path: string;
}

/** What stays of a day: sums only. See `Tally` in the analytics slice. */
export interface AnalyticsDayRow {
  day: string;
  kind: string;
  name: string;
  label: string;
  count: number;
  visitors: number;
  value_sum: number;
}

export interface AnalyticsLimitRow {
  sender: string;
  minute: string;
  hits: number;
}

/** The few columns of the identity library's tables that others read. */
interface IdentityUserRow {
  id: string;
  name: string;
  email: string;
  image: string | null;
  /** ISO time since when nobody gets in, or null. */
  closedAt: string | null;
  /** `disabled` or `deletion`. */
  closedReason: string | null;
}
interface IdentitySessionRow {
  id: string;
  userId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
}

interface TokenKeyRow {
  id: string;
  privateKey: string;
}
interface AccountRow {
  userId: string;
}

export interface Tables {
  subscriptions: SubscriptionRow;
  checkouts: CheckoutRow;
  payments: PaymentRow;
  chat_tickets: ChatTicketRow;
  coach_tokens: CoachTokenRow;
  analytics_salts: AnalyticsSaltRow;
  analytics_hits: AnalyticsHitRow;
  analytics_days: AnalyticsDayRow;
  analytics_limits: AnalyticsLimitRow;
  user: IdentityUserRow;
  session: IdentitySessionRow;
  jwks: TokenKeyRow;
  account: AccountRow;
}
