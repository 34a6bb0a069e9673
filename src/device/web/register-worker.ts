import { WORKER_PATH } from '../rules/index.ts';

/** Has the browser fetch the service worker once the page and all that belongs to it are here. Where there is none, nothing is lost. */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  // Not there over plain HTTP and in some private windows.
  if (!serviceWorker) return;
  const register = () => void serviceWorker.register(WORKER_PATH).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
