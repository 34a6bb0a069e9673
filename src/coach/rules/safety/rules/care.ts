/** Who must be looked after first: a child, someone in crisis, someone who asked to be left alone, someone hurting. */
import type { SafetyRule } from './rule.ts';

export const CARE_RULES: readonly SafetyRule[] = [
  {
    kind: 'underage',
    cue: /\b(?:i'?m|i am|im|i just turned|just turned|i turned|i'?ll be|i will be|turning|i turn|me\s*,)\s+(?:only |just |actually |still |turning |like |about to be ){0,4}(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?!\s*(?:weeks?|months?|minutes?|mins?|min|hours?|hrs?|days?|km|ks?\b|kgs?|kilos?|miles?|late|%|percent|pages?|floors?|steps?|cm|m\b|years? (?:older|younger|sober|clean|in|into|deep|at|here|single|strong)|episodes?|away|stops?|behind|ahead|in (?:heart|spirit)|at heart|th\b|per|of\b|out of|hands|times|down|up|points|over|under|handicap|:\d|h\d|am\b|pm\b|chapters?|degrees|unread|tabs|drinks|coffees|deep|into|laps))/i,
    unless:
      /\b(?:mentally|at heart|inside|feel like i'?m (?:\w+ )?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|as if|like a|emotionally|when i was|back when)\b/i,
  },
  {
    // Two ages side by side, as somebody at home sees them.
    kind: 'underage',
    cue: /\bmy (?:m[ou]m|mother|dad|father|parents|sister|brother|friends?) (?:says?|said|thinks?) (?:that )?1[0-7] and \d\d (?:is|are|isn'?t)\b/i,
    plainly: true,
  },
  {
    kind: 'underage',
    cue: /\b(?:1[0-7])\s?(?:yo|y\/o|yrs? old|years? old|year old)\b/i,
    with: /\b(?:i'?m|i am|im|me|my age)\b/i,
    unless:
      /\b(?:my|the|a|our|his|her)\b[^.!?]{0,24}\b(?:is|are|was|son|daughter|niece|nephew|brother|sister|dog|cat|car|kid|whisky|whiskey|house|bakkie)\b|\bwhen i was\b/i,
  },
  {
    kind: 'underage',
    cue: /\b(?:i(?:'?m| am) (?:still |only |just |now ){0,4}(?:in|finishing|doing) (?:gr(?:ade)? ?(?:[6-9]|1[0-2]|six|seven|eight|nine|ten|eleven|twelve)|std \d|high school|matric|year (?:[7-9]|1[0-3]))|i(?:'?m| am) (?:a minor|under ?age|not (?:18|eighteen|legal)|under 18|still at school)|not (?:yet|quite) (?:18|eighteen)|(?:18|eighteen) (?:in|next) (?:\w+ )?(?:months?|year|weeks?|january|february|march|april|may|june|july|august|september|october|november|december)|(?:my )?(?:real|actual) age is (?:1[0-7])|said (?:i was |i'm )?(?:18|19|2\d) but (?:i'?m|i am|really|actually)|lied about my age|(?:be|turn|am|i'm) legal (?:in|soon|next)|in my (?:school uniform|matric year))\b/i,
    unless: /\b(?:teach|teacher|my (?:son|daughter|brother|sister|niece|nephew|kid|student|class))\b/i,
  },
  {
    kind: 'self_harm',
    cue: /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all|everything|it tonight)|want(?:ed)? to die|wanna die|wish i (?:was|were) dead|wish i(?:'?d| would| could) (?:just )?(?:never|not) wake(?: up\b|\b(?! up))(?! (?:early|at|before|so|him|her|the))|wish i (?:could|would)(?:n't| not)? (?:just )?(?:wake up|disappear)|(?:not|don't|dont) want(?:ing)? to (?:be alive|live|exist|(?:be here|wake up)(?! (?:early(?! or)|at \d|before \d)(?![\s\S]*\b(?:or|never|ever|at all|don'?t want)\b)))|no (?:point|reason) (?:in )?(?:living|being alive|to live|going on|to go on)(?! in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs|a city|the burbs)\b)|better off without me|better off (?:if i|dead)|suicid(?:e|al)\b(?! squad)(?<!(?:an?|the|he'?s|she'?s|his|her|virgin) (?:\w+ )?suicid(?:e|al))|self[- ]?harm\w*|(?:cut(?:ting)?|hurt(?:ing)?) myself\b(?! (?:on (?:an?|the|my|some) |(?:with|opening) (?:an?|the|my) (?:\w+ )?(?:tin|can|lid|paper|envelope|grater|mandolin\w*)|(?:while )?(?:shaving|cooking|chopping|slicing|peeling|gardening|running|dancing|climbing)|at (?:the )?(?:gym|football|soccer|padel|rugby|yoga|hockey|work)|an? (?:slice|piece|fringe)|some slack|off|out of))|overdos\w+|took (?:all|\d+|twenty|thirty|a (?:bunch|lot|handful|whole (?:pack|box|bottle))) (?:of )?(?:my |the )?(?:sleeping )?(?:pills|tablets)|i(?:'?ve| have)?(?: just)? (?:took|taken|swallowed|downed|had|necked|drank|drunk)\b[^.!?]{0,40}\b(?:all|the rest|a (?:hand|fist)ful|every one|the whole (?:\w+ )?(?:strip|box|bottle|packet|container)|a whole (?:strip|box|bottle|packet|container)) (?:of )?(?:my |the |those |these )?(?:\w+ )?(?:pills|tablets|painkillers)\b|(?:nobody|no ?one) would (?:even |really |ever ){0,4}(?:miss me|notice|care)(?= (?:if i|that i|when i|about me)|\s*[.!]?\s*$)(?! about (?:the|my|pine))|say(?:ing)? goodbye (?:to everyone|for good)|won'?t be (?:here|around) (?:tomorrow|much longer|for long)|done with (?:life|living|everything)|tired of (?:living|being alive|existing)|nothing (?:feels|seems|is) worth (?:it|anything|doing)|(?:don'?t|can'?t) see (?:a|the|any) (?:point|way out|future)|what'?s the point of (?:living|anything|going on)|everything (?:is|feels) pointless|hate being alive|(?:go to sleep|fall asleep|close my eyes|lie down) and (?:never|not) (?:wake|get) up|decided (?:that )?tonight(?: is the night|'s the night)?(?=[\s\S]*\b(?:anymore|carry|pain|goodbye|sorry)\b)|(?:easier|better|nicer|peaceful) if i (?:just )?(?:didn'?t wake up|wasn'?t (?:here|alive|around)|never woke up|disappeared|died)|i(?:'ve| have)? (?:just )?cut (?:myself )?again\b|can'?t live (?:like this|with)|give up on (?:life|everything))\b/i,
    clears: ['past', 'story'],
    unless:
      /\b(?:laughing|of laughter|from laughing|embarrassment|cringe|spreadsheet|queue|traffic|monday|meetings?|(?:anymore|any more),? (?:sorry|so|can we|but|how about|my|work)|lol|haha)\b|😂|🤣/i,
  },
  {
    kind: 'no_contact_request',
    cue: /\b(?:(?:please |pls |just |seriously ){0,4}(?:stop|quit) (?:messaging|texting|contacting|calling|writing|bothering|dm-?ing|msging|replying to)(?: (?:to )?(?:me|us))?(?! (?:so late|late|at (?:midnight|work|night)|with|like))|(?:don'?t|do not|never) (?:ever )?(?:message|text|contact|call|write|dm|speak to|talk to|reply to) (?:to )?me (?:again|anymore|any more|ever)|(?:don'?t|do not|never) (?:ever )?(?:message|contact) me\b|stop sending (?:me )?(?:any (?:more )?)?(?:messages|texts|anything)\b|leave me (?:alone|be)|i(?:'?m| am) (?:going to |gonna )?block(?:ing|ed)? you|i(?:'?ve| have|'?ll| will)? block(?:ed)? you|delete my number|lose my number|no (?:more|further) (?:contact|messages)(?! (?:from|with|to) (?!you|u\b|this|your|me\b|us\b|him|her|any)\w)|don'?t want (?:to (?:hear from|talk to|speak to|be contacted by)|any (?:more )?(?:contact|messages)(?: from)?) (?:you|u)|want no contact|unmatch me|forget (?:you know|my) (?:me|number)|hou op om my|los my uit|los my (?:asb|alleen|nou)|moenie my (?:weer |meer )?(?:kontak|boodskap|bel)|ngiyeke|ngicela ungiyeke|déjame en paz|deja de escribirme|no me escribas|laisse[- ]moi tranquille|arrête de m'écrire|lass mich in ruhe)\b/i,
    unless:
      /\b(?:(?:stop|quit) calling (?:me|us) (?:baby|babes?|bae|hun|honey|sweet\w*|darling|dear|love|princess|angel|girl|boy|that)\b|stop (?:texting|messaging|calling) me (?:so|such|at work)|leave me alone (?:with|for a|in a)|me (?:before|until|while|about|unless|without|in comic)|can'?t stop|don'?t stop|told (?:him|her|them|my ex) to|stop (?:texting|messaging|writing|calling)(?: me)? and (?:go|eat|sleep|drive|come|get|kiss|study|work|focus|rest|look|enjoy|tell)|haha|at work because|or i'?ll (?:never|fall|end up)|distracting|making me (?:laugh|smile|blush)|i asked (?:him|her|them|my))\b|😂|🤣|😏/i,
  },
  {
    kind: 'wellbeing',
    clears: ['joke'],
    cue: /\b(?:panic (?:attack|attacks)|anxiety (?:attack|is|has|got|through|so bad|again)|depress(?:ed|ion)|burn(?:t|ed) out|burnout|haven'?t slept|can'?t sleep|crying (?:all|in|at|again)|breakdown|passed away|funeral|lost my (?:mom|mum|dad|gran|granny|job|dog|cat|brother|sister|father|mother|friend|ouma|oupa)|(?:mom|mum|dad|gran|father|mother|brother|sister|dog|cat)(?: just)? died|in hospital|diagnos(?:ed|is)|not (?:doing|coping) (?:so |too |very |that )?(?:well|great|good)|rough (?:week|day|time|patch|month|one(?! last))|struggling|overwhelmed|mental health|therapy was|feel(?:ing)? (?:so |really |very |a bit |kinda |pretty )?(?:low|down|alone|lonely|hopeless|numb|empty|lost)|shitty day|horrible day|awful (?:day|week|news)|bad news|miscarr\w+|hard (?:day|week|time))\b/i,
  },
  {
    kind: 'underage',
    cue: /\b(?:(?:my |our )?(?:grade|gr) ?(?:[6-9]|1[0-2]) (?:exams?|tests?|finals|teacher|class|homework|dance|results|prelims)|my (?:matric (?:dance|ball|farewell|prelims|finals|exams)|school (?:uniform|teacher|principal|bag)) (?:is|are|starts?|next|on|this|say|says)|(?:app|site|it|they) (?:doesn'?t|does not|won'?t|don'?t) (?:let|allow|accept)[^.!?]{0,20}\b(?:under|below|younger than) (?:18|eighteen)|put (?:18|19|2\d) (?:because|but|cos|since|cause)|(?:real|true) age|too young (?:for|to be on) this app|my parents (?:don'?t|can'?t|mustn'?t) (?:let|allow|know|find out)[^.!?]{0,30}\b(?:app|dating|chat\w*|phone|boys|older))\b/i,
    unless:
      /\b(?:i (?:teach|mark|invigilate|coach)|teacher\b(?! says)|marking|learners|students|my (?:son|daughter|brother|sister|niece|nephew|kid|cousin|student|class|child)(?:'s)?|was in (?:19|20)\d\d|(?:19|20)[01]\d|years ago|back in|when i was)\b/i,
    clears: ['story', 'past'],
  },
  {
    kind: 'self_harm',
    cue: /\b(?:(?:every(?:one|body)|they|you|people|my (?:family|kids|mom))(?:'d| would| will|'ll) (?:all )?(?:be|do) (?:fine|better|happier|okay|so much better) (?:off )?(?:without me|if i (?:was|were)(?:n't| not)?)|(?:written|wrote|writing|finished) (?:the|my|goodbye|a goodbye|some) (?:goodbye )?(?:letters?|notes?)\b(?=[^.!?]*\b(?:already|before|goodbye|for (?:them|my|everyone)|done|tonight|someone to talk)\b)|(?:not (?:turning|braking|stopping)|driv(?:e|ing) (?:into|off)|crash(?:ing)?|walk(?:ing)? into|step(?:ping)? (?:in front|off)|jump(?:ing)? (?:off|in front)|swerv(?:e|ing))[^.!?]{0,30}\b(?:the bend|a wall|a truck|the bridge|the train|a train|the cliff|the edge|traffic|a tree|the road|the sea)|(?:started|start|been|keep|back to|stop) (?:cutting|hurting|burning) (?:again|myself|my (?:arms?|legs?|wrists?))|(?:start(?:ed)?|been) cutting again|tired of (?:just )?(?:being here|being alive|waking up|breathing|fighting to live)|(?:have|got|holding|counted|counting) (?:the|my|all my|enough) (?:pills|tablets|sleeping pills|a rope|rope)|don'?t think i(?:'ll| will| am going to|'m going to) (?:make it|be here|be around|see) (?:to |through |till |until |at )?(?:christmas|tonight|tomorrow|the (?:weekend|week|month|night|new year)|my (?:next )?birthday|next (?:week|year|month))|(?:rather|better) (?:be )?dead|(?:tak(?:e|ing)|swallow(?:ing)?) (?:all of them|them all|the (?:whole|entire|rest of the) (?:box|bottle|pack))|life (?:is|feels) (?:so )?(?:pointless|meaningless|not worth)|don'?t want to be alive|(?:planned|planning|decided) (?:how|when|the day)[^.!?]{0,15}\b(?:do it|end it|go)|given away (?:all )?my|no will to live|ek wil (?:doodgaan|nie meer (?:lewe|leef|hier wees))|ngifuna ukufa|wish i (?:wasn'?t|weren'?t|was never) (?:here|born|alive)|(?:don'?t|do not) want to (?:wake up|exist|be alive|be here) (?:anymore|any more|tomorrow)|(?:the )?world (?:is|would be) better without me)\b/i,
    unless:
      /\b(?:spreadsheet|queue|meetings?|comrades|marathon|movie|series|episode|eskom|load ?shedding|beach|waves?|pool|party|your wedding|the (?:gym|braai))\b|😂|🤣|\blol\b/i,
    clears: ['past', 'story'],
  },
  {
    kind: 'self_harm',
    cue: /\b(?:what'?s the (?:use|point)|can'?t (?:do this|go on|keep going|carry on|take (?:it|this)|cope) (?:anymore|any more|any longer)|i give up|so tired of (?:everything|it all))\b/i,
    with: /\b(?:(?:tired|sick) of (?:being (?:here|alive)|living|life|everything)|life|alive|living|no ?(?:body|one) (?:cares|would|needs|wants)|alone|hopeless|worthless|empty|numb|burden|everything hurts|dark|sorry for everything|goodbye|don'?t care (?:if|whether|anymore))\b/i,
    unless:
      /\b(?:alone time|life ?time|love life|night ?life|real life|job|diet|app|apps|traffic|dating|us|between us|relationship|lol|haha)\b|😂|🤣/i,
    clears: ['past', 'story', 'joke'],
  },
  {
    kind: 'no_contact_request',
    cue: /\b(?:(?:don'?t|do not) (?:want|need) (?:any (?:more )?)?(?:contact|messages|calls)\b|lose (?:this|my) number|(?:don'?t|do not) (?:text|call|come|message|write|contact|phone)\b[^.!?]{0,12}\b(?:don'?t|do not|or) (?:text|call|come|message|write|contact|phone)|last (?:message|text|time|thing) (?:you(?:'ll| will)?|that you) (?:get|hear|receive|ever)|(?:don'?t|do not) (?:come (?:to|near|by) my (?:work|house|home|place|office|gym|family)|call|contact|write|reply|respond|phone|text|message)(?: (?:to )?me)?(?: again| anymore| any more| ever)?(?=\s*(?:[.!,]|$| and (?:do not|don'?t)))|(?:don'?t|do not|never) (?:ever )?(?:write|speak|talk|reach out|come near|phone|email|follow)(?: (?:to )?me)? (?:again|anymore|any more|ever)|blocked you (?:on|everywhere)|stay (?:away from|out of) (?:me|my)|(?:we'?re|i'?m|this is) done[,.]? (?:please )?(?:don'?t|do not|no more|leave)|take the hint|go away(?= (?:and|now|please)|[.!,]|$)|i said (?:stop|leave)|respect (?:that|my (?:decision|wishes)) and (?:don'?t|leave|stop)|moenie (?:weer |meer |ooit )?(?:vir )?my (?:weer |meer |ooit )?(?:\w+ )?(?:stuur|bel|skryf|kontak|app|pla)|los my (?:uit|net)|bly weg van my|ungaphinde ungi\w+|sukungi\w+|ungangi(?:shayeli|bhaleli|thinti)|sukundi\w+|ndiyeke|ngiyeke|ntlohele|o se ke wa nketsa|ntlogele)\b/i,
    with: /\b(?:again|anymore|any more|ever|finished|do not|contact|hint|number|respect|asked|please|stop|block\w*|last|done|(?:to|near|by|of) my|away|moenie|los|bly|unga\w+|suku\w+|ngiyeke|ndiyeke|ntlohele|ntlogele)\b/i,
    unless:
      /\b(?:before (?:coffee|\d|noon|my|i've)|until (?:i|after|\d|we)|(?:while|when) i'?m|in a meeting|text is better|texting is|at work|about (?:rugby|politics|work|pineapple)|in comic sans|if (?:it'?s|you'?re) (?:late|running|busy)|without (?:snacks|coffee|wine)|with a|you (?:don'?t|do not) (?:need|have) to|don'?t want (?:any )?contact (?:lens|sport|rugby)|(?:why|how come) (?:do|don'?t|did|didn'?t) (?:we|you|u)\b|(?:we|they|people) never|i promise|do not (?:call|text) while|drive safe|he |she |my ex)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // Somebody who laughs while they block means the block.
    kind: 'no_contact_request',
    cue: /\b(?:don'?t|do not|never) (?:ever )?(?:message|text|contact|call|write|dm|speak|talk|reply|phone)(?: to)? me (?:here )?(?:again|anymore|any more|ever)\b/i,
    with: /\b(?:block(?:ed|ing)?|unmatch(?:ed|ing)?|reported|i mean (?:it|this)|i(?:'?m| am) (?:\w+ )?serious|not (?:joking|a joke)|no joke|i(?:'ve| have)? (?:asked|told) (?:you|your)|police)\b/i,
    unless: /\b(?:unless|until|if you (?:spoil|eat|like|don'?t like)|pineapple|before coffee|spoilers?)\b/i,
    clears: ['story'],
  },
];
