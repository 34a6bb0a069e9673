import { stringify } from 'csv-stringify/sync';
import { dayOf } from '#analytics';
import type { Transaction } from '#checkout/server';
import { textTable } from '../text-table.ts';
import { inRand } from './money-text.ts';

/** What a row tells; empty where it is not known. */
export type TransactionRow = Transaction & { vatInCents: number | null };

const rand = (cents: number | null): string => (cents === null ? '' : inRand(cents));

const COLUMNS: readonly { heading: string; isAmount?: true; of: (row: TransactionRow) => string }[] = [
  { heading: 'day', of: ({ takenAt }) => dayOf(Date.parse(takenAt)) },
  { heading: 'taken at', of: ({ takenAt }) => takenAt },
  { heading: 'provider', of: ({ provider }) => provider },
  { heading: 'payment', of: ({ paymentId }) => paymentId },
  { heading: 'checkout', of: ({ checkoutId }) => checkoutId },
  { heading: 'plan', of: ({ plan }) => plan },
  { heading: 'currency', of: ({ currency }) => currency },
  { heading: 'taken', isAmount: true, of: ({ takenInCents }) => rand(takenInCents) },
  { heading: 'fee', isAmount: true, of: ({ feeInCents }) => rand(feeInCents) },
  { heading: 'VAT in it', isAmount: true, of: ({ vatInCents }) => rand(vatInCents) },
  {
    heading: 'given back',
    isAmount: true,
    of: ({ givenBackAt, givenBackInCents }) => (givenBackAt ? rand(givenBackInCents) : ''),
  },
  { heading: 'given back at', of: ({ givenBackAt }) => givenBackAt ?? '' },
  { heading: 'state', of: ({ state }) => state },
];

/**
 * A row a payment for a sheet, amounts in rand with two decimals. An id is the provider's word: one that a sheet would
 * take for a formula gets a quotation mark before it.
 */
export const transactionCsv = (rows: readonly TransactionRow[]): string =>
  stringify([COLUMNS.map(({ heading }) => heading), ...rows.map((row) => COLUMNS.map(({ of }) => of(row)))], {
    escape_formulas: true,
  }).trimEnd();

export const transactionText = (rows: readonly TransactionRow[]): string =>
  rows.length ? textTable(COLUMNS, rows) : 'Nothing was taken.';
