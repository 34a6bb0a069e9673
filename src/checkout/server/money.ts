import type { Kysely } from 'kysely';
import { UNSETTLED } from '#checkout';
import type { PaymentRow, Tables } from '#database';
import { isoTime } from '#kit';
import { isPlanType, type PlanType } from '#plans';
import { giftOf } from './gifts.ts';

/** A line of the ledger as the books count it. */
export interface MoneyLine {
  /** `captured` and `refunded` moved money here; the others did not. */
  event: 'captured' | 'refunded' | 'imported' | 'granted' | 'extended';
  atMs: number;
  /** Null where the ledger does not tell any more. */
  plan: PlanType | null;
  provider: string;
  /** Above zero also where it was given back; 0 for what was given. */
  amountInCents: number;
  currency: string;
  /** How many were given; 0 for a payment. */
  days: number;
}

const EVENTS = ['captured', 'refunded', 'imported', 'granted', 'extended'] as const;

/** Every such line from one moment up to, and without, another. A capture counts from when the provider took it. */
export async function readMoney(db: Kysely<Tables>, fromMs: number, untilMs: number): Promise<MoneyLine[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .selectAll('payments')
    .select('checkouts.plan')
    .where('payments.event', 'in', EVENTS)
    .where('payments.at', '>=', isoTime(fromMs))
    .where('payments.at', '<', isoTime(untilMs))
    .orderBy('payments.at')
    .execute();
  return rows.map((row) => ({
    event: row.event as MoneyLine['event'],
    atMs: Date.parse(row.at),
    provider: row.provider,
    amountInCents: row.amount_in_cents,
    currency: row.currency,
    ...soldOrGiven(row),
  }));
}

function soldOrGiven(row: PaymentRow & { plan: string | null }): Pick<MoneyLine, 'plan' | 'days'> {
  if (row.event === 'granted' || row.event === 'extended') {
    const { plan, days } = giftOf(row);
    return { plan, days };
  }
  // An imported line has no checkout, and names its plan first.
  const plan = row.plan ?? (row.event === 'imported' ? row.detail?.split(' ')[0] : null);
  return { plan: isPlanType(plan) ? plan : null, days: 0 };
}

/** Attempts to pay that have not ended, of one state and provider. */
export interface UnsettledMoney {
  state: (typeof UNSETTLED)[number];
  provider: string;
  checkouts: number;
  /** What was to be charged; whether it was is what is not settled. */
  amountInCents: number;
}

/** What is not settled at this moment, whenever it began. */
export async function readUnsettled(db: Kysely<Tables>): Promise<UnsettledMoney[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['state', 'provider'])
    .select(({ fn }) => [
      fn.countAll().as('checkouts'),
      fn.sum<number | string>('amount_in_cents').as('amount'),
    ])
    .where('state', 'in', [...UNSETTLED])
    .groupBy(['state', 'provider'])
    .orderBy('state')
    .orderBy('provider')
    .execute();
  // Sums of PostgreSQL are texts, because they may be larger than a number holds; these are not.
  return rows.map(({ state, provider, checkouts, amount }) => ({
    state: state as UnsettledMoney['state'],
    provider,
    checkouts: Number(checkouts),
    amountInCents: Number(amount),
  }));
}
