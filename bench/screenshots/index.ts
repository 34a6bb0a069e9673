/** `npm run bench -- screenshots`: chats in the manner of eight apps, drawn by Chromium and read by the product's own reader in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Turn } from '#coach';
import { chromiumFlags, chromiumPath } from '../../journeys/support/browser.ts';
import { loadSite } from '../../src/server/site.ts';
import type { Bench } from '../bench.ts';
import { table } from '../coach/table.ts';
import { CHATS } from './chats.ts';
import { drawChat, lettersOf } from './draw.ts';
import { type PictureScore, scorePicture, summary } from './score.ts';
import { type ChatStyle, STYLES } from './styles.ts';

const PARTS = ['product', 'page'] as const;
type Part = (typeof PARTS)[number];

const GOALS = { characters: 0.96, sides: 0.98 };
const SIZES = [
  { name: '390x844 @3', width: 390, height: 844, scale: 3, type: 'png' },
  { name: '360x740 @2', width: 360, height: 740, scale: 2, type: 'png' },
  // As a messenger passes a picture on.
  { name: '390x844 @2, JPEG', width: 390, height: 844, scale: 2, type: 'jpeg', quality: 80 },
] as const;
const THEMES = ['light', 'dark'] as const;

export interface Reading extends PictureScore {
  style: string;
  keptAside: boolean;
  size: string;
  theme: (typeof THEMES)[number];
  ms: number;
  read: Turn[];
}

interface Drawn {
  picture: Buffer;
  turns: Turn[];
}

/** The site of the benchmark's page, built anew and served on a port of its own. */
async function servePage(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-screenshots-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('./page', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const site = loadSite(folder, (html) => html);
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const file = site.get(request.url ?? '/');
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

async function draw(
  browser: Browser,
  url: string,
  style: ChatStyle,
  theme: (typeof THEMES)[number],
  { width, height, scale, ...format }: (typeof SIZES)[number],
  turns: readonly Turn[],
): Promise<Drawn> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  // The page of the reader brings the faces; its own content is replaced.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url);
  await page.evaluate(
    async ([html, font]) => {
      const styles = [...document.querySelectorAll('link[rel=stylesheet]')];
      document.documentElement.innerHTML = html;
      const come = styles.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
      document.head.append(...styles);
      await Promise.all(come);
      // The size of a message is measured below: in its own face, not in the one that stands in for it.
      await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px '${font}'`)));
    },
    [drawChat(style, style[theme], turns), style.font] as const,
  );
  // A message is drawn whole or not at all: cut ones are a matter of joining pictures.
  const shown = await page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const bubbles = () => [...main.querySelectorAll<HTMLElement>('[data-turn]')];
    while (main.scrollHeight > main.clientHeight || (bubbles()[0]?.offsetTop ?? 0) < main.offsetTop)
      bubbles()[0]?.remove();
    return bubbles().map(({ dataset }) => Number(dataset.turn));
  });
  const picture = await page.screenshot({
    type: format.type,
    ...('quality' in format && { quality: format.quality }),
  });
  await page.close();
  return {
    picture,
    turns: shown
      .flatMap((index) => turns[index] ?? [])
      .map(({ from, text }) => ({ from, text: lettersOf(text) })),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(readings: readonly Reading[]): string {
  const line = (name: string, some: readonly Reading[]) => {
    const { characters, sides } = summary(some);
    const ms = some.reduce((sum, reading) => sum + reading.ms, 0) / some.length;
    return [name, String(some.length), percent(characters), percent(sides), (ms / 1000).toFixed(1)];
  };
  const groups: [string, Reading[]][] = [
    ...STYLES.filter(({ name }) => readings.some(({ style }) => style === name)).map(
      ({ name, keptAside }): [string, Reading[]] => [
        keptAside ? `${name}, kept aside` : name,
        readings.filter(({ style }) => style === name),
      ],
    ),
    ...THEMES.map((theme): [string, Reading[]] => [theme, readings.filter((each) => each.theme === theme)]),
    ...SIZES.map(({ name }): [string, Reading[]] => [name, readings.filter(({ size }) => size === name)]),
    ['kept aside', readings.filter(({ keptAside }) => keptAside)],
    ['all', [...readings]],
  ];
  return table(
    [
      'chats',
      'pictures',
      `characters (≥ ${percent(GOALS.characters)})`,
      `sides (≥ ${percent(GOALS.sides)})`,
      's a picture',
    ],
    groups.filter(([, some]) => some.length > 0).map(([name, some]) => line(name, some)),
  );
}

async function readAll(page: Page, browser: Browser, url: string, design: Part): Promise<Reading[]> {
  const readings: Reading[] = [];
  const only = process.env.STYLES_TUNED_ON === '1' ? STYLES.filter(({ keptAside }) => !keptAside) : STYLES;
  for (const [index, style] of only.entries())
    for (const [sizeIndex, size] of SIZES.entries())
      for (const theme of THEMES) {
        const chat = CHATS[(index + sizeIndex + (theme === 'dark' ? 1 : 0)) % CHATS.length] ?? [];
        const drawn = await draw(browser, url, style, theme, size, chat);
        if (process.env.PICTURES)
          writeFileSync(
            join(process.env.PICTURES, `${STYLES.indexOf(style)}-${sizeIndex}-${theme}.${size.type}`),
            drawn.picture,
          );
        const found = await page.evaluate(
          ([png, how]) =>
            (
              window as unknown as {
                read: (png: string, how: string) => Promise<{ turns: Turn[]; ms: number }>;
              }
            ).read(png, how),
          [drawn.picture.toString('base64'), design] as const,
        );
        const score = scorePicture(drawn.turns, found.turns);
        readings.push({
          style: style.name,
          keptAside: style.keptAside ?? false,
          size: size.name,
          theme,
          ms: found.ms,
          read: found.turns,
          ...score,
        });
      }
  return readings;
}

export const screenshots: Bench<Part> = {
  parts: PARTS,
  async run(parts, print) {
    const site = await servePage();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.evaluate(() => (window as unknown as { ready: () => Promise<boolean> }).ready());
      const found: Partial<Record<Part, Reading[]>> = {};
      for (const design of PARTS.filter((part) => parts.includes(part))) {
        const readings = await readAll(page, browser, site.url, design);
        found[design] = readings;
        const heading =
          design === 'product' ? 'bubble by bubble, as the product reads' : 'the picture as one page';
        print(`\n── ${heading} ──\n${report(readings)}`);
      }
      return found;
    } finally {
      await browser.close();
      site.stop();
    }
  },
};
