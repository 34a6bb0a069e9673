import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Person, PersonBody, PersonChange } from '#memory';
import type { AskingParts } from '../asking/use-asking.ts';
import { CoachError } from '../coach-call.ts';
import { failureText } from '../failure-text.ts';
import { memoryClient } from '../memory-client.ts';
import type { OfflineReading } from '../offline-reading.ts';
import { NOBODY_YET, type PeopleState, peopleReducer } from './people-state.ts';

/** How long a deletion can be taken back. */
export const UNDO_MS = 10_000;

export type MemoryClient = ReturnType<typeof memoryClient>;

/** Of a call that failed: what to say, or null where whoever shows Cyrano leads on. */
export interface Fault {
  text: string;
  code: string;
}

export interface PeopleActions {
  client: MemoryClient;
  /** Asks for everybody; again where they did not come. */
  load(): void;
  add(body: PersonBody): Promise<Person | Fault>;
  change(id: string, change: PersonChange): Promise<Person | Fault>;
  /** Something was said to or by this person just now. */
  touched(id: string): void;
  /** Hides the person now; deletes after `UNDO_MS`, or when Cyrano is left. */
  remove(person: Person): void;
  undo(): void;
  /** Everything was deleted elsewhere. */
  forget(): void;
  /** What to say of a failed call; leads on where the door is shut. */
  faultOf(error: unknown): Fault;
}

export const isFault = (value: object): value is Fault => 'text' in value && 'code' in value;

/** The reader's people and what can be done with them. */
export function usePeople(
  parts: AskingParts & { offline?: OfflineReading | undefined },
): [PeopleState, PeopleActions] {
  const [state, dispatch] = useReducer(peopleReducer, NOBODY_YET);
  const latest = useRef({ parts, state });
  latest.current = { parts, state };
  const loading = useRef(false);
  const removal = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const { transport } = parts;
  const client = useMemo(
    () =>
      memoryClient(transport, {
        signal: new AbortController().signal,
        onChanged: (person) => latest.current.parts.offline?.changed(person),
      }),
    [transport],
  );

  const faultOf = useCallback((error: unknown): Fault => {
    const failure = error instanceof CoachError ? error : { status: 500, code: 'unexpected', message: '' };
    if (failure.status === 401 || failure.status === 403) latest.current.parts.onRefused(failure);
    return { text: failureText(failure), code: failure.code };
  }, []);

  /** Deletes now what waits to be deleted. */
  const settle = useCallback(async () => {
    const due = removal.current;
    if (!due) return;
    removal.current = null;
    clearTimeout(due.timer);
    try {
      await client.removePerson(due.id);
      dispatch({ type: 'removed', id: due.id });
    } catch (error) {
      const { text, code } = faultOf(error);
      if (code === 'not-found') return dispatch({ type: 'removed', id: due.id });
      dispatch({ type: 'kept' });
      dispatch({ type: 'failed', text });
    }
  }, [client, faultOf]);
  useEffect(() => {
    const leave = () => void settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [settle]);

  const saved = useCallback(
    async (call: Promise<Person>): Promise<Person | Fault> => {
      try {
        const person = await call;
        dispatch({ type: 'put', person });
        return person;
      } catch (error) {
        return faultOf(error);
      }
    },
    [faultOf],
  );

  const actions = useMemo<PeopleActions>(
    () => ({
      client,
      faultOf,
      load: () => {
        if (loading.current) return;
        loading.current = true;
        client
          .people({ archived: 'all' })
          .then((people) => dispatch({ type: 'loaded', people }))
          .catch((error) => dispatch({ type: 'failed', text: faultOf(error).text }))
          .finally(() => {
            loading.current = false;
          });
      },
      add: (body) => saved(client.addPerson(body)),
      change: (id, change) => saved(client.changePerson(id, change)),
      touched: (id) => {
        const person = latest.current.state.people?.find((one) => one.id === id);
        // The server keeps the message that was answered by itself.
        latest.current.parts.offline?.changed(id);
        if (person) dispatch({ type: 'put', person: { ...person, lastTurnAt: new Date().toISOString() } });
      },
      remove: (person) => {
        void settle();
        latest.current.parts.offline?.dropped(person.id);
        dispatch({ type: 'removing', person });
        removal.current = { id: person.id, timer: setTimeout(() => void settle(), UNDO_MS) };
      },
      undo: () => {
        if (removal.current) {
          clearTimeout(removal.current.timer);
          latest.current.parts.offline?.changed(removal.current.id);
        }
        removal.current = null;
        dispatch({ type: 'kept' });
      },
      forget: () => {
        if (removal.current) clearTimeout(removal.current.timer);
        removal.current = null;
        dispatch({ type: 'forgotten' });
      },
    }),
    [client, faultOf, saved, settle],
  );
  return [state, actions];
}
