/** What every guard asks besides its own: a second pattern of the message, what the reader wrote last, and what intents were read. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';

export function asWell({
  and,
  mine,
  unlessMine,
  intent,
  unlessIntent,
}: Entry): (reading: Reading) => boolean {
  const [second, readers, notReaders] = [and, mine, unlessMine].map((source) =>
    source === undefined ? undefined : patternOf(source),
  );
  return ({ plain, mine: last, intents }) =>
    (!second || hits(second, plain)) &&
    (!readers || hits(readers, last)) &&
    !(notReaders && hits(notReaders, last)) &&
    (!intent || intent.some((one) => intents.has(one))) &&
    !unlessIntent?.some((one) => intents.has(one));
}
