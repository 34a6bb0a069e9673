import { type Context, Hono } from 'hono';
import { cardOrigins, contentPolicy, type PolicySources } from './content-policy.ts';
import type { Settings } from './settings.ts';
import { answerFile, type Site, type SiteFile } from './site.ts';

const APP_PAGES = new Set(['/login', '/checkout', '/chat', '/cyrano', '/success']);

/** The product's pages and assets, from memory. Unknown addresses get the honest 404 page with its status. */
export function pageRoutes(deps: { site: Site; settings: Settings; sdkUrl: string }) {
  const { site, settings, sdkUrl } = deps;
  const cards = cardOrigins(sdkUrl, settings.PUBLIC_URL);
  const chatFrame = settings.CHATBOT_URL ? new URL(settings.CHATBOT_URL).origin : settings.CYRANO_URL;

  // The app's screens are one document that moves between addresses without loading anew, so they share a policy;
  // the sandbox frames its card form from our own origin, Yoco from its own.
  const app: PolicySources = { cards, frames: ["'self'", chatFrame] };

  const policyOf = (path: string, file: SiteFile) =>
    contentPolicy({ ...(APP_PAGES.has(path) ? app : {}), scripts: file.scriptHashes });

  const page = (c: Context, path: string, file: SiteFile, status = 200) =>
    answerFile(file, c.req.raw, status, {
      'content-security-policy': policyOf(path, file),
      // Signing in opens a popup that must be able to answer; a page that ends in one must not cut it off.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });

  return new Hono().on(['GET', 'HEAD'], '*', (c) => {
    const { path } = c.req;
    // Only to a page that is there: anything else that begins with slashes could lead to another host.
    const bare = path.replace(/\/+$/, '');
    if (bare !== path && site.has(bare)) return c.redirect(bare + new URL(c.req.url).search, 308);
    const file = site.get(path);
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
        connect: [publicUrl],
        ancestors: [publicUrl],
      }),
    });
  });
}
