import { useEffect, useMemo, useRef, useState } from 'react';
import { isGoogleOffered, loadInTime, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import type { GoogleRequest } from '../google/index.ts';
import type { GoogleVisits, VisitEnds } from './google-visits.ts';

type GooglePart = typeof import('./google-part.ts');

/** The file with all that concerns Google. */
export const loadGooglePart = (): Promise<GooglePart> => loadInTime(() => import('./google-part.ts'));

/**
 * Google on the login screen.
 *
 * `part` is null where the operator set nothing up, and for the moment until its file is here. `app` is the app whose own browser this
 * is: no Google there. `busy`: a window is open, or the tab is on its way; another press brings the window to the front. `start` has
 * to be called in the click itself: a window that opens later is blocked.
 */
export function useGoogle(ends: Omit<VisitEnds, 'continueSession' | 'onBusy'>) {
  const { api, storage, continueSession } = useAuth();
  const offered = useHydrated() && isGoogleOffered();
  const [part, setPart] = useState<GooglePart | null>(null);
  const app = useMemo(() => part?.inAppBrowser() ?? null, [part]);
  const [busy, setBusy] = useState(false);
  const visits = useRef<GoogleVisits | null>(null);
  const now = useRef<VisitEnds>({ ...ends, continueSession, onBusy: setBusy });
  now.current = { ...ends, continueSession, onBusy: setBusy };

  useEffect(() => {
    if (!offered) return;
    let gone = false;
    // Where it does not come there is no button, and every other way in.
    loadGooglePart()
      .then((loaded) => {
        if (gone) return;
        visits.current = loaded.createGoogleVisits(api, storage, () => now.current);
        setPart(loaded);
      })
      .catch(() => {});
    return () => {
      gone = true;
      visits.current?.close();
    };
  }, [offered, api, storage]);

  return {
    part,
    app,
    /** Whether there is a button to point to. */
    works: part !== null && app === null,
    /** Whether there is one or will be, once its file is here: on a slow line a password is refused sooner than that. */
    mayWork: offered && app === null,
    busy,
    start: (request: GoogleRequest) => void visits.current?.start(request),
  };
}
