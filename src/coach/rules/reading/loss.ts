/**
 * Grief, said straight or sideways: who died, how fresh it is, and what the writer holds on to. An object kept or a habit
 * that goes on may come from a parting instead of a death, so those are marked `unsaid` and no death is claimed.
 */

import { wordOf } from '../compiled/tables.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { isNoLoss, NO_ONE_GONE, NOT_PARTED } from './no-loss.ts';
import { pattern } from './pattern.ts';
export type LossKind = 'fresh' | 'pet' | 'pregnancy' | 'dying' | 'remembered' | 'patient' | 'unsaid';

export type Loss = {
  readonly kind: LossKind;
  /** A name or a relation, seen from the reader: `Banjo`, `your dad`. */
  readonly who?: string;
  /** `her`, `him` or `them`. */
  readonly them: string;
  /** How long ago: `fourteen months`. */
  readonly span?: string;
  /** The day it falls on: `Christmas`, `the birthday`. */
  readonly occasion?: string;
  /** What they kept or found: `her shopping list`. */
  readonly kept?: string;
  /** What is cooked or baked for them: `the trifle`. */
  readonly dish?: string;
  /** Told with a smile: a soft one may come back. */
  readonly wry: boolean;
  readonly start: number;
  readonly end: number;
};

const RELATION =
  '(?:ex[- ](?:husband|wife|boyfriend|girlfriend)|m[ou]m(?:my)?|mother|mama|ma|dad(?:dy)?|father|papa|pa|tata|parents|gran|granny|grandma|grandmother|nan(?:na)?|grandpa|grandfather|grandad|gogo|mkhulu|makhulu|ouma|oupa|brother|sister|sis|twin|son|daughter|child|baby|aunt|auntie|uncle|cousin|niece|nephew|wife|husband|boyfriend|girlfriend|fianc[eé]e?|partner|best (?:friend|mate)s?|friends?|mates?|mentor|neighbour|colleague|teacher|coach)';
const PET =
  '(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|goldfish|budgie|guinea pig|tortoise|pony|lab|labrador|spaniel|collie|staffie|terrier|boerboel|retriever|parrot|bird|horse|pup|old boy|old girl)';
const MINE = '(?:my |our |the )(?:(?:little|big|older|younger|late|old|poor|dear|only|own|sweet|twin) )*';
const GONE =
  "(?:(?:just |suddenly |finally |had |has |have ){0,4}(?:passed(?: away| on)?(?! (?:his|her|their|my|our|it|with|every|all|level|grade|out|by|me|us|you|matric|through|around|inspection|quality|first|the (?!other|day|week|night|same|year)|an? (?!week|month|year|day|few|couple|long|while|little))\\b)|died|slipped away|was killed|killed (?:him|her)self|drowned|(?:took|taken) (?:his|her|their) own life|committed suicide|didn'?t (?:make it|wake up|pull through|come home)|never woke up|left us|went in (?:his|her) sleep)|(?:'s| is) (?:gone|no longer with us|dead)\\b(?! (?:to|back|for|out|quiet|home)))";
const OCCASION =
  /\b(christmas|xmas|easter|eid|diwali|hanukkah|new year'?s?|mother'?s day|father'?s day|valentine'?s|birthday|anniversary|wedding)\b/i;
const SPAN =
  /\b((?:nearly |almost |about |over )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty)(?: and a half)? (?:days?|weeks?|months?|years?))\b/i;
const r = (source: string): RegExp => pattern(source);

const PARTED =
  /\b(?:moved out|broke up|break-?up|left me|dumped|divorc\w+|my ex\b|separat\w+|walked out|ghosted|split up|we ended)\b/i;

const PREGNANCY = r(
  `\\b(?:miscarr\\w+|stillborn|lost (?:the|our|my|a) (?:baby|pregnancy|little one)|(?:i|we)(?:'d| would)(?: have|'ve) been (?:a )?(?:dad|m[ou]m|parents|mother|father)\\b|(?:would|should)(?: have|'ve) been (?:due|born)|we lost (?:her|him|it|them)\\b(?=[\\s\\S]{0,40}\\bweeks\\b)|ivf (?:failed|didn'?t))\\b`,
);
const PATIENT = r(
  `\\b(?:lost (?:a|another|one of (?:my|our)|two) (?:\\w+ )?(?:patients?|little ones?|kids?|bab(?:y|ies)|residents?)|(?:a|our|my) (?:\\w+ )?patient (?:of mine )?${GONE})`,
);
const PET_LOSS = r(
  `\\b(?:(?:had|used to have) (?:an? |two |my )?(?:\\p{L}+ )?${PET}[^.!?]{0,30}\\b(?:lost (?:him|her|it|them)|(?:he|she|they|it) (?:passed|died)|had to put)\\b|${MINE}(?:\\w+ )?${PET}(?: \\p{L}+)? (?:${GONE}|(?:was|got|had to be|is being|has been) (?:put (?:down|to sleep)|run over|hit))|(?:had|have|need) to (?:put|say goodbye to) [^.!?]{0,25}\\b(?:down|to sleep|${PET})\\b|let (?:him|her) go (?:today|this morning|yesterday|last night)|putting (?:him|her|${MINE}(?:\\w+ )?${PET})(?: \\p{L}+)? down (?:tomorrow|today|tonight|on \\w+day|this \\w+)(?![^.!?]*\\b(?:nap|bed|cot)\\b)|\\bvet\\b[^!?]{0,60}\\b(?:didn'?t make it(?! (?:to|on|in time|for|past|into|home|out|by|over)\\b)|nothing (?:more )?(?:they|she|he) could|put (?:him|her) (?:down|to sleep)|said goodbye)|lost ${MINE}(?:\\w+ )?${PET}\\b(?! (?:at|in))|(?<!\\byou )\\bput(?:ting)? (?:the|our) (?:\\w+ )?${PET}(?: \\p{L}+)? (?:down|to sleep)\\b(?! (?:and|for (?:a|one|the)|in (?:the|her|his|my|our|its)|on (?:the|my|a|her|his|our)|at \\d|so|then|to|next|gently|like|once|when|because|with)\\b)|(?:we |i )?put (?:${MINE}(?:\\w+ ){1,2}|him|her) (?:down|to sleep)\\b(?! (?:for a nap|in|at \\d))|(?:gone|passed|died)[\\s\\S]{0,40}\\b(?:his|her) paw\\b|💔\\s?(?:🐈|🐶|🐕|🐱|🐾)|(?:mare|dog|cat|hamster|goldfish|budgie|parrot)\\b[^.!?]{0,30}\\b(?:died|went down with|was put down))`,
);
const PET_NAMED =
  /\b[Pp]ut \p{Lu}\p{Ll}+ (?:down|to sleep)\b|\blet \p{Lu}\p{Ll}+ go\b|💔\s?(?:🐈|🐶|🐕|🐱|🐾)|(?:🐈|🐶|🐕|🐱|🐾)\s?💔/u;
/** Somebody at work is let go, no pet. */
const AT_WORK =
  /\b(?:work|team|staff|manager|contract|hr|office|performance|warehouse|cashier|fired?|shift|retrench\w*)\b/i;
const DYING = r(
  `\\b(?:(?:no more|stopp?(?:ed|ing)?|refus\\w+) (?:the )?(?:chemo|treatment|dialysis)|hospice|palliative|turn(?:ing)? [^.!?]{0,25}\\bmachines? off|switch(?:ing)? [^.!?]{0,20}\\boff at\\b(?! the (?:board|wall|plug|mains|db|socket|box|switch|source|meter)\\b)|(?:days|weeks|hours) (?:left|to live)|say(?:ing)? goodbye to (?:my |our )?${RELATION}|${MINE}${RELATION}(?:'s| is) dying)`,
);
const DEATH = r(
  `\\b(?:(?:${MINE})?${RELATION}(?:'s)? ${GONE}|(?:he|she|they) ${GONE}(?! (?:to|back|for|out|home))|(?<!\\b(?:the|this|that) )(?<!\\p{L})(?!${NO_ONE_GONE}(?!\\p{L}))\\p{L}+'s gone\\.|(?:lost|bury(?:ing)?|buried) ${NOT_PARTED}(?:${MINE})?${RELATION}\\b(?!'s|s? (?:${wordOf('to_another')}|over|at|in (?:the (?:shop|mall|crowd|market)|checkers|ikea)))|lost my job, my ${RELATION}|i lost (?:him|her)\\b(?! (?:number|address))|(?<=[.!?] )funeral (?:is|will|was|on|probably)\\b|(?:${RELATION}s?'?s? |the |a |his |her |my |^)(?:\\w+ )?(?<!since (?:the|his|her|my) )(?:funeral|memorial service|burial|cremation)\\b|(?:old (?:lady|man|woman|guy)|lady|man|woman|tannie|oom)(?: \\w+){0,3} ${GONE}|in mourning|grieving|(?:${MINE})?${RELATION} (?:went|left us|slipped off|slipped away) (?:this (?:morning|afternoon|evening)|last night|(?:just )?(?:before|after) \\w+|in the night|early|peacefully|quietly)(?=[\\s\\S]*\\b(?:funeral|memorial|burial|at the end|with (?:her|him) when|in peace|peacefully|quietly|gone now|undertaker)\\b)|(?:he|she) (?:went|left us|slipped off) (?:on \\w+day|peacefully|quietly|in the night|last night)|(?:is|are|was|were|being|be) (?:being )?(?:buried|cremated|laid to rest)\\b(?! (?:under|in (?:work|emails|books)))|(?:sitting )?shiva\\b|janazah|eulogy|obituary|coffin|casket|pallbearer|hymns\\b|the undertaker (?:came|called|phoned|took|needs|asked|wants)|(?:from|at) the crematorium|found (?:him|her) too late|(?:he|she)(?:'s| has) been gone (?:since|for)|(?:memorial|funeral) (?:for|of) (?!my (?:phone|diet|plant))|who dies at \\d|(?:it was )?suicide\\b[^!?]{0,20}\\b(?:my|brother|sister|dad)|(?:car crash|heart attack|heart thing|aneurysm|accident)[^!?]{0,60}\\b(?:didn'?t make it(?! (?:to|on|in time|for|past|into|home|out|by|over)\\b)|last night|who dies|her own birthday)|(?:a|my) [^.!?]{0,25}\\bgot killed\\b|(?:drank|smoked|worked) himself to death|${MINE}${RELATION}'?s (?:body|funeral|wake)|death in the family|(?:they|the hospital) (?:rang|phoned|called)[^.!?]{0,20}\\. (?:he|she) (?:didn'?t|never|passed|died|is gone)|switched (?:him|her|dad|mom|mum) off|was in the [^.!?]{0,15}\\b(?:crash|accident)\\b(?=[\\s\\S]{0,80}\\b(?:looking after (?:his|her) (?:mom|mum|mother|family)|don'?t (?:really )?have words)))`,
);
const REMEMBERED = r(
  `\\b(?:would(?:'?ve| have|'d have) (?:been|turned)\\b[^.!?]{0,20}(?:\\d|today|birthday|this week)|(?:he|she)(?:'d| would) have (?:been|turned|liked|loved|hated|laughed)|(?:years?|months?|days?|weeks?)(?: on \\w+)? (?:now )?(?:since|without) (?:${MINE})?(?:${RELATION}|(?:he|she|him|her)\\b)|(?:first|second) (?:\\w+ ){0,2}without (?:him|her|them|${MINE}?${RELATION})|since (?:my|our) ${RELATION}\\b(?=[^.!?]{0,3}[.!?]| (?:died|passed|left))|(?:ashes|headstone|tombstone|gravestone|unveiling|the stone goes up)\\b|(?:his|her) grave\\b|miss (?:my |our )(?:late )?${RELATION}\\b|today is 40 days|(?:it'?s )?the anniversary (?:is )?(?:tomorrow|today|on \\w+day)\\b(?=[\\s\\S]*\\b(?:hide|hard|know (?:what|whether)|quiet|alone)\\b)|forty days\\b(?= [^.!?]{0,40}(?:church|prayer|name))|(?:nearly|almost|still) (?:phoned?|called?|rang|texted|dial\\w*) (?:my )?(?:m[ou]m|dad|gran|ouma|papa|him|her)\\b|scattered (?:${MINE})?${RELATION}|deceased\\b|(?:at|by|to|see|visit(?:ed|ing)?|clean(?:ed|ing)) (?:my |our )(?:\\w+ )?${RELATION}'?s grave|(?:years?|yrs?|months?) (?:today|since (?!i\\b|we\\b|you\\b|u\\b|the\\b|it\\b|our last|my (?:last|first))\\p{L}+)\\b|(?:\\d|one|two|three|four|five|six|seven|eight|ten) (?:years?|yrs?) (?:today|since)\\b(?! (?:i|we|you|u|the|it|our last|my (?:last|first))\\b)|(?:mother|father)'?s day\\b[^.!?]{0,60}\\b(?:without|no ?one|nobody|ring|grave|stupid|hard|hate)|(?:it'?d|it would)(?: have)? be(?:en)? (?:my|our|his|her) (?:\\w+ ){0,2}(?:birthday|anniversary|\\d+(?:st|nd|rd|th))|(?:it'?d|it would)(?: have)? be(?:en)? (?:my )?${RELATION}'?s \\d+(?:st|nd|rd|th)|(?:chair|seat|place)\\b[^.!?]{0,40}\\bempty (?:this|now)|empty (?:chair|seat) |(?:his|her|(?:my |our )?${RELATION}'?s) (?:voice (?:on|in)|(?:last |old )?(?:voicemail|voice note)|last words|name in the inbox|phone is still on|last message)|(?:he|she)(?:'d| would) have (?:paid|said|shouted|been annoyed)|would(?:'?ve| have) been (?:my|our|his|her) (?:\\w+ )?(?:birthday|anniversary|\\d+(?:st|nd|rd|th))|it would be our \\w+ anniversary|(?:better place|lost (?:\\d|two|three) (?:of (?:them|us|my|our)|people|friends|aunts|uncles|cousins|in|this|since)\\b)|without (?:my|our) (?:mom|mum|dad|wife|husband|gran|ouma|oupa|brother|sister)\\b|(?:she|he) was my (?:wife|husband|brother|sister|partner)\\b)`,
);
/** A loss mentioned on the way to something else is not what the message is about. */
const MENTION = r(`\\b(?:widow(?:ed|er)?\\b|my late ${RELATION})`);
const DWELLS =
  /\b(?:still|miss\w*|years ago|\d{4}|early|chair|funeral|today|tonight|cried|cry|crying|say (?:it|we)|without|since|(?:four|five|three|two|six|ten) years|hard|weird about it|\d+ ?(?:years?|yrs?))\b/i;
/** Holding on: true after a death and after a parting alike. */
const HELD = r(
  `\\b(?:(?:found|kept|keep|still have|still got|can'?t (?:throw|delete|wash|bring myself)|opened|cleared|packed)\\b[^.!?]{0,14}\\b(?:her|his) (?!number|ig|insta|profile|phone number)(?:\\p{L}+ ){0,2}(?:list|coat|collar|lead|bowl|chair|mug|cup|slippers|glasses|voicemail|voice note|handwriting|scarf|jersey|jumper|letter|note|recipe|recipes|perfume|shirt|watch|ring|hat|toothbrush|pillow|garden|books?|records?|calculator|wardrobe|clothes|shoes|shirts?|room|plants?|ring|playlist|jacket|cardigan|things)|(?:sort(?:ed|ing)|fold(?:ed|ing)|wash(?:ed|ing)|pack(?:ed|ing)) (?:up )?(?:his|her) (?:shirts?|clothes|things|room|wardrobe|shoes)|clear(?:ing|ed) (?:out )?(?:my |our )?(?:${RELATION}|his|her)(?:'?s)? (?:flat|house|room|wardrobe|garage|kitchen|shed|things|place)|(?:his|her) (?:plants?|number|roses|garden) (?:keeps? growing|got given|still (?:bloom|grow)\\w*)|still (?:talk|write|sing|cook|set a place) (?:to|for) (?:her|him)\\b|(?:cr(?:y|ied|ying)|tears|sobb\\w+|wept)\\b[^.!?]{0,40}\\b(?:played|playing|heard|hear) (?:her|his) song|(?:his|her) (?:chair|side of the bed|place at the table|seat|coat|slippers|mug)\\b[^.!?]{0,25}\\b(?:empty|still|there|nobody))`,
);
const FRESH =
  /\b(?:this (?:morning|afternoon|week|weekend)|today|tonight|last night|yesterday|an hour ago|last week|the other day|just (?:now|passed|died|phoned|rang|told)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?|(?:the )?funeral|burying|bury(?:ing)? (?:him|her|my)|rang at|phoned (?:at|me)|at four|can'?t type|all i can type|have(?:n'?t)? (?:really )?(?:any )?words|don'?t (?:really )?have words)\b/i;
const LONG_AGO =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty) (?:months|years)\b|\b(?:last|a) year\b|\bin (?:19|20)\d\d\b|\byears ago\b|\bback in\b|\bevery year\b/i;

/** `died in march`, `passed two years ago`: what follows today is not the death. */
const LONG_AGO_AFTER =
  /^\W*(?:(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|summer|winter|spring|autumn)|(?:\w+ ){1,2}(?:years?|months?) ago|when i was)\b/i;
const NEVER = /(?!)/;

const WRY =
  /😂|😅|🙃|\b(?:lol|haha\w*|hated|terrible|ugly|complain\w*|stubborn|on purpose|outlived|funny thing|the trifle died|the wrong|courier|argue about|cheek\w*|very bad|dust in)\b/iu;
const KEPT = r(
  `\\b(?:found|kept|keep|still have|still got|wear(?:ing)?|opened|buy|bought)\\s+((?:her|his) (?:\\p{L}+ )?\\p{L}+)`,
);
const DISH =
  /\b(?:bake|baked|baking|make|made|making|cook|cooked|cooking|doing|buy|bought|bring|eat|ate)\b(?: \w+){0,2}? ((?:the|his|her|a|that|my|our) (?:\w+ )?(?:cake|soup|chilli|curry|trifle|scones?|dal|coffee|tea|shortbread|jollof|dumplings|fudge|jam|gravy|vetkoek|koeksisters?|milk tart|melktert|stew|bread|roast|pudding|pie|biscuits|rusks|bunny|pancakes|peppermints|koliva|biryani|samoosas|potjie|lasagne))\b/i;
const PRONOUN = /\b(?:she|her|hers)\b/i;

const nameIn = (plain: string): string | undefined =>
  /\b(?:let|put|for|(?<!\b(?:mov(?:e|es|ed|ing)|bus|train|taxi|plane|car|road|route|heading|head|headed|off|driving|flying|down|up|over|home|go|goes|going|went|come|came|been|trip|drive|drove|fly|flew|flight|way|back|got|travel(?:led)?|relocated) )to|about|since|named|called|name(?: is|'s|:)|lost|without|uncle|auntie|aunt|cousin|bur(?:y|ied)) (\p{Lu}\p{Ll}{2,})\b(?! (?:Street|Road))/u.exec(
    plain,
  )?.[1] ??
  /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}{2,})(?:'s gone| is gone| died| passed| (?:didn'?t|did not) make it)/u.exec(
    plain,
  )?.[1];
const petName = (plain: string): string | undefined =>
  /\b(?:dog|cat|puppy|kitten|rabbit|hamster|horse|mare|parrot|maltese|labrador|collie|terrier) (\p{Lu}\p{Ll}{2,})\b/u.exec(
    plain,
  )?.[1];
const NO_NAME =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Mom|Mum|Dad|Mama|Papa|She|They|God|The|This|Gran|Ouma|Oupa|Gogo|Granny|Nan|What|Not|And|But|Yes|One|All)$/;

/** Whoever else is in the message may be alive: of several people only the one who would have liked it is named. */
function onlyOne(plain: string, named: RegExp, bare: RegExp): RegExpExecArray | null {
  const would = r(`\\b(${RELATION})(?:'d|'d've| would(?:'ve| have)| would of)\\b`).exec(plain);
  if (would) return would;
  const all = [...plain.matchAll(new RegExp(named.source, `${named.flags}g`))].map((one) =>
    one[1]?.toLowerCase(),
  );
  const first = named.exec(plain) ?? bare.exec(plain);
  return new Set(all).size > 1 ? null : first;
}

/** Undefined where nothing tells of a loss. `mine` is what the reader wrote last: a pronoun may answer to it. */
export function readLoss(plain: string, mine = ''): Loss | undefined {
  if (isNoLoss(plain)) return undefined;
  const dwelt = hits(DWELLS, plain) && !/\?|\byour\b/i.test(plain);
  const found = (
    [
      ['pregnancy', PREGNANCY],
      ['patient', PATIENT],
      ['pet', PET_LOSS],
      ['pet', AT_WORK.test(plain) ? NEVER : PET_NAMED],
      ['dying', DYING],
      ['fresh', DEATH],
      ['remembered', REMEMBERED],
      ['remembered', dwelt ? MENTION : NEVER],
      ['unsaid', HELD],
    ] as const
  )
    .map(([kind, cue]) => ({ kind, match: find(cue, plain) }))
    .find(({ match }) => match !== null);
  if (!found?.match) return undefined;
  const { match } = found;
  if (found.kind === 'unsaid' && hits(PARTED, plain)) return undefined;
  if (/\b(?:not|never|isn'?t|wasn'?t)\s+(?:\w+\s+)?$/i.test(plain.slice(0, match.index))) return undefined;
  const around = plain.slice(Math.max(0, match.index - 40), match.index + match[0].length + 25);
  const ago = LONG_AGO_AFTER.test(plain.slice(match.index + match[0].length));
  const counted = /\b(?:years?|yrs?|months?)\b[^.!?]{0,25}\bsince\b/i.test(plain);
  const recent = !counted && !ago && (FRESH.test(around) || (FRESH.test(plain) && !LONG_AGO.test(plain)));
  const kind: LossKind = found.kind === 'fresh' && !recent ? 'remembered' : found.kind;
  const given =
    (found.kind === 'pet' ? petName(plain) : undefined) ??
    nameIn(plain) ??
    // A pet of their own is not the one that the reader spoke of.
    (found.kind === 'pet' && /\b(?:had|used to have)\b/i.test(match[0]) ? undefined : nameIn(mine)) ??
    /\bwho(?:'s| is| was) (\p{Lu}\p{Ll}{2,})/u.exec(mine)?.[1];
  const name = given && !NO_NAME.test(given) ? given : undefined;
  const named = r(
    `\\b(?:my|our) (?:(?:late|little|big|older|younger|best|dear|old) )*(${RELATION}|${PET})(?![a-zà-ÿ])`,
  );
  const bare = r(
    `(?<!\\b(?:his|her|their|your|ur|a|an|the|no) )(?<!\\w)(m[ou]m|dad|papa|mama|ma|gran|ouma|oupa|gogo|nan)\\b(?! (?:said|jokes?|life|bod|friends))`,
  );
  const inMatch =
    named.exec(match[0]) ??
    bare.exec(match[0]) ??
    (found.kind === 'pet' ? r(`\\b(?:the|our|my|an?) (?:\\w+ )?(${PET})\\b`).exec(plain) : null);
  // An empty chair or a date names nobody; who else is in the message may be very much alive.
  const elsewhere = !/\b(?:chair|seat|place|hymns|coffin|side of the bed)\b/i.test(match[0]);
  const relation = (inMatch ??
    (elsewhere && found.kind !== 'pet' ? onlyOne(plain, named, bare) : null) ??
    r(`\\byour (${RELATION})\\b`).exec(mine))?.[1];
  const motherless = /\b(mother|father)'?s day\b/i.exec(match[0])?.[1]?.toLowerCase();
  const best = /\bbest (?:friend|mate)s?\b(?!'s)/i.exec(plain)?.[0].replace(/s$/, '');
  const owned = r(`\\bmy ((?:best )?(?:ex|${RELATION})'s ${RELATION})\\b`).exec(plain);
  const theirs =
    owned && owned.index <= match.index + match[0].length && owned.index + owned[0].length >= match.index
      ? owned[1]
      : undefined;
  const who =
    name ??
    (theirs || best
      ? `your ${(theirs ?? best ?? '').toLowerCase()}`
      : (relation ?? motherless)
        ? `your ${(relation ?? motherless ?? '').toLowerCase().replace(/mates$/, 'mate')}`
        : undefined);
  const female =
    PRONOUN.test(plain) ||
    /\b(?:m[ou]m|mother|mama|ma|gran(?!dpa|dfather|dad)\w*|nan|ouma|gogo|sister|aunt\w*|wife|daughter|girlfriend|niece)\b/i.test(
      relation ?? '',
    );
  const male =
    /\b(?:he|him|his)\b/i.test(plain) ||
    /\b(?:dad|father|papa|oupa|mkhulu|brother|uncle|husband|son|boyfriend|nephew|grandpa|grandfather|grandad)\b/i.test(
      relation ?? '',
    );
  const relationFemale =
    /^(?:m[ou]m|mother|mama|ma|gran(?!dpa|dfather|dad)\w*|nan|ouma|gogo|sister|aunt\w*|wife|daughter|girlfriend|niece|ex[- ]wife|ex[- ]girlfriend)$/i.test(
      relation ?? '',
    );
  const relationMale =
    /^(?:dad|father|papa|oupa|mkhulu|brother|uncle|husband|son|boyfriend|nephew|grandpa|grandfather|grandad)$/i.test(
      relation ?? '',
    );
  const them = relationFemale
    ? 'her'
    : relationMale
      ? 'him'
      : female && !male
        ? 'her'
        : male && !female
          ? 'him'
          : 'them';
  const span =
    /\b(?:had|for|was|of marriage|together) (?:\d|\w+ (?:years|months))/i.test(plain) &&
    !/\b(?:since|ago|today)\b/i.test(plain)
      ? undefined
      : SPAN.exec(plain)?.[1]?.toLowerCase();
  const day = OCCASION.exec(plain)?.[1];
  const occasion =
    day &&
    (/^(?:birthday|anniversary|wedding)$/i.test(day)
      ? `the ${day.toLowerCase()}`
      : `${day.slice(0, 1).toUpperCase()}${day.slice(1).toLowerCase()}`);
  const kept = KEPT.exec(plain)?.[1]
    ?.toLowerCase()
    .replace(/ (?:in|on|at|from|every|and|the|to|for|today|still)$/, '');
  const dish = DISH.exec(plain)?.[1]
    ?.toLowerCase()
    .replace(/^(?:a|that) /, 'the ')
    .replace(/^(?:my|our) /, 'your ');
  return {
    kind,
    ...(who ? { who } : {}),
    them,
    ...(span ? { span } : {}),
    ...(occasion ? { occasion } : {}),
    ...(kept ? { kept } : {}),
    ...(dish ? { dish } : {}),
    wry: WRY.test(plain),
    start: match.index,
    end: match.index + match[0].length,
  };
}
