import { useState } from 'react';
import { useAuth } from '../AuthProvider.tsx';
import { failureText } from './failure-text.ts';

export interface Task {
  busy: boolean;
  /** What went wrong with the last try, in words. */
  failure: string | null;
  /** What went well. */
  done: string | null;
  /** Does it; the words it resolves to are shown, and null shows nothing. One at a time. */
  run: (act: () => Promise<string | null>) => Promise<boolean>;
  clear: () => void;
}

/** Something that a button of this page does: busy meanwhile, and then said how it went. */
export function useTask(): Task {
  const { recheck } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const clear = () => {
    setFailure(null);
    setDone(null);
  };
  async function run(act: () => Promise<string | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    clear();
    try {
      setDone(await act());
      return true;
    } catch (error) {
      // Signed out elsewhere: the guard then leads away.
      if ((error as { status?: number }).status === 401) void recheck();
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, done, run, clear };
}
