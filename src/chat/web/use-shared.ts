import { useEffect, useState } from 'react';
import { sharedScreen } from '#coach/web';
import { sharedOf } from '#device';
import { sharedFile } from '#device/web';
import { useAuth } from '#identity/web';
import type { KeptScreen } from './kept-screen.ts';

/** Whether something that another app shared waits for Cyrano in this tab. */
export const isSharedWaiting = (storage: ReturnType<typeof useAuth>['storage']): boolean =>
  sharedOf(storage.read('sharedMessage')) !== null;

/**
 * Takes what another app shared out of the tab's storage: its text comes onto the kept screen.
 *
 * @returns its pictures, if anything was shared
 */
export function useShared(kept: KeptScreen) {
  const { storage } = useAuth();
  const [pictures] = useState(() => {
    const shared = sharedOf(storage.read('sharedMessage'));
    if (!shared) return undefined;
    const screen = sharedScreen(shared.text);
    // From here on a reload brings it back as it brings back what was typed.
    if (screen) kept.keep(screen);
    return { pictures: shared.pictures.map(sharedFile), leftOut: shared.leftOut };
  });
  useEffect(() => {
    if (pictures) storage.clear('sharedMessage');
  }, [pictures, storage]);
  return pictures;
}
