/** Plain lines where the message was not understood: they answer what it does and claim nothing. */
import { each, textsIn } from '../book/tables.ts';

/** What a message does that asks nothing, as far as that is certain. */
const DOINGS = [
  'is glad',
  'laughs',
  'has a hard time',
  'is cross',
  'says sorry',
  'is kind to the reader',
  'says little',
  'teases',
  'flirts',
  'speaks of us',
  'puts off',
  'asks not to',
  'tells',
] as const;
export type Doing = (typeof DOINGS)[number];

export const PLAIN_LINES = each(DOINGS, textsIn('plain'));
/** The same with a question or an offer, so that the talk goes on. */
export const PLAIN_FOLLOWS = each(DOINGS, textsIn('plain follows'));
