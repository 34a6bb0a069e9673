import type { LearnedVoice } from '#coach';
import type {
  Memory,
  MemoryBody,
  NewTurn,
  Person,
  PersonBody,
  PersonChange,
  StoredTurn,
  TurnChange,
  Voice,
} from '#memory';
import {
  type CoachCall,
  type CoachCallOptions,
  type CoachTransport,
  callCoach,
  connectionLost,
} from './coach-call.ts';

export interface PeopleAsked {
  /** Stands in a name or the notes. */
  query?: string;
  /** `all`: both. */
  archived?: boolean | 'all';
}

export interface TurnsAsked {
  /** A turn's id: those before it are wanted. */
  before?: string;
  limit?: number;
}

/**
 * Cyrano's memory as the browser asks for it. Every call rejects with `CoachError`; its `message` is the server's own
 * sentence about what to do.
 */
export function memoryClient(transport: CoachTransport, options: CoachCallOptions) {
  const ask = <T>(call: CoachCall): Promise<T> =>
    callCoach(transport, call, options, (response) =>
      response.json().catch((cause) => {
        throw connectionLost(cause);
      }),
    );
  // What is to be deleted is deleted, also where the reader leaves at that moment.
  const remove = (path: string): Promise<void> =>
    callCoach(transport, { path, method: 'DELETE', keepalive: true }, options, async () => {});
  const pathOf = (person: string, turn?: string) =>
    `/people/${encodeURIComponent(person)}${turn === undefined ? '' : `/turns/${encodeURIComponent(turn)}`}`;
  const personIn = async (call: CoachCall) => (await ask<{ person: Person }>(call)).person;
  const turnsIn = async (call: CoachCall) => (await ask<{ turns: StoredTurn[] }>(call)).turns;

  return {
    /** Whoever was written with last first. */
    people: async ({ query = '', archived = false }: PeopleAsked = {}): Promise<Person[]> => {
      const search = new URLSearchParams({ query, archived: String(archived) });
      return (await ask<{ people: Person[] }>({ path: `/people?${search}`, method: 'GET' })).people;
    },
    person: (id: string) => personIn({ path: pathOf(id), method: 'GET' }),
    addPerson: (body: PersonBody) => personIn({ path: '/people', body }),
    changePerson: (id: string, body: PersonChange) => personIn({ path: pathOf(id), method: 'PATCH', body }),
    removePerson: (id: string) => remove(pathOf(id)),

    /** The newest, oldest first. */
    turns: (person: string, { before = '', limit }: TurnsAsked = {}) => {
      const search = new URLSearchParams({ before, ...(limit ? { limit: String(limit) } : {}) });
      return turnsIn({ path: `${pathOf(person)}/turns?${search}`, method: 'GET' });
    },
    /** @returns those that were added, with their ids */
    addTurns: (person: string, turns: readonly NewTurn[]) =>
      turnsIn({ path: `${pathOf(person)}/turns`, body: { turns } }),
    changeTurn: async (person: string, turn: string, body: TurnChange) =>
      (await turnsIn({ path: pathOf(person, turn), method: 'PATCH', body }))[0],
    removeTurn: (person: string, turn: string) => remove(pathOf(person, turn)),

    settings: () => ask<Memory>({ path: '/memory', method: 'GET' }),
    /** What is left out stays; a shorter time deletes at once. */
    changeSettings: (body: MemoryBody) => ask<Memory>({ path: '/memory', method: 'PUT', body }),
    voice: () => ask<Voice>({ path: '/voice', method: 'GET' }),
    /** How the reader writes, learned from what is kept of their own messages; nothing is changed by it. */
    learnedVoice: () => ask<LearnedVoice>({ path: '/voice/learned', method: 'GET' }),
    /** The whole voice in the place of the one before. */
    changeVoice: (body: Voice) => ask<Voice>({ path: '/voice', method: 'PUT', body }),
  };
}
