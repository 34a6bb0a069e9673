import { useCallback, useEffect, useState } from 'react';

/**
 * Whole seconds that are left of a wait, 0 when it is over.
 *
 * @returns the seconds, and the way to begin anew
 */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [untilMs, setUntilMs] = useState(() => Date.now() + seconds * 1000);
  const [nowMs, setNowMs] = useState(Date.now);
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNowMs(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const restart = useCallback(() => {
    setNowMs(Date.now());
    setUntilMs(Date.now() + seconds * 1000);
  }, [seconds]);
  return [left, restart];
}
