/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Receipt',
  description: 'A receipt to print or keep.',
};
