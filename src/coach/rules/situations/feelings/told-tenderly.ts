/** Told in passing or with half a joke, and it weighs: the job that may go, a parent who did not know them, the children back at the other house, results, the vet, what broke at home. */
import { find } from '../../prefilter/prefilter.ts';
import { toYou } from '../../reading/clause-text.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** Words that take the matter elsewhere: a death, a danger, a plan with the reader that falls. */
const OTHER_MATTER =
  /\b(?:died|dead|passed away|funeral|suicid\w*|never wake|don'?t want to (?:be here|live|wake|go on|exist|do this|another)|can'?t (?:go on|do this any ?more|cope)|end it|engine (?:on|running)|(?:the |all my )pills|(?:not |isn'?t )worth living|better off without|want(?:ed)? to (?:die|disappear)|no point (?:in|to) (?:living|any|anything)|kill (?:my|him|her)self|police|hits? me|beats? me|threat\w*|stalk\w*|(?:send|lend|borrow|transfer) (?:me|us|some|money)|pay(?:ing)? (?:it|for)|can we (?:move|push|cancel|resched\w*)|rain ?check|can'?t make it|are you (?:free|around)|fancy|shall we|let'?s)\b/i;

/** What stopped working is no one's death. */
const LONG_GONE =
  /\b(?:who |and |he |she |they )(?:died|passed(?: away)?) (?:in (?:19|20)\d\d|(?:\w+ ){1,2}years ago|years ago|last year)\b/gi;

const THING_DIED =
  /\b(?:boiler|geyser|heat(?:ing|er)|fridge|freezer|oven|stove|machine|dishwasher|dryer|tv|telly|aircon|kettle|microwave|inverter|router|laptop|hoover|toaster|printer|lift|phone|battery|car)(?:'s| is| has| just| also| finally)* (?:died|dead)\b/gi;

/** Their words seen from the reader. */
const theirs = (words: string | undefined): Slot | undefined =>
  words
    ? { words: toYou(words.trim().toLowerCase()), plural: /(?:s|children|lot|two|three)$/i.test(words) }
    : undefined;

const capital = (words: string | undefined): Slot | undefined =>
  words ? { words: words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase() } : undefined;

const UNIT =
  '(?:team|department|division|office|branch|floor|unit|section|role|job|post|position|desk|faculty)';

/** Which part of the work it is about. */
const PART = new RegExp(`\\b(?:my|our) (?:whole |entire )?${UNIT}\\b`, 'i');

const A_DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b/i;

/** What one lives with, once it has been found. */
const CONDITION =
  "(?:(?:an? )?(?:under-?active |over-?active )?thyroid|hypothyroid\\w*|type (?:1|2|one|two)(?: diabetes)?|diabetes|diabetic|adhd|autis(?:m|tic)|dyslexi[ac]|c(?:o)?eliac|ibs|crohn'?s|colitis|endo(?:metriosis)?|pcos|arthritis|asthma|lupus|hypertension|high (?:blood pressure|cholesterol)|epilepsy|fibromyalgia|tinnitus|(?:peri)?menopause|sleep apn(?:o)?ea|psoriasis|scoliosis|gluten intoleran\\w*)";

const HAS_A_NAME = new RegExp(
  `\\b(?:results?|tests?|bloods?|doctor|doc|gp|dr|specialist|psychologist|psychiatrist|clinic)\\b[^?]{0,50}?\\b(?<x>${CONDITION})\\b|\\b(?:turns out i|it'?s official,? i|i (?:just |finally )?(?:got|was|been|have been|'ve been) (?:officially )?diagnosed|diagnosed me)\\b[^.?!]{0,30}?\\b(?<y>${CONDITION})\\b`,
  'i',
);

function conditionIn(r: Reading): Slot | undefined {
  const { x, y } = find(HAS_A_NAME, r.plain)?.groups ?? {};
  const name = (x ?? y)?.toLowerCase().replace(/^an? /, '');
  return name
    ? {
        words: /thyroid$/.test(name)
          ? `the ${name}`
          : name.replace(/^(?:adhd|ibs|pcos)$/, (short) => short.toUpperCase()),
      }
    : undefined;
}

const ELDER =
  '(?:m[ou]m|mommy|mummy|mother|mama|ma|dad|daddy|father|papa|gran|granny|grandmother|grandma|grandpa|grandfather|grandad|granddad|gogo|ouma|oupa|nan|nana|mkhulu|uncle|aunt|auntie|aunty|old man|husband|wife)';

/** Somebody old, and what they no longer know. */
const FADES = latin(
  new RegExp(
    `(?<!\\p{L}|\\b(?:your|his|her|their|ex'?s) )(?:(?:my|our) )?(?<k>${ELDER})(?!\\p{L}|'s)[^.?!]{0,40}?(?:(?:didn'?t|doesn'?t|did not|does not|no longer|couldn'?t|can'?t) (?:always |really |even )?(?:know|recogni[sz]e|remember|place)s? (?:who i (?:was|am)|me|my name|us|whose)\\b|(?:called|calls|keeps calling|kept calling) me (?:by )?(?:my (?:m[ou]m|mother|dad|father|sister|brother|aunt|uncle|gran)\\p{L}*(?:'s name)?|(?:his|her) (?:brother|sister|wife|husband|mother|father|m[ou]m|dad|late \\p{L}+)(?:'s name)?|somebody else'?s name|the wrong name)|thought i was (?:his|her|my (?:m[ou]m|mother|dad|father|aunt|uncle|gran)\\p{L}*|(?:the|an?) (?:\\p{L}+ )?(?:nurse|carer|maid|help(?:er)?|cleaner|doctor|stranger|neighbour|postman|plumber|waiter)|some(?:body|one) else)|(?:ask(?:s|ing|ed)?|tell(?:s|ing)?|told) (?:me )?the same (?:thing|question|story) (?:every|over and over|again and again|\\d+ times|(?:two|three|four|five|six|ten) times|twice in)|asked (?:me )?(?:\\p{L}+ ){0,3}(?:times|again)[^.!?]{0,20} (?:when|where|if) (?:my|her|his) (?:m[ou]m|mother|dad|father|husband|wife|brother|sister|gran\\p{L}*|parents) (?:is|are|was|will|would)|forgot (?:who i (?:was|am)|my name|i was (?:his|her))|(?:forgets?|forgot) that (?:grandad|grandpa|oupa|dad|m[ou]m|he|she|they) (?:is|'s|has|died))`,
    'iu',
  ),
);

/** The children go back to the other house, or are brought there. */
const WENT_BACK = latin(
  /(?<!\p{L})(?:(?<x>(?:the|my|our) (?:\p{L}+ )?(?:kids?|children|boys?|girls?|son|daughter|twins|little (?:one|man|girl|boy)|two|three|lot))(?:'re|'s| (?:have|has|are|is|were|just|now|both|all|went|gone|back))+ (?:back )?(?:to|at|with) (?:their|his|her|the other) (?:m[ou]m|mommy|mummy|mother|dad|daddy|father|ex|other parent)(?:'s)?(?! (?:side|grave|family))|(?<!\b(?:she|he|they|who|ex|husband|wife)(?:'s| has| just| had){0,4} )(?:dropped|took|drove|returned|handed|brought|delivered|sent|put) (?<y>(?:the|my|our) (?:\p{L}+ )?(?:kids?|children|boys?|girls?|son|daughter|twins|little (?:one|man|girl|boy)))(?: (?:off|back|over|home))* (?:to|at|with) (?:their|his|her|my ex'?s?|the ex'?s?) ?(?:m[ou]m|mommy|mummy|mother|dad|daddy|father|place|house)?(?:'s)?|(?:it'?s|this is|now it'?s) (?:his|her|their (?:m[ou]m|mother|dad|father)'?s|(?:my |the )?ex'?s) (?:week|weekend|turn|christmas|holiday) with (?<z>the (?:kids?|children|boys?|girls?|twins|little (?:one|man|girl|boy))))(?!\p{L})/iu,
);

const noOtherMatter = onlyWhere(
  (r) => !OTHER_MATTER.test(r.plain.replace(THING_DIED, ' ').replace(LONG_GONE, ' ')),
);

export const TOLD_TENDERLY_CODE = {
  'tender: the job is in doubt': both(
    filling((r) => ({
      a: theirs(find(PART, r.plain)?.[0]),
      d: capital(find(A_DAY, r.plain)?.[0]),
    })),
    noOtherMatter,
  ),
  'tender: did not know them': both(
    filling((r) => ({ who: theirs(`your ${find(FADES, r.plain)?.groups?.k ?? 'parent'}`) })),
    noOtherMatter,
  ),
  'tender: the children are back there': both(
    filling((r) => {
      const { x, y, z } = find(WENT_BACK, r.plain)?.groups ?? {};
      return { x: theirs(x ?? y ?? z) };
    }),
    noOtherMatter,
  ),
  'tender: results, and it is small': noOtherMatter,
  'tender: it has a name now': both(
    filling((r) => ({ x: conditionIn(r) })),
    noOtherMatter,
  ),
  'tender: good news from the vet': noOtherMatter,
} as const;
