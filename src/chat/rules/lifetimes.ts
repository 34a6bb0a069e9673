/** A ticket opens the frame once, within a minute of being made. */
export const TICKET_LIFETIME_MS = 60_000;
/** What the frame holds afterwards; good for coach calls only. */
export const COACH_TOKEN_LIFETIME_MS = 10 * 60_000;
/** Opaque tokens of the frame are told apart from identity tokens by their beginning. */
export const COACH_TOKEN_PREFIX = 'cyr_';
