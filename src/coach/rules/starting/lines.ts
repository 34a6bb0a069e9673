/** First messages by the sort of detail. */
import { each, startsIn } from '../book/tables.ts';
import { DETAIL_KINDS } from './detail-kinds.ts';

const said = startsIn('first messages');

export const START_LINES = each(DETAIL_KINDS, said);
export const OPENINGS = said('opening');
export const SHARED_LINES = said('shared');
export const WITHOUT_NOTES = said('without notes');
