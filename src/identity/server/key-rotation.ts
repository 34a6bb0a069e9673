import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';

/**
 * Changing APP_SECRET without signing anyone out: the newest secret signs and seals, the older ones still open. The
 * library knows that for what it encrypts, not for its cookies, and it never seals its token key anew.
 */
export type Secrets = readonly { version: number; value: string }[];

const sealingKey = (secrets: Secrets, current: Secrets[number]) => ({
  keys: new Map(secrets.map(({ version, value }) => [version, value])),
  currentVersion: current.version,
});

/** A text sealed with the newest secret. */
export async function sealed(secrets: Secrets, text: string): Promise<string> {
  const [current] = secrets;
  if (!current) throw new Error('nothing can be sealed without a secret');
  return symmetricEncrypt({ key: sealingKey(secrets, current), data: text });
}

/** What was sealed, or null when no secret of the list opens it. */
export async function opened(secrets: Secrets, seal: string): Promise<string | null> {
  const [current] = secrets;
  const version = parseEnvelope(seal)?.version;
  if (!current || version === undefined || !secrets.some((secret) => secret.version === version)) return null;
  return symmetricDecrypt({ key: sealingKey(secrets, current), data: seal });
}

/** Keys of one place alone, such as a row of one owner: what they seal opens nowhere else. The versions stay. */
export const boundTo = (secrets: Secrets, place: string): Secrets =>
  secrets.map(({ version, value }) => ({
    version,
    value: Buffer.from(hkdfSync('sha256', value, 'repartee', place, 32)).toString('base64url'),
  }));

/** The same under the newest secret; `current` when it is already, `unopened` when no secret of the list opens it. */
export async function sealedAnew(secrets: Secrets, seal: string): Promise<string> {
  if (parseEnvelope(seal)?.version === secrets[0]?.version) return 'current';
  const text = await opened(secrets, seal);
  return text === null ? 'unopened' : sealed(secrets, text);
}

/**
 * The same for every row of a table of sealed things. What no secret opens stays: its secret may be listed again.
 *
 * @param lost what that means, for the log
 */
export async function resealRows(
  db: Kysely<Tables>,
  secrets: Secrets,
  table: 'old_hash_configs' | 'erasure_keys',
  lost: string,
): Promise<void> {
  for (const row of await db.selectFrom(table).select(['id', 'sealed']).execute()) {
    const anew = await sealedAnew(secrets, row.sealed);
    if (anew === 'unopened') console.error(`identity: ${lost}`);
    else if (anew !== 'current')
      await db.updateTable(table).set({ sealed: anew }).where('id', '=', row.id).execute();
  }
}

/** Seals each token key with the newest secret; one that no secret of the list can open is dropped, and made anew. */
export async function resealTokenKeys(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  for (const row of await db.selectFrom('jwks').select(['id', 'privateKey']).execute()) {
    const kept: unknown = JSON.parse(row.privateKey);
    const anew = typeof kept === 'string' ? await sealedAnew(secrets, kept) : 'unopened';
    if (anew === 'current') continue;
    if (anew === 'unopened') await db.deleteFrom('jwks').where('id', '=', row.id).execute();
    else
      await db
        .updateTable('jwks')
        .set({ privateKey: JSON.stringify(anew) })
        .where('id', '=', row.id)
        .execute();
  }
}

const SESSION_COOKIE = /((?:__Host-)?repartee\.session)=([^;]+)/;

/** The headers with a session cookie that an older secret signed signed by the newest, so that the library knows it. */
export function withCurrentSignature(headers: Headers, secrets: Secrets): Headers {
  const [current, ...older] = secrets;
  const cookie = headers.get('cookie');
  const found = cookie ? SESSION_COOKIE.exec(cookie) : null;
  if (!cookie || !found || !current || older.length === 0) return headers;
  const [whole, name = '', value = ''] = found;
  const [token, signature] = cut(value);
  if (!older.some((secret) => isSignedBy(token, signature, secret.value))) return headers;
  const fresh = new Headers(headers);
  const signed = encodeURIComponent(`${token}.${sign(token, current.value)}`);
  fresh.set('cookie', cookie.replace(whole, `${name}=${signed}`));
  return fresh;
}

function cut(value: string): [string, string] {
  let plain: string;
  try {
    plain = decodeURIComponent(value);
  } catch {
    return ['', ''];
  }
  const dot = plain.lastIndexOf('.');
  return dot < 0 ? ['', ''] : [plain.slice(0, dot), plain.slice(dot + 1)];
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64');

function isSignedBy(text: string, signature: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
