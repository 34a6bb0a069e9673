/** Ways to take up a question, by what it asks for. */
import { each, wordedIn } from '../book/tables.ts';
import type { PlainLine } from '../book/written.ts';
import { ASK_KINDS } from '../reading/asks.ts';

export type AnswerLine = PlainLine;

const said = wordedIn('answers');

export const DILEMMA_LINES = said('dilemma');
export const ENTERTAIN_LINES = said('entertain');
export const ANSWER_LINES = each(ASK_KINDS, said);

/** What a question is opened with, where its kind says no more. */
const ASK_WORDS = [
  'whom',
  'once',
  'knowing',
  'what if',
  'as a child',
  'who',
  'when',
  'how',
  'what',
  'fact',
] as const;
export type AskWord = (typeof ASK_WORDS)[number];

export const WORD_LINES = each(ASK_WORDS, wordedIn('answers by word'));
