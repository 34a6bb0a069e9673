import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { DAY_MS, isoTime, MINUTE_MS } from '#kit';
import { addressGroup } from './address-group.ts';

/** At most `most` letters in a stretch of `withinMs` that begins with the first of them. */
export interface SendLimit {
  /** What is counted, such as `password-reset to`. */
  kind: string;
  /** Whose: an address, or a client's. */
  of: string;
  most: number;
  withinMs: number;
}

const HOUR_MS = 60 * MINUTE_MS;

/**
 * Against mail bombing: what may be sent to one address, and asked for by one client. Many phones share a client
 * address, so theirs is the wider one; it stands first, so that whoever is over it uses up nobody's letters. A code
 * also stands three guesses, which the day's limit keeps few.
 */
const SEND_LIMITS = {
  'password-reset': [
    { to: 'client', most: 10, withinMs: HOUR_MS },
    { to: 'address', most: 3, withinMs: HOUR_MS },
  ],
  'one-time-code': [
    { to: 'client', most: 60, withinMs: HOUR_MS },
    { to: 'address', most: 10, withinMs: HOUR_MS },
    { to: 'address', most: 20, withinMs: DAY_MS },
  ],
  'email-change': [
    { to: 'client', most: 10, withinMs: HOUR_MS },
    { to: 'address', most: 3, withinMs: HOUR_MS },
  ],
  'verify-email': [
    { to: 'client', most: 60, withinMs: HOUR_MS },
    { to: 'address', most: 3, withinMs: HOUR_MS },
  ],
} as const satisfies Record<string, readonly { to: 'address' | 'client'; most: number; withinMs: number }[]>;

type SentKind = keyof typeof SEND_LIMITS;

/**
 * Whether one more letter of this kind may go out; counts it if so. To be asked before anything is looked up, for
 * addresses with an account and without, and whoever is refused is answered as always. The rows are the database's, so
 * all nodes count together, and of several at the same moment each is counted.
 */
export async function maySend(
  deps: { db: Kysely<Tables>; clock: () => number; rateLimits: boolean },
  kind: SentKind,
  asked: { address: string; client: string },
): Promise<boolean> {
  if (!deps.rateLimits) return true;
  const of = { address: asked.address, client: addressGroup(asked.client) };
  for (const { to, most, withinMs } of SEND_LIMITS[kind])
    if (!(await claim(deps, { kind: countedAs(kind, to, withinMs), of: of[to], most, withinMs })))
      return false;
  return true;
}

/** One statement on either engine: a full stretch that is not over changes nothing and returns nothing. */
async function claim(
  { db, clock }: { db: Kysely<Tables>; clock: () => number },
  { kind, of, most, withinMs }: SendLimit,
): Promise<boolean> {
  const now = isoTime(clock());
  const ends_at = isoTime(clock() + withinMs);
  const bucket = bucketOf(kind, of);
  const row = await db
    .insertInto('send_limits')
    .values({ bucket, hits: 1, ends_at })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet((old) => ({
          hits: old
            .case()
            .when('send_limits.ends_at', '<=', now)
            .then(1)
            .else(old('send_limits.hits', '+', 1))
            .end(),
          ends_at: old
            .case()
            .when('send_limits.ends_at', '<=', now)
            .then(ends_at)
            .else(old.ref('send_limits.ends_at'))
            .end(),
        }))
        .where((old) => old.or([old('send_limits.hits', '<', most), old('send_limits.ends_at', '<=', now)])),
    )
    .returning('hits')
    .executeTakeFirst();
  // Whoever sends made-up addresses must not fill the table for ever.
  if (row?.hits === 1) await db.deleteFrom('send_limits').where('ends_at', '<=', now).execute();
  return row !== undefined;
}

/** Rows that must not name anybody. */
const bucketOf = (kind: string, of: string): string =>
  createHash('sha256').update(`${kind} ${of.trim().toLowerCase()}`).digest('hex');

const countedAs = (kind: SentKind, to: 'address' | 'client', withinMs: number): string =>
  `${kind} ${to} ${withinMs}`;

/** Forgets what was sent to an address that is erased. */
export async function forgetSends(db: Kysely<Tables>, address: string): Promise<void> {
  const buckets = (Object.keys(SEND_LIMITS) as SentKind[]).flatMap((kind) =>
    SEND_LIMITS[kind].map(({ to, withinMs }) => bucketOf(countedAs(kind, to, withinMs), address)),
  );
  await db.deleteFrom('send_limits').where('bucket', 'in', buckets).execute();
}
