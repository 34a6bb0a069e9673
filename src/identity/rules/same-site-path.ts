/**
 * The path if it stays on this site, else null: what names it (a stored key, an address) can be written by anybody, and a way back must
 * not become a way out. `/login` itself would only turn in a circle.
 */
export function sameSitePath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  const base = 'https://same-site.invalid';
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    return null;
  }
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/login') return null;
  return url.pathname + url.search + url.hash;
}
