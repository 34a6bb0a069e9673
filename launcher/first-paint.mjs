/**
 * Makes a plain page able to be drawn as soon as it is there: its styles stand in it, cut to what it uses, and everything else waits until
 * something is on screen. A step of the build, after the pages: `node launcher/first-paint.mjs <build/client>`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SPECULATION } from '../src/server/speculation.ts';
import { parseRules, pruneStyles, writeRules } from './prune-styles.mjs';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const PRELOAD = /<link rel="preload" as="font"[^>]*\/>/g;
const MANIFEST = /<link rel="manifest" href="([^"]+)"\/>/;
const ICON = /(<link rel="icon" type="image\/svg\+xml" href=")([^"]+)("\/>)/;
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

const decode = (text) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Every class that stands on the page, and every word of its script, which may set one. */
function usedNames(html, script) {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    decode(names).split(/\s+/),
  );
  return new Set([...classes, ...(script.match(/[A-Za-z_][\w-]*/g) ?? [])]);
}

const isFetchedFace = ({ prelude, body = '' }) => prelude === '@font-face' && /url\(/.test(body);

/** The files of the faces that this page uses: those that hold the plain letters, the italic where something is said aloud. */
const facesOf = (rules, html) =>
  rules
    .filter(
      (rule) =>
        isFetchedFace(rule) &&
        /unicode-range:\s*U\+0*20-/i.test(rule.body) &&
        (/<em[\s>]/.test(html) || !/font-style:\s*italic/.test(rule.body)),
    )
    .map(({ body }) => /url\(["']?([^"')]+)/.exec(body)?.[1]);

/**
 * What waits: the faces, whose stand-ins have the same measures, the page's one script, and what a phone needs to put the page on its home
 * screen. To somebody who comes from another of our pages all of it is given at once, because the browser has it. The first contentful
 * paint is told after that frame was shown, and idle comes after that, so nothing of this competes with the first sight; where a browser never tells it, the page
 * having loaded will do. The faces are put on together once all of them are there, so that the page is laid out anew once and not for each.
 * What stands below the first screen (`.below`) is laid out after that, section by section, a frame for each, in its own faces at once. Who is
 * put back somewhere on the page (an address with a hash, a reload, the way back) gets it whole, or it would move under the eyes; so does who
 * presses anything before, because the press may be a link into the page.
 */
const lateScript = (island, manifest, faces) =>
  [
    '(()=>{const d=document;let o=0;',
    'const add=(n,v)=>d.head.append(Object.assign(d.createElement(n),v)),',
    `i=()=>{add("script",{type:"module",src:"${island}"});add("link",{rel:"manifest",href:"${manifest}"})},`,
    'w=()=>{const e=d.querySelector(".below");e&&(e.classList.remove("below"),n())},n=()=>requestAnimationFrame(()=>setTimeout(w)),',
    'f=()=>{d.getElementById("faces").media="all";d.readyState==="loading"?d.addEventListener("DOMContentLoaded",n):n()},',
    'r=()=>{if(o++)return;d.readyState==="loading"?d.addEventListener("DOMContentLoaded",i):i()},',
    `l=()=>{o||Promise.all(${JSON.stringify(faces)}.map(u=>new FontFace("a",\`url(\${u})\`).load())).then(f,f);r()};`,
    'const h=()=>{d.documentElement.dataset.whole=""};',
    'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")h();',
    'addEventListener("pointerdown",h,{once:true});addEventListener("keydown",h,{once:true});',
    'if(d.prerendering||d.referrer.startsWith(location.origin+"/")){f();r()}',
    'else{try{new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint").length)(self.requestIdleCallback||setTimeout)(l)}).observe({type:"paint",buffered:true})}catch{}',
    'addEventListener("load",()=>setTimeout(l,2e3))}})()',
  ].join('');

const asAddress = (svg) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent)}`;

/**
 * @param {string} html a page as drawn
 * @param {(address: string) => string} read the text of a file of the build by its address
 * @returns {string} the page for sending, or the same where it is no plain page (the app's screens start a framework and stay as they are)
 */
export function prepareFirstPaint(html, read) {
  const islands = new Set([...html.matchAll(MODULE)].map(([, address]) => address));
  const [island] = islands;
  if (islands.size !== 1 || /__reactRouterContext/.test(html)) return html;
  const [manifestLink = '', manifest = ''] = MANIFEST.exec(html) ?? [];
  const linked = [...html.matchAll(STYLESHEET)].map(([, address]) => read(address)).join('');
  const used = usedNames(html, read(island));
  const rules = parseRules(pruneStyles(linked, (name) => used.has(name)));
  const faces = writeRules(rules.filter(isFetchedFace));
  const styles = writeRules(rules.filter((rule) => !isFetchedFace(rule)));
  const head = [
    `<style>${styles}</style>`,
    `<style id="faces" media="not all">${faces}</style>`,
    `<noscript>${manifestLink}<style>${faces}</style></noscript>`,
    `<script>${lateScript(island, manifest, facesOf(rules, html))}</script>`,
    `<script type="speculationrules">${JSON.stringify(SPECULATION)}</script>`,
  ].join('');
  return html
    .replace(STYLESHEET, '')
    .replace(PRELOAD, '')
    .replace(MODULE, '')
    .replace(manifestLink, '')
    .replace(ICON, (_, before, address, after) => before + asAddress(read(address)) + after)
    .replace('</head>', () => `${head}</head>`);
}

function prepareFolder(folder) {
  const read = (address) => readFileSync(join(folder, address), 'utf8');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    const prepared = prepareFirstPaint(html, read);
    if (prepared !== html) writeFileSync(path, prepared);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareFolder(process.argv[2]);
