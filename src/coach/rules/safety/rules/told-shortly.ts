/**
 * Grave things told in a few words, as one answers an everyday question: `are you home?`, `yes, the door was kicked in`. Nothing leads up to
 * them and no list word of the danger stands in them.
 */
import { hits } from '../../prefilter/prefilter.ts';
import type { SafetyRule } from './rule.ts';
import { AT_PLAY, soft } from './unsaid.ts';

const WHO =
  '(?:he|she|they|my (?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|uncle|brother|cousin|boss|manager|step ?(?:dad|father|mom|mother|brother))|the (?:boss|manager|guy|man|driver))';

/** Something is being done to them, or somebody lies there: open distress, and help before words. */
export const TOLD_NOW = soft(
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

export const isToldNow = (plain: string): boolean => hits(TOLD_NOW, plain) && !hits(AT_PLAY, plain);

/** Loss and illness named by their things: a grave, a ventilator, a day of radiation. */
const OF_LOSS = soft(
  "(?:my|our|his|her) (?:late )?(?:son|daughter|mom|mum|dad|mother|father|wife|husband|brother|sister|gran|granny|gogo|ouma|oupa|baby|fianc[eé]e?|friend)'?s (?:grave|memorial|cremation|ashes|burial|unveiling)",
  '(?:took|taken) (?:his|her|their) own (?:life|lives)|(?:since|after) (?:he|she|they) (?:was|were) buried|(?:since|before|after) the accident took (?:him|her|them)|(?:i |we )lost mine…(?:burned|drowned|little ones|accident|fire)',
  "there (?:were|was|used to be) (?:two|three|four|five|six|seven) of us,? (?:and )?now (?:there(?:'s| is| are)|we(?:'re| are)|it's)",
  '(?:my|his|her|their) (?:\\p{L}+ )?(?:mom|mum|dad|mother|father|son|daughter|brother|sister|gran|granny|gogo|ouma|oupa|wife|husband|partner|friend)…(?:on (?:a|the) ventilator|(?:in|from) (?:the )?icu|in a coma|on life support)',
  "(?:my|the|his|her) oncologist(?!'s (?:party|joke))|radiation (?:day|treatment|session|therapy)|(?:have|having|got|day of|after|before) (?:chemo|radiation)(?! (?:brain fog )?jokes?)",
);

export const TOLD_SHORTLY_RULES: readonly SafetyRule[] = [
  {
    kind: 'self_harm',
    cue: soft(
      '(?:with|and|holding|took|take|got|found|have) (?:a|the|my) (?:razor|razor blade|blade)(?= *(?:[.!,]|$|in my hand|to my|on my|again))',
      '(?:with|holding|and|counting) (?:a|the|my)? ?(?:whole |full )?(?:bottle|box|packet|strip) of (?:sleeping )?(?:pills|tablets|panados?|meds)',
      '(?:took|swallowed|taken|taking|ate) (?:the|a) (?:whole|entire|full) (?:packet|box|strip|bottle)(?= *(?:[.!,]|$))',
      '(?:swallowed|drank|drunk) (?:some |the )?(?:bleach|jik|poison|rat ?poison|rattex|petrol|pesticide)',
      '(?:my|the) last (?:week|day|month|weekend) (?:alive|on (?:this )?earth|on this planet)',
      '(?:and |so |then )?(?:nobody|no ?one|you|they) (?:has|have|will have|need|needs) to worry about me(?: any ?more| ever again)?(?= *(?:[.!,]|$))',
      "(?:have|got|'ve got|there's|with) nothing (?:left )?to live for(?! (?:till|until|buy))(?=(?![\\s\\S]*\\b(?:buy|snack|chocolate|coffee|wifi|cheese|season)\\b))",
      '(?<=^\\W*(?:to )?|want to |would like to |just )stop (?:living|being alive|existing)(?: it)?(?= *(?:[.!,]|$))',
      '(?:how (?:to|i (?:would|could|can)) do it|do it|go|leave)…without (?:any(?:one|body)) (?:finding|stopping|noticing) me',
      "(?:i was|i am|i'm|standing|sitting) (?:standing |sitting )?on (?:the|a) (?:bridge|ledge|edge of the (?:roof|bridge|platform)|railing|train tracks)(?= *(?:[.!,]|$|again|now|and i))",
      '(?:you and me|us|together)…(?:forever|for ever)…(?:one|the) (?:bridge|bullet|rope|jump)',
      '(?<=^\\W*)(?:cutting|cutting myself|hurting myself|burning myself)(?= *(?:[.!,]|$))',
    ),
    unless:
      /\b(?:wax\w*|shav\w*|beard|moustache|legs|stubble|biscuits?|smarties|chips|crisps|chocolates?|sweets|cookies|milk|juice|wine|pringles|doughnuts?|vitamins?|jelly ?(?:tots|babies)|haha|lol|lmao|movie|series|episode|scene|song|game|photo|picture|selfie|running|cycling|bungee|fishing)\b|😂|🤣/i,
    clears: ['story', 'past'],
  },
  {
    kind: 'underage',
    plainly: true,
    cue: soft(
      '(?:kiss(?:ed)?|touch(?:ed)?|dat(?:e|ed)|slept with) (?:your|my|a|the|that) (?:\\p{L}+ )?1[0-7][ -]?(?:year|yr)s?[ -]old',
      "(?:friend|sister|cousin|flatmate|girl|she|he)(?:'s| is|, she's|, he's|\\? she's|\\? he's) (?:only |just )?1[0-7],? (?:but|and) (?:she|he|very|really|so)(?:'s| is| looks)? ?(?:keen|mature|hot|willing|pretty|cool|looks)",
      '(?:kids|children|little ones?|young ones?|girls|boys)…(?:undressed|naked|without clothes)',
      "(?:daughter|son|niece|nephew|girl|boy),? (?:she's|he's|who is|is|aged)? ?(?:[5-9]|1[0-7]),? (?:and )?(?:you can|you may|you could) (?:have|keep|take) (?:her|him)",
      '(?:only )?(?:like|date|into|prefer|want) (?:girls|boys|them|women|guys)…(?:still (?:in|at) (?:high )?school|school ?girls|(?:in|with) (?:a )?school uniform)',
      '(?<=^\\W*(?:\\p{L}+[ ,]+)?)(?:the )?younger the better',
      "(?:my )?(?:mom|mum|mother|parents|dad|gran) (?:says so|says i must|set it|doesn't (?:know|let me) (?:i )?date|don't (?:know|let me) (?:i )?date)…(?:school|curfew|homework|grade)|(?:my )?curfew…(?:mom|mum|parents|dad)…date|be home by…mom…school (?:tomorrow|night|in the)",
      "(?:don't|do not|never|dont) tell your (?:parents|mom|mum|mother|dad|father|teacher) (?:about (?:me|us|this)|that (?:we|i))",
      "(?:told them|said) (?:that )?you're my (?:daughter|son|niece|sister)…(?:so|because)…(?:age|old|id)",
    ),
    unless:
      /\b(?:when (?:we|i) (?:were|was)|years ago|married since|joke|joking|haha|lol|movie|series)\b|😂/i,
    clears: ['past'],
  },
  {
    kind: 'stalking',
    cue: soft(
      '(?:watching|watched|been watching|watch) (?:you (?:sleep(?!ing on)|undress|shower|through (?:the|your)|for (?:weeks|months|days|years|ages))|your (?:window|house|flat|place|balcony|door|gate))',
      '(?:i was )?(?:right |just )?behind you (?:the (?:whole|entire) (?:way|time|run)|all the way)',
      '(?:bench|car|corner|tree|wall) (?:in front of|outside|across from|opposite) your (?:building|house|flat|place|window|gate|work)',
      "(?:i'?ve |i have )?been (?:here|outside|sitting here|parked here|waiting here|at your (?:door|gate)) (?:since (?:last night|yesterday|this morning|\\d)|all night|for hours)…(?:open|come out|let me in|i know)",
      "i know (?:that )?you(?:'re| are) in there",
    ),
    unless:
      /\b(?:haha|lol|lmao|joking|kidding|movie|series|episode|parkrun|race|marathon|finish line|relay)\b|😂|🤣/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'threat',
    cue: soft(
      "(?:i'?ll |i will |i'?m going to |let me )?(?:put|slip|drop|pour|mix) something (?:in|into) (?:your|ur) (?:drink|juice|coffee|tea|wine|food|glass|water)",
      "(?:nobody|no ?one) (?:will|would|can|could|'ll|is going to) (?:ever )?(?:hear|find|see) you(?: scream)?(?= *(?:[.!,]|$|there|up there|out there|down there))",
      "you (?:don't|won't|can't|will not|are not going to) (?:leave|go home|go) (?:until|till|unless|before) i (?:say|let|decide|tell|want|am done)",
    ),
    unless:
      /\b(?:hide and seek|escape room|game|movie|karaoke|sing(?:ing)?|snor\w*|haha|lol|jk|kidding|vitamins?|honey|lemon|gin|rum|happy hour|dessert|cake|second helping|photo)\b|😂|🤣/i,
    clears: ['story'],
  },
  {
    kind: 'sexual_pressure',
    cue: soft(
      '(?:i )?(?:kissed|touched|undressed|held|felt|filmed|watched) you (?:while|when) you (?:slept|were (?:asleep|sleeping|passed out|drunk|out cold))',
    ),
    clears: ['story'],
  },
  {
    kind: 'wellbeing',
    cue: TOLD_NOW,
    unless: AT_PLAY,
    clears: ['joke'],
  },
  {
    kind: 'wellbeing',
    cue: OF_LOSS,
    unless: /\b(?:trifle|every year|years we|haha|lol)\b/i,
    clears: ['joke'],
  },
];
