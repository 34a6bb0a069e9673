import type { Transaction } from 'kysely';
import type { MemorySettingsRow, Tables } from '#database';
import { isoTime } from '#kit';
import { goesAtMs, KEEP_DAYS_DEFAULT, type KeepDays, type Memory } from '#memory';
import type { Db } from './deps.ts';

export interface Owner {
  id: string;
  keepDays: KeepDays;
  /** Who writes, and what they agreed to. */
  settings: Memory;
  /** When the first thing of theirs runs out. */
  dueAt: string | null;
}

const DEFAULTS = { keep_days: KEEP_DAYS_DEFAULT, writer: 'llm', consent: null, due_at: null } as const;

/**
 * Whoever changes anything of an owner's memory takes this row first, so nothing is stored beside a purge, and no two
 * calls find the last free place. Makes the row where there is none.
 */
export async function lockOwner(tx: Transaction<Tables>, userId: string): Promise<Owner> {
  const row = await tx
    .insertInto('memory_settings')
    .values({ user_id: userId, ...DEFAULTS })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const settings = settingsOf(row);
  return { id: userId, keepDays: settings.keepDays, settings, dueAt: row.due_at };
}

/** As the owner chose, or as it is for who never chose. */
export async function findSettings(db: Db, userId: string): Promise<Memory> {
  const row = await db
    .selectFrom('memory_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return settingsOf(row ?? DEFAULTS);
}

const settingsOf = ({ keep_days, writer, consent }: Omit<MemorySettingsRow, 'user_id'>): Memory => ({
  keepDays: keep_days as KeepDays,
  writer: writer as Memory['writer'],
  consent: consent === null ? null : (JSON.parse(consent) as Memory['consent']),
});

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
