import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React is at work on this page yet. Prerendered controls stand on the screen before it is; until then they
 * must not look as if a tap would do something.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
