/**
 * Puts the styles of each plain page into the page, cut to what it uses: page and styles then come in the first packets of one connection, and
 * nothing else has to be fetched before the page can be drawn. A step of the build, after the pages: `node launcher/inline-styles.mjs <build/client>`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Beasties from 'beasties';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const FACE = /@font-face\s*\{[^{}]*\}/g;

/** Rules that a page may need although nothing on it matches them as it is built. */
const ALSO = [
  // Nothing but a state or a mark of the document: `:focus-visible`, `::selection`, `:root[data-theme=dark]`.
  /^:/,
  // What scripts, people or the server set: an open dialog, a hidden line, the marks on `<html>`.
  /\[(?:aria-|data-|hidden|open)/,
  // What the pages' script adds: the alert (src/pages/styles/alert.css) and the bar that asks for consent (src/analytics/web/consent-bar.css).
  /\.(?:alert|consent)\b/,
  'button',
];

const beasties = new Beasties({
  allowRules: ALSO,
  // Faces are named by custom properties, which it does not follow: all of them are put back, and none is fetched unless it is used.
  fonts: false,
  keyframes: 'all',
  logLevel: 'error',
});

/** Class names as the styles have them: it compares them with the text of the page. */
const plainClasses = (html) =>
  html.replace(/\sclass="[^"]*"/g, (classes) =>
    classes
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

/**
 * @param {string} html a page as drawn
 * @param {(address: string) => string} read the text of a file of the build by its address
 * @returns {Promise<string>} the page for sending; the same where it is no plain page, because a screen gets its styles while it runs
 */
export async function inlineStyles(html, read) {
  const sheets = [...html.matchAll(STYLESHEET)].map(([, address]) => read(address));
  if (sheets.length === 0 || /__reactRouterContext/.test(html)) return html;
  const css = sheets.join('');
  const bare = html.replace(STYLESHEET, '');
  const styled = plainClasses(bare).replace(
    '</head>',
    () => `<style>${css.replace(FACE, '')}</style></head>`,
  );
  const [, used = ''] = /<style>([\s\S]*?)<\/style>/.exec(await beasties.process(styled)) ?? [];
  const faces = css.match(FACE)?.join('') ?? '';
  return bare.replace('</head>', () => `<style>${faces}${used}</style></head>`);
}

async function inlineFolder(folder) {
  const read = (address) => readFileSync(join(folder, address), 'utf8');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    const inlined = await inlineStyles(html, read);
    if (inlined !== html) writeFileSync(path, inlined);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await inlineFolder(process.argv[2]);
