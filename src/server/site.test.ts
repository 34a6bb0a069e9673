import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFiller } from './fill.ts';
import { cyranoRoutes, pageRoutes } from './pages.ts';
import { readSettings } from './settings.ts';
import { chooseClaims, loadSite, type Site, type SiteFile } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'repartee-site-'));
const html = (body: string) => `<!doctype html><title>%%BRAND_NAME%%</title>${body}`;
const inline = 'window.x = "%%PUBLIC_URL%%"';
const style = 'h1::after{content:"%%BRAND_NAME%%"}';
const read = readSettings({ BRAND_NAME: 'A & <B>' });
if (!read.ok) throw new Error('settings');
const { settings } = read;
let site: Site;

beforeAll(() => {
  mkdirSync(join(folder, 'pricing'));
  mkdirSync(join(folder, 'checkout'));
  mkdirSync(join(folder, 'not-found'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    html(
      `<style media="print">${style}</style><style>${style}</style><script>${inline}</script><script src="/assets/a.js"></script>`,
    ),
  );
  writeFileSync(join(folder, 'pricing', 'index.html'), html('<p>R249.99</p>'.repeat(100)));
  writeFileSync(join(folder, 'checkout', 'index.html'), html('checkout'));
  writeFileSync(join(folder, 'not-found', 'index.html'), html('not here'));
  writeFileSync(join(folder, 'assets', 'app-Cx12_3ab.js'), 'export const a = "%%BRAND_NAME%%";');
  writeFileSync(join(folder, 'assets', 'eng-Cx12_3ab.gz'), gzipSync('letters'));
  site = loadSite(folder, pageFiller(settings));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the pages', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    pageRoutes({ site, settings, cards: ['https://*.yoco.com'] }).request(path, { headers });

  it('take nothing that another app shares where its service worker is missing', async () => {
    const answer = await pageRoutes({ site, settings, cards: ['https://*.yoco.com'] }).request('/cyrano', {
      method: 'POST',
      body: new URLSearchParams({ text: 'hey' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cyrano']);
  });

  it('know from the first byte whether Google signs in here', () => {
    expect(pageFiller(settings)('%%GOOGLE%%')).toBe('off');
    expect(pageFiller({ ...settings, GOOGLE_CLIENT_ID: 'client' })('%%GOOGLE%%')).toBe('on');
  });

  it('know who takes the card, and who sells where the operator has said so', () => {
    const fill = (more: Partial<typeof settings>) =>
      pageFiller({ ...settings, ...more })('%%CARD_PROVIDER%%|%%SELLER%%');
    expect(fill({})).toBe('Sandbox (test cards)|');
    expect(pageFiller(settings)('%%WHO_READS%%')).toBe(
      'Our own AI reads it, on our own server. No person does.',
    );
    expect(pageFiller({ ...settings, CHATBOT_URL: 'https://bot.example/talk' })('%%WHO_READS%%')).toBe(
      'The AI at bot.example reads it. No person of ours does.',
    );
    const asked = { ...settings, LLM_BASE_URL: 'https://llm.example:8443/v1', LLM_MODEL: 'm' };
    for (const mark of ['%%WHO_READS%%', '%%WHO_ELSE_READS%%']) {
      expect(pageFiller(asked)(mark)).toContain('llm.example:8443');
      expect(pageFiller(asked)(mark)).not.toMatch(/on our own server|Nobody else|No person does/);
    }
    expect(pageFiller(asked)('%%LLM_HOST%%')).toBe('llm.example:8443');
    expect(pageFiller(settings)('%%LLM_HOST%%')).toBe('');
    expect(pageFiller(settings)('%%WHO_ELSE_READS%%')).toMatch(/^Nobody else gets it/);
    expect(fill({ PAYMENTS: 'yoco', SELLER_NAME: 'Prompter & Co' })).toBe('Yoco|Prompter &amp; Co');
  });

  it.each([
    [{}, 'Write to us. Write to us.'],
    [{ SUPPORT_EMAIL: 'a@b.example' }, 'Write to us at a@b.example. Write to us at a@b.example.'],
    [{ PRIVACY_EMAIL: 'p@b.example' }, 'Write to us. Write to us at p@b.example.'],
  ])('name an address inside a sentence only where one is set: %o', (more, expected) => {
    const mark = 'Write to %%US_AT_SUPPORT%%. Write to %%US_AT_PRIVACY%%.';
    expect(pageFiller({ ...settings, ...more })(mark)).toBe(expected);
  });

  it('carry the operator’s values, escaped, and scripts are left as built', async () => {
    expect(await (await get('/pricing')).text()).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect(await (await get('/assets/app-Cx12_3ab.js')).text()).toContain('%%BRAND_NAME%%');
  });

  it('name inline scripts by the hash of what is really sent', async () => {
    const sent = 'window.x = "http://localhost:3000"';
    const hash = createHash('sha256').update(sent).digest('base64');
    const answer = await get('/');
    expect(await answer.text()).toContain(`<script>${sent}</script>`);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('name their style elements by hash too, each text once', async () => {
    const hash = createHash('sha256')
      .update(style.replace('%%BRAND_NAME%%', 'A &amp; &lt;B&gt;'))
      .digest('base64');
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    );
    expect((await get('/pricing')).headers.get('content-security-policy')).toContain("style-src 'self';");
  });

  it('let the card SDK in on the app’s pages only', async () => {
    expect((await get('/checkout')).headers.get('content-security-policy')).toContain('https://*.yoco.com');
    expect((await get('/pricing')).headers.get('content-security-policy')).not.toContain('yoco');
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('come compressed as %s', async (encoding, open) => {
    const answer = await get('/pricing', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(open(Buffer.from(await answer.arrayBuffer())).toString()).toContain('R249.99');
  });

  it('come with data that is packed already, sent as it is', async () => {
    const answer = await get('/assets/eng-Cx12_3ab.gz', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('letters');
  });

  it('let a script that is started as a worker reach nobody but us', async () => {
    const policy = (await get('/assets/app-Cx12_3ab.js')).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  });

  it('are asked for again, assets with a hash in the name never', async () => {
    expect((await get('/pricing')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/app-Cx12_3ab.js')).headers.get('cache-control')).toContain('immutable');
    const etag = (await get('/pricing')).headers.get('etag') ?? '';
    expect((await get('/pricing', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['/nowhere', 404],
    ['/not-found.html', 404],
    ['/pricing/index.html', 404],
    ['/../../etc/passwd', 404],
    ['/pricing/', 308],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('an address that is not there gets the page that says so', async () => {
    expect(await (await get('/nowhere')).text()).toContain('not here');
    expect(await (await get('/nowhere', { accept: 'application/json' })).text()).toContain('404');
  });
});

describe('what each page lets in', () => {
  const headers = async (path: string) =>
    (await pageRoutes({ site, settings, cards: ['https://*.yoco.com'] }).request(path)).headers;

  it('a popup may answer the pages that open one, and no other', async () => {
    expect((await headers('/checkout')).get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect((await headers('/pricing')).get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('no page allows scripts or styles that stand in it', async () => {
    for (const path of ['/', '/pricing', '/checkout'])
      expect((await headers(path)).get('content-security-policy')).not.toContain('unsafe');
  });

  it('the gallery is for those who build, not for the public', async () => {
    const open = new Map([...site, ['/gallery', site.get('/pricing') as SiteFile]]);
    const routes = (production: boolean) =>
      pageRoutes({ site: open, settings: { ...settings, production }, cards: ['https://*.yoco.com'] });
    expect((await routes(false).request('/gallery')).status).toBe(200);
    expect((await routes(true).request('/gallery')).status).toBe(404);
  });
});

describe('the claims of the pages', () => {
  const file = (body: string) => ({ ...(site.get('/pricing') as SiteFile), body: Buffer.from(body) });
  const both = (): Site =>
    new Map([
      ['/', file('bold')],
      ['/choose-us', file('bold sale')],
      ['/pricing', file('plans')],
      ['/modest', file('modest')],
      ['/modest/choose-us', file('modest sale')],
    ]);
  const bodies = (chosen: Site) => [...chosen].map(([path, { body }]) => [path, body.toString()]);

  it('are those of the specification', () => {
    expect(bodies(chooseClaims(both(), 'spec'))).toEqual([
      ['/', 'bold'],
      ['/choose-us', 'bold sale'],
      ['/pricing', 'plans'],
    ]);
  });

  it('are left out for an operator who cannot prove them', () => {
    expect(bodies(chooseClaims(both(), 'modest'))).toEqual([
      ['/', 'modest'],
      ['/choose-us', 'modest sale'],
      ['/pricing', 'plans'],
    ]);
  });
});

describe('names in JSON', () => {
  it('cannot end the script that they stand in', () => {
    const filled = pageFiller(settings)('<script>{"name":"%%JSON_BRAND_NAME%%"}</script>');
    expect(filled).not.toContain('<B>');
    expect(JSON.parse(filled.slice(8, -9))).toEqual({ name: 'A & <B>' });
  });
});

describe('Cyrano’s own page', () => {
  it('may be framed by the product alone and sets no cookie', async () => {
    const answer = await cyranoRoutes({ site, publicUrl: 'http://localhost:3000' }).request('/');
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://localhost:3000",
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
