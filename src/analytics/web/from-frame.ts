import type { BrowserEvent } from '../rules/catalogue.ts';
import { ANALYTICS_URL, asksNotToBeCounted, type BeaconHost, type SentHit } from './beacon.ts';

/** How Cyrano's page in its frame reaches the product: only ever with its token, and without cookies. */
export interface ProductDoor {
  baseUrl: string;
  token(): Promise<string | null>;
}

/** Counts an event that happens in the frame. The token opens the door and names nobody: it is not looked at. */
export async function trackFromFrame(
  door: ProductDoor,
  event: BrowserEvent,
  host: Pick<BeaconHost, 'navigator' | 'fetch'>,
): Promise<void> {
  if (asksNotToBeCounted(host)) return;
  const hit: SentHit = { kind: 'event', ...event, path: '/chat' };
  try {
    const token = await door.token();
    if (!token) return;
    await host.fetch(`${door.baseUrl}${ANALYTICS_URL}`, {
      method: 'POST',
      body: JSON.stringify(hit),
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  } catch {
    // Counting must never be in anybody's way.
  }
}
