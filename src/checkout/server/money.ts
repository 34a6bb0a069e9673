import { type Kysely, sql } from 'kysely';
import type { UNSETTLED } from '#checkout';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { isPlanType, type PlanType } from '#plans';
import { dayParts } from './day-parts.ts';
import { giftOf } from './gifts.ts';
import { isOpenRequest, isUnsettledCheckout } from './open-rows.ts';

/** Lines of the ledger as the books count them: those of one day that tell the same, added up. */
export interface MoneyLine {
  /** `captured` and `refunded` moved money here; the others did not. */
  event: 'captured' | 'refunded' | 'imported' | 'granted' | 'extended';
  /** Of one of them; all lie in the same day. */
  atMs: number;
  count: number;
  /** Null where the ledger does not tell any more. */
  plan: PlanType | null;
  provider: string;
  /** Of all together. Above zero also where it was given back; 0 for what was given. */
  amountInCents: number;
  currency: string;
  /** How many were given; 0 for a payment. */
  days: number;
}

/** What was given has its plan and days in the text; the number of such lines is the operator's own doing. */
const GIVEN = ['granted', 'extended'] as const;
const PAID = ['captured', 'refunded', 'imported'] as const;

/**
 * Every such line from one moment up to, and without, another. A capture counts from when the provider took it. The
 * database adds payments up, so that ten years of them are no more than some lines a day here.
 */
export async function readMoney(db: Kysely<Tables>, fromMs: number, untilMs: number): Promise<MoneyLine[]> {
  const within = db
    .selectFrom('payments')
    .where('payments.at', '>=', isoTime(fromMs))
    .where('payments.at', '<', isoTime(untilMs));
  const { date, half } = dayParts('payments.at', fromMs);
  // An imported line has no checkout, and names its plan first.
  const imported = sql<string | null>`case when payments.event = 'imported' then payments.detail end`;
  const paid = await within
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['payments.event', 'payments.provider', 'payments.currency', 'checkouts.plan'])
    .select(({ fn }) => [
      imported.as('imported'),
      fn.min('payments.at').as('at'),
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('payments.amount_in_cents').as('amount'),
    ])
    .where('payments.event', 'in', PAID)
    .groupBy(['payments.event', 'payments.provider', 'payments.currency', 'checkouts.plan'])
    .groupBy([imported, date, half])
    .execute();
  const given = await within
    .select(['event', 'provider', 'currency', 'charge_id', 'detail', 'at'])
    .where('event', 'in', GIVEN)
    .execute();
  const lines = [
    ...paid.map(({ event, at, provider, currency, plan, ...row }): MoneyLine => {
      const sold = plan ?? row.imported?.split(' ')[0];
      return {
        event: event as (typeof PAID)[number],
        atMs: Date.parse(at),
        count: Number(row.count),
        plan: isPlanType(sold) ? sold : null,
        provider,
        amountInCents: Number(row.amount),
        currency,
        days: 0,
      };
    }),
    ...given.map((row): MoneyLine => {
      const { plan, days } = giftOf(row);
      const { provider, currency } = row;
      const event = row.event as (typeof GIVEN)[number];
      return { event, atMs: Date.parse(row.at), count: 1, plan, provider, amountInCents: 0, currency, days };
    }),
  ];
  return lines.sort((a, b) => a.atMs - b.atMs);
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
    .where(isUnsettledCheckout)
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

/** Requests for money back that wait for the operator's answer. */
export async function readOpenRequests(
  db: Kysely<Tables>,
): Promise<{ requests: number; amountInCents: number }> {
  const { requests, amount } = await db
    .selectFrom('refund_requests')
    .innerJoin('checkouts', 'checkouts.id', 'refund_requests.checkout_id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('requests'),
      fn.sum<number | string | null>('checkouts.amount_in_cents').as('amount'),
    ])
    .where(isOpenRequest)
    .executeTakeFirstOrThrow();
  return { requests: Number(requests), amountInCents: Number(amount ?? 0) };
}
