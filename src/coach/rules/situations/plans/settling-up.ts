/** Small money between two people who eat and travel together: halves, tickets, parking. Larger or odder sums are for the safety rules. */
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { says } from '../situation.ts';
import { filling } from '../wrap.ts';

const TREAT =
  /\b(biscuits|koeksisters|cake|cookies|chocolate|coffee|beer|wine|lunch|dinner|breakfast|samosas|curry|pizza|ice cream|brownies|milktart|rusks|biltong|hugs|kisses)\b/i;

const amount = (r: Reading): string | undefined =>
  /(?:\bR ?|[£$€])\d{1,4}\b/.exec(r.plain)?.[0] ?? /\b\d{2,4}\b(?= each\b)/.exec(r.plain)?.[0];

/** What is owed, or claimed for fun. */
const OWED = filling((r) => ({
  amount: filledWith(amount(r)),
  treat: filledWith(
    says(r, latin(/\bor\b/iu)) || says(r, /\b(?:eft|snapscan|cash)\b/i)
      ? TREAT.exec(r.plain)?.[1]?.toLowerCase()
      : undefined,
  ),
  drama: says(r, /\bemotional (?:damage|distress)\b|\bdamages\b/i) ? { words: ' ' } : undefined,
}));

export const SETTLING_UP_CODE = {
  'settling: they owe (2)': OWED,
  'settling: they claim (2)': OWED,
} as const;
