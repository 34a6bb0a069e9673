import { DAY_MS, MINUTE_MS } from '#kit';

/**
 * Every rate limit that is counted in rows of ours. At most `most` in a stretch of `withinMs` that begins with the first.
 * People stay far below them; `docs/operating.md` tells the operator what each is for.
 */

/** `address` is an e-mail address, `client` a network address, `all` the whole shop. */
export type LimitedBy = 'account' | 'client' | 'address' | 'all';

export interface Limit {
  readonly by: LimitedBy;
  readonly most: number;
  readonly withinMs: number;
  /** In place of `most` while the shop sees far more declined cards than it should, for accounts that never paid. */
  readonly mostWhileBraked?: number;
}

interface LimitGroup {
  /**
   * `exactly`: one row is written for each, none too many gets by, on any number of servers.
   * `in-steps`: a server counts in its memory and shares every sixth, so that an ordinary call writes nothing.
   */
  readonly counted: 'exactly' | 'in-steps';
  readonly limits: readonly Limit[];
}

const SECOND_MS = 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

export const RATE_LIMITS = {
  // A person reads what comes back: "More replies" in quick succession is one call in three seconds.
  'coach-calls': {
    counted: 'in-steps',
    limits: [
      { by: 'account', most: 30, withinMs: MINUTE_MS },
      { by: 'account', most: 400, withinMs: HOUR_MS },
      // A mobile carrier puts thousands of phones behind one address.
      { by: 'client', most: 600, withinMs: MINUTE_MS },
    ],
  },
  // A screen that opens asks for people, turns, settings and voice; each turn that is kept or changed is one more.
  'memory-calls': {
    counted: 'in-steps',
    limits: [
      { by: 'account', most: 120, withinMs: MINUTE_MS },
      { by: 'account', most: 1_500, withinMs: HOUR_MS },
      { by: 'client', most: 1_200, withinMs: MINUTE_MS },
    ],
  },
  // One for each opening of the chat, and one in ten minutes while it stays open.
  'chat-sessions': {
    counted: 'in-steps',
    limits: [
      { by: 'account', most: 30, withinMs: MINUTE_MS },
      { by: 'client', most: 600, withinMs: MINUTE_MS },
    ],
  },
  // One for each press of Pay; opening the same one again counts too, and costs a few reads only.
  checkouts: {
    counted: 'in-steps',
    limits: [
      { by: 'account', most: 30, withinMs: MINUTE_MS },
      { by: 'client', most: 300, withinMs: MINUTE_MS },
    ],
  },
  // Each asks the card provider after a payment, which bounds our calls in all. /success asks eight times in its first minute.
  'payment-looks': {
    counted: 'in-steps',
    limits: [
      { by: 'account', most: 60, withinMs: MINUTE_MS },
      { by: 'client', most: 1_200, withinMs: MINUTE_MS },
    ],
  },
  // Calls to the card provider, however they end.
  'payment-attempts': {
    counted: 'exactly',
    limits: [
      { by: 'account', most: 15, withinMs: QUARTER_MS },
      { by: 'client', most: 120, withinMs: QUARTER_MS },
    ],
  },
  // Two cards with a slip each, and then one that works, are four. Whoever tests stolen cards needs hundreds.
  'declined-payments': {
    counted: 'exactly',
    limits: [
      { by: 'account', most: 5, withinMs: QUARTER_MS, mostWhileBraked: 1 },
      { by: 'account', most: 10, withinMs: DAY_MS },
      { by: 'client', most: 20, withinMs: HOUR_MS, mostWhileBraked: 5 },
      { by: 'client', most: 60, withinMs: DAY_MS },
    ],
  },
  // When this is full the brake is on: see `mostWhileBraked`. It refuses nothing by itself.
  'declined-payments-in-all': {
    counted: 'exactly',
    limits: [{ by: 'all', most: 60, withinMs: QUARTER_MS }],
  },
  // Against mail bombing. A code also stands three guesses, which the day's limit keeps few.
  'password-reset-letters': {
    counted: 'exactly',
    limits: [
      { by: 'client', most: 10, withinMs: HOUR_MS },
      { by: 'address', most: 3, withinMs: HOUR_MS },
    ],
  },
  'one-time-code-letters': {
    counted: 'exactly',
    limits: [
      { by: 'client', most: 60, withinMs: HOUR_MS },
      { by: 'address', most: 10, withinMs: HOUR_MS },
      { by: 'address', most: 20, withinMs: DAY_MS },
    ],
  },
  'refund-letters': {
    counted: 'exactly',
    limits: [
      { by: 'client', most: 10, withinMs: HOUR_MS },
      { by: 'address', most: 3, withinMs: HOUR_MS },
    ],
  },
  'email-change-letters': {
    counted: 'exactly',
    limits: [
      { by: 'client', most: 10, withinMs: HOUR_MS },
      { by: 'address', most: 3, withinMs: HOUR_MS },
    ],
  },
  'verify-email-letters': {
    counted: 'exactly',
    limits: [
      { by: 'client', most: 60, withinMs: HOUR_MS },
      { by: 'address', most: 3, withinMs: HOUR_MS },
    ],
  },
} as const satisfies Record<string, LimitGroup>;

export type LimitName = keyof typeof RATE_LIMITS;
type CountedAs<How> = {
  [Name in LimitName]: (typeof RATE_LIMITS)[Name]['counted'] extends How ? Name : never;
}[LimitName];
/** Limits on load: one call more or less does not matter. */
export type CallLimitName = CountedAs<'in-steps'>;
/** Limits on money and letters: none too many may get by. */
export type ExactLimitName = CountedAs<'exactly'>;

export const LIMIT_NAMES = Object.keys(RATE_LIMITS) as LimitName[];

/** What was refused, by which limit, and when it is over. */
export interface Refusal {
  readonly name: LimitName;
  readonly by: LimitedBy;
  /** Whole seconds, at least 1; the `Retry-After` header. */
  readonly retryAfterSeconds: number;
}

/** How many calls of one key a server keeps to itself before it shares them with the others. */
export const stepOf = ({ most }: Limit): number => Math.max(1, Math.ceil(most / 6));

export const retryAfterSeconds = (endsAtMs: number, nowMs: number): number =>
  Math.max(1, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
