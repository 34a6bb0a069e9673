import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OfflineReading } from '#coach/web';
import { useAuth } from '#identity/web';
import type { OfflineKeeper } from './offline-keeper.ts';

const canKeep = (): boolean => 'serviceWorker' in navigator && 'indexedDB' in window;

/** Comes as a file of its own, and only where the reader wants it. */
const load = () => import('./start-offline-keeper.ts');

/**
 * Keeps conversations on this device while the reader wants it.
 *
 * @param owner the account's id
 * @returns undefined where this browser cannot
 */
export function useOfflineReading(owner: string): OfflineReading | undefined {
  const { storage, token } = useAuth();
  const [on, setOn] = useState(() => storage.read('offlineCopy') === 'true');
  const keeper = useRef<Promise<OfflineKeeper | null> | null>(null);
  const tell = useCallback((what: (keeper: OfflineKeeper) => void) => {
    void keeper.current?.then((here) => here && what(here));
  }, []);

  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!on || !canKeep()) return;
    const own = load()
      .then(({ startOfflineKeeper }) => startOfflineKeeper({ owner, token, isNew: begun }))
      .catch(() => null);
    keeper.current = own;
    void own.then((here) => {
      // The browser has thrown the copy away, or would not make one: then nothing is kept, and the switch says so.
      if (here || keeper.current !== own) return;
      storage.clear('offlineCopy');
      setOn(false);
    });
    return () => {
      keeper.current = null;
      void own.then((here) => here?.stop());
    };
  }, [on, begun, owner, token, storage]);

  // Switched in another tab, or signed out there.
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === 'offlineCopy' || key === null) setOn(storage.read('offlineCopy') === 'true');
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [storage]);

  return useMemo(
    () =>
      canKeep()
        ? {
            on,
            set: (wanted) => {
              if (wanted) storage.write('offlineCopy', 'true');
              // The copy goes with its key.
              else storage.clear('offlineCopy');
              setBegun(wanted);
              setOn(wanted);
            },
            changed: (person) => tell((here) => here.changed(person)),
            dropped: (person) => tell((here) => here.dropped(person)),
          }
        : undefined,
    [on, storage, tell],
  );
}
