/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Reminders',
  description: 'Switch off the letters about the end of your plan.',
};
