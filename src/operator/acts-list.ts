import type { Kysely } from 'kysely';
import { isBehind, type Listed, type ListPage, listed, type OperatorActRow, type Tables } from '#database';
import { shownTime } from './shown-time.ts';
import { textTable } from './text-table.ts';

/** A page of the audit trail, the oldest first. */
export async function listActs(db: Kysely<Tables>, page: ListPage): Promise<Listed<OperatorActRow>> {
  const { after, most } = page;
  const all = db.selectFrom('operator_acts').selectAll();
  const rows = await (after ? all.where(isBehind('at', 'id', after)) : all)
    .orderBy('at')
    .orderBy('id')
    .limit(most + 1)
    .execute();
  return listed(rows, page, ({ at, id }) => ({ time: at, id }));
}

const MOST_ABOUT = 100;

/** What was done about one person and their payments, the oldest first. */
export async function actsAbout(db: Kysely<Tables>, userId: string): Promise<OperatorActRow[]> {
  const checkouts = await db.selectFrom('checkouts').select('id').where('user_id', '=', userId).execute();
  return db
    .selectFrom('operator_acts')
    .selectAll()
    .where('subject', 'in', [userId, ...checkouts.slice(0, 500).map(({ id }) => id)])
    .orderBy('at')
    .limit(MOST_ABOUT)
    .execute();
}

export const actTable = (acts: readonly OperatorActRow[]): string =>
  textTable(
    [
      { heading: 'When', of: ({ at }) => shownTime(at) },
      { heading: 'Who', of: ({ by }) => by },
      { heading: 'Command', of: ({ command }) => command },
      { heading: 'About', of: ({ subject }) => subject ?? '' },
      { heading: 'Outcome', of: ({ outcome }) => outcome },
    ],
    acts,
  );
