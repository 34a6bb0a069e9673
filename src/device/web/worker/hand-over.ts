import { SHARE_PATH, type Shared } from '../../rules/index.ts';
import { SHARED_KEY } from '../keys.ts';

/**
 * Puts what was shared into the tab's session storage and opens Cyrano. Runs inside a page as its own text: it may use nothing of this
 * module.
 */
function handOver(key: string, path: string): void {
  const shared = document.getElementById('shared')?.textContent ?? '';
  try {
    sessionStorage.setItem(key, shared);
  } catch {
    // No room for the pictures: the text goes on without them.
    const { text, pictures } = JSON.parse(shared);
    try {
      sessionStorage.setItem(key, JSON.stringify({ text, pictures: [], leftOut: pictures.length }));
    } catch {
      // Storage is switched off in this browser: Cyrano opens empty.
    }
  }
  location.replace(path);
}

/**
 * The answer to what another app sends: a page that keeps it in this tab and leaves for Cyrano. A service worker reaches no session
 * storage, and what it holds in its memory is lost when the browser ends it.
 *
 * @param nonce names the page's only script; a new one each time
 */
export function handOverPage(shared: Shared, nonce: string): Response {
  const data = JSON.stringify(shared).replaceAll('<', '\\u003c');
  const script = `(${handOver})(${JSON.stringify(SHARED_KEY)}, ${JSON.stringify(SHARE_PATH)})`;
  const html = `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Cyrano</title><script type="application/json" id="shared">${data}</script><script nonce="${nonce}">${script}</script></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
