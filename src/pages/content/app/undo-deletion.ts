/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Keep your account',
  description: 'Brings back an account that waits to be erased.',
};
