import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Day } from '#analytics';
import type { Tables } from '#database';

/** What a request tells of its sender. Goes into a hash and nowhere else. */
export interface Sender {
  address: string;
  userAgent: string;
}

/** What a sender is called for one day. Without that day's salt nobody can tell whose name it is, we included. */
export interface DayNames {
  /** Address and browser together: about one person. */
  visitor: string;
  /** The address alone, which cannot be varied as easily: for limits. */
  sender: string;
}

/** Names people for a day without cookies. The salt is a row, so that every node gives the same names. */
export function createVisitors(db: Kysely<Tables>) {
  // Only a copy of the row: a node that has none, or was restarted, reads the same.
  let known: { day: Day; salt: string } | null = null;

  async function saltOf(day: Day): Promise<string> {
    if (known?.day === day) return known.salt;
    await db
      .insertInto('analytics_salts')
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    // Whoever came first has made it.
    const { salt } = await db
      .selectFrom('analytics_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    known = { day, salt };
    return salt;
  }

  return async (day: Day, { address, userAgent }: Sender): Promise<DayNames> => {
    const salt = await saltOf(day);
    const name = (...parts: string[]) =>
      createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
    return { visitor: name('visitor', address, userAgent), sender: name('sender', address) };
  };
}
