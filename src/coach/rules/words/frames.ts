/** What can be said about a thing that no list knows, about the reader's own, and around a quote of their words. */
import { wordedIn } from '../book/tables.ts';

const said = wordedIn('frames');

export const THING_LINES = said('thing');
export const NAME_LINES = said('name');
export const PLACE_LINES = said('place');
export const PAIR_LINES = said('pair');
export const READERS_LINES = said('readers');
export const READERS_LIVING = said('readers living');
export const QUOTE_LINES = said('quote');
export const QUOTE_GLAD = said('quote glad');
export const QUOTE_TENDER = said('quote tender');
export const LOW_LINES = said('low');
export const WON_LINES = said('won');
