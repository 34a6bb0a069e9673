/** What the reader asked last, by meaning: an answer to it can be short, long or odd and is still an answer to that. */

export const MINE = {
  work: /\bwhat(?:'?s| is| are| do| does)?\b[^?]{0,14}\b(?:(?:you|u) do\b(?! (?:today|tonight|on|at|this|last|over|in|for (?:fun|new year|christmas|easter|your|the|ur)|when|to\b|with|there|now|yesterday|if))|(?:your|ur) (?:job|work|9 to 5|profession|line of work|day ?job|occupation)|work (?:do|are|is it) (?:you|u)|line of work|job (?:do|are) (?:you|u))|\bwhere do (?:you|u) work\b|\b(?:you|u) do for (?:work|a living)\b|\bdo (?:you|u) work\b(?! (?:out|on|late|tomorrow|tonight|this))/i,
  likesWork:
    /\b(?:like|enjoy|love|happy (?:in|with|at)) (?:(?:your|ur) (?:job|work)|what (?:you|u) do|teaching|nursing|working (?:there|in|for|at)|it there|being an?)\b/i,
  studied:
    /\b(?:what|where) (?:did|do|are|were) (?:you|u) (?:study\w*|major\w*|go to (?:varsity|uni\w*|college|school))|\bdid (?:you|u) (?:study|go to (?:varsity|uni\w*|college))|\b(?:are|r) (?:you|u) (?:still )?(?:studying|at (?:varsity|uni\w*|college))/i,
  from: /\bwhere(?:abouts)? (?:did (?:you|u) grow up|(?:are|r) (?:you|u) (?:originally )?from|(?:were|was) (?:you|u) born|do (?:you|u) come from|(?:you|u) from)\b|\bdid (?:you|u) grow up\b|\b(?:your|ur) home ?town\b|\b(?:are|r) (?:you|u) (?:originally )?from (?:here|around)|\b(?:are|r) (?:you|u) (?:an? )?(?:real |born |proper )?(?:\w+ ){0,2}(?:original|local|native|import|transplant)\b/i,
  live: /\bwhere(?:abouts)? (?:do|are|r|in \w+(?: \w+)? (?:do|are))? ?(?:you|u) (?:stay|live|based|staying|living|situated)\b|\bwhat (?:area|suburb|side|part)(?: of \w+)? (?:are|r|do|you|u)\b|\bwhere ?abouts (?:are|r) (?:you|u)\b/i,
  siblings:
    /\b(?:siblings?|only child|big family|(?:any|have|got|many|or) (?:\w+ )?(?:brothers?|sisters?)|(?:are|r) (?:you|u) the (?:eldest|oldest|youngest))\b[^?]*\?/i,
  family:
    /\b(?:close (?:to|with)|get (?:on|along) with|see|visit|talk to|tell me about) (?:your|ur) (?:family|parents|folks|mom|mum|dad|siblings|sister|brother)\b|\b(?:do|does|is|are) (?:your|ur) (?:family|parents|folks|mom|mum|dad|siblings)\b[^?]{0,12}\b(?:live|stay|close|nearby|near|here|around)\b|\bfrom a big family\b|\bfamily like\b/i,
  app: /\bhow long (?:have|are) (?:you|u)\b[^?]{0,24}\b(?:here|this|the app|tinder|bumble|hinge)\b|\bnew (?:here|on|to)\b[^?]*\?|\b(?:you|u|^|\W)\s?been on (?:here|this|the app) long\b|\bwhat(?:'?s| has)? (?:it|this app|online dating)\b[^?]{0,12}\bbeen like\b/i,
  single:
    /\b(?:why|how(?! long)|how come|how is it that)\b(?![^?]*\bhow long)[^?]{0,30}\bsingle\b|\bwhy (?:are|r|aren'?t|is) (?:you|u|nobody)\b[^?]{0,16}\b(?:single|taken|snapped)\b/i,
  type: /\b(?:your|ur) (?:type|ideal)\b|\bdo (?:you|u) have a type\b|\bwhat (?:kind|sort|type) of (?:guy|man|woman|girl|person|people|men|women)\b|\bwhat do (?:you|u) (?:look for|want|like) in\b/i,
  lookingFor:
    /\blooking for\b|\bwhat do (?:you|u) want (?:from|out of)\b|\bwhat (?:brings|brought) (?:you|u)\b|\bhoping (?:for|to find)\b|\bwhy are (?:you|u) on (?:here|this)\b|\bwhat are (?:you|u) (?:after|here for)\b/i,
  birthday:
    /\b(?:when'?s?|when is|what day is|what date is) (?:your|ur) birthday\b|\bwhen were (?:you|u) born\b|\b(?:your|ur) birthday (?:again )?\?/i,
  sign: /\b(?:star ?sign|zodiac|(?:your|ur) sign|what sign)\b/i,
  smoke: /\bdo (?:you|u) (?:still )?(?:smoke|vape)\b|\b(?:are|r) (?:you|u) a smoker\b/i,
  drink: /\bdo (?:you|u) (?:still )?drink\b|\bwhat do (?:you|u) drink\b|\b(?:are|r) (?:you|u) a drinker\b/i,
  cook: /\bcan (?:you|u) (?:cook|bake)\b|\bdo (?:you|u) (?:like (?:to )?|enjoy |love (?:to )?)?(?:cook|bak)\w*\b|\b(?:good|great|decent) (?:cook|at cooking|in the kitchen)\b|\b(?:signature|best) dish\b|\bwhat can (?:you|u) cook\b/i,
  trip: /\b(?:best|favou?rite|last) (?:trip|holiday|place|vacation|city|country)\b|\bwhere have (?:you|u) (?:travelled|been)\b|\b(?:have|do) (?:you|u) (?:travel\w*)\b|\bbeen (?:anywhere|overseas|abroad)\b|\bwhere would (?:you|u) go (?:back )?(?:to)?\b/i,
  mornings:
    /\b(?:morning person|early bird|night owl|night person|morning or night|get up early|what time do (?:you|u) (?:wake|get) up)\b/i,
  reading:
    /\b(?:what|which|any|last)\b[^?]*\b(?:reading|books?|read)\b|\bdo (?:you|u) (?:like (?:to )?|enjoy |love )?(?:read(?:ing)?|books)\b|\bread anything\b/i,
  music: /\b(?:what|which|who)\b[^?]*\b(?:music|songs?|bands?|artists?|albums?|listen(?:ing)? to)\b/i,
  taste:
    /\b(?:favou?rite|fav|best)\b[^?]*\?|\bwhat (?:kind|sort|type) of (?:music|films?|movies?|food|series|books?|wine|things)\b|\bwhat (?:music|movies|films|food|series|books)\b|\bwhat do (?:you|u) (?:like|listen|watch|drink|eat|read|do for fun)\b|\bwhat are (?:you|u) into\b|\bhobbies\b|\bor\b[^?]{2,30}\?\s*$/i,
  weekendWas:
    /\b(?:how(?:'?s| was| is)?|good|nice|lovely|did (?:you|u) have)\b[^?]{0,24}\bweekend\b|\bwhat did (?:you|u) (?:do|get up to)\b[^?]{0,20}\b(?:weekend|saturday|sunday|yesterday)\b/i,
  dayWas:
    /\bhow(?:'?s| was| is| has|s)? (?:your|ur|the) (?:day|week|morning|afternoon|evening|night|shift|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bhow(?:'?s| was| is|s) (?:today|work)\b|\bgood day\?|\bhow did (?:your day|today) go\b|\bdid (?:you|u) have a (?:good|nice|ok|okay) (?:day|one)\b/i,
  howAreYou:
    /\bhow(?:'?s| is| are| r|s)? (?:you|u|it going|things|life|everything|ya)\b|\bhowzit\b|^\W*(?:hey|hi|hello|heyy+)\W*(?:you|there|u)?\W*$|\bhow (?:you|u) (?:doing|been|keeping)\b|\b(?:you|u) (?:good|well|ok|okay)\?/i,
  now: /\bwhat (?:are|r|'?re)? ?(?:you|u) (?:up to|doing|busy with|getting up to)\b|\b(?:wyd|wuu2|whatcha doing|what'?s (?:up|happening|new|potting))\b|\bwhats (?:up|happening|new|potting)\b|\bbusy\?/i,
  plans:
    /\b(?:plans?|doing|up to|happening|on)\b[^?]{0,20}\b(?:weekend|tonight|tomorrow|later|friday|saturday|sunday|holidays?|week|december|after work|long weekend)\b|\bany plans\b|\bweekend (?:look|plans)/i,
  pets: /\b(?:pets?|animals?|dogs? or cats?|have (?:a|any) (?:dogs?|cats?))\b[^?]*\?/i,
  kids: /\b(?:kids|children|little ones|are (?:you|u) a (?:mom|mum|dad|parent))\b[^?]*\?/i,
  slept:
    /\b(?:did|have) (?:you|u) sle(?:ep|pt)\b|\bhow did (?:you|u) sleep\b|\b(?:sleep|slept) (?:well|ok|okay|alright)\b|\bhow was (?:your|ur|the) night\b/i,
  eaten:
    /\bwhat(?:'?s| is| was) for (?:dinner|supper|lunch|breakfast)\b|\bwhat (?:did|are|r) (?:you|u) (?:eat|have|having|eating|cook|cooking|making)\b|\b(?:have|did) (?:you|u) eat(?:en)?\b|\bhad (?:supper|dinner|lunch)\b/i,
} as const;

export const MINE_MORE = {
  fun: /\bwhat (?:do|are|is) (?:you|u|your|ur)\b[^?]{0,30}\b(?:for fun|free time|spare time|hobby|hobbies|into|passionate|passion|enjoy|weekends|to (?:relax|unwind))\b|\bwhat(?:'?s| is| are) (?:your|ur) (?:hobby|hobbies|passions?|interests)\b|\bwhat makes (?:you|u) happy\b|\bany hobbies\b/i,
  likes:
    /\b(?:do|can) (?:you|u) (?:like|enjoy|love|play|dance|sing|hike|gym|run|paint|swim|surf|cycle|camp|fish|garden|braai|bake|watch|work out|train|travel|ride|ski|go to (?:the )?gym|exercise|box|golf)\b(?! (?:your|ur|me|my|us|it when)\b)|\b(?:are|r) (?:you|u) (?:into|a fan of|good at|sporty)\b/i,
  wantsKids:
    /\b(?:want|like|have) (?:to have )?(?:more |any )?(?:kids|children|a family|babies)\b[^?]{0,12}\b(?:one day|some ?day|in (?:the )?future|ever)?\?|\bwant (?:any |more )?(?:kids|children|babies|a family)\b/i,
  age: /\bhow old (?:are|r) (?:you|u)\b|\bwhat(?:'?s| is) (?:your|ur) age\b/i,
  height: /\bhow tall (?:are|r) (?:you|u)\b|\b(?:your|ur) height\b/i,
  livesWith:
    /\b(?:do|are) (?:you|u) (?:live|living|stay|staying) (?:alone|by yourself|on your own|with)\b|\bwho do (?:you|u) (?:live|stay) with\b|\b(?:your|ur) own place\b|\b(?:housemates?|roommates?|flatmates?)\b[^?]*\?/i,
  films:
    /\b(?:favou?rite|fav|best|last) (?:movie|film|series|show)\b|\bwhat (?:kind of |sort of |type of )?(?:movies|films|series|shows)\b|\b(?:watching|watched|seen|bingeing|binging)\b[^?]{0,20}\b(?:good|lately|now|at the moment|anything|something)\b|\bwhat (?:series|show) are (?:you|u)\b/i,
  coffee:
    /\b(?:do|how do|what'?s?)\b[^?]{0,14}\b(?:drink|like|take|your|ur) (?:your |ur )?(?:coffee|tea)\b(?! place)|\b(?:are|r) (?:you|u) a coffee person\b/i,
  feeling:
    /\bhow(?:'?s| is| are| r|s)? (?:you|u)\b|\bhow (?:are|r) (?:you|u) (?:feeling|doing|holding up)\b|\b(?:you|u) (?:ok|okay|alright)\?|\bfeeling (?:any )?better\b/i,
  plansAhead:
    /(?<!\b(?:what'?s|what is|remind me of|about|tell me) (?:the|our) )\bplans?\b[^?]{0,24}\b(?:weekend|tonight|tomorrow|later|evening|week|holidays?|christmas|easter|friday|saturday|sunday|december)\b|\bany plans\b|\b(?:weekend|tonight) plans\b|\bwhat (?:are|r) (?:you|u) (?:doing|up to|getting up to) (?:this weekend|on \w+day|tomorrow|tonight|later|for (?:the )?(?:weekend|holidays|christmas|easter))\b|\bweekend (?:look|plans)/i,
  howWas:
    /\bhow (?:was|were|is|'?s|did)\b(?! (?:you|u|your (?:mom|dad|mother|father|gran|daughter|son))\b)[^?]{2,50}\?/i,
  howIsTheirs:
    /\bhow(?:'?s| is| are|s| was)\b[^?]{0,14}\b(?:mom|mum|mother|dad|father|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter|kids?|little (?:one|girl|boy|guy)|family|parents|dog|cat|puppy|baby|niece|nephew|wife|husband|friend)\b[^?]*\?/i,
  loveLanguage: /\b(?:your|ur) love language\b/i,
  past: /\bwhy did (?:you|u|it|that|things|your)\b[^?]{0,30}\b(?:break|split|end|divorce|not work)\b|\b(?:ever |you |u )been (?:married|engaged)\b|\bwhat happened (?:with|between)\b[^?]{0,20}\bex\b|\b(?:last|longest) relationship\b|\b(?:are|were) (?:you|u) (?:divorced|married|engaged)\b/i,
  howLongSingle:
    /\bhow long (?:have |are )?(?:you|u)(?:'?ve)? (?:been )?(?:single|on your own|divorced|alone)\b|\bsince when are (?:you|u) single\b/i,
  ever: /\b(?:have|had) (?:you|u) (?:ever )?(?:been (?:to|on|in|up|skydiving|bungee|scuba|camping|overseas|abroad)|seen|visited)\b|\bever (?:been|tried|done|seen|eaten)\b/i,
  team: /\b(?:what|which|who)\b[^?]{0,14}\b(?:team|support)\b[^?]*\?/i,
  languages: /\b(?:do|can) (?:you|u) (?:speak|understand) \w+\b|\b(?:what|which|how many) languages\b/i,
  aboutThem:
    /\btell me (?:(?:a bit|a little|more|something|everything) )*about (?:yourself|you)\b|\b(?:your|ur) (?:whole )?story\b|\bdescribe yourself\b|\bwho (?:are|r) (?:you|u)(?= (?:really|exactly|then|anyway|when|outside|behind)\b|\W*$|[?.!,])|\bwhat should i know about (?:you|u)\b/i,
  name: /\b(?:what'?s?|what is) (?:your|ur) name\b|\bwhat (?:should|can|do) i call (?:you|u)\b/i,
  photo:
    /\b(?:who(?:'?s| is)|is that|was that|where (?:was|is)|where'?s)\b[^?]{0,30}\b(?:pics?|photos?|pictures?|profile|taken|with (?:you|u))\b|\bis that (?:your|ur) (?:dog|cat|car|sister|brother|mom|kid|house|boat|bike|horse)\b/i,
  favourite:
    /\b(?:favou?rite|fav)\b[^?]*\?|\bwhat (?:kind|sort|type) of (?:music|food|wine|books?|people|weather|holidays?)\b|\bwhat(?:'?s| is) (?:your|ur) (?:go[- ]to|comfort food|guilty pleasure|karaoke song|drink)\b/i,
} as const;

/** The turn is handed over at the end: `wbu`, `and yourself`, `n u`, `how was yours`. */
const HANDED = [
  /(?:^|[\s,.!?;-])(?:(?:and|n|&|but|so) (?:with )?|(?:(?:and|so) )?(?:what|wat|how) about |(?:and )?how(?:'?s| was| is| are| has|s) )(?:you|u|yourself|urself|yours|urs|your'?s|(?:your|ur) (?:side|day|week|weekend|evening|night|morning))/,
  /(?:^|[\s,.!?;-])(?:wbu|hbu|wby|hby|u2)/,
  // A bare `you` stands apart.
  /(?:[,.!?;-]|\b(?:lol|haha+|hey|thanks|thx|tho|though)|\p{Extended_Pictographic}) ?(?:you|u|yourself|urself|yours|urs)/u,
]
  .map(({ source }) => source)
  .join('|');
const BEHIND_IT =
  /(?: (?:then|lol|haha+|today|tonight|babe|hey|though|tho|been|going|so far|doing|x+))*[^\p{L}\p{N}]*$/u;
export const HANDS_OVER = new RegExp(`(?:${HANDED})${BEHIND_IT.source}`, 'iu');
