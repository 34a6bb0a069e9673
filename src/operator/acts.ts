import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { type Command, type Given, OperatorFault, type Place } from './command.ts';

/** Names stand in lists and in files: a line of printable characters. */
const NAME = /^[^\p{C}]{1,60}$/u;

/** Who acts: `--as NAME`, else the user of the operating system. */
export function actorOf(values: Given['values']): string {
  const { as } = values;
  if (as === undefined) return systemUser();
  const name = String(as).trim();
  if (!NAME.test(name)) throw new OperatorFault('--as takes a name of 1 to 60 characters');
  return name;
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export interface Act {
  atMs: number;
  by: string;
  command: string;
  /** An id or the name of a folder; never a person's name or address. */
  subject: string | null;
  outcome: string;
}

/** Adds a line to the audit trail. */
export async function recordAct(db: Kysely<Tables>, { atMs, ...act }: Act): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('operator_acts')
    .values({ id, at: isoTime(atMs), ...act })
    .execute();
  return id;
}

/**
 * Runs a command. One that changes something is in the audit trail before it begins, so that a crash leaves `begun`, and
 * gets its outcome at the end.
 */
export async function runRecorded(
  name: string,
  command: Command,
  given: Given,
  place: Omit<Place, 'about'>,
): Promise<string> {
  const { db, nowMs, by } = place;
  if (!command.changes?.(given)) return command.run(given, { ...place, about: async () => {} });
  const id = await recordAct(db, { atMs: nowMs, by, command: name, subject: null, outcome: 'begun' });
  let ending = 'done';
  const set = (changes: { subject?: string; outcome?: string }) =>
    db.updateTable('operator_acts').set(changes).where('id', '=', id).execute();
  const about: Place['about'] = async (subject, outcome) => {
    if (outcome !== undefined) ending = outcome;
    await set({ subject });
  };
  try {
    const answer = await command.run(given, { ...place, about });
    await set({ outcome: ending });
    return answer;
  } catch (cause) {
    // What went wrong is told, also where this cannot be stored.
    await set({ outcome: cause instanceof OperatorFault ? 'refused' : 'failed' }).catch(() => {});
    throw cause;
  }
}
