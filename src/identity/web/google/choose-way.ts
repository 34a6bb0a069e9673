/** Widest screen, in CSS pixels, on which a popup is a tab that one loses; Google is visited in the same tab there. */
export const REDIRECT_UP_TO_PX = 768;

/**
 * A popup on wide screens; the same tab on narrow ones and after a popup was blocked.
 *
 * @param facts.widthPx `window.innerWidth`
 * @param facts.popupWasBlocked an earlier try of this visit ended in `blocked`
 */
export function chooseGoogleWay(facts: { widthPx: number; popupWasBlocked: boolean }): 'popup' | 'redirect' {
  return facts.widthPx <= REDIRECT_UP_TO_PX || facts.popupWasBlocked ? 'redirect' : 'popup';
}
