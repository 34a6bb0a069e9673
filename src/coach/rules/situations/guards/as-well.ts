/** What every guard asks besides its own: a second pattern of the message, and what the reader wrote last. */
import type { Reading } from '../../reading/read.ts';
import { hits } from '../../sieve/sieve.ts';
import { patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';

export function asWell({ and, mine, unlessMine }: Entry): (reading: Reading) => boolean {
  const second = and === undefined ? undefined : patternOf(and);
  const readers = mine === undefined ? undefined : patternOf(mine);
  const notReaders = unlessMine === undefined ? undefined : patternOf(unlessMine);
  return ({ plain, mine: last }) =>
    (!second || hits(second, plain)) &&
    (!readers || hits(readers, last)) &&
    !(notReaders && hits(notReaders, last));
}
