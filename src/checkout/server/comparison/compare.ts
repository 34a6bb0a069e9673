import { type DifferenceKind, differenceOf, type Here } from '#checkout';
import type { CheckoutRow } from '#database';
import { DAY_MS, isoTime, MINUTE_MS } from '#kit';
import { isPlanType, PLAN_TYPES, PLANS, type PlanType } from '#plans';
import type { AttemptDeps } from '../attempts.ts';
import { findDisputed } from '../disputes.ts';
import type { CardProvider, Dispute, ListedPayment } from '../provider.ts';
import { takenFor } from '../refund-store.ts';
import { type Db, findCheckout, findNamed } from '../store.ts';

/** One payment of which the provider and the ledger say different things. */
export interface Difference {
  kind: DifferenceKind;
  provider: string;
  chargeId: string;
  amountInCents: number;
  currency: string;
  paidAtMs: number;
  /** As it stands here, if it does. */
  checkout: CheckoutRow | null;
  /** As the provider lists it; null for what is only here. */
  listed: ListedPayment | null;
}

export interface Compared {
  provider: string;
  /** How many payments it listed; null where it has no list. */
  listed: number | null;
  differences: Difference[];
  /** As the provider tells them, of payments that are known here. */
  disputes: { dispute: Dispute; checkout: CheckoutRow }[];
}

/** A provider may list by when a page was made, and the payment came later. */
const BEFORE_MS = 2 * DAY_MS;
/** What was taken a moment ago may not be listed yet. */
const FRESH_MS = 10 * MINUTE_MS;
/** Its clock may be ahead of ours, so the list of a time that ends now is asked for further on. */
const AHEAD_MS = DAY_MS;

/**
 * Compares one provider's list with the ledger, and changes nothing.
 *
 * @param untilMs without this moment
 * @throws when the provider cannot be reached
 */
export async function compare(
  { db, clock }: Pick<AttemptDeps, 'db' | 'clock'>,
  provider: CardProvider,
  fromMs: number,
  untilMs: number,
): Promise<Compared> {
  const name = provider.name;
  const nowMs = clock();
  const endMs = untilMs < nowMs ? untilMs : nowMs + AHEAD_MS;
  const list = await provider.list(fromMs - BEFORE_MS, endMs);
  const disputes = await provider.disputes(fromMs - BEFORE_MS, endMs);
  const known: Compared['disputes'] = [];
  for (const dispute of disputes.kind === 'listed' ? disputes.disputes : []) {
    const checkout = await findDisputed(db, name, dispute);
    if (checkout) known.push({ dispute, checkout });
  }
  if (list.kind === 'cannot') return { provider: name, listed: null, differences: [], disputes: known };
  const differences: Difference[] = [];
  for (const listed of list.payments) {
    const checkout = await findHere(db, name, listed);
    const kind = differenceOf(
      { ...listed, planIsKnown: planOf(listed) !== null },
      checkout && (await standing(db, checkout)),
    );
    if (kind)
      differences.push({
        kind,
        provider: name,
        chargeId: listed.chargeId,
        amountInCents: listed.amountInCents,
        currency: listed.currency,
        paidAtMs: listed.paidAtMs,
        checkout,
        listed,
      });
  }
  differences.push(...(await onlyHere(db, name, list.payments, fromMs, Math.min(untilMs, nowMs) - FRESH_MS)));
  return { provider: name, listed: list.payments.length, differences, disputes: known };
}

const standing = async (db: Db, checkout: CheckoutRow): Promise<Here> => ({
  state: checkout.state as Here['state'],
  chargeId: checkout.charge_id,
  taken: await takenFor(db as never, checkout),
});

/** The checkout of a listed payment: by the payment's id, by our reference, or by the provider's page. */
const findHere = async (db: Db, provider: string, listed: ListedPayment): Promise<CheckoutRow | null> =>
  (await findByCharge(db, provider, listed.chargeId)) ?? (await findNamed(db, provider, listed)) ?? null;

const findByCharge = async (db: Db, provider: string, chargeId: string): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** What the ledger has as taken in this time, and the list has not. */
async function onlyHere(
  db: Db,
  provider: string,
  payments: readonly ListedPayment[],
  fromMs: number,
  untilMs: number,
): Promise<Difference[]> {
  const listed = new Set(payments.map(({ chargeId }) => chargeId));
  const lines = await db
    .selectFrom('payments')
    .select(['checkout_id', 'charge_id', 'amount_in_cents', 'currency', 'at'])
    .where('event', '=', 'captured')
    .where('provider', '=', provider)
    .where('at', '>=', isoTime(fromMs))
    .where('at', '<', isoTime(untilMs))
    .execute();
  const missing = lines.filter(({ charge_id }) => charge_id !== null && !listed.has(charge_id));
  return Promise.all(
    missing.map(async (line) => ({
      kind: 'not-there' as const,
      provider,
      chargeId: line.charge_id ?? '',
      amountInCents: line.amount_in_cents,
      currency: line.currency,
      paidAtMs: Date.parse(line.at),
      checkout: (await findCheckout(db, line.checkout_id)) ?? null,
      listed: null,
    })),
  );
}

/** For which plan a listed payment was: as it was told to the provider, else the one of that price today. */
export function planOf({ soldTo, amountInCents, currency }: ListedPayment): PlanType | null {
  if (soldTo && isPlanType(soldTo.plan)) return soldTo.plan;
  return (
    PLAN_TYPES.find(
      (type) => PLANS[type].amountInCents === amountInCents && PLANS[type].currency === currency,
    ) ?? null
  );
}
