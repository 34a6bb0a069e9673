import { z } from 'zod';
import { type Day, dayOf, startOfDay } from '#analytics';
import { readTransactions } from '#checkout/server';
import { DAY_MS } from '#kit';
import { vatInCents } from '#plans';
import { asJson, type Command, type Given, OperatorFault, type Place } from '../command.ts';
import { type Period, readMoneyReport } from '../report/money-report.ts';
import { moneyCsv, moneyText } from '../report/money-text.ts';
import { transactionCsv, transactionText } from '../report/transaction-rows.ts';

const MOST_DAYS = 3_660;

/** `report`: the money, from the ledger alone. */
export const report: Command = {
  arguments: { least: 0, most: 0 },
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    rows: { type: 'boolean' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
  },
  optionHelp: [
    ['--from DAY', 'the first day, such as 2026-11-01 (the first of the month of the last day)'],
    ['--to DAY', 'the last day (today); days begin at midnight in South Africa'],
    ['--by day|month', 'how the time is divided (day)'],
    ['--rows', 'a row for each payment that was taken, with its fee and refund, in place of the sums'],
    ['--json', 'as JSON, amounts in cents'],
    ['--csv', 'as a table for a sheet, amounts in rand'],
  ],
  async run({ values }, place) {
    if (values.json && values.csv) throw new OperatorFault('Choose one of --json and --csv');
    const range = readRange(values, place.nowMs);
    if (values.rows) return rowsOf(values, place, range);
    const money = await readMoneyReport(place, range);
    if (values.json) return asJson(money);
    return values.csv ? moneyCsv(money) : moneyText(money);
  },
};

async function rowsOf(values: Given['values'], place: Place, range: { from: Day; to: Day }): Promise<string> {
  if (values.by !== undefined) throw new OperatorFault('--by divides sums; it does not go with --rows');
  const taken = await readTransactions(place.db, startOfDay(range.from), startOfDay(range.to) + DAY_MS);
  const isRegistered = place.settings.SELLER_VAT !== undefined;
  const rows = taken.map((row) => ({
    ...row,
    vatInCents: isRegistered ? vatInCents(row.takenInCents) : null,
  }));
  if (values.json) return asJson({ ...range, rows });
  return values.csv ? transactionCsv(rows) : transactionText(rows);
}

const day = z.iso.date();
const period = z.enum(['day', 'month']).default('day');

function readRange(values: Given['values'], nowMs: number): { from: Day; to: Day; by: Period } {
  const readDay = (name: 'from' | 'to', otherwise: Day): Day => {
    if (values[name] === undefined) return otherwise;
    const read = day.safeParse(values[name]);
    if (read.success) return read.data;
    throw new OperatorFault(`--${name} must be a day, such as ${dayOf(nowMs)}`);
  };
  const to = readDay('to', dayOf(nowMs));
  const from = readDay('from', `${to.slice(0, 7)}-01`);
  if (from > to) throw new OperatorFault(`--from ${from} lies after --to ${to}`);
  if (startOfDay(to) - startOfDay(from) >= MOST_DAYS * DAY_MS)
    throw new OperatorFault(`--from and --to may lie ${MOST_DAYS} days apart at most`);
  const by = period.safeParse(values.by);
  if (!by.success) throw new OperatorFault('--by must be day or month');
  return { from, to, by: by.data };
}
