/** The screens without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

const TABS_AT_MOST = 60;

/** Walks on with Tab until something has the focus, and sees that the focus can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // What the script has not freed yet cannot be walked to.
  await expect(target).toBeEnabled();
  const focused = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tab = 0; tab < TABS_AT_MOST && !(await focused()); tab++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  // A field may leave the ring to the box around it.
  const seen = await target.evaluate((element) => {
    let box: Element | null = element;
    for (let level = 0; box && level < 3; level++, box = box.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      if ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none')
        return true;
    }
    return false;
  });
  expect(seen, `the focus on ${target} is shown`).toBe(true);
}

/** Walks to something with Tab and presses Enter on it. */
export const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
