import { brandName } from '#ui';

/** Titles and descriptions of the screens behind the door. */
export const appPages = {
  login: () => ({ title: `Sign in · ${brandName()}`, description: 'Sign in or make an account.' }),
  checkout: () => ({
    title: `Checkout · ${brandName()}`,
    description: 'Pay once, in rand. Nothing renews by itself.',
  }),
  success: () => ({ title: `Payment successful · ${brandName()}`, description: 'Your plan is running.' }),
  account: () => ({
    title: `Your account · ${brandName()}`,
    description: 'Profile, plan, receipts, devices, and your data.',
  }),
  receipt: () => ({ title: `Receipt · ${brandName()}`, description: 'A receipt to print or keep.' }),
  undoDeletion: () => ({
    title: `Keep your account · ${brandName()}`,
    description: 'Brings back an account that waits to be erased.',
  }),
  newAddress: () => ({
    title: `Your new address · ${brandName()}`,
    description: 'Whether your new address is confirmed.',
  }),
  chat: () => ({
    title: `Cyrano · ${brandName()}`,
    description: 'Paste a message, get replies that are about it.',
  }),
};
