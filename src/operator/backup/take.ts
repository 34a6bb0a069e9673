import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdPurchases } from '#checkout/server';
import { copyDatabase, EMBEDDED_FILE, inspectCopy, lockFolder, openDatabase, sealCopy } from '#database';
import { isoTime } from '#kit';
import { DATABASE_MARK, markFolder, SECRETS } from '#server/data-folder';
import { makeFolder } from '#server/secrets';
import type { Settings } from '#server/settings';
import { OperatorFault, type Place } from '../command.ts';
import { fingerprint, MANIFEST, type Manifest, UNFINISHED, writeManifest } from './manifest.ts';

const LOCK = 'server.lock';
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'package.json');

/**
 * Backs the embedded database and its secrets up while the server runs. The folder gets its name when everything in it
 * is whole and was read again, so one that was cut off is never taken for a backup.
 *
 * The copy has purchases on hold from the start, so that it can be put back in no way that sells something twice.
 *
 * @param wanted a folder that is not there yet, or empty
 */
export async function takeBackup(place: Place, wanted: string): Promise<Manifest> {
  const target = resolve(wanted);
  if (!isFree(target))
    throw new OperatorFault(`${wanted} is there already; name a folder that is new or empty`);
  const folder = target + UNFINISHED;
  makeFolder(folder);
  chmodSync(folder, 0o700);
  const release = lockFolder(folder);
  if (!release) throw new OperatorFault(`A backup into ${wanted} is being made right now`);
  try {
    // What a backup left that was cut off.
    for (const name of readdirSync(folder))
      if (!name.startsWith(LOCK)) rmSync(join(folder, name), { recursive: true });
    const manifest = await fill(folder, place);
    release();
    rmSync(join(folder, LOCK));
    if (existsSync(target)) rmdirSync(target);
    renameSync(folder, target);
    return manifest;
  } catch (cause) {
    release();
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  }
}

const isFree = (target: string): boolean =>
  !existsSync(target) || (statSync(target).isDirectory() && readdirSync(target).length === 0);

async function fill(folder: string, { settings, nowMs, by, say }: Place): Promise<Manifest> {
  const { DATA_DIR } = settings;
  const copy = join(folder, EMBEDDED_FILE);
  let told = 0;
  say('Copying the database');
  await copyDatabase(join(DATA_DIR, EMBEDDED_FILE), copy, (share) => {
    const tenth = Math.floor(share * 10);
    if (tenth > told && tenth < 10) say(`${tenth * 10} % copied`);
    told = tenth;
  });
  chmodSync(copy, 0o600);
  await putOnHold(folder, { sinceMs: nowMs, nowMs, by });
  sealCopy(copy);
  say('Checking the copy');
  const migrations = inspectCopy(copy);

  const secrets = SECRETS.filter((name) => existsSync(join(DATA_DIR, name)));
  for (const name of secrets) {
    copyFileSync(join(DATA_DIR, name), join(folder, name));
    chmodSync(join(folder, name), 0o600);
  }
  markFolder(folder);
  const made: Omit<Manifest, 'format'> = {
    takenAt: isoTime(nowMs),
    takenBy: by,
    version: String(JSON.parse(readFileSync(PACKAGE, 'utf8')).version),
    node: process.versions.node,
    sqlite: process.versions.sqlite ?? '',
    migration: migrations.at(-1) ?? '',
    payments: settings.PAYMENTS,
    secretsNotIncluded: givenSecrets(settings),
    files: await Promise.all(
      [EMBEDDED_FILE, ...secrets, DATABASE_MARK].map((name) => fingerprint(folder, name)),
    ),
  };
  const text = writeManifest(made);
  writeFileSync(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  return JSON.parse(text) as Manifest;
}

const givenSecrets = (settings: Settings): string[] =>
  (['APP_SECRET', 'DATA_KEY', 'SANDBOX_SECRET'] as const).filter((name) => settings[name] !== undefined);

/** Writes the hold into the database of a folder. */
async function putOnHold(
  folder: string,
  hold: { sinceMs: number; nowMs: number; by: string },
): Promise<void> {
  const database = openDatabase({ dataDir: folder, folder: 'made' }, () => {});
  try {
    await holdPurchases(database.db, hold);
  } finally {
    await database.close();
  }
}
