/**
 * Pages worth having ready when somebody's finger is on the link: plain documents drawn whole, those with a script only fetched. A page that
 * is drawn early counts as seen only when it is shown. The rules stand in each plain page: as a file named by a header, they would be
 * fetched beside the faces, before the page is on the screen.
 */
const SPECULATION = {
  prerender: [
    { where: { href_matches: ['/', '/pricing', '/choose-us', '/terms', '/privacy'] }, eagerness: 'moderate' },
  ],
  prefetch: [{ where: { href_matches: ['/login'] }, eagerness: 'moderate' }],
} as const;

/** The text of a `<script type="speculationrules">`; the content policy names it by its hash. */
export const SPECULATION_RULES = JSON.stringify(SPECULATION);
