import type { Transaction } from 'kysely';
import { SWEEP_ROWS, sweepAll, type Tables } from '#database';
import type { Secrets } from '#identity/server';
import { every, isoTime, type Repeated } from '#kit';
import { goesAtMs, goneUntilMs } from '#memory';
import type { MemoryDeps } from './deps.ts';
import { findSettings, lockOwner, type Owner } from './owner.ts';
import { resealMemory } from './reseal.ts';

const OWNERS_AT_ONCE = 100;
/** Later than everything that is kept. */
const ALL = '9999-12-31T23:59:59.999Z';

/** Times up to this one are gone, or null where none is. */
function goneUntil(keepDays: Owner['keepDays'], nowMs: number): string | null {
  const ms = goneUntilMs(keepDays, nowMs);
  if (ms === Number.NEGATIVE_INFINITY) return null;
  return ms === Number.POSITIVE_INFINITY ? ALL : isoTime(ms);
}

/**
 * Deletes what an owner's memory has kept for long enough: each turn by its own age, a person when nothing was written
 * about or with them for so long. Under `keepDays` 0 that is everything, the voice too.
 */
export async function purgeOwner(
  deps: Omit<MemoryDeps, 'seals'>,
  userId: string,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db, clock } = deps;
  const until = goneUntil((await findSettings(db, userId)).keepDays, clock());
  let gone = 0;
  if (until)
    gone += await sweepAll(
      () =>
        db
          .deleteFrom('memory_turns')
          .where('id', 'in', (turns) =>
            turns
              .selectFrom('memory_turns')
              .select('id')
              .where('user_id', '=', userId)
              .where('at', '<=', until)
              .orderBy('at')
              .limit(SWEEP_ROWS),
          )
          .executeTakeFirst(),
      isStopped,
    );
  if (!isStopped())
    gone += await db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, userId);
      const deleted = await purgePeople(tx, owner, goneUntil(owner.keepDays, clock()));
      await tx
        .updateTable('memory_settings')
        .set({ due_at: await nextDue(tx, owner) })
        .where('user_id', '=', userId)
        .execute();
      return deleted;
    });
  if (gone > 0) await deps.scrub();
}

async function purgePeople(tx: Transaction<Tables>, owner: Owner, until: string | null): Promise<number> {
  if (!until) return 0;
  const people = await tx
    .deleteFrom('memory_people')
    .where('user_id', '=', owner.id)
    .where('active_at', '<=', until)
    .executeTakeFirst();
  await tx
    .updateTable('memory_people')
    .set({ last_turn_at: null })
    .where('user_id', '=', owner.id)
    .where('last_turn_at', '<=', until)
    .execute();
  if (owner.keepDays !== 0) return Number(people.numDeletedRows);
  const voice = await tx.deleteFrom('memory_voices').where('user_id', '=', owner.id).executeTakeFirst();
  return Number(people.numDeletedRows + voice.numDeletedRows);
}

/** When the oldest of what is left runs out. */
async function nextDue(tx: Transaction<Tables>, { id, keepDays }: Owner): Promise<string | null> {
  const turn = await tx
    .selectFrom('memory_turns')
    .select('at')
    .where('user_id', '=', id)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  const person = await tx
    .selectFrom('memory_people')
    .select('active_at as at')
    .where('user_id', '=', id)
    .orderBy('active_at')
    .limit(1)
    .executeTakeFirst();
  const [oldest] = [turn, person].flatMap((row) => row?.at ?? []).sort();
  const dueMs = oldest === undefined ? null : goesAtMs(keepDays, Date.parse(oldest));
  return dueMs === null ? null : isoTime(dueMs);
}

/** Purges every owner of whom something has run out. Two servers that do it at once do it once. */
export async function purgeDue(
  deps: Omit<MemoryDeps, 'seals'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const due = await deps.db
      .selectFrom('memory_settings')
      .select('user_id')
      .where('due_at', '<=', isoTime(deps.clock()))
      .orderBy('due_at')
      .limit(OWNERS_AT_ONCE)
      .execute();
    for (const { user_id } of due) {
      if (isStopped()) return;
      await purgeOwner(deps, user_id, isStopped);
    }
    if (due.length < OWNERS_AT_ONCE) return;
  }
}

/**
 * Purges now and every `intervalMs` until stopped. Where older keys are listed, everything is sealed anew once.
 * @param keys of `DATA_KEY`, newest first
 */
export function startPurge(deps: Omit<MemoryDeps, 'seals'>, keys: Secrets, intervalMs: number): Repeated {
  let isResealed = keys.length < 2;
  async function run(isStopped: () => boolean): Promise<void> {
    await purgeDue(deps, isStopped);
    if (isResealed || isStopped()) return;
    if ((await resealMemory(deps.db, keys, isStopped)) > 0) await deps.scrub();
    isResealed = !isStopped();
    if (isResealed) console.error('memory: all that is kept is sealed with the first key of DATA_KEY');
  }
  return every(intervalMs, run, (error) => console.error('memory: what has run out was not purged', error));
}
