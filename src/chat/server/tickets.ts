import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { COACH_TOKEN_LIFETIME_MS, COACH_TOKEN_PREFIX, TICKET_LIFETIME_MS } from '#chat';
import { SWEEP_ROWS, type Tables } from '#database';
import { isoTime } from '#kit';

interface Deps {
  db: Kysely<Tables>;
  clock: () => number;
}
interface Holder {
  userId: string;
  sessionId: string;
}

/** 256 random bits, as text that fits into a URL. */
const secret = () => randomBytes(32).toString('base64url');
/** Only hashes are stored: a copy of the database opens nothing. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A ticket for the frame: works once, within a minute. */
export async function issueTicket({ db, clock }: Deps, holder: Holder) {
  const nowMs = clock();
  const ticket = secret();
  const expiresAt = isoTime(nowMs + TICKET_LIFETIME_MS);
  await db
    .deleteFrom('chat_tickets')
    .where('ticket_hash', 'in', (query) =>
      query
        .selectFrom('chat_tickets')
        .select('ticket_hash')
        .where('expires_at', '<', isoTime(nowMs))
        .orderBy('expires_at')
        .limit(SWEEP_ROWS),
    )
    .execute();
  await db
    .insertInto('chat_tickets')
    .values({
      ticket_hash: hash(ticket),
      user_id: holder.userId,
      session_id: holder.sessionId,
      created_at: isoTime(nowMs),
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { ticket, expiresAt };
}

/** Spends a ticket; of two that bring the same one, one gets its holder and the other null. */
export async function spendTicket({ db, clock }: Deps, ticket: string): Promise<Holder | null> {
  const now = isoTime(clock());
  const row = await db
    .updateTable('chat_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', hash(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'session_id'])
    .executeTakeFirst();
  return row ? { userId: row.user_id, sessionId: row.session_id } : null;
}

/** What the frame calls the coach with, for ten minutes. */
export async function issueCoachToken({ db, clock }: Deps, holder: Holder) {
  const nowMs = clock();
  const token = `${COACH_TOKEN_PREFIX}${secret()}`;
  const expiresAt = isoTime(nowMs + COACH_TOKEN_LIFETIME_MS);
  await db
    .deleteFrom('coach_tokens')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('coach_tokens')
        .select('token_hash')
        .where('expires_at', '<', isoTime(nowMs))
        .orderBy('expires_at')
        .limit(SWEEP_ROWS),
    )
    .execute();
  await db
    .insertInto('coach_tokens')
    .values({
      token_hash: hash(token),
      user_id: holder.userId,
      session_id: holder.sessionId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

export async function findCoachToken({ db, clock }: Deps, token: string): Promise<Holder | null> {
  const row = await db
    .selectFrom('coach_tokens')
    .select(['user_id', 'session_id'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', isoTime(clock()))
    .executeTakeFirst();
  return row ? { userId: row.user_id, sessionId: row.session_id } : null;
}
