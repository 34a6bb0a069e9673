import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Arrival, readArrival } from './arrival.ts';
import { loadGooglePart } from './use-google.ts';

/**
 * What the address brought along, once the page is at work; null until then. It is taken out of the address bar at once: the token of
 * a reset link waits in the history entry instead, where a reload finds it and nobody who looks over a shoulder does.
 */
export function useArrival(): { arrival: Arrival | null; spendReset: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const { search } = location;
    const kept = (location.state as { reset?: unknown } | null)?.reset;
    const waiting = typeof kept === 'string' ? kept : null;
    const take = (found: Arrival) => {
      setArrival({ ...found, reset: found.reset ?? waiting });
      if (found.reset || found.google || found.verified !== null)
        void navigate(
          { search: found.cleaned },
          { replace: true, state: found.reset ? { reset: found.reset } : null },
        );
    };
    if (!new URLSearchParams(search).has('google')) return take(readArrival(search, null));
    loadGooglePart()
      .then((part) => take(readArrival(search, part.readGoogleResult(search))))
      // Who is signed in is asked of the server anyway; only the words of a failure are lost.
      .catch(() => take(readArrival(search, null)));
  }, []);
  return {
    arrival,
    spendReset: () => void navigate({ search: location.search }, { replace: true, state: null }),
  };
}
