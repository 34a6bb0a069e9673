import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { CHUNK_TIMEOUT_MS, ChunkFault } from '#ui';

/**
 * Limits how long the script of a route may take when one screen leads to another (spec section 9). The router waits for it without a limit.
 * Throws `ChunkFault` while drawing, so the nearest error boundary takes the screen's place; it goes again if the route arrives after all.
 */
export function useRouteDeadline(): void {
  const { location } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLate(true), CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [location]);
  if (late) throw new ChunkFault('not here in time');
}
