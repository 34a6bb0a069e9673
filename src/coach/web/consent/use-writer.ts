import { useCallback, useEffect, useState } from 'react';
import type { Memory, MemoryBody } from '#memory';
import type { PeopleActions } from '../people/use-people.ts';

export interface WriterState {
  /** Null until they have come. */
  settings: Memory | null;
  busy: boolean;
  failure: string | null;
}

/**
 * Who writes, as its owner chose it.
 * @param wanted false where nobody but the local coach could: nothing is asked for then
 */
export function useWriter({ client, faultOf }: PeopleActions, wanted: boolean) {
  const [state, setState] = useState<WriterState>({ settings: null, busy: wanted, failure: null });
  const attempt = useCallback(
    async (work: () => Promise<Memory>) => {
      setState((before) => ({ ...before, busy: true, failure: null }));
      try {
        const settings = await work();
        setState({ settings, busy: false, failure: null });
      } catch (error) {
        setState((before) => ({ ...before, busy: false, failure: faultOf(error).text }));
      }
    },
    [faultOf],
  );
  const load = useCallback(() => {
    if (wanted) void attempt(() => client.settings());
  }, [attempt, client, wanted]);
  useEffect(() => load(), [load]);
  const change = useCallback(
    (body: MemoryBody) => void attempt(() => client.changeSettings(body)),
    [attempt, client],
  );
  return { ...state, load, change };
}
