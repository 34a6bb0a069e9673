/** What the reader did, told by the one it hurt: a confidence passed on, a laugh at their cost, a promise not kept, a rough word. */
import type { Intent } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';
import { latin } from './pattern.ts';

export type Part =
  | 'against a wish'
  | 'confidence'
  | 'laughed at'
  | 'let down'
  | 'not there'
  | 'named less'
  | 'harsh'
  | 'hurt'
  | 'reproach';

/** How it was for them. */
const HURT =
  /\b(?:(?:it|that|this|which|still|really|actually|you|joke|comment|remark|words) (?:\w+ ){0,2}?(?:hurts?|stung|stings)|(?:you|that|it) (?:\w+ ){0,2}?(?:hurt|embarrassed|humiliated|disappointed|upset) me|hurt(?:s|ing)? my feelings|made me feel|i(?:'?m| am| was| felt| feel)?(?: \w+){0,3} (?:hurt|stung|small|stupid|silly|dumb|invisible|ignored|belittled|dismissed|humiliated|embarrassed|disappointed|unwanted|disrespected|ashamed|put down|let down|left out|second best|laughed at|like (?:an? )?(?:idiot|fool|joke|afterthought|option|nobody|burden|stranger|second choice))\b|i don'?t matter|let me down|broke my heart|my heart (?:sank|dropped)|i (?:\w+ ){0,3}?cried|i was (?:crying|in tears)|i went quiet|i waited|bothered me|got to me|put me off|in my head|(?:not|wasn'?t|isn'?t) (?:ok|okay|cool|kind|fair|nice|funny)\b|took (?:me )?(?:a lot|so much|courage)|(?:can|could) (?:\w+ )?trust (?:you|u)|what i can tell (?:you|u)|don'?t get to (?:speak|talk)|now we both know|(?:^|[.!]\s*)(?:please )?don'?t\s*[.!]*$|sat there|(?:didn'?t|did not|never|not) even (?:say |said )?(?:sorry|apologi\w+))/i;

/** A hold over the reader, a check, a parting or a price: no word about a hurt excuses it. */
const GRIP =
  /\b(?:from now on|delete(?! (?:it|that|the (?:video|photo|pic|clip))\b)|unfollow|block(?:ed|ing)? (?:him|her|them|you|u)|passwords?|passcode|locations?|(?:your|ur) phone now|unlock|prove|allow(?:ed)?|permission|forbid|choose (?:between|me|him|her|them|now)|(?:have|need) to choose|or me\b|me or\b|or else|unless|it'?s (?:him|her|them) or|who (?:is|was|were|are)|who'?s|last seen|(?:were|are|was) (?:still )?online|blue ticks|other (?:men|guys|women|girls)|(?:stop|quit) (?:seeing|talking to|going|wearing|hanging|following)|(?:don'?t|didn'?t) (?:want|like) (?:you|u) (?:to|going|seeing|talking|wearing|being|with|near)|you (?:need|have|ought) to|you (?:must|should|better|owe)|need to stop|have to stop|answer me|explain yourself|where (?:are|were) (?:you|u)\b|without (?:asking|telling) me (?:first|where|before)|if (?:you|u) (?:really )?(?:loved|cared|respected)|belong|only mine|you'?re mine|after (?:everything|all) i|make (?:it )?up to me by|kill|hit|slap|regret|pay (?:for (?:this|it|that)|me(?! back)|up)|be sorry|warn(?:ed|ing)?|watch your|i know where|outside your|my (?:woman|man|wife|husband)|nud\w*|naked|bed|sex|bitch|slut|whore|liar|cheat\w*|pathetic|worthless|bastard|asshole|hate (?:you|u)|idiot you|cover up|too short|(?:your|ur|that|this) (?:\w+ )?(?:skirt|dress|outfit|top)|i (?:want|need) (?:you|u) to (?:stay|be home|come home|quit)|my (?:brothers?|boys|guys|uncles?|cousins|people) (?:want|will|know|are (?:coming|on))|(?:it|them) all saved|saved (?:every|all)|(?:going to|gonna|'ll|will) (?:share|post|show|send) (?:yours|everyone|everybody|your)|everyone (?:should|must) (?:see|know)|(?:drove|came|walked) to (?:your|ur) (?:flat|house|place|work|office)|deal with (?:you|u)|learn not to|your shift|what happened last time|(?:send|give|owe|want|need|have) (?:me )?(?:the |my |some )?money|donation|contribution|bitcoin|(?:a|the) price|gon+a pay|e-?wallet|r ?\d{3,}|you (?:will|shall)\b|until (?:then|you)|won'?t eat|write (?:me )?an apology|apologi[sz]e (?:now|to me|properly|or))\b/i;
const PARTING =
  /\b(?:goodbye|it'?s over|we'?re (?:done|over|finished)|i'?m done|done with (?:you|this|us)|never want to (?:see|hear)|(?:don'?t|do not|never) (?:contact|write to|text|message|call) me(?=\s*(?:[.,!]|$)| (?:again|any|ever|back)\b)|leave me alone|lose my number|can'?t do this any ?more|not (?:be )?(?:seeing|meeting) you again|unmatch\w*)\b/i;
/** Told as a joke, as a kindness, or of a dream. */
const LIGHTLY =
  /\b(?:haha\w*|lol|lmao|jk|kidding|did it hurt|just joking|in a good way|happy tears|so (?:sweet|beautiful|lovely|happy|funny)|laughed so hard|made my (?:day|night|week)|dream(?:t|ed|ing)?|best (?:night|evening|day|date)|good hurt|my abs|ribs)\b|😂|🤣|😜|😏|😉|🥰|😍/iu;

const YOU = '(?<!did |do |if |have )\\b(?:you|u)';
const THEN =
  "(?:'ve| have| had)?(?: (?:just|also|even|actually|only|then|still|again|once|literally|simply|always|kept|went and))*";
const cue = (source: string): RegExp => latin(new RegExp(source, 'iu'));

const PASSED_ON = cue(
  `${YOU}${THEN} (?:(?:told|showed|mentioned)(?! me\\b)|(?:sent|forwarded) (?:my|our|that|it|the|them|him|her)\\b|shared|posted|repeated|read out|screenshotted)`,
);
const NOT_YOURS =
  /\b(?:wasn'?t|isn'?t|was not|not) yours to (?:tell|share|show|post)\b|\b(?:you|u) outed me\b|\b(?:you|u) [^!?]{2,90}\b(?:it|that) was mine to (?:say|tell|share)\b/i;
const IN_TRUST =
  /\b(?:in confidence|confidential|private(?:ly)?|between (?:us|you and me|the two of us)|nowhere else|(?:only|never) told (?:you|anyone|anybody|no ?one)|trust(?:ed)? (?:you|u) with|trust (?:you|u)\b|(?:wasn'?t|not) yours to|behind my back|my secret|what i can tell (?:you|u))\b/i;

const AT_THEIR_COST = cue(
  `${YOU}${THEN} (?:laughed (?:at me|when i|at my|about m[ey])|made (?:fun of|a joke (?:about|of|out of))|mocked|joked about (?:me|my)|imitated|mimicked|took the (?:mick\\w*|piss) out of|rolled (?:your|ur) eyes|(?:told|said|announced|called)\\b[^?]{1,60}\\bin front of)|(?:your|ur|that|the) (?:joke|jokes|comment|comments|remark|remarks|teasing|imitation|impression)\\b|wasn'?t (?:a joke|funny) (?:to|for) me`,
);

const NOT_KEPT = cue(
  `${YOU}${THEN} (?:stood me up|left me (?:standing|waiting|hanging|sitting)|never (?:showed(?: up)?|pitched(?: up)?|came|called|turned up)(?= *(?:[.!,;]|$|and|even))|forgot (?:about )?(?:my|our) (?:birthday|anniversary|dinner|date|plans?|call|interview|exam|graduation|recital|show|concert|evening|lunch|braai|party)|(?:said|promised) (?:that )?(?:(?:you|u)(?:'d| would|'ll| will)|to)\\b[^.!?]{0,45}\\b(?:and|but|then|instead) (?:(?:you|u) )?(?:\\w+ )?(?:didn'?t|never|forgot|weren'?t|did not|nothing)\\b)`,
);
/** No fault by itself, only where it hurt. */
const CAME_SHORT = cue(
  `\\b(?:you|u) were (?:\\p{L}+ ){0,3}(?:late|drunk)\\b|${YOU}${THEN} (?:cancelled|canceled|came (?:at|late|home|an|two|three)|arrived|left (?:early|me|without|before)|(?:just )?fell asleep|bailed|forgot|missed|didn'?t (?:come|pitch|show|call|remember|bother))\\b`,
);
const ELSEWHERE = cue(
  `${YOU}(?:'re| are| were| was| kept| spent| sat| stayed)[^.!?]{0,25} (?:on|at|with|into) (?:your|ur) phone\\b|${YOU}${THEN} (?:ignored (?:me|my)|flirted with|(?:didn'?t|never) (?:even )?(?:notice|look at me|greet|say (?:hi|hello|a word|anything|one word))|barely (?:looked|spoke|said)|(?:danced|spoke|talked|chatted) (?:with|to) every(?:one|body) (?:but|except))|\\b(?:when(?:ever)?|because) (?:you|u) (?:don'?t|didn'?t|never|won'?t) (?:answer|reply|text|write|call)|\\bwhen(?:ever)? (?:you|u) (?:go|went) (?:quiet|silent|cold)\\b`,
);
const WAS_TOLD = /\bi (?:did|already|literally) (?:tell|told|say|said|mention\w*)\b/i;
const NAMED_LESS = cue(
  `${YOU}${THEN} (?:introduced?|described?|referred to|called) me (?:to \\p{L}+ )?(?:as )?(?:just |only )?["']?(?:(?:your|ur|a|the|some) )?["']?(?:(?:just|good|old|work|new) )*["']?(?:friend|mate|buddy|pal|colleague|cousin|flatmate|roommate|back ?up|plan b|nobody|fling|placeholder)\\b|\\btold (?:(?:your|ur|the|my) )?\\p{L}+\\b[^.!?]{0,45}\\b(?:i was|i'm|i am|we're|we are|we were) (?:(?:just|only|the|your|a|nothing) )*["']?(?:the )?(?:back ?up|plan b|option|nobody|nothing|casual|fling|placeholder|just friends|seat filler|bit of fun)\\b|${YOU}${THEN} (?:didn'?t|never) (?:even )?introduced? me\\b|${YOU}${THEN} (?:hid me|kept me (?:a )?secret)\\b|\\b(?:(?:somebody|someone|anybody|anyone)'s (?:dirty |little )*secret|your (?:dirty |little )+secret|be your secret)\\b`,
);
const ROUGH = cue(
  `${YOU}${THEN} (?:shouted|yelled|snapped|screamed|swore|barked) at (?:me|my|the|our|that)\\b|\\b(?:the way|how) (?:you|u) (?:spoke|talked|treated|behaved|were|shouted|snapped|looked) (?:to|at|with|about)?\\s?(?:me|your|the|my|our|that|her|him|them)\\b|\\b(?:speak|talk) to me like (?:that|this)\\b|${YOU}${THEN} called me (?:\\w+ ){0,2}?(?:stupid|lazy|fat|dramatic|crazy|needy|clingy|too much|sensitive|selfish|old|cheap|boring|names|useless)\\b`,
);
/** Rough enough to be named without a word about the hurt. */
const PLAINLY_ROUGH = cue(
  `${YOU}${THEN} (?:shouted|yelled|screamed|swore) at me\\b|\\b(?:not sure (?:about|how i feel about)|didn'?t like|don'?t like|not ok(?:ay)? with|not comfortable with|weren'?t ok) (?:the way|how) (?:you|u) (?:spoke|talked|treated|behaved|acted|were|shouted|snapped|looked)\\b|\\b(?:don'?t|do not|can'?t) (?:get to )?(?:speak|talk) to me like (?:that|this)\\b`,
);
const HURT_BY_THEM = cue(
  `\\b(?:it|that) (?:\\w+ ){0,2}?(?:hurts?|stung) (?:\\w+ ){0,3}?(?:when|that|how|because) (?:you|u)\\b|\\b(?:felt|feel|was|am|i'm) (?:\\w+ ){0,3}?(?:hurt|stung|small|stupid|dismissed|belittled|upset|embarrassed|put down|disappointed) (?:\\w+ ){0,3}?(?:when|that|how|by what|because) (?:you|u)\\b|\\b(?:you|u) (?:really |actually |just )?(?:hurt|embarrassed|humiliated) me\\b|\\b(?:what|something|the thing|that thing|things) (?:you|u) (?:said|did|wrote)\\b[^.!?]{0,30}\\b(?:hurt|stung|upset|bothered)\\b|\\b(?:what|the thing|that thing|things) (?:you|u) said about my (?:m[ou]m|mother|dad|father|family|sister|brother|son|daughter|kids?|weight|body|job|accent|culture|language|faith|religion|ex|scars?|skin|hair)\\b[^?]{0,30}\\b(?:can'?t stop thinking|stuck|sat with me|still|keeps?|not ok)|\\bwhen(?:ever)? (?:you|u) (?!(?:kiss|smile|hug|hold|look(?:ed)? at me|touch|sing|laugh)\\p{L}*\\b)\\p{L}+\\b[^!?]{1,80}\\bi (?:just |really )?(?:felt|feel) (?:\\p{L}+ ){0,2}(?:small|stupid|hurt|humiliated|embarrassed|invisible|dumb|belittled|ashamed|disrespected|unwanted|worthless|like (?:an? )?(?:idiot|fool|child|joke|burden|nobody|afterthought))|\\b(?:you|u) (?:made|passed) (?:a|that|another) (?:\\p{L}+ )?(?:comment|remark|crack) about (?:my|me)\\b[\\s\\S]*\\b(?:please|don'?t|no|not|stop)\\b|\\bi (?:won'?t|will not|'?m not going to|am not going to) [^.!?]{3,50} like that again\\b`,
);

/** Asked for, and for themselves: their picture, their rest, their door. Whom the reader sees is no such wish. */
const AGAINST_A_WISH = cue(
  `\\b(?:you|u) (?:took|posted|filmed|recorded|shared|uploaded) (?:an? |that |the )?(?:video|photo|pic|picture|clip)s?\\b(?=[\\s\\S]{0,80}\\b(?:please|pls) (?:delete|remove|take))(?<=\\b(?:of me|when i|while i|my)\\b[\\s\\S]{0,60})|\\bi(?:'d| had| have|'ve)? (?:already |even |specifically )?(?:asked|told|begged) (?:you|u) (?:nicely |please |twice |already )?not to (?:post|share|tell|call|phone|text|come|touch|smoke|wake|read|open|mention|bring|use|move|shout|swear|joke|tag|film|record|park|feed|drink)\\b[\\s\\S]{0,60}\\b(?:and|but|yet|then)\\b|\\bi(?:'d| had| have|'ve)? (?:already |even )?(?:told|asked) (?:you|u) (?:that )?i (?:really |just )?(?:need(?:ed)?|want(?:ed)?) (?:a |an |some |my |the |to )?(?:quiet|space|time|room|rest|sleep|early|alone|night (?:off|in|alone)|be alone|study|work|focus|break)\\b[^?]{0,50}\\b(?:and|but|yet) (?:then )?(?:you|u)\\b|\\b(?:you|u) promised (?:me )?(?:(?:that )?(?:you|u)(?:'d| would|'ll| will|'re| wouldn'?t| won'?t)|not to|to)\\b[^.!?]{2,60}\\b(?:and|but|yet)(?: (?:then|now|on|last|this|today|yesterday|still|\\p{L}+day)){0,4} (?:you|u)\\b`,
);

/** What it left behind, in more words than those for pain. */
const LEFT = cue(
  `\\b(?:feel(?:ing)?|felt) (?:(?:so|very|really|a bit|a little|kind of|kinda|pretty|quite|just|rather|all) )*(?:used|sore|silly|cheap|unwanted|worthless|second|excluded|unheard|unseen|taken for granted|judged|cornered|pushed|lied to|like (?:an?|the|your|some|my own) (?:\\p{L}+ )?(?:prop|child|kid|maid|servant|extra|ghost|furniture|stranger|fool|idiot|joke|burden|atm|taxi|accessory|trophy|spare|third wheel|decoration|afterthought|nobody|option|help|visitor|guest|nuisance|problem|assistant|driver|employee|audience)|like i (?:wasn'?t|was not|didn'?t|don'?t|am not|'m not) (?:even |really )?(?:there|worth|matter|exist|count|belong|good enough|important|enough))\\b|\\b(?:sore|upset) about\\b|\\bcross with (?:you|u)\\b|\\bmak(?:es|ing) me feel (?:(?:so|very|really|a bit|kind of) )*(?:used|bad|small|stupid|cheap|unwanted|guilty|alone|like (?:an?|the|your|i))\\b|\\bthe lie\\b|\\bli(?:ed|e) to (?:me|my face)\\b|\\bfor once,? i(?:'d| would)\\b|\\bon my own with\\b|\\balone with\\b|\\bdon'?t want to talk (?:tonight|now|today|right now|yet)\\b|\\bdidn'?t (?:like|love|appreciate) (?:it|that|how|the way)\\b|\\b(?:hard|not easy) to (?:hear|read|watch|sit through)\\b|\\bnot (?:\\p{L}+ )?worth (?:a|an|the)\\b|\\bthat'?s not (?:ok|okay|fair|on|right|kind|cool)\\b|\\bmade it a joke\\b|\\b(?:couldn'?t|can'?t|could not) (?:really )?(?:enjoy|eat|sleep|look at|stop thinking|shake|get past|let go|concentrate)\\b|\\bfloor to (?:open|swallow)\\b|\\b(?:it|that) (?:has )?(?:\\p{L}+ )?(?:stayed with|stuck with|sat with|bugged|bothers|threw|stopped) me\\b|\\beveryone laughed\\b|\\b(?:don'?t|didn'?t) (?:even )?know what i (?:did|said)\\b|\\b(?:wonder\\p{L}*|asking myself) what i (?:did|said)\\b|\\bbeing (?:so )?(?:dramatic|difficult|sensitive|silly|childish|needy|paranoid|too much)\\b|\\bnot even (?:mad|angry|cross)\\b|\\bexplain (?:it|that) to me\\b|\\bit'?s (?:a )?small (?:thing )?but\\b|\\bfe(?:el|lt)s? like a (?:hint|dig|test|punishment|chore|joke|slap|warning|brush ?off)\\b|\\bfelt (?:rushed|pushed|cornered|watched|judged|tested|compared|dropped|brushed off|shut out|talked down to|patronised|caught out|exposed|unsafe|awful|horrible|terrible|sick|weird|off)\\b|\\b(?:phone|ask|call|knock|text|tell me|check|warn me) first next time\\b|\\bnext time (?:just |please |maybe )?(?:phone|ask|tell|call|knock|check|warn|say)\\b|\\bplease (?:just )?(?:say so|be honest|tell me straight)\\b|\\b(?:deserve|expected|hoped for) (?:better|more)\\b|\\bthe only (?:one|person) who\\b|\\bi'?m always the one\\b|\\b(?:so )?when (?:you|u) say (?:you|u)'?ll\\b|\\bi (?:practised|practiced|worked|saved|planned|waited|cooked|dressed up|took (?:a day|the day|leave))\\b[^.!?]{0,30}\\b(?:for|all|a|two|three|nine|ten|weeks?|hours?|days?|years?)\\b|\\bmean(?:s|t)? (?:slowly|no|stop|it)\\b|\\bshould(?:n'?t| not) have to\\b|\\bin front of (?:your|my|the|all|everyone|everybody) (?:whole |entire )?(?:family|friends|mates|mother|mom|mum|kids|colleagues|boss|table|parents|cousins|team|waiter|waitress)?`,
);
/** Said before or after what is no easy thing to say. */
const NO_QUARREL =
  /\b(?:i'?m not (?:fighting|angry|shouting|mad|accusing|attacking|blaming)|(?:don'?t|do not) want (?:a|to) fight|not (?:trying|here) to fight|don'?t want to be that person|not being (?:dramatic|difficult)|just being honest|i need(?:ed)? to (?:say|get) (?:this|it|something)|say things when they happen|i'?d rather (?:you knew|tell you|say it)|i have to say (?:this|it|something)|so here:)/i;
const PAINED =
  /\bi(?:'?m| am| was| felt| feel)(?: \w+){0,3} (?:hurt|stung|small|stupid|silly|dumb|invisible|ignored|belittled|dismissed|humiliated|embarrassed|disappointed|unwanted|disrespected|ashamed|put down|let down|left out|second best)\b|\b(?:you|that|it) (?:\w+ ){0,2}?(?:hurt|embarrassed|humiliated|disappointed) me\b/i;
/** What is told of themselves, taken on themselves, or watched. */
const NOT_OF_YOU =
  /\b(?:not (?:because of|your fault|about you)|nothing to do with (?:you|u)|(?:it'?s|that'?s|it was|is) not you\b|i'?m (?:so |really |very )?sorry (?:i\b|for|that i|about my)|i was (?:short|rude|harsh|wrong|unfair|mean|cross)|my (?:fault|bad)|(?:you|u) (?:deserved better|did nothing|didn'?t (?:earn|deserve))|i shut down|made a note|i notice\b|counting the)\b/i;
const NOT_BECAUSE = /\b(?:not (?:because of|your fault|about) (?:you|u)\b|nothing to do with (?:you|u)\b)/i;
const HABIT =
  /\bi'?m always the one who\b|\b(?:so )?when (?:you|u) say (?:you|u)'?ll\b|\b(?:your (?:mates|friends|family|brother|sister|mother|mom)) (?:were|was|kept|laughed|talked|said|made)\b[^.!?]{0,60}\b(?:and|while) (?:you|u)\b|\b(?:you|u) (?:always|never|keep|kept) (?!(?:me|know|forget|fail|win|smell|look|safe|going|been|have|had)\b|make me (?:laugh|smile|happy))/i;
const ACTS = cue(
  `${YOU}${THEN} (?:(?:spoke|talked) over|left me|put me (?:down|on the spot|in)|told (?:everyone|everybody|them|him|her|your|my)|said (?:(?:that )?(?:you|u)(?:'d| would)|i|my|that i)|made (?:it|me (?:feel|look|wait|pay)|fun)|had me|were (?:(?:so|really|very|quite) )?(?:rude|cold|drunk|late|mean|unkind|harsh|gone|laughing)|called (?:me|my)|went (?:home|off|quiet|cold)|got (?:drunk|angry|loud)|cancelled|canceled|bailed|drove off|stormed|walked (?:off|out|away)|hung up|interrupted|ignored|dismissed|laughed|mocked|corrected|lied|hid|forgot|promised|blamed|pushed|grabbed|shouted|yelled|snapped|sulked|compared|embarrassed|disappeared|vanished|ghosted|turned your back|turned up|rocked up|showed up|grinned|smirked|stared|checked|rushed|carried on|kept (?:going|quiet|talking|looking)|said nothing|said (?:relax|calm down|whatever|cool|we)|told me (?:i|to|you|it|that)|made (?:a|that) (?:face|comment|remark|sound|noise|scene)|sighed|shushed|cut me off|talked about|changed the subject|brushed (?:it|me)|waved (?:it|me)|stood there|sat there|left (?:early|without|me|the)|let (?:me|them|him|her) (?:pay|walk|go|sit|say|talk|stand)|acted|pretended|deleted|took (?:over|my)|chose|decided|broke|lost my|used me|treated|judged|assumed|(?:didn'?t|did not) (?:even )?(?:ask|tell|invite|say|warn|defend|stand up|speak|look|wait|listen|offer|stop|tell|notice|thank|introduce|help|check|apolog\\w*|come|call|show|bother|greet|answer))\\b|\\bsaw (?:you|u) on (?:the app|tinder|hinge|bumble)\\b`,
);

/** No word about a feeling is needed beside these. */
const PLAINLY_ILL =
  "(?:sulked|yawned|scrolled|smirked|grinned|rolled (?:your|ur) eyes|sighed|shushed me|fell asleep|made (?:a|that) (?:face|comment|remark|noise)|looked (?:away|at (?:your|ur) (?:plate|phone|watch|feet|shoes|mates|friends))|checked (?:your|ur|the) \\p{L}+|changed the subject|carried on (?:talking|eating|scrolling|watching)|walked (?:off|out|away|ahead)|interrupted|corrected me|told me (?:to (?:relax|calm|get over|grow up|lighten)|i(?:'m| am| was) (?:being|too|over))|said ['\"]?(?:relax|calm down|whatever|get over it|is it finished|cool|ok and|so what)|took a (?:video|photo|picture|call)|turned (?:up|away|around)|left me|hung up|said nothing|kept quiet|didn'?t (?:even )?(?:look (?:at me|up)|say (?:a word|anything|sorry)|ask|listen|stop|notice|help|come))";
const CONTRAST = cue(
  `\\b(?:when|while|after) (?:i|we)\\b[^.!?]{2,70}\\b(?:you|u)(?: (?:just|only|even|still|all))* ${PLAINLY_ILL}\\b|\\bi(?:'m|'d| was| \\p{L}+)\\b[^.!?]{2,90}\\b(?:and|but)(?: then)? (?:you|u)(?: (?:just|only|even|still))* ${PLAINLY_ILL}\\b|\\b(?:you|u)(?: (?:just|only|even|still))* ${PLAINLY_ILL}\\b[^.!?]{0,40}\\bwhen(?:ever)? i\\b|\\bbecause (?:last time|when) i\\b[^.!?]{2,50}\\b(?:you|u) ${PLAINLY_ILL}\\b`,
);
const PLAINLY_WRONG = cue(
  `${YOU}${THEN} (?:made me (?:sound|look|seem) (?:\\p{L}+ ){0,2}(?:desperate|stupid|crazy|bad|cheap|silly|like)|(?:didn'?t|never) (?:even )?(?:defend me|stand up for me|stick up for me|back me up|take my side)|invited (?:your|ur) ex\\b|borrowed my \\p{L}+[^.!?]{0,40}\\b(?:back|returned it)\\b[^.!?]{0,15}\\b(?:empty|dirty|broken|late|without|scratched|stinking|full of)|(?:unfollowed|blocked|muted|unmatched) me (?:after|because|over|when)|(?:clearly|obviously) (?:had|have) (?:more important|better|other) (?:things|plans|people)|(?:said|told \\p{L}+) (?:that )?i(?:'m| am| was) (?:a lot|too much|crazy|needy|desperate|boring|dramatic)|saying i(?:'m| am|'m) ['"]?(?:a lot|too much|crazy|needy|desperate|boring|dramatic))\\b|\\bsaying (?:that )?i'?m ['"]?(?:a lot|too much|crazy|needy|desperate|boring|dramatic)\\b`,
);
const NICE =
  /[!]|\p{Extended_Pictographic}|\b(?:thank you|thanks so|lovely|sweet of|loved it|amazing|gorgeous|proud of you|impressed|butterflies|legend)\b/iu;

const isReproach = (plain: string): boolean =>
  ((hits(CONTRAST, plain) || hits(PLAINLY_WRONG, plain)) && !hits(NICE, plain) && !hits(NOT_OF_YOU, plain)) ||
  ((hits(LEFT, plain) || hits(NO_QUARREL, plain) || hits(PAINED, plain)) &&
    (hits(ACTS, plain) || hits(HABIT, plain)) &&
    !hits(NOT_OF_YOU, plain));

const PARTS: ReadonlyArray<readonly [Part, (plain: string) => boolean]> = [
  ['against a wish', (plain) => hits(AGAINST_A_WISH, plain)],
  ['confidence', (plain) => hits(NOT_YOURS, plain) || (hits(PASSED_ON, plain) && hits(IN_TRUST, plain))],
  ['named less', (plain) => hits(NAMED_LESS, plain)],
  ['harsh', (plain) => hits(PLAINLY_ROUGH, plain) || (hits(ROUGH, plain) && hits(HURT, plain))],
  ['laughed at', (plain) => hits(AT_THEIR_COST, plain) && hits(HURT, plain)],
  ['let down', (plain) => hits(NOT_KEPT, plain) || (hits(CAME_SHORT, plain) && hits(HURT, plain))],
  ['not there', (plain) => hits(ELSEWHERE, plain) && (hits(HURT, plain) || hits(WAS_TOLD, plain))],
  ['hurt', (plain) => hits(HURT_BY_THEM, plain)],
  ['reproach', isReproach],
];

/** A demand, a check or a price in it, so that it is more than a hurt told. */
export const grips = (plain: string): boolean => hits(GRIP, plain);

/** What the reader did to them, where they say so to the reader's face, demand nothing and do not leave over it. */
export function partOf(plain: string): Part | undefined {
  if (hits(NOT_BECAUSE, plain)) return undefined;
  const part = PARTS.find(([, told]) => told(plain))?.[0];
  return part && !hits(GRIP, plain) && !hits(PARTING, plain) && !hits(LIGHTLY, plain) ? part : undefined;
}

/** What the trained reader hears in a reproach; only a rule may say it of one who was hurt. */
export const REPROACHFUL: ReadonlySet<Intent> = new Set<Intent>([
  'jealousy_control',
  'insult',
  'harassment',
  'threat',
  'sextortion',
]);
