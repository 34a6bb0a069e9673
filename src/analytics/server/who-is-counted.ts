import { isbot } from 'isbot';

/**
 * Whether a request may be counted at all: not when the browser says that it must not (`DNT`, Global Privacy Control),
 * not for programs, not for pages that are fetched ahead and perhaps never seen.
 */
export function isCounted(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  if (/\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return false;
  const userAgent = headers.get('user-agent');
  return Boolean(userAgent) && !isbot(userAgent);
}
