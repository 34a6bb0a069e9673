/** A hard time: loss, illness, fear or violence, from sadness to distress that is happening now. */

import { hits } from '../../prefilter/prefilter.ts';
import { isNoLoss } from '../../reading/no-loss.ts';
import { readTrouble } from '../../reading/trouble.ts';
import { AT_PLAY } from '../patterns/everyday-talk.ts';
import { anyOf, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { BEATEN_IN_PLAY, KIN, THEY } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

/** A loss, a verdict or a blow that has only just fallen, or a body that gives way: somebody has to be with them. */
const OPEN_DISTRESS: readonly RegExp[] = [
  rule(
    `\\b(?:my|our|her|his|the) (?:(?:little|big|older|younger|baby|best|twin|only|own|late|unborn) )*(?:${KIN}|friend|fianc[eé]e?|girlfriend|boyfriend|partner|twins?|grandmother|grandfather|grandma|grandpa|nana|mommy|mama|papa|girl|boy)s? (?:just |suddenly |finally |has |have |had )*(?:died|passed(?: away| on\\b(?! (?:the|her|his|my|a)))?(?! (?:on (?:the|her|his|my|a)|her|his|their|my|our|the|it|out|all|with|every\\w*|by|a|an|me|us|you|through|level|grade|matric|round|from|over|\\w+ (?:test|exam)))|was killed|is gone(?! (?:for|to|on|till|until|this|by|home|fishing|golfing)\\b)|is dead|was shot|was murdered|took (?:his|her|their) (?:own )?life|drowned|hanged (?:him|her)self|shot (?:him|her)self|overdosed|didn'?t make it(?! (?:to|on|in|for|past|into|home|out|by|over)\\b))\\b(?![^.!?]{0,30}\\b(?:years?|months?) ago|[^.!?]{0,20}\\b(?:when i was|in (?:19|20)\\d\\d|long ago|laughing|of (?:laughter|embarrassment)))`,
  ),
  rule(
    `\\b(?:found|lost) (?:my|our) (?:\\w+ )?(?:${KIN}|friend|partner|boyfriend|girlfriend)\\b[^.!?]{0,25}(?:\\b(?:on the|in the|hanging|not breathing|dead|unconscious|cold|gone|this morning|today|yesterday|last night)\\b)[^?]{0,80}\\b(?:gone|dead|died|ambulance|paramedics|not breathing|cold|too late|police)\\b`,
  ),
  rule(
    `\\b(?:we|i|they) (?:just )?(?:buried|bury(?:ing)?|cremated|said goodbye to|are burying|lost) (?:my|our|her|him|the baby|my baby)\\b(?! (?:voice|keys?|phone|mind|wallet|temper|way|bags?|luggage|patience))[^.!?]{0,30}\\b(?:today|yesterday|tomorrow|this (?:morning|week|afternoon)|last (?:night|week|saturday|sunday)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|an hour|just now|baby|can'?t)`,
  ),
  rule(
    `\\b(?:lost (?:the|our|my) (?:baby|pregnancy|twins)(?! (?:teeth|tooth|weight|fat|sitter|face|blanket|photos?|blues?|shoes?|book|monitor|at (?:the|padel)))|miscarr\\w+|still ?born|(?:the )?(?:it(?:'s| is) terminal(?= *(?:[.!,]|$)))|(?:cancer|tumou?r)(?:'s| is| has| was) (?:back|everywhere|spread\\w*|terminal|stage (?:4|four|3|three))|(?:nothing|no ?thing) (?:more |else |left )?(?:they|the doctors?|anyone) can do|(?:weeks|months|days) (?:left )?to live|turn(?:ing|ed)? off (?:the|his|her) (?:machines?|life support|ventilator)|palliative|moved (?:him|her|mom|dad|gran) to hospice|(?:cancer|leukaemia|leukemia|als|motor neuron\\w*|hiv)\\b[^.!?]{0,20}\\b(?:today|just|results|confirmed|told))\\b`,
  ),
  rule(
    `\\b(?:(?:can'?t|cannot|couldn'?t) (?:breathe|stop (?:crying|shaking|sobbing|trembling)|get (?:out of bed|up off|up from|off the floor)|feel (?:my|anything any)|face (?:another (?:day|night|week)(?! (?:of|at|in|with)\\b)|the (?:world|day|night))|be alone (?:tonight|right now|rn|now))|(?:i'?ve been|i'?m|im|been|i am|sitting|sat|just sitting|lying) (?:just |here |still )*(?:(?:(?<=been (?:just |here |still )*)(?:crying|sobbing)|(?:crying|sobbing) (?:in|on|for|all|since|at (?!this|that|your|the (?:meme|video|pic))|again|right now|so (?:much|hard)|myself|here|every|non-?stop))|shaking|trembling|curled up|hyperventilating|breaking down|falling apart|losing my mind(?! (?:over|with|at|about|in)\\b)|on the (?:bathroom |kitchen |shower )floor)\\b|i (?:had|am having|'m having|think i'?m having) (?:a |another )?(?:panic attack|breakdown|nervous breakdown)|(?:haven'?t|have not|not) (?:eaten|slept|left (?:my|the) (?:bed|room|house)|showered|got out of bed)\\b[^.!?]{0,20}\\b(?:days|nights|a week|since (?:it|he|she|they|the|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|everything (?:is|feels|went|has gone) (?:black|dark|grey|numb|empty|heavy)|hands? (?:are|is|won'?t stop|keep) shaking|chest (?:is |feels |so |got |all )*tight|(?:thought|think|felt like|feels like|sure) i(?:'m| am| was)? (?:dying|going to die|gonna die|having a heart attack|going to pass out)|(?:can'?t|cant|cannot) (?:stand up|get up|move|stop it)(?= *(?:[.!]|$|any ?more|and i))|still (?:here )?on the floor|one of (?:those|my) (?:attacks|panics))\\b`,
  ),
  rule(
    `\\b(?:(?:my |the |our |an? )(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|uncle|brother|cousin|neighbour|boss|pastor|coach|teacher|friend|man|guy|stranger)|he|she|someone) (?:(?:has|have|had|just|still|always|keeps?|used to|tried to|'s been|been) )*(?:hits?|hitting|beats?|beat(?:ing)? me up|touch(?:es|ed|ing)|raped?|rapes|molest(?:s|ed|ing)|abus(?:es|ed|ing)|forc(?:es|ed|ing)|assault(?:s|ed)|grop(?:es|ed)|chok(?:es|ed|ing)|strangl(?:es|ed)|kick(?:s|ed)|punch(?:es|ed)|slap(?:s|ped)|burn(?:s|ed)) (?:me|us|my (?:kids?|daughter|son|child|mom))\\b(?![^.!?]{0,25}\\b(?:heart|soul|hand|arm to|shoulder to|by accident|with (?:his|her|a) (?:kindness|letter|song|story|pun)|at (?:chess|padel|pool|tennis|fifa|scrabble|cards|mini)|to (?:the|it|try|watch|join|dance|sing|listen|read|taste|play|run)\\b|deeply|in (?:the (?:race|quiz|final))))`,
  ),
  rule(
    `\\b(?:i (?:was|got|am being|'m being|have been|'ve been) (?:raped|assaulted|attacked|molested|abused|beaten(?!${BEATEN_IN_PLAY})|robbed at (?:gun|knife)point|hijacked|mugged|stabbed)|(?:nobody|no ?one) believes me(?! (?:that|when|about|i)\\b)|(?:he|she|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend|dad|mom|parents)) (?:locked me|won'?t let me (?:leave|out|go)|took (?:my|the|our) (?:passport|kids|children|baby|son|daughter|keys)|threw me out|kicked me out)|i (?:have|'ve got|got) (?:nowhere|no ?where|no place) to (?:go|sleep|stay)(?! (?:on|this|for|next)\\b)|(?:sleeping|slept) (?:in my car|on the street|at the station)|i'?m (?:scared|afraid|terrified) of (?:him|my (?:husband|boyfriend|dad|father|partner|stepdad)))\\b`,
  ),
  /\b(?:don'?t|do not|didn'?t) know who else to (?:write|talk|turn|text|call|tell|message)|\bno ?(?:one|body) else to (?:talk|turn|write|tell|call)\b|\bi (?:really |just )?need (?:someone|somebody) (?:right now|to talk to (?:right )?now|tonight)(?= *(?:[.!,]|$|please))/i,
];
/** None of it is now: long ago, at play, on a screen, at work on the ward, or a joy that shakes just as well. */
const NOT_OPEN =
  /\b(?:years? ago|months? ago|used to|back then|when i was|last year|a while (?:ago|back)|in (?:19|20)\d\d|movie|film|series|episode|finale|song|album|book|chapter|game|novel|documentary|laugh\w*|giggl\w*|happy tears|so happy|tears of joy|for joy|proud\w*|graduat\w*|matriculat\w*|got into (?:med\w*|law|uni\w*|varsity|wits|uct|ukzn|up|stellenbosch)|first in (?:our|my|the) family|accepted|onions?|passed my|i (?:got|won|passed) (?:the|my|it|in)|won\b|promot\w*|proposal|proposed|wedding|cute|adorable|puppy|kitten|excit\w*|thrilled|coffee|caffeine|freezing|cold|gym|burpees|leg day|marathon|run(?:ning)?|patients?|my ward|shift|phone|laptop|car (?:just )?(?:died|passed)|battery|kidding|our team|the (?:score|match|game)|load ?shedding|power|lights|plant|sourdough|goldfish|(?:i'?m|i am|am|we'?re|is|are|feel(?:ing)?|doing) (?:ok|okay|fine|alright|all right|good|better|much better|calm(?:er)?|safe|at peace) (?:now|today|again))\b|😂|🤣|\b(?:haha|lol|lmao|jk)\b/i;
/** It has just happened, or somebody is on the way to do it: open distress. */
const HAPPENING = soft(
  "(?:someone|somebody|a man|he|she|they)(?:'s| is|'re| are) (?:at|outside|under|trying to get in|climbing|knocking on|banging on) my (?:window|door|gate|bedroom|balcony)",
  "there(?:'s| is) (?:someone|somebody|a man|a guy) (?:at|outside|under|in) my (?:window|door|gate|bedroom|house|garden|yard)",
  '(?:boss|manager|uncle|cousin|colleague|neighbour|landlord|step ?dad|step ?father|driver|client) (?:just |then |then just )?(?:grabbed|groped|cornered|pinned|fondled) me|he comes in(?:to my room)? at night|what my (?:uncle|dad|father|step ?dad|step ?father|cousin|brother|teacher|coach) did to me',
  '(?:put|slipped|spiked|dropped) (?:something|a pill|a powder|sth) (?:in|into) my (?:drink|glass|wine|beer)|(?:my|the) drink was spiked',
  "(?:his|her|their) hand (?:on|up|between) my (?:leg|thigh|knee|skirt|back|breast|bum|waist)…|(?:i )?(?:didn't|did not|never) (?:want|wanted) (?:it|to|that)…(?:didn't|did not|wouldn't|kept) (?:stop|going|on)|(?:he|she|they) (?:wouldn't|won't) let me (?:leave|go|out)",
  "(?:he|she|they)(?:'s| is|'re| are) (?:looking|searching|hunting) for me|hiding (?:from (?:him|her|them)|in the (?:bathroom|cupboard|closet|toilet))|(?:the|my|your|her) bruises…(?:showing|show|visible|fading|hurt|spread)|right about (?:the|my) bruises",
  '(?:step ?dad|dad|father|uncle|brother|husband|boyfriend|teacher|coach|cousin|neighbour|pastor|he)…(?:touch(?:es|ed|ing)?|hurts?|hits?|beats?|rapes?|does things to)…my (?:little |baby |younger )?(?:sister|brother|daughter|son|niece|nephew|child|kids?|children)',
  'my (?:little |baby |younger )?(?:sister|brother|daughter|son|niece|nephew)…(?:cutting|hurting|harming|burning) (?:her|him)self',
  "(?:hospital|clinic|hospice|nurse|doctor|they)…(?:phoned|called|rang|just said)…(?:dad|mom|mum|mama|papa|gran|granny|gogo|ouma|oupa|he|she|baby)…(?:didn't make it|is gone|passed(?! (?:h\\p{L}+|all|the|a)\\b)|died|gone(?! (?:quiet|home|back|to|for|out|into)))",
  "(?<=(?:^|[.!?] ?))(?:my )?(?:dad|mom|mum|mama|papa|gran|granny|gogo|ouma|oupa|grandpa|grandma) didn't make it(?! (?:to|on|in|for|past|into|home|out|by|over)\\b)",
  "(?:there was|they found|there is|there's) no heartbeat|couldn't find (?:a|the|his|her) heartbeat",
  '(?:choose|choosing|pick|picking|buy|buying) (?:a|the|his|her) (?:coffin|casket|urn|headstone)',
  "(?:he|she|they)(?:'ll| will| is|'s|'re| are)? (?:be )?(?:home|back|coming)(?: home)? (?:at|in|by|for|tonight)…(?:(?:and )?i'm (?:scared|afraid)|(?:i )?(?:must|need to|have to|going to) hide(?! the| a| your)|(?:fix|punish|beat) me)",
  '(?:family|parents|father|dad|uncles?|brothers?)…(?:found out|know)…(?:gay|lesbian|trans|pregnant|about us|queer)…(?:coming|kill|fix|kick|throw|beat|lock)',
  '(?:uncles?|brothers?|father|dad|family)…(?:are|is) coming to (?:\\p{L}+ )?(?:fix|beat|take|get) me(?! (?:out|fishing|to|after|at|from|some|for))',
  'mi (?:marido|novio|pareja|ex|padre|mujer) me (?:pega|golpea|maltrata)|mon (?:mari|copain|p[eè]re|ex) me (?:frappe|bat)|mein (?:mann|freund|vater|ex) schl[aä]gt mich|mio (?:marito|padre|ragazzo) mi picchia|meu (?:marido|pai|namorado) me bate|mijn (?:man|vriend|vader) slaat me',
  '(?:mijn|me) (?:\\p{L}*zusje|zus|broer|broertje|moeder|vader|oma|opa|mama|papa) is (?:\\p{L}+ )?(?:overleden|dood|gestorven)',
  "sto crollando|non esco dal letto|no salgo de la cama|je n'arrive plus [aà] me lever",
  'screamed (?:in|into) (?:the|my) (?:car|pillow)(?! (?:to|when|with|for) )|(?:how do people|how does anyone) (?:do|live (?:like )?|carry) this',
  '(?:feel|feeling) nothing(?: at all)?(?= *(?:[.!,]|$|any ?more))…',
);
const WHO =
  '(?:he|she|they|my (?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|uncle|brother|cousin|boss|manager|step ?(?:dad|father|mom|mother|brother))|the (?:boss|manager|guy|man|driver))';
/** Something is being done to them, or somebody lies there: open distress, and help before words. */
const TOLD_NOW = soft(
  "(?:isn't|is not|not) breathing(?! (?:a word|room|exercises?|properly|much))",
  `${WHO}…(?:has|have|had|with|holding|pulled|got|holds|took|came with) (?:a|the|his|her) (?:knife|gun|panga|axe|crowbar)(?= *(?:[.!,]|$|to|at|on|in|and))`,
  "(?:got|came|arrived|walked) (?:home|in)…(?:he|someone|somebody|a man|my ex)(?:'s| is| was) (?:already )?in my (?:kitchen|bedroom|room|house|flat|lounge|bed)",
  '(?:the |my )(?:front |back )?(?:door|window|gate|lock)(?: was| is| has been| had been) (?:kicked|broken|forced|smashed) (?:in|open|down)',
  `${WHO}(?: \\p{L}+){0,2} (?:chok(?:ed|es|ing)|strangl(?:ed|es|ing)|held|pinned|dragged|shoved|locked) (?:me|us)(?! (?:up in|in a (?:hug|queue)|close|tight|accountable|together|to (?:it|that)))`,
  '(?:held|hold|holding|pinned|pushed|pushing|kept pushing) (?:me|my head) down',
  `${WHO}…(?:broke|breaks|fractured|smashed|knocked out|burn(?:ed|t|s)|twisted) (?:\\p{L}+ of )?my (?:arm|jaw|nose|ribs?|wrist|hand|leg|fingers?|teeth|tooth|skin|phone)`,
  `${WHO}…(?:threw|throws|hurled|smashed) (?:[^.!?]{0,14} )?(?:at|over) me\\b|(?:glass|plate|bottle|mug|chair|pan) (?:that )?(?:he|she|they) threw`,
  '(?:the|my) bruises? (?:will|would|should|have|to)…fade\\p{L}*|(?:hide|hides|hiding|cover|covering|covered|conceal\\p{L}*) (?:the |my |her )?(?:bruises?|marks he|black eyes?)|(?:found|saw|see) the (?:marks|bruises|burns) on my (?:son|daughter|child|baby|boy|girl|arms?|back|neck)',
  `${WHO} (?:didn't|did not|wouldn't|would not) stop when i (?:asked|said|told|begged|cried)|(?:i )?told (?:him|her) to stop…(?:he|she) (?:didn't|did not|kept|wouldn't)`,
  "woke up in (?:his|her|their|a stranger's|some) \\p{L}+…(?:remember nothing|don't remember|can't remember|no memory|not remember)",
  '(?:after|since|before|during) (?:the|my) (?:rape|assault)(?! (?:rifle|course))',
  `${WHO} (?:sold|traded|trafficked) me(?= *(?:[.!,]|$|to|for|when|at))`,
  '(?:makes?|made|forces?|forced) me (?:to )?(?:sleep|go|lie|be) with (?:the |his |her |other )?(?:clients?|men|customers|guys|friends)(?! (?:today|tonight|to (?:the|a)))',
  '(?:puts?|putting) his (?:fingers|hands?) where',
  `${WHO} (?:counts? the minutes|times me(?! (?:when|while|on) i? ?(?:run|swim|cycle))|(?:always )?reads my (?:phone|messages|texts|whatsapp)(?! (?:louder|out loud|to))|checks my (?:calls|phone|messages|location|mileage)|found your (?:messages|number)|takes my (?:phone|salary|pay|money|wages)|tracks (?:me|my phone))`,
  '(?:he|step ?(?:dad|father)|uncle|dad|father|brother|cousin)…(?:(?:was|came|comes|coming) (?:in|into|to) my (?:room|bed) (?:again|at night)|coming into my (?:room|bed)(?= *(?:[.!,]|$)))',
  '(?:so (?:that )?)?(?:nobody|no ?one) (?:hears|sees|knows) what (?:he|she|they) (?:does|do|did) to (?:me|us|her|my)|(?:in a house )?where nobody stopped him',
  "(?:then|so|and|now) (?:he|she|they) can't (?:hit|hurt|touch|reach|find) (?:me|us) (?:any ?more|again)",
  '(?:for|after|about) what (?:he|she|they) did to (?:me|us|my (?:kids?|daughter|son|sister|mom))',
  "(?:don't|do not|didn't) deserve (?:food|to eat|dinner|lunch)|\\d\\d ?kgs? and (?:i'm |i am |i feel )?still (?:so |too )?(?:fat|big|huge)|(?:feel|felt) (?:so )?(?:disgusting|fat|sick) (?:after|when|every time) (?:i )?eat\\p{L}*|calories…(?:feel|felt) (?:so )?(?:disgusting|fat|sick|guilty)|(?:throw\\p{L}*|threw|making myself) (?:up|sick) (?:on purpose|after (?:every |my |each )?(?:meals?|dinner|eating|i eat))|food disgusts me",
  '(?:only )?(?:doing|here for|came for|agreed to)…because you have my (?:pictures|pics|photos|nudes|videos?)',
);
/** Loss and illness named by their things: a grave, a ventilator, a day of radiation. */
const OF_LOSS = soft(
  "(?:my|our|his|her) (?:late )?(?:son|daughter|mom|mum|dad|mother|father|wife|husband|brother|sister|gran|granny|gogo|ouma|oupa|baby|fianc[eé]e?|friend)'?s (?:grave|memorial|cremation|ashes|burial|unveiling)",
  '(?:took|taken) (?:his|her|their) own (?:life|lives)|(?:since|after) (?:he|she|they) (?:was|were) buried|(?:since|before|after) the accident took (?:him|her|them)|(?:i |we )lost mine…(?:burned|drowned|little ones|accident|fire)',
  "there (?:were|was|used to be) (?:two|three|four|five|six|seven) of us,? (?:and )?now (?:there(?:'s| is| are)|we(?:'re| are)|it's)",
  '(?:my|his|her|their) (?:\\p{L}+ )?(?:mom|mum|dad|mother|father|son|daughter|brother|sister|gran|granny|gogo|ouma|oupa|wife|husband|partner|friend)…(?:on (?:a|the) ventilator|(?:in|from) (?:the )?icu|in a coma|on life support)',
  "(?:my|the|his|her) oncologist(?!'s (?:party|joke))|radiation (?:day|treatment|session|therapy)|(?:have|having|got|day of|after|before) (?:chemo|radiation)(?! (?:brain fog )?jokes?)",
);
/** Hands shake for joy as well. */
const GOOD_NEWS_SHAKES =
  '^(?![\\s\\S]*\\b(?:crying|scared|afraid|panic\\w*|hit|crash\\w*|accident|fired|lost|died|must|go back|he(?! said yes)|she(?! said yes)|ex)\\b)[\\s\\S]*\\b(?:said yes|(?:we|i) (?:own|bought)|approved|bond came through|offer accepted|promoted|promotion|got (?:my |the )?(?:licen[cs]e|job|visa|keys|offer|place|bursary)|offered me|passed|won|just met|saw|accepted|engaged|matched|first (?:sale|goal|house)|tickets)\\b[\\s\\S]{0,60}\\b(?:shaking|trembling)\\b';

const isHappening = (plain: string): boolean => hits(HAPPENING, plain) && !hits(AT_PLAY, plain);
const isToldNow = (plain: string): boolean => hits(TOLD_NOW, plain) && !hits(AT_PLAY, plain);

/** Somebody has to be with them now. */
export const isOpenDistress = (plain: string): boolean =>
  (OPEN_DISTRESS.some((cue) => hits(cue, plain)) || isHappening(plain) || isToldNow(plain)) &&
  !hits(NOT_OPEN, plain);

/** `my own funeral`, `my phone died`: no care is due. */
const OF_DEATH = /funeral|passed|died|lost my/i;

/** Tears at a wedding are no hard time, nor is a fear of spiders. */
const NO_HARD_TIME =
  /\b(?:so|really|very|too) (?:beautiful|happy|lovely|sweet|good|funny|touching)\b[^.!?]{0,25}\b(?:cried|crying|in tears)\b|\b(?:cried|crying|in tears)\b[^.!?]{0,25}\b(?:happy|laugh\w*|joy|(?:at|during|through) the (?:wedding|film|movie|end|speech(?:es)?|ceremony|vows))\b|\bhappy tears\b|\b(?:scared|afraid|terrified|frightened) of (?:the |all |big )?(?:dogs?|cats?|horses?|spiders?|snakes?|heights|birds?|flying|sea|dark|sharks|bees|wasps|water|lifts|thunder)\b/i;

/** The harmless words are those that sounded like trouble, and without them nothing does. */
function isNoHardTime(plain: string, start: number, end: number): boolean {
  const match = NO_HARD_TIME.exec(plain);
  if (!match || match.index >= end || match.index + match[0].length <= start) return false;
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
  return !readTrouble(rest)?.grave && !/\b(?:not|never|un)\W*happy\b|can'?t (?:go on|cope|stop)/i.test(plain);
}

export const wellbeing: Danger = {
  severity: 'info',
  action: 'reply',
  advice: 'They are having a hard time. Be kind and steady before you are funny.',
  title: undefined,
  intents: [],
  traits: [],
  ifDrafted: undefined,
  guessedAs: 'soft',
  saidBy: 'anything grave',
  undecided: ['reply', 'support'],

  rules: [
    {
      clears: ['joke'],
      cue: /\b(?:panic (?:attack|attacks)|anxiety (?:attack|is|has|got|through|so bad|again)|depress(?:ed|ion)|burn(?:t|ed) out|burnout|haven'?t slept|can'?t sleep|crying (?:all|in|at|again)|breakdown|passed away|funeral|lost my (?:mom|mum|dad|gran|granny|job|dog|cat|brother|sister|father|mother|friend|ouma|oupa)|(?:mom|mum|dad|gran|father|mother|brother|sister|dog|cat)(?: just)? died|in hospital|diagnos(?:ed|is)|not (?:doing|coping) (?:so |too |very |that )?(?:well|great|good)|rough (?:week|day|time|patch|month|one(?! last))|struggling|overwhelmed|mental health|therapy was|feel(?:ing)? (?:so |really |very |a bit |kinda |pretty )?(?:low|down|alone|lonely|hopeless|numb|empty|lost)|shitty day|horrible day|awful (?:day|week|news)|bad news|miscarr\w+|hard (?:day|week|time))\b/i,
    },
    inOtherLanguages(
      'my (?:ma|pa|ouma|oupa|broer|suster|kind|man|vrou) is (?:vandag |gister |vanoggend )?(?:dood|oorlede)|ek kan nie ophou huil',
      '(?:umama|ubaba|ugogo|umkhulu|umfowethu|udadewethu|umntwana)\\p{L}*…(?:ushonile|usishiyile|ushone|usweleke\\p{L}*|ubhubhile|uswelekile)',
      '(?:mi (?:madre|padre|abuel[ao]|herman[ao]|hij[ao]))…(?:muri[oó]|falleci[oó]|ha muerto)|no puedo parar de llorar',
      '(?:ma m[eè]re|mon p[eè]re|ma grand-m[eè]re|mon fr[eè]re|ma s[oœ]ur) (?:est|vient de) (?:morte?|d[eé]c[eé]d\\p{L}*|mourir)',
      '(?:meine? (?:mutter|vater|oma|opa|bruder|schwester)) ist (?:heute |gestern )?(?:gestorben|tot)',
      '(?:minha (?:m[aã]e|av[oó])|meu (?:pai|av[oô]|irm[aã]o)) (?:morreu|faleceu)',
    ),
    {
      cue: rule(
        `\\b${THEY} (?:hit|hits|beats?(?! me${BEATEN_IN_PLAY})|slapped|punched|choked|kicked|strangled|raped|attacked|grabbed|cornered|assaulted|groped) me\\b`,
      ),
      unless:
        /\b(?:at (?:chess|pool|padel|tennis|scrabble|mini golf|cards|darts)|parkrun|the (?:\w+ )?mile|comrades|marathon|triathlon|the finish(?: line)?|mario kart|leaderboard|high five|with a (?:\w+ )?(?:pun|fact|pillow|cushion|compliment|sock|baguette)|by accident|snowball|water balloon|frisbee|ball)\b/i,
      clears: ['joke', 'past'],
    },
    inFewWords(
      {
        clears: ['story', 'past', 'joke'],
        unless: /\b(?:laughing|lol|haha|this (?:series|show|book|song)|onions?|gym|leg day|hangover)\b/i,
      },
      `(?:can't|cant|cannot) (?:breathe|stop (?:crying|shaking)|get up|move|get out of bed)|panic attack|(?:having a )?panic\\b`,
      `i'?m (?:breaking|falling apart|not ok(?:ay)?|losing it|coming apart)|hands (?:still )?shaking|i'?m shaking`,
      `(?:day|days|night) \\d+ (?:in bed|without|of (?:crying|no sleep))|relapsed|locked (?:in|myself in) the bathroom|standing in front of (?:tops|the bottle)`,
      `not well in my head|fear the nights|don't know why i'm telling|talk to me (?:pls|please)|nie asem|tremble`,
      `(?:mom|mum|dad|gran|gogo|he|she|brother|sister|husband|wife) (?:died|passed|is gone|went)…(?:today|this morning|last night|an hour|at \\w+ past|yesterday|just now)`,
    ),
    {
      cue: rule(OPEN_DISTRESS.map(({ source }) => source).join('|')),
      unless: NOT_OPEN,
      clears: ['joke', 'past'],
    },
    {
      cue: HAPPENING,
      unless: AT_PLAY,
      clears: ['story', 'past', 'joke'],
    },
    {
      cue: TOLD_NOW,
      unless: AT_PLAY,
      clears: ['joke'],
    },
    {
      cue: OF_LOSS,
      unless: /\b(?:trifle|every year|years we|haha|lol)\b/i,
      clears: ['joke'],
    },
  ],
  everyday: anyOf(
    // Somebody wrote, and nobody was hit.
    '^(?![\\s\\S]*\\b(?:slap\\w*|beat\\w*|punch\\w*|choke\\w*|bruis\\w*|bleed\\w*|scared|afraid|fist)\\b)[\\s\\S]*\\bhit(?:s|ting)? me (?:up|back)\\b',
    // Noise behind a call or a voice note.
    "^(?![\\s\\S]*\\b(?:can'?t cope|help me|scared|alone|hate|die|dying|hurt\\w*|hit)\\b)[\\s\\S]*\\b(?:ignore|excuse|sorry (?:about|for)|mind) (?:the|my|any|all the) (?:\\w+ ){0,2}(?:scream\\w*|crying|barking|shouting|noise|yelling|baby|babies|kids|dogs?|hadedas?|traffic|drilling|tv|music)\\b",
    '^(?![\\s\\S]*\\b(?:hit (?:me|her|him|us|my (?:mom|mum|sister|face|kid\\w*|son|daughter)|the (?:kids?|child\\w*|dog|wall|door))|again|scared|bruis\\w*|blood|bleed\\w*|hospital|afraid|police)\\b)[\\s\\S]*\\b(?:he|she|they|i|we|dad|mom|mum|my \\w+) hit (?:the|a|every|another) (?:ball|gym|road|snooze|brakes?|books|target|jackpot|six|four|high note|beach|waves?|trail|shops?|sales|golf ball|drum|dance floor)\\b',
    // The printer is down, and whoever says so at most as it is.
    "^(?![\\s\\S]*\\b(?:he|she|they|husband|boyfriend|dad|step\\w*|touched|rap(?:e|ed)|mugged|knife|gun\\w*|locked|cr(?:y|ied|ying)|alone|lonely|sad|died?|dead inside|depress\\w*|anxi\\w*|panic\\w*|hurt\\w*|bed|cope|any ?more|can'?t|hopeless|pills?|therap\\w*|lost|miss|i(?:'m|'ve been| am| was| have been| feel| felt)(?: \\w+){0,3} (?:down|low|flat|empty|broken))\\b)[\\s\\S]*\\b(?:printer|copier|server|network|router|wi-?fi|internet|lift|till|coffee machine|boiler|geyser|laptop|computer|system|website|signal)\\b(?:[\\s\\S]{0,140}\\band so,? (?:\\w+,? )?(?:am|have|was|do|did) i\\b|(?: (?:at|in|on) (?:the |my |our )?\\w+)? (?:has|have|had|is|was|went)(?: been)?(?: completely)? down\\b)",
    '\\b(?:was|were) raised (?:\\w+ )?(?:catholic|muslim|jewish|christian|hindu|methodist|anglican|ngk|zcc)\\b(?![\\s\\S]*\\b(?:beat|hit|abuse\\w*|hurt|priest|cry\\w*|alone)\\b)',
    GOOD_NEWS_SHAKES,
    '^\\W*(?:honestly,? |to be honest,? )?i had an? (?:horrible|terrible|awful|boring|miserable|bad) (?:time|evening|night|date) with you[.!]*\\W*$',
    "^\\W*(?:well |but |and )*(?:it|that) (?:didn'?t|doesn'?t|did not) (?:really )?(?:feel|sound|look|seem) like (?:a joke|one)\\W*$",
  ),

  // A joy shakes as a fright does.
  harmless:
    /^(?![\s\S]*\b(?:but|scared|afraid|died?|dead|passed away|hurt|alone|sad|cry|crying|lost|hospital|panic\w*|anx\w*)\b)[\s\S]*\b(?:i|we) (?:just |finally |actually )*(?:passed|got (?:the|my|it|in|engaged|accepted|promoted|that)|won|made it|did it|finished|signed|graduated)\b/i,
  isNoAct: (act, plain) => OF_DEATH.test(act) && isNoLoss(plain),
  find(plain) {
    const trouble = readTrouble(plain);
    return trouble?.grave &&
      !/survived|tender|told in trust/.test(trouble.kind) &&
      !isNoHardTime(plain, trouble.start, trouble.end)
      ? { index: trouble.start, length: trouble.end - trouble.start }
      : undefined;
  },
};
