/** What the product does on the reader's own device: addresses of the service worker, and what other apps share. */
export { OFFLINE_PATH, SHARE_PATH, WORKER_PATH } from './addresses.ts';
export {
  COPIED_PEOPLE_AT_MOST,
  COPIED_TURNS_AT_MOST,
  type CopiedPerson,
  type CopiedTurn,
  isFullDue,
  isOutdated,
  type OfflineCopy,
  peopleToCopy,
  withoutPerson,
  withoutRunOut,
} from './offline-copy.ts';
export { type Shared, type SharedPicture, sharedOf } from './shared.ts';
