/** What the product does on the reader's own device: addresses of the service worker, and what other apps share. */
export { OFFLINE_PATH, SHARE_PATH, WORKER_PATH } from './addresses.ts';
export { SHARED_KEY, type Shared, type SharedPicture, sharedOf } from './shared.ts';
