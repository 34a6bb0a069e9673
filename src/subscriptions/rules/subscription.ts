import { addDays, type IsoTime, isoTime } from '#kit';
import { PLANS, type PlanType } from '#plans';

/** Who bought, as far as a receipt and the export need it. */
export interface UserDetails {
  uid: string;
  email: string;
  name: string;
  photoURL: string | null;
}

/** The name of the card provider in lower case. */
export type PaymentMethod = 'sandbox' | 'yoco' | 'paystack' | 'payfast';

/** The stored document: spec section 3 with the fields that the save operation adds. `amount` is in rand. */
export interface SubscriptionDocument {
  isActive: boolean;
  type: PlanType;
  startDate: IsoTime;
  expiryDate: IsoTime;
  paymentId: string;
  amount: number;
  currency: 'ZAR';
  lastPaymentDate: IsoTime;
  paymentStatus: 'completed';
  userDetails: UserDetails;
  paymentDetails: {
    transactionId: string;
    amount: number;
    currency: 'ZAR';
    paymentMethod: PaymentMethod;
    paymentDate: IsoTime;
  };
  userId: string;
  userEmail: string;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  status: 'active' | 'ended';
}

/** A captured payment, as the card side knows it. */
export interface CapturedPayment {
  plan: PlanType;
  paymentId: string;
  paymentMethod: PaymentMethod;
  /** What was really taken; the price of the plan may have changed since the checkout was opened. */
  amountInCents: number;
  /** Unix time of the capture. It is the payment's date, and not the start of access. */
  paidAtMs: number;
  /** Unix time that access counts from, where the operator named one. Otherwise it counts from the grant. */
  accessFromMs?: number;
}

/** Valid: `isActive` is true and the expiry lies later than now. */
export const isValid = (
  subscription: Pick<SubscriptionDocument, 'isActive' | 'expiryDate'>,
  nowMs: number,
): boolean => subscription.isActive && Date.parse(subscription.expiryDate) > nowMs;

export type Access = 'active' | 'expired' | 'none';

/** What a person may use now. Access that was taken back counts as none, access that ran out as expired. */
export function accessOf(subscription: SubscriptionDocument | null, nowMs: number): Access {
  if (!subscription?.isActive) return 'none';
  return isValid(subscription, nowMs) ? 'active' : 'expired';
}

/** A plan may be bought when none runs, or over a running one of lower rank. */
export const mayBuy = (subscription: SubscriptionDocument | null, plan: PlanType, nowMs: number): boolean =>
  accessOf(subscription, nowMs) !== 'active' ||
  (subscription !== null && PLANS[plan].rank > PLANS[subscription.type].rank);

export const expiryOf = (plan: PlanType, fromMs: number): number => addDays(fromMs, PLANS[plan].days);

/**
 * The subscription once its payment was given back: over at once. Null where another payment opened what stands (an
 * upgrade since, or nothing at all), which a refund leaves alone.
 */
export function endForRefund(
  current: SubscriptionDocument | null,
  payment: { paymentId: string; paymentMethod: string },
  nowMs: number,
): SubscriptionDocument | null {
  if (!current?.isActive) return null;
  const opened = current.paymentId === payment.paymentId;
  if (!opened || current.paymentDetails.paymentMethod !== payment.paymentMethod) return null;
  return { ...current, isActive: false, status: 'ended', updatedAt: isoTime(nowMs) };
}

export type Applied =
  | { kind: 'applied'; document: SubscriptionDocument }
  /** Paid for while an equal or higher plan runs: it would buy nothing or take access away. A person must decide. */
  | { kind: 'runs-already' };

/**
 * The subscription after a captured payment. Applying the same payment twice gives the same dates.
 *
 * @param nowMs the grant: a payment that is settled days late still buys all the days of its plan
 */
export function applyPayment(
  current: SubscriptionDocument | null,
  payment: CapturedPayment,
  user: UserDetails,
  nowMs: number,
): Applied {
  const running = current !== null && accessOf(current, nowMs) === 'active' ? current : null;
  const samePayment = current?.paymentId === payment.paymentId;
  if (running && !samePayment && PLANS[payment.plan].rank <= PLANS[running.type].rank)
    return { kind: 'runs-already' };
  const grantedAtMs = samePayment ? Date.parse(current.startDate) : nowMs;
  const fromMs = payment.accessFromMs ?? grantedAtMs;
  const document = openedBy(current, { ...payment, fromMs }, user, nowMs);
  // What was given on top of this very payment is not taken away by hearing of it again.
  const isLonger = running !== null && samePayment && running.expiryDate > document.expiryDate;
  return {
    kind: 'applied',
    document: isLonger ? { ...document, expiryDate: running.expiryDate } : document,
  };
}

/**
 * The document that a payment, or a grant in its place, opens: spec section 3, whole.
 *
 * @param opening.amountInCents 0 where nothing was paid
 * @param opening.fromMs Unix time that access counts from
 */
export function openedBy(
  current: SubscriptionDocument | null,
  opening: Omit<CapturedPayment, 'accessFromMs'> & { fromMs: number },
  user: UserDetails,
  nowMs: number,
): SubscriptionDocument {
  const { plan, paymentId, paymentMethod, paidAtMs, fromMs } = opening;
  const amount = opening.amountInCents / 100;
  const paidAt = isoTime(paidAtMs);
  return {
    isActive: true,
    type: plan,
    startDate: isoTime(fromMs),
    expiryDate: isoTime(expiryOf(plan, fromMs)),
    paymentId,
    amount,
    currency: 'ZAR',
    lastPaymentDate: paidAt,
    paymentStatus: 'completed',
    userDetails: user,
    paymentDetails: {
      transactionId: paymentId,
      amount,
      currency: 'ZAR',
      paymentMethod,
      paymentDate: paidAt,
    },
    userId: user.uid,
    userEmail: user.email,
    createdAt: current?.createdAt ?? isoTime(nowMs),
    updatedAt: isoTime(nowMs),
    status: 'active',
  };
}
