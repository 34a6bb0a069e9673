/**
 * The addresses that are counted by name; every other one counts as `other`. So no query, no fragment and nothing that
 * somebody typed into the address bar is ever kept.
 */
export const KNOWN_PATHS = [
  '/',
  '/login',
  '/pricing',
  '/choose-us',
  '/checkout',
  '/success',
  '/chat',
  '/cyrano',
  '/account',
  '/terms',
  '/privacy',
] as const;

export type KnownPath = (typeof KNOWN_PATHS)[number] | 'other';

/** `/pricing/?x=1#y` is `/pricing`. */
export function knownPath(address: string): KnownPath {
  const bare = (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/+$/, '');
  return KNOWN_PATHS.find((path) => path === bare) ?? 'other';
}
