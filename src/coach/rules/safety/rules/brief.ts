/** What a short message can be about is limited: in few words the act alone, with one more sign, is enough. */
import type { FlagKind } from '../../contract.ts';
import { pattern } from '../../reading/pattern.ts';
import { AMOUNT, OTHER_APP, TRADE } from './fragments.ts';
import type { SafetyRule } from './rule.ts';

const YOU = '(?:you|u|ya)';
const YOUR = '(?:your|ur)';
const SUM = `(?:${AMOUNT}|\\b(?!(?:19|20)\\d\\d\\b)\\d{3,6}\\b)`;
const CIRCLE =
  '(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|work|colleagues|church|mosque|friends|followers|contacts|school|kids|children|sister|brother|partner|fianc[eé]e?|facebook|insta(?:gram)?|linkedin|twitter|girlfriend|boyfriend|everyone|public|group|online|page)';
const SHOTS =
  '(?:videos?|vids?|pics?|pictures?|photos?|nudes|screenshots?|recording|recorded|clip|tape|footage)';
const NEED =
  '(?:hospital|clinic|operation|surgery|visa|flight|ticket|customs|passport|rent|school fees|fees|funeral|airport|stranded|stuck|wallet|card is|frozen|orphans?|bail|medicine|food|airtime|bond|parcel|electricity|landlord|discharge|police)';
const CARDS =
  '(?:steam|itunes|apple|google play|amazon|razer(?: gold)?|xbox|playstation|psn|roblox|vanilla(?: visa)?|ebay|sephora|netflix|takealot|1 ?voucher|blu ?voucher|ott|paysafe\\w*|gift ?cards?|vouchers?)';
const HOME =
  '(?:house|home|flat|place|gate|door|window|curtains?|balcony|street|road|car|light|lights|bus stop|work|office|gym|school|building|yard|bedroom|parking)';

/** The reader's home or work, or just the reader's. */
const YOURS = `(?:yours|${YOUR} (?:${HOME}))`;

const cue = (...forms: readonly string[]): RegExp =>
  pattern(
    `(?<![\\p{L}\\p{N}])(?:${forms
      .join('|')
      .replaceAll('…', '\\b[^.!?\\n]{0,30}?(?:\\b|(?=[$€£+@]))')
      .replace(/'(?!\?)/g, "'?")})(?![\\p{L}\\p{N}])`,
  );
const rule = (kind: FlagKind, rest: Partial<SafetyRule>, ...forms: readonly string[]): SafetyRule => ({
  kind,
  cue: cue(...forms),
  brief: true,
  clears: ['story', 'denied', 'joke'],
  ...rest,
});

export const BRIEF_RULES: readonly SafetyRule[] = [
  rule(
    'scam_money',
    {
      // A need and a number alone is somebody's day: something has to be wanted.
      with: /\b(?:(?:can|could|will|would|if) (?:you|u|ya)|help|please|pl[sz]|send|lend|loan|borrow|need\w*|wants?|asking|short|cover|refund|e-?wallet|transfer|deposit|assist|trust|swear|promise|urgent|god|desperate|babe?|baby|dear|my love|pay (?:you|u|it) back|or they|unless|until|only you|sorry to)\b/i,
      unless:
        /\b(?:i (?:paid|spent)|my (?:own )?budget|got an? (?:text|sms|email)|spam|(?:had|have) to pay|charged (?:me|us)|noodles|[ei]d says|says|split|half|uber|petrol|coffee|popcorn|cost me|fundraiser|guess|can you believe|traffic|road ?block|(?:the )?[nmr]\d{1,3} (?:to|towards|near|again|north|south)|number \d+)\b/i,
    },
    `${NEED}…(?:${SUM})`,
    `(?:${SUM})…(?:for|to)…${NEED}`,
  ),
  rule(
    'scam_money',
    {
      unless:
        /\b(?:i (?:paid|spent)|my (?:own )?budget|got an? (?:text|sms|email)|spam|(?:had|have) to pay|charged (?:me|us)|noodles|[ei]d says|says|split|half|uber|petrol|coffee|popcorn|cost me|fundraiser|guess)\b/i,
    },
    `(?:hospital|clinic|hotel|police|airport|customs|they|landlord)…won't (?:discharge|release|let)…(?:till|until|unless|before)`,
    `(?:cash ?app|e-?wallet|zelle|venmo|money|deposit|transfer|${SUM}) first…(?:then|and|after|before)…(?:meet|come|address|see|show)`,
    `(?:booking|security) deposit`,
    `(?:loan|lend|borrow|send|wire) me…\\d{3,6}…(?:back|swear|promise|god|bless|urgent|double)`,
    `(?:visa|travel|clearance|release|customs) fee`,
    `(?:any amount|anything) (?:helps|will help|is fine)…`,
    `send…(?:airtime|money|cash|data)…(?:and|n|for|before|so)…(?:something|food|data|talk|call|come)`,
    `(?:only ${YOU} can help|god will bless ${YOU})`,
  ),
  rule(
    'scam_gift_card',
    { unless: /\b(?:birthday|got an?|i have an?|from work|won|spend|expired|gave me)\b/i },
    `(?:send|buy|get|need|bring|want|grab|prove|load|photograph)…${CARDS}…(?:card|cards|code|pin|for me|\\d+|please|plz|pls|first)`,
    `(?:send|read|give|photograph|scratch|keep)…(?:code|pin|numbers?|digits|cards?|receipt)…(?:back|cards?|receipt|slip)`,
    `${CARDS}…(?:only|works|card \\d+|works too|nobody checks|and i'?m (?:yours|urs)|any shop)`,
    `(?:\\d+ ?x ?\\d+|two|three|2|3)…${CARDS}`,
    `(?:only takes|i only take|takes only|no cash|(?:can't|cannot|don't|doesn't) (?:take|accept|use|do) (?:cash|cards?|eft|bank))…${CARDS}`,
    `only (?:accept |use |with )?(?:1 ?voucher|blu ?voucher|ott|steam|itunes|gift ?cards?|vouchers?)`,
    `koop (?:asb|asseblief)?…(?:1 ?voucher|voucher|geskenkkaart)`,
  ),
  rule(
    'scam_crypto',
    { unless: /\b(?:lost|boring|my dad|my brother|exam|scam|don'?t ask|nerd)\b/i },
    `(?:made|make|earn|earned)…${SUM}…(?:week|day|month|home|phone)…(?:want in|join|interested|ask me|dm|show ${YOU}|teach ${YOU}|you too)?`,
    `(?:want in|ask me how|let me teach ${YOU}|i (?:can )?teach ${YOU}|i show ${YOU} how)…`,
    `(?:mentor|uncle|aunt|cousin|teacher|signal)…(?:says|said|gives|tip)…${TRADE}|${TRADE}…(?:doubles|double|triples|guaranteed|pays|profit)`,
    `${YOUR} (?:money|savings|pension)…(?:sleeps?|asleep|idle|nothing|dead|lazy|work)`,
    `(?:start|put in|try|deposit|invest) (?:with )?(?:only |just )?${SUM}…(?:get|earn|back|double|watch|see)`,
    `ek leer jou (?:forex|trade|krypto|crypto)`,
  ),
  rule(
    'scam_code',
    { unless: /\b(?:gate|wi-?fi|promo|discount|door|voucher|i'?d|eats|dress|uber|locker|menu)\b/i },
    `(?:forward|send|read|tell|give|copy|share|what'?s|whats) (?:me |us )?(?:the |that |it |ur |your )?…(?:sms|otp|code|6 digits|six digits|pin)…(?:google|whatsapp|insta\\w*|facebook|capitec|fnb|apple|telegram|got|sent|came|please|pls|now|quick|from)`,
    `(?:press|tap|say|click) (?:yes|allow|approve|ok|confirm)…(?:asks|when|if|pops|it|phone|signing)`,
    `(?:a|an|the) (?:text|sms|code|message|otp) (?:will|is going to|should|just|has)? ?(?:arrive\\w*|come|came|coming|sent|land\\w*|pop\\w*)…(?:copy|send|tell|read|give|forward|what)?`,
    `(?:typed|used|entered|put|gave) ${YOUR} number…`,
    `it expires in…`,
    `(?:whatsapp|google|facebook|insta\\w*|they|the (?:app|bank)|it)(?:'ll| will| is going to| should)? (?:ask|text|send|show|sms|texted|sent) ${YOU}…(?:tell|send|give|read|forward|say)…(?:number|code|digits|pin|it|me)`,
    `(?:tell|send|give|read|forward) me (?:the |that )?(?:number|digits|code) (?:that )?(?:${YOU} (?:see|get|got|receive)|on ${YOUR} (?:screen|phone)|they (?:sent|texted))`,
    `used ${YOUR} (?:nr|number|no)…(?:digits|code|pin|sms|otp)`,
  ),
  rule(
    'scam_link',
    {
      unless:
        /\b(?:spotify|youtube|maps|recipe|playlist|menu|article|strava|(?:from|on|in) (?:your|ur) (?:\w+ )?(?:profile|bio|pics?|photos?|story|second|first)|(?:pic|photo|video) with (?:the|a|your)|with the (?:goat|dog|cat|horse|hat|beard|moustache|cake|fish))\b/i,
    },
    `(?:is (?:this|that) (?:really )?(?:you|u))\\b…(?:video|pic|photo|page|link|\\.\\w{2,})`,
    `(?:${YOU} won|claim|free (?:gift|iphone|data|tickets?))…(?:click|link|here|tap|\\.\\w{2,4}/|prize|gift card)`,
    `(?:click|tap|open|verify|confirm|log ?in|sign in|register)…(?:link|here|below|this)…(?:card|pics?|photos?|verify|free|age|account|video|private|see)`,
    `(?:private|hot|my) (?:pics?|photos?|videos?|album|gallery)…(?:link|here|site|\\.\\w{2,4}/|click|card|sign)`,
  ),
  rule(
    'scam_offplatform',
    {
      early: true,
      unless:
        /\b(?:once we|after we|no pressure|whenever|easier for voice|if ${YOU} want|would you like|rather not|don'?t have|only if)\b/i,
    },
    `(?:${OTHER_APP}|t3\\S+|zangi|wickr|line|viber|kik|snap)\\s*\\?$`,
    `(?:add|text|write|whatsapp|message|wickr|find|hmu|reach|kry)(?: to)? (?:me|my)…(?:${OTHER_APP}|t3\\S+|\\+\\d|wickr|@\\w+|mail)…`,
    `(?:account|profile|sub|subscription|app)…(?:closing|ends?|ending|expir\\w*|banned|deleted?)…(?:today|tonight|soon|in|add|whatsapp|text|chat|number|me)`,
    `(?:no chat here|not here|rarely here|here i am rarely|never here|no notifications? here|don't (?:use|like|check) this (?:app|site)|nooit hier)`,
    `(?:drop|send|give|gimme|what's|whats) ${YOUR} (?:number|whats ?app|digits|telegram)…(?:here|app|dear|now|first|notifications?|leaving)`,
    `i prefer (?:viber|telegram|whats ?app|signal|zangi|hangouts|line)`,
    `moved to (?:${OTHER_APP})`,
  ),
  rule(
    'scam_romance_script',
    { early: true, unless: /\b(?:pizza|your dog|your cat|this song|coffee|braai|haha|lol|series)\b/i },
    `god (?:showed|sent|gave|brought|told)…(?:me|us|${YOU}|${YOUR})`,
    `(?:my )?(?:answered prayer|wife to be|husband to be|future (?:wife|husband)|soul ?mate)`,
    `i love ${YOU} (?:already|so much|my|dear|forever|from)|already (?:in )?love ${YOU}?`,
    `(?:widow(?:er)?)…(?:engineer|daughter|son|seeking|true love|army|captain|surgeon|contractor|lonely)`,
    `(?:captain|surgeon|engineer|general|sergeant|soldier|doctor) (?:of|on|with|in|at) (?:a|the)? ?(?:ship|vessel|un|rig|army|navy|yemen|syria|ukraine|oil|mission|sea|iraq)`,
    `(?:come|fly|then i) (?:to )?(?:marry|wed) ${YOU}|told my (?:son|daughter|mother|mom|kids)…(?:new|his|her|my) (?:mum|mom|mummy|mommy|wife|dad|husband)`,
    `(?:two souls|our souls|distance is (?:nothing|only|just))|have ${YOU} eaten my|good (?:morning|day|evening) my (?:angel|queen|king|love|wife|sunshine)`,
  ),
  rule(
    'scam_blackmail',
    {
      unless:
        /\b(?:dog|cat|puppy|sunset|recipe|cute pics|your profile|cake|kiss\w*|milkshake|ice cream|tickl\w*|putt putt|baby photos?|karaoke)\b/i,
    },
    `(?:pay|send|${SUM})…(?:or|else|otherwise|and it goes|then)…(?:${SHOTS}|it's on|it goes|post|upload|${CIRCLE}|delet\\w*)`,
    `(?:more|another)…(?:pics?|video|photos?)…or…(?:${SHOTS}|old ones|first|everyone|public)`,
    `(?:does|do) ${YOUR} ${CIRCLE} (?:follow ${YOU}|know(?= *(?:[?.!,]|$)| (?:what|who|where|about (?!me\\b)|yet|${YOU}(?:'re| are)? (?:here|on (?:here|this|tinder)|send|sent|cheat|chat|meet|see|talk|sleep|still))))`,
    `(?:${YOUR} )?${CIRCLE}…(?:gets?|sees?|will see|would love|receives?)…(?:the|this|these|that|it|${YOUR})?…${SHOTS}`,
    `(?:recorded|saved|got|have|screenshotted)…(?:${YOUR}|the call|the video|all|everything|screenshots)…(?:${SUM}|price|pay|followers|contacts|talk|goes away|delete)`,
    `(?:screenshots|video|pics|photos) saved…|lets? talk price`,
    `(?:contacts|followers|friends)…(?:uploaded|saved|list|here)…(?:${SUM}|tick|clock|by|tag)`,
    `(?:bitcoin|btc|money|payment|pay) (?:only|first|now)…(?:delete|gone|disappears?)`,
    `${SUM}…(?:keeps? it|and it goes|makes? it go|then i delete|and i delete|and i forget)`,
    `every (?:hour|minute|day) ${YOU} don't…(?:tag|send|post|upload)`,
  ),
  rule(
    'pii_request',
    {
      unless:
        /\b(?:wi-?fi|netflix and chill|quiz|for the (?:booking|table)|my address|star sign|emoji|(?:were|was) (?:you|u|i) alone)\b/i,
    },
    `(?:full|home|street|${YOUR}) address\\s*\\??$|(?:full|home) address`,
    `(?:send|give|gimme|need|what's|whats|share|pic of|photo of|scan)…(?:sa )?(?:id|passport|payslip|bank (?:details|login|statement)|card number|cvv|pin|password|passcode|insta login|login|licen[cs]e|account number)(?<!\\b(?:a|your location|location) pin)`,
    `(?:insta|facebook|gmail|icloud|bank|email|netflix|phone) (?:login|password|passcode|pass)`,
    `(?:which|what) (?:flat|unit|house|street|block|complex|road|building) (?:no|number|exactly|are ${YOU}|is ${YOURS}|do ${YOU} live|${YOU} (?:in|on|at))`,
    `(?:mother's|mum's|mom's|moms|mums) maiden name|first pet…street|3 (?:little )?numbers|back of (?:the|${YOUR}) card`,
    `(?:are ${YOU}|${YOU}|live|home) alone (?:now|tonight|there|at|tues|mon|in|on)`,
  ),
  rule(
    'no_contact_request',
    {
      unless:
        /\b(?:unless|never too (?:late|early|soon|tired|busy)|spoil\w*|finale|laugh|smil\w*|giggl\w*|funny|before coffee|when i'?m driving|at work|lol|till \d+|until \d+|exam|in an? (?:meeting|lecture|class)|in church|telemarketers?|spam|sales (?:people|calls))\b|😂|🤣/i,
    },
    `(?:lose|delete|forget|remove)…(?:this|my|the) (?:chat|number|contact)|forget…(?:this|my) number|forget ${YOU} ever`,
    `(?:no more|not any more)…(?:texts?|calls?|msgs|messages|good mornings?|good nights?|voice notes)`,
    `stop…(?:text|msg|messag|whatsapp|call|writ|contact|dm|look(?:ing)? for|phon)(?:e|ing)? (?:me|this (?:phone|number)|us)(?= *(?:[.!,?]|$| (?:again|any ?more|and|or|i|i'm|please|pls|now|already|you|u|on|it|this|from|ever|leave|every))) *(?! (?:about|when|while|if))`,
    `block(?:ing|ed)? ${YOU}(?: now)?(?: bye)?|${YOU}(?:'re| are) (?:now )?blocked|unmatching…don't (?:look|try|find)`,
    `stay (?:gone|away from me)|leave me(?: and my [a-z]+)? alone(?! with)|empty inbox|last (?:time|courtesy)[, ]+i (?:reply|answer|write)|last courtesy`,
    `taking ${YOUR} number off|take mine off`,
  ),
  rule(
    'no_contact_request',
    {
      // Not now is not never: it takes a word for never, a refusal beside it, or nothing beside it.
      with: /\b(?:again|any ?more|ever|never|no more|stop|block\w*|report\w*|police|not interested|i(?:'ve| have)? (?:said|asked|told)|over|done|finished|enough|(?:good)?bye|leave me|go away|number|unmatch\w*|serious|creep\w*|pervert|psycho|weirdo|lawyer|clear|respect|husband|wife|married|seeing someone|met someone|moved on|boyfriend|girlfriend|changed my mind)\b|^\W*(?:(?:please|pls|plz|just|hey|look|ok|sorry|kindly|and|u|you|rather) )*(?:don'?t|do not|never) (?:try to )?(?:text|msg|message|whatsapp|call|write|contact|dm|phone)(?: to)? (?:me|us|this number)(?: (?:please|pls|thanks|thank you|ok|okay))?\W*$/i,
      unless:
        /\b(?:unless|never too (?:late|early|soon|tired|busy)|spoil\w*|finale|laugh|smil\w*|giggl\w*|funny|before coffee|when i'?m driving|at work|lol|till \d+|until \d+|exam|in an? (?:meeting|lecture|class)|in church|telemarketers?|spam|sales (?:people|calls)|game over|over(?: the)? weekend)\b|😂|🤣/i,
    },
    `(?:don't|dont|do not|never)…(?:text|msg|message|whatsapp|call|write|contact|dm|look for|phone)(?:ing)? (?:to )?(?:me|this (?:phone|number)|us)(?! (?:after|before|when|while|during|about|if|so|like|at|until|till|yet|anything|spoilers?|bab[ey]|dear|sweet\\w*|love|hun|sir|by|a|an|that|late|poppie|boring|old|ma'?am|names?|back in))`,
  ),
  rule(
    'stalking',
    { unless: /\b(?:neighbou?rs?|parkrun|strava|movie|waved?|shy to say hi|come say hi|coffee|pizza)\b/i },
    `${YOUR} (?:curtains?|blinds?|window|gate|bedroom light|light)…(?:don't close|gap|open|on|off|suits?|prett\\w+|nice|closed?)`,
    `nice (?:curtains|gate|bedroom|balcony)`,
    `(?:i )?(?:drive|drove|walk|walked|go|went|cycle) past ${YOURS}`,
    `(?:waited|waiting|parked|standing|sat|sitting|stood)…(?:at|outside|across|by|near|opposite|in front of)…${YOUR} (?:${HOME})`,
    `(?:that was me|i was there|i saw ${YOU}(?!'?ve| have| got| like| play)|saw ${YOU}(?!'?ve| have| got| like| play)|been watching|i watched)…(?:behind|wore|wearing|change|buying|with (?:him|her|that)|leave|left|get (?:in|off|out)|cars?|gym|sleep)`,
    `${YOU} (?:got|came|were|left|went)(?: home)? (?:at )?\\d{1,2}[:.h]\\d\\d`,
    `${YOUR} (?:mom|mum|mother|sister|gran|dad)'?s? (?:house|place|flat)…(?:number|nice|pretty|street|right)`,
    `(?:put|hid|left) an? (?:tag|air ?tag|tracker|gps)…${YOUR}`,
    `new (?:number|account|profile),? same me|block all the|took ${YOU} (?:the other|another)…`,
    `ek het jou gesien…`,
  ),
  rule(
    'stalking',
    { clears: ['joke', 'past'], unless: /\b(?:the dog|the cat|kitten|puppy|uber|delivery)\b/i },
    `(?:he|she|my ex|someone|he'?s|she'?s|hes|shes)…(?:outside|sitting in (?:his|her|the) car|parked|following me|at my (?:door|gate|window)|watching (?:me|the house))…(?:again|now|still|scared|help)`,
  ),
  rule(
    'threat',
    { unless: /\b(?:bring me|puns?|game|pool|padel|chess|slice|cake|pizza|spoil\w*|recipe)\b/i },
    `(?:be|would be) a (?:pity|shame) if…`,
    `(?:enjoy|hope ${YOU} enjoy) (?:having|${YOUR}) (?:teeth|legs|face|car|sleep|sleeping)`,
    `(?:ignore|block|test|try|disrespect|laugh at) me (?:one more time|again|and see|and)|one more time ${YOU}`,
    `next time i see ${YOU}|when i (?:see|find|catch|get) ${YOU}…(?:gonna|going|won't|will|regret|see|talk)`,
    `say (?:that|it) to my face`,
    `(?:nobody|no ?one)…(?:walks away|leaves me|says no|does that|dumps|ignores|laughs at)…(?:me|one piece|normal|and)`,
    `(?:acid|petrol|knife|gun|bullet|matches)…(?:${YOUR}|${YOU}|face|isn't|only|house|car)`,
    `(?:i|my (?:cousins|brothers|boys))…(?:put|throw) ${YOU} (?:through|under (?:a|the)|off|in (?:hospital|the (?:ground|boot|hospital|river|sea|dam|sand)|an? (?:hole|box|coffin|wheelchair|bag|ditch|grave)|${YOUR} place))`,
    `(?:old|wooden|those)…(?:houses?|roofs?|cars?) burn|${YOUR} car…(?:burn\\w*|scratch\\w*|brakes)|if it burned`,
    `pasop…|rompo las piernas|jy gaan sien`,
  ),
  rule(
    'harassment',
    {
      unless:
        /\b(?:i'?m|i am|my (?:dog|cat|car|phone|boss|day)|love (?:you|u)|haha|called me|proud of (?:you|u)|feel like an?|felt like an?|as thick as|single mom (?:too|here|of))\b|😘|😂/i,
    },
    `${YOU} (?:thick|stupid|dumb|blind|slow|retarded|mental) or (?:what|something)`,
    `(?:no wonder|that's why|thats why)…${YOUR} (?:husband|wife|ex|man|boyfriend|girlfriend|kids)…(?:left|cheated|hates?|ran)|(?:no wonder|that's why|thats why) (?:he|she) left`,
    `used goods|damaged goods|gold ?digger…(?:like|all|just)|gold ?diggers?`,
    `(?:fat|ugly|old|dumb|stupid|fake|stuck[- ]?up|bitter|desperate|cheap) (?:tease|b\\*+tch|b\\S?tch|cow|pig|hag|slut|whore|cunt)`,
    `no real (?:man|woman)|not a real (?:man|woman)|(?:women|men|girls|guys|females) (?:can't|are all|like ${YOU})…(?:compliment|same|stuck|trash|grateful|lucky)?`,
    `(?:\\d+ ?kg|kilos) (?:more|heavier|too)…(?:pics?|photos?)|catfish…(?:kg|pics|fat|easily)`,
    `(?:read this|go|sit) and cry|cry about it|die alone|${YOUR} a \\d\\b|${YOU}(?:'re| are) a [1-4]\\b`,
    `jy'?s? niks|ek lag vir jou`,
  ),
  rule(
    'sexual_pressure',
    {
      unless:
        /\b(?:dog|cat|puppy|food|cake|view|garden|tattoo|no pressure|only if|can'?t see|cant see|calling|popcorn|coffee|rain|hike|muddy)\b/i,
    },
    `(?<!(?:my|the|a|work) )cam(?:era)? (?:on|lower|now)(?= *(?:[.!?,]|$)| (?:babe|baby|then|please|pls|for me|so i|and))|(?:lower|take it off|shoes off|clothes off|shirt off|top off)\\b…(?:babe|come on|then|for me)`,
    `(?:show|send) me ${YOUR} (?:body|tits|boobs|ass|legs|bra|underwear|panties|d(?:ick|\\*+\\w*)?)|show me (?:more|ur|your)…(?:then|now|body|skin)`,
    `${YOU} owe me(?! (?:an?|one|the|that|some|two) (?!kiss|night|blow|bj|hand|little|nude|pic|photo|video|good time|thank|proper|favou?r|at least)\\w+)…(?:after|for)…(?:dinners?|drinks|dates?|drive|petrol)`,
    `third date\\.? (?:${YOU} know|means|rule|the rule)|hotel\\.? (?:tonight|now)|tonight\\.? not asking`,
    `(?:if ${YOU} really liked me(?!,? (?:you|u)(?:'?d| would| should)(?: have)? (?:made? a plan|(?:text|messag|call|ask|plann?|repl|answer|remember|writ)\\w*))|wasn't this shy|keep asking (?:till|until)|until ${YOU} say yes|till ${YOU} say yes|no is (?:only|just)|first half of yes)`,
    `(?:do|did) ${YOU} (?:swallow|shave|moan|squirt|spit|scream)|are ${YOU} a (?:screamer|virgin|freak|moaner)`,
    `(?:lesbian|asexual|ace|bi|gay)\\b…(?:prove it|haven't met me|one night|fix|just (?:what|need)|till)`,
    `(?:rate|like) it…(?:send one|${YOUR} turn)|rate my (?:d|body|cock)|send one back`,
    `what colou?r (?:then|are they|is it|bra|panties)|no condom|condom'?s? (?:just|is|are)`,
  ),
  rule(
    'coercive_control',
    {
      unless:
        /\b(?:home safe|get home|when ${YOU} land|so i can find|hike|trail|netflix|wi-?fi|pool|cricket score|room for|(?:our|the|my) table|join (?:you|us)|slides?|parking|party|braai|karaoke|view|sunset|mountain|beach|jealous|(?:your|the|ur) (?:id|passport|licen[cs]e)|cake|food|dish|plate)\b/i,
    },
    `location (?:on|now|back on)|(?:turn|put|switch) (?:on )?${YOUR} location`,
    `who ${YOU} with|who are ${YOU} with|who was (?:the|that) (?:guy|girl|man|woman)`,
    `(?:took|takes) (?:${YOU} )?\\d+ ?min\\w*…(?:answer|reply|what)|what takes \\d+ ?min`,
    `(?:unfollow|unfriend)…(?:guy|guys|him|her|them|all)|(?:delete|block) (?:the|that|him|her|them|those|all)…(?:i'?ll check|by tonight|now|tonight|today|or (?:we|i|it))`,
    `what'?s ${YOUR} (?:phone )?(?:passcode|password|pin)`,
    `(?:for my eyes|inside only|(?:wear|dress|look|smile|body|beautiful|pretty|sexy|belong|you|u)…only for me|not allowed to (?:go|see|talk|wear|leave|work|speak)|you may not|never speak to (?:her|him))`,
    `(?:why did ${YOU} (?:tell me|say|lie))…(?:when|your phone|were)`,
    `(?:lucky i'?m patient|who else (?:takes|would take|wants))`,
    `(?:i|ive|i've) flushed|threw (?:out|away) ${YOUR}`,
    `pick up (?:the phone|my call|now)|answer (?:me|now)|\\d+ missed calls`,
    `(?:send|show)…(?:pic|photo|selfie)…(?:where ${YOU}|right now|who|so i (?:know|see|believe))`,
  ),
  rule(
    'coercive_control',
    {
      // Curious once; an inquest when it is demanded, repeated or already an accusation.
      with: /\b(?:answer|explain|tell me|now|lying|liar|lie|delete|unfollow|block (?:him|her)|why|again|i (?:saw|said|see)|the truth|right now|cheat\w*|don'?t (?:play|ignore)|seriously|be honest|you (?:liked|followed)|(?:liked|likes|commented|comments) (?:on )?your)\b|\?\s*\?|\b(?:who|where)\b[^?]*\?[\s\S]*\b(?:who|where|why)\b|[!]{2,}/i,
      unless:
        /\b(?:photos?|pics?|pictures?|profile|album|cover|cutie|handsome|gorgeous|dog|cat|series|show|movie|episode|actor|actress|singer|celeb\w*|song|playing|again\?? i (?:forgot|never|can'?t)|name|table|again at the)\b|😂|🤣|😍|😏/i,
    },
    `who(?:'s| is| was) (?:he|she|that|this)\\b(?! (?:band|song|by|for|in|on the (?:left|right)))`,
  ),
  rule(
    'underage',
    {
      clears: ['denied', 'past'],
      unless:
        /\b(?:my (?:son|daughter|niece|nephew|kid|brother|sister|learners|students)|i teach|teaching|taught|invigilat\w+|the year|teacher (?:here|at)|years ago|when i was|reunion|parents evening|your son|duty|were (?:you|u)|feels? like|again|(?:had|was|were|got|did|since|from) (?:[^.!?\s]+ ){0,4}in (?:gr|grade) ?\d+(?![^.!?]*\b(?:today|tomorrow|now)\b)|mark(?:ing|ed)?|essays?|grade \d+s|weeks|km\b|kilos|min(?:ute)?s|(?:19|200)\d)\b/i,
    },
    `(?:im|i'?m|i am|turning|just turned|only|still) (?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! (?:years (?:in|of|sober)|days|hours|minutes|weeks|months|floors))|turning 18 next|sweet sixteen`,
    // `A gr8 day` is no class at school, `in gr8` is.
    `(?:gr |grade ?)(?:[6-9]|1[0-2])|gr(?:[679]|1[0-2])|(?:in|doing|now|my|still|start|starts|started|starting|finish|finished|to|from|into) gr8|gr8 (?:this|next|at|pupil|learner|class|exams?|teacher)|(?:in|doing) (?:form [1-5]|year (?:[7-9]|1[0-3]))|[6-9]th grade|1[0-2]th grade`,
    `(?:doing|write|writing|in|got) my (?:gcses?|matric|prelims)|matric is (?:only )?(?:in|next)`,
    `(?:mom|mum|dad|parents|foster (?:lady|mom|mum)|matron|teacher)…(?:took|takes|checks?)…(?:my )?phone`,
    `app wouldn't let me (?:put|use|enter|pick|choose)|real birthday…(?:20\\d\\d|app|let)|the (?:18|19|2\\d) is fake`,
    `bell rang|double (?:bio|maths|science|history)|(?:got|have|in) detention|(?:my|got|doing|have) homework`,
    `(?:two|2|three|3|one) more birthdays?|parent(?:'s|al)? signature|(?:small|little) number`,
    `nog op skool|graad (?:[6-9]|1[0-2])|(?:zestien|vijftien|veertien)`,
  ),
  rule(
    'self_harm',
    {
      clears: ['story'],
      unless:
        /\b(?:hair|grass|onions?|paper|budget|fringe|bungee|traffic|meeting|monday meeting|gym|leg day|laughing|carbs|sugar|my (?:finger|thumb|toe|hand) (?:cooking|on|slicing)|(?:myself|my \w+) (?:on an? |on the |shaving|cooking|chopping|slicing|peeling|making)|at (?:the )?(?:gym|football|soccer|padel|rugby|yoga|hockey|netball|cricket|parkrun)|oven|braai|fairy lights|wave|sunset|sundowners?|the view|stars|antihistamines?|vitamins?|headache)\b|😂|🤣/i,
    },
    `(?:cut|cutting|burn|burned|burning|hurt|hurting|scratch\\w*)…(?:again last night|myself|my arms?|my legs?|my wrists?|my thighs?)|cut again`,
    `(?:pills|tablets|gun|rifle|blade|razor|rope|knife)…(?:in my hand|in the drawer|on the table|next to me|looking at|keep looking|right here|ready)`,
    `(?:standing|sitting|been|i'?m) (?:here )?on the (?:bridge|roof|edge|ledge|tracks|balcony)`,
    `(?:want|just want) (?:it|everything|all of it|the pain) to (?:end|stop|be over)|no way out(?! now)|no point (?:anymore|in (?:living|going on|any))|no point\\. `,
    `(?:drove|drive|walk|walked|step|crash)…(?:into|off|in front of)…(?:wall|traffic|bridge|train|truck|tree|cliff)…(?:purpose|today|on|easy|tonight)`,
    `(?:come to|at) my funeral|by tomorrow it won't|i don't plan on|hoped? not to wake|hope i don't wake`,
    `(?:they|everyone|you|kids|people)(?:'d| would|'ll) (?:all )?(?:be|sleep) (?:easier|better|fine|happier)…(?:w/?o|without) me`,
    `can't do (?:another|one more) (?:day|monday|night|year|week|morning)|asked to be fetched|won't be (?:here|around)…(?:tomorrow|saturday|december|christmas|then)`,
    `nie meer (?:lewe|leef|wil wees)|quedan ganas ni de|nicht mehr aufwachen|hoffe ich…dabei bleibt`,
  ),
  rule(
    'wellbeing',
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
  rule(
    'money_request_mild',
    {},
    `(?:lend|borrow|loan|spot|advance|float) (?:me )?(?:a )?…(?:r ?\\d{1,3}|\\d{1,3}|tenner|fiver|twenty|bucks|quid|euros?)`,
    `(?<!\\b(?:wanna|want to|wants to|let'?s|lets|we|up for|keen to|fancy|to go|go|(?:,|and) you|i|i'?ll|i will|i'?d|we|we'?ll|let me|i'?ve|i can|i could|i should|shall i|should i|can i|could i) (?:\\w+ )?)(?:get|pay|cover|buy|grab)…(?:the |my |this )?(?:uber|coffee|entry|ticket|train|bus|petrol|popcorn|lunch|round|drink)…(?:this time|broke|skint|back|wallet|love u|and i|pls|please|\\?)`,
    `(?:venmo|ewallet|e-wallet|eft|send|tikkie) me \\d{1,3}\\b|need a (?:tenner|fiver|lift fare)`,
    `(?:got|have you got|have u got) (?:r ?)?\\d{1,3} (?:for|cash|on)|\\d{1,3} for (?:my|the) (?:train|bus|parking|uber|ticket|petrol)`,
    `top up my phone|broke (?:lol|till|until)|bit skint`,
  ),
];
