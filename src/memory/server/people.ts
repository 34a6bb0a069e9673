import { randomUUID } from 'node:crypto';
import { type MemoryPersonRow, SWEEP_ROWS, sweepAll } from '#database';
import { err, isoTime, ok, type Result } from '#kit';
import { type MemoryFaultCode, PEOPLE_MAX, type Person, type PersonBody, type PersonChange } from '#memory';
import type { Db, MemoryDeps } from './deps.ts';
import { lockOwner, noteStored } from './owner.ts';
import { inSteps, isThere } from './seals.ts';

/** What of a person is sealed. */
type SealedPerson = Pick<Person, 'name' | 'stage' | 'notes'>;

const rowsOf = (db: Db, userId: string) =>
  db.selectFrom('memory_people').selectAll().where('user_id', '=', userId);

export const findPersonRow = (db: Db, userId: string, id: string) =>
  rowsOf(db, userId).where('id', '=', id).executeTakeFirst();

async function personOf({ seals }: Pick<MemoryDeps, 'seals'>, row: MemoryPersonRow): Promise<Person | null> {
  const open = await seals.open<SealedPerson>(row.user_id, row.id, row.sealed);
  return (
    open && {
      id: row.id,
      ...open,
      archived: row.archived === 1,
      createdAt: row.created_at,
      lastTurnAt: row.last_turn_at,
    }
  );
}

export interface PeopleWanted {
  /** Stands in the name or the notes, in any letter case; empty wants everybody. */
  query: string;
  /** Null wants both. */
  archived: boolean | null;
}

/** The owner's people, whoever they wrote with last first. */
export async function listPeople(
  deps: Pick<MemoryDeps, 'db' | 'seals'>,
  userId: string,
  { query, archived }: PeopleWanted,
): Promise<Person[]> {
  const wanted = searchable(query);
  const rows = await rowsOf(deps.db, userId)
    .$if(archived !== null, (rows) => rows.where('archived', '=', archived ? 1 : 0))
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .execute();
  const people = (await inSteps(rows, (row) => personOf(deps, row))).filter(isThere);
  return people.filter(({ name, notes }) => searchable(`${name}\n${notes}`).includes(wanted));
}

const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

export async function findPerson(deps: MemoryDeps, userId: string, id: string): Promise<Person | null> {
  const row = await findPersonRow(deps.db, userId, id);
  return row ? personOf(deps, row) : null;
}

export async function addPerson(
  { db, clock, seals }: MemoryDeps,
  userId: string,
  { name, stage = 'matched', notes = '' }: PersonBody,
): Promise<Result<Person, MemoryFaultCode>> {
  const id = randomUUID();
  const nowMs = clock();
  const now = isoTime(nowMs);
  const sealed = await seals.seal(userId, id, { name, stage, notes } satisfies SealedPerson);
  return db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner.keepDays === 0) return err('memory-off');
    const { count } = await tx
      .selectFrom('memory_people')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= PEOPLE_MAX) return err('too-many-people');
    await tx
      .insertInto('memory_people')
      .values({
        id,
        user_id: userId,
        sealed,
        archived: 0,
        created_at: now,
        active_at: now,
        last_turn_at: null,
      })
      .execute();
    await noteStored(tx, owner, nowMs);
    return ok({ id, name, stage, notes, archived: false, createdAt: now, lastTurnAt: null });
  });
}

export async function changePerson(
  deps: MemoryDeps,
  userId: string,
  id: string,
  { archived, ...change }: PersonChange,
): Promise<Person | null> {
  const { db, clock, seals } = deps;
  const changed = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId);
    const row = await findPersonRow(tx, userId, id);
    const person = row && (await personOf(deps, row));
    if (!person) return null;
    const { name = person.name, stage = person.stage, notes = person.notes } = change;
    const isArchived = archived ?? person.archived;
    await tx
      .updateTable('memory_people')
      .set({
        sealed: await seals.seal(userId, id, { name, stage, notes } satisfies SealedPerson),
        archived: isArchived ? 1 : 0,
        active_at: isoTime(clock()),
      })
      .where('id', '=', id)
      .execute();
    return { ...person, name, stage, notes, archived: isArchived };
  });
  if (changed) await deps.scrub();
  return changed;
}

/** @returns whether there was such a person; gone with all turns */
export async function removePerson(deps: MemoryDeps, userId: string, id: string): Promise<boolean> {
  const { db } = deps;
  if (!(await findPersonRow(db, userId, id))) return false;
  await sweepAll(() =>
    db
      .deleteFrom('memory_turns')
      .where('id', 'in', (turns) =>
        turns
          .selectFrom('memory_turns')
          .select('id')
          .where('person_id', '=', id)
          .orderBy('place')
          .limit(SWEEP_ROWS),
      )
      .executeTakeFirst(),
  );
  const isGone = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId);
    // What was added meanwhile.
    await tx.deleteFrom('memory_turns').where('person_id', '=', id).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('memory_people')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });
  await deps.scrub();
  return isGone;
}
