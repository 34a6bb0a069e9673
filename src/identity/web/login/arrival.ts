import type { GoogleReturn } from '../google/index.ts';

/** What somebody brings along to /login in the address. */
export interface Arrival {
  /** The token of a reset link. */
  reset: string | null;
  /** Whether the link of a confirmation mail worked; null where none was followed. */
  verified: boolean | null;
  google: GoogleReturn | null;
  /** The search part that is left when all of this is taken out: `''` or `?…`. */
  cleaned: string;
}

/**
 * Whether the address still has its say before anybody is led on: it is not read yet, or what Google said in it is not dealt with.
 */
export const isAwaited = (arrival: Arrival | null, googleIsDone: boolean): boolean =>
  !arrival || (arrival.google !== null && !googleIsDone);

/**
 * Reads the address of /login. Nothing in it authorises anything.
 *
 * @param google what the part about Google says of the same address; its `cleaned` is read on
 */
export function readArrival(search: string, google: GoogleReturn | null): Arrival {
  const query = new URLSearchParams(google?.cleaned ?? search);
  const reset = query.get('reset') || null;
  const verified = query.get('verified');
  query.delete('reset');
  query.delete('verified');
  const rest = query.toString();
  return {
    reset,
    verified: verified === '1' ? true : verified === '0' ? false : null,
    google,
    cleaned: rest ? `?${rest}` : '',
  };
}

/**
 * Whoever presses `Try Now` on the first page, or has just chosen a plan without being signed in, is new as far as anybody can tell: the form
 * for that stands open. A press before the page's script is awake goes by way of `/checkout?plan=…` and comes from there.
 *
 * @param waiting where the way leads after the sign-in; a choice of a plan leaves `/checkout` there
 */
export function isNewHere(referrer: string, origin: string, waiting: string | null): boolean {
  const path = referrer.replace(origin, '');
  return path === '/' || (waiting === '/checkout' && /^\/(pricing$|choose-us$|checkout\?p)/.test(path));
}
