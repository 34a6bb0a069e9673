import { createCipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashConfig } from '#identity';

/**
 * Passwords of the old system (Firebase's scrypt): the key that scrypt makes of the password encrypts the project's
 * signer key, and that is the hash. In `account.password` one stands as `fbscrypt$v1$<config>$<salt>$<hash>`.
 */
const PREFIX = 'fbscrypt$v1$';

export interface OldPassword {
  configId: string;
  /** Standard base64, both. */
  salt: string;
  hash: string;
}

export const writeOldPassword = ({ configId, salt, hash }: OldPassword): string =>
  `${PREFIX}${configId}$${salt}$${hash}`;

/** Null for a hash of our own. */
export function readOldPassword(stored: string): OldPassword | null {
  if (!stored.startsWith(PREFIX)) return null;
  const [configId = '', salt = '', hash = ''] = stored.slice(PREFIX.length).split('$');
  return { configId, salt, hash };
}

/** The same parameters have the same id, so that a repeated import finds its own. Tells nothing of the signer key. */
export const hashConfigId = (config: HashConfig): string =>
  createHash('sha256')
    .update(JSON.stringify([config.signerKey, config.saltSeparator, config.rounds, config.memCost]))
    .digest('base64url')
    .slice(0, 12);

const KEY_BYTES = 32;
/** Room for what scrypt needs beside its table; Node refuses a limit that is too close. */
const SPARE_BYTES = 1024 * 1024;
type Scrypt = (
  password: string,
  salt: Buffer,
  bytes: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;
// Runs on the thread pool: at most as many at once as it has threads, so a burst cannot take the memory.
const scryptAsync = promisify(scrypt) as Scrypt;

/** What the old system would have stored for this password, in standard base64. About 16 MiB and 50 ms at 14/8. */
export async function oldHash(config: HashConfig, password: string, salt: string): Promise<string> {
  const cost = 2 ** config.memCost;
  const key = await scryptAsync(
    password,
    Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(config.saltSeparator, 'base64')]),
    KEY_BYTES,
    { N: cost, r: config.rounds, p: 1, maxmem: 128 * (cost + 2) * config.rounds + SPARE_BYTES },
  );
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(config.signerKey, 'base64')), cipher.final()]).toString(
    'base64',
  );
}

/** Whether this is the password, compared in constant time. */
export async function isOldPassword(
  config: HashConfig,
  password: string,
  old: OldPassword,
): Promise<boolean> {
  const made = Buffer.from(await oldHash(config, password, old.salt), 'base64');
  const kept = Buffer.from(old.hash, 'base64');
  return made.length === kept.length && timingSafeEqual(made, kept);
}
