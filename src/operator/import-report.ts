import { readFile, stat } from 'node:fs/promises';
import { UnreadableErasures } from '#identity/server';
import { asJson, type Command, OperatorFault } from './command.ts';
import { textTable } from './text-table.ts';

/** What came of one row of a file: where it stood, whose it is, and why it was refused if it was. */
export interface ReportRow {
  place: string;
  id: string;
  outcome: string;
  why: string;
}

export interface ImportReport {
  /** `Users`. */
  what: string;
  applied: boolean;
  rows: readonly ReportRow[];
  /** What is left behind of rows that are taken, and how many rows that meets. */
  notes: readonly { says: string; rows: number }[];
}

const countBy = <Row>(rows: readonly Row[], key: (row: Row) => string): { name: string; rows: number }[] => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, rows: count }));
};

/** What is left behind of the rows that were taken, each kind with how many rows it meets. */
export const countNotes = <Note extends string>(
  notes: readonly Note[],
  says: Readonly<Record<Note, string>>,
): ImportReport['notes'] =>
  countBy(notes, (note) => says[note]).map(({ name, rows }) => ({ says: name, rows }));

/** The report on paper, or as JSON with every row that was not taken. */
export function writeReport(report: ImportReport, json: boolean): string {
  const refused = report.rows.filter(({ why }) => why !== '');
  const totals = countBy(report.rows, ({ outcome }) => outcome);
  if (json)
    return asJson({
      applied: report.applied,
      rows: report.rows.length,
      outcomes: Object.fromEntries(totals.map(({ name, rows }) => [name, rows])),
      notes: report.notes,
      refused,
    });
  const columns = [
    { heading: report.what, of: ({ name }: { name: string }) => name },
    { heading: 'Rows', of: ({ rows }: { rows: number }) => rows },
  ];
  return [
    totals.length ? textTable(columns, totals) : 'The file holds no rows.',
    ...(report.notes.length
      ? ['', 'Of those taken:', ...report.notes.map(({ says, rows }) => `  ${rows}: ${says}`)]
      : []),
    ...(refused.length
      ? [
          '',
          'Refused:',
          textTable(
            [
              { heading: 'Where', of: ({ place }: ReportRow) => place },
              { heading: 'Id', of: ({ id }: ReportRow) => id },
              { heading: 'Why', of: ({ why }: ReportRow) => why },
            ],
            refused,
          ),
        ]
      : []),
    '',
    report.applied
      ? 'Written. The same command again changes nothing.'
      : 'Nothing was written: this was a dry run. Add --apply to write it.',
  ].join('\n');
}

/** The id that a row gives itself, for the report only: cut, and whatever it is. */
export const shownId = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : '';

export const IMPORT_OPTIONS = {
  apply: { type: 'boolean' },
  json: { type: 'boolean' },
} as const satisfies Command['options'];

export const IMPORT_OPTION_HELP: Command['optionHelp'] = [
  ['--apply', 'write it; without this the command only tells what it would do'],
  ['--json', 'the report as JSON'],
];

/** Better nobody than somebody who asked to be erased. */
export const orUnreadable = <Done>(importing: Promise<Done>): Promise<Done> =>
  importing.catch((cause: unknown) => {
    if (!(cause instanceof UnreadableErasures)) throw cause;
    throw new OperatorFault(
      'Who was erased on request cannot be recognised, so nothing was imported: APP_SECRET must list the secret of that time too, behind the newest',
      { cause },
    );
  });

/** Some megabytes a thousand rows; more than this is no export of one product. */
const MOST_BYTES = 512 * 1024 * 1024;

export async function readTextFile(name: string): Promise<string> {
  try {
    const { size } = await stat(name);
    if (size > MOST_BYTES) throw new OperatorFault(`${name} is larger than 512 MB; cut it into parts`);
    return (await readFile(name, 'utf8')).replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof OperatorFault) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault';
    throw new OperatorFault(`${name} cannot be read (${code})`, { cause });
  }
}
