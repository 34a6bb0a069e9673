import { type ComponentType, lazy } from 'react';
import { loadInTime } from './load-in-time.ts';

/**
 * A screen whose script comes as a file of its own. In the browser it is asked for at once, not only when it is drawn; where it does not
 * come, the nearest error boundary says so.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  const start = () => loadInTime(load);
  const early = typeof document === 'undefined' ? undefined : start();
  // Whoever draws the screen hears of a failure; before that nobody listens.
  early?.catch(() => {});
  return lazy(() => early ?? start());
}
