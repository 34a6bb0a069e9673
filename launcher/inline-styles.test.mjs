import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.mjs';

const CSS = [
  '@font-face{font-family:A;src:url(/assets/a.woff2)}',
  '@layer theme{:root{--color:red;--font:A}}',
  '.used{color:var(--color);font-family:var(--font)}.unused{color:blue}',
  '.\\[\\&\\>path\\]\\:fill>path{fill:red}',
  '@media (width>=40rem){.sm\\:wide{width:1px}.sm\\:else{width:2px}}',
  ':focus-visible{outline:3px solid}::selection{color:red}:root[data-theme=dark]{color-scheme:dark}',
  '.shut[data-state=open]{display:grid}dialog.alert{border:0}.consent p{margin:0}button{cursor:pointer}',
].join('');
const page = (extra = '') =>
  `<!DOCTYPE html><html data-mark="%%MARK%%"><head><title>A</title><link rel="stylesheet" href="/assets/a.css"/></head><body class="used sm:wide"><svg class="[&amp;&gt;path]:fill"><path d="M0 0"/></svg>${extra}</body></html>`;
const inlined = (html) => inlineStyles(html, (address) => (address === '/assets/a.css' ? CSS : ''));
const stylesOf = (html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

describe('a plain page', () => {
  it('carries the styles that it uses, in one element, and asks for no stylesheet', async () => {
    const html = await inlined(page());
    expect(html).not.toContain('rel="stylesheet"');
    const [styles = '', ...others] = stylesOf(html);
    expect(others).toEqual([]);
    for (const kept of ['.used{', '--color:red', '.sm\\:wide{', '.\\[\\&\\>path\\]\\:fill>path{'])
      expect(styles).toContain(kept);
    for (const gone of ['.unused', 'sm\\:else']) expect(styles).not.toContain(gone);
  });

  it.each([
    ['the faces', '@font-face{font-family:A;src:url(/assets/a.woff2)}'],
    ['what has the focus', ':focus-visible{'],
    ['what is selected', '::selection{'],
    ['a theme that is set later', ':root[data-theme=dark]{'],
    ['a state that is set later', '.shut[data-state=open]{'],
    ['the alert', 'dialog.alert{'],
    ['the bar that asks', '.consent p{'],
    ['a button that a script adds', 'button{'],
  ])('keeps the styles of %s', async (_, rule) => {
    expect(stylesOf(await inlined(page()))[0]).toContain(rule);
  });

  it('is left alone but for its styles', async () => {
    const without = (html) => html.replace(/<style>[\s\S]*?<\/style>/, '');
    expect(without(await inlined(page()))).toBe(page().replace(/<link[^>]*>/, ''));
  });
});

it('a screen of the app stays as it is: its styles come with its parts', async () => {
  const screen = page('<script>window.__reactRouterContext = {}</script>');
  expect(await inlined(screen)).toBe(screen);
});
