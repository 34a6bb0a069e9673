import { importedPayments } from '#checkout/server';
import { findErased } from '#identity/server';
import { isRecord } from '#kit';
import { appSecrets } from '#server/secrets';
import {
  type OldSubscription,
  readDocument,
  readDocumentRows,
  readOldSubscription,
  SUBSCRIPTION_NOTES,
  type SubscriptionNote,
} from '#subscriptions';
import { importSubscriptions } from '#subscriptions/server';
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

const SAID = {
  add: 'new',
  same: 'here already, unchanged',
  replace: 'in place of one that ended',
  keep: 'kept what stands here: it is newer or lasts longer',
  refused: 'refused',
} as const;

/** `import-subscriptions`: the old database's `subscriptions` documents, over REST or from the Admin SDK. */
export const importSubscriptionsCommand: Command = {
  arguments: { least: 1, most: 1 },
  options: IMPORT_OPTIONS,
  optionHelp: IMPORT_OPTION_HELP,
  changes: whenApplied,
  async run({ values, positionals: [file = ''] }, place) {
    const rows = readDocumentRows(await readTextFile(file));
    if (!rows)
      throw new OperatorFault(
        `${file} is no dump of documents: REST's {"documents":[…]}, {"id":{…}}, or one a line`,
      );
    const report: ReportRow[] = [];
    const read: { old: OldSubscription; notes: readonly SubscriptionNote[]; at: number }[] = [];
    for (const row of rows) {
      const one = row.ok ? readOne(row.value, place) : { ok: false as const, why: row.why, id: '' };
      if (one.ok) read.push({ old: one.subscription, notes: one.notes, at: report.length });
      report.push({
        place: row.place.slice(0, 80),
        id: one.ok ? one.subscription.userId : one.id,
        outcome: SAID.refused,
        why: one.ok ? '' : one.why,
      });
    }
    const apply = values.apply === true;
    const outcomes = await orUnreadable(
      importSubscriptions(
        read.map(({ old }) => old),
        {
          db: place.db,
          nowMs: place.nowMs,
          ledger: importedPayments,
          findErased: (db, people) => findErased(db, () => appSecrets(place.settings), people),
          apply,
          progress: (done) => place.say(`${done} of ${read.length}`),
        },
      ),
    );
    const taken: SubscriptionNote[] = [];
    for (const [index, { at, notes }] of read.entries()) {
      const outcome = outcomes[index];
      const row = report[at];
      if (!outcome || !row) continue;
      row.outcome = SAID[outcome.kind];
      if (outcome.kind === 'refused') row.why = outcome.why;
      if (outcome.kind === 'add' || outcome.kind === 'replace') taken.push(...notes);
    }
    return writeReport(
      {
        what: 'Subscriptions',
        applied: apply,
        rows: report,
        notes: countNotes(taken, SUBSCRIPTION_NOTES),
      },
      values.json === true,
    );
  },
};

function readOne(value: unknown, { settings }: Place) {
  const document = readDocument(value);
  if (!document.ok) return { ...document, id: isRecord(value) ? shownId(value.id ?? value.name) : '' };
  const id = shownId(document.document.id);
  const read = readOldSubscription(document.document);
  if (!read.ok) return { ...read, id };
  // Sandbox cards cost nothing: in production they must not open anything.
  if (settings.production && read.subscription.paymentMethod === 'sandbox')
    return { ok: false as const, why: 'was paid with a sandbox card', id };
  return read;
}
