/** Who acts in a story that somebody tells, and the thing that it turns on. */
import { latin } from '../../reading/pattern.ts';
import type { Statement } from '../../reading/statements.ts';
import type { Reading } from '../../reading.ts';
import { salientOf } from '../../words/about-salient.ts';
import type { Slot } from '../../words/fill.ts';

/** The actor where it is somebody else: `your uncle`. */
export function actorOf(r: Reading): Statement | undefined {
  return r.statements.find(
    ({ kind, subjectLives, subject }) =>
      /^other/.test(kind) && subjectLives && !/\b(?:class|team|client|crowd|audience)$/.test(subject),
  );
}

const POOR_HEAD =
  /(?:ing|ed|ly)$|^(?:blind|middle|while|shape|size|direction|option|mistake|meeting|way|number|week|weekend|day|night|morning|place|time|house bid|maternity|page|pages|mine|kitchen|lights|tag|groceries|guy|lady|street|work|school|office|town|road|today|year|month|hour|minutes?|kilometres?|door|floor|corner|side|front|guess|laugh|word|name|idea|surprise|party trick|head|face|hand|hands|eyes?|voice|king|god)$/i;
const FULL = 3;
const LONGEST = 26;

/** The thing that the story turns on: rather what comes last, never a person who acts in it. */
export function thingOf(r: Reading): Slot | undefined {
  const actor = actorOf(r)?.subject.toLowerCase();
  const fit = salientOf(r).filter(
    ({ words, bare, readers, asked, kind }) =>
      !readers &&
      !asked &&
      (kind !== undefined || words.startsWith('the ') || words.startsWith('your ')) &&
      !/^(?:friend|elder|sibling|ex)$/.test(kind ?? '') &&
      words.toLowerCase() !== actor &&
      words.length <= LONGEST &&
      words.split(' ').length <= FULL &&
      !/\d/.test(words) &&
      !latin(/\b(?:m[ou]m|dad|gran|brother|sister|entire|whole) \p{L}/iu).test(words) &&
      !bare.split(' ').some((word) => /ing$/i.test(word) && bare.includes(' ')) &&
      !POOR_HEAD.test(bare.split(' ').at(-1) ?? ''),
  );
  // The odd thing comes last: that is where the point of a story tends to be.
  const [best] = [...fit].sort((a, b) => b.start - a.start);
  return best && { words: best.words, plural: best.plural };
}
