import { addDays } from '#kit';
import { PLANS, type PlanType } from '#plans';
import type { Books, Checkout, Line, Subscription, Taken, Wire } from './books.ts';

/** Something that must not be, and the checkout that it is about. */
export interface Fault {
  checkoutId: string | null;
  chargeId: string | null;
  says: string;
}

/** Where each capture stands, as the shop has it. */
export interface Verdict {
  faults: Fault[];
  captures: number;
  applied: number;
  /** Given back by the provider or by the bank. */
  givenBack: number;
  review: number;
  reasons: Record<string, number>;
}

/** No call tells what became of a refund: after a lost answer it stands on the operator's list as unknown. */
const CANNOT_TELL_OF_REFUNDS: readonly Wire[] = ['popup', 'payfast'];
/** Of a dispute Yoco and PayFast send no message, and have no list of them. */
const TELLS_OF_DISPUTES: readonly Wire[] = ['paystack'];
const COUNTED_ONCE = ['intent', 'captured', 'applied', 'refunded'] as const;

/**
 * Holds the gateway's ledger against the shop's: every capture has exactly one applied payment and the right subscription,
 * or was given back, or stands in review with a reason; nothing is taken twice, and nothing is open without a capture.
 */
export function judge(books: Books): Verdict {
  const faults: Fault[] = [];
  const verdict: Verdict = { faults, captures: 0, applied: 0, givenBack: 0, review: 0, reasons: {} };
  const byCharge = Map.groupBy(
    books.checkouts.filter(({ charge_id }) => charge_id !== null),
    ({ charge_id }) => charge_id,
  );
  const byId = new Map(books.checkouts.map((row) => [row.id, row]));
  const linesOf = Map.groupBy(books.lines, ({ checkout_id }) => checkout_id);

  for (const taken of books.taken) {
    verdict.captures += 1;
    const fault = (says: string) =>
      faults.push({ checkoutId: taken.checkoutId, chargeId: taken.chargeId, says });
    const rows = byCharge.get(taken.chargeId) ?? [];
    if (rows.length > 1) fault(`${rows.length} checkouts have this payment`);
    const row = rows[0] ?? unseen(byId, taken);
    const standing = standingOf(taken, row);
    if (standing.kind === 'fault') fault(standing.says);
    else verdict[standing.kind] += 1;
    if (standing.kind === 'review')
      verdict.reasons[standing.reason] = (verdict.reasons[standing.reason] ?? 0) + 1;
    if (row && standing.kind === 'applied') for (const says of appliedFaults(books, taken, row)) fault(says);
    if (row?.state === 'refunded') for (const says of endedFaults(books, taken, row)) fault(says);
    if (row?.state === 'review' && isOpenBy(books, taken)) fault('in review, and its plan is open');
  }
  faults.push(...takenTwice(books), ...takenFromNobody(books, byCharge));
  for (const [checkoutId, lines] of linesOf) faults.push(...writtenTwice(checkoutId, lines));
  faults.push(...subscriptionFaults(books), ...receiptFaults(books));
  return verdict;
}

/** A capture whose answer nobody saw: the checkout waits for a person, and does not know the payment's id. */
function unseen(byId: ReadonlyMap<string, Checkout>, { checkoutId }: Taken): Checkout | undefined {
  const row = checkoutId === null ? undefined : byId.get(checkoutId);
  return row && row.charge_id === null ? row : undefined;
}

type Standing =
  | { kind: 'applied' | 'givenBack' }
  | { kind: 'review'; reason: string }
  | { kind: 'fault'; says: string };

function standingOf(taken: Taken, row: Checkout | undefined): Standing {
  const isBack =
    taken.refund === 'back' || (taken.dispute === 'lost' && TELLS_OF_DISPUTES.includes(taken.wire));
  if (!row)
    return taken.refund === 'back'
      ? { kind: 'givenBack' }
      : { kind: 'fault', says: 'captured, and the shop does not know it' };
  switch (row.state) {
    case 'applied':
      if (!isBack) return { kind: 'applied' };
      return taken.refund === 'back' && CANNOT_TELL_OF_REFUNDS.includes(taken.wire)
        ? { kind: 'review', reason: 'refund not seen' }
        : { kind: 'fault', says: 'given back at the gateway, and its plan is open' };
    case 'refunded':
      return isBack
        ? { kind: 'givenBack' }
        : { kind: 'fault', says: 'refunded in the shop, and the gateway has the money' };
    case 'review':
      return row.review_reason
        ? { kind: 'review', reason: row.review_reason }
        : { kind: 'fault', says: 'in review without a reason' };
    default:
      return { kind: 'fault', says: `captured, and the checkout is ${row.state}` };
  }
}

/** What an applied payment must have beside it. */
function appliedFaults({ lines, refunds }: Books, taken: Taken, row: Checkout): string[] {
  const found: string[] = [];
  const plan = PLANS[row.plan as PlanType];
  if (taken.amountInCents !== plan.amountInCents || row.amount_in_cents !== plan.amountInCents)
    found.push(`${taken.amountInCents} cents were taken for ${row.plan}`);
  for (const event of ['captured', 'applied'])
    if (
      !lines.some(
        (line) => line.event === event && line.charge_id === taken.chargeId && line.checkout_id === row.id,
      )
    )
      found.push(`the ledger has no line "${event}" of it`);
  const refund = refunds.find(({ charge_id }) => charge_id === taken.chargeId);
  if (taken.refund === 'pending' && refund?.state !== 'pending' && refund?.state !== 'unknown')
    found.push(`its refund is pending at the gateway and ${refund?.state ?? 'not known'} in the shop`);
  if (refund && ['asking', 'refunded'].includes(refund.state))
    found.push(`its refund is ${refund.state} in the shop and the checkout is applied`);
  return found;
}

const isOpenBy = ({ subscriptions }: Pick<Books, 'subscriptions'>, { chargeId }: Taken): boolean =>
  subscriptions.some((one) => one.payment_id === chargeId && one.status === 'active');

function endedFaults({ subscriptions, lines }: Books, taken: Taken, row: Checkout): string[] {
  const found: string[] = [];
  if (isOpenBy({ subscriptions }, taken)) found.push('given back, and its plan is open');
  if (!lines.some(({ event, charge_id }) => event === 'refunded' && charge_id === taken.chargeId))
    found.push(`the ledger has no line "refunded" of ${row.id}`);
  return found;
}

/**
 * Two captures of one checkout; or of one purchase, unless all but one went back. Whose payment the bank has taken back
 * has no plan any more and may buy it anew: what was taken after that is no second payment.
 */
function takenTwice({ taken, purchases }: Books): Fault[] {
  const faults: Fault[] = [];
  const tell = (groups: Map<string | undefined, Taken[]>, what: string) => {
    for (const [key, [first, ...more]] of groups)
      if (key !== undefined && first && more.length > 0)
        faults.push({
          checkoutId: first.checkoutId,
          chargeId: first.chargeId,
          says: `captured twice for one ${what}: also ${more.map(({ chargeId, checkoutId }) => `${chargeId} of ${checkoutId}`).join(', ')}`,
        });
  };
  tell(
    Map.groupBy(taken, ({ checkoutId }) => checkoutId ?? undefined),
    'checkout',
  );
  const kept = taken.filter(({ refund }) => refund !== 'back');
  const tries = Map.groupBy(kept, ({ checkoutId }) => purchases.get(checkoutId ?? ''));
  tell(new Map([...tries].map(([purchase, all]) => [purchase, withoutLost(all)])), 'purchase');
  return faults;
}

/** @param all of one purchase, oldest first */
const withoutLost = (all: readonly Taken[]): Taken[] =>
  all.filter((one, index) => {
    const next = all[index + 1];
    return !next || one.dispute !== 'lost' || (one.disputeEndedAt ?? next.at) >= next.at;
  });

/** What the shop has as taken, and the gateway never took. */
function takenFromNobody({ taken, lines }: Books, byCharge: ReadonlyMap<string | null, Checkout[]>): Fault[] {
  const known = new Set(taken.map(({ chargeId }) => chargeId));
  const rows = [...byCharge.values()].flat().map(({ id, charge_id }) => ({ id, charge_id }));
  const booked = lines
    .filter(({ event }) => event === 'captured' || event === 'applied')
    .map(({ checkout_id, charge_id }) => ({ id: checkout_id, charge_id }));
  return [...rows, ...booked]
    .filter(({ charge_id }) => charge_id === null || !known.has(charge_id))
    .map(({ id, charge_id }) => ({
      checkoutId: id,
      chargeId: charge_id,
      says: 'the gateway never took this',
    }));
}

function writtenTwice(checkoutId: string, lines: readonly Line[]): Fault[] {
  return COUNTED_ONCE.flatMap((event) => {
    const times = lines.filter((line) => line.event === event).length;
    return times > 1 ? [{ checkoutId, chargeId: null, says: `${times} lines "${event}" in the ledger` }] : [];
  });
}

/** Who has what: the newest applied payment of each person, and nothing that no capture paid for. */
function subscriptionFaults({ subscriptions, checkouts, lines, taken }: Books): Fault[] {
  const known = new Set(taken.map(({ chargeId }) => chargeId));
  const byCharge = new Map(checkouts.map((row) => [row.charge_id, row]));
  const applied = Map.groupBy(
    lines.filter(({ event }) => event === 'applied'),
    ({ user_id }) => user_id,
  );
  const faults = subscriptions.flatMap((one) => {
    const { payment_id: chargeId } = one;
    const row = byCharge.get(chargeId);
    const fault = (says: string): Fault[] => [{ checkoutId: row?.id ?? null, chargeId, says }];
    if (!known.has(chargeId)) return fault(`a subscription (${one.type}) without a capture`);
    if (!row || row.user_id !== one.user_id) return fault('a subscription by the payment of somebody else');
    const [newest] = newestFirst(applied.get(one.user_id) ?? []);
    if (newest?.charge_id !== chargeId) return fault('the subscription is not of the newest applied payment');
    if (row.plan !== one.type) return fault(`${row.plan} was paid for, and ${one.type} is open`);
    return one.status === 'active' ? periodFaults(one).flatMap(fault) : [];
  });
  const owners = new Set(subscriptions.map(({ user_id }) => user_id));
  for (const [userId, all] of applied)
    if (!owners.has(userId) && all[0])
      faults.push({
        checkoutId: all[0].checkout_id,
        chargeId: all[0].charge_id,
        says: 'applied, and no subscription',
      });
  // What is applied and stands was open at the end, or a higher plan took its place.
  for (const row of checkouts.filter(({ state }) => state === 'applied')) {
    const own = subscriptions.find(({ user_id }) => user_id === row.user_id);
    if (own && own.payment_id === row.charge_id && own.status !== 'active')
      faults.push({ checkoutId: row.id, chargeId: row.charge_id, says: 'applied, and its plan was ended' });
    if (own && own.payment_id !== row.charge_id && rank(own.type) <= rank(row.plan))
      faults.push({
        checkoutId: row.id,
        chargeId: row.charge_id,
        says: `${row.plan} stands applied beside ${own.type}`,
      });
  }
  return faults;
}

const rank = (plan: string): number => PLANS[plan as PlanType].rank;

const newestFirst = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => (one.at < other.at ? 1 : -1));

function periodFaults({ type, amount_in_cents, start_date, expiry_date }: Subscription): string[] {
  const plan = PLANS[type as PlanType];
  const days = Date.parse(expiry_date) - addDays(Date.parse(start_date), plan.days);
  return [
    ...(amount_in_cents === plan.amountInCents ? [] : [`${type} is open for ${amount_in_cents} cents`]),
    ...(days === 0 ? [] : [`${type} runs from ${start_date} until ${expiry_date}`]),
  ];
}

function receiptFaults({ receipts, lines }: Books): Fault[] {
  const numbers = Map.groupBy(
    receipts.filter(({ number }) => number !== null),
    ({ number }) => number,
  );
  const twice = [...numbers].flatMap(([number, [, ...more]]) =>
    more.map(({ checkout_id }) => ({
      checkoutId: checkout_id,
      chargeId: null,
      says: `receipt ${number} again`,
    })),
  );
  const have = new Set(receipts.map(({ checkout_id }) => checkout_id));
  const none = lines
    .filter(({ event, checkout_id }) => event === 'applied' && !have.has(checkout_id))
    .map(({ checkout_id, charge_id }) => ({
      checkoutId: checkout_id,
      chargeId: charge_id,
      says: 'no receipt',
    }));
  return [...twice, ...none];
}
