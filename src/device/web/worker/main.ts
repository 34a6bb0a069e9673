/**
 * The service worker: it keeps the offline page and what that page needs, and nothing else. No answer of the API and no other page is ever
 * kept, so nothing that is shown while there is a connection can come from an older release.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PATH, SHARE_PATH } from '../../rules/index.ts';
import { handOverPage } from './hand-over.ts';
import { takeShared } from './take-shared.ts';

declare global {
  interface Window {
    /** The offline page and its files with their versions; the server puts them in (src/server/offline-files.ts). */
    __WB_MANIFEST: PrecacheEntry[];
    skipWaiting(): Promise<void>;
  }
}

// A new release takes over at once: all that it replaces is the offline page.
void self.skipWaiting();
clientsClaim();
// The browser asks the server for a page while this script starts, not after it.
enableNavigationPreload();

// The API is asked past this worker where the browser can be told so: what a page sends while it is left (`keepalive`, the deletion of a
// person) is lost on the way through a worker.
self.addEventListener('install', (event) => {
  const { addRoutes } = event as unknown as { addRoutes?: (rule: object) => Promise<void> };
  void addRoutes?.call(event, { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
});

/** For a page alone: a frame has no room for it. */
const offlinePage = async ({ request }: { request: Request }) =>
  request.destination === 'document' ? matchPrecache(OFFLINE_PATH) : undefined;

// All of them, also the ways through Google: one that was left to the browser would be asked for twice, because the preload is under way
// already, and what is good only once (a code from Google) would be spent by it.
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: offlinePage }] })));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => handOverPage(await takeShared(request), crypto.randomUUID()),
  'POST',
);

// Behind the others: a page that is asked for comes from the network, also at the offline page's own address. What is no longer named in the
// list is deleted when this version takes over.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
