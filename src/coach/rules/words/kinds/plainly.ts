/** Asked or said plainly of a thing of theirs, whether or not they joke. */
import { F, type KindLine, type KindLines, L } from './kind-line.ts';

const EATEN: readonly KindLine[] = [
  [L, 'warm', 'I could eat {bare} any day of the week.'],
  [F, 'warm', '{x|Is|Are} {bare} a favourite of yours?'],
];

export const PLAINLY_ASKED: KindLines = {
  elder: [[F, 'warm', 'What {x|is|are} {x} like?']],
  sibling: [
    [F, 'warm', 'What {x|is|are} {x} like?'],
    [F, 'direct', 'Do you see much of {x}?'],
  ],
  friend: [[F, 'warm', 'What {x|is|are} {x} like?']],
  child: [
    [F, 'direct', 'How old {x|is|are} {x}?'],
    [F, 'warm', 'What {x|is|are} {x} like?'],
  ],
  pet: [[F, 'warm', 'What {x|is|are} {x} like?']],
  bread: EATEN,
  dish: EATEN,
  treat: EATEN,
  film: [[F, 'direct', 'Would you recommend {x}?']],
  book: [[F, 'direct', 'Would you recommend {x}?']],
  office: [[L, 'calm', 'I hope {x} {x|is|are} over soon.']],
};
