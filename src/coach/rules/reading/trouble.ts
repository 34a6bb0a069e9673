/**
 * What weighs on them, and whom it concerns. A joke, an old story or a figure of speech is no trouble; where the reading
 * is unsure nothing is claimed, and the words of care stay general.
 */
import type { EmotionLabel, Intent } from '../contract.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { isNoLoss, TO_ANOTHER } from './no-loss.ts';
import { readTears } from './tears.ts';

export type TroubleKind =
  | 'death'
  | 'pet'
  | 'anniversary'
  | 'survived'
  | 'tender'
  | 'told in trust'
  | 'pregnancy'
  | 'someone ill'
  | 'waiting'
  | 'unwell'
  | 'panic'
  | 'crime'
  | 'accident'
  | 'job'
  | 'failed'
  | 'family'
  | 'missing'
  | 'left behind'
  | 'humiliated'
  | 'quarrel'
  | 'lonely'
  | 'low'
  | 'crying'
  | 'worn out'
  | 'worried';

export type Trouble = {
  readonly kind: TroubleKind;
  /** The plain noun for it, where the message has one: `exam`, `migraine`. */
  readonly what?: string;
  /** Light trouble steps back where the message is mainly about something else. */
  readonly grave: boolean;
  /** Seen from the reader: `your gran`. */
  readonly who?: string;
  readonly start: number;
  readonly end: number;
  readonly intents: readonly Intent[];
  readonly feels: readonly EmotionLabel[];
};

const PERSON =
  '(?:mom|mum|mother|mommy|dad|father|stepdad|stepmom|parents|folks|gran|granny|grandma|grandmother|grandpa|grandfather|grandad|gogo|mkhulu|ouma|oupa|nana|nan|oma|opa|brother|sister|son|daughter|child|baby|kid|aunt|auntie|uncle|cousin|niece|nephew|wife|husband|boyfriend|girlfriend|fianc[eé]e?|partner|best friend|friend|friends|flatmate|roommate|colleague|mentor|neighbour|boss|manager|ex)';
const PET =
  '(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|parrot|bird|horse|pup|doggo|kitty|labrador|tortoise)';
const MINE =
  "(?:my (?:\\w+'s )?|our |his |her |their )(?:(?:little|big|older|younger|late|old|poor|dear|only|own|sweet|twin) )*";
/** A dead phone is not a death. */
const DIED =
  "(?:(?:just |suddenly |recently )?(?:passed(?: away| on)?(?! (?:his|her|their|my|our|it|with|every|all|level|grade|out|by|me|us|you|matric|through|inspection|quality)\\b)|died|was killed|took (?:his|her|their) own life|committed suicide|didn'?t make it(?! (?:to|on|in time|for|past|into|home|out|by|over)\\b))|(?:has|have|had|'s) (?:passed(?: away| on)?|died))";

type Rule = readonly [
  kind: TroubleKind,
  grave: boolean,
  cue: RegExp,
  intents: readonly Intent[],
  feels: readonly EmotionLabel[],
];
const t = (source: string): RegExp => new RegExp(source, 'i');

const RULES: readonly Rule[] = [
  [
    'survived',
    true,
    /\bi (?:used to be|was (?:once |really )?) ?(?:suicidal|depressed|in a (?:very |really )?(?:bad|dark) place|an? (?:addict|alcoholic)|in rehab|self[- ]harming)\b|\b(?:survived|beat|in remission from|recovered from) (?:cancer|depression|an? (?:overdose|eating disorder)|addiction)\b/i,
    ['share_feeling'],
    ['pride', 'relief'],
  ],
  [
    'tender',
    true,
    /\b(?:my (?:marriage|engagement|divorce) (?:ended|was|broke|fell|came through)|(?:after|since|before) my divorce|grew up without (?:my|a) (?:dad|father|mom|mum|mother|parents)|never (?:knew|met) my (?:dad|father|mom|mum|mother)|my late (?:husband|wife|partner|fianc[eé]e?|mom|mum|dad|brother|sister|gran)|i(?:'?m| am) (?:a )?widow(?:er|ed)?|my ex (?:is|was) (?:getting|got|having|pregnant)|my ex (?:got (?:married|engaged)|cheated|moved on)|(?:he|she|my ex|my last (?:boyfriend|girlfriend|partner)) (?:used to )?(?:hit|hurt|cheated on|controlled|abused|gaslit|ghosted) me\b(?! (?:again|last night|today|yesterday|this))|(?:got|been|was) (?:badly |really )?(?:hurt|burnt|burned)(?: badly| really badly)? (?:last time|before|in the past|by (?:my|an) ex)|not over (?:what happened|my ex|him|her)\b|abusive (?:ex|relationship|marriage))/i,
    ['share_feeling'],
    ['sadness'],
  ],
  [
    'told in trust',
    true,
    /\b(?:i(?:'ve| have| am|'m) (?:got )?(?:living with |on )?(?:herpes|hiv|hpv|epilep\w+|diabet\w+|bipolar|adhd|autis\w+|ptsd|ocd|lupus|endometriosis|infertile|deaf|hard of hearing|(?:partially |legally )?blind|in a wheelchair|an amputee|a stoma|crohn'?s|colitis|ibs|celiac|coeliac|fibromyalgia|(?:rheumatoid )?arthritis|(?:a )?chronic (?:illness|pain|condition|fatigue|migraines?)|(?:a )?heart condition|anxiety disorder|pcos|neurodivergent|neurodiverse|dyslexi\w+|aspergers?|colou?r ?blind|tourette'?s|alopecia|a stutter|trans|non-?binary|bisexual|asexual|demisexual|intersex|a (?:recovering )?(?:addict|alcoholic)|antidepressants|sa?perated|separated|still (?:legally |technically )?married|(?:getting|going through) (?:a )?divorced?)\b|(?:started|went|been|back|i'?m) (?:back )?on (?:antidepressants|anxiety meds|ssris|lithium)\b|i (?:use|need) (?:a |my )?(?:wheelchair|crutches|walker|hearing aids?|prosthe\w+|cane|white stick)\b|i (?:have|wear) a (?:prosthe\w+|stoma|cochlear)|i (?:stutter|stammer)\b|(?:never told (?:anyone|anybody|a soul)|used to be (?:really |very |quite )?(?:ill|sick) with|(?:wanted|want|need|have) to tell you (?:something )?(?:before|because|so))|still (?:legally|technically) married|never (?:been in a relationship|kissed|had (?:a (?:boyfriend|girlfriend)|sex)))/i,
    ['share_feeling'],
    ['nervousness'],
  ],
  [
    'pregnancy',
    true,
    /\b(?:miscarr\w+|stillborn|lost (?:the|our|my|a) (?:baby|pregnancy)|ivf (?:failed|didn'?t))\b/i,
    ['grief', 'share_feeling', 'distress'],
    ['grief', 'sadness'],
  ],
  [
    'anniversary',
    true,
    t(
      `\\b(?:would(?:'ve| have) (?:been|turned)\\b[^.!?]{0,30}\\bbirthday|${MINE}${PERSON}(?:'s)?\\b[^.!?]{0,20}\\b(?:would(?:'ve| have) (?:been|turned)|death anniversary|unveiling)|(?:it's|it has|its|it'll|it is|it will) be(?:en)? (?:a|one|two|three|four|five|six|\\d+) (?:years?|months?) since\\b[^.!?]{0,30}\\b(?:died|passed|lost|left us|funeral)|(?:anniversary of|a year since) (?:his|her|their|my \\w+'s) (?:death|passing))|${MINE}${PERSON} ${DIED} (?:a|one|two|three|four|five|\\d+|last|some) (?:years?|year|months?)(?: ago)?\\b`,
    ),
    ['grief', 'share_feeling'],
    ['sadness', 'grief'],
  ],
  [
    'pet',
    true,
    t(
      `\\b(?:${MINE}(?:\\w+ )?${PET}(?: \\w+)? (?:was|got|had to be|is being|has been) (?:put (?:down|to sleep)|run over|hit)|(?:had to|have to|need to) put ${MINE}(?:\\w+ )?${PET}(?: \\w+)? (?:down|to sleep)|${MINE}(?:\\w+ )?${PET} ${DIED}|lost ${MINE}(?:\\w+ )?${PET})\\b`,
    ),
    ['grief', 'share_feeling'],
    ['sadness', 'grief'],
  ],
  [
    'death',
    true,
    t(
      `\\b(?:(?:${MINE})?${PERSON} ${DIED}|lost ${MINE}${PERSON}(?!'s|s? (?:${TO_ANOTHER}|at|in (?:the (?:shop|mall|crowd|market)|checkers|ikea)))|(?<!since )(?:the|a|my|her|his) (?:\\w+ )?(?:funeral|memorial|burial)\\b(?! (?:parlour|procession|cover|home|(?:for|of) (?:my )?(?:phone|diet|plant|laptop)))|in mourning|grieving|there'?s been a death|death in the family)\\b`,
    ),
    ['grief', 'share_feeling'],
    ['grief', 'sadness'],
  ],
  [
    'waiting',
    true,
    /\b(?:(?:found|have|has|got|there'?s) (?:a|another) lump|waiting (?:for|on) (?:the |my |test |biopsy |scan |blood ){0,4}results\b(?! of the (?:game|match|quiz))|biopsy|scan (?:results|tomorrow|on)|(?:bad|worrying) (?:news|results) (?:about|from|on) (?:my \w+'s |the |my )?(?:scan|test|doctor|tests|biopsy|results)|diagnosed with|tests? came back(?!(?: as)?(?: all)? (?:clear|fine|negative|normal|clean|good|ok(?:ay)?)\b|[^?!]{0,14}\b(?:thyroid|iron|vitamin|b12|diabet|c(?:o)?eliac|asthma|an(?:a)?emi|allerg|cholesterol|pcos|ibs)))\b/i,
    ['share_feeling', 'distress'],
    ['fear', 'nervousness'],
  ],
  [
    'someone ill',
    true,
    t(
      `(?:\\b(?:the|his|her|their|my) )?\\bcancer (?:is|has|has come|came) (?:back|spread)|\\b(?:stage (?:four|three|4|3)(?! (?:again|load|tonight|today|from|until|till|schedule|shedding))|terminal(?:ly)? (?:ill|cancer|illness|diagnosis)|it'?s terminal)\\b|\\b${MINE}${PERSON}(?:'s| is| are| was| has| had| just| got| been| back| still)* (?:\\w+ )?(?:in (?:the )?(?:hospital|icu|ward|a coma|hospice|casualty)|very (?:ill|sick)|sick|ill\\b|dying|relapsed|(?:a |the )?(?:fever|flu|pneumonia|covid|tb|seizures?)\\b|not (?:doing )?well|had a (?:stroke|heart attack|fall|seizure)|stroke|cancer|dementia|alzheimer'?s)|\\b(?:${MINE})?${PERSON}(?:'s)? (?:chemo|radiation|surgery|operation|cancer|dialysis|dementia|stroke|bypass)\\b|\\b${MINE}${PERSON} (?:doesn'?t|does not|no longer|can'?t) (?:recogni[sz]e|remember|know) (?:me|us|my name)|\\b(?:mom|mum|dad|gran|granny|ouma|oupa|gogo)(?:'s| is) (?:back )?in (?:the )?(?:hospital|icu)|\\bbad news about ${MINE}${PERSON}\\b|\\b${MINE}${PERSON} (?:starts?|started|is starting|begins|has|needs|is having|goes for|is going for) (?:his |her |their )?(?:first )?(?:chemo|radiation|dialysis|surgery|treatment)|\\b${MINE}${PERSON} (?:tried|attempted) (?:to (?:kill|hurt|end|take)|suicide)`,
    ),
    ['share_feeling', 'distress'],
    ['sadness', 'fear'],
  ],
  [
    'panic',
    true,
    /\b(?:(?:panic|anxiety) attacks?|(?:full|proper|total) meltdown|breaking down|(?:had|having) a breakdown|falling apart|can'?t cope|can'?t breathe properly|spiral(?:l?ing)|my anxiety|i'?m (?:still )?shaking)\b/i,
    ['share_feeling', 'distress'],
    ['fear', 'nervousness'],
  ],
  [
    'crime',
    true,
    /\b(?:(?:was|were|got|been|just) (?:mugged|hijacked|robbed|burgled|attacked|assaulted|held up|stabbed)(?! (?:at|in|over) (?:poker|cards|monopoly|scrabble|uno|chess|padel|a game|the game))|(?:broke|broken) into (?:my|our|the) (?:house|flat|place|car|home)|smash(?:ed)? (?:and|n|&|'?n'?) ?grab(?:bed)?|(?<!(?:teacher|mom|mum|mother|dad|father|parents|boss) )(?:stole|took|snatched) my (?:phone|bag|laptop|car|wallet|purse)|house was (?:broken|robbed)|break-?in at (?:my|our))\b/i,
    ['share_feeling', 'distress'],
    ['fear', 'sadness'],
  ],
  [
    'accident',
    true,
    /\b(?:(?:had|in|been in|was in) an? (?:bad |car |bike |small |big |minor ){0,4}(?:accident|crash)|(?:crashed|rolled|totalled|wrote off) (?:my|the) (?:car|bike|bakkie)|drove into (?:me|my car)|rear-?ended|house (?:burnt|burned|flooded)|(?:fire|flood) (?:at|in) (?:my|our) (?:house|place|building|flat))\b/i,
    ['share_feeling', 'distress'],
    ['fear', 'sadness'],
  ],
  [
    'missing',
    true,
    t(
      `\\b${MINE}(?:\\w+ )?(?:${PET}|${PERSON})(?:'s| is| has| went| been)* (?:still )?(?:missing|lost(?! (?:his|her|their|a|an|the|my|it|weight|\\w+ (?:tooth|teeth|kilos|kg)))|gone missing|run away|ran away|disappeared)\\b(?! (?:you|u|me|him|her|us|out)\\b)`,
    ),
    ['share_feeling', 'distress'],
    ['fear', 'sadness'],
  ],
  [
    'job',
    true,
    /\b(?:(?:got|was|were|been|being|just got) (?:retrenched|laid off|made redundant|fired(?! up)|let go)|lost my job|(?:work|they|the company|my boss) (?:(?:retrenched|fired|dismissed) (?:me|us|\d+ of us|some of us|half)|let (?:me|us|\d+ of us|some of us|half(?: of us)?) go\b(?! (?:home|early|first|out|up|down|back|there|see|through|to (?:the|a|an|my|see)|on (?:holiday|leave|a|the)|in (?:the|early|late)|for (?:a|lunch|coffee))\b))|section 189|no contract renewal|contract (?:wasn'?t|won'?t be) renewed|out of work (?:since|again|for))\b/i,
    ['share_feeling', 'distress'],
    ['sadness', 'fear'],
  ],
  [
    'failed',
    true,
    /\b(?:i )?(?:failed|flunked|didn'?t (?:pass|get (?:the job|in|the promotion|accepted|the bursary))|got rejected (?:from|by|for)|missed out on)\b(?! to (?:mention|see|notice))(?=[^.!?]{0,40}\b(?:exams?|tests?|board|module|driver'?s|licen[cs]e|interview|job|promotion|bursary|matric|course|in\b|accepted|school|varsity|bar|subject|again))/i,
    ['share_feeling'],
    ['disappointment', 'sadness'],
  ],
  [
    'family',
    true,
    t(
      `\\b${MINE}parents (?:are |'re )?(?:divorcing|separating|splitting|getting divorced|getting a divorce|splitting up)|\\bmy (?:divorce|separation)\\b(?! was (?:years|ages))|\\b(?:going|went) through a (?:divorce|break-?up|custody)|\\b(?:my )?(?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?) (?:left|cheated|dumped)|\\bcustody (?:case|battle)\\b|\\bmy (?:dad|mom|mum|father|mother|brother) (?:drinks|is drinking|kicked me out|won't speak|disowned)`,
    ),
    ['share_feeling'],
    ['sadness', 'disappointment'],
  ],
  [
    'left behind',
    false,
    t(
      `\\b${MINE}${PERSON}(?: just)? (?:moved|emigrated|left|is moving|is leaving|is emigrating|flew)[^.!?]{0,30}\\b(?:australia|canada|uk|london|new zealand|ireland|dubai|overseas|america|us|away|abroad|perth|today|for good)\\b`,
    ),
    ['share_feeling'],
    ['sadness'],
  ],
  [
    'humiliated',
    false,
    /\b(?:(?:got |was |been )told off|(?:shouted|yelled|screamed|swore|snapped) at me|embarrassed me|humiliated me|in front of (?:everyone|the whole (?:team|class|office)|all my colleagues)|threw me under the bus|took (?:the )?credit for my|called me (?:useless|stupid|an idiot) (?:at|in))\b/i,
    ['share_feeling'],
    ['anger', 'embarrassment'],
  ],
  [
    'quarrel',
    false,
    t(
      `\\b(?:(?:me and )?${MINE}${PERSON}(?: and (?:i|me))? (?:had|are having|got into) an? (?:\\w+ ){0,4}(?:fight|argument|fallout)|(?:had|got into) an? (?:\\w+ ){0,4}(?:fight|argument|falling out) with ${MINE}${PERSON}|not (?:speaking|talking) to (?:me|each other)|(?:haven'?t|hasn'?t|not) spoken (?:to (?:me|each other) )?since|(?:we'?re|we are|and we'?re) not (?:speaking|talking)\\b)`,
    ),
    ['share_feeling'],
    ['sadness', 'anger'],
  ],
  [
    'crying',
    true,
    /\b(?:i(?:'ve| have)? (?:just |literally |actually ){0,4}(?:cried|been crying|was crying|bawled|sobbed|broke down)|crying (?:in|at|all|again|myself|on)|can'?t stop crying|in tears)\b(?! (?:laughing|baby|of laughter|with laughter|at (?:the|a|that) (?:wedding|movie|film|ad|end|puppy)|watching|during|my desk))|\bcrying at (?:my desk|this|these)\b(?=[\s\S]*\b(?:sad|alone|can'?t|hate|scared|tired)\b)/i,
    ['share_feeling', 'distress'],
    ['sadness'],
  ],
  [
    'lonely',
    true,
    /\b(?:(?<!\b(?:mine|he|he'?s|hes|she|she'?s|shes|they|they'?re|theyre|people|men|women|dogs?|cats?|puppy|kitten|fish|plant)(?: is| are| was| were| gets?| got| looks?| looked| seems?| seemed| must have| must)? )(?:feel(?:ing)?|so|really|a bit|pretty|quite|been) (?:so |really |very |a bit |pretty |quite ){0,4}(?:alone|lonely|isolated|homesick|invisible|left out)|no ?(?:body|one) (?:to talk to|checks (?:on (?!mon|tues|wednes|thurs|fri|satur|sun)|in)|gets me)|don'?t (?:really )?have (?:any )?(?:friends|anyone|people) (?:here|in this|to talk))\b/i,
    ['share_feeling', 'distress'],
    ['sadness'],
  ],
  [
    'low',
    true,
    /\b(?:depress(?:ed|ion)|(?:feel(?:ing)?|felt|i'?m|(?<!\b(?:printer|copier|server|network|router|wi-?fi|internet|lift|till|boiler|geyser|laptop|computer|system|website|site|app|signal|line|power)\b[^!?]{0,100}(?: has|'s) )been|been(?=[\s\S]*\b(?:cry|cried|crying|alone|lonely|lie|lying|bed|cope|can'?t|point|any ?more|sad|empty|numb|low|hopeless)\b)|just) (?:so |really |very |a bit |kinda |pretty |quite |just ){0,4}(?:low|down|flat|empty|numb|hopeless|sad|broken|useless|worthless|defeated|blue)\b(?! (?:to|for|with|at|by|under|the|work|on|in|season|tyre|battery|from|side|a|out|iron|ferritin|haemoglobin|h[ae]+moglobin|vitamin|b12|potassium|sodium|sugar|blood|thyroid|platelets|tide|fat|carb|key|maintenance)\b| about it\))|feel(?:ing)? (?:a bit |really |so )?off\b(?! (?:to|for|with|at))|like a (?:failure|joke|mess)|(?:bad|dark|rough|hard|tough) (?:place|patch|headspace|time|times|week|day|month|year)\b(?! (?:for (?:the )?(?:boks|springboks|team)|with (?:bots|the apps?|matches|dates|scammers)))|(?:bleh|meh|shitty|horrible|awful|terrible|kak|crap|worst|grim) (?:day|week|time|night)|(?:had|seen|known) better (?:days|weeks|months|years)|not (?:doing )?(?:so |too |that )?(?:great|good|okay|ok|well)(?: (?:tbh|honestly|today|lately))?\s*(?:[.,!]|$|tbh|honestly|lately|today)|(?:day|week|month) (?:has been|was|is) (?:a (?:mess|nightmare|disaster|lot)|hell|awful|brutal|kak|horrible|rough|tough|hectic and not)|struggling (?:a bit|a lot|lately|with (?:life|my|it|everything)|at the moment|mentally)|i'?m a mess|heartbroken|gutted)\b/i,
    ['share_feeling'],
    ['sadness', 'disappointment'],
  ],
  [
    'worried',
    false,
    /\b(?:i'?m|i am|im|feeling|so|been|really) (?:so |really |very |super |a bit |pretty ){0,4}(?:anxious|worried|stressed|scared|terrified|panicking|dreading|freaking out|nervous) (?:about|for|over|because|that|of)\b(?! (?:\w+ )?(?:meeting|seeing|our|us|the date|saturday|friday|sunday|tonight|dating|you|this app|messaging))|\b(?:worried sick|can'?t eat|sick with worry)\b/i,
    ['share_feeling'],
    ['nervousness', 'fear'],
  ],
  [
    'unwell',
    false,
    /\b(?:i(?:'ve| have)? (?:got )?(?:the |a |an |bad |terrible |this ){0,4}(?:flu|covid|migraine|fever|bronchitis|pneumonia|tonsillitis|food poisoning|tick bite fever|stomach bug|chest infection|kidney stones?)|in bed with (?:the |a )?(?:\w+ )?(?:flu|covid|migraine|fever|tonsillitis|bronchitis|cold|bug|pneumonia|infection)|(?:period )?cramps|toothache|migraine (?:day|from|since|again)|everything hurts|(?:threw|throwing|been throwing) up (?:all|since)|i'?m (?:so |really )?(?:sick|ill)\b(?! of)|down with (?:the |a )?(?:flu|cold|fever|bug)|home sick|off sick|woke up sick|my back (?:is out|went out))\b/i,
    ['share_feeling'],
    ['sadness', 'annoyance'],
  ],
  [
    'worn out',
    false,
    /\b(?:haven'?t slept|(?:no|zero|two hours'?|three hours'?) sleep|(?<!\b(?:you|u|ya) (?:still |also )?)can'?t sleep\b(?! (?:if|unless|without(?! (?:the |any |having )?(?:nightmares?|dreams|pills|tablets|medication|crying|him|her)\b)|with(?! (?:the |this |all )?(?:pain|nightmares|worry|fear)\b)|when(?:ever)?|next to|past|anywhere|on (?:planes?|buses|trains|my|a)|in (?:hotels?|cars?|planes?|silence|a|socks|the (?:same|car))|after (?:coffee|caffeine|cheese|\w+ coffees))\b)|(?:so|just|completely|absolutely|utterly|i'?m|im|really|beyond|feeling) (?:exhausted|drained|shattered|finished(?! (?:the|my|our|a|an|it|this|that|work|with|school|class|gym|packing|\w+ing)\b)|knackered|pooped|wiped|dead tired)|running on (?:empty|fumes)|(?:feeling |so |completely |i'?m |im )(?:overwhelmed|stressed out|burn(?:t|ed) out)|burnout|work is (?:a lot|killing me|too much)|pushed (?:me )?to the limit)\b/i,
    ['share_feeling'],
    ['sadness', 'annoyance'],
  ],
];

const LAUGHED_OFF = /😂|🤣|😜|\b(?:haha(?:ha)*|lmf?ao|jk|just kidding)\b/iu;
/** An old story against themselves, or relief. */
const TEARS_IN_JEST =
  /\b(?:(?:of|with|from) (?:pure |sheer )?relief|in my defen[cs]e|busted|(?:been|tried(?: it)?|went|gone|camped|did it|done it) (?:exactly |only )?once)\b/i;
const OF_DEATH: ReadonlySet<TroubleKind> = new Set(['death', 'pet', 'anniversary']);
/** These hold though they laugh. */
const NEVER_FUNNY: ReadonlySet<TroubleKind> = new Set([
  'death',
  'pregnancy',
  'anniversary',
  'someone ill',
  'waiting',
]);
const FICTION =
  /\b(?:in the (?:movie|film|series|book|show|episode)|lost the (?:match|game|final|derby|toss)|(?:spring)?boks|kaizer|pirates|lost (?:my|our) \w+ (?:in|at) (?:the )?(?:mall|shop|shops|checkers|ikea|crowd|market|airport)|the (?:main )?character|netflix|season finale|laughing|of laughter|(?:phone|battery|laptop|car|plant|wifi|geyser|fridge|tv)(?: battery)? (?:just )?(?:died|passed)|dying to|plants? (?:died|are dying))\b/i;
const WHAT =
  /\b(tonsillitis|flu|migraine|covid|fever|bronchitis|pneumonia|food poisoning|stomach bug|panic attack|anxiety attack|meltdown|breakdown|board exam|exam|test|module|interview|job|promotion|bursary|scan|biopsy|lump|accident|crash|fire|flood|day|night|week|month|year)\b(?!s)/i;
const WHO = t(
  `\\b(my|our|his|her|their) (?:(?:little|big|older|younger|late|old|poor|dear|only|own|sweet|twin) )*((?:\\w+'s )?(?:best friend|${PERSON}|(?:\\w+ )?${PET}))\\b`,
);
const BARE_WHO = t(
  `(?:^|[.!?]\\s*|\\bsince |\\bthat |\\bbecause )(mom|mum|dad|gran|granny|gogo|ouma|oupa|mother|father)\\b(?! (?:told|said|says|called|phoned|thinks|wants|made))`,
);

export function readTrouble(plain: string): Trouble | undefined {
  if (hits(FICTION, plain)) return undefined;
  const laughed = LAUGHED_OFF.test(plain);
  const noLoss = isNoLoss(plain);
  for (const [kind, grave, cue, intents, feels] of RULES) {
    if (laughed && !NEVER_FUNNY.has(kind)) continue;
    if (noLoss && OF_DEATH.has(kind)) continue;
    if (kind === 'crying' && (readTears(plain) !== undefined || hits(TEARS_IN_JEST, plain))) continue;
    const match = find(cue, plain);
    if (!match) continue;
    if (
      /\b(?:not|never|isn'?t|wasn'?t|don'?t feel|no longer)\s+(?:\w+\s+)?$/i.test(plain.slice(0, match.index))
    )
      continue;
    const who = whoOf(plain, match[0]);
    const what = WHAT.exec(match[0])?.[1] ?? WHAT.exec(plain)?.[1];
    return {
      kind,
      grave,
      ...(who ? { who } : {}),
      ...(what ? { what: what.toLowerCase() } : {}),
      start: match.index,
      end: match.index + match[0].length,
      intents,
      feels,
    };
  }
  return undefined;
}

/** Only someone named in the trouble itself, or the only one in the message. */
function whoOf(plain: string, within: string): string | undefined {
  const bare = (text: string) => BARE_WHO.exec(text)?.[1];
  const inside = WHO.exec(within);
  if (inside) return turned(inside);
  const alone = bare(within);
  if (alone) return `your ${alone.toLowerCase()}`;
  const named = new Set([...plain.matchAll(new RegExp(WHO.source, 'gi'))].map(turned));
  const other = bare(plain);
  if (other) named.add(`your ${other.toLowerCase()}`);
  return named.size === 1 ? [...named][0] : undefined;
}

/** `my gran` is `your gran`, `her mother` stays hers. */
const turned = (match: RegExpExecArray): string => {
  const whose = (match[1] ?? 'my').toLowerCase();
  return `${/^(?:my|our)$/.test(whose) ? 'your' : whose} ${(match[2] ?? '').toLowerCase()}`;
};
