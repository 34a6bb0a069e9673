/** A token counts as expired 30 s before its expiry, so that none runs out on the way. */
export const EXPIRES_EARLY_MS = 30_000;
/** A new token is fetched 5 minutes before the old one runs out. */
export const REFRESH_EARLY_MS = 5 * 60_000;
/** Pause before trying again when a proactive refresh found no network. */
export const REFRESH_RETRY_MS = 30_000;

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
  return expiryMs === null ? REFRESH_RETRY_MS : Math.max(1000, expiryMs - REFRESH_EARLY_MS - nowMs);
}
