import { DAY_MS, MINUTE_MS } from '#kit';

/** Spec section 5: at least 6 characters. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
/** Raised whenever /terms changes in substance; stored with each acceptance. */
export const TERMS_VERSION = '2024-03';

/** One-time codes: how many digits, how long one lives, how many guesses it stands. */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
export const CODE_TRIES = 3;
/** A mailed link that sets a new password. */
export const RESET_LINK_LIFETIME_MS = 60 * MINUTE_MS;
/** A mailed link that says whose address it is; it opens nothing, so it may lie there over a weekend. */
export const VERIFY_LINK_LIFETIME_MS = 3 * DAY_MS;
