import { describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '../cards.ts';
import { createGateway } from '../gateway.ts';
import { isOriginPattern, originAllowed } from './origins.ts';
import { popupRoutes } from './routes.ts';

const app = popupRoutes({ allowedParents: ['https://shop.example', 'http://localhost:*'] });

describe('the card document', () => {
  it('may be framed by the allowed pages only and runs nothing from elsewhere', async () => {
    const response = await app.request('/card');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'none'",
        'frame-ancestors https://shop.example http://localhost:*',
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*;|https:(?!\/\/shop)/);
    const html = await response.text();
    expect(html).not.toMatch(/<style|style=|\son[a-z]+=|<script(?![^>]* src=)/i);
    expect(html).toContain('data-allowed-parents="https://shop.example http://localhost:*"');
    for (const card of SANDBOX_CARDS) expect(html).toContain(`data-number="${card.number}"`);
  });

  it('is framed by nobody when nobody is allowed', async () => {
    const response = await popupRoutes({ allowedParents: [] }).request('/card');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('links to files that are there, and to nothing by an absolute address', async () => {
    const html = await (await app.request('/card')).text();
    const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => String(match[1]));
    expect(links).toEqual(['card.css', 'card-form.js']);
    for (const link of links) expect((await app.request(`/${link}`)).status).toBe(200);
  });
});

describe('the scripts', () => {
  it('are plain JavaScript whose imports are served too', async () => {
    for (const path of ['/sdk.js', '/card-form.js', '/card-fields.js', '/origins.js']) {
      const response = await app.request(path);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      const text = await response.text();
      expect(text).not.toMatch(/\.ts'|\bimport type\b|\beval\(/);
      for (const [, file] of text.matchAll(/from '\.\/([^']+)'/g)) {
        expect((await app.request(`/${file}`)).status).toBe(200);
      }
    }
  });

  it('need no module loader: the SDK is a classic script', async () => {
    const text = await (await app.request('/sdk.js')).text();
    expect(text).not.toMatch(/^\s*(import|export)\b/m);
    expect(() => new Function(text)).not.toThrow();
  });

  it('are not sent again when unchanged', async () => {
    const tag = (await app.request('/sdk.js')).headers.get('etag') ?? '';
    expect((await app.request('/sdk.js', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });
});

describe('a base path', () => {
  it('stands in front of every route', async () => {
    const gateway = createGateway({
      dbFile: ':memory:',
      secretKey: 'S',
      publicKey: 'P',
      slowAnswerMs: 1,
      basePath: '/sandbox',
      allowedParents: [],
    });
    for (const [path, status] of [
      ['/sandbox/sdk.js', 200],
      ['/sandbox/card', 200],
      ['/sandbox/v1/ledger', 401],
      ['/sandbox/v1/nothing', 404],
      ['/v1/ledger', 404],
    ] as const) {
      expect([path, (await gateway.app.request(path)).status]).toEqual([path, status]);
    }
    gateway.close();
  });
});

describe('origins', () => {
  it.each([
    ['https://shop.example', true],
    ['http://localhost:3000', true],
    ['http://localhost:*', true],
    ['http://[::1]:3000', true],
    ['https://shop.example/', false],
    ['https://*', false],
    ['*', false],
    ['null', false],
    ["https://a.example; script-src 'unsafe-inline'", false],
    ['https://a.example" onload="x', false],
  ])('%s may be set: %s', (text, may) => {
    expect(isOriginPattern(text)).toBe(may);
    if (!may) expect(() => popupRoutes({ allowedParents: [text] })).toThrow('Not an origin');
  });

  it.each([
    ['https://shop.example', true],
    ['http://localhost:3000', true],
    ['http://localhost', true],
    ['https://localhost:3000', false],
    ['http://localhost.evil.example', false],
    ['http://localhost:3000.evil.example', false],
    ['https://shop.example.evil.example', false],
    ['null', false],
    ['', false],
  ])('%j is let in: %s', (origin, allowed) => {
    expect(originAllowed(origin, ['https://shop.example', 'http://localhost:*'])).toBe(allowed);
  });
});
