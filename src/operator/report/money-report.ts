import { DAY_ZONE, type Day, dayOf, startOfDay } from '#analytics';
import {
  type MoneyLine,
  readMoney,
  readOpenRequests,
  readUnsettled,
  type UnsettledMoney,
} from '#checkout/server';
import { DAY_MS } from '#kit';
import { PLAN_TYPES, type PlanType } from '#plans';
import type { Place } from '../command.ts';

export type Period = 'day' | 'month';

/** What moved, in cents of the rand. Whole numbers all the way: nothing is rounded. */
export interface MoneySums {
  payments: number;
  capturedInCents: number;
  refunds: number;
  /** Above zero; the net has it taken off. */
  refundedInCents: number;
  netInCents: number;
}

/** One plan by one provider. The plan is null where the ledger does not tell it any more. */
export interface MoneyPart extends MoneySums {
  plan: PlanType | null;
  provider: string;
}

/** What was opened without money of ours; in no sum. */
export interface WithoutMoney {
  granted: { plan: PlanType; count: number; days: number }[];
  extended: { count: number; days: number };
  /** What another system took. */
  imported: { count: number; amountInCents: number };
}

/** What `report` tells, and `report --json` prints. */
export interface MoneyReport {
  from: Day;
  to: Day;
  /** Where a day begins. */
  zone: string;
  currency: 'ZAR';
  by: Period;
  total: MoneySums;
  parts: MoneyPart[];
  /** Every one of the time asked for, the empty ones too. */
  periods: (MoneySums & { period: string; parts: MoneyPart[] })[];
  /** Money of another currency than the rand, which a payment in review may be; in no sum. */
  otherCurrencies: {
    event: 'captured' | 'refunded';
    currency: string;
    count: number;
    amountInCents: number;
  }[];
  /** How it stands at this moment, whatever days were asked for. */
  unsettledNow: UnsettledMoney[];
  /** Customers who wait for an answer about their money back. */
  askedBackNow: { requests: number; amountInCents: number };
  withoutMoney: WithoutMoney;
}

/** @param range both days are in it */
export async function readMoneyReport(
  { db }: Pick<Place, 'db'>,
  range: { from: Day; to: Day; by: Period },
): Promise<MoneyReport> {
  const { from, to, by } = range;
  const lines = await readMoney(db, startOfDay(from), startOfDay(to) + DAY_MS);
  return {
    from,
    to,
    zone: DAY_ZONE,
    currency: 'ZAR',
    by,
    ...sumMoney(lines, range),
    unsettledNow: await readUnsettled(db),
    askedBackNow: await readOpenRequests(db),
  };
}

/** The sums of the ledger's lines, all of which lie in the range. */
export function sumMoney(
  lines: readonly MoneyLine[],
  { from, to, by }: { from: Day; to: Day; by: Period },
): Pick<MoneyReport, 'total' | 'parts' | 'periods' | 'otherCurrencies' | 'withoutMoney'> {
  const money = lines.filter(isMoney);
  const rand = money.filter(({ currency }) => currency === 'ZAR');
  return {
    total: sums(rand),
    parts: partsOf(rand),
    periods: [...groupBy(rand, ({ atMs }) => periodOf(dayOf(atMs), by), periodsOf(from, to, by))].map(
      ([period, own]) => ({ period, ...sums(own), parts: partsOf(own) }),
    ),
    otherCurrencies: foreign(money.filter(({ currency }) => currency !== 'ZAR')),
    withoutMoney: withoutMoney(lines),
  };
}

type MovedMoney = MoneyLine & { event: 'captured' | 'refunded' };
const isMoney = (line: MoneyLine): line is MovedMoney =>
  line.event === 'captured' || line.event === 'refunded';

const periodOf = (day: Day, by: Period): string => (by === 'month' ? day.slice(0, 7) : day);

/** Each once, the oldest first. */
function periodsOf(from: Day, to: Day, by: Period): string[] {
  const periods = new Set<string>();
  for (let ms = startOfDay(from); ms <= startOfDay(to); ms += DAY_MS) periods.add(periodOf(dayOf(ms), by));
  return [...periods];
}

/** @param keys that are there also without a line, and in this order */
function groupBy<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  keys: readonly string[] = [],
): Map<string, Line[]> {
  const groups = new Map<string, Line[]>(keys.map((key) => [key, []]));
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}

const cents = (lines: readonly { amountInCents: number }[]): number =>
  lines.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const counted = (lines: readonly { count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

function sums(lines: readonly MovedMoney[]): MoneySums {
  const captured = lines.filter(({ event }) => event === 'captured');
  const refunded = lines.filter(({ event }) => event === 'refunded');
  const [capturedInCents, refundedInCents] = [cents(captured), cents(refunded)];
  return {
    payments: counted(captured),
    capturedInCents,
    refunds: counted(refunded),
    refundedInCents,
    netInCents: capturedInCents - refundedInCents,
  };
}

/** In the catalogue's order of plans, those of an unknown plan last, and then by provider. */
function partsOf(lines: readonly MovedMoney[]): MoneyPart[] {
  const place = (plan: PlanType | null) => (plan ? PLAN_TYPES.indexOf(plan) : PLAN_TYPES.length);
  return [...groupBy(lines, ({ plan, provider }) => `${place(plan)} ${provider}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => ({ plan: own[0]?.plan ?? null, provider: own[0]?.provider ?? '', ...sums(own) }));
}

const foreign = (lines: readonly MovedMoney[]): MoneyReport['otherCurrencies'] =>
  [...groupBy(lines, ({ event, currency }) => `${event} ${currency}`).values()].flatMap((own) => {
    const [first] = own;
    return first
      ? [{ event: first.event, currency: first.currency, count: counted(own), amountInCents: cents(own) }]
      : [];
  });

function withoutMoney(lines: readonly MoneyLine[]): WithoutMoney {
  const of = (event: MoneyLine['event']) => lines.filter((line) => line.event === event);
  const days = (own: readonly MoneyLine[]) => own.reduce((sum, line) => sum + line.days, 0);
  const [granted, extended, imported] = [of('granted'), of('extended'), of('imported')];
  return {
    granted: PLAN_TYPES.flatMap((plan) => {
      const own = granted.filter((line) => line.plan === plan);
      return own.length ? [{ plan, count: counted(own), days: days(own) }] : [];
    }),
    extended: { count: counted(extended), days: days(extended) },
    imported: { count: counted(imported), amountInCents: cents(imported) },
  };
}
