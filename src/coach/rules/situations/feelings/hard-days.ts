/** Whom a hard day is about. */
import type { Slots } from '../../words/fill.ts';
import { filling } from '../wrap.ts';

const ELDER =
  /\b(m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|grandmother|grandfather|nan|grandpa|grandma)\b/i;

export const HARD_DAYS_CODE = {
  // The old one is meant, whoever else is named.
  'a parent grows old': filling((r): Slots => {
    const elder = ELDER.exec(r.plain)?.[1]?.toLowerCase();
    return elder ? { who: { words: `your ${elder}` } } : {};
  }),
} as const;
