/** What every guard asks besides its own: a second pattern of the message, what the reader wrote last, the language, what is to be done, what intents and dangers were read, and one of several conditions. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { patternOf, someHolds } from '../book.ts';
import type { Entry } from '../entry.ts';

export function asWell({
  and,
  mine,
  unlessMine,
  intent,
  unlessIntent,
  either,
  english,
  action,
  flags,
  unlessFlags,
}: Entry): (reading: Reading) => boolean {
  const [second, readers, notReaders] = [and, mine, unlessMine].map((source) =>
    source === undefined ? undefined : patternOf(source),
  );
  const oneOf = either && someHolds(either);
  return (reading) => {
    const { plain, mine: last, intents } = reading;
    return (
      (!english || reading.language.base === 'en') &&
      (!action || action.includes(reading.action)) &&
      (!flags || reading.flags.some(({ kind }) => flags.includes(kind))) &&
      !(unlessFlags && reading.flags.some(({ kind }) => unlessFlags.includes(kind))) &&
      (!second || hits(second, plain)) &&
      (!readers || hits(readers, last)) &&
      !(notReaders && hits(notReaders, last)) &&
      (!intent || intent.some((one) => intents.has(one))) &&
      !unlessIntent?.some((one) => intents.has(one)) &&
      (!oneOf || oneOf(reading))
    );
  };
}
