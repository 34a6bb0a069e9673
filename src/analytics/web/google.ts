import type { AnalyticsEvent } from '../rules/catalogue.ts';
import type { KnownPath } from '../rules/paths.ts';

/** What Google's script reads: the arguments of each call, queued until it has loaded. */
export interface GoogleHost {
  dataLayer?: unknown[];
  [disable: `ga-disable-${string}`]: boolean | undefined;
}

export interface GoogleParts {
  id: string;
  host: GoogleHost;
  origin: string;
  addScript: (url: string) => void;
  /** Names of this page's cookies, and how to end one. */
  cookies: { names: () => string[]; end: (name: string) => void };
  now: () => Date;
}

export interface Google {
  /** After a yes: loads the script, once. */
  allow(): void;
  /** After a no: nothing more is sent, and its cookies go. */
  forbid(): void;
  view(path: KnownPath): void;
  event(event: AnalyticsEvent, path: KnownPath): void;
}

/**
 * Google Analytics, only ever with consent. It is told known paths, never an address with its query, and fixed words,
 * never a text; adverts and their signals stay switched off.
 */
export function createGoogle({ id, host, origin, addScript, cookies, now }: GoogleParts): Google {
  let allowed = false;
  let loaded = false;

  function gtag(..._call: unknown[]): void {
    host.dataLayer ??= [];
    // Google's script tells its own calls by this very object; an array is not taken.
    // biome-ignore lint/complexity/noArguments: see above
    host.dataLayer.push(arguments);
  }

  function load(): void {
    loaded = true;
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('js', now());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  }

  return {
    allow() {
      allowed = true;
      host[`ga-disable-${id}`] = false;
      if (!loaded) load();
    },
    forbid() {
      allowed = false;
      host[`ga-disable-${id}`] = true;
      for (const name of cookies.names()) if (name.startsWith('_ga')) cookies.end(name);
    },
    view(path) {
      if (allowed) gtag('event', 'page_view', { page_location: `${origin}${path}`, page_title: path });
    },
    event({ category, action, label, value }, path) {
      if (!allowed) return;
      gtag('event', action, {
        event_category: category,
        ...(label === undefined ? {} : { event_label: label }),
        ...(value === undefined ? {} : { value }),
        page_location: `${origin}${path}`,
      });
    },
  };
}
