/**
 * Pages worth having ready when somebody's finger is on the link: plain documents drawn whole, those with a script only fetched. A page that
 * is drawn early counts as seen only when it is shown. The build puts the rules into the plain pages (launcher/first-paint.mjs), where the
 * content policy names them by hash: a header would have them fetched before the page is on screen. Screens get the header.
 */
export const SPECULATION = {
  prerender: [
    { where: { href_matches: ['/', '/pricing', '/choose-us', '/terms', '/privacy'] }, eagerness: 'moderate' },
  ],
  prefetch: [{ where: { href_matches: ['/login'] }, eagerness: 'moderate' }],
} as const;
