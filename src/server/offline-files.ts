import { OFFLINE_PATH, WORKER_PATH } from '#device';
import type { Site, SiteFile } from './site.ts';
import { etagOf } from './site.ts';

/** Where the built service worker wants the list, by the name that its library gives it. */
const LIST = 'self.__WB_MANIFEST';
/** Files that the offline page names: its script, the faces and the icons of our own address. */
const NAMED = /\b(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * Tells the service worker what to keep: the offline page as this server sends it, and the files that it names. Other words in the page
 * make another worker, which browsers take for a new release.
 */
export function withOfflineFiles(site: Site): Site {
  const worker = site.get(WORKER_PATH);
  const page = site.get(OFFLINE_PATH);
  if (!worker || !page) return site;
  const html = page.body.toString('utf8');
  const files = [...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path))].filter((path) =>
    site.has(path),
  );
  const list = [
    { url: OFFLINE_PATH, revision: page.etag },
    // Their names change with their content.
    ...files.map((url) => ({ url, revision: null })),
  ];
  const body = Buffer.from(worker.body.toString('utf8').replace(LIST, () => JSON.stringify(list)));
  const filled: SiteFile = { ...worker, body, etag: etagOf(body), forms: new Map() };
  return new Map(site).set(WORKER_PATH, filled);
}
