import { brandName } from '#ui';

/** Titles and descriptions of the screens behind the door. */
export const appPages = {
  login: () => ({ title: `Sign in · ${brandName()}`, description: 'Sign in or make an account.' }),
  checkout: () => ({
    title: `Checkout · ${brandName()}`,
    description: 'Pay once, in rand. Nothing renews by itself.',
  }),
  success: () => ({ title: `Payment successful · ${brandName()}`, description: 'Your plan is running.' }),
  chat: () => ({
    title: `Cyrano · ${brandName()}`,
    description: 'Paste a message, get replies that are about it.',
  }),
};
