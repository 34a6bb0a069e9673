/** Said round the corner: no demand, no threat and no despair in so many words, but a purpose that hardly anything else is put like. */
import type { SafetyRule } from './rule.ts';
import { AT_PLAY, soft } from './unsaid.ts';

export const ROUNDABOUT_RULES: readonly SafetyRule[] = [
  {
    // Out of a home by tonight, and somebody is wanted who could help.
    kind: 'scam_money',
    cue: soft(
      '(?:landlord|landlady|owner|lodge|hotel|caretaker)…(?:came|come|was here|is here|is (?:at|outside)|locks?|out by|throw\\p{L}*|evict\\p{L}*|knock\\p{L}*)',
      '(?:sleep|sleeping|spend the night) (?:in|on) (?:the|my) (?:car|street|taxi rank|station|bench)',
    ),
    with: /\b(?:(?:unless|if|maybe|perhaps|hope) (?:you|u|someone|somebody) (?:know|knows|could|can|would|might)|(?:know|knows) (?:someone|somebody|anyone) who (?:can|could|would)|(?:don'?t|do not) want to (?:worry|bother|ask|burden) (?:you|u)|(?:i )?(?:hate|never) (?:to )?ask|would(?:n'?t| not) (?:be )?ask(?:ing)?|(?:you|u) said (?:you|u) (?:care|cared|loved?|would))\b/i,
    clears: ['story', 'joke', 'past'],
  },
  {
    // Sent by heaven, and nobody is to hear of it.
    kind: 'scam_romance_script',
    cue: soft(
      '(?:god|lord|allah|heaven|destiny|fate|universe|the stars|prayers?|prayed|a sign)…(?:you|your|yours|u)',
      '(?:my|his|her) (?:queen|king|soul ?mate|destined one|future (?:wife|husband))',
    ),
    with: /\b(?:(?:tell|telling|show|showing) (?:no|not (?:a|any)|none of (?:your|ur))(?: ?one| ?body| friends?| soul| family)?|(?:don'?t|do not|never) (?:tell|show|mention|share)[^.!?]{0,25}\b(?:anyone|anybody|friends?|family|people|soul|us|this)|keep (?:it|this|us) (?:between|secret|quiet|private|to yourself)|people (?:are|get|will be) jealous|(?:your|ur) loyalty|prove (?:your|ur) (?:love|loyalty|trust))\b/i,
    clears: ['story', 'joke'],
    unless: AT_PLAY,
  },
  {
    // A number by mistake that turns out lonely, well off and glad of company.
    kind: 'scam_wrong_number',
    early: true,
    cue: soft(
      '(?:thought|think) (?:this|that) (?:was|is|were)…(?:agent|driver|office|line|number|assistant|broker|doctor|coach|tailor|dealer|decorator|florist|friend from)',
      '(?:tidying|cleaning|going through|sorting|clearing)(?: out| up)? my (?:phone ?book|contacts|contact list|address book)',
      '(?:are you|is this|am i speaking to)…(?:from|at) the (?:gallery|golf|auction|opening|conference|fundraiser|yoga|cruise|wine|charity|equestrian|art)',
      '(?:someone|somebody|my (?:assistant|secretary|friend)) gave me (?:this|your|the wrong) number',
    ),
    with: /\b(?:be friends|become friends|make friends|new friends?|know (?:no ?one|nobody)|friendship|fate|what a coincidence|(?:don'?t be|hope (?:you(?:'re| are)|i'?m)(?: not)?|please (?:don'?t|do not) be) (?:upset|angry|mad|offended|annoyed|bothered)|also (?:alone|lonely)|(?:fashion|jewell?ery|beauty|import|export|design|wine|cosmetics?|trading|skincare) (?:business|company|brand|line)|singapore|hong ?kong|kuala lumpur|shanghai|dubai|since (?:we(?:'re| are)|fate)|you (?:seem|sound|look) (?:kind|nice|polite|friendly|like a))\b/i,
    unless: AT_PLAY,
  },
  {
    kind: 'scam_blackmail',
    cue: soft(
      '(?:my|his|her|our) (?:silence|discretion)…(?:cost\\p{L}*|price|worth|fee|buy|pay)',
      '(?:price|cost) of (?:my|our) silence|(?:what|how much)…(?:my|our) silence',
      '(?:deleted|deleting|erased|removed|took down) (?:one|1|the first|half|some)(?: of (?:the|them))?…(?:videos?|vids?|pics?|photos?|clips?|recordings?|copy|copies)',
      '(?:little|younger|baby|kid) (?:sister|brother|cousin|daughter|niece)…(?:minor|under ?age|1[0-7])',
      '(?:chatting|talking|texting|flirting|sexting) (?:to|with) a (?:minor|child|15 year old|underage girl|underage boy)',
    ),
    with: /\b(?:silence|same (?:amount|price|sum|thing)|another one|one more|the (?:rest|other|second|last)\b|unless|or else|settle|damages|sort (?:it|this|us|out|something)|police|case|lawyer|charges|R ?\d|\$ ?\d|pay|payment|amount|finish\w*|swear)\b/i,
    clears: ['story', 'joke'],
    unless:
      /\b(?:my (?:playlist|feed|story|camera roll|storage|gallery)|storage|out of focus|blurry|silence is golden|netflix|episode|series|movie|film|birthday|school fees)\b/i,
  },
  {
    kind: 'threat',
    cue: soft(
      'say (?:goodbye|bye|cheers|farewell) to (?:your|ur) (?:\\p{L}+ )?(?:dog|cat|pets?|puppy|kitten|kids?|child|children|family|mother|mom|mum|legs?|knees?|teeth|face|fingers|windows?|tyres|house|horse|bird|parrot)',
    ),
    clears: ['story', 'joke'],
    unless:
      /\b(?:for me|from me|before (?:you|we|i|the) (?:go|leave|come|head|trip|flight)|haha|lol|bungee|dentist|braces|hike|squats?|leg day|gym|burpees)\b/i,
  },
  {
    // Their minutes, measured against a map.
    kind: 'coercive_control',
    cue: soft(
      '(?:why|how come|how)…(?:take|took|taken|taking)…(?:\\d+|forty|fifty|twenty|thirty|an hour)(?: ?(?:min\\p{L}*|m))?…(?:when|if|but|because)',
      '(?:it|that|the (?:drive|trip|walk|shop)) (?:only )?takes (?:\\d+|ten|fifteen|twenty|five)(?: ?min\\p{L}*)?',
    ),
    with: /\b(?:checked|google (?:maps?|says)|i looked|i saw|timed|tracked|tracker|your (?:location|dot|pin)|find my|life ?360|asking nicely|don'?t lie|the truth|who (?:were|did)|explain|where (?:were|did) (?:you|u))\b/i,
    clears: ['story', 'joke'],
    unless: AT_PLAY,
  },
  {
    kind: 'underage',
    cue: soft(
      "(?:i'll|i will|ill|i'm|im|i am|i) (?:be |turn |become |not )?(?:\\p{L}+ )?(?:legal|of age|allowed to date|an adult) (?:the|next|in|when|after|this|only|till|until|for|soon|yet)",
      '(?:almost|nearly|not quite|not yet) (?:legal|of age|18|eighteen)(?! (?:years|months|weeks|days|hours|minutes|km|k\\b|points|inch|hole|of))',
      'age is (?:just|only) (?:a|an?) number…(?:legal|school|young|18|eighteen|parents|mom|mum|grade)',
    ),
    clears: ['story', 'joke', 'past'],
    unless:
      /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|kids?|car|dog|cat|whisky)|parking|parked|to drive|weed|cannabis|turned? \d0|born in (?:19[0-9]\d|200[0-7]))\b/i,
  },
  {
    // The dog is given a home, the things are sorted: what is looked after when nobody will be there.
    kind: 'self_harm',
    cue: soft(
      '(?:would|will|could|can) (?:you|u) (?:please )?(?:take|have|keep|adopt|look after|promise to take)',
      '(?:sorted|sorting|packed|given|giving|gave)(?: \\p{L}+){0,2} (?:most of |all of |all )?my (?:things|stuff|affairs|clothes|papers|passwords)',
    ),
    with: [
      /\b(?:(?:he|she|they|it|the (?:dog|cat|kids))(?:'?s| is|'?re| are|'?ll| will)?(?: be)? (?:ok|okay|safe|fine|loved|alright|looked after) (?:after|when|once|without)|ok after|okay after|after(?:wards)? (?:i'?m|it'?s)|won'?t (?:need|be needing) (?:it|them|anything)|when (?:i'?m|it'?s) (?:gone|over|done))\b/i,
      /\b(?:dog|cat|pet|puppy|kitten|vet|plants|things|stuff|affairs|letters?|passwords?)\b/i,
    ],
    clears: ['story', 'joke'],
    unless:
      /\b(?:holiday|trip|weekend away|move|moving|emigrat\w*|allerg\w*|landlord|flight|leave on|new flat|back on|back by|hospital stay|operation)\b/i,
  },
  {
    kind: 'self_harm',
    cue: soft(
      "(?:can't|cannot|cant|can not|don't want to) (?:do|live|carry|take) (?:this|my|the) (?:life|living)(?! insurance|drawing|science|story|changing)",
      "tell (?:my|the) (?:mother|mom|mum|mama|ma|dad|father|kids|children|family|sister|brother|gogo|gran|son|daughter)…(?:i'm|im|i am|that i'm) (?:so )?sorry",
      "tell (?:them|everyone|my (?:mother|mom|mum|mama|dad|kids|family))…(?:it (?:wasn't|isn't|is not|was not)|not) (?:their|her|his|anyone's|your) fault",
    ),
    clears: ['story', 'joke', 'past'],
    unless:
      /\b(?:late|lunch|dinner|birthday|missed (?:her|his|the) (?:call|party)|the (?:cake|dishes|mess|vase|noise)|couldn'?t (?:make|come)|can'?t (?:make|come)|broke (?:her|the|his)|forgot|dress|recipe|for (?:eating|finishing|the mess))\b/i,
  },
  {
    // Something small, so that they can come.
    kind: 'scam_money',
    cue: soft(
      '(?:sort|fix|hook|help|bless) me (?:out )?with (?:just )?(?:something|anything|a little something|a small something|whatever you (?:have|can))',
    ),
    with: /\b(?:petrol|fuel|taxi fare|bus fare|transport|paid (?:only )?on|payday|month ?end|data|airtime|drive (?:up|over|down|to you)|come (?:up|over|to) (?:to )?(?:you|yours)|groceries|rent|broke)\b/i,
    clears: ['story', 'joke'],
  },
  {
    // The card that did not work, so another is wanted.
    kind: 'scam_gift_card',
    cue: soft(
      '(?:already|says|showing|shows) (?:been )?(?:redeemed|used|claimed|invalid)',
      'scratch(?:ed)? (?:it |them )?too (?:hard|deep|much)',
    ),
    with: /\b(?:(?:get|buy|try|send) (?:me )?(?:another|one more|a new|the next)|same (?:amount|value|price)|another one|new one|sweetie|dear|honey|hun|babe|my love)\b/i,
    clears: ['story', 'joke'],
    unless:
      /\b(?:i (?:tried|bought|got)|my (?:coupon|voucher|ticket|discount)|checkers|pnp|woolies|uber eats|takealot)\b/i,
  },
  {
    kind: 'scam_code',
    cue: soft(
      '(?:send|sending|trigger|triggering|push|pop)…(?:text|sms|message|numbers?|notification)(?: (?:to|on|through to))? (?:you|your phone|ur phone)…(?:tell|read|give|forward|screenshot)',
      "(?:you|u) (?:just )?(?:tell|read|give|forward) (?:it |that )?(?:me |to me )?(?:what'?s (?:in|on) it|what it says|the (?:numbers?|digits) in it)",
    ),
    with: /\b(?:real (?:person|human|one)|catfish\w*|verif\w*|check|bots?|fake|trust|prove|safe\w*|scammers?|legit)\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_offplatform',
    cue: soft(
      '(?:take|write|note|copy|save|jot)(?: it| this)? (?:down )?my (?:line|number|digits|contact|gmail|handle)',
      '(?:messages?|credits?|coins|tokens|minutes|chats?) (?:left|remaining)',
    ),
    with: [
      /\b(?:(?:don'?t|do not|never) (?:tell|inform|report|mention)[^.!?]{0,25}\b(?:customer care|support|admins?|moderators?|the app|the site|anyone)|(?:they(?:'?ll| will)?|will) (?:just )?(?:ban|block|delete|suspend) (?:us|me|you|my|both)|(?:must|have to|need to) pay (?:here|after|for|again)|subscription (?:ends|expires|runs out))\b/i,
      /\b(?:number|line|digits|gmail|handle|contact|whatsapp|telegram|text me|reach me)\b/i,
    ],
    clears: ['story', 'joke'],
  },
  {
    // The letter that goes to everybody.
    kind: 'scam_romance_script',
    early: true,
    cue: soft(
      '(?:came|come|stumbled|ran) (?:across|upon|over|through) (?:your|ur) (?:profile|page|picture|photo)',
      '(?:your|ur) (?:smile|eyes|beauty|picture|profile) (?:took|takes|take|has taken) my breath',
    ),
    with: [
      /\b(?:(?:hello|hi|good (?:day|morning|evening)|greetings) (?:dear|beautiful|pretty|handsome|angel|my dear)|dear\b|god)/i,
      /\b(?:know (?:more (?:about|of) you|you more|you better)|seeking|searching for|looking for (?:a )?(?:serious|real|true)|took my breath|captivat\w*|caught my attention|how long have you been (?:on|here|single)|god.?fearing|honest (?:man|woman|person))\b/i,
    ],
    unless: AT_PLAY,
  },
  {
    // An officer who settles a case privately.
    kind: 'scam_blackmail',
    cue: soft(
      '(?:captain|detective|warrant officer|inspector|sergeant|colonel|officer|agent|advocate|attorney) \\p{L}+…(?:cyber|saps|police|hawks|crimes?|investigat|interpol|fbi|unit|chambers)',
      '(?:a )?(?:case|docket|charge|complaint|warrant)…(?:opened|laid|filed|registered|issued) against (?:you|u)',
    ),
    with: /\b(?:settled?|privately|quietly|cooperate|co-?operate|compensat\w*|before (?:\d|noon|tomorrow|tonight|end)|avoid (?:arrest|jail|court)|withdraw|pay|fine|fee|go away)\b/i,
    clears: ['joke'],
    unless: /\b(?:i'?m|i am) (?:a|an) (?:captain|detective|officer|attorney|advocate|police)\b/i,
  },
  {
    // What would they say if they saw it: said beside a need.
    kind: 'scam_blackmail',
    cue: soft(
      '(?:what|how|wonder what)…would…(?:say|think|react|feel)…(?:if|when) (?:they|he|she|your \\p{L}+)…(?:saw|seen|see|knew|found|heard|read)',
      '(?:brother|uncle|husband|father|dad|cousin|boyfriend|wife|family)…(?:found|finding|saw|seeing|read|reading|discovered|has seen) our (?:chats?|messages|conversations?|texts|pics|photos|videos?)',
    ),
    with: /\b(?:rent|need (?:some |a little )?(?:help|money|cash)|help with|R ?\d|\$ ?\d|pay\w*|compensat\w*|damages|settle|go public|calm (?:him|her|them)|forget everything|quiet|lawyer|protect you|delete)\b/i,
    clears: ['joke', 'story'],
    unless: /\b(?:haircut|tattoo|cake|outfit|kitchen|cooking|garden|parking|singing|dancing|karaoke)\b/i,
  },
  {
    kind: 'threat',
    cue: soft(
      "(?:guess )?whose (?:gate|door|house|window|street|place|yard)…(?:i'm|i am|i'll|i will|am i|we're|we are)…(?:coming|come|visiting|visit|stand|stop)",
      "(?:when|once|after) (?:they|i) (?:let me|get|come|am|'m) (?:out|released)…(?:you|your|whose|guess)",
    ),
    with: /\b(?:report|police|station|cops|saps|arrest\w*|case|charges?|out (?:in|after|on)|first|bail|remember)\b/i,
    clears: ['story', 'joke'],
    unless: /\b(?:hospital|work|gym|meeting|class|lecture|shower|bath|traffic|office|haha|lol)\b/i,
  },
  {
    kind: 'sexual_pressure',
    cue: soft(
      '(?:such|being|like|always|be) (?:a|an) (?:nun|prude|saint|virgin|ice queen|old lady)',
      '(?:ex|others?|girls?|guys?|everyone)(?:es)? never (?:made|makes|make) me (?:beg|wait|ask)',
      '(?:normal|expected|what people do|standard) (?:on|by|after) (?:a|the|your) (?:first|second|third|2nd|3rd) date',
      "see how (?:you|u) feel (?:when|once|after) (?:the )?(?:lights|wine|drinks?|door|clothes|we'?re alone|we are alone)",
      '(?:sleep|sleeping) on the (?:couch|sofa|floor) after (?:that|all that|this|i|driving|coming|dinner)',
    ),
    with: /\b(?:nun|prude|saint|virgin|beg|make me (?:wait|beg)|date|lights|couch|sofa|bed|kiss\w*|touch\w*|sleep\w*|drove|drive|paid|come on|normal|relax|nah)\b/i,
    clears: ['story', 'joke'],
    unless:
      /\b(?:i'?m (?:happy|fine|good) (?:to|with|on)|no (?:rush|pressure|expectations)|whatever you|i can (?:sleep|take)|i'?ll (?:sleep|take)|costume|convent|your dog|my dog|the cat)\b/i,
  },
  {
    kind: 'underage',
    cue: soft(
      'my (?:8|9|10|11|12|eighth|ninth|tenth|eleventh|twelfth)(?:th)? (?:standard|std|class|grade|form|year) (?:boards?|exams?|finals|prelims|results)',
      '(?:mummy|mommy|papa|daddy|mama|my (?:mom|mum|dad|parents|mother|father))…(?:locked|took|hid|hides|confiscated|takes|checks|blocked)…(?:laptop|phone|tablet|ipad|wi-?fi|cell)',
    ),
    with: /\b(?:my (?:8|9|10|11|12|tenth|ninth|eleventh|eighth|twelfth)(?:th)?|boards?|school|homework|grade|exams?|teacher|tuition|class|didi|sister'?s phone|bedtime|grounded)\b/i,
    clears: ['story', 'joke', 'past'],
    unless:
      /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|pupils?|students?|learners?)(?:'?s)? (?:is|are|has|have|\d|exams?|boards?|school)|i teach|as a teacher|when i was|back then|years ago)\b/i,
  },
  {
    // Thanks for the last bit, and nobody is to call.
    kind: 'self_harm',
    cue: soft(
      'made (?:the|my) (?:last|end) (?:bit|part|stretch|weeks?|months?|days?|while|chapter)…(?:nicer|better|easier|lighter|bearable|good)',
      '(?:switch(?:ed)?|turn(?:ed)?|shut) (?:it |everything |myself |off )+(?:off )?for good',
      "(?:don't|do not|no need to) (?:phone|call|ring|come|check|look)…(?:gone|switched off|too late|over) (?:for good |already )?by then",
    ),
    with: /\b(?:thank(?:s| you)|kind|sorry|tonight|by then|goodbye|for good|love you|not your fault|don'?t (?:phone|call|ring|come))\b/i,
    clears: ['story', 'joke'],
    unless:
      /\b(?:before (?:you|the|your|we) (?:move|flight|trip|leave)|new (?:number|phone|sim|job)|whatsapp|instagram|the app|data|notifications|loadshedding|load shedding|alarm|geyser|laptop|semester|thesis|degree|contract|notice period)\b/i,
  },
  {
    kind: 'scam_crypto',
    cue: soft(
      '(?:gold|currency|commodity|oil|index|short.?term|futures) (?:contracts?|trading|trades|futures|positions?)',
    ),
    with: /\b(?:paid for (?:my|the|a)|bought (?:me )?(?:my|a) (?:house|car|villa)|(?:could|can|will|would|let me) (?:teach|show|guide) (?:you|u)|small hobby|my (?:uncle|aunt|mentor|teacher|analyst)|every (?:night|evening|week))\b/i,
    clears: ['story', 'joke', 'denied'],
    unless: /\b(?:my (?:job|boss|desk|firm|company|shift)|i work (?:at|for|in)|my contract|employment)\b/i,
  },
  {
    kind: 'scam_gift_card',
    cue: soft('(?:razer|steam|itunes|apple|google play|xbox|psn|vanilla|amazon)(?: gold| visa)? cards?'),
    with: /\b(?:(?:truly|really) (?:love|care)|if (?:you|u) (?:love|care)|(?:should|must)(?:n'?t| not) be (?:a |an )?(?:quarrel|problem|issue|fight|big deal)|my ex (?:used to|always)|prove (?:it|your))\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_code',
    cue: soft('otp…(?:bata(?:o|na|do|dena)?|bhej(?:o|na|do|dena)?|dena|de do|mujhe|send karo|tell karo)'),
    clears: ['story', 'joke', 'denied'],
  },
  {
    kind: 'scam_offplatform',
    early: true,
    cue: soft(
      'my (?:friend|sister|cousin|aunt|aunty|boss|daughter|colleague) (?:is|was) (?:the one )?(?:who|that|actually)? ?(?:is |was )?(?:actually |really )?(?:interested|looking|the one)',
    ),
    with: /\b(?:whats ?app|telegram|message (?:her|him)|text (?:her|him)|(?:her|his) (?:number|line|contact|handle|mail|email)|write (?:to )?(?:her|him))\b|\+\d/i,
    clears: ['joke'],
  },
  {
    kind: 'scam_wrong_number',
    early: true,
    cue: soft(
      "(?:found|have|saw|see) (?:you|your (?:number|name)) in my (?:phone ?book|contacts?|address book|phone)…(?:can't|cannot|don't|not|forgot\\p{L}*|wonder\\p{L}*)…(?:recall|remember|sure|where|how|who|met)",
    ),
    unless: AT_PLAY,
  },
  {
    // Typed, attached, a thumb over the arrow.
    kind: 'scam_blackmail',
    cue: soft(
      '(?:typed|drafted|written|attached|ready to (?:send|post)|about to (?:send|post)|queued|loaded)…(?:to|for) (?:your|ur) (?:dad|father|mom|mum|mother|boss|wife|husband|manager|family|church|school|pastor|brother|sister|everyone|contacts|followers)',
    ),
    with: /\b(?:where'?s my|my money|last chance|pay|payment|amount|minutes|by (?:noon|tonight|\d)|deadline|R ?\d|unless|or else|thumb|send button)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // What they learned from somebody who knows the reader's hours, or put where the reader would not look.
    kind: 'stalking',
    cue: soft(
      '(?:your|ur) (?:receptionist|secretary|colleagues?|neighbours?|guard|security|roommate|housemate|doorman|cleaner|little (?:brother|sister))…(?:told|tells|gave|said|let slip)…(?:what time|when|where|which|your (?:address|hours|shift|car|flat|schedule))',
      '(?:put|placed|hid|stuck|left|slipped) (?:a |an |one )?(?:little |small |tiny )?(?:something|tracker|tag|air ?tag|gps|device|tile|chip)…(?:in|on|under|inside) (?:your|ur) (?:car|boot|bag|jacket|bike|handbag|glove|bumper|seat|keys|phone)',
    ),
    with: /\b(?:even if (?:you|u)|i'?ll be (?:by|at|outside|there|waiting)|waiting|knock off|finish|home safe|where (?:you|u) (?:are|go|live|were|park)|don'?t be (?:angry|mad|scared|cross)|make sure|need to know|keep an eye|tracker|tag|gps|my own sake|your own good|follow\w*)\b/i,
    clears: ['joke', 'denied'],
    unless:
      /\b(?:dog|cat|luggage|suitcase|present|chocolate|note|lunch|surprise|flowers|meeting|parcel|delivery|the function|appointment)\b/i,
  },
  {
    kind: 'sexual_pressure',
    cue: soft(
      '(?:bought|paid for|spent|got)…(?:dinner|drinks|uber|supper|wine|tickets|weekend)…(?:just|only)…(?:go|going|leave|leaving) (?:home|early|now)',
      "(?:didn't|did not|never) (?:drive|come|travel|fly|pay|spend)…(?:to sleep|for the|to end up|just to sleep|to lie) (?:on|alone|in) ?(?:a|the|your)? ?(?:sofa|couch|floor|spare room|guest room)?",
      '(?:you|u) knew (?:exactly |very well |full well )?what (?:coming|this|that|staying|it|a weekend)…meant',
    ),
    clears: ['story', 'joke'],
    unless: /\b(?:all good|no worries|no problem|fine by me|haha|lol|traffic|flat tyre|cancelled|movie)\b/i,
  },
  {
    kind: 'underage',
    cue: soft(
      "(?:j?ss|jss|js) ?[1-3] (?:is|exams?|was|finals|has)|(?:in|doing|i'm in|im in) (?:j?ss|js) ?[1-3]",
      '(?:our|my|the) (?:principal|headmaster|headmistress|class teacher|head girl|head boy) (?:caned|flogged|punished|suspended|called|caught|shouted at|beat)',
      "(?:learner'?s|driving|driver'?s) (?:permit|licen[cs]e) (?:till|until|before) (?:next|i'?m|i turn|my)",
      '(?:pick|fetch|collect) me (?:up )?(?:after|from) (?:practice|school|class|assembly|homework club|prep)…(?:corner|so nobody|where nobody|not at the gate|so my|before my)',
    ),
    clears: ['story', 'past', 'joke'],
    unless:
      /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|pupils?|students?|learners?)|i teach|as a teacher|staff ?room|my own class|when i was|years ago|i'?m (?:[2-9]\d)|i am (?:[2-9]\d))\b/i,
  },
  {
    kind: 'self_harm',
    cue: soft(
      '(?:saving|saved|collecting|collected|hoarding|hoarded|stashing|stashed|keeping|been keeping)(?: up)? (?:my|the|all my|his|her|enough) (?:\\p{L}+ )?(?:tablets|pills|meds|painkillers)',
      "(?:asked|prayed|begged|told) (?:to )?(?:god|the lord|allah|jesus|him)…(?:not to wake|never to wake|to take me|not to let me wake|don't wake)",
      '(?:angry|disappointed|upset|sad|cried|furious)…(?:in the morning|this morning|today|again)?…(?:when he did|that i woke|because i woke|i woke up (?:again|anyway|at all))',
    ),
    clears: ['story', 'joke'],
    unless:
      /\b(?:my (?:mom|mum|dad|gran|gogo|dog|cat|patient)(?:'?s)|recycl\w*|pharmacy return|alarm|holiday|lie in|early)\b/i,
  },
];
