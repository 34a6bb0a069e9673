import { resolve } from 'node:path';
import { holdPurchases } from '#checkout/server';
import { recordAct } from '../acts.ts';
import { putBack } from '../backup/put-back.ts';
import { type BareCommand, type BarePlace, OperatorFault } from '../command.ts';
import { readTime } from '../read-time.ts';
import { shownTime } from '../shown-time.ts';

/** `restore`: a backup into an empty data folder; or, of a database put back by other means, that it was. */
export const restore: BareCommand = {
  arguments: { least: 0, most: 1 },
  options: { 'database-of': { type: 'string' } },
  optionHelp: [
    [
      '--database-of TIME',
      'in place of a folder: the database (PostgreSQL, too) was put back by other means and stands as of TIME; puts purchases on hold',
    ],
  ],
  async runBare({ values, positionals: [folder] }, place) {
    const at = values['database-of'];
    if ((folder === undefined) === (at === undefined))
      throw new OperatorFault('Name the folder of a backup, or say --database-of TIME');
    if (folder === undefined) return sayRestored(readTime('--database-of', String(at)), place);
    const { settings, by, say } = place;
    if (settings.DATABASE_URL)
      throw new OperatorFault(
        'DATABASE_URL is set, and this command puts the embedded database back only; put PostgreSQL back by its own means, then say `restore --database-of TIME` before you start the server',
      );
    const manifest = await putBack(folder, settings.DATA_DIR, { nowMs: Date.now(), by, say });
    return [
      `Put back into ${resolve(settings.DATA_DIR)}: everything up to ${shownTime(manifest.takenAt)}, by version ${manifest.version}.`,
      ...(manifest.secretsNotIncluded.length
        ? [`Set ${manifest.secretsNotIncluded.join(', ')} as before: the backup does not hold them.`]
        : []),
      AFTERWARDS,
    ].join('\n');
  },
};

const AFTERWARDS =
  'Purchases are on hold, because somebody may have paid since then. Start the server, then run `operator reconcile`: it says what is missing, and `--apply` books it and opens purchases again.';

/** Also beside running servers: their next purchase sees it. */
async function sayRestored(sinceMs: number, { by, open }: BarePlace): Promise<string> {
  const { db, nowMs, close } = await open();
  try {
    if (sinceMs > nowMs) throw new OperatorFault('--database-of lies in the future');
    await db.transaction().execute(async (tx) => {
      await holdPurchases(tx, { sinceMs, nowMs, by });
      await recordAct(tx, {
        atMs: nowMs,
        by,
        command: 'restore',
        subject: null,
        outcome: 'purchases on hold',
      });
    });
    return AFTERWARDS;
  } finally {
    await close();
  }
}
