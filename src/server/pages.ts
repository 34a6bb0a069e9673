import { type Context, Hono } from 'hono';
import { SHARE_PATH } from '#device';
import { contentPolicy, type PolicySources } from './content-policy.ts';
import type { Settings } from './settings.ts';
import { answerFile, type Site, type SiteFile } from './site.ts';

const CHECKOUT = '/checkout';
/** The other screens are one document that moves between them without loading anew, so they share a policy. */
const APP_PAGES = new Set([
  '/login',
  '/chat',
  '/cyrano',
  '/success',
  '/account',
  '/account/receipt',
  '/account/undo',
  '/account/email',
  '/account/reminders',
  '/refund',
]);

/** Every component on one page, for those who build. */
const GALLERY = '/gallery';

/** The product's pages and assets, from memory. Unknown addresses get the honest 404 page with its status. */
export function pageRoutes(deps: { site: Site; settings: Settings; cards: readonly string[] }) {
  const { site, settings } = deps;
  // A sandbox of our own frames its card form from here.
  const cards = deps.cards.filter((origin) => origin !== settings.PUBLIC_URL);
  const chatFrame = settings.CHATBOT_URL ? new URL(settings.CHATBOT_URL).origin : settings.CYRANO_URL;

  const sourcesOf = (path: string): PolicySources => {
    if (path === CHECKOUT) return { cards, frames: ["'self'"] };
    return APP_PAGES.has(path) ? { frames: [chatFrame] } : {};
  };

  const page = (c: Context, path: string, file: SiteFile, status = 200) =>
    answerFile(file, c.req.raw, status, {
      'content-security-policy': contentPolicy({
        ...sourcesOf(path),
        scripts: file.scriptHashes,
        styles: file.styleHashes,
        analytics: settings.ANALYTICS_ID !== undefined,
      }),
      // Signing in and paying may open a popup that must be able to answer.
      'cross-origin-opener-policy':
        path === CHECKOUT || APP_PAGES.has(path) ? 'same-origin-allow-popups' : 'same-origin',
    });

  // What another app shares is taken by the service worker. Where there is none it comes here: it is not read, and nobody is told of it.
  const pages = new Hono().post('*', async (c, next) =>
    c.req.path === SHARE_PATH ? c.redirect(SHARE_PATH, 303) : next(),
  );
  return pages.on(['GET', 'HEAD'], '*', (c) => {
    const { path } = c.req;
    // Only to a page that is there: anything else that begins with slashes could lead to another host.
    const bare = path.replace(/\/+$/, '');
    if (bare !== path && site.has(bare)) return c.redirect(bare + new URL(c.req.url).search, 308);
    const file = settings.production && path === GALLERY ? undefined : site.get(path);
    if (file?.type.startsWith('text/html') && !path.endsWith('.html')) return page(c, path, file);
    if (file && !path.endsWith('.html')) return answerFile(file, c.req.raw);
    const missing = site.get('/not-found');
    if (!missing || !wantsPage(c)) return c.notFound();
    return page(c, '/not-found', missing, 404);
  });
}

const wantsPage = (c: Context): boolean => /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*');

/** Cyrano's own listener: one page and its assets, framed by the product alone, without cookies either way. */
export function cyranoRoutes(deps: { site: Site; publicUrl: string }) {
  const { site, publicUrl } = deps;
  return new Hono().on(['GET', 'HEAD'], '*', (c) => {
    const file = site.get(c.req.path);
    if (!file) return c.notFound();
    if (c.req.path !== '/') return answerFile(file, c.req.raw, 200, { 'access-control-allow-origin': '*' });
    return answerFile(file, c.req.raw, 200, {
      'content-security-policy': contentPolicy({
        scripts: file.scriptHashes,
        styles: file.styleHashes,
        connect: [publicUrl],
        ancestors: [publicUrl],
      }),
    });
  });
}
