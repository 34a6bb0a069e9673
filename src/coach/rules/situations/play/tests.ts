/** Tests in play: whether the reader is meant. */
import type { Reading } from '../../reading.ts';
import { kinIn } from '../slots/joke.ts';
import { onlyWhere } from '../wrap.ts';

/** What stands behind the sentence is not what they said; a pronoun goes on with it. */
const SENTENCE_END = /(?<=[.!?])\s+(?!(?:she|he|they|apparently|verdict)\b)[\s\S]*$/i;

/** `my ouma says coffee grounds` is advice; `my ouma says you` and `my dad would like a word` are about the reader. */
function aimedAtMe(r: Reading): boolean {
  const kin = kinIn(r.plain)?.words.replace(/^your /, '');
  if (!kin) return false;
  const after = r.plain
    .slice(r.plain.toLowerCase().indexOf(kin) + kin.length)
    .replace(SENTENCE_END, '')
    .replace(/\b(?:now |and )?you say (?:it|so|that)\b/i, '');
  return (
    /\b(?:you|your|you're|u|ur|us|who is|who i'?m|friend)\b/i.test(after) ||
    (/\b(?:you|your|ur)\b/i.test(r.plain) &&
      /^\W*(?:would|wants?|approves?|has seen|is asking|asks|has a|have a)\b/i.test(after))
  );
}

export const PLAYFUL_TESTS_CODE = {
  'somebody at home has an opinion on me': onlyWhere(
    (r) => aimedAtMe(r) && !r.questions.some(({ text }) => /\bor\b/i.test(text)),
  ),
} as const;
