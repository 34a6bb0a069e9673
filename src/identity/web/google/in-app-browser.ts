import InAppSpy from 'inapp-spy';

/** A browser inside an app. Google answers those with an error, by popup and by redirect alike. */
export interface InAppBrowser {
  /** What people call the app, when it is known: `Instagram`, `TikTok`, … */
  appName: string | null;
}

/**
 * The app whose built-in browser this is, or null in a browser of its own. Google's search app is let by: it is Google's own
 * and its sign-in works.
 *
 * @param userAgent for tests; the browser's own otherwise
 */
export function inAppBrowser(userAgent?: string): InAppBrowser | null {
  if (userAgent === undefined && typeof window === 'undefined') return null;
  const found = InAppSpy({
    ...(userAgent === undefined ? {} : { ua: userAgent }),
    skip: [{ appKey: 'gsa' }],
  });
  return found.isInApp ? { appName: found.appName ?? null } : null;
}

/**
 * A link that asks the phone for its real browser: Android by an intent, an iPhone by Safari's own scheme. Null where neither is
 * known to work; say then where the app hides its "Open in browser".
 *
 * @param address the page to open, absolute
 */
export function openInBrowserLink(address: string, userAgent: string): string | null {
  if (!/^https?:\/\//.test(address)) return null;
  const url = new URL(address);
  const scheme = url.protocol.slice(0, -1);
  const rest = `${url.host}${url.pathname}${url.search}`;
  if (/Android/i.test(userAgent))
    return `intent://${rest}#Intent;scheme=${scheme};action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(url.href)};end`;
  return /iPhone|iPad|iPod/i.test(userAgent) ? `x-safari-${url.href}` : null;
}
