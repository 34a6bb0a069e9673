import { DAY_MS, MINUTE_MS } from '#kit';

/**
 * How fast passwords may be tried against one address. The first tries are free, because people mistype; after them
 * each one closes the address for twice as long as the one before, so that a thousand guesses take weeks wherever they
 * come from. Every other way in stays open, and a right password or a new one forgets it all.
 */
export const FREE_TRIES = 5;
const FIRST_LOCK_MS = 30_000;
const LONGEST_LOCK_MS = 60 * MINUTE_MS;
/** So long after the last try all is forgotten. */
export const FORGET_TRIES_AFTER_MS = DAY_MS;

/** What is known of one address. Times are Unix milliseconds. */
export interface Tries {
  /** Tries that were let by, each a failure until it proves right. */
  readonly tries: number;
  readonly lastTryAtMs: number;
  /** No try before this time; 0 where nothing is closed. */
  readonly closedUntilMs: number;
}

export type NextTry =
  | { readonly allowed: true; readonly next: Tries }
  | { readonly allowed: false; readonly waitMs: number };

/** @returns how long nothing more is tried after this many tries in a row */
export function lockMs(tries: number): number {
  if (tries < FREE_TRIES) return 0;
  return Math.min(FIRST_LOCK_MS * 2 ** (tries - FREE_TRIES), LONGEST_LOCK_MS);
}

/** Whether one more password may be tried now, and what is known once it was. @param known null when nothing is */
export function nextTry(known: Tries | null, nowMs: number): NextTry {
  const before = known && nowMs - known.lastTryAtMs < FORGET_TRIES_AFTER_MS ? known : null;
  if (before && before.closedUntilMs > nowMs) return { allowed: false, waitMs: before.closedUntilMs - nowMs };
  const tries = (before?.tries ?? 0) + 1;
  const closedForMs = lockMs(tries);
  return {
    allowed: true,
    next: { tries, lastTryAtMs: nowMs, closedUntilMs: closedForMs === 0 ? 0 : nowMs + closedForMs },
  };
}
