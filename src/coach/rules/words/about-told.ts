/** Replies to what they told about themselves and their people: the whole clause, not a noun out of it. */
import { fellShort } from '../reading/denial.ts';
import type { Told } from '../reading/told.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Places } from './fill.ts';
import { seedOf, shuffled } from './shuffle.ts';
import { linesFor } from './told-clauses.ts';

/** A sentence's capital is not carried into another sentence. */
const inside = (words: string): string =>
  words.replace(/^(?:The|An?|Some|Your|This|That)\b/, (first) => first.toLowerCase());

const placesOfTold = (told: Told): Places => ({
  clause: { words: inside(told.clause) },
  base: { words: told.base },
  past: { words: told.clause.replace(/^you /, '') },
  ger: { words: told.gerund },
  obj: told.object ? { words: told.object } : undefined,
  subj: { words: inside(told.subject) },
  poss: { words: /s$/.test(told.subject) ? `${told.subject}'` : `${told.subject}'s` },
});

/** Where somebody is ashamed, let down or cross, what they did is no picture to enjoy. */
const SORE =
  /\b(?:embarrass(?:ed|ing)|humiliat\w*|ashamed|mortified|hurt(?:s|ing)?|not (?:weird|angry|mad|fine|great|ok(?:ay)?)|let (?:me )?down|disappoint\w*|like (?:an? )?(?:idiot|fool|caterer|ghost|stranger)|cried|crying|furious|fuming|left me (?:standing|waiting|alone)|in front of (?:everybody|everyone|all of them))\b/i;

export function aboutTold(reading: Reading): Candidate[] {
  if (SORE.test(reading.plain)) return [];
  return reading.told.flatMap((told, index) => {
    // A clause with another inside it, or with a time up front, does not survive being turned round.
    if (
      // `Best thing I have heard this week` suits no test that did not come back clear.
      fellShort(reading.plain.slice(told.start, told.end)) ||
      / that | (?:today|yesterday|tonight)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i.test(
        told.gerund,
      ) ||
      told.clause.length > 64 ||
      // Cut in the middle of something said, or before what it leads up to.
      /(?<![\p{L}])['"]|\b(?:exactly|just|right|only|when|as|while|called|said|like)$/iu.test(told.clause) ||
      /\b(?:and|but|so|because) (?:i|you|last|then|one|the|my|your|he|she|they|we|it|this|that|yours|mine|how|there|has|have|asked|got|had|was|were|now|still)\b/i.test(
        told.clause,
      )
    )
      return [];
    const lines = shuffled(
      linesFor(told.kind, told.verb, told.object, told.subjectLives),
      seedOf(reading, told.clause),
    );
    return lines.flatMap(([move, tone, text]) => {
      const filled = fill(text, placesOfTold(told));
      return filled
        ? [{ text: filled, move, tone, weight: 2.4 - index * 0.3, about: told.gerund || told.clause }]
        : [];
    });
  });
}
