import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cardDocument } from './document.ts';
import { isOriginPattern } from './origins.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';

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

  // Made when a browser asks: most gateways of tests are asked by none.
  const files: Record<string, { type: string; text: () => string }> = {
    '/sdk.js': { type: JAVASCRIPT, text: () => classicScript('./sdk.ts') },
    '/paystack/inline.js': { type: JAVASCRIPT, text: () => classicScript('../paystack/inline.ts') },
    '/card': { type: 'text/html; charset=utf-8', text: () => cardDocument(allowedParents) },
    '/card.css': { type: 'text/css; charset=utf-8', text: () => readText('card.css') },
    '/card-form.js': { type: JAVASCRIPT, text: () => browserScript('card-form.ts') },
    '/parent-page.js': { type: JAVASCRIPT, text: () => browserScript('parent-page.ts') },
    '/gateway-calls.js': { type: JAVASCRIPT, text: () => browserScript('gateway-calls.ts') },
    '/card-fields.js': { type: JAVASCRIPT, text: () => browserScript('card-fields.ts') },
    '/origins.js': { type: JAVASCRIPT, text: () => browserScript('origins.ts') },
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

/** By name; taking the types away costs more than all else of a call. */
const scripts = new Map<string, string>();

/** A script of this folder as a browser runs it: without its types, its imports by their served names. */
function browserScript(name: string): string {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const stripped = quietly(() => stripTypeScriptTypes(readText(name)));
  const script = stripped.replace(/(from '\.\/[a-z-]+)\.ts'/g, "$1.js'");
  scripts.set(name, script);
  return script;
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
