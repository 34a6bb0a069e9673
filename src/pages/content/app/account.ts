/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Your account',
  description: 'Profile, plan, receipts, devices, and your data.',
};
