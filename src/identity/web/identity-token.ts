/** A token counts as expired 30 s before its expiry, so that none runs out on the way. */
export const EXPIRES_EARLY_MS = 30_000;
/** A new token is fetched 5 minutes before the old one runs out. */
export const REFRESH_EARLY_MS = 5 * 60_000;
/** A renewal that somebody waits for is tried again up to three times, a second apart. */
export const RENEWAL_RETRIES = 3;
export const RENEWAL_PAUSE_MS = 1_000;
/** No such retry begins later than this: whoever waits has waited long enough for a line that only times out. */
export const RENEWAL_WINDOW_MS = 15_000;
/** Pause after a renewal ahead of time that found no network; it doubles up to the most. */
export const BACK_OFF_FIRST_MS = 30_000;
export const BACK_OFF_MOST_MS = 16 * 60_000;

/** When the token runs out, in Unix milliseconds, or null when it cannot be read. The server verifies; this only plans. */
export function tokenExpiryMs(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

export function isTokenFresh(token: string | null, nowMs: number): token is string {
  if (!token) return false;
  const expiryMs = tokenExpiryMs(token);
  return expiryMs !== null && nowMs < expiryMs - EXPIRES_EARLY_MS;
}

/** How long to wait before the token is renewed ahead of time; never less than a second, against a hot loop. */
export function refreshDelayMs(token: string, nowMs: number): number {
  const expiryMs = tokenExpiryMs(token);
  return expiryMs === null ? BACK_OFF_FIRST_MS : Math.max(1000, expiryMs - REFRESH_EARLY_MS - nowMs);
}

/** How long to wait after the nth failure in a row for want of a network, counted from 1: 30 s, 1, 2, 4, 8, 16 minutes. */
export const backOffMs = (failures: number): number =>
  Math.min(BACK_OFF_FIRST_MS * 2 ** Math.max(0, failures - 1), BACK_OFF_MOST_MS);
