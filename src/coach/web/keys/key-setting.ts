const NAME = 'cyranoKeys';

/** The page that forgets: where the browser gives no storage, as in a frame of another site. */
let off = false;

/** Whether single keys do anything. Someone who speaks to the computer may have to turn them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return !off;
  }
}

/** Kept on this device. */
export function setKeysOn(on: boolean): void {
  off = !on;
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // Kept as long as the page is open.
  }
}
