/** Accessibility: what axe finds against WCAG 2.2 A and AA, as lines that say where and what. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE, resize } from './screens.ts';

const fromBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Those of the rules above that look at colours: all in which the themes differ. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What passed is not described, which is half of the time. */
const TOLD = ['violations', 'incomplete'] as const;

/** Colours halfway through a fade are nobody's design: what ends is taken to its end, as the landing's scene of 15 s; what turns for ever is left. */
const settle = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
        for (const animation of ending) animation.finish();
        await Promise.allSettled(ending.map((animation) => animation.finished));
      }),
    ),
  );

/** The builder gathers what it found in frames in a blank page that it opens each time, which is half of the time; here it does so in the page. */
const gatheringInPlace = (page: Page): Page =>
  new Proxy(page, {
    get(target, name) {
      if (name === 'context') return () => ({ newPage: async () => inPlace(target) });
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const inPlace = (page: Page) => ({
  evaluate: page.evaluate.bind(page),
  // The next look begins without what this one left.
  close: () => page.evaluate(() => void Reflect.deleteProperty(window, 'partialResults')),
});

/** What axe found on a page: a line for each fault, and the names of rules that a person has to decide. */
export interface AxeFindings {
  faults: string[];
  undecided: string[];
}

/**
 * @param page an open page, frames included
 * @param colours only what the colours decide, of a page that was looked at in the other theme
 */
export async function axeFindings(page: Page, colours = false): Promise<AxeFindings> {
  await settle(page);
  const frames = page.frames();
  // Half a megabyte of script, read and compiled once for each document. The builder itself gives a frame one second for it, and looks at
  // nothing in a frame that takes longer.
  for (const frame of frames)
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const result = await new AxeBuilder({ page: gatheringInPlace(page), axeSource: ';' })
    .options({
      runOnly: colours ? { type: 'rule', values: RULES_OF_COLOURS } : { type: 'tag', values: tags },
      resultTypes: [...TOLD],
    })
    .setLegacyMode(frames.length === 1)
    .analyze();
  return {
    faults: result.violations.flatMap((violation) =>
      violation.nodes.map(
        (node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
      ),
    ),
    undecided: result.incomplete.map(({ id }) => id),
  };
}

/**
 * @param page an open page, frames included
 * @returns one line per fault, none when there are none: `expect(await axeFaults(page)).toEqual([])`
 */
export const axeFaults = async (page: Page): Promise<string[]> => (await axeFindings(page)).faults;

/**
 * Nothing found in either theme: everything in the light one, in the dark one what the colours decide, since they are all that differs.
 * The page stays dark.
 *
 * @param shot with `SCREENSHOTS`, which names a folder, the file of a picture of each theme
 */
export async function cleanInBothThemes(page: Page, shot?: string, fullPage = false): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { faults } = await axeFindings(page, colorScheme === 'dark');
    expect(faults, colorScheme).toEqual([]);
    if (process.env.SCREENSHOTS && shot)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${shot}-${colorScheme}.png`, fullPage });
  }
}

/** The same on a desk and on a phone. Both are changes of one page, so that a story need not be told twice; it stays as wide as it was. */
export async function cleanInBothSizes(page: Page, shot: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of [DESK, PHONE]) {
    await resize(page, size);
    await cleanInBothThemes(page, `${shot}-${size.width}`);
  }
  if (before) await resize(page, before);
}
