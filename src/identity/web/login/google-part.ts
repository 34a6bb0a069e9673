/** What signing in with Google takes, as a file of its own: it is fetched only where the operator has set it up. */
export { inAppBrowser, readGoogleResult } from '../google/index.ts';
export { backFromGoogle } from './back-from-google.ts';
export { GoogleFirst } from './GoogleFirst.tsx';
export { GoogleButton, InAppNotice } from './GoogleWay.tsx';
export { googlePress } from './google-press.ts';
export { createGoogleVisits } from './google-visits.ts';
