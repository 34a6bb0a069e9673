/** What demeans somebody, and what presses on after a no: in English, Afrikaans and isiZulu, told by the turn of phrase and not by one word. */

/** They, their intellect, age, looks, manners, friends are run down. */
const DEMEANING: readonly RegExp[] = [
  /\bgrow up\b(?! (?:in|with|near|there|on|around|together))|\bget (?:a life|over (?:it|yourself))\b|\blearn (?:to|how to) (?:spell|read|write|drive|cook|behave|talk)\b[^.!?]{0,20}\b(?:first|then|before)\b|\b(?:you(?:'re| are)?|u r|ur) (?:just |such an? |a bit |a |an |so |too |really |being |all )*(?:psycho|crazy|pathetic|stupid|dumb|idiots?|thick|boring|desperate|paranoid|needy|clingy|creep|weirdo|loser|show-?off|drama queen|hopeless|childish|immature|touchy|over ?sensitive|ridiculous|nothing special|basic|old for)\b/iu,
  /(?:^|[.!?,] ?)(?:wow,? |ok(?:ay)?,? |sounds like you(?:'re| are) |a |bit |so |ew+,? )*(?:touchy|desperate|needy|clingy|paranoid|pathetic|creeps? like you|jealous much|bitter)\b/iu,
  /\b(?:not|no) (?:exactly )?(?:the |that |as |so |very )(?:sharpest|brightest|smartest|special|interesting|pretty|bright|clever)\b[^.!?]{0,30}|\b(?:that|so|too|overly|really) sensitive\b|\bdidn'?t (?:realise|realize|know) you were (?:that|so|this)\b/iu,
  /(?<!\b(?:for|about|of) )\byour loss\b|\bplenty (?:of (?:fish|others)|more fish)\b|\b(?:better|prettier|nicer) ones?\b[^.!?]{0,15}\b(?:here|there|out there)\b|\bthe only (?:girl|guy|woman|man|one|fish)\b[^.!?]{0,20}\b(?:here|in|at|on|e\p{Lu}\p{L}+)/iu,
  /\b(?:nobody|no one) (?:likes|asked|cares|wants|would want)\b(?! (?:me|us|it's|how|for)\b)[^.!?]{0,40}|\bwho (?:asked|cares)\b|\b(?:why|that'?s why|no wonder) (?:nobody|no one|you(?:'re| are) (?:single|alone))\b/iu,
  /\bat your age\b|\b(?:for|of) (?:someone|a woman|a man) your (?:age|size)\b|\bgrand(?:pa|ma)\b[.!?]*$|\byour majesty\b|\bprincess\b[.!?]*$/iu,
  /\b(?:people with|have some|learn some|got no) manners\b|\btook you long enough\b|\babout time\b[.!?]|\bshould(?:'ve| have) (?:had|known|checked|thought|listened|done|been)\b|\bthat'?s (?:basic|just basic|common sense)\b/iu,
  /\b(?:is|are|sounds?|sound like|probably|yours? is|all) (?:[\w']+ ){0,3}(?:trash|garbage|rubbish|idiots?|stupid|dumb|lame|basic|cringe)\b/iu,
  /\b(?:always|just|more) excuses\b|\bexcuses?,? excuses\b|\bcry(?:ing)? (?:about|over) (?:it|that)\b[^?]{0,10}[.!]|\bthen what'?s the point\b|\bwhat'?s the point of (?:you|being|this|even)\b|\bwaste of (?:my )?time\b/iu,
  /\b(?:are|is) (?:always |all |just |usually )+(?:so |too |that |very )*(?:desperate|needy|clingy|crazy|dramatic|boring|shallow|stupid|lazy|jealous|psycho)\b|\bhow do you (?:even )?(?:fail|mess|not|forget|lose)\b|\bit'?s (?:just )?basic\b|\blike you failed\b/iu,
  /\bpeople like you\b|\b(?:women|men|girls|guys) like you\b[^.!?]{0,30}\b(?:always|never|why|all)\b|\bmost (?:women|men|girls|guys) would\b/iu,
  /(?<!\p{L})(?:jou verlies|jou eie skuld|jy'?s? (?:is )?(?:niks spesiaals?|nie so (?:spesiaal|mooi|oulik|slim)|'n (?:idioot|dom\p{L}*|sielkundige geval)|te sensitief|simpel|dom|mal|vet|lelik)|niks spesiaals nie|in elk geval nie so|word groot|kry 'n lewe|dom (?:vraag|question|mens)|altyd (?:net )?(?:verskonings|excuses)|excuses met julle|mooi maniere|mens met maniere|ek antwoord darem|dis wat gebeur as (?:mens|jy)|hoekom so (?:kwaai|moeilik|sensitief))(?!\p{L})/iu,
  /(?<!\p{L})(?:uyisilima|uyisiphukuphuku|uyisithutha|uhlanya|umdala kakhulu|ubudala bakho|uzitshela ukuthi|awuyena wedwa|awumuhle|uzenza ngcono|nxa|usile)(?!\p{L})/iu,
];
export const demeans = (text: string): boolean => DEMEANING.some((pattern) => pattern.test(text));

/** Presses: bargains over a no, asks for one more chance, makes them account for it. */
const PRESSING: readonly RegExp[] = [
  /\b(?:just|only) (?:the )?(?:one|a) (?:quick |small |little |last |more |single |tiny )*(?:coffee|drink|chance|date|evening|night|call|photo|pic|picture|time|hour|dinner|try|thing|reason)\b|\b(?:one|a) (?:more|last|second|final) (?:chance|try|date|shot)\b|\bgive (?:me|us|it) (?:just )?(?:a|one) (?:chance|reason|try|shot|date)\b/iu,
  /\bif you (?:really|actually|truly) (?:wanted|want|cared|care|liked|like|loved|love|meant)\b|\b(?:surely|can'?t|couldn'?t) you (?:can |could |just |not |at least |even |manage |find |spare |ask |get )*(?:spare|find|ask|get|make|come|manage|try)\b|\byou (?:owe|promised) me\b|\bcome on,? (?:babe|now|don'?t|it'?s|just|one)\b|(?:^|[.!?,] ?)(?:oh |ah |ag |aw )?come on\b(?! in| over)[^.!?]{0,60}\b(?:just|only|babe|one|please|don'?t|it'?s|takes?)\b/iu,
  /\bat least (?:tell|say|explain|answer|reply)\b|\b(?:at least|can you (?:at least|just)|just) (?:tell|say|explain|give)(?: me| to me)?\b[^.!?]{0,15}\b(?:what i did|why|a reason|one reason|what'?s wrong|what went wrong)\b|\btell me what i did wrong\b/iu,
  /\b(?:you'?ll|you will|you'd) (?:see|regret|miss|change your mind|come (?:round|around))\b[^.!?]{0,30}|\bi(?:'ll| will) (?:keep (?:trying|asking|writing)|not give up|prove|change your mind)\b|\bnot (?:giving|give) up\b|\bdon'?t be (?:like that|shy|boring|difficult|so)\b|\bi(?:'ve| have) been looking forward to this\b|\bit was (?:just |only )?a compliment\b|\bit'?s (?:just|only) a (?:word|joke|name|compliment|photo|pic|drink)\b/iu,
  /\blet'?s just meet\b/iu,
  /(?<!\p{L})(?:gee (?:my|ons|dit) (?:net |nog |maar )*(?:een|'n|nog 'n)?(?: \p{L}+)? ?(?:kans|geleentheid|koffie|rede)|net (?:een|'n) (?:keer|koffie|kans|drankie|aand|foto)|just een keer|een laaste kans|ag (?:toe nou|come on|kom nou|toe)|kom nou,|moenie so wees|ek wou net (?:gesels|praat|weet)|dit kom mos met tyd|jy sal (?:sien|spyt wees)|as jy regtig|oulik bedoel)(?!\p{L})/iu,
  /(?<!\p{L})(?:ngi|ndi)?(?:nike|nikeze|cela|phe)\p{L}* (?:i)?(?:thuba|kutyholo|ithuba|isizathu)(?: elilodwa| nje)?|(?<!\p{L})(?:ithuba elilodwa|kanye nje|kodwa why|one reason and i'?ll go|ngiyakuncenga|ungangishayi indiva|ngingakwelapha)(?!\p{L})|(?<!\p{L})kodwa (?:kungani|ngoba|why)(?!\p{L})[^.!]{0,40}/iu,
];
/** A plan is asked after again: fine between two who plan, and not after a no or in grief. */
const ASKS_AGAIN =
  /\b(?:give it|let'?s try|how about|just|maybe) (?:one|another|a second|a last|some|more)(?: more| last)? (?:\w+)|\bone (?:more|last) (?!thing\b|question\b)\w+|\bgive it (?:time|a (?:chance|try|go))\b|\b(?:so |but )?(?:are we still on|can we still|we still (?:do|on|for|meet|good)|still (?:do|on for) (?:\w+day|tonight|tomorrow))\b|(?<!\p{L})(?:is ons nog aan|ons is nog reg vir|sisahlangana)(?!\p{L})/iu;
/** @param refused they said no, set a limit or have a hard time */
export const presses = (text: string, refused: boolean): boolean =>
  PRESSING.some((pattern) => pattern.test(text)) || (refused && ASKS_AGAIN.test(text));

/** Holds a door open, or a foot in it, after somebody has said for good that they are going. */
const AFTER_THE_END =
  /\b(?:keep my number|you know where (?:i am|to find me)|if (?:it|that|things) does(?:n'?t| not) work out|if you (?:ever )?change your mind|when (?:you|he|she|it) (?:break|breaks|gets? bored|dump)|i'?ll be (?:here|waiting)|don'?t be a stranger|we could still|can'?t we|what if we|let'?s (?:still|at least|just))\b/iu;
export const lingers = (text: string): boolean => AFTER_THE_END.test(text);

/** Goes along with lewd talk, gives in to control, or hands out what nobody should. */
const YIELDS: readonly RegExp[] = [
  /\b(?:here(?:'?s| is| are)|take|have|use|you can have|i'?ll (?:send|give|share)(?: you)?|sending(?: you)?|text(?:ing)? you|let me send(?: you)?) (?:\w+ )?(?:my|the) (?:phone )?(?:password|passcode|pin|login|log-in|account|otp|code|address|location|live location|nudes?|id number|home address|number)\b|\bcheck (?:my phone|for yourself|it yourself|whenever you want)\b|\b(?:text|send|give|drop) me your (?:home )?address\b/iu,
  /\b(?:why wait,? come over|skip the (?:drink|date|coffee|dinner)|just a towel|nothing underneath|take (?:it|them) off|come (?:over|round) and (?:see|find out|check)|why don'?t you come (?:over|round|and)|(?:back|front) door(?:'s| is)? (?:usually |always )?(?:open|unlocked)|tied up|neck kisses|in (?:my|your) bed\b|to my (?:room|bed)|bring a toothbrush|spend the night|stay the night)\b/iu,
  /\b(?:ok(?:ay)?|fine|sure|done|alright),? (?:you win|just (?:one|this once)|one (?:voice note|pic|photo|picture|video)|(?:i )?(?:deleted|blocked)|i'?ll (?:do it|delete|block|send))\b|\b(?:keep it|just) between us\b|\blisten with headphones\b|\bdone,? (?:i )?(?:blocked|deleted)\b/iu,
  /\bwhere do i (?:send|buy|get|pay)\b|\b(?:i'?ll|i can|let me) (?:get|buy|send|do|pay|transfer) (?:you |it |the )?(?:only )?(?:the )?(?:card|gift card|money|cash|\$?\d{2,})\b/iu,
  /(?<!\p{L})(?:woza (?:to my (?:room|place)|ekamelweni|kwami|endlini yami)|asikho isidingo sokulinda|kom (?:oor|kuier) (?:na my|by my) (?:plek|kamer|bed)|kom slaap (?:hier|by my)|hier is my (?:wagwoord|adres|nommer|pin)|ngizokuthumelela (?:imali|izithombe)|ek stuur (?:vir jou )?(?:geld|'n foto|die geld))(?!\p{L})/iu,
];
export const yields = (text: string): boolean => YIELDS.some((pattern) => pattern.test(text));
