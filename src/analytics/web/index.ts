/** Counting on the screens: events of the catalogue, page views, and consent to Google Analytics. */
export { countPageView, offerConsentChange, startConsent, track, trackOutcome } from './browser.ts';
export { analyticsMark } from './consent.ts';
export { trackFromFrame } from './from-frame.ts';
export { PageViews } from './PageViews.tsx';
