/** A day is not broken at the end of a line. */
const dayOf = (at: string, month: 'long' | 'short'): string =>
  new Date(at)
    .toLocaleDateString('en-ZA', { day: 'numeric', month, year: 'numeric' })
    .replaceAll(' ', '\u00a0');

/** `21 December 2026`, in the visitor's own time zone. */
export const longDate = (at: string): string => dayOf(at, 'long');

/** `21 Dec 2026`, where room is short. */
export const shortDate = (at: string): string => dayOf(at, 'short');

/** `21 December 2026 at 23:05`, in the visitor's own time zone too. */
export const timeOn = (at: string): string =>
  `${longDate(at)} at\u00a0${new Date(at).toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit' })}`;

const DAY_MS = 24 * 3_600_000;

/** Days until then, counting the one that has begun. */
export const daysLeft = (until: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));
