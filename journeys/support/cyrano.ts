/** Cyrano as stories wait for it, in the frame or on the full screen. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** An answer is whole: who wrote it stands there only then, and until then replies of the question before may. */
export const answered = (cyrano: Page | FrameLocator): Promise<void> =>
  expect(cyrano.getByRole('region', { name: 'Cyrano whispers' })).toHaveAttribute('aria-busy', 'false');
