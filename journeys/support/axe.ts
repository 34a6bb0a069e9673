/** Accessibility: what axe finds against WCAG 2.2 A and AA, as lines that say where and what. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Colours halfway through a fade are nobody's design: what ends is waited for, what turns for ever is not. */
const settle = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
        await Promise.allSettled(ending.map((animation) => animation.finished));
      }),
    ),
  );

/**
 * @param page an open page, frames included
 * @returns one line per fault, none when there are none: `expect(await axeFaults(page)).toEqual([])`
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await settle(page);
  const result = await new AxeBuilder({ page }).withTags(tags).analyze();
  return result.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  );
}
