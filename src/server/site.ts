import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { WORKER_POLICY } from './content-policy.ts';

/** A file of the built site, held in memory with its compressed forms. */
export interface SiteFile {
  body: Buffer;
  type: string;
  etag: string;
  /** Its name holds a hash of its content, so it can be kept for ever. */
  immutable: boolean;
  /** `'sha256-…'` of each inline script, for the content policy. HTML only. */
  scriptHashes: readonly string[];
  /** The same of each style element. */
  styleHashes: readonly string[];
  forms: Map<'br' | 'gzip', Buffer>;
}

export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  // Data that is kept packed: it is sent as it is, and whoever asks for it unpacks it.
  '.gz': 'application/gzip',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
/** What holds names that are known only at run time. */
const FILLED = new Set(['.html', '.webmanifest', '.xml', '.txt']);

/**
 * Reads a built site. Paths are those of the address bar: `/pricing` for `pricing/index.html`, `/assets/x.js` for itself.
 *
 * @param fill puts values known only at run time into HTML, before compression and before hashes are taken
 */
export function loadSite(folder: string, fill: (html: string) => string): Site {
  const site = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name);
    const type = TYPES[extension];
    if (!entry.isFile() || !type) continue;
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    const raw = readFileSync(join(entry.parentPath, entry.name));
    const filled = FILLED.has(extension);
    const isPage = extension === '.html';
    const body = filled ? Buffer.from(fill(raw.toString('utf8'))) : raw;
    const packed = join(entry.parentPath, `${entry.name}.br`);
    site.set(path.replace(/\/?index\.html$/, '') || '/', {
      body,
      type,
      etag: etagOf(body),
      immutable: /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path),
      scriptHashes: isPage ? hashesOf(body, /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi) : [],
      styleHashes: isPage ? hashesOf(body, /<style\b[^>]*>([\s\S]*?)<\/style>/gi) : [],
      forms: new Map(!filled && existsSync(packed) ? [['br', readFileSync(packed)]] : []),
    });
  }
  return site;
}

/** Names the content of a file, with the quotes of the header. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Where the build puts the pages without the claims that an operator may be unable to prove. */
const MODEST = '/modest';

/** The site with each page as `MARKETING_CLAIMS` wants it; the other form of it has no address. */
export function chooseClaims(site: Site, claims: 'spec' | 'modest'): Site {
  const isModest = (path: string) => path === MODEST || path.startsWith(`${MODEST}/`);
  const chosen = new Map([...site].filter(([path]) => !isModest(path)));
  if (claims === 'modest')
    for (const [path, file] of site) if (isModest(path)) chosen.set(path.slice(MODEST.length) || '/', file);
  return chosen;
}

/** What the content policy calls the text of each such element, once each. */
function hashesOf(page: Buffer, element: RegExp): string[] {
  const texts = [...page.toString('utf8').matchAll(element)].map(([, text = '']) => text);
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The answer for one file: compressed once, then from memory; 304 when the browser has it. */
export function answerFile(
  file: SiteFile,
  request: Request,
  status = 200,
  extra: Record<string, string> = {},
) {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    ...(file.type.startsWith('text/javascript') ? { 'content-security-policy': WORKER_POLICY } : {}),
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...extra,
  });
  if (status === 200 && request.headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  let body = file.body;
  if (COMPRESSIBLE.test(file.type)) {
    headers.set('vary', 'accept-encoding');
    const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '');
    if (encoding) {
      headers.set('content-encoding', encoding);
      body = compressed(file, encoding);
    }
  }
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

/** Brotli before gzip, and neither where the browser gives it the weight 0. */
export function bestEncoding(accepted: string): 'br' | 'gzip' | null {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = accepted
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

function compressed(file: SiteFile, encoding: 'br' | 'gzip'): Buffer {
  const known = file.forms.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? // Made once, at the first request: a tenth of a second then, a kilobyte less each time. The landing page and its headers fit into the
        // first packets of a connection (some 14 KB) with it, and not without.
        brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : gzipSync(file.body, { level: 9 });
  file.forms.set(encoding, made);
  return made;
}
