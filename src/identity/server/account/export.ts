import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { told } from '../answers.ts';
import type { Belongings, ExportKeys } from './belongings.ts';
import type { AccountDeps, AccountEnv } from './parts.ts';

/** Everything that is held about a person, as one object; nothing in it opens an account. */
export async function exportPerson(
  deps: ExportKeys & {
    db: Kysely<Tables>;
    belongings: readonly Belongings[];
    brandName: string;
    clock: () => number;
  },
  userId: string,
): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const { name, exportOf } of deps.belongings) parts.push([name, await exportOf(deps.db, userId, deps)]);
  return { from: deps.brandName, exportedAt: isoTime(deps.clock()), ...Object.fromEntries(parts) };
}

/** `GET /api/account/export`: the same as a file to keep. */
export const exportRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>().get('/export', deps.callers.requireUser, deps.callers.requireFresh, async (c) => {
    const { belongings, dataKeys } = deps.parts;
    const all = await exportPerson({ ...deps, belongings, dataKeys }, c.get('user').id);
    // Gathering it takes a while, and nothing of it leaves for a session that was ended meanwhile.
    if (!(await deps.callers.sessionUser(c.get('sessionId')))) return told('not-signed-in');
    return c.body(JSON.stringify(all, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="account-${isoTime(deps.clock()).slice(0, 10)}.json"`,
    });
  });
