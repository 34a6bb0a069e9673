import { isRecord } from '#kit';
import {
  type OldSubscription,
  readDocument,
  readDocumentRows,
  readOldSubscription,
  SUBSCRIPTION_NOTES,
  type SubscriptionNote,
} from '#subscriptions';
import { importSubscriptions } from '#subscriptions/server';
import { type Command, OperatorFault, type Place } from '../command.ts';
import {
  IMPORT_OPTION_HELP,
  IMPORT_OPTIONS,
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
  name: 'import-subscriptions',
  summary: 'Takes over Firestore subscription documents; a dry run unless --apply',
  takes: '<documents.json>',
  arguments: { least: 1, most: 1 },
  options: IMPORT_OPTIONS,
  optionHelp: IMPORT_OPTION_HELP,
  async run({ values, positionals: [file = ''] }, place) {
    const rows = readDocumentRows(await readTextFile(file));
    if (!rows)
      throw new OperatorFault(
        `${file} is no dump of documents: REST's {"documents":[…]}, {"id":{…}}, or one a line`,
      );
    const report: ReportRow[] = [];
    const taken: { old: OldSubscription; at: number }[] = [];
    const notes = new Map<SubscriptionNote, number>();
    for (const row of rows) {
      const read = row.ok ? readOne(row.value, place) : { ok: false as const, why: row.why, id: '' };
      if (read.ok) {
        taken.push({ old: read.subscription, at: report.length });
        for (const note of read.notes) notes.set(note, (notes.get(note) ?? 0) + 1);
      }
      report.push({
        place: row.place.slice(0, 80),
        id: read.ok ? read.subscription.userId : read.id,
        outcome: SAID.refused,
        why: read.ok ? '' : read.why,
      });
    }
    const apply = values.apply === true;
    const outcomes = await importSubscriptions(
      taken.map(({ old }) => old),
      {
        db: place.db,
        nowMs: place.nowMs,
        apply,
        progress: (done) => place.say(`${done} of ${taken.length}`),
      },
    );
    for (const [index, { at }] of taken.entries()) {
      const outcome = outcomes[index];
      const row = report[at];
      if (!outcome || !row) continue;
      row.outcome = SAID[outcome.kind];
      if (outcome.kind === 'refused') row.why = outcome.why;
    }
    return writeReport(
      {
        what: 'Subscriptions',
        applied: apply,
        rows: report,
        notes: [...notes].map(([note, count]) => ({ says: SUBSCRIPTION_NOTES[note], rows: count })),
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
