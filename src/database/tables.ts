import type { AfterPayingTables } from './tables-after-paying.ts';
import type { AnalyticsTables } from './tables-analytics.ts';
import type { MemoryTables } from './tables-memory.ts';
import type { OperatorTables } from './tables-operator.ts';

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
  /** When its customer came back from the provider's page as paid, and nobody could be asked; null once the provider has told, or they took it back. */
  said_paid_at: string | null;
  /** When the provider itself said that money may be on its way there; null once it has said that none is. */
  provider_hint_at: string | null;
  /** SHA-256 of the address of who paid, where their account is gone and the payment waits for a person. */
  payer_hash: string | null;
  /** The provider's id of its page or transaction, by which its messages name it. */
  provider_ref: string | null;
  /** What the customer pays with at the provider; of no use to anybody else. */
  access_code: string | null;
  redirect_url: string | null;
  /** Until when the provider's page counts as open; null where the customer pays in a popup of tokens. */
  expires_at: string | null;
  /** `Visa •••• 4242`, where the provider tells it. */
  masked_card: string | null;
  /** What the provider kept, where it tells. */
  fee_in_cents: number | null;
}

/** Append-only: rows are inserted, never changed. */
export interface PaymentRow {
  id: string;
  /**
   * Empty where there was no checkout of ours: `imported` money was taken by another system, and what was `granted` or
   * `extended` was given.
   */
  checkout_id: string;
  user_id: string;
  /**
   * `intent`, `captured`, `applied`, `declined`, `failed`, `unknown`, `review`, `imported`, `granted`, `extended`; of a
   * refund `refund-intent`, `refund-pending`, `refund-unknown`, `refund-refused`, `refunded`.
   */
  event: string;
  provider: string;
  charge_id: string | null;
  amount_in_cents: number;
  currency: string;
  /** A few words for the operator; never card data or names. */
  detail: string | null;
  at: string;
}

/** One payment that is given back, whole: one row a payment, taken up again when it was refused. */
export interface RefundRow {
  /** Ours; the idempotency key of a provider that takes one. A new try gets a new one. */
  id: string;
  checkout_id: string;
  provider: string;
  charge_id: string;
  amount_in_cents: number;
  currency: string;
  /** See `RefundState` in the checkout slice. */
  state: string;
  provider_refund_id: string | null;
  /** The operator's words, if any. */
  reason: string | null;
  /** `operator`, `customer` where the settings grant it by themselves, `product` for what was paid twice, `provider` where it had been given back there before anybody asked us, or `bank` for a lost dispute. */
  by: string;
  /** 1 where what the payment opened stays open all the same. */
  keep_access: number;
  /** What was said of it last, where it did not simply go through. */
  told: string | null;
  requested_at: string;
  settled_at: string | null;
  /** As of a checkout. */
  next_check_at: string | null;
  checks: number;
}

/** A signed message of a card provider: stored before it is answered, carried out afterwards. */
export interface PaymentEventRow {
  id: string;
  provider: string;
  /** The provider's, or made of what it has instead of one. */
  event_id: string;
  type: string;
  is_test: number;
  /** JSON of `EventAbout` in the checkout slice: ids, states and amounts, no names and no addresses. */
  about: string;
  /** Which checkout it was about; null where none of ours. */
  checkout_id: string | null;
  received_at: string;
  done_at: string | null;
  /** What came of it, for the operator. */
  outcome: string | null;
  tries: number;
  /** When it is carried out; null once it was. */
  next_try_at: string | null;
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

/** How often passwords were tried against one address, with an account or without; see identity's `lock-out.ts`. */
export interface PasswordTriesRow {
  /** SHA-256 of the address in lower case. */
  address_hash: string;
  tries: number;
  last_try_at: string;
  /** No try before this time; null while tries are free. */
  closed_until: string | null;
}

/** How passwords that came from another system are checked; sealed, because it holds that system's signer key. */
export interface OldHashConfigRow {
  /** Stands in each old hash of `account.password`. */
  id: string;
  sealed: string;
  created_at: string;
}

/** The key that the marks of erased people are made with; sealed, so that they tell nothing without `APP_SECRET`. */
export interface ErasureKeyRow {
  id: string;
  sealed: string;
  created_at: string;
}

/** That somebody was erased, so that no file of the old system brings them back; see identity's `erased-people.ts`. */
export interface ErasureRow {
  /** Keyed hash of a user id, an address or a Google account's number. */
  mark: string;
  key_id: string;
  /** The day, and no closer. */
  erased_on: string;
}

/** An account whose owner asked for its end: nobody gets in, and what it holds is erased at `erase_at`. */
export interface AccountClosureRow {
  user_id: string;
  /** SHA-256 of what the mailed link carries. */
  undo_hash: string;
  requested_at: string;
  erase_at: string;
  /** One process erases at a time; a claim that ran out was left by a crash. */
  claimed_until: string | null;
}

/** A new address that waits for the link in its mailbox to be opened. */
export interface EmailChangeRow {
  user_id: string;
  email: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** How often one account, client or address did what is limited, until `ends_at`; see the limits slice. */
export interface RateLimitRow {
  /** SHA-256 of the limit and whom it counts. */
  key: string;
  /** Which limit, and by what it counts, such as `declined-payments account`; for the operator. */
  name: string;
  hits: number;
  /** At most so many, when it was last written; for the operator. */
  most: number;
  ends_at: string;
}

/** The newest one-time code of an address. */
export interface OneTimeCodeRow {
  /** SHA-256 of the address; an address without an account has a row too, so that both take equally long. */
  address_hash: string;
  /** Null where there is no account to sign in to. */
  user_id: string | null;
  code_hash: string;
  tries: number;
  expires_at: string;
}

/** A link that was mailed: what it is for, and whose. */
export interface MailLinkRow {
  token_hash: string;
  /** `password-reset` or `verify-email`. */
  purpose: string;
  /** Null where there is no account: the row is only there so that both take equally long. */
  user_id: string | null;
  /** The address that it went to; null like `user_id`. */
  email: string | null;
  expires_at: string;
}

/** What a server writes to find out whether writes are stored. */
export interface StorageProofRow {
  id: string;
  filler: string;
  at: string;
}

/** A letter that waits for a mail server; see `kept-letters.ts` of the mail slice. */
export interface KeptLetterRow {
  id: string;
  /** Addressee and letter, sealed with the signing secret: links and codes in it open accounts. */
  sealed: string;
  tries: number;
  due_at: string;
  /** After this it says what no longer holds, and is dropped. */
  expires_at: string;
  /** One process carries at a time; a claim that ran out was left by a crash. */
  claimed_until: string | null;
}

/** One person's photo, copied from the provider at a sign-in and served by us; see identity's `photos.ts`. */
export interface PhotoRow {
  user_id: string;
  /** SHA-256 of the bytes with the user's id, in base64url; stands in the photo's address and in `user.image`. */
  hash: string;
  /** Where it was copied from; an address that has not changed is not fetched again. */
  source_url: string;
  /** `image/png`, `image/jpeg` or `image/webp`, by what the bytes are. */
  type: string;
  /** The picture, at most 1 MB before base64. */
  base64: string;
  fetched_at: string;
}

/** The few columns of the identity library's tables that others read. */
interface IdentityUserRow {
  id: string;
  name: string;
  email: string;
  image: string | null;
  emailVerified: boolean | number;
  createdAt: string | Date;
  updatedAt: string | Date;
  /** ISO time since when nobody gets in, or null. */
  closedAt: string | null;
  /** `disabled` or `deletion`. */
  closedReason: string | null;
  termsVersion: string | null;
  termsAcceptedAt: string | null;
}
interface IdentitySessionRow {
  id: string;
  userId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
}

interface TokenKeyRow {
  id: string;
  privateKey: string;
}
interface AccountRow {
  id: string;
  userId: string;
  /** `credential` for a password, else the method's own name. */
  providerId: string;
  /** The provider's id of the person; for a password the user's own. */
  accountId: string;
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}
/** What the library remembers for a few minutes: a visit to Google, a passkey's question. `value` may name somebody. */
interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string | Date;
}
/** A passkey as the library's plugin keeps it; the private half never leaves the person's device. */
interface PasskeyRow {
  id: string;
  /** The device's own name for it. */
  credentialID: string;
  userId: string;
  name: string | null;
  createdAt: string | Date | null;
}

export interface Tables extends AnalyticsTables, MemoryTables, OperatorTables, AfterPayingTables {
  subscriptions: SubscriptionRow;
  checkouts: CheckoutRow;
  payments: PaymentRow;
  refunds: RefundRow;
  payment_events: PaymentEventRow;
  chat_tickets: ChatTicketRow;
  coach_tokens: CoachTokenRow;
  rate_limits: RateLimitRow;
  one_time_codes: OneTimeCodeRow;
  mail_links: MailLinkRow;
  kept_letters: KeptLetterRow;
  storage_proofs: StorageProofRow;
  old_hash_configs: OldHashConfigRow;
  erasure_keys: ErasureKeyRow;
  erasures: ErasureRow;
  account_closures: AccountClosureRow;
  email_changes: EmailChangeRow;
  password_tries: PasswordTriesRow;
  photos: PhotoRow;
  user: IdentityUserRow;
  session: IdentitySessionRow;
  jwks: TokenKeyRow;
  account: AccountRow;
  passkey: PasskeyRow;
  verification: VerificationRow;
}
