import type { BrowserEvent } from '../rules/catalogue.ts';
import type { KnownPath } from '../rules/paths.ts';

/** What goes to `POST /api/analytics`. */
export type SentHit = { kind: 'view'; path: KnownPath } | ({ kind: 'event'; path: KnownPath } & BrowserEvent);

/** The few things of a browser that sending needs. */
export interface BeaconHost {
  navigator: {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
    sendBeacon?: (url: string, body: string) => boolean;
  };
  fetch: (url: string, init: RequestInit) => Promise<unknown>;
}

export const ANALYTICS_URL = '/api/analytics';

/** The browser says that its person must not be followed. Then nothing is sent, and nobody is asked for consent. */
export const asksNotToBeCounted = ({ navigator }: Pick<BeaconHost, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/**
 * Sends one hit and forgets it: a beacon outlives the page; where it is missing or its queue is full, a fetch that is
 * kept alive. Counting must never be in anybody's way, so no failure is told.
 */
export function sendHit(hit: SentHit, host: BeaconHost): void {
  if (asksNotToBeCounted(host)) return;
  const body = JSON.stringify(hit);
  try {
    if (host.navigator.sendBeacon?.(ANALYTICS_URL, body)) return;
    const sending = host.fetch(ANALYTICS_URL, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'text/plain' },
    });
    sending.catch(() => {});
  } catch {
    // A blocker stands in the way: so be it.
  }
}
