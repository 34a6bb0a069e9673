import { isbot } from 'isbot';

/**
 * Whether a request may be counted at all: not when the browser says that it must not (`DNT`, Global Privacy Control),
 * not for programs, not for pages that are fetched ahead and perhaps never seen.
 */
export function isCounted(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  if (/\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return false;
  // A browser without a window that runs the page's script is a browser: whoever tries the counting out comes in one, and crawlers say their names.
  const userAgent = headers.get('user-agent')?.replace('HeadlessChrome', 'Chrome');
  return Boolean(userAgent) && !isbot(userAgent);
}
