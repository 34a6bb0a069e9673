/** The loss that a message tells of, where nothing in it makes another matter of it. */

import { type Loss, readLoss } from '../reading/loss.ts';
import type { Reading } from '../reading.ts';
import { once } from './once.ts';
import { flagged, says } from './situation.ts';

const scammed = (r: Reading): boolean =>
  r.flags.some(
    ({ kind }) => kind.startsWith('scam') || kind === 'money_request_mild' || kind === 'self_harm',
  );

/** The loss a message tells of; an intent of grief without a cue of ours counts as one that is not spelt out. */
export const lossOf = once((r: Reading): Loss | undefined => {
  if (r.language.base !== 'en' || scammed(r) || flagged(r, 'stalking', 'threat', 'coercive_control'))
    return undefined;
  if (r.action !== 'reply' && r.action !== 'support') return undefined;
  // A year together is no year since.
  if (
    says(
      r,
      /\b(?:been )?together (?:for )?(?:a|one|two|three|\w+) (?:years?|months?)\b|\banniversary\b[^.!?]*\b(?:love|babe|us)\b/i,
    )
  )
    return undefined;
  return readLoss(r.plain, r.mine);
});
