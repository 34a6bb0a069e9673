import { err, ok, type Result } from '#kit';
import type { MemoryFaultCode, Voice } from '#memory';
import type { MemoryDeps } from './deps.ts';
import { lockOwner } from './owner.ts';
import { VOICE_ROW } from './seals.ts';

const NONE: Voice = { facts: [], never: [], style: {} };

export async function findVoice(
  { db, seals }: Pick<MemoryDeps, 'db' | 'seals'>,
  userId: string,
): Promise<Voice> {
  const row = await db
    .selectFrom('memory_voices')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row && (await seals.open<Voice>(userId, VOICE_ROW, row.sealed))) ?? NONE;
}

/** Puts a whole voice in the place of the one before; an empty one leaves no row. */
export async function changeVoice(
  deps: MemoryDeps,
  userId: string,
  voice: Voice,
): Promise<Result<Voice, MemoryFaultCode>> {
  const sealed = await deps.seals.seal(userId, VOICE_ROW, voice);
  const isEmpty = voice.facts.length + voice.never.length + Object.keys(voice.style).length === 0;
  const changed = await deps.db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (isEmpty) await tx.deleteFrom('memory_voices').where('user_id', '=', userId).execute();
    else if (owner.keepDays === 0) return false;
    else
      await tx
        .insertInto('memory_voices')
        .values({ user_id: userId, sealed })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed }))
        .execute();
    return true;
  });
  if (!changed) return err('memory-off');
  await deps.scrub();
  return ok(voice);
}
