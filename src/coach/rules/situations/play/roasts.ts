/** Roasts: whether they are of the reader. */
import { latin } from '../../reading/pattern.ts';
import { meFrom } from '../../words/places.ts';
import { filling, onlyWhere } from '../wrap.ts';

export const ROASTS_CODE = {
  'the sort of person I am': onlyWhere((r) => r.questions.every(({ kind }) => kind !== 'reciprocal')),
  'a guessing game': filling((r) => {
    const riddle = latin(
      /\bguess(?:es)?(?: at)? (my [\p{L} ]{3,24}?|what [^.?!]{4,40}?|where [^.?!]{4,30}?|who [^.?!]{4,30}?|how [^.?!]{4,30}?)(?=[.,?!]| and\b| or\b|$)/iu,
    ).exec(r.plain)?.[1];
    return { riddle: { words: riddle ? meFrom(riddle).replace(/^my\b/i, 'your') : 'it' } };
  }),
} as const;
