import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault';
    throw new DataFolderFault(
      `DATA_DIR ${dataDir} cannot be written (${code}); set DATA_DIR to a folder that can`,
      {
        cause,
      },
    );
  }
}

/** Node's own recursive `mkdir` never returns under /proc, so the parents are made one by one. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/** Reads a secret kept in the data folder, or makes it once: 256 random bits, readable by the owner only. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process made it between the look and the write: its secret is as good.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

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
