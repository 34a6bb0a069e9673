import type { Belongings } from '#identity/server';
import { TURNS_MAX } from '#memory';
import { listPeople } from './people.ts';
import { createSeals } from './seals.ts';
import { listTurns } from './turns.ts';

/** Whom somebody writes with, and what was said. */
export const memoryBelongings: Belongings = {
  name: 'memory',
  tables: ['memory_settings', 'memory_people', 'memory_turns', 'memory_voices'],
  async exportOf(db, userId, { dataKeys }) {
    const deps = { db, seals: createSeals(dataKeys) };
    const people = [];
    for (const person of await listPeople(deps, userId, { query: '', archived: null })) {
      const turns = (await listTurns(deps, userId, person.id, { before: null, limit: TURNS_MAX })) ?? [];
      people.push({ ...person, turns: turns.map(({ id: _id, ...turn }) => turn) });
    }
    return { people };
  },
  async erase(tx, userId) {
    for (const table of ['memory_turns', 'memory_people', 'memory_voices', 'memory_settings'] as const)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  },
};
