import type { Transaction } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { goesAtMs, KEEP_DAYS_DEFAULT, type KeepDays } from '#memory';

export interface Owner {
  id: string;
  keepDays: KeepDays;
  /** When the first thing of theirs runs out. */
  dueAt: string | null;
}

export const DEFAULTS = { keep_days: KEEP_DAYS_DEFAULT, writer: 'llm', consent: null, due_at: null } as const;

/**
 * Whoever changes anything of an owner's memory takes this row first, so nothing is stored beside a purge, and no two
 * calls find the last free place. Makes the row where there is none.
 */
export async function lockOwner(tx: Transaction<Tables>, userId: string): Promise<Owner> {
  const row = await tx
    .insertInto('memory_settings')
    .values({ user_id: userId, ...DEFAULTS })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning(['keep_days', 'due_at'])
    .executeTakeFirstOrThrow();
  return { id: userId, keepDays: row.keep_days as KeepDays, dueAt: row.due_at };
}

/** Something was stored now: where nothing waited to run out, this does. */
export async function noteStored(tx: Transaction<Tables>, owner: Owner, nowMs: number): Promise<void> {
  const goesMs = goesAtMs(owner.keepDays, nowMs);
  if (owner.dueAt !== null || goesMs === null) return;
  await tx
    .updateTable('memory_settings')
    .set({ due_at: isoTime(goesMs) })
    .where('user_id', '=', owner.id)
    .execute();
}
