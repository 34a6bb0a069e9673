import { PLAN_TYPES } from '#plans';

/**
 * Every event there is. What is not in this table cannot be sent from a screen (it does not compile) and is refused on
 * the wire. A label is one of a few fixed words, never anything that somebody typed.
 */

export const CATEGORIES = ['authentication', 'plan-selection', 'checkout', 'chat'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who counts an event, so that nothing is counted twice. */
export type CountedBy =
  /** The screen where it happens; sent to `POST /api/analytics`. */
  | 'browser'
  /** Our server, in the call that does it. */
  | 'server'
  /** Nobody anew: read from the ledger of payments, where it stands exactly once. */
  | 'ledger';

export interface EventKind {
  /** The words that may stand beside the action; none: the event has no label. */
  readonly labels: readonly string[];
  /** What `value` means; null: the event has no value. */
  readonly value: string | null;
  readonly by: CountedBy;
  /** What happened, in the operator's words. */
  readonly says: string;
}

const NONE = [] as const;
const METHODS = ['password', 'google', 'code', 'passkey'] as const;
const PLACES = ['frame', 'full-screen'] as const;
const CENTS = 'price of the plan in cents (ZAR)';
const TAKEN = 'cents taken (ZAR)';

export const EVENTS = {
  authentication: {
    'sign-in': { labels: METHODS, value: null, by: 'browser', says: 'Signed in' },
    'sign-in-failed': { labels: METHODS, value: null, by: 'browser', says: 'A sign-in was refused' },
    'sign-up': { labels: METHODS, value: null, by: 'browser', says: 'Signed up' },
    'sign-up-failed': { labels: METHODS, value: null, by: 'browser', says: 'A sign-up was refused' },
    'sign-out': { labels: NONE, value: null, by: 'browser', says: 'Signed out' },
    'reset-asked': { labels: NONE, value: null, by: 'browser', says: 'Asked for a password reset' },
    'reset-done': { labels: NONE, value: null, by: 'browser', says: 'Set a new password' },
    'reset-failed': { labels: NONE, value: null, by: 'browser', says: 'A password reset failed' },
  },
  'plan-selection': {
    'see-plans': { labels: ['choose-us'], value: null, by: 'browser', says: 'Went on to the plans' },
    choose: { labels: PLAN_TYPES, value: CENTS, by: 'browser', says: 'Chose a plan' },
  },
  checkout: {
    started: { labels: PLAN_TYPES, value: CENTS, by: 'browser', says: 'Pressed Pay' },
    opened: { labels: PLAN_TYPES, value: null, by: 'browser', says: 'The card form opened' },
    'not-opened': {
      labels: PLAN_TYPES,
      value: null,
      by: 'browser',
      says: 'The card form could not be opened',
    },
    cancelled: { labels: PLAN_TYPES, value: null, by: 'browser', says: 'Closed the card form' },
    paid: { labels: PLAN_TYPES, value: TAKEN, by: 'ledger', says: 'Paid, and access was opened' },
    declined: { labels: PLAN_TYPES, value: null, by: 'ledger', says: 'The card was declined' },
    failed: { labels: PLAN_TYPES, value: null, by: 'ledger', says: 'The payment failed, nothing was taken' },
    'in-review': {
      labels: PLAN_TYPES,
      value: null,
      by: 'ledger',
      says: 'A person has to look at the payment',
    },
  },
  chat: {
    opened: { labels: PLACES, value: null, by: 'browser', says: 'Opened the chat' },
    ready: { labels: PLACES, value: null, by: 'browser', says: 'Cyrano was ready' },
    expired: {
      labels: ['ticket', 'subscription'],
      value: null,
      by: 'browser',
      says: 'The ticket was renewed, or the subscription had run out',
    },
    failed: { labels: PLACES, value: null, by: 'browser', says: 'The chat could not be shown' },
    'replies-asked': {
      labels: ['advice', 'starters', 'rewrite', 'insights'],
      value: null,
      by: 'server',
      says: 'Cyrano answered',
    },
    'reply-copied': { labels: PLACES, value: null, by: 'browser', says: 'Copied a reply' },
  },
} as const satisfies Record<Category, Record<string, EventKind>>;

type Table = typeof EVENTS;

/** One event as a screen tells it: label and value exactly where the table has them. */
type EventOf<C extends Category, A extends keyof Table[C]> = Table[C][A] extends infer K extends EventKind
  ? { category: C; action: A } & (K['labels'][number] extends never
      ? { label?: undefined }
      : { label: K['labels'][number] }) &
      (K['value'] extends string ? { value: number } : { value?: undefined })
  : never;

type Events<By extends CountedBy> = {
  [C in Category]: {
    [A in keyof Table[C]]: Table[C][A] extends { by: By } ? EventOf<C, A> : never;
  }[keyof Table[C]];
}[Category];

/** What a screen may send to our own store. */
export type BrowserEvent = Events<'browser'>;
/** What the server counts in the call that does it. */
export type ServerEvent = Events<'server'>;
/** What stands in the ledger. */
export type LedgerEvent = Events<'ledger'>;
export type AnalyticsEvent = BrowserEvent | ServerEvent | LedgerEvent;

/** `checkout.paid`: category and action as they are stored. */
export const eventName = (event: { category: string; action: string }): string =>
  `${event.category}.${event.action}`;

/** The table's entry, or null when there is no such event. */
export function findEvent(category: string, action: string): EventKind | null {
  if (!Object.hasOwn(EVENTS, category)) return null;
  const actions: Readonly<Record<string, EventKind>> = EVENTS[category as Category];
  return Object.hasOwn(actions, action) ? (actions[action] ?? null) : null;
}

/** Every event with its name, in the order of the table. */
export const allEvents = (): (EventKind & { category: Category; action: string; name: string })[] =>
  CATEGORIES.flatMap((category) =>
    Object.entries<EventKind>(EVENTS[category]).map(([action, kind]) => ({
      category,
      action,
      name: eventName({ category, action }),
      ...kind,
    })),
  );
