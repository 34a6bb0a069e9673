import { createContext, useContext } from 'react';

/**
 * Runs an action that the server may refuse until one has signed in again: then that is asked for in place, and the
 * action runs once more. Rejects with `Cancelled` when somebody goes away from it.
 */
export type RunFresh = <Done>(action: () => Promise<Done>) => Promise<Done>;

export const FreshContext = createContext<RunFresh | null>(null);

export function useFresh(): RunFresh {
  const run = useContext(FreshContext);
  if (!run) throw new Error('useFresh belongs inside the account page');
  return run;
}
