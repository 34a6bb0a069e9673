import { MESSAGE_MAX_CHARACTERS } from '#coach';

/** How much is kept. Over a limit nothing is cut off or dropped: the call is refused and says what to do. */

/** Per owner. */
export const PEOPLE_MAX = 1_000;
/** Per person. */
export const TURNS_MAX = 5_000;
/** Turns of one call, and of one answer. */
export const TURNS_PER_CALL = 500;
export const TURNS_DEFAULT_LIMIT = 100;
/** All in characters (code points, so an emoji counts once). */
export const TURN_MAX_CHARACTERS = MESSAGE_MAX_CHARACTERS;
export const NOTES_MAX_CHARACTERS = 2_000;
export const NAME_MAX_CHARACTERS = 100;
/** Of a voice: how many of each, and how long one may be. */
export const VOICE_MAX = { facts: 50, never: 100, style: 20, name: 40, characters: 300 } as const;
