import type { StoredTurn } from '#memory';
import type { MemoryDeps } from './deps.ts';
import { inSteps, isThere } from './seals.ts';

/** So many of the newest turns are opened to find the reader's own, and so many characters of each tell how they write. */
const TURNS = 600;
const CHARACTERS = 600;

/** What an owner wrote to anybody, the newest last. */
export async function ownMessages(
  { db, seals }: Pick<MemoryDeps, 'db' | 'seals'>,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('memory_turns')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(TURNS)
    .execute();
  const open = (row: { id: string; sealed: string }) =>
    seals.open<Pick<StoredTurn, 'from' | 'text'>>(userId, row.id, row.sealed);
  const turns = (await inSteps(rows, open)).filter(isThere).reverse();
  return turns.filter(({ from }) => from === 'me').map(({ text }) => text.slice(0, CHARACTERS));
}
