import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cardDocument } from './document.ts';
import { isOriginPattern } from './origins.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Made when a browser first asks for them: that takes a quarter of a second, and not each process is asked. */
const scripts = Object.fromEntries(
  Object.entries({
    '/sdk.js': () => classicScript('./sdk.ts'),
    '/paystack/inline.js': () => classicScript('../paystack/inline.ts'),
    '/card-form.js': () => browserScript('card-form.ts'),
    '/parent-page.js': () => browserScript('parent-page.ts'),
    '/gateway-calls.js': () => browserScript('gateway-calls.ts'),
    '/card-fields.js': () => browserScript('card-fields.ts'),
    '/origins.js': () => browserScript('origins.ts'),
  }).map(([path, make]) => {
    let made: string | undefined;
    const text = () => {
      made ??= make();
      return made;
    };
    return [path, { type: JAVASCRIPT, text }];
  }),
);

/** Routes of what a browser loads: the SDK for the shop's page, the frame's document and its files. */
export function popupRoutes(options: { allowedParents: readonly string[] }): Hono {
  const { allowedParents } = options;
  const unusable = allowedParents.find((origin) => !isOriginPattern(origin));
  if (unusable !== undefined) throw new Error(`Not an origin: ${unusable}`);

  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${allowedParents.length === 0 ? "'none'" : allowedParents.join(' ')}`,
  ].join('; ');

  const files = {
    ...scripts,
    '/card': { type: 'text/html; charset=utf-8', text: () => cardDocument(allowedParents) },
    '/card.css': { type: 'text/css; charset=utf-8', text: () => readText('card.css') },
  };

  const app = new Hono();
  for (const [path, { type, text }] of Object.entries(files)) {
    app.get(path, etag(), (c) =>
      c.body(text(), 200, {
        'content-type': type,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        // The shop's page may stand on another origin than the gateway.
        'cross-origin-resource-policy': 'cross-origin',
        ...(path === '/card' ? { 'content-security-policy': policy } : {}),
      }),
    );
  }
  return app;
}

function readText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** A script of this folder as a browser runs it: without its types, its imports by their served names. */
function browserScript(name: string): string {
  const script = quietly(() => stripTypeScriptTypes(readText(name)));
  return script.replace(/(from '\.\/[a-z-]+)\.ts'/g, "$1.js'");
}

/** An SDK with the overlay that it opens: one script without imports, whose names stay its own. */
function classicScript(name: string): string {
  const parts = ['dialog.ts', name].map((part) =>
    browserScript(part)
      .replace(/^import .* from '.*';$/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n${parts.join('\n')}\n})();\n`;
}

/**
 * Node calls this function experimental, once, on standard error. What it does is the very type stripping that
 * runs this file, so the operator need not read it at every start.
 */
function quietly<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
