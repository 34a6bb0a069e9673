import { useCallback, useEffect, useRef, useState } from 'react';
import type { Memory, MemoryBody } from '#memory';
import type { PeopleActions } from '../people/use-people.ts';
import { MEMORY_COPY } from './copy.ts';

export interface MemoryState {
  /** Null until they have come. */
  settings: Memory | null;
  busy: boolean;
  failure: string | null;
  /** What the last step did. */
  said: string | null;
}

export interface MemorySteps {
  load(): void;
  change(body: MemoryBody): Promise<boolean>;
  /** Deletes all that is stored; how long to keep things stays as it was. */
  deleteAll(): Promise<boolean>;
}

/** The reader's settings of Cyrano's memory. */
export function useMemory({ client, faultOf }: PeopleActions): [MemoryState, MemorySteps] {
  const [state, setState] = useState<MemoryState>({ settings: null, busy: true, failure: null, said: null });
  const latest = useRef(state);
  latest.current = state;
  const attempt = useCallback(
    async (work: () => Promise<Partial<MemoryState>>): Promise<boolean> => {
      setState((before) => ({ ...before, busy: true, failure: null, said: null }));
      try {
        const next = await work();
        setState((before) => ({ ...before, busy: false, ...next }));
        return true;
      } catch (error) {
        setState((before) => ({ ...before, busy: false, failure: faultOf(error).text }));
        return false;
      }
    },
    [faultOf],
  );
  const load = useCallback(
    () => void attempt(async () => ({ settings: await client.settings() })),
    [attempt, client],
  );
  useEffect(() => load(), [load]);
  return [
    state,
    {
      load,
      change: (body) =>
        attempt(async () => ({ settings: await client.changeSettings(body), said: MEMORY_COPY.saved })),
      deleteAll: () =>
        attempt(async () => {
          const keepDays = latest.current.settings?.keepDays ?? 0;
          // To keep nothing deletes all there is, the voice too.
          const off = await client.changeSettings({ keepDays: 0 });
          try {
            const settings = keepDays === 0 ? off : await client.changeSettings({ keepDays });
            return { settings, said: MEMORY_COPY.deleted };
          } catch {
            return { settings: off, said: MEMORY_COPY.deletedOff };
          }
        }),
    },
  ];
}
