import { isoTime } from '#kit';
import type { Memory, MemoryBody } from '#memory';
import type { MemoryDeps } from './deps.ts';
import { lockOwner } from './owner.ts';
import { purgeOwner } from './purge.ts';

/** Changes what is named; what must no longer be kept is gone when this resolves. */
export async function changeSettings(
  deps: MemoryDeps,
  userId: string,
  { keepDays, writer, consent }: MemoryBody,
): Promise<Memory> {
  const { db, clock } = deps;
  const settings = await db.transaction().execute(async (tx) => {
    const { settings: before } = await lockOwner(tx, userId);
    const after: Memory = {
      keepDays: keepDays === undefined ? before.keepDays : keepDays,
      writer: writer ?? before.writer,
      consent: consent === undefined ? before.consent : consentAt(consent, before.consent, clock()),
    };
    await tx
      .updateTable('memory_settings')
      .set({
        keep_days: after.keepDays,
        writer: after.writer,
        consent: after.consent && JSON.stringify(after.consent),
      })
      .where('user_id', '=', userId)
      .execute();
    return after;
  });
  await purgeOwner(deps, userId);
  return settings;
}

/** The time of the first time that this was agreed to. */
function consentAt(
  given: NonNullable<MemoryBody['consent']> | null,
  before: Memory['consent'],
  nowMs: number,
): Memory['consent'] {
  if (given === null) return null;
  const { host, version } = given;
  return before?.host === host && before.version === version ? before : { host, version, at: isoTime(nowMs) };
}
