/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Sign in',
  description: 'Sign in or make an account.',
};
