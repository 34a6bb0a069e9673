/** Screens of other apps, drawn for stories that have a screenshot of one: the PNG of a phone at twice its size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const face = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

async function drawn(context: BrowserContext, height: number, styles: string, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height });
  await page.setContent(
    `<style>@font-face { font-family: Phone; src: url(data:font/woff2;base64,${face}) }
    body { margin: 0; font: 17px/1.300 Phone } ${styles}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ scale: 'device' });
  await page.close();
  return png;
}

export type DrawnTurn = readonly ['me' | 'them', string];

/** A chat: white on blue at the right, on grey at the left. `context` has the scale of the device. */
export const drawnChat = (context: BrowserContext, turns: readonly DrawnTurn[]): Promise<Buffer> =>
  drawn(
    context,
    520,
    `body { padding: 90px 10px } p { width: fit-content; max-width: 70%; margin: 6px 0; padding: 8px 13px; border-radius: 18px; background: #e9e9eb }
    .me { margin-left: auto; background: #007aff; color: #fff }`,
    turns.map(([from, text]) => `<p class="${from}">${text}</p>`).join(''),
  );

export interface DrawnProfile {
  name: string;
  /** Short facts in a row, with no sentence. */
  facts: readonly string[];
  prompts: readonly (readonly [prompt: string, answer: string])[];
}

/** A profile as apps of dating show it: a name over a photo, facts, and prompts in small letters with answers in large ones. */
export const drawnProfile = (
  context: BrowserContext,
  { name, facts, prompts }: DrawnProfile,
): Promise<Buffer> =>
  drawn(
    context,
    1_000,
    `body { padding: 16px; background: #f4f1ee; color: #1c1a19 } h1 { margin: 0 0 12px; font-size: 28px }
    .photo { height: 200px; border-radius: 14px; background: linear-gradient(160deg, #6d8fa8, #d9b48f 60%, #7d5a44) }
    .facts { margin: 12px 0; font-size: 14px; color: #5b5552 } section { margin: 12px 0; padding: 20px 18px; border-radius: 14px; background: #fff }
    h2 { margin: 0 0 10px; font-size: 14px } section p { margin: 0; font-size: 24px; line-height: 1.250 }`,
    `<h1>${name}</h1><div class="photo"></div><p class="facts">${facts.join(' · ')}</p>${prompts
      .map(([prompt, answer]) => `<section><h2>${prompt}</h2><p>${answer}</p></section>`)
      .join('')}`,
  );
