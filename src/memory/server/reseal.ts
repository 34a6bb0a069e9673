import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { boundTo, type Secrets, sealedAnew } from '#identity/server';
import { placeOf, VOICE_ROW } from './seals.ts';

/** So many rows one statement reads; others are served in between. */
const ROWS_AT_ONCE = 100;

interface Row {
  /** What the next page begins behind. */
  key: string;
  user_id: string;
  sealed: string;
}

/** A table of sealed things: its rows page by page in the order of their key, and one written anew. */
interface Sealed {
  page(after: string): Promise<Row[]>;
  place(row: Row): string;
  /** Only where it is still what was read: an owner may have changed it meanwhile. */
  write(row: Row, anew: string): Promise<unknown>;
}

const byId = (db: Kysely<Tables>, table: 'memory_people' | 'memory_turns'): Sealed => ({
  page: (after) =>
    db
      .selectFrom(table)
      .select(['id as key', 'user_id', 'sealed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  place: ({ user_id, key }) => placeOf(user_id, key),
  write: ({ key, sealed }, anew) =>
    db.updateTable(table).set({ sealed: anew }).where('id', '=', key).where('sealed', '=', sealed).execute(),
});

const voices = (db: Kysely<Tables>): Sealed => ({
  page: (after) =>
    db
      .selectFrom('memory_voices')
      .select(['user_id as key', 'user_id', 'sealed'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  place: ({ user_id }) => placeOf(user_id, VOICE_ROW),
  write: ({ key, sealed }, anew) =>
    db
      .updateTable('memory_voices')
      .set({ sealed: anew })
      .where('user_id', '=', key)
      .where('sealed', '=', sealed)
      .execute(),
});

/**
 * Seals with the newest key what an older one sealed, so that the older one can be taken off the list. What no key opens
 * stays: its key may be listed again.
 *
 * @returns how many were sealed anew
 */
export async function resealMemory(
  db: Kysely<Tables>,
  keys: Secrets,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let resealed = 0;
  for (const table of [byId(db, 'memory_people'), byId(db, 'memory_turns'), voices(db)])
    for (let after = ''; ; ) {
      const rows = await table.page(after);
      for (const row of rows) {
        const anew = await sealedAnew(boundTo(keys, table.place(row)), row.sealed).catch(() => 'unopened');
        if (anew === 'current' || anew === 'unopened') continue;
        await table.write(row, anew);
        resealed += 1;
      }
      after = rows.at(-1)?.key ?? '';
      if (rows.length < ROWS_AT_ONCE || isStopped()) break;
      await new Promise<void>((resume) => setImmediate(resume));
    }
  return resealed;
}
