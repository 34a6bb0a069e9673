import type { Belongings } from '#identity/server';
import { TURNS_MAX } from '#memory';
import { findSettings } from './owner.ts';
import { listPeople } from './people.ts';
import { createSeals } from './seals.ts';
import { listTurns } from './turns.ts';
import { findVoice } from './voice.ts';

/** Whom somebody writes with, what was said, and how they write. */
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
    const [settings, voice] = [await findSettings(db, userId), await findVoice(deps, userId)];
    return { settings, voice, people };
  },
  async erase(tx, userId) {
    for (const table of ['memory_turns', 'memory_people', 'memory_voices', 'memory_settings'] as const)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  },
};
