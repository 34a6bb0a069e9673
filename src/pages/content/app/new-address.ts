/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Your new address',
  description: 'Whether your new address is confirmed.',
};
