import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { CHECKOUT_MESSAGES } from '#checkout';
import type { Begun } from './provider.ts';

const SUBMIT = 'document.forms[0].submit()';
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64');

/** A page that posts the provider's form by itself; without script it has the button alone. Kept nowhere. */
export function formPage(c: Context, { action, fields }: Extract<Begun, { kind: 'form' }>) {
  // `https:`, because browsers hold the hosts against it that the page leads on to.
  c.header(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${SUBMIT_HASH}'; form-action ${new URL(action).origin} https:; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  // The provider's page is another site's: it learns our address and no more.
  c.header('referrer-policy', 'origin');
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${CHECKOUT_MESSAGES.leaving}</title>
<form method="post" action="${action}">${inputs}<button>${CHECKOUT_MESSAGES.leaving}</button></form>
<script>${SUBMIT}</script></html>`,
    200,
  );
}
