/** Ways to take up any question by naming what it is about: `{key}` is its subject (`lunch`, `my brother`), `{quote}` its own words. */
import { wordedIn } from '../book/tables.ts';

const said = wordedIn('answers by subject');

export const KEY_LINES = said('key');
export const KEY_WINKS = said('key winks');
export const ASKED_AFTER_LINES = said('asked after');
export const PRACTICAL_LINES = said('practical');
export const PLAN_OPEN_LINES = said('plan open');
export const PLAN_KEY_LINES = said('plan key');
export const CLAUSE_LINES = said('clause');
export const QUOTED_ANSWERS = said('quoted answers');
export const DEFENCE_LINES = said('defence');
export const EARNEST_LINES = said('earnest');
export const EARNEST_CLAUSE = said('earnest clause');
export const ADVICE_LINES = said('advice');
export const CHECK_LINES = said('check');
export const SIDES_LINES = said('sides');
export const RAPID_LINES = said('rapid');
export const HYPOTHETICAL_LINES = said('hypothetical');
export const JUDGE_LINES = said('judge');
