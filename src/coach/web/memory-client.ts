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

export interface MemoryClientOptions extends CoachCallOptions {
  /** Told after each call that changed what is stored: of whom, or null where it may be anybody. */
  onChanged?: (person: string | null) => void;
}

/**
 * Cyrano's memory as the browser asks for it. Every call rejects with `CoachError`; its `message` is the server's own
 * sentence about what to do.
 */
export function memoryClient(transport: CoachTransport, options: MemoryClientOptions) {
  const ask = <T>(call: CoachCall): Promise<T> =>
    callCoach(transport, call, options, (response) =>
      response.json().catch((cause) => {
        throw connectionLost(cause);
      }),
    );
  const change = async <T>(person: string | null, call: CoachCall): Promise<T> => {
    const answer = await ask<T>(call);
    options.onChanged?.(person);
    return answer;
  };
  // What is to be deleted is deleted, also where the reader leaves at that moment.
  const remove = async (person: string, turn?: string): Promise<void> => {
    const call = { path: pathOf(person, turn), method: 'DELETE', keepalive: true } as const;
    await callCoach(transport, call, options, async () => {});
    options.onChanged?.(person);
  };
  const pathOf = (person: string, turn?: string) =>
    `/people/${encodeURIComponent(person)}${turn === undefined ? '' : `/turns/${encodeURIComponent(turn)}`}`;
  const turnsOf = ({ turns }: { turns: StoredTurn[] }) => turns;
  const personOf = ({ person }: { person: Person }) => person;

  return {
    /** Whoever was written with last first. */
    people: async ({ query = '', archived = false }: PeopleAsked = {}): Promise<Person[]> => {
      const search = new URLSearchParams({ query, archived: String(archived) });
      return (await ask<{ people: Person[] }>({ path: `/people?${search}`, method: 'GET' })).people;
    },
    person: async (id: string) => personOf(await ask({ path: pathOf(id), method: 'GET' })),
    addPerson: async (body: PersonBody) => {
      const person = personOf(await ask({ path: '/people', body }));
      options.onChanged?.(person.id);
      return person;
    },
    changePerson: async (id: string, body: PersonChange) =>
      personOf(await change(id, { path: pathOf(id), method: 'PATCH', body })),
    removePerson: (id: string) => remove(id),

    /** The newest, oldest first. */
    turns: async (person: string, { before = '', limit }: TurnsAsked = {}) => {
      const search = new URLSearchParams({ before, ...(limit ? { limit: String(limit) } : {}) });
      return turnsOf(await ask({ path: `${pathOf(person)}/turns?${search}`, method: 'GET' }));
    },
    /** @returns those that were added, with their ids */
    addTurns: async (person: string, turns: readonly NewTurn[]) =>
      turnsOf(await change(person, { path: `${pathOf(person)}/turns`, body: { turns } })),
    changeTurn: async (person: string, turn: string, body: TurnChange) =>
      turnsOf(await change(person, { path: pathOf(person, turn), method: 'PATCH', body }))[0],
    removeTurn: (person: string, turn: string) => remove(person, turn),

    settings: () => ask<Memory>({ path: '/memory', method: 'GET' }),
    /** What is left out stays; a shorter time deletes at once. */
    changeSettings: (body: MemoryBody) => change<Memory>(null, { path: '/memory', method: 'PUT', body }),
    voice: () => ask<Voice>({ path: '/voice', method: 'GET' }),
    /** How the reader writes, learned from what is kept of their own messages; nothing is changed by it. */
    learnedVoice: () => ask<LearnedVoice>({ path: '/voice/learned', method: 'GET' }),
    /** The whole voice in the place of the one before. */
    changeVoice: (body: Voice) => ask<Voice>({ path: '/voice', method: 'PUT', body }),
  };
}
