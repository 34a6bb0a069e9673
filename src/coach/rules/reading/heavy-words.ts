/** Words beside which nothing light is right: what somebody does to them, what they do to themselves, illness, death and fear. */
import { latin } from './pattern.ts';

const KIN =
  '(?:mom|mum|mother|dad|father|son|daughter|brother|sister|gran|granny|gogo|ouma|oupa|wife|husband|baby|partner|best friend)';

/** Heavy in nearly every message. Nobody is quoted for a laugh here. */
export const HEAVY = latin(
  new RegExp(
    [
      '(?:he|she|they|it|who|boss|manager|uncle|dad|father|step ?dad) (?:gets?|got|was|turns?|became?) (?:so |really |very )?(?:violent|rough with me|aggressive|angry with me)',
      '(?:i|get|got|who gets) (?:get )?(?:rough|violent|aggressive) when',
      "(?:does|do|did) as (?:she|he)(?:'?s| is| was) told",
      'strangl\\p{L}*|chok(?:ed|ing) (?:me|game|her|him)|black eye(?!liner|d|s? ?peas?| shadow)|took it out on (?:me|us|the kids)',
      'what (?:he|she|they|my (?:\\p{L}+ ){1,2}) ?did to (?:me|us)|happened to me with my|(?:since|after) that night(?= *(?:[.!,]|$))',
      '(?:he|she) (?:takes?|took|has|hides?) my (?:keys|phone|money|passport|id)|(?:he|she) locks? (?:me|us|the (?:kitchen|fridge|door|gate))',
      "(?:he|she) (?:won'?t|wouldn'?t|doesn'?t) (?:let|allow) me|(?:before|until|when|so) he (?:comes|gets) (?:back|home)(?= *(?:[.!,]|$|and))",
      "(?:where|so) (?:he|she|they) can'?t (?:find|reach|hurt|touch) (?:me|us)|(?:he|she|they) finds? (?:out where|me|us)(?= *(?:[.!,]|$|we|i ))",
      '(?:going to|gonna|will|want to) evict (?:us|me)|evicted|kick(?:ed|ing) (?:us|me) out|i (?:made|got) (?:him|her) (?:angry|mad)|(?:he|she|they) (?:kissed|touched) me and i froze',
      'marry me off|psych(?:iatric)? (?:ward|hospital|unit)|(?:in|off to|going to|after) (?:detox|rehab)|protection order|(?:please )?call the police|pumped my stomach',
      "(?:please |just )?don'?t get (?:angry|mad)(?= *(?:[.!,]|$|with me|at me))|scared of (?:men|women|him|her|going home|my (?:dad|father|husband|boyfriend|stepdad))",
      `(?:first|another|only) (?:one|christmas|birthday|year) without (?:my )?(?:${KIN}|him|her)|before (?:he|she) left us|not since my (?:${KIN}|divorce)`,
      '(?:if|when) i make it (?:that far|to then|till then|until then)|(?:have|got|only|about) (?:two|three|four|five|six|eight|\\d+) (?:weeks|months) (?:left|to live)|i have (?:six|four|eight|three) weeks(?= *(?:[.!,]|$|so|and))',
      "(?:stopped|stop) eating(?= *(?:[.!,]|$|for you|since|because))|haven'?t eaten (?:in|for|since)|i don'?t eat(?= *(?:[.!,]|$|any ?more|i haven'?t))|mak(?:e|es|ing) myself (?:sick|throw up)|(?:i )?starv(?:e|ing) (?:for it|myself)",
      'i owe (?:people|men|guys|them) who|(?:that|it) was my (?:cousin|brother|sister|friend|dad|son|daughter) (?:they|who)|went missing|swelling (?:should|will|to) (?:be )?(?:gone|go)',
      `(?:on|at) (?:my|his|her|our) (?:${KIN})'?s (?:grave|memorial|funeral|deathbed)|ventilator|oncolog\\p{L}*|i'?m on chemo|own life`,
      'i did until the (?:priest|pastor)|(?:he|she) left me bleeding|after i paid you|(?:find|found) my house again|(?:after|since|until) (?:the|my) black eye|someone who won.?t (?:hit|hurt|strangle|choke|beat)|go(?:es)? through my phone and',
      '(?:biggest fear|afraid of)?(?<=^\\W*)(?:going home tonight|myself lately)(?= *(?:[.!]|$))|easier to get you to say yes|you know how you pay|you,? when you cried|trackers? on (?:their|her|his|your)|into people.?s phones|(?:so|depends|must|need to get out) before he comes',
      "i don'?t feel safe|(?:so|where|that) (?:nobody|no ?one) (?:hears|sees) (?:you|u|us)|(?:we|i) (?:sleep|slept|live) in (?:the|my|our) car|same shelter|(?:or|then) they (?:come|will come|are coming)(?= *(?:[.!,]|$|for))|slashed my tyres|climb out (?:of )?the window|you scared me(?= *(?:[.!,]|$))|i'?m not allowed to(?= *(?:[.!]|$))|don'?t (?:shout|hit|yell)(?: at me)? again|used to (?:it|that) hurting|always decided everything|locks me out|leave (?:them|her|him|the kids) with him|know where i live after|don'?t you dare tell|knows where you (?:park|live|work|sleep)|don'?t post (?:the|my|those) (?:pictures|photos|videos?)|seen with you again|turned (?:it|your location) off again|does it to you again|can'?t find me(?= *(?:[.!]|$))|do to it what i did|got the (?:biopsy|scan|results) back|make sure (?:he|she) pays|with a broken (?:rib|arm|jaw|nose|hand|leg)|going through that again|hospital bill today",
      // A death, told by who is missing.
      `(?:they|both|all of them|he|she) (?:have |has |had |both |all )*(?:passed|died|left us)(?= *(?:[.!,]|$|when i|years|last|this|in (?:19|20|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|before|from|of))|my late (?!r|night|shift|lunch|reply|start|arrival|fee|morning|supper|dinner|gran\\p{L}* night)\\p{L}+|\\p{L}+(?:'?s| is| are|n'?t) (?:not |no longer )?(?:here )?(?:with us (?:any ?more|now)|alive (?:any ?more|now))|no longer (?:here )?with us|isn'?t with us(?: any ?more)?|unveiling (?:of )?(?:my|his|her|our|the) (?!new|album|logo|cover)\\p{L}+|(?:my \\p{L}+ |(?:his|her|our|'s) (?:\\p{L}+ )?)(?:tombstone|headstone|gravestone)|took (?:his|her|their) (?:own )?life|had to say goodbye to (?:him|her|them|my)|(?:chose|choosing|chosen|picked|picking|buying|bought) (?:an?|the|her|his) (?:coffin|casket|urn|headstone|tombstone)|(?:won'?t|hasn'?t|isn'?t|not) (?:wak|woken|wake)(?:e|en|ing)?(?: up)?(?= *(?:[.!,]|$|from))|had an? (?:sister|brother|son|daughter|twin)[.,! ]+(?:s?he|they) (?:died|passed|drowned|was killed|is gone)`,
      'umngcwabo|(?:u|ba|i|ku)?shon(?:ile|iwe|e)|uswelekile|ubhubhile|hlokahetse|tlhokafetse|oorlede|gesterf|begrafnis|vefat|funeraille',
      "found a lump|dialysis|biops(?:y|ies)|(?:hiv|test) (?:test )?came back positive|i(?:'m| am) (?:hiv )?positive(?= *(?:[.!]|$))|tested positive for (?:hiv|cancer)|(?:on|start(?:ed|ing)?|have|got) chemo|terminal|(?:in|into) (?:a |the )?(?:coma|icu|trauma unit)",
      "(?:get|got|run|ran|escape[d]?|away) (?:away )?from (?:my|an?|the) (?:abusive )?(?:husband|ex|wife|boyfriend|stepdad|stepfather|father|partner|marriage)|(?:didn'?t|won'?t|doesn'?t|not) let(?:ting)? me see (?:them|him|her|my (?:kids?|son|daughter|children))|gave (?:him|her|them) bail|(?:out on|got|granted) bail|couldn'?t say no|was(?:n'?t)? (?:passed out|conscious|awake enough)|i (?:was|blacked) (?:passed )?out(?= *(?:[.!,]|$))",
      "not plan(?:ning)? (?:to be|on being) (?:around|here)|if i'?m (?:still )?(?:here|around|alive)(?= *(?:[.!,]|$|by|then|next))|(?:did|doing) it again[.,! ]+my (?:arms?|wrists?|legs?|thighs?)|my (?:arms|wrists|thighs) (?:are|look) (?:cut|bleeding|full of cuts)|barely (?:sober|clean|alive|eating|sleeping|coping)",
      'dead\\? i wish|wish i (?:was|were) dead|(?:like|makes? me want) to disappear(?= *(?:[.!,]|$))|(?:only |every day |drinking )since (?:he|she|they) left',
    ]
      .map((form) => `(?:${form})`)
      .join('|')
      .replace(/^/, '(?<!\\p{L})(?:')
      .replace(/$/, ')(?!\\p{L})'),
    'iu',
  ),
);

/** Too near a danger, a refusal or a price for a light situation, and harmless often enough for anything else. */
export const NO_PLACE_FOR_PLAY = latin(
  /(?<!\p{L})(?:razors?|blades?|knives|knife|bleach|pills|tablets|guns?|rape\p{L}*|molest\p{L}*|bruis\p{L}*|bleeding|blood|radiation|chemo\p{L}*|icu|hospital|grave|buried|burial|cremat\p{L}*|memorial|ashes|drowned|burned|undressed|naked|nudes|curfew|under ?age|in school|at school|(?:nobody|no ?one) (?:will|would|can) (?:hear|see|find|know)|until i say|till i say|do as i (?:say|tell)|(?:took|take) what(?: i|'?s| is) mine|while you slept|i'?ll find out soon|make sure he pays|can'?t find me|be seen with you again|don'?t feel safe|biopsy|baby alone|after what you did|didn'?t want (?:that|it|this)|i was asleep|your appeal|tramadol|xanax|he would see|when i ran|(?:my|your) underwear|haven'?t (?:got|gotten) up|don'?t take no|last drive|nobody left|no ?one left|the wake|my last one|lets me out|last (?:meal|supper|goodbye)|watching you|your window|your bedroom|behind you|parked outside|(?:asked|told) you (?:to|i don'?t|not)|don'?t want to see|please don'?t|if i must|you promised|how you pay|paid you|come alone|no phone|what happens if|to her again|to you again|he does|he did|he comes|she comes home|he finds|my (?:rent|bail|fees|debts?)|pay (?:the|my)|tracks? (?:me|my)|trackers?|through my phone|into (?:people'?s|your|her) phones?|as (?:she|he)'?s told|gambl\p{L}*|diagnos\p{L}*|priest|pastor|they found|going home|myself lately|kg|calories|disgust\p{L}*|throw\p{L}* up|deserve|marks on|he'?s (?:outside|here|back|coming)|(?:from|of|to) him|with him|you cried|made you cry|easier to get you|first one without|weeks so|next to me|standing over|take her|have her|18 soon|pictures of my daughter|violen\p{L}*|rough when|girls'? messages|do to it|dead)(?!\p{L})/iu,
);
