/** What every guard asks besides its own: words at least, whether a question is in it, what it is made of, a second pattern of the message, what the reader wrote last, what it did, the language, what is to be done, what intents and dangers were read, and one of several conditions. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import type { Asked } from '../../scenes/asked.ts';
import { didSo, patternOf, someHolds } from '../book.ts';
import type { Entry } from '../entry.ts';

/** @param turnBefore what is asked for what the reader's last turn did */
export function asWell(
  entry: Entry,
  turnBefore?: (reading: Reading) => Asked,
): (reading: Reading) => boolean {
  const {
    and,
    mine,
    unlessMine,
    intent,
    unlessIntent,
    minWords = 0,
    question,
    either,
    kind,
    english,
    action,
    flags,
    unlessFlags,
  } = entry;
  const [second, readers, notReaders] = [and, mine, unlessMine].map((source) =>
    source === undefined ? undefined : patternOf(source),
  );
  const oneOf = either && someHolds(either);
  return (reading) => {
    const { plain, mine: last, intents, style, questions } = reading;
    return (
      style.words >= minWords &&
      (question === undefined || question === questions.length > 0) &&
      (!kind || kind.includes(reading.kind)) &&
      (!english || reading.language.base === 'en') &&
      (!action || action.includes(reading.action)) &&
      (!flags || reading.flags.some(({ kind }) => flags.includes(kind))) &&
      !(unlessFlags && reading.flags.some(({ kind }) => unlessFlags.includes(kind))) &&
      (!second || hits(second, plain)) &&
      (!readers || hits(readers, last)) &&
      !(notReaders && hits(notReaders, last)) &&
      (!intent || intent.some((one) => intents.has(one))) &&
      !unlessIntent?.some((one) => intents.has(one)) &&
      didSo(reading, entry, turnBefore) &&
      (!oneOf || oneOf(reading))
    );
  };
}
