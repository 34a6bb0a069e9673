/** How a story of no known kind went: the words that decide, the graver first. */
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading/read.ts';
import type { Statement } from '../../reading/statements.ts';
import { salientOf } from '../../words/about-salient.ts';
import type { Place } from '../../words/fill.ts';
import type { Turn } from './other.ts';

const GRAVE =
  /\b(?:brok(?:e|en) in(?:to)?|break-?in|drove off|hit (?:my|our) (?:parked )?car|(?:(?:was|were|am|i'?m|im|been|still|ended up) in|(?:rushed|taken|admitted|back) to) (?:the )?hospital|(?:called|waited for|in) (?:an|the) ambulance|(?:an|the|car|bad) accident|mugged|robbed(?! (?:at|in|over) (?:poker|cards|monopoly|scrabble|uno|chess|a game))|scammed|burn(?:ed|t) down|burn(?:ed|t) to the ground|(?:has|have) to stop|hijack\w*|fire in|house fire|crashed (?:my|the|his|her|our) (?:car|bike|bakkie|van))\b/i;
/** They work there, or it is over and paid for. */
const AT_WORK_THERE =
  /\b(?:scrubs|my shift|night shift|ward round|my patients?|i work|volunteer\w*|nurse|midwife|paramedic|porter|doctor|delivered|bill|stickers|sell)\b/i;
const SAD = latin(
  /\b(?:closed (?:down )?(?:the|my|our)|sold (?:the|our|my) (?:\p{L}+ )?(?:house|farm|home|flat|car|bakkie|horse)|closing down|last (?:ever )?(?:day|time|one|shift) (?:at|in|of|with|together)|house sold|(?:cutting|cut|tearing|tore|knocking) (?:it |them )?down|demolish\w*|strange feeling|outlived|miss (?:my|him|her|them|it)|doesn'?t remember|lonely|heartbroken|sad|cried myself|saying goodbye|empty|so quiet|without my|it (?:still )?hurts)\b/iu,
);
const LET_DOWN =
  /\b(?:(?:forgot|missed) my birthday|nobody (?:\w+ ){0,4}(?:came|remembered|showed)|(?:stood|standing) me up|(?:got|was|been) stood up|(?:he|she|they|nobody|date|friends?) (?:didn'?t|never) (?:come|show|turn up|showed|turned up)|let me down|so disappointed|left me out)\b/i;
const TENDER =
  /\b(?:proud of me|so proud|out of nowhere|teared up|(?:nearly|almost) cried|i cried|happy tears|made me (?:supper|breakfast|tea|a card|a cake|cry)|surprised me|hugged me|held my hand|said (?:he|she|they) (?:loves?|missed|is proud)|remembered|thank you (?:card|note|letter)|first (?:word|steps?|smile)|still sings|waited (?:for|up for)|kept (?:my|every|all)|accepted me|i'?m gay|came out to|asked me to be (?:her|his|their)|named (?:her|him|the baby) after|bless|touched|grateful|wrote me|apologi[sz]ed|first concert|sang happy birthday|(?:my )?m[ou]m flowers|favourite (?:hymn|song))\b/i;
const WON = latin(
  /\b(?:finally|at last|paid (?:off|out)|quit (?:smoking|vaping|drinking)|finished paying|(?<!\b(?:clock|time|car|it|cloud|hours?|weeks?|years?) )passed (?:my|the|it|his|her|all|first|second|with|everything)|won(?!')|got (?:a|my|the) (?:standing|distinction|drivers?|licen[cs]e|raise|contract|offer)|(?<!\b(?:people|them|everyone|everybody|guests?) )said yes|signed (?:a|the|my)|full marks|first prize|best (?:\p{L}+ ){0,2}(?:of the (?:week|month|year|day))|ovation|last chemo|all clear|clean bill|personal (?:record|best)|broke (?:my|the) record|came (?:second|third)|pay ?che(?:que|ck)|loved (?:my|the (?:pitch|talk|show|food|presentation|idea|song|cake))|it fits|promoted|raise|sold my first|first (?:sale|client|solo|loaf|prize)|found (?:r ?\d+|money)|learn(?:ed|t) (?:how )?to|still alive|alive after|it worked|survived|managed to|made it(?! (?:sound|look|weird|worse|up|about))|top of the (?:class|list|table)|came first|approved|so (?:bloody |damn |very )?happy|chuffed|stoked|over the moon|best (?:news|day|call|phone call)|got to (?:feed|hold|meet|fly|ride|drive|see|play|touch)|scored|published|invited to (?:speak|play|show)|callback|we'?re home|slept through)\b/iu,
);
/** Their own slip: what they sent, said, wore or fell over, with somebody there to see it. */
const BLUSH = latin(
  /\b(?:i (?:\p{L}+ ){0,2}accidentally|(?:sent|called|dialled|liked|deleted|texted|emailed|kissed|hugged|walked|drank|wore|locked|blocked|given|gave|posted|waved|proposed|followed|swiped|invited|shouted|swore)\b[^.!?]{0,40}\bby (?:mistake|accident)|accidentally (?:sent|called|dialled|liked|replied|deleted|said|texted|emailed|kissed|hugged|walked|wore|ate|drank|locked|blocked|gave|posted|waved|told|proposed|followed|swiped|super ?liked|invited|joined|flashed|shouted|swore)|wrong (?:chat|group|window|room|table|flat|gate|car|email|suitcase|bag|toilets?|bathroom|loo|seat|coat|button|pin|funeral|wedding)|got (?:the|my|his|her|their) (?:date|day|time|name|names|week|month|address)s? wrong|(?:waved|hugged|winked|shouted|smiled|kissed|texted|sent|emailed|called|dialled|phoned|followed)\b[^.!?]{0,30}\bwrong (?:person|man|woman|guy|girl|lady|one|child|kid|number)|i mistook|mistook me for|thought (?:he|she|they|it) (?:meant|was (?:talking|waving|smiling|winking) (?:to|at) me)|(?:rejected|told off|laughed at|tripped|slipped|fell|fainted|cried|snorted|sneezed|burped|farted|snored|waved|sang|danced|dropped|spilt|spilled|kicked|shouted|swore|forgot|ripped|split|walked into)\b[^.!?]{0,60}\bin front of (?!me\b|the (?:door|tv|telly|fire|house|mirror)\b)|i (?:had to say|said|swore|moaned|sang|answered)\b[^.!?]{0,30}\bout loud|say that out loud|i (?:think )?(?:just )?(?:waved (?:back )?(?:at|to)|fainted|tripped|fell (?:over|off|down|flat|asleep (?:on (?:him|her|a stranger)|in (?:church|class|a meeting|the meeting)|during))|walked (?:straight |right )?into (?:an?|the) (?:\p{L}+ )?(?:door|pole|post|lamp post|wall|window|tree|chair|table)|sneezed (?:on|at|all)|burped|farted|snored|blushed|shouted at)|(?:that|it|which) was (?:so|super|very|really|beyond|peak|painfully|deeply|quite)? ?(?:embarrassing|awkward|mortifying)|how (?:embarrassing|awkward|mortifying)|most embarrassing (?:moment|thing)|embarrassed myself|(?:was|am|i'?m|were) (?:so |utterly |absolutely )?mortified|died of embarrassment|(?:stood|sat|waited|waving|waved|looked) (?:\p{L}+ ){0,4}like an idiot|autocorrect(?:ed)? (?:changed|turned|made|sent|got|did)|forgot (?:my own|(?:his|her|their) (?:\p{L}+ )?name)|(?:wore|worn|wearing|shirt|dress|jersey|jumper|top|trousers|skirt|pants|leggings|hoodie|scrubs|jacket)\b[^.!?]{0,20}\b(?:inside out|backwards|back to front)|missed my own|caught me \p{L}+ing|unmuted)\b/iu,
);
/** `until I realised I was on mute`; what somebody realises about a marriage is no slip. */
const SLIP_SEEN =
  /\b(?:until|till|then) (?:i|we) (?:(?:realised|realized|noticed|remembered) (?:that )?(?:i (?:was|am|'m|wasn't) (?:still |on (?!the verge)|in (?!love|trouble|pain|danger)|wearing|talking|holding|reading|watching|the only)|i (?:had (?:the|my|it)|hadn'?t|had been|forgot) |my (?:mic|microphone|camera|flies|fly|zip|phone|shirt|skirt|dress|shoes?|glasses|keys?)\b|it was(?:n't)? (?:an?|my|on|off|still|the|for|upside|inside|sunday|saturday|monday|\d)\b|(?:everyone|everybody|nobody) )|saw (?:that )?it (?:was|wasn't) (?:an?|my|the)\b)/i;
const MISHAP = latin(
  /\b(?:broke(?! (?:up|even|me|my heart|down))|broken|cancell?ed|(?:i|it|and|we) failed|lost (?:my|the|our|a|it|power|signal)|missed (?:my|the|our|a)|stuck|tripped|exploded|doesn'?t fit|ruined|crashed|leak(?:s|ed|ing)?|flooded|(?:phone|battery|car|bakkie|laptop|geyser|fridge|engine|tyre|wifi|kettle|screen)(?: is| has| just| went)* (?:dead|died)|burnt?|stolen|keeps? (?:breaking|crashing|dropping|failing|dying|leaking|freezing|stopping|beeping|falling)|couldn'?t sleep|no (?:sleep|power|water|signal|instructions)|(?:worst|terrible|awful|horrible) (?:day|week|night|shift|traffic|flight|haircut|service)|nightmare|disaster|delayed|dropped|deleted|towed|flopped|total brick|epic fail|didn'?t work|fined|overcharged|offline|shrunk|shrank|collapsed|ran out)\b/iu,
);
const SEEN =
  /\b(?:saw|spotted|watched|seen|met|heard|came across|fed|feed|held|stroked|petted|swam with)\b[^.!?]{0,24}\b(?:whales?|dolphins?|seals?|penguins?|lions?|leopards?|elephants?|rhinos?|giraffes?|owls?|eagles?|sharks?|turtles?|zebras?|otters?|cheetahs?|hippos?|fireflies|shooting star|rainbow|northern lights|meteors?|flamingos?|meerkats?|foxe?s?|deer|eclipse|full moon|milky way)\b/i;

/** An old love or somebody missed is in it: no mishap. */
const FOND =
  /\b(?:my ex|late (?:dad|m[ou]m|father|mother|gran\w*)|grandfather|grandmother|what are we|moved out)\b/i;
const HYPERBOLE = /\b(?:died laughing|i'?m dead|killing me|near death|lost the will)\b/i;

/** People one cannot choose, and what they do. */
const BOSSES = latin(
  /^\W*(?:(?:so|and|today|yesterday|apparently|just)\W+)*(?:my|our|the) (?:\p{L}+ )?(?:boss|manager|landlord|landlady|hr|ceo|lecturer|supervisor|body corporate|estate agent)\b/iu,
);

/** Somebody of theirs opens the story: it is about them. */
const THEIRS = latin(
  /(?:^|[.!?]\s+)\W*(?:(?:so|and|eish|today|yesterday|last night|this morning|just|apparently|okay|ok|guess what)\W+)*(?:my|our) (?:\p{L}+ )?(?:m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|uncle|aunt|auntie|cousin|nephew|niece|friend|mate|boss|colleague|flatmate|housemate|parents|landlady|landlord|bestie)\b/iu,
);

/** The actor where it is somebody else: `your uncle`. */
export function actorOf(r: Reading): Statement | undefined {
  return r.statements.find(
    ({ kind, subjectLives, subject }) =>
      /^other/.test(kind) && subjectLives && !/\b(?:class|team|client|crowd|audience)$/.test(subject),
  );
}

/** Undefined where nothing says how it went: a line for that would fit anything. */
export function turnOf(r: Reading): Turn | undefined {
  const { plain } = r;
  const glad = r.emotions.some(
    ({ label, score }) => /^(?:joy|excitement|pride|gratitude|relief|love)$/.test(label) && score >= 0.6,
  );
  const jokes = r.style.laughs || r.intents.has('humour');
  if (GRAVE.test(plain) && !r.style.laughs && !AT_WORK_THERE.test(plain)) return 'grave';
  if (SEEN.test(plain)) return 'seen';
  if (SLIP_SEEN.test(plain)) return 'blush';
  if (TENDER.test(plain)) return 'tender';
  if (WON.test(plain) && !/\b(?:not|didn'?t|never) (?:win|won|pass)\b/i.test(plain)) return 'won';
  if (LET_DOWN.test(plain) && !r.style.laughs) return 'letDown';
  if (SAD.test(plain) && !glad && !r.style.laughs) return 'sad';
  if (BLUSH.test(plain)) return 'blush';
  if (BOSSES.test(plain)) return 'bosses';
  if (jokes && (actorOf(r) || THEIRS.test(plain))) return 'theirs';
  if (MISHAP.test(plain) && !FOND.test(plain) && !HYPERBOLE.test(plain)) return 'mishap';
  return jokes && !MOVED.test(plain) ? 'funny' : undefined;
}

/** Moved or shaken, whatever the tone: nobody laughs at that. */
const MOVED =
  /\b(?:teary|tears|cry\w*|cried|listened to|touched|shaking|scared|panick\w*|ashamed|alone|homesick|relieved)\b/i;

const POOR_HEAD =
  /(?:ing|ed|ly)$|^(?:blind|middle|while|shape|size|direction|option|mistake|meeting|way|number|week|weekend|day|night|morning|place|time|house bid|maternity|page|pages|mine|kitchen|lights|tag|groceries|guy|lady|street|work|school|office|town|road|today|year|month|hour|minutes?|kilometres?|door|floor|corner|side|front|guess|laugh|word|name|idea|surprise|party trick|head|face|hand|hands|eyes?|voice|king|god)$/i;
const FULL = 3;
const LONGEST = 26;

/** The thing that the story turns on: rather what comes last, never a person who acts in it. */
export function thingOf(r: Reading): Place | undefined {
  const actor = actorOf(r)?.subject.toLowerCase();
  const fit = salientOf(r).filter(
    ({ words, bare, readers, asked, kind }) =>
      !readers &&
      !asked &&
      (kind !== undefined || words.startsWith('the ') || words.startsWith('your ')) &&
      !/^(?:friend|elder|sibling|ex)$/.test(kind ?? '') &&
      words.toLowerCase() !== actor &&
      words.length <= LONGEST &&
      words.split(' ').length <= FULL &&
      !/\d/.test(words) &&
      !latin(/\b(?:m[ou]m|dad|gran|brother|sister|entire|whole) \p{L}/iu).test(words) &&
      !bare.split(' ').some((word) => /ing$/i.test(word) && bare.includes(' ')) &&
      !POOR_HEAD.test(bare.split(' ').at(-1) ?? ''),
  );
  // The odd thing comes last: that is where the point of a story tends to be.
  const [best] = [...fit].sort((a, b) => b.start - a.start);
  return best && { words: best.words, plural: best.plural };
}
