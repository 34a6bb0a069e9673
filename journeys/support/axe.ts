/** Accessibility: what axe finds against WCAG 2.2 A and AA, as lines that say where and what. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

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

/** What axe found on a page: a line for each fault, and the names of rules that a person has to decide. */
export interface AxeFindings {
  faults: string[];
  undecided: string[];
}

/** @param page an open page, frames included */
export async function axeFindings(page: Page): Promise<AxeFindings> {
  await settle(page);
  // A page without frames needs no blank page to gather what was found in them, which is half of the time.
  const hasFrames = page.frames().length > 1;
  const result = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(!hasFrames).analyze();
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

/** Nothing found in either theme. `SCREENSHOTS` names a folder for a picture of each, `shot` its file. */
export async function cleanInBothThemes(page: Page, shot: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${shot}-${colorScheme}.png` });
  }
}
