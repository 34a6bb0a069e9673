import { whenDrawn } from './when-drawn.ts';

/** Names what the page is installed as. Browsers fetch it and its icon as soon as it is named, and nobody waits for it. */
export function startManifest(page: Document): void {
  whenDrawn(() => {
    const link = page.createElement('link');
    link.rel = 'manifest';
    link.href = '/manifest.webmanifest';
    page.head.append(link);
  });
}
