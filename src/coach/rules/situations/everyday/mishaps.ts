/** Small nuisances and happy days of an ordinary week: told to the reader, and of whom. */
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { flagged, has, says } from '../situation.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const KIN =
  /\b(?:my|our) ((?:(?:little|big|best|older|younger|baby|twin) )?(?:m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|kid|kids|boy|girl|toddler|little one|uncle|aunt|wife|husband|friend|friends|bestie|baby|twins|nephew|niece|parents|cousin|boss|flatmate|roommate|housemate|neighbours?))\b/i;
/** Told to the reader, in English, and no change of a plan that they share. */
const told = (r: Reading): boolean =>
  r.language.base === 'en' &&
  r.action === 'reply' &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control', 'money_request_mild', 'scam_money') &&
  !has(r, 'grief', 'plan_decline', 'plan_reschedule', 'off_platform') &&
  !says(
    r,
    /\b(?:running late|be late|i'?m late|can'?t make it|won'?t make it|rain ?check|resched\w*|another (?:day|time)|still on\b|remember when|last year|years ago)\b/i,
  );

function who(r: Reading): Slots {
  const kin = KIN.exec(r.plain)?.[1]?.toLowerCase();
  return {
    who: kin
      ? { words: `your ${kin}`, plural: /(?:s|kids|parents)$/.test(kin) && !/boss$/.test(kin) }
      : undefined,
  };
}

export const MISHAPS_CODE = {
  'told of their day': both(onlyWhere(told), filling(who)),
} as const;
