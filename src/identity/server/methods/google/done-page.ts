import { createHash } from 'node:crypto';

/**
 * Where a popup ends: tells the page that opened it how it went, twice over, and closes. It only reads its own address, so it is the
 * same for everybody; what it says authorises nothing, because the listener asks the server who is signed in.
 */
const SCRIPT = `(() => {
  const query = new URLSearchParams(location.search);
  const word = { source: 'repartee-google', result: query.get('result') === 'signed-in' ? 'signed-in' : 'error' };
  for (const name of ['nonce', 'code']) if (query.get(name)) word[name] = query.get(name);
  const opener = window.opener;
  if (opener) opener.postMessage(word, location.origin);
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel('repartee-google');
    channel.postMessage(word);
    channel.close();
  }
  if (!opener && query.has('lost')) location.replace('/login?google=error&code=google-redirect-failed');
  else setTimeout(() => window.close(), 50);
})();`;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:20em;padding:0 1em;text-align:center;color-scheme:light dark}';
const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Signing in</title><style>${STYLE}</style></head><body><p>You can close this window now. <a href="/login">Go on</a></p><script>${SCRIPT}</script></body></html>`;

/** The page, with a policy that lets nothing run but its own few lines. */
export const donePage = (): Response =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src ${hashed(SCRIPT)}; style-src ${hashed(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      // Anything else would cut the window off from the page that opened it.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    },
  });
