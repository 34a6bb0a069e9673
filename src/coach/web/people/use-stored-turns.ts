import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredTurn, TurnChange } from '#memory';
import type { PeopleActions } from './use-people.ts';

/** Turns of one answer. */
export const TURNS_AT_ONCE = 50;

export interface StoredTurns {
  /** Oldest first; null until they have come. */
  turns: readonly StoredTurn[] | null;
  /** There may be older ones. */
  more: boolean;
  busy: boolean;
  failure: string | null;
  load(): void;
  change(id: string, change: TurnChange): void;
  remove(id: string): void;
}

type Loaded = Pick<StoredTurns, 'turns' | 'more' | 'busy' | 'failure'>;
const NONE_YET: Loaded = { turns: null, more: false, busy: true, failure: null };

/** What is stored of one person's conversation: the newest turns, and older ones on demand. */
export function useStoredTurns({ client, faultOf }: PeopleActions, person: string): StoredTurns {
  const [state, setState] = useState<Loaded>(NONE_YET);
  const latest = useRef(state);
  latest.current = state;
  const isGone = useRef(false);

  const attempt = useCallback(
    async (work: () => Promise<(before: Loaded) => Loaded>) => {
      setState((before) => ({ ...before, busy: true, failure: null }));
      try {
        const next = await work();
        if (!isGone.current) setState((before) => ({ ...next(before), busy: false }));
      } catch (error) {
        const { text } = faultOf(error);
        if (!isGone.current) setState((before) => ({ ...before, busy: false, failure: text }));
      }
    },
    [faultOf],
  );

  const load = useCallback(
    () =>
      void attempt(async () => {
        const before = latest.current.turns?.[0]?.id;
        const older = await client.turns(person, { limit: TURNS_AT_ONCE, ...(before ? { before } : {}) });
        return (now) => ({
          ...now,
          turns: [...older, ...(now.turns ?? [])],
          more: older.length === TURNS_AT_ONCE,
        });
      }),
    [attempt, client, person],
  );
  useEffect(() => {
    isGone.current = false;
    load();
    return () => {
      isGone.current = true;
    };
  }, [load]);

  return {
    ...state,
    load,
    change: (id, change) =>
      void attempt(async () => {
        const turn = await client.changeTurn(person, id, change);
        return (now) => ({
          ...now,
          turns: now.turns?.map((one) => (one.id === id && turn ? turn : one)) ?? null,
        });
      }),
    remove: (id) =>
      void attempt(async () => {
        await client.removeTurn(person, id);
        return (now) => ({ ...now, turns: now.turns?.filter((one) => one.id !== id) ?? null });
      }),
  };
}
