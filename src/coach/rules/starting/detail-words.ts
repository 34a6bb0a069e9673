/** The words by which notes are cut and told apart: what is private, what is nothing, what is a job, a pet, a place. */
import { patternsIn, wordsIn } from '../book/tables.ts';

const named = patternsIn('notes');
const words = wordsIn('notes');

/** Never in a first message: losses, illness, money, bodies, children, and what they said they do not want. */
export const PRIVATE = named('private');
export const LOOKS = named('looks');
export const HEARSAY = named('hearsay');
export const EMPTY = named('empty');
export const LEAD = named('lead');
/** `My simple pleasures:`, the prompt of a profile. */
export const LABEL = /^[^:,.]{2,60}:\s+/;
export const EMOJI_SAYS = Object.entries(words('signs')).map(
  ([signs, says = '']) => [new RegExp(signs, 'u'), says] as const,
);
export const ANIMAL = named('animal');
export const JOB = named('job');
/** In front of a trade that is no living: `failed sourdough baker`. */
export const UNPAID = named('unpaid');
/** What one may always have been; a runner or a baker has become it. */
export const BORN = named('born');
export const IDENTITY = named('identity');
export const PLACE_NAME = /^\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]+|of|the|de|du)){0,3}$/u;
export const CITY = named('city');
/** Words that speech does not leave bare. */
export const WITH_ARTICLE = words('with article');
