import { addDays, DAY_MS, type IsoTime, isoTime } from '#kit';
import { PLANS, type PlanType } from '#plans';
import {
  accessOf,
  expiryOf,
  openedBy,
  type PaymentMethod,
  type SubscriptionDocument,
  type UserDetails,
} from './subscription.ts';

/** Access without a payment: a plan that the operator grants, or days that they add to one. */
export interface Gift {
  kind: 'granted' | 'extended';
  /** `grant_<uuid>`, which is the document's payment id; `extend_<uuid>`, or `extend_` and the operator's own key. */
  id: string;
  plan: PlanType;
  /** How many were given. */
  days: number;
  /** The expiry that followed. */
  until: IsoTime;
  /** The operator's own words; null where they said none, or where the account is erased. */
  because: string | null;
  at: IsoTime;
}

/** More at once is a slip of the finger. */
export const MOST_DAYS_GIVEN = 366;

const GRANT_ID = /^grant_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a plan was given and not bought. */
export const isGrant = ({ paymentId, amount }: Pick<SubscriptionDocument, 'paymentId' | 'amount'>): boolean =>
  amount === 0 && GRANT_ID.test(paymentId);

export type Granted =
  | { kind: 'granted'; document: SubscriptionDocument }
  /** An equal or higher plan runs: days can be added to that one. */
  | { kind: 'runs-already'; current: SubscriptionDocument }
  /** A lower one runs, but for longer than this would: a gift takes no day away. */
  | { kind: 'runs-longer'; current: SubscriptionDocument };

/**
 * The subscription after a grant. It counts from now, and may come over a running plan of lower rank as a payment may.
 *
 * @param grant.paymentMethod the card provider of this installation: the document's field holds nothing else
 */
export function applyGrant(
  current: SubscriptionDocument | null,
  grant: { plan: PlanType; id: string; paymentMethod: PaymentMethod },
  user: UserDetails,
  nowMs: number,
): Granted {
  if (current && accessOf(current, nowMs) === 'active') {
    if (PLANS[grant.plan].rank <= PLANS[current.type].rank) return { kind: 'runs-already', current };
    if (Date.parse(current.expiryDate) > expiryOf(grant.plan, nowMs)) return { kind: 'runs-longer', current };
  }
  const { plan, id: paymentId, paymentMethod } = grant;
  const opening = { plan, paymentId, paymentMethod, amountInCents: 0, paidAtMs: nowMs, fromMs: nowMs };
  return { kind: 'granted', document: openedBy(current, opening, user, nowMs) };
}

export type Extended =
  | { kind: 'extended'; document: SubscriptionDocument; before: SubscriptionDocument; ran: boolean }
  | { kind: 'never-had-one' }
  /** Ended before its time, by a refund for one: that is not undone by adding days. */
  | { kind: 'taken-back' };

/** The subscription with days added: from its end where it runs (`ran`), from now where it has run out. */
export function extendAccess(current: SubscriptionDocument | null, days: number, nowMs: number): Extended {
  if (!current) return { kind: 'never-had-one' };
  const access = accessOf(current, nowMs);
  if (access === 'none') return { kind: 'taken-back' };
  const ran = access === 'active';
  const fromMs = ran ? Date.parse(current.expiryDate) : nowMs;
  const document = { ...current, expiryDate: isoTime(addDays(fromMs, days)), updatedAt: isoTime(nowMs) };
  return { kind: 'extended', document, before: current, ran };
}

/**
 * The extension that the same command, given again, must not repeat: the one of its key; and without a key one by as
 * many days within the last 24 hours, because a terminal that died tells nobody whether it had done it.
 *
 * @param gifts of the person
 */
export function doneBefore(
  gifts: readonly Gift[],
  wanted: { days: number; once: string | null },
  nowMs: number,
): Gift | undefined {
  return gifts.find(
    ({ kind, id, days, at }) =>
      kind === 'extended' &&
      (wanted.once !== null
        ? id === `extend_${wanted.once}`
        : days === wanted.days && Date.parse(at) > nowMs - DAY_MS),
  );
}
