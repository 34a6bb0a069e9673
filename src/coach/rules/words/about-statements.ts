/** Replies to what they tell about themselves and their people: the whole clause, not a noun out of it. */
import { fellShort } from '../reading/denial.ts';
import type { Statement } from '../reading/statements.ts';
import type { Reading } from '../reading.ts';
import { type Candidate, filledLines } from './candidate.ts';
import type { Slots } from './fill.ts';
import { seedOf, shuffled } from './shuffle.ts';
import { linesFor } from './statement-clauses.ts';

/** A sentence's capital is not carried into another sentence. */
const inside = (words: string): string =>
  words.replace(/^(?:The|An?|Some|Your|This|That)\b/, (first) => first.toLowerCase());

const placesOf = (statement: Statement): Slots => ({
  clause: { words: inside(statement.clause) },
  base: { words: statement.base },
  past: { words: statement.clause.replace(/^you /, '') },
  ger: { words: statement.gerund },
  obj: statement.object ? { words: statement.object } : undefined,
  subj: { words: inside(statement.subject) },
  poss: { words: /s$/.test(statement.subject) ? `${statement.subject}'` : `${statement.subject}'s` },
});

/** Where somebody is ashamed, let down or cross, what they did is no picture to enjoy. */
const SORE =
  /\b(?:embarrass(?:ed|ing)|humiliat\w*|ashamed|mortified|hurt(?:s|ing)?|not (?:weird|angry|mad|fine|great|ok(?:ay)?)|let (?:me )?down|disappoint\w*|like (?:an? )?(?:idiot|fool|caterer|ghost|stranger)|cried|crying|furious|fuming|left me (?:standing|waiting|alone)|in front of (?:everybody|everyone|all of them))\b/i;

export function aboutStatements(reading: Reading): Candidate[] {
  if (SORE.test(reading.plain)) return [];
  return reading.statements.flatMap((statement, index) => {
    // A clause with another inside it, or with a time up front, does not survive being turned round.
    if (
      // `Best thing I have heard this week` suits no test that did not come back clear.
      fellShort(reading.plain.slice(statement.start, statement.end)) ||
      / that | each other| (?:today|yesterday|tonight)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i.test(
        statement.gerund,
      ) ||
      statement.clause.length > 64 ||
      // Cut in the middle of something said, or before what it leads up to.
      /(?<![\p{L}])['"]|\b(?:exactly|just|right|only|when|as|while|called|said|like)$/iu.test(
        statement.clause,
      ) ||
      /\b(?:and|but|so|because) (?:i|you|last|then|one|the|my|your|he|she|they|we|it|this|that|yours|mine|how|there|has|have|asked|got|had|was|were|now|still)\b/i.test(
        statement.clause,
      )
    )
      return [];
    const lines = shuffled(
      linesFor(statement.kind, statement.verb, statement.object, statement.subjectLives),
      seedOf(reading, statement.clause),
    );
    return filledLines(lines, placesOf(statement), () => ({
      weight: 2.4 - index * 0.3,
      about: statement.gerund || statement.clause,
    }));
  });
}
