/** Names of the keys that lead somewhere or press something; a control says its own with `data-key`. */
export const KEYS = [
  '?',
  '/',
  '1',
  '2',
  '3',
  '4',
  'p',
  't',
  'o',
  'r',
  'u',
  'j',
  'k',
  'c',
  'e',
  's',
  'w',
  'y',
] as const;
export type Key = (typeof KEYS)[number];

/** A pressed key as far as it matters here. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/**
 * The key that is meant, or null: with Control, Command or Alt it belongs to the browser, and while somebody types it
 * is a letter. A capital is the same key, as with the caps lock on.
 * @param typing whether a field, a menu or a dialog has the keys at this moment
 */
export function keyOf(pressed: Pressed, typing: boolean): Key | null {
  if (typing || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.isComposing || pressed.defaultPrevented) return null;
  const name = pressed.key.toLowerCase();
  return KEYS.find((key) => key === name) ?? null;
}

/** The place after or before `now` among `count`, without going past an end; -1 stands for none yet. */
export const stepped = (now: number, by: 1 | -1, count: number): number =>
  Math.max(0, Math.min(count - 1, now + by));
