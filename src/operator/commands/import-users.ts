import {
  IMPORT_NOTES,
  type ImportedUser,
  type ImportNote,
  readFirebaseUser,
  readHashConfig,
  readUserRows,
} from '#identity';
import { importUsers, keepHashConfig } from '#identity/server';
import { isRecord } from '#kit';
import { appSecrets } from '#server/secrets';
import { type Command, OperatorFault, type Place, whenApplied } from '../command.ts';
import {
  countNotes,
  IMPORT_OPTION_HELP,
  IMPORT_OPTIONS,
  orUnreadable,
  type ReportRow,
  readTextFile,
  shownId,
  writeReport,
} from '../import-report.ts';

const SAID = { new: 'new', known: 'here already, left as they are' } as const;

/** `import-users`: people of a Firebase Auth export, with their old passwords and their Google link. */
export const importUsersCommand: Command = {
  arguments: { least: 1, most: 1 },
  options: { ...IMPORT_OPTIONS, 'hash-config': { type: 'string' } },
  optionHelp: [
    ['--hash-config FILE', "the console's Password Hash Parameters, needed where a row has a password"],
    ...IMPORT_OPTION_HELP,
  ],
  changes: whenApplied,
  async run({ values, positionals: [file = ''] }, place) {
    const rows = readUserRows(await readTextFile(file));
    if (!rows)
      throw new OperatorFault(`${file} is no export of users: {"users":[…]}, a list, or one user a line`);
    const report: ReportRow[] = [];
    const users: { user: ImportedUser; notes: readonly ImportNote[]; at: number }[] = [];
    for (const row of rows) {
      const read = row.ok ? readFirebaseUser(row.value) : { ok: false as const, why: row.why };
      const id = row.ok && isRecord(row.value) ? shownId(row.value.localId) : '';
      if (read.ok) users.push({ user: read.user, notes: read.notes, at: report.length });
      report.push({ place: row.place, id, outcome: 'refused', why: read.ok ? '' : read.why });
    }
    const apply = values.apply === true;
    const configId = await hashConfigFor(values['hash-config'], users, place, apply);
    const outcomes = await orUnreadable(
      importUsers(
        users.map(({ user }) => user),
        {
          db: place.db,
          engine: place.settings.DATABASE_URL ? 'postgres' : 'sqlite',
          nowMs: place.nowMs,
          configId,
          readSecrets: () => appSecrets(place.settings),
          apply,
          progress: (done) => place.say(`${done} of ${users.length}`),
        },
      ),
    );
    const taken: ImportNote[] = [];
    for (const [index, { at, notes }] of users.entries()) {
      const outcome = outcomes[index];
      const row = report[at];
      if (!outcome || !row) continue;
      row.outcome = outcome.kind === 'refused' ? 'refused' : SAID[outcome.kind];
      if (outcome.kind === 'refused') row.why = outcome.why;
      if (outcome.kind === 'new') taken.push(...notes);
    }
    return writeReport(
      {
        what: 'Users',
        applied: apply,
        rows: report,
        notes: countNotes(taken, IMPORT_NOTES),
      },
      values.json === true,
    );
  },
};

/** Without the parameters an old password could never be checked: better told now than at the first sign-in. */
async function hashConfigFor(
  file: string | boolean | undefined,
  users: readonly { user: ImportedUser }[],
  place: Place,
  apply: boolean,
): Promise<string | null> {
  const withPassword = users.filter(({ user }) => user.password).length;
  if (typeof file !== 'string') {
    if (withPassword === 0) return null;
    throw new OperatorFault(
      `${withPassword} rows have a password; name the file with the old system's parameters by --hash-config`,
    );
  }
  const read = readHashConfig(await readTextFile(file));
  if (!read.ok) throw new OperatorFault(`--hash-config ${file}: ${read.why}`);
  return apply ? keepHashConfig(place.db, appSecrets(place.settings), read.value, place.nowMs) : null;
}
