import { basename, resolve } from 'node:path';
import { recordAct } from '../acts.ts';
import { takeBackup } from '../backup/take.ts';
import { asJson, type Command, OperatorFault } from '../command.ts';
import { shownTime } from '../shown-time.ts';

/** `backup`: the embedded database and its secrets as one folder, while the server runs. */
export const backup: Command = {
  arguments: { least: 1, most: 1 },
  options: { json: { type: 'boolean' } },
  optionHelp: [['--json', 'what the manifest says']],
  // Its line of the audit trail is written below: one that says `begun` would stand in the copy for ever.
  changes: () => false,
  async run({ values, positionals: [folder = ''] }, place) {
    if (place.settings.DATABASE_URL)
      throw new OperatorFault(
        'DATABASE_URL is set, and this command copies the embedded database only; back PostgreSQL up with pg_dump or with snapshots, see "Backups" in the guide',
      );
    const manifest = await takeBackup(place, folder);
    await recordAct(place.db, {
      atMs: place.nowMs,
      by: place.by,
      command: 'backup',
      subject: basename(resolve(folder)),
      outcome: 'done',
    });
    if (values.json) return asJson({ folder: resolve(folder), ...manifest });
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    return [
      `Backed up to ${resolve(folder)}: everything up to ${shownTime(manifest.takenAt)}, ${Math.ceil(bytes / 1024)} KB, read again and whole.`,
      'It holds the secrets and everybody’s data: keep it where nobody else can read it, and not on this disk alone.',
      ...(manifest.secretsNotIncluded.length
        ? [
            `Not in it, because the settings give them: ${manifest.secretsNotIncluded.join(', ')}. Keep those elsewhere.`,
          ]
        : []),
    ].join('\n');
  },
};
