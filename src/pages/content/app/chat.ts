/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Cyrano',
  description: 'Paste a message, get replies that are about it.',
};
