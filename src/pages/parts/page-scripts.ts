// Vite bundles each as a file of its own, hashed like the rest, and gives its address.
import islandUrl from '../island/main.ts?worker&url';
import offlineUrl from '../offline/main.ts?worker&url';

/**
 * Addresses of the scripts of plain pages. The build of the screens' scripts makes these files, and only where one of its own holds their
 * addresses: that is the one of the offline page (routes/offline.tsx), which no browser ever loads.
 */
export const pageScripts = { island: islandUrl, offline: offlineUrl } as const;
