/** Other wordings of the known questions, by meaning: read before their own cues, so that each says its matter plainly enough to be that question and no other. */
import { A, type Asking, asking, F, M, R, spelled, T } from './asking-kind.ts';

export type Wider = {
  /** The asking that answers it. */
  readonly name: string;
  readonly cue: RegExp;
  readonly not?: RegExp;
  /** What the reader wrote before. */
  readonly mine?: RegExp;
  /** What stands elsewhere in the message. */
  readonly beside?: RegExp;
  /** Its cue has the form of a question, so that it is one without a mark as well. */
  readonly bare?: true;
};

const wide = (name: string, cue: RegExp, more: Omit<Wider, 'name' | 'cue'> = {}): Wider => ({
  name,
  cue: spelled(cue),
  ...more,
  ...(more.not ? { not: spelled(more.not) } : {}),
});

const OF_WORK =
  /\b(?:work|job|nurse|nursing|teach\w*|school|hospital|clinic|office|firm|company|bank|engineer\w*|account\w*|logistics|sales|retail|police|army|mine|factory|farm|shop|salon|restaurant|chef|doctor|lawyer|driver|manager|admin|it|hr|marketing|construction|insurance|call cent(?:re|er)|business|career|shift)\b/i;

/** Known questions that no other list has; their cues stand below. */
const NEVER = /(?!)/;
export const WIDER_ASKINGS: readonly Asking[] = [
  asking('time on the app', NEVER, [
    [A, 'direct', 'On here for [how long]. And you, how is it going so far?'],
    [A, 'warm', 'I am glad of a normal question on here. How has it been for you?'],
    [T, 'playful', 'Nobody warned me about all the fish photos. How is it treating you?'],
    [R, 'calm', 'It has its strange days, but this is not one of them. How is it for you?'],
    [M, 'flirty', 'Long enough to know that a coffee says more than a week of typing. Shall we?'],
    [F, 'warm', 'Let us compare notes: what is the nicest thing that has happened to you on here?'],
  ]),
  asking('where they work', NEVER, [
    [A, 'direct', 'At [where you work]. Do you know it?'],
    [A, 'warm', 'On the side of [your area]. And where do you spend your days?'],
    [T, 'playful', 'Visitors are welcome if they bring lunch. Where would I have to deliver yours?'],
    [R, 'calm', 'I tell people the exact place once I have met them. Where do you work, roughly?'],
    [M, 'flirty', 'Close enough to good coffee to meet you there. Which day?'],
  ]),
];

export const WIDER: readonly Wider[] = [
  // Work
  wide(
    'dream job',
    /\bif (?:money|R (?:pay|salary)) (?:was|were|is|wasn'?t|weren'?t|isn'?t|didn'?t|did not)\b|\b(?:any|one) (?:job|career) (?:in the world )?(?:at all )?(?:what|which)\b|\bif Y (?:could|can) (?:do|have|choose|pick) any (?:job|career)\b|\b(?:did|have|had) Y always want(?:ed)? to (?:be|become|do|work|teach)\b|\bwhat Y always wanted to (?:do|be)\b|\bwhat (?:else )?would Y (?:be doing|do|have become|be) if Y (?:weren'?t|wasn'?t|were not|didn'?t|had not|hadn'?t)\b|\bdream(?:t|ed)? of (?:becoming|being)\b|\bwant(?:ed)? to (?:be|become) (?:when|as|growing)\b|\bwhat did (?:little|small|young) Y\b/,
  ),
  wide(
    'like their work',
    /\bwhat(?:'?s| is|s) it like (?:being an? |working |to (?:be an?|work) )|\b(?:still |really |actually )*(?:love|like|enjoy|enjoying|loving|liking) (?:R (?:job|work|career)\b|teaching\b|nursing\b|what Y do\b|working (?:there|at|in|for|with|from)\b|being an? \w+\W*$|the (?:work|job)\b)|\bhappy (?:at work|in R (?:job|work|career)|with R (?:job|work)|where Y (?:work|are working))\b|\b(?:something Y|do Y|Y) (?:actually |really )?(?:enjoy|like|love)\b.{0,28}\b(?:rent|bills|the money|a pay ?che(?:que|ck)|just a job)\b|\bhow (?:are|r) Y (?:finding|liking|enjoying) (?:the|R|this) (?:new )?(?:job|work|position|role|company)\b|\b(?:how|hows|how'?s|how is) (?:the|R) new (?:job|role|position|work)\b|\bchoose (?:the same|R|that|this) (?:job|career|work|profession)\b|\b(?:same|this) (?:career|profession) again\b|\bpassionate about R (?:job|work)\b|\bR (?:job|work) (?:something Y|a passion|R passion)/,
  ),
  wide(
    'like their work',
    /\bhappy (?:there|doing (?:that|it|this))\b|\b(?:fun|enjoyable|fulfilling|rewarding|interesting|good|nice) or (?:is it )?(?:soul|boring|stress\w*|hell|just|dull|hard|horrible)|^\W*(?:and |so )*(?:do )?Y (?:like|enjoy|love) (?:it|that|working there)\b|^\W*(?:and |so )*is it (?:a )?(?:nice|good|fun|hard|stress\w+|tough)\b(?: job)?/,
    { mine: OF_WORK, not: /\b(?:outside|with me|coffee|the weather)\b/ },
  ),
  wide(
    'work',
    /\bR (?:9|nine)[ -]?(?:to|-|2)?[ -]?(?:5|five)\b|\b(?:what|which) (?:kind of |type of |sort of )?(?:line of (?:work|business)|work|job|industry|profession|occupation) (?:do|are|r|is|did) (?:it )?Y\b|\b(?:what|which) (?:line of work|industry|profession|trade|field)\b.{0,12}\bY\b|\bnever said what (?:line of work|Y do|work)|\bpays? (?:the|R|all the|those) bills\b|\bbrings? in the (?:money|bacon)\b|\b(?:earn|make) (?:R|a) (?:daily bread|living|money|bread|keep)\b|\bwhat (?:do|are|r|did) Y (?:actually |really |even )*(?:do|doing|busy with) (?:all day|every day|from (?:8|9|eight|nine)|monday to friday|at this job|at work all day|in real life)\b|\bkeeps Y busy (?:monday|during the (?:week|day)|from (?:8|9))|\bself[- ]?employed\b.{0,14}\b(?:doing|as|in) what\b|\bwhat(?:'?s| is) R (?:trade|profession|occupation|career|day ?job|line of work|job title)\b|\b(?:where|who) do Y work(?: for| at)?\W*$|\bwhat do Y work (?:as|in)\b|\bworking as what\b|\bwhat work (?:do|are|is|r) (?:it )?Y\b/,
    { not: /\bor does it\b|\bas an? [a-z]+\W*$|\bshould i\b|\bthis saturday\b/ },
  ),
  wide(
    'where they work',
    /\b(?:which|what) (?:hospital|school|company|firm|bank|clinic|branch|shop|salon|store|practice|restaurant) (?:are|r|do) Y (?:at|in|with|working|work|teach)\b/,
  ),
  wide(
    'looking for',
    /\bwhat (?:exactly |actually |really |honestly )*(?:do|are|r|is it) Y (?:exactly |actually |really |hoping to |hope to )*(?:want|wanting|hoping|hope|looking|searching|after|seeking|expect\w*|get|find|gain)\b.{0,14}\b(?:out of|from) (?:this|here|the app|online|dating|tinder|bumble|hinge|life and love)|\b(?:hope|hoping|want|looking) to (?:find|meet|get) (?:on|from|here|out of) ?(?:this|the|here|tinder|bumble|hinge)?\b|\bwhat (?:are|r|is|were) Y (?:really |actually )?(?:on )?here for\b|\bwhat (?:are|r) Y on (?:this|the|here|tinder|bumble|hinge)(?: app| site)? for\b|\bwhy (?:are|r) Y on (?:this|the|tinder|bumble|hinge|here)\b|\bwhat(?:'?s| is| are) R (?:intentions?|purpose|expectations?)\b(?!.{0,20}\bwith (?:her|him|my)\b)|\bwhat (?:are|r|is) Y (?:really |actually )?(?:searching|hoping|seeking) (?:for)?\W*$|\b(?:looking for|want|after) the same (?:thing|things)\b|\bwhat brings? (?:a |Y )?.{0,20}\b(?:to (?:this|an?) (?:app|site)|on here)\b/,
    { not: /\b(?:keys|wallet|phone|job|flat|house|car|shoes|parking)\b/ },
  ),
  wide(
    'time on the app',
    /\bhow long (?:have|are|were|r) Y (?:been )?(?:on|using|doing|with) (?:this|the|here|tinder|bumble|hinge|online|these)|\bbeen on (?:here|this(?: app| thing| site)?|the app|tinder|bumble|hinge) (?:long|a while)|\b(?:any|had any|much|had|met|found) (?:luck|success|good dates?|dates?|nice (?:people|guys|girls|men|women)|any(?:one|body)(?: \w+)?)\b.{0,8}\b(?:on here|here|on this|on the app|from (?:this|here)|tinder|bumble|hinge|yet)\b|\bhow(?:'?s| is| has|s) (?:tinder|bumble|hinge|the app|this app|online dating|dating|dating life|R dating life|R (?:experience|luck) (?:on|with) (?:here|this|the))\b|(?:\b(?:are|r) Y (?:also |still |quite |pretty )?|^\W*(?:so |and )*Y |^\W*(?:so |and )*)new (?:on|to|at) (?:here|this|the app|tinder|bumble|hinge|online dating|dating apps?)\b/,
    { bare: true },
  ),
  // Children
  wide(
    'wants children',
    /\b(?:stand|feel|feelings|thoughts?|views?|opinion) (?:on|about|of) (?:having |more |the idea of )?(?:babies|kids|children|parenthood|starting a family|a family)\b|\b(?:see|picture|imagine) Rself (?:with|having|as) (?:a |some |any )?(?:kids|children|babies|family|little ones|mom|mum|dad|parent|mother|father)\b|\b(?:want|like|have|having|planning) (?:to have |some |any |a few |more )*(?:of R own|kids|children|babies|a baby|a family|little ones)\b.{0,14}\b(?:some ?day|one day|in (?:the )?future|ever|eventually|later on|at some point|or (?:is|has) that)\b|\b(?:kids|children|a family|babies) (?:something|a thing) Y (?:want|would)|\b(?:kids|children|babies|little ones|a family) (?:part of|in) R (?:plans?|future|life plans?)\b|\b(?:do|would) Y (?:still |ever |also )?want (?:to have |more |some |any )*(?:kids|children|babies|a family|a baby)\b|\b(?:start|starting) a family\b/,
    { not: /\bwant (?:the|your|ur) kids\b/ },
  ),
  wide('wants children', /\bwant (?:some|any|one|them|kids|a few) of R own\b/, {
    mine: /\b(?:nieces?|nephews?|kids|children|god(?:son|daughter|child)|babies|baby|little ones)\b/i,
  }),
  wide(
    'has children',
    /\b(?:any|got|have|got any|have any) (?:little ones|kiddies|kiddos|laaities)\b|\b(?:do|have|and) Y (?:have |got )?(?:any |some )?(?:kids|children|little ones)(?: (?:too|as well|Rself|of R own|from \w+(?: \w+){0,3}|at home|yet|at all|by any chance))*\W*$|\b(?:are|r|so) Y(?:'?re|r| are)? (?:also )?an? (?:single |working )?(?:mom|mum|mommy|mother|dad|daddy|father|parent)(?: too| as well| Rself)?\b|\bhow old (?:are|r) R (?:kids|children|boys|girls|little ones|two|three|sons|daughters)\b|\bhow many (?:kids|children|little ones) (?:do|have) Y\b|\bhow many kids Y (?:got|have)\b/,
    { bare: true, not: /\b(?:tonight|today|this weekend|tomorrow|with you|over)\W*$/ },
  ),
  wide('has children', /\b(?:have|got|any) (?:any |some )?of R own\b/, {
    beside: /\b(?:kids|children|sons?|daughters?|boys|girls|toddler|baby|little ones?|m[ou]m|dad)\b/i,
    not: /\bwant\b/,
  }),
  // Height, age
  wide(
    'height',
    /\bhow many (?:cm|cms|centimet\w+|met(?:re|er)s?|feet|foot|inches) (?:tall )?(?:are|r|is) Y\b|\b(?:what|whats|what's|wats|what is|tell me) R (?:exact )?height\b|\b(?:are|r) Y (?:over|above|under|taller than|shorter than) (?:6|six|5|five|1[.,]|me\b|180|170|160|190)|\bY look (?:quite |so |very |really )?tall\b.{0,16}\bhow\b/,
    { bare: true },
  ),
  wide(
    'age',
    /\bR (?:real )?age\b(?!\W+(?:gap|difference))|\bwhat age (?:are|r) Y\b|\bwhen were Y born\b|\b(?:what|which) year (?:were|was|are) Y (?:born|from)\b|\b(?:so )?Y(?:'?re| are|r)? in R (?:twenties|thirties|forties|fifties|sixties|\d0'?s)\b|\b(?:are|r) Y (?:really|actually|still|honestly|like)? ?\d\d\W*$|^\W*(?:(?:hey|hi|hello|so|and|btw)[ ,]+)*(?:[a-z]+[ ,]+)?age ?\?*\W*$|\bhow old Y (?:are|r)\b|\bhow old (?:are|r|will) Y (?:turning|be|now|exactly|if|by)\b/,
    { bare: true },
  ),
  // Where from, where they live
  wide(
    'from',
    /\bwhere(?:'?s| is| are| r)? (?:home (?:for Y|originally)|R (?:home ?town|roots|people from|family from|accent from))|\bwhere (?:were|are|r|did) Y (?:live |stay )?(?:before (?:that|this|then|here)|raised|brought up|originally|coming from)\b|\bwhere Y (?:from|grew up|come from)\b|\bwhich (?:province|town|country|part of the (?:country|world)|township|village) (?:are|r|were|do|did) Y (?:from|come|born|grow|originally)|\bborn and (?:bred|raised)\b|\b(?:are|r) Y (?:an? )?(?:proper |true |real |original )?(?:local|capetonian|joburger|jozi (?:girl|boy)|durbanite|durban (?:girl|boy)|farm (?:girl|boy)|city (?:girl|boy|person)|small[- ]town (?:girl|boy))\b|\b(?:are|r) Y (?:originally )?from (?:around here|here|this side|that side|these parts|cape town|ct|joburg|jhb|jozi|durban|pretoria|pta|pe|bloem\w*|east london|kzn|limpopo)\b|\b(?:did )?Y (?:grow|grew) up (?:here|there|around here|in (?:the )?[a-z]+)\b|\bplace R accent\b|\bwhat accent is (?:that|it)\b/,
    {
      bare: true,
      not: /\b(?:get|got|buy|bought|order\w*|heard|hear) (?:that|it|this|the)\b|\bgrew up in a house\b/,
    },
  ),
  wide(
    'where they live',
    /\bwhat(?:'?s| is)? (?:side|area|part of town|suburb|neighbou?rhood|hood|town|city) (?:are|r|do|of|is)? ?(?:town |the city |joburg |cape town |durban |pretoria )?(?:are |r |do )?Y\b|\bwhich (?:part|side|area|suburb|town|city|end) (?:of [a-z]+(?: [a-z]+)? )?(?:are|r|do|is) Y\b|\bwhere(?: ?abouts)? (?:are|r|do|is|in [a-z]+(?: [a-z]+)? (?:are|do|r)) Y (?:stay|live|based|situated|located|staying|living|residing)|\bwhere (?:Y )(?:stay|staying|live|living|based)\b|\bhow far (?:away )?(?:are|r|is that|do) (?:Y )?(?:live |stay )?(?:from|away)\b|\b(?:are|r) Y (?:quite |very |anywhere |staying |living |based )?(?:near(?! an? )|nearby|close by|close to (?:the city|town|me|the beach|the sea|here)|far|far away|far from (?:me|here|town))\b|\bdo Y (?:live|stay) (?:in town|in the city|out|near|nearby|close|far|around|on the|by the|in (?:the )?(?:north|south|east|west|suburbs|burbs|cbd))|\bin town or (?:out|in the)/,
    {
      not: /\b(?:finish\w*|done|your (?:family|mom|mum|dad|parents|sister|brother|ex)|ready|the (?:restaurant|venue|bar)|now)\b/,
    },
  ),
  // Family
  wide(
    'siblings',
    /\bone of (?:many|how many)\b|\bonly child (?:like me|or|too)\b|\b(?:are|r) Y (?:also )?an? (?:lonely )?only child\b|\bbig family or\b|\bfrom a (?:big|large|small|huge) family\b|\bhow many of Y (?:are|r|were) there\b|\bR (?:only|oldest|youngest) (?:sibling|sister|brother)\b|\b(?:Y |have |got )+(?:any )?(?:brothers?|sisters?|sibs)\b|\b(?:are|r) Y (?:the |an? )?(?:oldest|eldest|youngest|middle|first ?born|last ?born|baby|laat ?lammetjie|twin)\b(?! (?:person|one here|on the))|\bwhere do Y fit in\b|\b(?:first|last) ?born or\b/,
    { not: /\bfamily (?:size|pack|meal|pizza)\b/ },
  ),
  wide(
    'close to family',
    /\b(?:see|visit|speak to|talk to|speak with|hear from) R (?:family|folks|parents|people|mom|mum|dad|mother|father|siblings?|sister|brother|gran)\b|\bdo R (?:folks|parents|family|mom|mum|dad|siblings?|mom and dad) (?:still )?(?:live|stay)\b|\b(?:are|r) R (?:folks|parents|mom and dad)(?: still)? (?:together|alive|around|married|divorced|nearby)\b|\b(?:family|mom|mum|dad|parents|folks)\b.{0,16}\bY(?: two| guys| all)? close\b|\b(?:family|people) person\b.{0,16}\b(?:are|r) Y\b|\btell me (?:a bit |a little |more |something )*about R (?:family|folks|parents|people)\b/,
    { not: /\b(?:know about|met|coming|home (?:tonight|now|alone))\b/ },
  ),
  wide('close to family', /\b(?:are )?Y (?:two|guys|all|both) (?:very |really |quite )?close\b/, {
    mine: /\b(?:mom|mum|ma|mother|dad|father|sister|brother|gran\w*|gogo|ouma|oupa|aunt\w*|cousins?|family|parents|folks|siblings?|nieces?|nephews?|daughter|son)\b/i,
  }),
  // Exes and being single
  wide(
    'last relationship',
    /\bwhen did (?:R (?:last |previous )?(?:relationship|marriage)|Y (?:two|guys|both)|Y and R ex)\b.{0,12}\b(?:end|finish|split|break|broke|divorce)|\bwhat happened (?:with|between|to) (?:Y (?:and|n|&) )?R (?:ex|last (?:one|relationship|boyfriend|girlfriend)|marriage|previous)\b|\b(?:are|r) Y (?:really |fully |completely |totally |truly )?over (?:R ex|her|him|it all|the divorce|R last)\b|\bwhy did (?:Y (?:two|guys|both)|R (?:last )?(?:relationship|marriage)|things) (?:break|split|end|divorce|not work|go wrong)|\bhow long were Y (?:guys|two|together|married|with)\b|\bhow did (?:R (?:last )?(?:relationship|marriage)) end\b|\bhow long ago did (?:Y (?:two|guys|both)? ?|R relationship |it )(?:split|break|end|divorce|separate)/,
  ),
  wide(
    'how long single',
    /\b(?:how long|since when) (?:have|has|are|r|were) Y (?:now )?(?:been )?(?:single|on R own|by Rself|divorced|widowed|separated|a widow\w*|without a (?:man|woman|partner))\b|\bhow long (?:Y|Y been|are Y|have Y been) single\b/,
    { bare: true },
  ),
  wide(
    'why single',
    /\b(?:why|how|how come|how is it that|how can)\b.{0,18}\b(?:Y|someone like Y|somebody like Y|a (?:[a-z]+ )?(?:girl|guy|man|woman|lady|gent|catch) like Y|hasn'?t (?:any(?:one|body)|some(?:one|body)|a (?:guy|man|girl|woman))|nobody|no ?one|no (?:man|woman|guy|girl))\b.{0,24}\b(?:single|snapped|snatched|wifed|taken|boyfriend|girlfriend|on the market|grabbed|married yet|available|swept|claimed)\b|\bsnapped Y up\b|\bstill on the market\b|\b(?:get|understand|believe|see|know) (?:how|why) Y(?:'?re| are|r)? (?:still )?single\b|\b(?:surely|no way|is it true|really) Y(?:'?re| are|r|'?re not|re not)? (?:not |still )?single\b|\bno (?:girlfriend|boyfriend|man|wife|husband|woman)\W+(?:how come|why)\b|\bwhy (?:are|is) there no (?:man|woman|guy|girl)\b/,
    { bare: true },
  ),
  wide(
    'been married',
    /(?:\b(?:were|was|have|has|did) Y |\bY |^\W*(?:(?:so|and|btw|ok)[ ,]+)*)(?:ever )(?:been |get |got |be )?(?:married|engaged|divorced|hitched|down the aisle)\b|\b(?:have|were|did) Y (?:been |get |got )?(?:married|engaged|divorced|hitched|down the aisle)\b|\bdivorced or\b|\bnever married or\b|\bor never married\b|\b(?:are|r) Y (?:divorced|separated|widowed|a divorcee|a widow(?:er)?)\b|\bany ex[- ]?(?:husbands?|wi(?:fe|ves))\b|\bwere Y married (?:there|before|then|to)\b/,
    { bare: true, not: /\b(?:parents|brother|sister|friends?|are you married|still married)\b/ },
  ),
  // Faith
  wide(
    'faith',
    /\b(?:what|which) (?:religion|church|faith|denomination|mosque|temple)\b|\b(?:are|r) Y (?:an? |at all |very |really |also )*(?:religious|believer|christian|muslim|hindu|jewish|catholic|spiritual|atheist|saved|born again|church ?goer|god[- ]fearing)\b|\b(?:do|does) (?:Y )?(?:even )?(?:pray|believe in god|go to (?:church|mosque|temple|shul|mass))(?: (?:often|much|every [a-z]+|at all|still|regularly))?\W*$|\bhow important (?:is|are) (?:faith|god|religion|church|R faith)\b/,
  ),
  wide(
    'has pets',
    /\bwhat (?:animals?|pets?) (?:do|have) Y\b|\bany (?:pets|animals|furry (?:friends|babies|kids)|fur ?babies|four[- ]legged \w+)\b|\b(?:do|have) Y (?:have |got |own |keep )*(?:any |a )?(?:pets?|animals?|fur ?bab(?:y|ies)|dogs? or cats?|cats? or dogs?)\b|\b(?:have|got) Y (?:got )?(?:any )?(?:pets?|animals?)\b|\b(?:are|r) Y an? (?:animal|dog|cat) (?:person|lover)\b|\bY (?:have|got) a (?:cat|dog) don'?t Y\b|\bdo Y have (?:one|any|a (?:dog|cat))(?: too| as well| Rself)\b/,
    { bare: true, not: /\bpet (?:names?|peeves?|hates?)\b/ },
  ),
  // Star sign
  wide(
    'star sign',
    /\b(?:what|whats|what's|wats|which|know|need|tell me|is) (?:is )?R (?:star ?)?(?:sign|zodiac(?: sign)?|horoscope|moon sign|rising sign)\b|\bwhat (?:star ?)?sign (?:are|r|is) Y\b|^\W*(?:star ?sign|zodiac(?: sign)?|sign)\W*$|\b(?:let me|lemme) guess\W+(?:Y(?:'?re| are)? )?(?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/,
    { bare: true },
  ),
  // School, languages
  wide(
    'studies',
    /\bwhat (?:did|do|are|r|were) Y (?:study|studying|major\w*|qualif\w*|graduate)\b|\b(?:go|went|been|going) to (?:uni\b|university|varsity|college|tech\b|technikon|tuks|wits|uct|uj\b|stellies|rhodes)|\b(?:which|what) (?:school|varsity|uni|university|high school|college) (?:did|were|do|are|r) Y\b|\bwhere did Y (?:go to )?(?:school|study|matric\w*|varsity|uni\w*|qualify)\b|\bwhich year (?:are|r) Y in\b|\bdid Y matric\w*\b|\b(?:are|r) Y (?:still )?(?:studying|at (?:varsity|uni\w*|college))\b/,
    { not: /\btonight\b|\bnow\?|\btest\b|\bexams?\b/ },
  ),
  wide(
    'studies',
    /^\W*(?:(?:oh|ooh|cool|nice|wow|ok(?:ay)?|awesome)[ ,.!]+)*(?:doing|studying|of|in) what\b|^\W*(?:(?:oh|ooh|cool|nice|wow|ok(?:ay)?|awesome)[ ,.!]+)*what (?:are|r|do) Y (?:doing|studying|study)\b/,
    {
      mine: /\b(?:student|studying|varsity|uni\b|university|college|degree|honou?rs|masters|phd|class|lecture)/i,
    },
  ),
  wide(
    'languages',
    /\b(?:what|which|how many) (?:other |different )?languages?\b|\b(?:is|was) (?:english|afrikaans|isizulu|zulu|isixhosa|xhosa|sotho|tswana|french|portuguese|it) R (?:first|home|mother|second)\b|\bR (?:mother|home|first) (?:tongue|language)\b|\b(?:do|can) Y (?:also |actually |even )?(?:speak|understand) (?:any )?(?:afrikaans|isizulu|zulu|isixhosa|xhosa|sesotho|sotho|setswana|tswana|french|german|spanish|portuguese|english|venda|tsonga|italian|dutch)\b|\bwhat do Y speak (?:at home|with)\b/,
    { bare: true },
  ),
  // Free time
  wide(
    'free time',
    /\bwhat (?:do|does|would|are|d'?) ?Y (?:like to |usually |normally |mostly |love to |enjoy |like )*(?:do|doing|get up to|doing with R time)\b.{0,14}\b(?:for kicks|for fun|for a laugh|not working|(?:spare|free|down) ?time|off days?|days? off|to (?:unwind|relax|chill|de-?stress|switch off|keep (?:busy|sane))|outside (?:of )?work|after work|besides work|when Y(?:'?re| are) (?:off|bored|not|home|free))\b|\b(?:any|what|whats|what's|have|got|R) (?:other |are R |is R |any )*(?:hobby|hobbies|pastimes?)\b|\bkeeps? Rself (?:busy|entertained|occupied|sane)\b|\bspend R (?:free time|spare time|days off|off days|evenings|time when)\b|\bwhat(?:'?re| are|r| r) Y into\W*$|\bwhat do people do for fun\b|\bR (?:main |other )?(?:interests|hobbies)\b/,
    { bare: true, not: /\bmy (?:hobby|hobbies)\b/ },
  ),
  // At home
  wide(
    'lives with',
    /\bhow many of Y (?:live|stay|share)\b|\bwho (?:do|else|all) .{0,10}\b(?:live|stay|lives|stays|staying|living)s? (?:with|there)\b|\b(?:have|got) R own (?:place|spot|flat|house|apartment)\b|\b(?:sharing|share|flatmates?|roommates?) or (?:do Y )?(?:liv\w+|stay\w*|alone|on R own)\b|\bstill (?:at|with|living with|staying with) R (?:parents|folks|moms?|mums?|mom'?s|family)\b|\brent(?:ing)? with (?:friends|others|people|someone)\b/,
  ),
  wide(
    'cook',
    /\b(?:good|any good|useful|handy|decent) in the kitchen\b|\bR (?:best|signature|go[- ]?to|famous|party|special) (?:dish|meal|recipe)\b|\b(?:like|love|enjoy|fond of) (?:to cook|cooking|to bake|baking|making (?:food|dinner|supper)|being in the kitchen|to make for (?:dinner|supper))\b|\blike making for (?:dinner|supper|lunch)\b|\bbetter (?:cook|chef) than\b|\b(?:can|do) Y (?:even |actually |like |know how to )*(?:cook|bake)(?: (?:well|tho|though|at all|or|anything|much|a lot|often))?\W*(?:$|\?|or\b)|\b(?:are|r) Y (?:an? )?(?:good |decent |great )?(?:cook|chef|baker)\b|\bwhat can Y cook\b/,
    { not: /\b(?:for me|tonight|tomorrow|this weekend|on (?:sat|sun|fri)\w+)\W*$/ },
  ),
  wide('dinner', /\bwhat(?:'?re| are| r|s)? Y (?:cooking|making|having|eating)\b/, {
    not: /\b(?:fun|trouble|me|good time|party|with (?:your|ur) life)\b/,
  }),
  wide(
    'travel',
    /\b(?:are|r) Y (?:an? |much of a |a big )*travell?er\b|\bhow many countries\b|\b(?:do|have) Y (?:like |love |enjoy |enjoyed )?(?:travel|travell?ing|travelled) (?:a lot|much|often|at all|far|overseas|abroad)\b|\b(?:Y|ever) (?:ever )?(?:been|travelled|lived) (?:overseas|abroad|outside (?:the country|sa|south africa))\b|^\W*(?:so |and )*(?:ever )?been (?:overseas|abroad)\W*$|\b(?:last|next|best|favou?rite|dream) (?:place Y went )?(?:on )?(?:holiday|vacation|trip)\b.{0,20}\b(?:Y|R|was|destination)?/,
    { not: /\bon holiday (?:now|with|until|till)\b|\bwith me\b|\bmy (?:last|next|best)\b/ },
  ),
  // Body and habits
  wide(
    'gym',
    /^\W*(?:so |and |do )*Y (?:even )?gym\b|\b(?:keep|stay|get) (?:fit|in shape|active)\b|\b(?:into|play|do|like) (?:any )?(?:sports?|exercise)\b|\bhow often do Y (?:train|run|gym|exercise|work ?out)\b|\bwhich gym\b|\bdo Y (?:train|exercise|work ?out|go to (?:the )?gym)\b/,
    { bare: true, not: /\b(?:tomorrow|tonight|together|with me)\b/ },
  ),
  wide(
    'tattoos',
    /\b(?:any|how many|got|have|R|get a|more) (?:any )?(?:tats?|tattoos?|ink)\b|\bink on R (?:arm|neck|leg|hand|back|shoulder|wrist|chest)\b|\b(?:tattoo|tat)s? (?:mean|hurt|say)\b/,
    { bare: true, not: /\bmy (?:new |first )?tat(?:too)?s?\b|\bi (?:got|have|want)\b/ },
  ),
  wide(
    'diet',
    /\b(?:any|have|got) (?:any |food )?allerg\w+\b|\ballergic to (?:anything|something|any)\b|\b(?:fussy|picky|difficult) (?:with (?:R )?food|eater|about food)\b|\b(?:anything|what|things|food|something) (?:that )?Y (?:don'?t|dont|won'?t|can'?t|cannot|do not|refuse to) eat\b|\bdo Y eat (?:meat|pork|fish|seafood|spicy|everything|beef|chicken|hot food)\b|^\W*(?:so |and |are |r )*Y (?:a )?(?:vegetarian|vegan|halaal|halal|kosher|pescatarian)\b/,
    { bare: true, not: /\bstill on\b/ },
  ),
  wide(
    'introvert',
    /\b(?:are|r) Y (?:more of |quite |a bit |very |naturally |usually |also |actually )*(?:an? |the )?(?:shy|outgoing|sociable|social|reserved|loner|people person|people'?s person|quiet (?:type|one|person|soul)|social butterfly|introvert\w*|extrovert\w*)\b(?! (?:with|around) me)|\b(?:get|do Y get) tired of people\b|\b(?:people person|outgoing|introvert) or\b/,
  ),
  // What they look for and what they cannot stand
  wide(
    'dealbreakers',
    /\b(?:would|could|will|might|to|that|what) makes? Y (?:run|run away|leave|unmatch|swipe left|walk (?:out|away)|lose interest)\b|\bdeal ?-?breakers?\b|\bcan'?t Y (?:stand|take|deal with)\b|\bY (?:absolutely |really )?(?:can'?t|cannot|can not) stand\b|\b(?:what(?:'?s)?|something|thing|things|anything)\b.{0,20}\b(?:puts?|turns?) Y off\b|\b(?:won'?t|will not|wouldn'?t|don'?t|never) (?:tolerate|put up with|accept|stand for)\b|\bR (?:biggest |worst )?(?:ick|turn ?-?off)s?\b/,
    { bare: true, not: /\b(?:me|i|my)\W*$|\bi (?:can'?t|won'?t|don'?t)\b|\b(?:eat|cook|food|for good)\b/ },
  ),
  wide(
    'type',
    /\bwhat (?:kind|type|sort) of (?:guys?|man|men|woman|women|girls?|ladies|person|people|partners?|dude)\b.{0,24}\b(?:go for|like|into|date|attract\w*|prefer|fall for|want)\b|\bR (?:dream|ideal|perfect) (?:man|woman|guy|girl|partner|match|person|husband|wife|type)\b|\bqualities\b.{0,20}\b(?:in a|look|want|partner)\b|\bdo Y have a type\b/,
    { bare: true },
  ),
  wide(
    'five years',
    /\b(?:plans?|dreams?|goals?|hopes?)\b.{0,8}\b(?:for|in|about) (?:the|R) (?:future|life|long term|next (?:few|five|ten|couple|\d+))\b|\bR (?:long[- ]term|future|big|biggest|life) (?:plans?|goals?|dreams?)\b|\b(?:see|picture) Rself (?:staying|living|ending up|settling|in (?:a few|five|ten|\d+) years|in \d)\b|\bwhere do Y want to be\b|\bwant out of life\b|\b(?:a few|couple of|few) years(?:'? time)?\W*$|\bany (?:big )?(?:goals|dreams|ambitions)\b|\bgoals for (?:this|the|next) year\b|\bwhat(?:'?s| is|s) (?:the|R) (?:big |long[- ]term )?dream\b/,
    { not: /\bjob\b|\bkids\b|\bchildren\b|\bsee yourself (?:with|having)\b/ },
  ),
  wide(
    'tell me something',
    /\b(?:get to know|know more about|hear more about|know everything about|learn more about) Y\b|\btell me (?:all |more |something |everything |a bit |a little |a little bit |abit )*about (?:Y|Rself|R life)\W*(?:$|[.,!?])|\bwho (?:are|r|is) (?:the real )?Y(?: really)?\W*$|\bR (?:whole )?story\W*$|\b(?:won'?t|can'?t|wouldn'?t|not|isn'?t) (?:find |see |read )?(?:on|in) R (?:profile|bio)\b/,
    {
      bare: true,
      not: /\b(?:don'?t|didn'?t|never|stop|happy|glad|nice|lovely|good) (?:\w+ )?(?:get|getting|got|to get) to know\b|\bheard\b/,
    },
  ),
  wide(
    'perfect day',
    /\b(?:normal|typical|average|usual|ordinary|ideal|perfect|dream) (?:day|week|weekend|saturday|sunday|evening|morning|day off|friday night|friday)\b|\b(?:whole|full|free) day (?:off|to Rself)\b|\ba day in (?:the|R) life\b/,
    {
      bare: true,
      not: /\b(?:was|had|my|it'?s|is) (?:a |an )?(?:normal|typical|perfect|ideal|ordinary)\b|\bfor a\b/,
    },
  ),
  wide(
    'childhood',
    /\b(?:were|was) Y (?:like )?(?:an? )?(?:[a-z]+ )?(?:naughty|good|bad|shy|quiet|wild|difficult|popular|happy|clever|rebel\w*|nerd\w*|sporty|jock)\b.{0,14}\b(?:child|kid|at school|in (?:high )?school|growing up|teen\w*|when)\b|\bwhen Y were (?:little|small|young|younger|a kid|a child|a teenager|growing up|\d+)\b|\bR childhood\b|\bhappy childhood\b|\bmemor(?:y|ies)\b.{0,22}\b(?:kid|child|little|small|young|growing up|childhood)\b|\bwhat was it like growing up\b|\bpopular (?:at|in) (?:high )?school\b/,
  ),
  // The day
  wide(
    'slept',
    /\bhow was (?:the|R) night\b|\b(?:get|got|getting|have|had) (?:some|any|enough|much|a good|good) (?:sleep|rest|night'?s (?:sleep|rest))\b|\bmanage(?:d)? to (?:sleep|rest|get some)\b|\bhow many hours (?:did|of sleep)\b|\bsle(?:ep|pt) (?:better|well|ok|okay|alright|good)\b/,
    { not: /\bout\b|\bi slept\b|\bi didn'?t\b|\bgo get some\b|\btry to\b/ },
  ),
  wide(
    'how was the day',
    /\b(?:was|is|has) R (?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|shift)\b.{0,12}\b(?:any better|better|ok|okay|good|nice|long|busy|hectic|been|rough|fine)\b|\bdid (?:work|today|R day|the day|R boss|the kids|monday|the week) (?:behave|treat|go|turn out|get better|improve)\b|\bhad a good (?:one|day)(?: today| so far)?\W*$|\bhow (?:did|was|is|has) (?:today|R day|the day)\b|\b(?:day|monday|tuesday|wednesday|thursday|friday) (?:treating|been treating|treat) Y\b/,
  ),
  wide(
    'how is the week',
    /^\W*(?:(?:so|and|hey|hi|morning)[ ,]+)*(?:has it been|was it|is it|been|having|Y having|are Y having) (?:a |an |quite a |such a )*(?:busy|hectic|good|nice|long|rough|crazy|tough|quiet|easy|better|stressful) week\b|\bweek (?:been|treating|treated|going|so far)\b/,
    { bare: true, not: /\bmy week\b|\bi\b/ },
  ),
  wide(
    'plans for the weekend',
    /^\W*(?:(?:so|and|hey|hi|ok|friday|finally|yay)[ ,!]+)*(?:what )?(?:do |have |are |r )?(?:Y )?(?:got |have |doing |up to |planning )?(?:any|anything|something|much|what|nice|big) ?(?:plans?|on|planned|planning|lined up|happening|nice|fun|special|big|exciting|cool)+\b.{0,10}\b(?:this|the|for|over|on|tonight|tomorrow|later|weekend|coming up|ahead)\b|^\W*(?:(?:so|and|hey|hi)[ ,]+)*any (?:nice |fun |big |exciting |good |special )?plans\b|\bwhat(?:'?s| does| do| is)? (?:the|R) weekend (?:look|looking|plan)|\bwhat Y (?:got|have) planned\b|\bwhat(?:'?ve| have) Y got (?:planned|on|lined up)\b/,
    { bare: true, not: /\bi (?:have|got|need|'?m)\b|\bwith me\b/ },
  ),
  wide(
    'doing now',
    /\bwhat(?:'?s| is|s)? (?:happening|going on|cooking|new|up|news|the story|the latest) (?:on |by |at |from |with )?(?:that|R|Y|the other) ?(?:side|end|there|place|neck of the woods)?\W*$/,
    { bare: true },
  ),
  wide(
    'still awake',
    /\b(?:are|r) Y (?:already |still |not )*(?:sleeping|asleep|in bed|awake)(?: already| yet| still| now)*\W*$|\bwhy (?:aren'?t|are|arent|r) Y (?:not |still )*(?:asleep|sleeping|awake)\b|^\W*(?:wow |so |and )*Y(?:'?re| are|r)? (?:still )?up late\b/,
    { bare: true, not: /\bwith\b/ },
  ),
  wide(
    'watching',
    /\b(?:are|r) Y (?:reading|watching|bingeing|binging|listening to) (?:something|anything|any|a good|a)\b|\blooking for (?:a new|something|a good) (?:series|show|book|film|movie|to (?:watch|read))\b.{0,10}\b(?:ideas?|recommend\w*|tips?|suggest\w*|any)\b/,
    { bare: true },
  ),
  wide(
    'how they feel',
    /\b(?:are|r) Y (?:feeling|getting|doing) (?:any |a bit |a little |much )?better\b|\bhow(?:'?s| is| are|s) (?:the|R) (?:flu|cold|fever|back|leg|foot|knee|ankle|arm|hand|head|headache|migraine|throat|cough|tummy|stomach|hangover|tooth|teeth|chest|ears?|eyes?|neck|shoulder|hip|wrist|cramps|pain|sunburn|covid|nose|sinus\w*)\b|\bis R (?:back|leg|foot|knee|ankle|arm|hand|head|headache|throat|tummy|stomach|tooth|chest|ear|eye|neck|shoulder|hip|wrist) (?:still )?(?:sore|hurting|bad|better|painful|ok|okay|fine|swollen)\b|^\W*(?:any|feeling (?:any|a bit)) better\b/,
    { bare: true },
  ),
  wide(
    'how did it go',
    /\b(?:how'?d|hows|how'?s|how is|how did|how was) (?:did )?it (?:go|going) (?:with|at) (?:R |the )?(?<evt>interview|exam|test|presentation|meeting|appointment|dentist|doctor|scan|audition|class|viewing|pitch|call|project|gym|driving test)\b/,
  ),
  wide('how did it go', /\bdid (?:R|the) (?<evt>[a-z]+) go (?:well|ok|okay|alright|fine|smoothly|better)\b/),
  wide(
    'how did that go',
    /\b(?:so )?how was it\b|\b(?:how'?d|hows|how'?s|how did) it go\b|\btell me how (?:it|that|everything) went\b|\bhow did (?:it|that|everything|things) (?:go|turn out)\b/,
    { bare: true },
  ),
  wide(
    'how did that go',
    /^\W*(?:so |and |well |wait )*did Y (?:pass|win|survive|nail it|smash it|manage|make it)\W*$/,
    {
      mine: /\b(?:exam|test|interview|dentist|doctor|race|match|game|presentation|driving|licen[cs]e|meeting|audition|today|tomorrow|nervous|pray|luck)\b/i,
      bare: true,
    },
  ),
  wide(
    'how is somebody',
    /\bhow(?:'?s| is| are|s| r) (?:the |R )(?<x>kids|kiddies|children|family|folks|parents|little ones?|boys|girls|mom|mum|dad|mother|father|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter|baby|dog|cat|puppy)\b(?! (?:name|called|old|like\b|so\b|going to|gonna))/,
  ),
  wide(
    'how is somebody',
    /\bany news (?:about|from|on|of) R (?<x>mom|mum|dad|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter|friend|dog|cat)\b/,
    { bare: true },
  ),
  // Taste
  wide(
    'favourite food',
    /\bwhat (?:food |kind of food |sort of food |type of food )?(?:do|would|d'?) ?Y (?:like|love|enjoy|prefer)(?: to eat| eating)\b|\bwhat (?:kind|type|sort) of food\b|\bR comfort food\b|\bfav(?:e|ou?rite)? (?:takeaways?|take-?out|cuisine|meal|dish|food)\b|\bwhat cuisines?\b|\beat (?:every ?day|forever|for the rest of)\b|\bonly eat one\b/,
    { bare: true, not: /\b(?:tonight|today|now|on (?:sat|fri|sun)\w+|for (?:dinner|supper|lunch))\W*$/ },
  ),
  wide(
    'favourite drink',
    /\bR? ?(?:go[- ]?to|usual|favou?rite|drink of choice) (?:drink|tipple|order|poison|cocktail)\b|\bR (?:usual|poison|tipple)\b|\bR go[- ]?to drink\b|\busual at the bar\b|\bcoffee person\b/,
    { bare: true },
  ),
  wide(
    'texts or calls',
    /\b(?:talking|speaking|chatting|talk|speak|phone calls?|calls?|calling|call|voice ?notes?|vns?)\b.{0,16}\bor (?:do Y )?(?:rather |prefer |just )*(?:text\w*|typing|type|messag\w*)\b|\b(?:text|texting|typing|messag\w+|texter)\b.{0,8}\bor (?:a )?(?:call\w*|talk\w*|phone|voice)\b|\b(?:more of )?a (?:phone|texting|text|calls?) person\b|\b(?:mind|like|prefer|hate|ok(?:ay)? with|love|enjoy) (?:phone ?calls?|calls|calling|voice ?notes?|vns?|talking on the phone|video calls)\b/,
    { not: /\bmy (?:voice|calls?)\b|\btonight\b|\b(?:are|r) we\b/ },
  ),
  wide(
    'first date idea',
    /\b(?:do|like to do|want to do|perfect|ideal|idea of|good|best|spend|plan|dream|rather|dinner|coffee)\b.{0,14}\bfirst date\b|\bwhere would Y take me\b|\bfirst dates?\b.{0,12}\b(?:coffee|dinner|drinks?|walk) or\b/,
    { not: /\b(?:worst|run|red flag|turn ?off|ever been|after our|pay)\b/ },
  ),
  // Between the two of them
  wide(
    'what are we',
    /\b(?:am i|are Y) (?:now |like |officially |really |still )*(?:R|my) (?:girlfriend|boyfriend|gf|bf|girl|man|bae|person|partner)\b(?: (?:now|yet|or|then|officially))?|\bwhat do i (?:tell|say to) (?:people|them|my (?:friends?|mom|mum|family|sister))\b.{0,24}\b(?:we|us)\b/,
  ),
  wide(
    'nervous',
    /^\W*(?:(?:so|and|but|hey|ok|haha)[ ,]+)*(?:(?:are|r) )?Y (?:\w+ )?(?:as )?(?:nervous|scared to meet|shy to meet)\b|^\W*(?:(?:so|and|hey|ok)[ ,]+)*nervous (?:for|about|yet|to)\b/,
    {
      bare: true,
      not: /\b(?:exam|interview|test|operation|surgery|results|court|of me|around me|to tell)\b/,
    },
  ),
  wide(
    'long distance',
    /\b(?:someone|somebody|a (?:guy|girl|man|woman)|people) (?:who|that) (?:lives?|stays?|is|are) (?:so |very |really )?(?:far|in another|abroad|overseas|hours)\b|\b(?:the|our|this) distance\b.{0,12}\b(?:problem|issue|bother|too (?:much|far)|deal|ok|okay|scare)|\b(?:feel about|views on|do|mind|ok with|okay with) (?:the |long )?distance\b|\b\d+ ?kms?\b.{0,8}\b(?:bother|too far|a problem|put)|\b(?:a bit|too|so) far\b.{0,12}\b(?:ok|okay|problem|bother|for Y)|\bwilling to (?:travel|drive)\b/,
    { not: /\brun\b|\brace\b|\bmarathon\b|\bi drive\b/ },
  ),
  wide(
    'age gap',
    /\b(?:our|the|this|that) age (?:gap|difference)\b|\b(?:\d+|few|ten|five|eight|six|seven|twelve) years (?:too |is |such )?(?:a |too )*(?:big|much|older|younger|problem|gap)\b|\btoo (?:old) for Y\b|\b(?:prefer|like|into|date|dating|ok with|okay with|mind) (?:dating )?(?:an? )?(?:older|younger) (?:men|women|guys?|girls?|man|woman|person|people)\b|\b(?:mind|bother Y|problem) (?:that |if )?i'?m (?:a bit |much |so )?(?:older|younger)\b|\b(?:youngest|oldest) (?:age )?Y (?:would|'?d|have|'?ve)\b/,
    { bare: true, not: /\b(?:minor|underage|schoolgirl|schoolboy|1[0-7])\b/ },
  ),
  wide(
    'who pays',
    /\b(?:split|splitting|share|halve) the bill\b|\bgo(?:ing)? dutch\b|\bhalf[- ]?half\b|\bhalf and half\b|\bwho(?:'?s| is)? (?:pays?|paying|picks? up|covers)\b|\bexpect(?:ing)? (?:me|the man|the guy|a man|him) to pay\b|\b(?:man|guy|men|guys) (?:should |must |always |have to |has to )*pay\b|\blet (?:a )?(?:man|men|guy|me) pay\b/,
    { not: /\b(?:school|rent|fees|ticket|loan|data|airtime|hospital|you owe|owe me)\b/ },
  ),
  wide(
    'call me',
    /\b(?:few|couple of|some|5|five|ten|10|two|a) (?:minutes?|mins?|min|moment|sec\w*) (?:to|for a) (?:talk|chat|speak|call|phone call)\b|\b(?:give|gave|giving) Y a (?:ring|call|tinkle|buzz|bell)\b|\bwhen can i (?:phone|call|ring)\b|\bcan (?:i|we) (?:phone|facetime|video ?call|ring)\b/,
    { not: /\b(?:my (?:lawyer|boss|husband|wife)|police|money|serious)\b/ },
  ),
  wide(
    'a picture',
    /^\W*(?:(?:so|and|hey)[ ,]+)*(?:(?:have|do|has) Y )?(?:got|have|any) (?:any |some |more |a |other |more recent )*(?:recent |new |more |other |latest |full )?(?:pics?|photos?|pictures?|selfies?)\b/,
    { bare: true, not: /\b(?:of (?:the|my|that|us)|from (?:the|last)|dog|cat|puppy|kitten|nude\w*|naked)\b/ },
  ),
  wide(
    'the name of their pet',
    /\b(?:dog|cat|pup\w*|kitt\w+|doggo|pet|pooch)\b.{0,12}\bname please\b|\b(?:what(?:'?s| is|s)|whats) (?:R|the|that|this) (?:little |fluffy |furry |big |cute |adorable )*(?:cutie|fluffball|fur ?baby|fur ?ball|doggo|pooch|pup|puppy|good boy|ball of fluff) (?:called|named|name)\b|\bwho(?:'?s| is|s) (?:R|the|that|this) (?:little |fluffy |furry |big |cute |adorable )*(?:fluffy one|fluffball|fur ?baby|fur ?ball|doggo|pooch|pup|puppy|dog|cat|kitty|good boy|ball of fluff|four[- ]legged)\b/,
    { bare: true },
  ),
];

/** A bare question longer than this tells more than it asks. */
export const BARE_WORDS = 18;
