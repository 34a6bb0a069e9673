/** Asked or said plainly of a thing of theirs, whether or not they joke. */
import { F, type KindLines, L } from './kind-line.ts';

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
  bread: [[L, 'warm', 'I could eat {bare} any day of the week.']],
  dish: [[L, 'warm', 'I could eat {bare} any day of the week.']],
  treat: [[L, 'warm', 'I could eat {bare} any day of the week.']],
  film: [[F, 'direct', 'Would you recommend {x}?']],
  book: [[F, 'direct', 'Would you recommend {x}?']],
  office: [[L, 'calm', 'I hope {x} {x|is|are} over soon.']],
};
