import type { MetaDescriptor } from 'react-router';

/**
 * The keyboard of a phone makes the window smaller, so that a box at its end stays in sight. A second `viewport` overrules the first one,
 * which stands on every page.
 */
export const aboveKeyboard: MetaDescriptor = {
  name: 'viewport',
  content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content',
};
