import { textTable } from '../text-table.ts';
import type { MoneyPart, MoneyReport, MoneySums } from './money-report.ts';

/** Cents as rand with both decimals, exactly: `249.99`, `-0.05`. No float is asked. */
export function inRand(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const shown = (cents: number): string => (cents === 0 ? '–' : `R${inRand(cents)}`.replace('R-', '-R'));
const planOf = ({ plan }: Pick<MoneyPart, 'plan'>): string => plan ?? 'not known';

const SUMS = [
  { heading: 'Payments', of: ({ payments }: MoneySums) => payments },
  { heading: 'Taken', isAmount: true, of: ({ capturedInCents }: MoneySums) => shown(capturedInCents) },
  { heading: 'Refunds', of: ({ refunds }: MoneySums) => refunds },
  { heading: 'Given back', isAmount: true, of: ({ refundedInCents }: MoneySums) => shown(-refundedInCents) },
  { heading: 'Net', isAmount: true, of: ({ netInCents }: MoneySums) => shown(netInCents) },
] as const;

/** The report for a terminal. */
export function moneyText(report: MoneyReport): string {
  const { total, parts, periods } = report;
  const all = parts.length ? [...parts, { plan: null, provider: '', isTotal: true, ...total }] : [];
  const plans = textTable(
    [
      { heading: 'Plan', of: (part) => ('isTotal' in part ? 'all' : planOf(part)) },
      { heading: 'Provider', of: ({ provider }) => provider },
      ...SUMS,
    ],
    all,
  );
  const heading = report.by === 'month' ? 'Month' : 'Day';
  return [
    `Money from ${report.from} to ${report.to}, in rand; a day is one in ${report.zone} (UTC+2)`,
    '',
    ...(parts.length
      ? [plans, '', textTable([{ heading, of: ({ period }) => period }, ...SUMS], periods)]
      : ['Nothing was taken or given back.']),
    '',
    ...besideIt(report),
  ].join('\n');
}

/** What is in no sum, and what has to be known to read the sums rightly. */
function besideIt({ otherCurrencies, unsettledNow, askedBackNow, withoutMoney }: MoneyReport): string[] {
  const { granted, extended, imported } = withoutMoney;
  return [
    ...unsettledNow.map(
      ({ state, provider, checkouts, amountInCents }) =>
        `Not settled now: ${checkouts} by ${provider} in state ${state}, over R${inRand(amountInCents)}.${state === 'review' ? ' What of it was taken for certain is in the sums already.' : ''}`,
    ),
    ...(unsettledNow.length ? [] : ['Every payment is settled now.']),
    ...(askedBackNow.requests
      ? [
          `Asked back now, and waiting for your answer: ${askedBackNow.requests}, over R${inRand(askedBackNow.amountInCents)}.`,
        ]
      : []),
    ...otherCurrencies.map(
      ({ event, currency, count, amountInCents }) =>
        `In no sum: ${count} ${event} in ${currency}, ${inRand(amountInCents)}.`,
    ),
    ...granted.map(({ plan, count, days }) => `In no sum, given: ${count} × ${plan} plan, ${days} days.`),
    ...(extended.count ? [`In no sum, given: ${extended.count} × longer, ${extended.days} days.`] : []),
    ...(imported.count
      ? [`In no sum, paid in the old system: ${imported.count} payments, R${inRand(imported.amountInCents)}.`]
      : []),
    'A payment counts on the day on which the provider took it, a refund on the day on which it was given back.',
  ];
}

/**
 * A row a period, plan and provider in which money moved, so that a sheet can add them up. Amounts are rand with two
 * decimals. Every cell is a number, a day or one of our own words: nothing has to be quoted.
 */
export function moneyCsv({ by, zone, periods }: MoneyReport): string {
  const head = [
    `${by} (${zone})`,
    'plan',
    'provider',
    'currency',
    'payments',
    'taken',
    'refunds',
    'given back',
    'net',
  ];
  const rows = periods.flatMap(({ period, parts }) =>
    parts.map((part) => [
      period,
      planOf(part),
      part.provider,
      'ZAR',
      part.payments,
      inRand(part.capturedInCents),
      part.refunds,
      inRand(part.refundedInCents),
      inRand(part.netInCents),
    ]),
  );
  return [head, ...rows].map((cells) => cells.join(',')).join('\n');
}
