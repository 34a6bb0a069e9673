/**
 * Signing in with Google in the browser, without screens. In short:
 *
 * ```ts
 * const popup = browserGooglePopup(api);                            // once per screen; `close()` it when the screen goes
 * // in the click itself, before any await:
 * const way = chooseGoogleWay({ widthPx: window.innerWidth, popupWasBlocked });
 * const outcome = way === 'popup' ? await popup.open({ acceptedTerms: true }) : await browserGoogleRedirect(api, { … });
 * // on load of /login:
 * const result = readGoogleResult(window.location.search);          // then put `result.cleaned` into the address bar
 * const app = inAppBrowser();                                       // not null: no Google button, offer `openInBrowserLink`
 * ```
 */
export { chooseGoogleWay } from './choose-way.ts';
export { type InAppBrowser, inAppBrowser, openInBrowserLink } from './in-app-browser.ts';
export type { GoogleOutcome, GoogleRequest } from './outcome.ts';
export { browserGooglePopup, type GooglePopup } from './popup.ts';
export {
  browserGoogleRedirect,
  type GoogleReturn,
  readGoogleResult,
} from './redirect.ts';
