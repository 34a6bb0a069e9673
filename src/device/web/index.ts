/** What the product does on the reader's own device, for its pages: the service worker, and what is kept for reading without a network. */
export { changeOfflineCopy, readOfflineCopy, startOfflineCopy } from './offline-copy.ts';
export { registerWorker } from './register-worker.ts';
export { sharedFile } from './shared-file.ts';
