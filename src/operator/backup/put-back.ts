import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { holdPurchases } from '#checkout/server';
import { EMBEDDED_FILE, inspectCopy, lockFolder, openDatabase, sealCopy } from '#database';
import { DATABASE_MARK, SECRETS } from '#server/data-folder';
import { prepareDataFolder } from '#server/secrets';
import { recordAct } from '../acts.ts';
import { OperatorFault } from '../command.ts';
import { fingerprint, type Manifest, readManifest } from './manifest.ts';

/** Holds the database until everything else stands; a folder that has it was left by a restore that was cut off. */
const WORK = 'restoring';
const LOCK = 'server.lock';
/** The sandbox gateway is a peer, as the bank is: what it took stays taken. */
const GATEWAY_FILE = /^sandbox-gateway\.db(-wal|-shm)?$/;

/**
 * Puts a backup into an empty data folder. The database gets its name last, so a start between any two steps refuses a
 * folder that is not whole, and the same command may be repeated. Purchases are on hold in it.
 *
 * @throws OperatorFault
 */
export async function putBack(
  from: string,
  dataDir: string,
  { nowMs, by, say }: { nowMs: number; by: string; say: (line: string) => void },
): Promise<Manifest> {
  const manifest = readManifest(from);
  if (resolve(from) === resolve(dataDir))
    throw new OperatorFault('The backup is in DATA_DIR itself; set DATA_DIR to an empty folder');
  refuseUnlessEmpty(dataDir);
  say('Checking the backup');
  await compare(from, manifest);
  inspectCopy(join(from, EMBEDDED_FILE));

  prepareDataFolder(dataDir);
  const release = lockFolder(dataDir);
  if (!release) throw new OperatorFault(`DATA_DIR ${dataDir} is in use by a server; stop it first`);
  try {
    const work = join(dataDir, WORK);
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { mode: 0o700 });
    say('Copying');
    for (const { name } of manifest.files) {
      const to = join(name === EMBEDDED_FILE ? work : dataDir, name);
      copyFileSync(join(from, name), to);
      chmodSync(to, 0o600);
    }
    await compare(work, manifest, [EMBEDDED_FILE]);
    await noteRestore(work, { manifest, name: basename(resolve(from)), nowMs, by });
    sealCopy(join(work, EMBEDDED_FILE));
    inspectCopy(join(work, EMBEDDED_FILE));
    renameSync(join(work, EMBEDDED_FILE), join(dataDir, EMBEDDED_FILE));
    rmSync(work, { recursive: true });
    return manifest;
  } finally {
    release();
  }
}

function refuseUnlessEmpty(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const found = readdirSync(dataDir);
  // Cut off before the database had its name: everything there is ours.
  const own = found.includes(WORK) && !found.includes(EMBEDDED_FILE) ? OWN : [];
  const others = found.filter(
    (name) => !GATEWAY_FILE.test(name) && !name.startsWith(LOCK) && !own.includes(name),
  );
  if (others.length === 0) return;
  throw new OperatorFault(
    `DATA_DIR ${dataDir} is not empty (it holds ${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}); a backup is put into an empty folder only, so move that away, or set DATA_DIR to another folder`,
  );
}
const OWN: readonly string[] = [WORK, DATABASE_MARK, ...SECRETS];

/** Whether files are those that were backed up. */
async function compare(folder: string, { files }: Manifest, only?: readonly string[]): Promise<void> {
  for (const file of files) {
    if (only && !only.includes(file.name)) continue;
    if (!existsSync(join(folder, file.name)))
      throw new OperatorFault(`${join(folder, file.name)} is missing; choose another backup`);
    const is = await fingerprint(folder, file.name);
    if (is.sha256 !== file.sha256)
      throw new OperatorFault(
        `${join(folder, file.name)} is not what was backed up (${is.bytes} of ${file.bytes} bytes, or other ones); choose another backup`,
      );
  }
}

async function noteRestore(
  folder: string,
  { manifest, name, nowMs, by }: { manifest: Manifest; name: string; nowMs: number; by: string },
): Promise<void> {
  const { db, close } = openDatabase({ dataDir: folder, folder: 'made' }, () => {});
  try {
    await holdPurchases(db, { sinceMs: Date.parse(manifest.takenAt), nowMs, by });
    await recordAct(db, { atMs: nowMs, by, command: 'restore', subject: name, outcome: 'done' });
  } finally {
    await close();
  }
}
