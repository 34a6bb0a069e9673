/** What the product does on the reader's own device, for its pages: the service worker and the offline page. */
export { registerWorker } from './register-worker.ts';
