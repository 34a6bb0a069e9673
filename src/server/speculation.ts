/**
 * Pages worth having ready when somebody's finger is on the link: plain documents drawn whole, those with a script only fetched. A page that
 * is drawn early counts as seen only when it is shown. Every page names them in a header.
 */
export const SPECULATION = {
  prerender: [
    { where: { href_matches: ['/', '/pricing', '/choose-us', '/terms', '/privacy'] }, eagerness: 'moderate' },
  ],
  prefetch: [{ where: { href_matches: ['/login'] }, eagerness: 'moderate' }],
} as const;
