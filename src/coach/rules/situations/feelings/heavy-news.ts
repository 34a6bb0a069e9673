/** What is heavy by a word of it alone, and tears that are not of grief. */

import { hits } from '../../prefilter/prefilter.ts';
import { HEAVY } from '../../reading/heavy-words.ts';
import { readLoss } from '../../reading/loss.ts';
import { readTears } from '../../reading/tears.ts';
import { readTrouble } from '../../reading/trouble.ts';
import { onlyWhere } from '../wrap.ts';

/** Heavy words where nothing heavy is meant: a thing or a brother to be strangled, a sport, somebody's trade, a thumb with a life of its own. */
const LIGHTLY =
  /\b(?:i could (?:actually |literally |happily )?strangle (?:him|her|them)|(?:could|going to|gonna|want(?:ed)? to|will|i'?ll|about to) (?:actually |literally |happily )?strangle (?:(?:this|that|the|my) (?:printer|laptop|phone|computer|router|wifi|boss|brother|sister|flatmate|neighbours?|cat|dog|cockerel|rooster|alarm|\w+ machine))|chok(?:ed|ing) me(?: out)? (?=[^.!?]{0,40}\b(?:class|training|sparring|rolling|mat|gym)\b)|oncology (?:nurse|sister|doctor|registrar|pharmacist|receptionist|resident)|(?:its|your|their) own life\b(?! (?:any ?more|tonight|now)))/gi;
const TAKEN_LIFE = /\b(?:tak(?:e|es|en|ing)|took|end(?:ed|ing)?|with) (?:its|your|their|my) own life\b/i;
/** What they waited for is good: the results and the ward are behind them. */
const GOOD_NEWS =
  /\b(?:(?<!\bnot )benign|(?<!\bnot (?:the )?)all clear|(?:scans?|results?|bloods?|biopsy)\b(?:(?!\b(?:not|never|far|isn|aren|wasn|weren|hardly|yet|inconclusive)\b)[^.!?]){0,20}\b(?:clear|clean|negative|fine|good|normal)|(?:it'?s|its) not cancer|cancer[- ]?free|in remission|nothing (?:serious|sinister|to worry))\b/i;
const WAITED_FOR = /\bgot the (?:biopsy|scan|results) back\b|\boncology\b/gi;

/** The message without the words that only sound heavy. */
const weighed = (plain: string): string => {
  const light = hits(TAKEN_LIFE, plain) ? plain : plain.replace(LIGHTLY, ' ');
  return hits(GOOD_NEWS, light) ? light.replace(WAITED_FOR, ' ') : light;
};

export const HEAVY_CODE = {
  'heavy by a word': onlyWhere(
    ({ plain }) =>
      hits(HEAVY, plain) &&
      HEAVY.test(weighed(plain)) &&
      readLoss(plain) === undefined &&
      readTrouble(plain) === undefined,
  ),
  'happy tears': onlyWhere(({ plain }) => readTears(plain) === 'glad'),
  'a kindness of mine made them cry': onlyWhere(({ plain }) => readTears(plain) === 'kindness'),
  'crying at something silly': onlyWhere(({ plain }) => readTears(plain) === 'silly'),
} as const;
