import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredTurn, TurnChange } from '#memory';
import type { PeopleActions } from './use-people.ts';

/** Turns of one answer. */
const TURNS_AT_ONCE = 50;
/** The contract's most. */
const MOST_AT_ONCE = 500;

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

/**
 * What is stored of one person's conversation: the newest turns, and older ones on demand.
 *
 * @param onScreen turns that stand on the screen already: they are among the newest, so more are asked for
 */
export function useStoredTurns(
  { client, faultOf }: PeopleActions,
  person: string,
  onScreen: number,
): StoredTurns {
  const first = useRef(Math.min(MOST_AT_ONCE, Math.max(TURNS_AT_ONCE, onScreen + TURNS_AT_ONCE)));
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
        const limit = before ? TURNS_AT_ONCE : first.current;
        const older = await client.turns(person, { limit, ...(before ? { before } : {}) });
        return (now) => ({
          ...now,
          turns: [...older, ...(now.turns ?? [])],
          more: older.length === limit,
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
