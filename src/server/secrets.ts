import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A data folder that cannot be used; its message is one clear line for the operator. */
export class DataFolderFault extends Error {}

/** Makes the data folder, private to its owner, and proves that it can be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (cause) {
    throw new DataFolderFault(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(cause)}); set DATA_DIR to a folder that can`,
      {
        cause,
      },
    );
  }
}

/** A private folder with its parents. Node's own recursive `mkdir` never returns under /proc, so they are made one by one. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/** Shorter ones can be guessed; ours have 43 characters. */
const SECRET_MIN_CHARACTERS = 32;

/**
 * Reads a secret kept in the data folder, or makes it once: 256 random bits, readable by the owner only.
 *
 * @throws DataFolderFault for a file that holds no secret; it is never made anew, because what the lost one signed or
 * sealed would be lost with it
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    if (!existsSync(file)) makeSecret(file);
    const secret = readFileSync(file, 'utf8').trim();
    const fault = faultOfSecret(secret);
    if (fault) throw new DataFolderFault(`${file} ${fault}; put it back from a backup`);
    keepPrivate(file);
    return secret;
  } catch (cause) {
    if (cause instanceof DataFolderFault) throw cause;
    throw new DataFolderFault(
      `${file} cannot be read or made (${codeOf(cause)}); it must be a file of the user of the server`,
      { cause },
    );
  }
}

function faultOfSecret(secret: string): string | null {
  if (secret === '') return 'is empty';
  if (!/^[\x21-\x7e]+$/.test(secret))
    return 'is damaged: it holds more than one line of printable characters';
  return secret.length < SECRET_MIN_CHARACTERS
    ? `is too short: it has ${secret.length} of at least ${SECRET_MIN_CHARACTERS} characters`
    : null;
}

/** Whole or not at all: a crash or a full disk leaves no empty file under the name. */
function makeSecret(file: string): void {
  const made = `${file}.new-${process.pid}`;
  try {
    writeFileSync(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    // Unlike a rename, this fails where another process was faster; its secret is as good.
    linkSync(made, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/** A copy from a backup may be open to others. */
function keepPrivate(file: string): void {
  if ((statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
    console.error(`${file} could be read by other users of this machine; now it cannot`);
  } catch {
    console.error(`${file} can be read by other users of this machine; run chmod 600 on it`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';

/** A key of its own for each purpose, so that a leak of one opens nothing else. */
export const deriveKey = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'repartee', purpose, 32)).toString('base64url');

/** Keys for one purpose, newest first. A version is read off the secret itself, so dropping an old one renumbers nothing. */
const keysFor = (purpose: string, secrets: readonly string[]): { version: number; value: string }[] =>
  secrets.map((secret) => {
    const value = deriveKey(secret, purpose);
    return { version: createHash('sha256').update(value).digest().readUInt32BE(0), value };
  });

export const signingSecrets = (secrets: readonly string[]) => keysFor('identity', secrets);

/** The signing keys of these settings: those that are set, else the one kept in the data folder. */
export const appSecrets = (settings: { APP_SECRET?: string[] | undefined; DATA_DIR: string }) =>
  signingSecrets(settings.APP_SECRET ?? [keptSecret(settings.DATA_DIR, 'app-secret')]);

/** What texts at rest are sealed with: `DATA_KEY`, else the one kept in the data folder. */
export const dataKeys = (settings: { DATA_KEY?: string[] | undefined; DATA_DIR: string }) =>
  keysFor('texts-at-rest', settings.DATA_KEY ?? [keptSecret(settings.DATA_DIR, 'data-key')]);
