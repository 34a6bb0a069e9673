import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { MemoryTurnRow, Tables } from '#database';
import { err, isoTime, ok, type Result } from '#kit';
import { type MemoryFaultCode, type NewTurn, type StoredTurn, TURNS_MAX, type TurnChange } from '#memory';
import type { Db, MemoryDeps } from './deps.ts';
import { lockOwner, noteStored } from './owner.ts';
import { findPersonRow } from './people.ts';
import { inSteps, isThere } from './seals.ts';

/** What of a turn is sealed. */
type SealedTurn = Pick<StoredTurn, 'from' | 'text'>;

const rowsOf = (db: Db, userId: string, personId: string) =>
  db
    .selectFrom('memory_turns')
    .selectAll()
    .where('person_id', '=', personId)
    // A turn is its owner's, whatever person somebody names.
    .where('user_id', '=', userId);

async function turnOf({ seals }: Pick<MemoryDeps, 'seals'>, row: MemoryTurnRow): Promise<StoredTurn | null> {
  const open = await seals.open<SealedTurn>(row.user_id, row.id, row.sealed);
  return open && { id: row.id, ...open, at: row.at };
}

export interface TurnsWanted {
  /** A turn's id or a time; what is older than that is wanted. */
  before: { id: string } | { at: string } | null;
  limit: number;
}

/** The newest turns that are wanted, oldest first; null where the owner has no such person or turn. */
export async function listTurns(
  deps: Pick<MemoryDeps, 'db' | 'seals'>,
  userId: string,
  personId: string,
  { before, limit }: TurnsWanted,
): Promise<StoredTurn[] | null> {
  const { db } = deps;
  if (!(await findPersonRow(db, userId, personId))) return null;
  let rows = rowsOf(db, userId, personId);
  if (before && 'at' in before) rows = rows.where('at', '<', before.at);
  if (before && 'id' in before) {
    const first = await rows.where('id', '=', before.id).executeTakeFirst();
    if (!first) return null;
    rows = rows.where('place', '<', first.place);
  }
  const newest = await rows.orderBy('place', 'desc').limit(limit).execute();
  return (await inSteps(newest.reverse(), (row) => turnOf(deps, row))).filter(isThere);
}

export interface AddHow {
  /** Adds nothing where the newest turn says the same: an answer that is asked for again keeps its message once. */
  unlessNewest?: boolean;
}

/** Adds turns behind those that are there. Adds all or none. */
export async function addTurns(
  deps: MemoryDeps,
  userId: string,
  personId: string,
  added: readonly NewTurn[],
  { unlessNewest = false }: AddHow = {},
): Promise<Result<StoredTurn[], MemoryFaultCode>> {
  const { db, clock, seals } = deps;
  const nowMs = clock();
  const at = isoTime(nowMs);
  const turns = added.map(({ from, text }): StoredTurn => ({ id: randomUUID(), from, text, at }));
  const seal = async ({ id, from, text }: StoredTurn) => ({
    id,
    sealed: await seals.seal(userId, id, { from, text } satisfies SealedTurn),
  });
  const sealed = await inSteps(turns, seal);
  return db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner.keepDays === 0) return err('memory-off');
    if (!(await findPersonRow(tx, userId, personId))) return err('not-found');
    const newest = await rowsOf(tx, userId, personId).orderBy('place', 'desc').limit(1).executeTakeFirst();
    if (unlessNewest && newest && isSame(await turnOf(deps, newest), turns[0])) return ok([]);
    if ((await countTurns(tx, personId)) + turns.length > TURNS_MAX) return err('too-many-turns');
    const first = (newest?.place ?? 0) + 1;
    await tx
      .insertInto('memory_turns')
      .values(
        sealed.map((one, offset) => ({
          ...one,
          person_id: personId,
          user_id: userId,
          place: first + offset,
          at,
        })),
      )
      .execute();
    await tx
      .updateTable('memory_people')
      .set({ active_at: at, last_turn_at: at })
      .where('id', '=', personId)
      .execute();
    await noteStored(tx, owner, nowMs);
    return ok(turns);
  });
}

const isSame = (turn: StoredTurn | null, other: StoredTurn | undefined): boolean =>
  turn?.from === other?.from && turn?.text === other?.text;

async function countTurns(tx: Transaction<Tables>, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('memory_turns')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The turn as it is now, or null where there is none. */
export async function changeTurn(
  deps: MemoryDeps,
  userId: string,
  personId: string,
  turnId: string,
  change: TurnChange,
): Promise<StoredTurn | null> {
  const { db, clock, seals } = deps;
  const changed = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId);
    const row = await rowsOf(tx, userId, personId).where('id', '=', turnId).executeTakeFirst();
    const turn = row && (await turnOf(deps, row));
    if (!turn) return null;
    const { from, text } = { from: change.from ?? turn.from, text: change.text ?? turn.text };
    const sealed = await seals.seal(userId, turnId, { from, text } satisfies SealedTurn);
    await tx.updateTable('memory_turns').set({ sealed }).where('id', '=', turnId).execute();
    await tx
      .updateTable('memory_people')
      .set({ active_at: isoTime(clock()) })
      .where('id', '=', personId)
      .execute();
    return { ...turn, from, text };
  });
  if (changed) await deps.scrub();
  return changed;
}

/** @returns whether there was such a turn */
export async function removeTurn(
  deps: MemoryDeps,
  userId: string,
  personId: string,
  turnId: string,
): Promise<boolean> {
  const isGone = await deps.db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom('memory_turns')
      .where('id', '=', turnId)
      .where('person_id', '=', personId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    const newest = await rowsOf(tx, userId, personId).orderBy('place', 'desc').limit(1).executeTakeFirst();
    await tx
      .updateTable('memory_people')
      .set({ last_turn_at: newest?.at ?? null })
      .where('id', '=', personId)
      .execute();
    return true;
  });
  if (isGone) await deps.scrub();
  return isGone;
}
