/** Tests in play: whether the reader is meant. */
import type { Reading } from '../../reading/read.ts';
import { kinIn } from '../../scenes/banter-places.ts';
import { onlyWhere } from './wrap.ts';

/** `my ouma says coffee grounds` is advice; `my ouma says you` and `my dad would like a word` are about the reader. */
function aimedAtMe(r: Reading): boolean {
  const kin = kinIn(r.plain)?.words.replace(/^your /, '');
  if (!kin) return false;
  const after = r.plain.slice(r.plain.toLowerCase().indexOf(kin) + kin.length);
  return (
    /\b(?:you|your|you're|u|ur|us|who is|friend)\b/i.test(after) ||
    (/\b(?:you|your|ur)\b/i.test(r.plain) &&
      /^\W*(?:would|wants?|approves?|has seen|is asking|asks|has a|have a)\b/i.test(after))
  );
}

export const PLAYFUL_TESTS_CODE = {
  'somebody at home has an opinion on me': onlyWhere(
    (r) => aimedAtMe(r) && !r.questions.some(({ text }) => /\bor\b/i.test(text)),
  ),
} as const;
