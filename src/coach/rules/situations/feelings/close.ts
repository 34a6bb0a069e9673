/** The two of them: what no pattern says of what they say about it. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { nameIn } from '../slots/things.ts';
import { filling, onlyWhere } from '../wrap.ts';

const SPOT = latin(
  /\b(?:in|at|on|next to|outside) (?:a |an |the |my )?((?:\p{L}+ )?(?:car park|parking(?: lot)?|queue|kitchen|supermarket|bus stop|station|airport|taxi|garage|shop|checkers|spar|lidl|aisle))\b/iu,
);

export const CLOSE_CODE = {
  // The question itself is about the two; `how is your back` beside it is not.
  'us: asked what they are': onlyWhere((r) =>
    r.questions.some(({ text }) => /\b(?:we|us|this|it|that|together|mean)\b/i.test(text)),
  ),
  'us: whatAreWe': filling(({ plain }) => {
    const quoted = /(?<![\p{L}\d])['"‘“]([^'"’”]{4,45})['"’”](?!\p{L})/u.exec(plain)?.[1];
    return { quote: quoted && quoted.split(/\s+/).length >= 2 ? { words: quoted } : undefined };
  }),
  'us: love': filling(({ plain }) => {
    const spot = find(SPOT, plain)?.[1];
    return {
      spot: spot
        ? { words: `a ${spot.replace(/^(?:a|the) /i, '').replace(/\blidl\b/i, 'Lidl')}` }
        : undefined,
    };
  }),
  'us: whoIsThat': filling(({ plain }) => {
    const name = /\b(?:who(?:'s| is) )(\p{Lu}\p{Ll}+)/u.exec(plain)?.[1] ?? nameIn(plain);
    return { name: name ? { words: name } : undefined };
  }),
} as const;
