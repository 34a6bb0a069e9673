/** What every guard asks besides its own: words at least, whether a question is in it, a second pattern of the message, what the reader wrote last, what it did, the language, the form of the message, what is to be done, what intents, dangers and losses were read, and one of several conditions. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Asked } from '../../reading/last-turn.ts';
import type { Reading } from '../../reading.ts';
import { didSo, maybePattern, onlyThese, someHolds } from '../book.ts';
import type { Entry } from '../entry.ts';
import { lossOf } from '../loss.ts';

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
    english,
    action,
    flags,
    unlessFlags,
    onlyFlags,
    kind: forms,
    laughs,
  } = entry;
  const [second, readers, notReaders] = [and, mine, unlessMine].map(maybePattern);
  const oneOf = either && someHolds(either);
  return (reading) => {
    const { plain, mine: last, intents, style, questions } = reading;
    return (
      style.words >= minWords &&
      (question === undefined || question === questions.length > 0) &&
      (!english || reading.language.base === 'en') &&
      (!action || action.includes(reading.action)) &&
      (!flags || reading.flags.some(({ kind }) => flags.includes(kind))) &&
      !(unlessFlags && reading.flags.some(({ kind }) => unlessFlags.includes(kind))) &&
      onlyThese(reading, onlyFlags) &&
      (!forms || forms.includes(reading.kind)) &&
      (laughs === undefined || !style.laughs) &&
      (!second || hits(second, plain)) &&
      (!readers || hits(readers, last)) &&
      !(notReaders && hits(notReaders, last)) &&
      (!intent || intent.some((one) => intents.has(one))) &&
      !unlessIntent?.some((one) => intents.has(one)) &&
      didSo(reading, entry, turnBefore) &&
      hasLoss(reading, entry) &&
      (!oneOf || oneOf(reading))
    );
  };
}

function hasLoss(reading: Reading, { loss, unlessLoss }: Entry): boolean {
  if (!loss && !unlessLoss) return true;
  const kind = lossOf(reading)?.kind;
  return (!loss || (kind !== undefined && loss.includes(kind))) && !(kind && unlessLoss?.includes(kind));
}
