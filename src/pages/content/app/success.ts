/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Payment successful',
  description: 'Your plan is running.',
};
