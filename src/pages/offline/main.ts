import { OFFLINE_PATH } from '#device';
import { SHARED_KEY } from '#device/keys';
import { showKeptPeople } from './kept-people.ts';
import { startTrying } from './try-again.ts';

/** The script of the offline page: it comes from the service worker, and works without any other file. */

const status = document.querySelector('[data-status]');

async function canReach(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const attempt = startTrying({
  isOnline: () => navigator.onLine,
  canReach,
  // At its own address there is no page that was asked for.
  open: () => (location.pathname === OFFLINE_PATH ? location.replace('/') : location.reload()),
  say: (text) => {
    if (status) status.textContent = text;
  },
});
const go = () => void attempt();
window.addEventListener('online', go);
document.querySelector('[data-again]')?.addEventListener('click', go);

document.querySelector<HTMLElement>('[data-shared]')?.toggleAttribute('hidden', !isShared());

void showKeptPeople(document);

function isShared(): boolean {
  try {
    return sessionStorage.getItem(SHARED_KEY) !== null;
  } catch {
    return false;
  }
}
