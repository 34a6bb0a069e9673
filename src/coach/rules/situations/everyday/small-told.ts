/** Small things that people tell or take up in passing: a parcel that came, a road that is not long, an animal by its name, a machine that is down. */
import { find, hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { filledWith } from '../../words/fill.ts';
import { asksElse, group } from '../slots/small.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const GIFT =
  '(?:parcel|package|card|letter|note|postcard|flowers?|roses|bouquet|bunch|chocolates?|book|present|gift|surprise|cake|cookies|biscuits|scarf|mug|plant|socks|painting|care package|soup)';

const SPOT = latin(
  /\b(?:put|stuck|hung|kept|got|have|pinned|stands?|standing|living|sits?|sitting|is|are)\b(?: (?:it|them|the \p{L}+|your \p{L}+))?(?: up)? (?<spot>(?:next to|beside|on|above|by|over|in) (?:the|my) (?:\p{L}+ )?(?:kettle|fridge|desk|wall|mirror|bed|bedside(?: table)?|window(?:sill)?|table|shelf|mantelpiece|door|kitchen|counter|piano|tv))\b/iu,
);

const MY_SIGHT = latin(
  /\b(?:been to|seen|know|visited|tried) (?<m>(?:the|that) [\p{L}' ]{3,28}?)(?= (?:here|there|yet|before|in|at|by|near|up|down)\b|\W*\?)/iu,
);

const NEVER = /\b(?:never been|haven'?t been|never (?:seen|tried|made it)|not yet)\b/i;

const SPECIES =
  '(?:cat|kitten|dog|puppy|pup|tortoise|horse|pony|parrot|budgie|rabbit|bunny|hamster|snake|lizard|chicken|hen|rooster|goat|donkey|lab|labrador|staffie|sausage dog|dachshund|rottweiler|boerboel|jack russell|little one|big one|fluffy one|black one|ginger one|other one|white one|brown one|grey one|spotty one|old one|young one)';

/** No name for an animal. */
const NO_NAME =
  'persian|siamese|burmese|bengal|maltese|german|african|english|french|scottish|russian|american|dutch|british|huge|enormous|deaf|blind|pregnant|vegan|male|female|not|now|too|so|very|the|a|an|my|your|his|her|our|asleep|sleeping|sick|ill|dead|dying|gone|lost|missing|old|here|there|fine|ok|okay|good|bad|on|in|at|out|with|for|just|still|always|never|also|really|actually|being|barking|eating|staring|judging|snoring|cute|fat|lazy|crazy|mine|yours|adorable|named|called|about|by|like|from|back|home|more|it|this|that|what|who|how|scared|afraid|getting|going|looking|sitting|lying|only|almost|\\d';

const ANIMAL_NAMED = latin(
  new RegExp(
    `(?:^|[.!?,] *|\\b(?:and|but|the|my|our) )(?<p>${SPECIES})(?:'s name is|'s called| is (?:called|named)| answers to| goes by| is|'s) (?!(?:${NO_NAME})\\b)(?<n>\\p{L}[\\p{L}'-]{1,14}(?: (?!(?:and|she|he|the|but|is|who|has|it)\\b)\\p{Lu}\\p{Ll}+)?)(?=[,.!;]|$| (?:and|but|she|he|who|because|after)\\b)|\\b(?:that'?s|that is|this is|meet|it'?s) (?!(?:${NO_NAME})\\b)(?<m>\\p{L}[\\p{L}'-]{1,14})[,.;-]+ (?:she|he|it)(?:'s| is) (?:the|my|our|a) (?:\\p{L}+ )?(?<q>${SPECIES})`,
    'iu',
  ),
);

export const SMALL_TOLD_CODE = {
  'small: what I sent has come': both(
    onlyWhere(
      (r) =>
        !asksElse(r) &&
        (hits(new RegExp(`\\b${GIFT}\\b`, 'i'), r.mine) || hits(new RegExp(`\\b${GIFT}\\b`, 'i'), r.plain)) &&
        hits(/\b(?:you|u|your|ur|thank\w*|thx)\b/i, r.plain),
    ),
    filling((r) => {
      const gift = group(new RegExp(`\\b(?<g>${GIFT})\\b`, 'i'), `${r.plain} ${r.mine}`, 'g')?.toLowerCase();
      const spot = group(SPOT, r.plain, 'spot')?.toLowerCase();
      return {
        gift: filledWith(gift),
        spot: filledWith(spot?.replace(/\bmy\b/, 'your')),
      };
    }),
  ),
  'small: the distance is no trouble': filling((r) => ({
    m: hits(NEVER, r.plain) ? filledWith(group(MY_SIGHT, r.mine, 'm')) : undefined,
  })),
  'small: their animal by name': filling((r) => {
    const { n, m, p, q } = find(ANIMAL_NAMED, r.plain)?.groups ?? {};
    const kind = (p ?? q)?.toLowerCase();
    return {
      n: filledWith(n ?? m),
      // `the white one` is no kind of animal.
      p: filledWith(kind?.endsWith('one') ? undefined : kind),
    };
  }),
  'small: my turn now': filling((r) => ({
    x: filledWith(
      group(
        latin(
          /\b(?:back from|did|finished|survived|had|after) (?<d>the (?:dawnie|dawn patrol|gym|school run|beach|hike|market|park ?run|morning shift|night shift|shops|late shift|early shift|meeting|pool))\b/iu,
        ),
        r.plain,
        'd',
      )?.toLowerCase(),
    ),
  })),
} as const;
