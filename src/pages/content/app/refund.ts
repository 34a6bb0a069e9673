/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Money back',
  description: 'Ask for your money back without signing in.',
};
