/** Everyday talk that shares its words with a danger: what a careless ear jumps at on a third evening of chatting. */
import type { FlagKind } from '../../contract.ts';
import { rule } from './rule.ts';

const anyOf = (...forms: readonly string[]): RegExp => rule(forms.map((form) => `(?:${form})`).join('|'));
/** The writer's own age or school, which nobody else's excuses. */
const NOT_THEIR_OWN =
  "^(?![\\s\\S]*\\b(?:i(?:'?m| am|m)|me|we(?:'?re| are)) (?:(?:only|just|still|also|both|actually|really|now|turning|nearly|almost|in) )*(?:in )?(?:1[0-7]|gr(?:ade)? ?\\d+|std \\d+|matric|high school|under|a minor)\\b|[\\s\\S]*\\bi (?:just )?(?:turn|turned)(?: only)? 1[0-7]\\b|[\\s\\S]*\\b(?:likes? (?:you|u)|want (?:her|his) (?:number|pics?)|meet you|introduce|looks? (?:18|older)|makes (?:her|him) do|touch\\w*|does to (?:her|him)|kill (?:him|her)self|cutting)\\b)[\\s\\S]*";

/** No word of an act of their own beside it. */
const NO_ACT =
  "^(?![\\s\\S]*\\b(?:i (?:took|take|have|had)|my bed|discharged me|don'?t want to live|end my life|end it|(?:walked|drov\\w*|driv\\w*|jump\\w*|step\\w*) (?:in(?:to)?|off|under|in front)|jump|never w[oa]ke|this time i)\\b)[\\s\\S]*";

/** A programmer, a tester or a help desk, to whom codes are a day's work; the reader is asked for none. */
const WHO_WRITES_CODE =
  '^(?![\\s\\S]*\\b(?:send|give|tell|read|forward|share|type|enter|your (?:phone|number|otp|code|pin|account)|(?:you|u) (?:get|got|receive\\w*|will|should)|please|pls|urgent|verify)\\b)[\\s\\S]*\\b(?:(?:i|we) (?:wrote|built|write|build|made|coded|test(?:ed)?|support|maintain|designed)|my (?:team|job|ticket|bug|sprint|shift)|(?:customers?|users?|people|somebody|callers?) (?:complain\\w*|call\\w*|phon\\w*|say\\w*|ask\\w*|forget\\w*))\\b';

const PIN_ON_A_MAP =
  '^(?![\\s\\S]*\\b(?:your pin|bank|card|otp|sms|code|account|verify|capitec|fnb|absa|nedbank|digits?|number|\\d{4})\\b)[\\s\\S]*\\b(?:send|drop|share|whatsapp|give)(?: me)? (?:a|the|another|that) pin\\b[\\s\\S]*\\b(?:lost|restaurant|place|venue|location|maps?|gate|house|bar|café|cafe|beach|trail|park\\w*|there|drive|driving|on my way|find (?:you|it))\\b';
/** Hands shake for joy as well. */
const GOOD_NEWS_SHAKES =
  '^(?![\\s\\S]*\\b(?:crying|scared|afraid|panic\\w*|hit|crash\\w*|accident|fired|lost|died|must|go back|he(?! said yes)|she(?! said yes)|ex)\\b)[\\s\\S]*\\b(?:said yes|(?:we|i) (?:own|bought)|approved|bond came through|offer accepted|promoted|promotion|got (?:my |the )?(?:licen[cs]e|job|visa|keys|offer|place|bursary)|offered me|passed|won|just met|saw|accepted|engaged|matched|first (?:sale|goal|house)|tickets)\\b[\\s\\S]{0,60}\\b(?:shaking|trembling)\\b';

/** `Thursday or else Sunday`: another day is put forward, and nothing hangs over it. */
const OR_ELSE_A_DAY =
  "^(?![\\s\\S]*\\b(?:kill|hurt|harm|slap|petrol|burn|disappear|apolog\\w*|leav\\w*|choke|stab|skip|find (?:you|u)|regret|sorry (?:you|u)|warn\\w*|know where|pay|owe|answer|reply|tell me|give me|send|dead|die|gun|knife|must|better|last chance|come (?:to|for|out)|coming (?:to|for|over)|outside|unblock|prove|post|leak|expose|your (?:house|home|work|office|gate|job|kids|family|mother|mom|wife|husband|boss|street|car|door|flat|photos?|pics?|nudes?|address))\\b)[\\s\\S]*\\b(?:can|could|free|works?|do|suits?|open|off|maybe|how about|what about|either|shall we|let'?s)\\b[^!?]{0,60}\\bor else (?:on |the |maybe |we could do |next )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\b|^(?![\\s\\S]*\\b(?:kill|hurt|harm|slap|petrol|burn|disappear|apolog\\w*|leav\\w*|choke|stab|skip|find (?:you|u)|regret|warn\\w*|know where|pay|owe|answer|reply|tell me|give me|send|dead|die|gun|knife|must|better|last chance|come (?:to|for|out)|coming (?:to|for|over)|outside|your)\\b)[\\s\\S]*\\b(?:can|could|free|works?|suits?|how about|what about|either|shall we|let'?s)\\b[^!?]{0,60}\\bor else (?:the |next |this |maybe )?(?:tomorrow|tonight|week|weekend|lunch|dinner|breakfast|coffee|morning|afternoon|evening)\\b";
/** A subject, a form or a printer can go to hell; nobody is spoken to. */
const A_THING_TO_HELL =
  '^(?![\\s\\S]*\\b(?:you|u|ur|you.?re|your|yours|ya|yourself|bitch\\w*|slut\\w*|whore\\w*|cunt\\w*|hoes?|poes|kill|die|hurt|burn in)\\b)[\\s\\S]*\\b(?!(?:women|men|girls?|guys?|boys?|people|everyone|everybody|all|both|lot|them|they|he|she|we|i|foreigners|immigrants|blacks|whites|jews|muslims|gays|kids?|child(?:ren)?|family|wife|husband|mother|father|m[ou]m|dad|friends?)\\b)(?:modules?|subjects?|exams?|tests?|assignments?|printers?|forms?|stats|maths|tax|eskom|monday|mondays|alarms?|traffic|load ?shedding|diets?|gym|stairs|laptop|phone|wi-?fi|internet|excel|spreadsheets?|budget|essay|thesis|meetings?|emails?|deadlines?|burpees|weather|rain|winter|summer|wind|shelf|ikea|banks?|apps?|system|server|boiler|geyser|car|parking|it|that|this|accounting|physics|chemistry|economics|statistics|homework|syllabus|ironing|dishes|laundry|\\d+) (?:can|could|may|should) (?:all |just |bloody |now |please |officially )*go to hell\\b';
/** A customer and how he paid: the writer tells of a shift and asks nobody for anything. */
const HOW_A_CUSTOMER_PAID =
  '^(?![\\s\\S]*\\b(?:you|u|ur|your|yours|send|help|lend|borrow|loan|need|please|pls|transfer|deposit|e-?wallet|airtime|scratch|codes?|otp|link|invest\\w*|crypto|bitcoin|customs|fees?|hospital|stranded|rent|eft|payshap|refund|short|western union|moneygram|wire|cash me)\\b)[\\s\\S]*\\b(?:customers?|guests?|(?:an?|the|this|one|some) (?:\\w+ ){0,2}(?:man|lady|woman|guy|gentleman|uncle|tannie|oom|auntie|couple|kid|student|pensioner|granny))\\b[^.!?]{0,40}\\b(?:(?:tried|wanted|asked|offered) to pay|paid|tipped)\\b';
/** Marks for a subject are no money for a taxi. */
const MARKS =
  "^(?![\\s\\S]*\\b(?:r ?\\d+|short|sponsor|borrow\\w*|cash|payday|lend|loan|send|spot me|help|cover|transfer|e-?wallet|payshap|eft|please|pls|need|broke|(?:can|could|would|will) (?:you|u)|(?:you|u) got|taxi|uber|petrol|airtime|data)\\b)[\\s\\S]*\\bgot (?:an? )?\\d{1,3}(?: ?%)? (?:for|in|on) (?:my |the |that |this )?(?:\\w+ )?(?:stats|statistics|maths?|math lit|physics|science|biology|life sciences?|chemistry|accounting|economics|english|afrikaans|zulu|xhosa|french|history|geography|law|tax|audit\\w*|anatomy|coding|programming|exams?|tests?|essays?|assignments?|modules?|papers?|projects?|quiz|orals?|thesis|dissertation|theory|practicals?|learner'?s|module \\w+|presentation)\\b";
/** Somebody old is taken to have their eyes or hips seen to, and nothing costs anything. */
const TAKEN_TO_THE_DOCTOR =
  '^(?![\\s\\S]*\\b(?:you|u|ur|your|yours|send|help|lend|borrow|loan|pay(?:ing|ment)?|bills?|fees?|funds?|afford|costs?|money|deposit|transfer|e-?wallet|urgent\\w*|donat\\w*|army|military|engineer|oil|rig|contract|inherit\\w*|god|widow\\w*|lonely|single|my (?:love|dear|queen|king))\\b|[\\s\\S]*[$€£]|[\\s\\S]*\\br ?\\d{3,})[\\s\\S]*\\b(?:took|taking|take|drove|driving|fetched|brought|sat with|with) (?:my|the|our) (?:\\w+ )?(?:m[ou]m|mother|ma|dad|father|pa|gran|granny|grandpa|grandma|gogo|ouma|oupa|nan|old man|old lady|aunt|uncle|toppie)\\b[^.!?]{0,40}\\b(?:eyes?|optometrist|optician|doctor|clinic|dentist|physio\\w*|check-?up|hearing|hips?|knees?|cataracts?|specialist|x-?rays?)\\b';

/** Nothing is demanded of the reader beside it. */
const NO_DEMAND =
  "^(?![\\s\\S]*\\b(?:stop (?:seeing|talking|going|texting)|(?:don'?t|do not|never|not) (?:you )?(?:dare|see|talk|speak|go(?:ing)? out|meet)|choose|pick (?:me|one)|me or|or (?:me|else|i|we)|delete|block|must|from now on|prove|allowed|location|phone|password|who (?:were|are|was)|unless|last chance|owe me|nudes?|naked|pics?|bed|body|sleep with|your (?:address|street|surname|id|number|bank)|(?:where|what) (?:do )?(?:you|u) (?:live|stay|work)|(?:you|u) (?:said no|quit)|coming anyway|or it'?s|stay home|can'?t see (?:you|u) (?:being|with|working|going)|one (?:room|bed)|we both know|what i expect|at (?:your|ur) (?:gate|door|house|place|flat|work)|if (?:you|u) leave|do what i say)\\b)[\\s\\S]*";

/** Holds back both what a rule has found and what the trained reader suspects of that kind. */
/** Asked beforehand and meekly: to come to a gig, to bring a cake. */
const WOULD_IT_BE_WEIRD =
  '^(?![\\s\\S]*\\b(?:nudes?|naked|pics?|photos?|underwear|panties|bra|bed|sleep|shower|kiss\\w*|touch\\w*|your (?:house|place|flat|work|office|phone|gym|yoga|class|key|ex\\w*)|i know (?:it|when|where|you)|stay(?:ed)? (?:over|the night)|won.?t take|take no|watch|follow|outside|address)\\b)\\W*(?:so |ok |hey |um+ )*would it be (?:weird|strange|too much|awkward|ok|okay|odd|forward) if i (?:came|come|brought|bring|joined|join|asked|said|got|sent (?:you )?(?:flowers|a voice ?note|a cake))\\b';

export const EVERYDAY: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  underage: anyOf(
    "^\\W*(?:(?:sorry|hey|babe|hi|no|ag)[ ,]+)*(?:i )?can'?t (?:really )?(?:talk|chat|text|type|speak)(?: much)?(?: right)? now[ ,.]*(?:(?:i'?m|im) )?(?:still |busy )?(?:at|in|on) (?:work|an? (?:meeting|call|taxi|uber|shift)|(?:the )?gym|church|dinner|the (?:shops?|office|train|bus))(?:[ ,.]+(?:(?:will |i'?ll )?(?:text|chat|talk|call|message)(?: you)? (?:later|tonight|after)|later|sorry|x+))*\\W*$",
    NOT_THEIR_OWN +
      '\\b(?:dog|cat|puppy|hamster|goat|printer) ate (?:my|the|your|his|her) homework\\b|' +
      NOT_THEIR_OWN +
      '\\bhomework (?:from|for) (?:my |the )?(?:therap\\w+|duolingo|spanish|french|italian|german|zulu|xhosa|pottery|evening|course|physio|mba|masters?|boss|coach|book club|choir)\\b',
    `${NOT_THEIR_OWN}\\b(?:she|he|they)(?:'?s| is|'?re| are) (?:(?:only|just|still|now|already) )*in (?:gr(?:ade)? ?\\d|std \\d|matric|high school|primary school)`,
    `${NOT_THEIR_OWN}\\bmy (?:(?:little|younger|baby|big|older|twin|half) )*(?:sister|brother|cousin|niece|nephew|daughter|son|god(?:son|daughter))\\b[^.!?]{0,30}\\b(?:1[0-8]|gr(?:ade)? ?\\d|matric|high school)\\b`,
    `${NOT_THEIR_OWN}\\b(?:my|an?|the|old|found|our) (?:old )?(?:(?:gr(?:ade)?|std) ?\\d+|matric|(?:high|primary) ?school|school) (?:photos?|pics?|pictures?|yearbook|reunion|crush|sweetheart|band|diary|blazer|trophy)\\b`,
    `${NOT_THEIR_OWN}\\b(?:did|were|was|do) (?:you|your parents|your mom|your dad)\\b[^.!?]{0,45}\\b(?:in|at) (?:high |primary )?school\\b`,
    `${NOT_THEIR_OWN}\\b(?:look|looked|looks) (?:like )?(?:i'?m )?1[3-9] (?:in|next to|compared|with|without|again)\\b`,
    `${NOT_THEIR_OWN}\\bis (?:that|this|it) (?:even |actually |really )?legal\\b`,
    // Who has pupils is no pupil.
    `${NOT_THEIR_OWN}\\b(?:my|our|the) (?:gr(?:ade)?|year|form|std) ?\\d+ (?:pupils?|students?|learners?)\\b`,
    // Nerves make anybody sixteen, and what was finished long ago is no school of today.
    "^(?![\\s\\S]*\\b(?:school|grade|matric|minor|under ?age|turn(?:ed|ing)? 1[0-7]|my parents|(?:really|actually) i am|i (?:really|actually) am|(?:because|well),? i am)\\b|[\\s\\S]*(?<!\\b(?:like|as if|as though) )\\b(?:i'?m|i am) (?:only |just |still |actually )?1[0-7]\\b)[\\s\\S]*\\b(?:like|as if|as though) (?:i'?m|i am|i was|i were) (?:1[3-9]|fifteen|sixteen|seventeen|a teen(?:ager)?)\\b",
    `${NOT_THEIR_OWN}\\bi only (?:finished|got to|passed|went up to) (?:gr(?:ade)?|std|standard) ?\\d+\\b(?![\\s\\S]*\\b(?:last (?:year|month|week)|this year|now|so far|next year|december|holidays?|teacher|uniform)\\b)[\\s\\S]*\\b(?:phd|degree|varsity|university|(?:you|you're) (?:an? )?(?:doctor|lawyer|educated|clever)|years ago)\\b`,
    // A day of a month is no age.
    '^\\W*(?:(?:it|my birthday|mine)(?:.?s| is) )?(?:on )?(?:the )?1[0-7](?:th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\b(?![\\s\\S]*\\b(?:turn|turning|school|grade)\\b)',
    // Who is older than the reader is grown up.
    "^(?![\\s\\S]*\\b(?:(?:i.?m|i am|turn\\w*) (?:\\w+ )?1[0-7]|school|minor|under ?age|legal|grade|matric)\\b)[\\s\\S]*\\byou(?:'?re| are) (?:\\w+ )?(?:\\d{1,2}|\\w+) years? younger than (?:me|i am)\\b",
    '^(?![\\s\\S]*\\b(?:1[0-7]|minor|school|under ?age)\\b)[\\s\\S]*\\b(?:bother|mind|weird|problem|put (?:you|u) off)\\b[^.!?]{0,25}\\b(?:older|younger|age (?:gap|difference))\\b',
  ),
  self_harm: anyOf(
    '^(?![\\s\\S]*\\b(?:die|dying|dead|end it|engine|exhaust|hose|garage|forever|for good|cry\\w*|alone|nobody|anymore|any more)\\b)[\\s\\S]*\\bthe (?:quiet|silence|peace) is (?:so |just |absolutely )?(?:delicious|bliss\\w*|lovely|glorious|golden|heavenly?|amazing|great|wonderful|the best)\\b',
    // Somebody else's medicine, counted out for them.
    "^(?![\\s\\S]*\\b(?:i (?:took|take|have|had|hid|stole|kept|want|could)|die|dying|dead|overdos\\w*|end|goodbye|alone|enough to|hoard\\w*|cabinet|myself)\\b)[\\s\\S]*\\b(?:my|the|our|his|her) (?:\\w+ )?(?:dad|mom|mum|father|mother|gran|granny|gogo|ouma|oupa|aunt|uncle|neighbour|dog|cat|patient)(?:'?s|s')? (?:\\w+ )?(?:pills|tablets|meds|medication)\\b",
    // What somebody learns at work so as to help others.
    "^(?![\\s\\S]*\\b(?:i (?:want|wanted|feel|felt|can'?t|need it|thought about)|myself|my own|me too|die|dying|note|pills)\\b)[\\s\\S]*\\bsuicide (?:prevention|awareness|hotline|helpline|line|watch training|first aid)\\b[\\s\\S]*\\b(?:training|course|workshop|talk|volunteer\\w*|counsel\\w*|school|work|shift|campaign|walk|run)\\b|^(?![\\s\\S]*\\b(?:i (?:want|wanted|feel|felt|can'?t|need it|thought about)|myself|my own|me too|die|dying|note|pills)\\b)[\\s\\S]*\\b(?:training|course|workshop|talk|volunteer\\w*|counsel\\w*|campaign)\\b[\\s\\S]*\\bsuicide (?:prevention|awareness|hotline|helpline|line)\\b",
    // A day's medicine, taken as it should be.
    '^(?![\\s\\S]*\\b(?:die|dying|dead|death|wak\\w*|end|goodbye|bye|sorry|alone|nobody|life|any ?more|tired|sleep|bottle|box|whole|extra|too many|wine|vodka|last (?:day|night))\\b)[\\s\\S]*\\b(?:pills|tablets|meds|medication|vitamins) (?:for (?:the day|today|this (?:morning|week)|tonight)|on time)\\b',
    // The point of golf is not the point of living, and chocolates are no pills.
    "^(?![\\s\\S]*\\b(?:die|dying|dead|death|life|live|living|alive|wak\\w*|any ?more|carry|go(?:ing)? on|continu\\w*|here|trying|myself|everything|anything|it all|future|getting up|pills?|tablets?|alone|nobody|tired|end)\\b)[\\s\\S]*\\b(?:don'?t|do not|never|can'?t) (?:really |ever |quite |honestly )?(?:see|saw|get|got|understand|understood) the point (?:of|in) (?!it\\b|this\\b|that\\b|us\\b|me\\b|being\\b|any\\b|eating\\b|(?:\\w+ )?(?:existence|existing)\\b)\\w+",
    '^(?![\\s\\S]*\\b(?:die|dying|dead|pills?|tablets?|meds?|overdos\\w*|kill|end it|sleep|wake|numb|throw\\w* up|threw up|purg\\w*)\\b)[\\s\\S]*\\bi (?:just |basically |literally )?(?:took|ate|had|finished|demolished|inhaled) (?:the|a|an|that|my) (?:whole|entire) (?:box|packet|bag|tin|tub|slab|tray|jar) of (?:\\w+ )?(?:chocolates?|chips|biscuits|cookies|ice ?cream|sweets|rusks|biltong|popcorn|doughnuts|donuts|koeksisters|strawberries|nougat|fudge|smarties|cereal|olives|grapes|brownies|macarons|peanut butter)\\b',
    '^\\W*(?:\\w+ )?(?:mon|tues|wednes|thurs|fri)day (?:has|was|is|hasn.?t|wasn.?t|isn.?t)(?: not)?(?: been)? (?:kind|nice|good|gentle|treating me well)(?: to me)?(?: (?:today|at all|so far|again|this week|lol|haha))*\\W*$',
    '^\\W*(?:i.?ve |i have |i )?(?:told|tell|shared with|telling) (?:you|u) (?:stuff|things|more)(?: that)? i (?:don.?t|never|haven.?t|wouldn.?t)(?: normally| usually| ever)? (?:tell|told|share with|say to) (?:anyone|anybody|people|everyone|others)(?: else)?\\W*$',
    NO_ACT.replace('i (?:took|take|have|had)|', '') +
      '\\b(?:took|take|taking|had) (?:an?|one|1|two|my) (?:\\w+ )?(?:pills?|tablets?|antihistamines?|panado|painkillers?|drops?) for (?:this|my|the|an?) (?:\\w+ )?(?:hay ?fever|headache|cold|flu|allerg\\w+|sinus\\w*|migraine|cramps?|back|hangover|cough|toothache)\\b(?![\\s\\S]*\\b(?:whole|all of|box|packet|bottle|die|dead|kill)\\b)',
    // Between two: they stay, and say what has changed. Despair says it is no goodbye as well, so none of its words may stand beside it.
    "^(?![\\s\\S]*\\b(?:die[ds]?|dying|dead|death|suicid\\w*|kill\\w*|end (?:it|my|things|everything)|ending|tired|can'?t|cannot|any ?more (?:and|of|to)|give up|giving up|better off|burden|nobody|no ?one|disappear\\w*|wake|sleep\\w*|forever|last|letters?|pills?|tablets?|rope|alone|worthless|useless|nothing|gone|take care|look after|forgive|remember me|peace|pain|hurt\\w*|cut|bridge|plan|tonight|gave away|giving away|don'?t want|wish i|sorry|over soon|if (?:i|anything)|bottle)\\b)[\\s\\S]*\\b(?:compar\\w+|when we (?:started|met|began|got together)|my ex\\b|slow(?:er|ly|\\b)|dating|the two of us|seeing (?:you|each other))\\b[\\s\\S]*\\bnot (?:saying|a) good ?bye\\b",
    NO_ACT +
      '\\b(?:gin|tequila|wine|vodka|brandy|shots?|second bottle|hangover|hungover|babalas)\\b[^.!?]{0,40}\\bwant to die(?: today| now)?(?= *(?:[.!]|$|lol|haha))',
    NO_ACT +
      '\\b(?:casualty|night shift|the ward|trauma unit|er shift|ambulance)\\b(?![\\s\\S]*\\btook an overdos)[\\s\\S]*\\b(?:an?|one|two|three|four|five|\\d+) (?:\\w+ )?overdos',
    NO_ACT +
      "\\b(?:no ?one|nobody) (?:would|will|'?ll) (?:even |ever )?notice if (?:i|we) (?:just )?(?:left|leave|sneak\\w*|slip\\w*|skip\\w*|went home|vanish\\w*) (?:from )?(?:this|the|my|our) (?:party|meeting|wedding|call|office|braai|zoom|webinar|lecture|training|conference|function|queue)\\b",
    NO_ACT +
      '\\b(?:on the phone with|on hold with|in the queue (?:at|for)|a (?:call|morning|day) with) (?:the )?(?:bank|home affairs|telkom|vodacom|mtn|sars|eskom|insurance|medical aid|licensing|traffic department)\\b',
    NO_ACT +
      '\\bwant(?:ed)? to die\\b[^.!?]{0,40}\\b(?:typo|autocorrect|reply all|my zip|waved back|voice note to|(?<!my nudes )on speaker)\\b',
  ),
  threat: anyOf(
    // Where they live, said with a cake in the hand.
    '^(?![\\s\\S]*\\b(?:outside|watch\\w*|waiting|hide|police|report|kids?|family|hurt|pay|owe|sorry|regret|alone|answer|reply)\\b)[\\s\\S]*\\bi know where (?:you|u) live\\b[\\s\\S]*\\b(?:bread|cake|cookies|muffins|rusks|soup|curry|lasagn\\w*|flowers|leftovers|jam|biscuits|banana|brownies|birthday|christmas)\\b',
    // Who burns in the sun.
    "^(?![\\s\\S]*\\b(?:your|you'?ll|you will|house|car|down|alive|everything|kill|petrol)\\b)[\\s\\S]*\\bi (?:always |just |only |easily )?burn\\b[\\s\\S]*\\b(?:beach|sun\\w*|pool|umbrella|spf|factor \\d+|shade|hat|summer)\\b|^(?![\\s\\S]*\\b(?:your|you'?ll|you will|house|car|down|alive|everything|kill|petrol)\\b)[\\s\\S]*\\b(?:beach|sun\\w*|pool|umbrella|spf|shade|summer)\\b[\\s\\S]*\\bi (?:always |just |only |easily )?burn\\b",
    // Whose turn it is to pay.
    "^(?![\\s\\S]*\\b(?:kill|hurt|blood|slap|choke|stab|burn|beat|smack|kick|lies|lying|wait and see|say no|leav\\w*|for (?:that|what|it)|regret|sorry|did to|watch your|know where|find (?:you|u)|coming for|or else)\\b)[\\s\\S]*\\b(?:you'?re|you are|u r|you'?ll|you will) (?:going to |gonna )?(?:be )?pay(?:ing)? for (?:this (?:one|round|time)|the next (?:one|round)|(?:dinner|lunch|coffee|drinks|breakfast|the (?:food|bill|taxi|popcorn|petrol|pizza|tickets)))\\b",
    OR_ELSE_A_DAY,
    // A boast before a game: they say how they play, and nothing of home, of anger or of what happened.
    '^(?![\\s\\S]*\\b(?:home|house|door|kids?|where you|if (?:you|u)|when (?:you|u)|again|bruis\\w*|hit|hurt|lie[ds]?|late|cheat\\w*|angry|drunk|regret|real|bitch|kill|until|till|black and blue|up|embarrass\\w*|humiliat\\w*|win or lose|more than|him|her|them|those|men|no more|nobody|no one|warn you|warning you|sorry|like last time)\\b)[\\s\\S]*\\b(?:paintball|laser ?tag|mini ?golf|padel|go.?kart\\w*|bowling|chess|scrabble|uno|monopoly|pool|darts|air hockey|table tennis|ping ?pong|mario kart|fifa|quiz|trivia|tennis|squash|backgammon|dominoes)\\b[\\s\\S]{0,110}\\b(?:competitive|undefeated|unbeaten|champion|terrible|rusty|rematch|warn(?:ing)?|practis\\w*|win|lose)\\b[\\s\\S]{0,70}\\b(?:beat|thrash|destroy|crush) (?:you|u)\\b',
    '\\bsleep is (?:a (?:distant )?memory|for the weak|overrated|a myth|a luxury)\\b',
    '^(?![\\s\\S]*\\b(?:i know where|your (?:house|kids|door)|where you live|real)\\b)[\\s\\S]*\\b(?:paintball|laser ?tag|mini ?golf|padel|go.?kart\\w*|bowling|chess|scrabble|uno|monopoly|pool|darts|air hockey|table tennis|ping ?pong|mario kart|fifa|quiz night|trivia)\\b[^?]{0,40}\\b(?:shoot|destroy|kill|smash|crush|murder|bury|beat|annihilate|end) (?:you|u)\\b',
    '^\\W*(?:only |just |yay |so )*(?:one|two|three|four|five|six|\\d+) more (?:sleeps?|days?|hours?|minutes?)(?: (?:to go|left|now))?\\W*$',
    "\\byou(?:'?re| are) dead to me\\b(?![\\s\\S]*\\b(?:make sure|where (?:you|u) (?:live|work)|(?:coming|come|drive) (?:to|for)|your (?:house|place|gate|kids)|kill|bury|hurt|tonight)\\b)",
    '\\b(?:boks?|springboks?|proteas|bafana|kaizer chiefs|pirates|all blacks|kiwis|wallabies|lions|stormers|sharks|arsenal|liverpool|man united|chelsea|kick-?off|semi-?finals?|derby|scrum)\\b[^.!?]{0,40}(?<!\\bi(?:.ll| will) )\\b(?:bury|kill|destroy|smash|murder|crush|hammer|end|thrash)\\w*(?! you and i mean)|\\b(?:bury|kill|destroy|smash|murder|crush|hammer|thrash)\\w*[^.!?]{0,30}\\b(?:on saturday|on sunday|in the final|at (?:newlands|loftus|ellis park|kings park|the oval|scrabble|padel|chess|uno|monopoly|fifa|mario kart|pool|darts|bowling))\\b(?<!\\bhe(?: will|.ll|.d) [\\s\\S]{0,80})',
    '^(?![\\s\\S]*\\b(?:kill|shoot|break|hurt) (?:you|u|ur|your|me)\\b)[\\s\\S]*\\b(?:book club|on page \\d+|chapter \\w+|the (?:husband|butler|neighbour) did it|liam neeson)\\b',
    '^(?![\\s\\S]*\\b(?:burn|cut|shoot|break\\w*|smash|kill|stab|your (?:kids|door|car|flat|house))\\b)[\\s\\S]*\\b(?:return|give back|bring back|want) (?:my|your|the) (?:tupperware|lunchbox|hoodie|jersey|umbrella|scarf|charger|book|pen|dish)\\b',
    '\\b(?:betray(?:ed|al)|traitor)\\b[^.!?]{0,20}[.!]* *(?:sleep with one eye open|watch your back)\\W*$',
  ),
  no_contact_request: anyOf(
    // Written on a cake, not to anybody.
    "^(?![\\s\\S]*\\b(?:write|contact|text|message|call) (?:to )?(?:me|us|this number)\\b|[\\s\\S]*\\b(?:leave me|block\\w*|lose my|delete my|go away|police|not interested|hear from|inbox|please stop|between us|to me)\\b)[\\s\\S]*\\b(?:don'?t|do not|stop) writ(?:e|ing) (?:my|the|on|in|that|it|poems?|songs?) (?:\\w+ ){0,3}(?:wrong|cake|cup|card|wall|mirror|window|hand)\\b",
    // It is no goodbye, they say.
    "^(?![\\s\\S]*\\b(?:don'?t|do not|never|stop|again|any ?more|no more|messages?|over|the end|done|leave me|block\\w*|lose|delete|contact)\\b)[\\s\\S]*\\bnot (?:really )?(?:a )?good ?bye\\b",
    '^(?![\\s\\S]*\\b(?:serious|mean it|creep\\w*|police|never|leave me|scared|not (?:joking|kidding))\\b)\\W*(?:\\w+[ ,]+){0,3}(?:say|do|make|send|tell)[^.!?]{1,20}\\bagain (?:and|then) i(?:.?m| am|.?ll) (?:blocking|unmatching|block|unmatch|muting) (?:you|u)\\b[^.!?]{0,6}(?:lol|haha|😂|🤣|🙄|😜|😉)',
    '^\\W*(?:(?:ok|haha+|lol|omg|right|no|that.?s it)[ ,.!]+)*i(?:.?m| am) (?:blocking|unmatching|reporting) (?:you|u) for that (?:one|pun|joke|line)\\b(?:[ ,.!]+(?:lol|haha+))*\\W*$',
    "^(?![\\s\\S]*\\b(?:don'?t|do not|never|stop|can'?t (?:reach|find|bother)|block\\w*|so (?:you|u)|because of (?:you|u)|lose|go away|no contact|goodbye|on purpose|threats?)\\b)\\W*(?:\\w+[ ,]+){0,3}i(?:'?ve| have)? (?:just |finally )?(?:changed|switched|got a new|have a new|lost) (?:my )?(?:number|phone|sim|sim card|cell)\\b",
    '\\bno more (?:messages?|memes?|texts?|voice ?notes?|puns?|spoilers?)\\b[^.!?]{0,12}\\b(?:till|until|before|while) (?:i|we|you)\\b(?! (?:say so|pay|learn|respect|stop|apolog\\w*|leave))',
    '\\b(?:block|unmatch|report|delet)ing (?:you|u) if (?:you|u) (?:send|say|make|post|tell|sing|put|use|spell|mention|like)\\b[^.!?]{0,40}\\b(?:puns?|memes?|jokes?|pineapple|spoilers?|episode|gif|emoji|selfie|song|pizza)\\b',
    "\\blos (?:vir )?my (?:net |asseblief )?'?n (?:boodskap|nota|stemboodskap|voice ?note|sms)\\b",
    '\\bleave me (?:alone )?with (?:my|the|this|that) (?:cake|food|pizza|snacks?|chips|chocolate|wine|coffee|book|series|dessert|leftovers|popcorn|blanket|couch|dog|cat)\\b',
  ),
  sexual_pressure: anyOf(
    // Asked after a limb that was sore or may be.
    "^(?![\\s\\S]*\\b(?:on your|on ur|your knees for|get (?:down|on)|down on|spread\\w*|between|sex|bed|naked|nudes?|send|show|pics?|kiss\\w*|lick\\w*|suck\\w*|touch\\w*|wear(?:ing)?|wet|hard|ready for|good enough for|carpet|sore for|tie|rope)\\b)[\\s\\S]*\\bhow(?:'s| is| are|'re) (?:your|ur) (?:poor |bad |sore )?(?:knees?|ankles?|back|shoulders?|elbows?|tooth|teeth|throat|cough|cold|wrists?)\\W*$",
    // What the reader said or can do is praised as the hottest thing; nothing is asked for.
    "^(?![\\s\\S]*\\b(?:send|show|sex|bed|naked|nudes?|pics?|photos?|video|body|boobs?|tits|ass|dick|cock|lips|mouth|wet|hard|horny|strip|underwear|panties|bra|lingerie|tonight|come over|my place|your place|touch\\w*|suck\\w*|ride|prove it|owe|want you|turn(?:s|ed)? (?:me )?on|say it again|more of|do it|for me|young|girl|boy|wear(?:ing)?|shower|bath|alone|cam)\\b)[\\s\\S]*\\b(?:that'?s|that is|this is|might be|that was)(?: \\w+ly)? the (?:sexiest|hottest) (?:thing|sentence|word|text|message|confession|flex) (?:that )?(?:any ?(?:one|body)(?:'?s| has)?|some ?(?:one|body)(?:'?s| has)?|i(?:'ve| have)?|you(?:'ve| have)?|u) (?:\\w+ )?(?:said|told|written|wrote|texted|heard|read)\\b",
    // What they spilled is the reader's to replace, in play.
    '^(?![\\s\\S]*\\b(?:or else|sex|bed|tonight|naked|nudes?|pics?|send|kiss|wear(?:ing)?|take off|under\\w*|work (?:it|that) off|(?:you|u) know how|in kind)\\b)[\\s\\S]*\\b(?:you|u) owe me (?:an? |some )(?:new |clean |dry |fresh )?(?:skirt|shirt|blouse|dress|top|jersey|jacket|pair of \\w+|keyboard|mug|screen|laptop|cup of tea|tea)\\b',
    WOULD_IT_BE_WEIRD,
    "^\\W*(?:\\d\\d )?(?:next|this|in a) (?:week|month|year)[,.]? (?:but )?(?:pls |please )?(?:don'?t|dont) remind me\\W*$|^\\W*\\d\\d next \\w+[,.]? (?:please )?(?:don'?t|dont) remind me\\W*$",
    // Proof of a lasagne or of a claim, one drink, a face.
    "^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|undress\\w*|strip|sexy|hot|underwear|panties|bra|lingerie|bed|bath|shower|towel|bikini)\\b)[\\s\\S]*\\bpics? or it (?:didn'?t|did not|never) happen",
    '^\\W*(?:(?:haha+|ok|okay|lol|then|well|go on|so|oh yeah|really|ja|sure)[ ,?!.]+)*prove it(?: then| to me)?\\W*$',
    '^(?![\\s\\S]*\\b(?:my place|hotel|bed|drunk|nudes?|naked|said no|relax|loosen|won.?t hurt)\\b)\\W*(?:(?:come on|oh come on|ag|please|pls|man)[ ,!]+)+(?:just )?(?:one|1)(?: more| little| tiny)?(?: (?:drink|coffee|dance|song|date|episode|bite|slice|game|hint|guess|clue|joke))?\\W*$',
    '^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|sexy|underwear|panties|bra|lingerie|bed|bath|shower)\\b)[\\s\\S]*\\b(?:pics?|photo|picture|selfie|one) of (?:your|ur) (?:pretty |lovely |cute |beautiful )?(?:face|smile|dog|cat|dinner|supper|lunch|garden|outfit for work|desk|view)\\b',
    '^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|sexy|underwear|panties|bra|lingerie|bed|bath|shower|pics?|photo)\\b)[\\s\\S]*\\b(?:(?:under|over)dressed|dress code|how (?:smart|fancy|casual))\\b',
    '^\\W*(?:haha |lol |and |so )?was i (?:at least )?wearing (?:something (?:nice|decent|warm)|clothes|shoes|my good (?:shirt|dress|jeans))\\W*$',
    // The other one's turn to make the long trip.
    `${NO_DEMAND}(?:\\br ?\\d{3,}|\\bflights?|\\bplane|\\bbus)\\b[\\s\\S]*\\b(?:can'?t|cant|could|can) (?:you|u) come (?:up|down|over|through)? ?to (?!(?:my|mine|the hotel|me)\\b)\\w+ (?:for|over|in|on) (?:the|a|my|\\w+) ?(?:long )?(?:weekend|holidays?|december|easter|birthday)`,
    "\\bi(?:'?d| would|'?ll| will|'?m| am)? (?:never|won'?t|wouldn'?t|don'?t|not going to|refuse to) (?:ever )?send (?:any )?(?:nudes?|naked pics?|pics? like that)\\b(?![\\s\\S]*\\b(?:but|show me|send (?:me|one|yours)|yours)\\b)",
    // Something seen on a photo, and asked about from pure surprise.
    '^(?![\\s\\S]*\\b(?:under\\w*|bra|panties|thong|naked|nudes?|send|show|bed|bath|shower|bikini|lingerie|see[- ]?through|anything|nothing|beneath|for me|turn around|body|legs|boobs?|tits|ass|sexy|hot)\\b)[\\s\\S]*\\b(?:are|r|is (?:it|that)) (?:you|u) (?:really |actually |seriously )?wearing (?:\\w+ ){1,4}(?:in|on) (?:your |the |that |ur )?(?:\\w+ )?(?:photo|pic|picture|slide)s?\\b',
    '\\bwhat (?:are|r|will|should) (?:you|u|i|we) (?:be )?wear(?:ing)? (?:to|for|on (?:saturday|sunday|friday)) (?:the |a |an |your |my |our |this |that )*(?:wedding|party|braai|dinner|interview|function|gala|funeral|church|work|hike|concert|festival|races|ceremony|graduation|dance|thing|event)\\b',
  ),
  coercive_control: anyOf(
    // It is their own place that they share, so that they are found.
    "^(?![\\s\\S]*\\b(?:your (?:location|phone|pin)|(?:you|u) (?:must|should|have to|need to|share)|share yours|who (?:are|is|was|were)|prove|trust|allowed|let you)\\b)[\\s\\S]*\\b(?:i'?ll|i will|i can|let me|i'?m going to) (?:share|send|drop) (?:you )?my (?:live )?(?:location|pin)\\b",
    "^(?![\\s\\S]*\\b(?:allowed|let you|don'?t (?:go|want)|not (?:going|with)|him|guys?|men|ex|prove|lie|photo|trust|short|wear\\w*)\\b)[\\s\\S]*\\bwho (?:are|r) (?:you|u) going with\\b[\\s\\S]*\\b(?:mixed up|mix (?:them|your friends) up|lift|carpool|book|tickets?|table|headcount|choir|hiking|book club|bring)\\b",
    // Somebody of the reader's waited for results, and they ask how it went.
    '^(?![\\s\\S]*\\b(?:or else|prove|lie|lying|lied|show me|phone|password|location|allowed|forbid|choose|warn\\w*|stop|without me|tell (?:her|him|them)|instead of me|home now|not going|always)\\b)\\W*(?:(?:hey|hi|so|morning|evening)[ ,!]+)*(?:did|has|have) (?:your|ur) (?:m[ou]m|mother|dad|father|parents|gran\\w*|ouma|oupa|gogo|sister|brother|son|daughter|kid|cousin|aunt\\w*|uncle|nephew|niece|friend)(?: \\w+)? (?:get|got|had|have|hear|heard) (?:back )?(?:(?:her|his|their|the|any) )?(?:test |scan |blood )?(?:results|scan|op|operation|biopsy|surgery)\\b',
    // How they felt beside the reader, who laughed or talked with others.
    "^(?![\\s\\S]*\\b(?:or else|next time|from now|before (?:you|u)|ask me|no more|(?:you|u)(?:'ll| will| may| can) |never|allowed|forbid|choose|warn\\w*|stop|have to|must|better|don'?t you dare|regret|pay for|leave (?:you|me)|delete|unfollow|password|phone|location|where were|who|prove|mine|kill|hurt|die|can'?t go on)\\b)[\\s\\S]*\\b(?:felt|feeling|feel) like (?:the|an?|your|ur|some) (?:entertainment|punch ?line|spare \\w+|furniture|joke|lift|driver|taxi|extra|stranger|third wheel|waiter|waitress|plus one|guest|afterthought|outsider|audience|prop|wallpaper|piece of furniture|gate ?crasher|babysitter|chauffeur|accessory)(?: (?:next to you|all (?:night|evening)|again|the whole (?:time|evening)|there|tonight|last night))?\\W*$",
    // Let off a plan and sent to somebody of theirs who is ill: all of the message, so that nothing else hides behind it.
    "^\\W*(?:(?:gosh|oh|aw+|no|please|hey|of course|ok|okay|goodness|yoh|shame|man)[ ,.!]+)*(?:(?:you )?(?:don'?t|dont|do not) (?:you )?(?:even )?(?:worry|stress|think) (?:about|over) (?:it|us|me|tonight|dinner|lunch|coffee|tomorrow|this|today)(?: at all| for a second| now)?|no need to (?:worry|apologi[sz]e|be sorry)|(?:dinner|lunch|coffee|it|we|everything(?: else)?) can wait|no problem(?: at all)?)[ ,.!]+(?:(?:and|just|you|please|now) )*(?:go|be|stay|get)(?: and| home and| there and)?(?: be| stay| sit)? (?:look after|take care of|with|see to|to) (?:your|ur) (?:m[ou]m|mother|dad|father|gran|granny|grandma|grandpa|gogo|ouma|oupa|son|daughter|kids?|little one|brother|sister|boy|girl|baby|dog|cat|family)(?:[ ,.!]+(?:i'?ll (?:eat|move|cancel|sort|change|ring|drink|save|phone) (?:the|both|our|a|it|everything|my)\\b[^.!?]{0,40}|(?:dinner|lunch|coffee|it|we|the \\w+|everything(?: else)?) can wait|(?:i'?m )?thinking of (?:you|her|him)(?: both| all)?|(?:i )?hope (?:she|he|it|they)[^.!?]{0,30}|(?:let me know|tell me) how (?:she|he|it) (?:is|goes)|send (?:her|him) my love|family (?:comes )?first))*\\W*$",
    '^\\W*(?:(?:aw+|ok|okay|well|then|haha+|now|right)[ ,.!]+)*go (?:and )?get (?:your|ur) beauty sleep\\b[^?]{0,40}$',
    '^\\W*(?:(?:and|so|hey|oh|well|hello|stranger)[ ,]+)*where have (?:you|u) been (?:hiding|all my life)(?: all (?:this time|my life)| lately)?\\W*$',
    // A game of words that everybody plays.
    "^\\W*(?:(?:haha|lol|ok|okay|so)[ ,.!]+)*tell me (?:you|u)(?:'re| are|r|'ve| have| grew| come| work)?[^.!?]{2,40},? without (?:telling|saying)(?: me)?(?: that)? (?:you|u|it|so)[^.!?]{0,40}\\W*$",
    // What they spilled is the reader's to replace, in play.
    '^(?![\\s\\S]*\\b(?:or else|sex|bed|tonight|naked|nudes?|pics?|send|kiss|wear(?:ing)?|take off|under\\w*|work (?:it|that) off|(?:you|u) know how|in kind)\\b)[\\s\\S]*\\b(?:you|u) owe me (?:an? |some )(?:new |clean |dry |fresh )?(?:skirt|shirt|blouse|dress|top|jersey|jacket|pair of \\w+|keyboard|mug|screen|laptop|cup of tea|tea)\\b',
    WOULD_IT_BE_WEIRD,
    '^(?![\\s\\S]*\\b(?:prove|who (?:are|were) you with|always|every|now or)\\b)[\\s\\S]*\\bneed (?:your|the) location(?: again)?[,.;]? (?:the |your |that )?(?:pin|link|map)\\b',
    '\\bwho was that (?:girl|guy|man|woman|lady|dude|one)\\b[^.!?]{0,40}(?:👀|😂|😅|😏|\\b(?:lol|haha+|cute|jealous (?:lol|haha))\\b)',
    '\\bnot allowed to (?:be|look|sound|smell|write|say things) (?:so|this|that|like that|as)\\b(?![\\s\\S]*\\b(?:without me|go(?:ing)? out|who were|your phone|other)\\b)',
    "\\b(?:forbid|not allowed|not allow|banned?|may not|can'?t)\\b[^.!?]{0,30}\\b(?:watch|finish|start|eat|see|play|listen to|try|open)\\b(?! (?:your|ur|any))[^.!?]{0,25}\\bwithout me\\b",
    '\\b(?:forbid|not allowed|illegal|banned?)\\b[^.!?]{0,30}\\b(?:crocs?|socks|sandals|pineapple|karaoke|puns?|spoilers?|cargo|skinny jeans|emoji|comic sans|that hat|that moustache)\\b',
    '\\bme or (?:the|your|that|his|my) (?:cat|dog|puppy|ps\\d|playstation|xbox|rugby|cricket|football|couch|bed|nap|cake|pizza|braai|plants?|book|game|garlic bread|chips)\\b',
    // What hurt, told; and what is far away, with nothing asked of the reader.
    `${NO_DEMAND}\\b(?:you|u) (?:told|introduc\\w+|called)\\b[^.!?]{0,60}\\bi (?:was|am)\\b[\\s\\S]{0,50}\\b(?:i (?:cried|laughed along|felt|was hurt)|it (?:hurt|stung))\\b`,
    `${NO_DEMAND}\\b(?:i'?m|i am|im) not asking (?:you|u) (?:to decide|to choose|to promise|for (?:anything|a promise|an answer))\\b`,
    `${NO_DEMAND}\\bflights?\\b[\\s\\S]*\\byou come here\\b`,
    `${NO_DEMAND}\\b(?:diabet\\w+|insulin|epilep\\w+|coeliac|asthma\\w*)\\b`,
    `${NO_DEMAND}\\bnot asking (?:you|u) to (?:decide|choose|answer|commit|promise|pick)\\b(?![\\s\\S]*\\b(?:but (?:you|if)|or (?:it'?s|i'?m|else)|prove|location|phone|block|delete)\\b)`,
    '^(?![\\s\\S]*\\b(?:who (?:are|were)|phone|password|location|allowed|friends|block|delete|prove|forbid|or else|or it.?s|(?:you|u) (?:said no|quit)|coming anyway|let you|make you)\\b)[\\s\\S]*\\b(?:look(?:ed|ing)?|check(?:ed|ing)?) (?:at )?(?:the |some )?(?:\\w+ )?flights?\\b',
    '\\bwhy did (?:you|u) (?:quit|leave|resign from) (?:your|ur) (?:last |old |previous |first )?(?:job|work|company)\\b',
    // Put off by a button, and nothing asked.
    '^(?![\\s\\S]*\\b(?:who|location|password|prove|permission|must|follow me back|unblock|answer|explain|or else|allowed|other (?:men|guys|women|girls)|watch|regret|(?:you|u).?ll see|costs?|pay|outside|plate|your (?:house|work|place|car))\\b)[\\s\\S]*\\b(?:you|u) (?:unfollowed|muted|unmatched) me\\b',
    // Their own door.
    '^(?![\\s\\S]*\\b(?:who|location|phone|prove|permission|must|allowed|hiding|other (?:men|guys|women|girls)|friends)\\b)[\\s\\S]*\\b(?:knock|ring the bell) before (?:you|u) (?:come|walk|barge|enter)\\b',
  ),
  // A pin on a map and not that of a card.
  scam_code: anyOf(PIN_ON_A_MAP, WHO_WRITES_CODE),
  harassment: anyOf(
    // Said of themselves.
    "^(?![\\s\\S]*\\b(?:you|u|ur|your|you'?re|shut up|sluts?|whores?|hoes?|bitch\\w*)\\b)[\\s\\S]*\\bi (?:feel|felt|look|looked|am|was) (?:like |such )?an? (?:\\w+ ){0,3}(?:pig|cow|whale|idiot|loser|troll|hag|mess)\\b",
    A_THING_TO_HELL,
    '^\\W*(?:(?:so|hey|but|be honest|honestly|haha+)[ ,]+)*(?:do|did) (?:you|u) (?:really |actually |even )?(?:think|find) (?:i.?m|im|i am|me) (?:\\w+ )?(?:pretty|cute|attractive|beautiful|hot|handsome|good ?looking)(?: (?:tho|though|enough|honestly|lol))*\\W*$',
    // A thing is ugly, and nobody is.
    '^(?![\\s\\S]*\\b(?:bitch\\w*|slut|whore|cunt|hoe|pig|cow|stupid|fat|dumb|loser|fuck\\w*|disgusting|pathetic|trash|(?:so|are|r|ur|too|very|fucking|you.re|you) ugly)\\b)[\\s\\S]*\\bugly (?:\\w+ ){0,2}(?:lamps?|couch|chairs?|curtains?|mugs?|vase|carpet|rug|tie|hat|shirts?|jacket|shorts|sandals|crocs|painting|wallpaper|duvet|cushions?|ornaments?|teapot)\\b',
    '\\b(?:does|would) (?:the|our|this) age (?:gap|difference) (?:bother|worry|scare)',
    '^\\W*(?:(?:oh|ok|nice|cool|wow|software dev|same)[ ,.!]+)*(?:what|which) (?:grade|subjects?|school|age group) do (?:you|u) teach\\W*$',
    "^\\W*don'?t work too hard[^.!?]{0,40}\\W*$",
    '\\b(?:was|were) raised (?:\\w+ )?(?:catholic|muslim|jewish|christian|hindu|methodist|anglican|ngk|zcc)\\b(?![\\s\\S]*\\b(?:beat|hit|abuse\\w*|hurt|priest)\\b)',
  ),
  wellbeing: anyOf(
    '^(?![\\s\\S]*\\b(?:hit (?:me|her|him|us|my (?:mom|mum|sister|face|kid\\w*|son|daughter)|the (?:kids?|child\\w*|dog|wall|door))|again|scared|bruis\\w*|blood|bleed\\w*|hospital|afraid|police)\\b)[\\s\\S]*\\b(?:he|she|they|i|we|dad|mom|mum|my \\w+) hit (?:the|a|every|another) (?:ball|gym|road|snooze|brakes?|books|target|jackpot|six|four|high note|beach|waves?|trail|shops?|sales|golf ball|drum|dance floor)\\b',
    // The printer is down, and whoever says so at most as it is.
    "^(?![\\s\\S]*\\b(?:he|she|they|husband|boyfriend|dad|step\\w*|touched|rap(?:e|ed)|mugged|knife|gun\\w*|locked|cr(?:y|ied|ying)|alone|lonely|sad|died?|dead inside|depress\\w*|anxi\\w*|panic\\w*|hurt\\w*|bed|cope|any ?more|can'?t|hopeless|pills?|therap\\w*|lost|miss|i(?:'m|'ve been| am| was| have been| feel| felt)(?: \\w+){0,3} (?:down|low|flat|empty|broken))\\b)[\\s\\S]*\\b(?:printer|copier|server|network|router|wi-?fi|internet|lift|till|coffee machine|boiler|geyser|laptop|computer|system|website|signal)\\b(?:[\\s\\S]{0,140}\\band so,? (?:\\w+,? )?(?:am|have|was|do|did) i\\b|(?: (?:at|in|on) (?:the |my |our )?\\w+)? (?:has|have|had|is|was|went)(?: been)?(?: completely)? down\\b)",
    '\\b(?:was|were) raised (?:\\w+ )?(?:catholic|muslim|jewish|christian|hindu|methodist|anglican|ngk|zcc)\\b(?![\\s\\S]*\\b(?:beat|hit|abuse\\w*|hurt|priest|cry\\w*|alone)\\b)',
    GOOD_NEWS_SHAKES,
    '^\\W*(?:honestly,? |to be honest,? )?i had an? (?:horrible|terrible|awful|boring|miserable|bad) (?:time|evening|night|date) with you[.!]*\\W*$',
    "^\\W*(?:well |but |and )*(?:it|that) (?:didn'?t|doesn'?t|did not) (?:really )?(?:feel|sound|look|seem) like (?:a joke|one)\\W*$",
  ),
  pii_request: anyOf(
    PIN_ON_A_MAP,
    `${NO_DEMAND}\\bintroduc\\w+ me (?:to|as)\\b[^.!?]{0,30}\\bas\\b`,
    '\\bshould (?:\\w+ )?(?:couples?|people|partners?|we|they) share\\b|\\bcouples? should\\b',
    '\\bmaiden name (?:like|van|too|also)\\b(?![\\s\\S]*\\b(?:form|verify|bank|account|need)\\b)',
    '\\b\\d numbers?\\.? (?:r ?\\d|on the (?:lotto|powerball)|won|in the (?:lotto|draw|raffle))(?![\\s\\S]*\\b(?:bank|details|account|card|pin|otp)\\b)',
    '\\bwat is jou adres (?:nou )?weer\\b(?![\\s\\S]*\\b(?:straat|wys|voor jou|buite)\\b)',
  ),
  // A line that is no app.
  scam_offplatform: anyOf(
    // Who would rather stay here asks nobody away.
    '^(?![\\s\\S]*\\b(?:whatsapp|telegram|signal|snap\\w*|insta\\w*|kik|hangouts|add me|text me|my (?:id|number) is|deleting|but (?:here|add|text)|@\\w)\\b|[\\s\\S]*\\d{5,})[\\s\\S]*\\b(?:prefer|rather|like|want|happy|comfortable|let.?s)\\b[^.!?]{0,24}\\b(?:chat\\w*|talk\\w*|stay\\w*|keep\\w*)\\b[^.!?]{0,24}\\b(?:on here|on (?:the|this) app|in (?:the|this) app|here (?:for now|first))\\b',
    '^(?![\\s\\S]*\\b(?:whatsapp|telegram|signal|add me|my (?:id|number)|on line|line (?:app|id)|text me|@\\w)\\b)[\\s\\S]*\\b(?:an?|the|your) (?:hard|red|firm|finish) line\\b',
  ),
  // The way to a place that both know of.
  scam_wrong_number: anyOf(
    // A question of taste, a plan that stands, a phone book that was lost: nobody is called by another name.
    '^\\W*(?:so |and |hey )?(?:do|did|can) (?:you|u) (?:ever )?(?:play|like|watch|surf|swim|run|cook|bake|dance|sing|hike|cycle|ski|fish|read|paint|garden) ?(?:\\w+ ){0,2}\\w*\\W*\\?\\W*$',
    "^\\W*(?:so )?we(?:'re| are) still on for [^.!?]{3,30}(?:,? right)?\\W*$",
    "^\\W*(?:hi |hey |sorry )*(?:who is this|who'?s this)\\W+i (?:just )?lost (?:all )?my (?:contacts|phone)\\W*$",
    "^\\W*(?:i'?m )?(?:here|outside|parked)\\b[,. ]+(?:parked|next to|by the|in the|opposite|at the|under the)\\b",
    '^\\W*(?:(?:hey|hi|so|and|ok|okay|btw)[ ,]+)*(?:(?:is (?:it|that|the place)|how) (?:far|close|near)(?: is it)?\\b[^.!?]{0,40}|how do i get there|is there (?:any )?parking[^.!?]{0,20})\\?*\\W*$',
  ),
  // Who has no money for a plan says no to the plan and asks for none.
  money_request_mild: anyOf(
    MARKS,
    "^(?![\\s\\S]*\\b(?:lend|borrow|send|help|spot|cover|pay|transfer|e-?wallet|sponsor|airtime|data|loan|(?:can|could|would|will) (?:you|u)|please|pls|need|payshap|treat|buy|get me|r ?\\d+)\\b)[\\s\\S]*\\bi(?:'?m| am) (?:so |a bit |totally |really |completely |dead )?(?:broke|skint|saving)\\b",
    // Who owes the reader and wants to pay asks for none either.
    "^(?![\\s\\S]*\\b(?:lend|borrow|spot me|cover|sponsor|loan|(?:can|could|would|will) (?:you|u)|(?:send|give|buy|get) me|till|until|payday|next (?:week|month)|short|broke|stuck|but i)\\b)[\\s\\S]*\\bi (?:still |do )?owe (?:you|u)\\b[\\s\\S]*\\b(?:can|could|may|shall|should|let me|i'?ll|i will|how (?:do|can|should)) (?:i |just )?(?:e-?ft|pay|send|e-?wallet|payshap|snapscan|transfer)\\b",
  ),
  scam_crypto: anyOf(
    '^(?![\\s\\S]*\\b(?:crypto|bitcoin|btc|forex|invest\\w*|usdt|coins?|wallet|platform|mentor|returns?|per ?cent|%)\\b)[\\s\\S]*\\b(?:trade|trading|swap|collect)\\w* (?:\\w+ ){0,2}(?:comics|cards|stamps|records|vinyl|plants|recipes|books|lego|stickers|jokes|memes|stories|seeds|figurines|marbles)\\b',
  ),
  scam_money: anyOf(
    HOW_A_CUSTOMER_PAID,
    '\\b(?:pensioners?|victims?|customers?|scammers?|fraudsters?|an? (?:old|elderly) (?:lady|man|woman|guy))\\b[\\s\\S]*\\b(?:stopped it|we (?:caught|blocked|stopped)|reported|warn\\w*)\\b(?![\\s\\S]*\\b(?:pay|send)\\b)|\\btalked an? (?:pensioner|old|elderly)\\b',
    '\\b(?:milk|bread|eggs|sugar|electricity)\\b(?! (?:voucher|r ?\\d))[^!?]{0,80}\\bpay (?:you|u) back when (?:you|u) (?:get|come)\\b',
  ),
  scam_link: anyOf(
    '\\bclaim (?:your|ur|the) prize\\b[^.!?]{0,6}\\b(?:come|meet|kiss|buy me|smile|by (?:having|coming|meeting))\\b(?![\\s\\S]*(?:https?:|www\\.|\\.\\w{2,4}\\/))|\\b(?:prize|reward) is (?:a |an )?(?:date|coffee|dinner|drink|kiss|hug|me)\\b',
    '^(?![\\s\\S]*(?:\\b(?:click|verify|pay here|login|log in)\\b|https?:|www\\.))[\\s\\S]*\\b(?:kind regards|sign ?off|phishing (?:test|training|course)|at work we|it department)\\b',
  ),
  scam_blackmail: anyOf(
    // What was recorded is a match or a show.
    "^(?![\\s\\S]*\\b(?:you|u|your|ur|us) (?:\\w+ )?(?:in|naked|nude|with)\\b|[\\s\\S]*\\b(?:undress\\w*|naked|nudes?|cam|\\d{3,}|r\\d+|pay|post|leak|send|show|online|everyone|unless|or else|or i|your \\w+)\\b)[\\s\\S]*\\bi (?:recorded|taped|filmed) (?:the|that|a|last night'?s) (?:match|game|show|episode|series|race|final|concert|rugby|cricket|soccer|documentary|programme|sunset|whales?|penguins?)\\b",
    // What the others on the app do.
    '^(?![\\s\\S]*\\b(?:pay|leak|post|expose|unless|or else|or i|your (?:family|wife|husband|boss|contacts))\\b)[\\s\\S]*\\b(?:guys|men|girls|women|people|everyone) (?:on (?:here|this app|the app)|i match with)\\b[^.!?]{0,20}\\bsend(?:s|ing)? me\\b',
    '\\b(?:entry|tickets?|fee)\\b[^.!?]{0,20}\\b(?:goes|going) to (?:\\w+ )?(?:cansa|charity|the spca|spca|school|shelter|hospice|a good cause|the choir|the club)\\b(?![\\s\\S]*\\b(?:pictures?|pics?|videos?|nudes?)\\b)',
    '^(?![\\s\\S]*\\b(?:nudes?|videos?|pictures?|pics?|photos?|screenshots?|tell (?:your|ur)|post|leak)\\b)[\\s\\S]*\\b(?:charity|fundraiser|fun run|raffle|bake sale|cansa|spca)\\b',
  ),
  scam_romance_script: anyOf(
    TAKEN_TO_THE_DOCTOR,
    "\\b(?:weirdest|funniest|worst|strangest) (?:message|thing|opener|line)\\b|\\bdoesn'?t even exist\\b",
    // Their own post comes to an end, and nothing is said of the reader, of love, of money or of a far country.
    "^(?![\\s\\S]*\\b(?:queen|bride|marry|sea|surgeon|engineer|far from home|you|u|your|ur|us|we|our|love\\w*|hearts?|soul\\w*|god|darling|dear|sweet\\w*|babe|baby|honey|widow\\w*|late (?:wife|husband)|rigs?|offshore|vessel|ship|deploy\\w*|overseas|abroad|army|navy|military|peace\\w*|mission|un|gold|invest\\w*|crypto|bitcoin|money|cash|funds?|fees?|customs|account|bank|visa|fly|flight|come|coming|retire\\w*|honest|loyal|lonely|destiny|fate|trust|daughter|son|syria|yemen|iraq|turkey|malaysia|dubai|texas)\\b)[\\s\\S]*\\bmy contract(?:'s| is| was)? (?:(?:almost|nearly|only) )?(?:up|ends?|ending|runs out|running out|expires?|over|done|not (?:being )?renewed)\\b",
    '^\\W*my late (?:wife|husband) (?:loved|hated|made|used|always|would|played|sang|was)\\b[^?]{0,60}$',
  ),
  stalking: anyOf(
    "^(?![\\s\\S]*\\b(?:wait\\w*|follow\\w*|who (?:was|were|is)|all night|answer|lie|lying|lied|home|house|flat|every)\\b)[\\s\\S]*\\b(?:saw|spotted|seen) (?:your|ur) car\\b[\\s\\S]*\\b(?:wasn'?t (?:your|you|yours)|not (?:your|you|yours)|stranger|waved|hooted|embarrass\\w*|wrong car)\\b",
    "\\bsaw (?:you|u) (?:were |was )?online\\b[^.!?]{0,30}[,.;]? *(?:(?:couldn'?t|can'?t|could you not|not|no) sleep|you up|awake|also|too)[^.!?]{0,12}\\?",
    '\\b(?:strava|parkrun|book club|same gym class)\\b[^.!?]{0,40}\\bhaha\\b',
  ),
};
