/** What people type for the tender things: good night, I miss you, you make me smile, in their own words. */
import type { Wider } from './wider.ts';

const KIN =
  '(?:m[ou]m(?:my|s)?|mother|dad(?:dy|s)?|father|gran(?:ny|dma|dpa|dmother|dfather|s)?|gogo|ouma|oupa|sons?|daughters?|kids?|child|children|baby|toddler|brother|sister|dog|cat|puppy|boss|friends?|bestie|uncle|aunt(?:ie|y)?|cousin|nephew|niece)';
const ABOUT_KIN = new RegExp(`\\b(?:my|the|our|his|her) ${KIN}\\b|\\b(?:he|she|him|her)\\b`, 'i');
const YOU = "(?:you|u|ya|(?:you(?:'ve|ve|'re|re)?))";
const ARE = "(?:you(?:'re|re| are|r)|ur|u(?:'re| are| r)?)";
const VERY =
  '(?:(?:so|really|very|such|too|quite|pretty|actually|just|super|a bit|kinda|kind of|always|honestly|damn|even|literally|seriously|the|an?|one|truly|absolutely|most|rather|lowkey) ){0,4}';
const TIME =
  '(?:day|evening|night|weekend|week|afternoon|morning|lunch|mon(?:day)?|tues(?:day)?|wednes(?:day)?|thurs(?:day)?|fri(?:day)?|satur(?:day)?|sun(?:day)?|shift|trip|drive|flight|run|one)';
const NICE =
  '(?:good|great|lovely|nice|beautiful|wonderful|amazing|awesome|super|fab\\w*|lekker|fun|blessed|peaceful|restful|chilled|fantastic|brilliant|stunning|magical|special|happy|gentle|kind|easy|productive|relaxing|better)';
const w = (source: string): RegExp => new RegExp(source, 'i');
/** Something kind that the reader said to them. */
const KIND_WORD =
  /\b(?:you (?:look|looked|have|make|made|seem|deserve|are|smell|sound|sounded|were)|you'?re|your (?:\w+ )?(?:eyes|smile|laugh|voice|hair|photos?|dress|accent|messages?|mind|heart|energy|face)|proud of you|on you|i (?:like|love|admire|enjoy|notice|saved|bought|made|baked|thought of|could listen)|i'?(?:d|ll) (?:drive|wait|be there|keep|gladly|love)|i hope (?:your|you|the)|good luck|fingers crossed|happy birthday|congrat\w*|well done|believe in you|i'?m (?:glad|on your side|here)|i think (?:you|that you)|read your|looked up|glad you)\b/i;

export const TENDER_WORDS: Readonly<Record<string, Wider>> = {
  'ordinary: good night and a word more': {
    cue: w(
      "\\b(?:ni(?:gh|t)ty(?:[ -]?ni(?:gh|t)t?y?)?|nite[ -]?nite|nigh?ters|lekker slaap|slaap (?:lekker|gerus)|goeie ?nag|(?:off|going|heading|(?:gonna|gotta) (?:head|go)|getting|climbing|crawling) (?:to|in ?to|in) (?:my )?bed(?: now)?|(?:going|gonna go|off) to sleep(?: now)?|call(?:ing)? it a (?:night|day)|(?:can'?t|cannot) keep my eyes open(?: any ?more)?|my eyes are (?:closing|shutting)|hit(?:ting)? the (?:hay|sack)|bed ?time (?:for (?:me|this)|now|calls)|(?:ok|right|okay) bed ?time|(?:put(?:ting)?) my (?:book|phone) (?:down|away)|(?:speak|talk|chat) (?:to you )?in the morning|sweet(?:est)? dreams|dream of me)\\b",
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:can'?t sleep|insomnia|nightmares?|don'?t (?:want|wanna)|not tired|night shift|come to bed|alone|work|people|at \\d+|(?:did|do) (?:you|u))\\b`,
    ),
    most: 20,
  },
  'ordinary: good morning and a word more': {
    cue: /^\W*(?:(?:hey|hi|hello|oh|well|a very)\W+)?(?:(?:good )?mornin[g']?s?|gm|goeie ?m[oô]re|m[oô]re m[oô]re|rise and shine|wakey[ -]wakey|top of the mornin\S*|wake up sleepy ?head)\b[^?]{0,90}$/i,
    not: /\b(?:bad|sad|but|sorry|because|cancel\w*|chaos|can'?t make|tough|hard|terrible|awful|no sleep|didn'?t sleep|nightmare|morning (?:person|run|shift|meeting)|sick|ill|cry\w*|news|late|burst|need to|have to tell|about (?:last|yesterday|saturday)|yourself|mrs|mr|kindly|confirm|how (?:was|did)|have a|wish\w*|hope (?:you|your) (?:have|day)|never|you (?:liked|said|know)|mornings?(?= (?:are|is|was|were)))\b/i,
    most: 16,
  },
  'ordinary: have a good one': {
    cue: w(
      `(?:^|[.!,] ?|\\b(?:ok|okay|anyway|well|and|thanks|so|go|please|night|later) )\\W*(?:(?:i )?(?:hope|wish(?:ing)?)(?: that)? (?:${YOU}|the rest of (?:your|ur) ${TIME})[^.!?]{0,22}\\b${NICE}\\b[^.!?]{0,14}(?:\\b${TIME}\\b)?|(?:go )?(?:have|enjoy) (?:an?|your|ur|the)(?: \\w+){0,3} ${TIME}\\b|may (?:your|the) ${TIME} be\\b|(?:a )?(?:very )?(?:happy|blessed) ${TIME}\\b)[^.!?]{0,24}\\W*(?:speak soon|chat later|talk later|x+)?\\W*$`,
    ),
    not: /\b(?:knock|excuse me|one for (?:you|u)|without|alone|nice life|good life|with (?:him|her|them)|feel better|get well|goes|surgery|interview|exam|slept|sleep|had|have you|if you|asap)\b/i,
    most: 16,
  },
  'ordinary: hope it goes well': {
    cue: w(
      `\\b(?:hope|hoping|trust)(?: that)? (?:(?:you|u)(?:'ve| have|ve)? had an? (?:\\w+ )?(?:${TIME})|all(?:'s| is)?|${ARE}|things|everything(?:'s)?|work|life|(?:the|your|ur) (?:day|week|morning|evening|afternoon|weekend|work|monday|friday|sunday|shift|new \\w+)(?:'s)?)\\b[^.!?]{0,25}\\b(?:well|good|okay|ok|fine|kind(?:ly)?|gentl[ey]|killing you|treat\\w* (?:you|u)|chilled|manageable|not too (?:bad|hectic|busy|crazy)|alright|wonderful|great)\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:hope (?:ur|you'?re|you are) (?:ok|okay|alright)|deleted|feel(?:ing)? better|get well|recover\\w*|sick|ill|know|stop|went|go(?:es)? well|works out|understand|with (?:it|that))\\b`,
    ),
    most: 16,
  },
  'ordinary: thanks': {
    cue: /^\W*(?:(?:aw+|oh|ah|omg|gosh|ag|haha+|lol|wow|well|man|ok)\W+){0,3}(?:thank(?:s| ?you| u)|than[kx]+s?|thn?x+|tx|tysm|baie dankie|dankie|cheers|ngiyabonga|enkosi|ke a leboga)\b[^?]{0,50}$/i,
    not: /\b(?:no thanks?|thanks? but|thanks to|i don'?t|for nothing|but|can'?t|however|not interested)\b/i,
    mine: KIND_WORD,
    most: 14,
  },
  'ordinary: aww': {
    cue: /^\W*(?:(?:haha+|oh|ok|ah|lol|wow|omg|ag|man|gosh|okay|hey|stop)\W+){0,3}(?:n?a+w+h?|(?:aw+ )?(?:man )?(?:that'?s|thats|this is|how|you(?:'re| are|r)e?|ur) (?:(?:so|too|actually|just|really|very|such|literally|the) ){0,3}(?:sweet(?:est)?|cute|adorable|kind|lovely|nice|thoughtful|considerate|precious)|stop it(?: you)?|oh stop|stop you|you stop|my heart|i'?m melting|how sweet)\b(?:\W+(?:of (?:you|u)|stop it|you|u|are|man|hey|thing|of|to say|haha+|lol|x+|thank|thanks|my heart|so|sweet|cute|honestly|though|tho|i'?m|melting|now))*\W*$/i,
    mine: KIND_WORD,
    most: 12,
  },
  'ordinary: agreed': {
    cue: /^\W*(?:(?:haha+|oh|ah|lol|well|and|yes|yeah|ok|omg|no)\W+){0,3}(?:100 ?%?|(?:one )?hundred percent|(?:i )?(?:couldn'?t|could not) agree more|for real|fr+|facts|hear,? hear|amen(?: to that)?|preach|same here|ditto|absolutely|totally|word|(?:you(?:'re| are)|ur) (?:so |quite |very |totally |absolutely )?right|so right|my thoughts exactly|exactly(?: this)?|you said it|no lies detected|this)(?:\W+(?:there|hey|man|haha+|lol|about that|on that|that|though|tho|x+|you|too|as well|always|every time))*\W*$/i,
    told: true,
    mine: /^(?!.*\b(?:sorry|sad|hate myself|tired of|lonely|my fault|failure|ugly|fat|stupid)\b).{12,}/i,
    most: 8,
  },
  'ordinary: still there?': {
    cue: /\b(?:(?:anyone|anybody|somebody) (?:home|there)|(?:have|did) (?:you|u) (?:fall(?:en)?|fell) asleep|(?:are |r )?(?:you|u|ya) (?:still )(?:there|around|with me)\b(?! (?:on|this|next|later|for|at|in))|where'?d? (?:did )?(?:you|u) go\W*$|did (?:i|you) (?:lose|bore|scare) (?:you|me)|have i (?:lost|bored) (?:you|u)|earth to|lost you there)\b/i,
    not: w(`${ABOUT_KIN.source}|\\b(?:office|shop|friday|saturday|sunday|school)\\b`),
    mine: /^(?!.*\b(?:went|travel\w*|holiday|trip|been to|weekend|going to|drove|flew)\b)/i,
    asks: true,
    most: 14,
  },
  'ordinary: I made them laugh': {
    cue: /\b(?:(?:you|u|that|this) (?:(?:just|really|always|seriously|actually) )?(?:crack(?:ed|s)? me up|ki+lled me|had me (?:laughing|in stitches|crying|cackling|howling|dying|rolling|on the floor))|i (?:(?:just|literally|actually) )?(?:snorted|spat|cackled|laughed (?:out loud|so (?:hard|much|loud)|until|till)|lol'?d|giggled|chuckled)|(?:laugh\w*|haha+|lol|stop)[^.!?]{0,30}\b(?:stomach|sides|tummy|belly) (?:hurts?|is sore|are sore)|(?:stomach|sides|tummy|belly) (?:hurts?|is sore|are sore)[^.!?]{0,14}\blaugh\w*|(?:haven'?t|have not) laughed (?:like|so|this)|(?:i'?m|im) (?:(?:actually|literally) )?(?:crying|weeping|dying|howling|cackling|in stitches) (?:with )?laugh\w*|you(?:'re|re| are) (?:(?:so|too|actually|legit|really|bloody|hella) ){0,2}(?:funny|hilarious|hysterical|a hoot|a scream|comedy gold)|(?:haha+|lol|lmao+|ok)[^.!?]{0,12}\bthat (?:one )?got me)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:(?:so )?(?:hard|loud(?:ly)?) that|not funny|please|don'?t|no thanks|sick|period|ate|doctor|pain)\\b`,
    ),
    most: 18,
  },
  'ordinary: crazy, they say fondly': {
    cue: w(
      `^\\W*(?:(?:ha+h?|haha+|lo+l|lma+o+|omg|oh|ok|okay|no|wow|hey|man|honestly|wtf|dude)\\W+){0,3}${ARE} ${VERY}(?:completely |totally |absolutely |properly )?(?:weird(?:o)?|nuts|mad|insane|bonkers|silly|ridiculous|crazy|strange(?: one)?|odd ?ball|loopy|bananas|wild|unhinged|a lot|too much|something else|nutter|daft|menace|impossible|unbelievable|goof\\w*|a mess|naughty)\\b(?:[ ,]+(?:lo+l|haha+|man|hey|you know(?: that)?|and i (?:love|like) it|but i (?:love|like) it|i love it|aren'?t you|honestly|babe|x+))*\\W*$`,
    ),
    told: true,
    mine: /^(?!.*\b(?:sorry|your fault|forgot (?:our|your)|can'?t make|jealous)\b).*\b(?:i|i'm|i'd|my|we)\b/i,
    asks: true,
    most: 11,
  },
  'ordinary: easy to talk to': {
    cue: w(
      `\\b(?:i can (?:just )?(?:tell|talk to|say|share)(?: with)?(?: ${YOU})? ?(?:literally )?(?:anything|everything|about anything)|(?:talking|chatting|speaking|texting) (?:to|with) ${YOU} (?:just |always )?(?:feels?|is|comes|doesn'?t feel)[^.!?]{0,20}\\b(?:natural|easy|effortless|simple|like (?:work|effort|a chore|breathing|home))|our (?:chats?|conversations?|talks?|convos?) (?:just )?(?:always )?(?:flow|flows|never (?:dry|die|stop|get))|our (?:chats?|conversations?|talks?|convos?) (?:feels?|are|is)[^.!?]{0,10}\\b(?:easy|natural|effortless)|${ARE} (?:just )?${VERY}(?:easy|easiest)(?: person| one| man| woman)? to (?:speak|talk|chat|open up)|(?:told|tell|telling) ${YOU} (?:stuff|things|more)(?: that)? i (?:don'?t|never|haven'?t|wouldn'?t)|(?:don'?t|never|won'?t) (?:ever )?run out of things to (?:say|talk about)|(?:so|really|very) (?:easy|simple|natural) (?:to (?:chat|talk|speak)|chatting|talking)(?: (?:to|with) ${YOU})|(?:doesn'?t|never) feels? like (?:effort|small talk))\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:therapist|for you to|stranger)\\b`),
  },
  'ordinary: the nicest thing said': {
    cue: /\b(?:(?:sweetest|nicest|kindest|loveliest|best|most beautiful|cutest) (?:thing|message|text|words?|compliment)\b[^.!?]{0,50}|(?:nobody|no ?one|no (?:guy|man|girl|woman)|never (?:had )?(?:any(?:one|body)|someone))(?:'?s|'ve| has| have)? (?:ever |really )?(?:said|told|called|spoken|say|put it|written|described|noticed|talked)\b[^.!?]{0,40}|(?:i )?don'?t (?:get told|hear) (?:that|it|those|things like)[^.!?]{0,10}(?:often|much|enough|a lot)|not used to (?:hearing|compliments)|never (?:been|get) (?:told|called) that)/i,
    not: /\b(?:worst|truth|lied?|father|lies|why)\b/i,
    mine: KIND_WORD,
  },
  'ordinary: hugs and cuddles': {
    cue: /\b(?:(?:need(?:s|ing)?|want(?:ing)?|wanna|could (?:really |totally |honestly )?(?:do with|use)|send(?:ing)?|(?:give|giving) (?:you|u|me)|come (?:here )?(?:for|and)|wish|would (?:love|give)|'?d (?:love|kill for)|crav(?:e|ing)|in the mood for|dying for|(?:are|r) (?:you|u) an?)\b[^.!?]{0,32}\b(?:hugs?|hugger|cuddl\w+|snuggl\w+|squeeze|hold(?:ing)? me|held(?! up)|hold me|arms around|drukkies?)|(?:hugs?|cuddl\w+|snuggl\w+|drukkies?)\b[^.!?]{0,24}\b(?:right (?:now|about now)|would be|please|pls|plz|asap|needed|tonight|weather|perfect))\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:don'?t|stop|ask|before|without asking|hate|not a hugger|on the first date|strangers?|covid|wish (?:you|u) luck)\\b`,
    ),
    asks: true,
    most: 18,
  },
  'ordinary: still awake?': {
    cue: /\b(?:(?:are |r )?(?:you|u|ya) (?:asleep|sleeping)(?: already| yet| now)?\W*$|(?:you|u)(?:'re| are|re)? (?:also |still |not )?(?:up|awake)\b(?= *(?:$|\?|or |too|as well|at this))|why are we (?:both )?(?:still )?(?:up|awake)|still (?:up|awake)\W*\?*$|anyone (?:up|awake)|(?:you|u) (?:sleeping|asleep)\W*\?)/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:alarm|tomorrow|look(?:ed)?|pick(?:ed)?|turn|hung|made|give|for (?:it|coffee|lunch))\\b`,
    ),
    asks: true,
    most: 12,
  },
  'ordinary: glad to have matched': {
    cue: w(
      `\\b(?:(?:glad|happy|pleased|grateful|thankful|lucky|chuffed|thank (?:god|goodness|heavens|the lord))\\b[^.!?]{0,30}\\b(?:i (?:swiped|matched|found ${YOU}|met ${YOU}|downloaded|joined|said (?:hi|hello|yes) to)|we (?:found each|matched|met|got talking|got chatting|started (?:talking|chatting)|connected)|(?:our|the) paths (?:crossed|met)|${YOU} (?:messaged|texted|wrote|swiped|said (?:hi|hello)|found me)|for this app|(?:to have|i) (?:met|found|matched))|best (?:swipe|match|right swipe)\\b|(?:nearly|almost) (?:didn'?t|deleted|never)[^.!?]{0,30}\\b(?:app|swipe|match|tinder|bumble|hinge|reply|answer)[^?]{0,30}\\bglad)\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:left|paint|sister's|curtains|job)\\b`),
  },
  'ordinary: still smiling': {
    cue: /\b(?:(?:cheeks?|face|jaw) (?:hurts?|aches?|is sore|are sore|hurting|actually hurts?)[^.!?]{0,14}\b(?:smil\w+|grin\w*)|(?:can'?t|cannot|couldn'?t) (?:stop|help|seem to stop) (?:smiling|grinning)|(?:can'?t|cannot|couldn'?t) (?:wipe|get) (?:the|this|that) (?:\w+ )?(?:smile|grin)|(?:had|got|have|with|wearing)(?: had)?(?: still)? (?:a|this|the|that) (?:(?:big|stupid|silly|huge|dumb|goofy|massive) )*(?:smile|grin) on (?:my|the) face|(?:been|sitting here|i'?m|im|caught myself|standing here) (?:just |still )?(?:smiling|grinning)\b(?= *(?:$|at|all|like|ear|to|about|over|since|because|so|from|now))|why i'?m (?:always |so )?(?:smiling|grinning)|(?:smiling|grinning) (?:to myself|like an? (?:idiot|fool|teenager|schoolgirl|schoolboy|lunatic)))/i,
    not: w(
      `\\b(?:he|she|they|him|lied|baby|photo|picture|you (?:keep|are|were)? ?smil\\w+|when you|whenever you|every time)\\b|still got that smile on your`,
    ),
    most: 16,
  },
  'ordinary: you are all I think about': {
    cue: w(
      `\\b(?:${ARE} (?:constantly|always|forever|all day|still|permanently)? ?(?:on|in) my (?:mind|head|thoughts|brain)|${YOU} (?:just )?(?:live|living|been living) (?:in my head )?rent free|(?:can'?t|cannot) get ${YOU} out (?:of )?my (?:head|mind|system)|(?:thought|thinking|think|been thinking) (?:about|of) ${YOU}[^.!?]{0,14}\\b(?:all|whole|entire) (?:day|night|week|morning|the time|weekend)|find myself thinking (?:of|about) ${YOU}|my (?:mind|thoughts|brain) (?:keeps? |always )?(?:wander\\w*|drift\\w*|go\\w*) (?:back )?to ${YOU}|${YOU}(?:'ve| have|ve)? been (?:in|on) my (?:thoughts|mind|head)|been ${YOU},? ${YOU},? ${YOU}|${YOU},? ${YOU},? ${YOU} in my head|think (?:about|of) ${YOU} (?:all the time|constantly|too much|more than))\\b`,
    ),
    not: ABOUT_KIN,
  },
  'ordinary: they love it when I do': {
    cue: w(
      `\\b(?:love|like|enjoy|adore|appreciate)(?: it)? (?:when|how|that|the way) ${YOU} (?:(?:always|just|actually|never|also|still) )?(?:tell|send|call|check|get|say|ask|write|remember|make|laugh|text|smile|tease|explain|talk|sign|spell|use|message|listen|reply|take (?:the )?time|describe|flirt|show|notice|open up|think|look at me|light up|giggle|sing)\\b|\\bso (?:cute|sweet|adorable) (?:how|when|that|the way) ${YOU}\\b`,
    ),
    not: /\b(?:never|dirty|nudes?|hate|don'?t|stop|undress\w*|would|wouldn'?t|if you|him|spank\w*|moan\w*|less)\b/i,
  },
  'ordinary: you are quiet': {
    hard: true,
    limit: true,
    cue: w(
      `\\b(?:(?:very |so |bit |awfully |all |too )?quiet (?:on|from|over) (?:your|ur|that|there)(?: (?:side|end))?|${ARE} (?:not|hardly|barely) (?:saying|talking|chatting)(?: (?:much|a lot))?|${YOU} (?:aren'?t|don'?t|not) (?:say|saying|talk|talking) much|${YOU}(?:'ve| have)? been (?:\\w+ )?(?:quiet|silent|distant)|${YOU} (?:seem|sound)(?:ed)? (?:\\w+ )?(?:quiet|distant|far away|miles away)|cat got (?:your|ur) tongue|awfully quiet|(?:jy is |so )?stil vandag)\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:at night|street|neighbou?rs?|place|area|since (?:saturday|we|that))\\b`,
    ),
    asks: true,
    most: 16,
  },
  'ordinary: busy just now': {
    none: /\b(?:without me|dinner tonight)\b/i,
    cue: /\b(?:(?:in|at|on) (?:a |the |my )?(?:meeting|work|gym|class|lecture|call|church|dinner|salon|shops?|movies|family thing|braai|hairdresser)\b[^.!?]{0,15}\b(?:text|chat|talk|message|msg|reply|write|call|later|after|just now|now now)|(?:busy|just|quickly) (?:cooking|driving|feeding|bathing|working|eating|shopping|cleaning|putting|fetching|helping)\b[^.!?]{0,34}\b(?:give me|later|quick|after|just now|now now|speak|when i|chat)|(?:have|got) (?:people|guests|visitors|family) (?:here|over)\b[^.!?]{0,40}\b(?:later|after|tonight|tomorrow)|hectic (?:day|one|morning)[^.!?]{0,20}\b(?:message|text|chat|talk|call)\b)/i,
    not: /\b(?:free|meet|without me|start without|you busy|sorry i|but can you|do you|emergency)\b/i,
    most: 18,
  },
  'ordinary: tease me': {
    cue: /\b(?:(?:make|poke) fun of me|(?:supposed|meant|going|gonna) to (?:tease|mock|roast) me|(?:go on|come on|please|ok|now|then|just)? ?roast me|tease me about|say something mean(?:,| to me)|let me have it|(?:your|ur) best (?:insult|roast|burn)|do your worst|(?:go on|come on)[^.!?]{0,8}\b(?:insult|mock|tease) me|take the mick\w*)\b/i,
    not: w(
      `\\b(?:don'?t|stop|hate|whole life|scar|weight|used to|always|people|everyone|never|brothers?|at school|bull(?:y|ied))\\b`,
    ),
    asks: true,
    most: 14,
  },
  'ordinary: news to come': {
    cue: /\b(?:guess (?:what|who)(?: (?:just )?(?:happened|called|i (?:just )?(?:saw|met|did|heard|bumped into)))?|(?:never|won'?t|will not|not going to|not gonna) (?:guess|believe) (?:what|who|where|how|the|this)|(?:have|got|i'?ve got|gotta|need)(?: i got)?(?: to)? (?:tell (?:you|u) (?:something|this|what)|(?:a )?(?:story|news|gossip|tea)\b)|have (?:i|we) got (?:a )?(?:story|news|gossip)|(?:some |such |really )?(?:good|big|great|exciting|amazing|best|huge) news|wait (?:till|until|til) (?:you|u) (?:hear|see)|you have to hear this|so i have news|buckle up)\b[^.!?,]{0,28}\W*$/i,
    not: /\b(?:bad news|serious|living|depressing|talk|lottery|i (?:got|passed|won|found out|am pregnant|dreamt|dreamed)|she said yes|pregnant|engaged|the doctor|results|sad|upset)\b/i,
    most: 13,
  },
  'ordinary: a question is coming': {
    cue: /\b(?:(?:can|could|may|might|mind if|would you mind if|okay if|ok if) i (?:just |quickly )?ask(?:ed)?(?: (?:you|u))?(?: (?:a|an|one|something|sth|smth)\b[^.!?,]{0,30})?\W*$|(?:have|got|had) (?:a|one|this) (?:\w+ ){0,2}question\b[^.!?]{0,28}\W*$|(?:quick|random|weird|silly|serious|personal|dumb|stupid) (?:q|question)(?: for (?:you|u))?\W*$|something (?:that )?(?:i'?ve|i have|ive)? ?(?:been )?(?:want\w*|meaning|wondering|dying) to ask\b[^.!?]{0,20}\W*$|promise [^.!?]{0,25}\bif i ask\b[^.!?]{0,25}\W*$)/i,
    not: /\b(?:money|favou?r|nude|pic|daughter|son)\b|^\W*(?:can|could|may) i ask (?:you |u )?something\W*$/i,
    asks: true,
    most: 16,
  },
  'ordinary: long time': {
    cue: /\b(?:been (?:a )?(?:long |good |hot )?(?:while|minute|ages|forever)\b(?= *(?:$|[.,!?]|stranger|since we|hey|huh))|(?:haven'?t|have not)(?: \w+)? (?:spoken|chatted|talked|heard|messaged)\b[^.!?]{0,20}\b(?:ages|while|forever|so long|weeks|months|minute)|long time no\b|look who it is|where have (?:you|u) been (?:hiding|all my life)|(?:hey|hi|hello|yo|oh) stranger|quite some time since we)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:single|number|school|still into|did (?:you|u)|remember|alive|dated|slept|sex|get over|get to|took|since i|kissed|cried)\\b`,
    ),
    asks: true,
    most: 14,
  },
  'ordinary: do you like how I look': {
    cue: /\b(?:(?:do|did) (?:you|u) (?:(?:even|really|actually|honestly) )?(?:find|think)(?: that)? (?:me|i'?m|im|i am) (?:\w+ ){0,2}(?:attractive|pretty|cute|hot|sexy|handsome|beautiful|good ?looking)|what (?:do|did) (?:you|u) (?:really |honestly )?think (?:of|about) (?:my (?:new )?(?:pics?|photos?|pictures?|looks)|me,? looks)|am i (?:\w+ ){0,2}(?:your type|cute|pretty|attractive|hot|beautiful|handsome|good ?looking|sexy)(?: or (?:what|not)| to (?:you|u)| enough)?\W*$|(?:do (?:you|u) )like what (?:you|u) see|(?:would|do) (?:you|u) (?:say|think) (?:that )?i(?:'m| am) (?:good ?looking|pretty|handsome|beautiful|attractive)|what (?:do|did) (?:you|u) think of me,? look\w*)\b/i,
    not: /\b(?:type of|driver|cook|enough for (?:him|her))\b/i,
    asks: true,
    most: 16,
  },
  'ordinary: I will be back': {
    cue: /^\W*(?:(?:ok|sorry|oops|oh|hey|wait|just|quick|babe|dude)\W+){0,3}(?:brb|bbl|back in (?:a|\d|five|ten|two|one|just)\b[^.!?]{0,14}|be right back|(?:hold|hang) on(?= *(?:$|[,.!]|some\w+|mom|mum|my (?:phone|food|mom|mum|boss|dog|oven)|phone|door|let me (?:get|grab|check|find)|i need to|gotta|one|a (?:sec|min)))|(?:one|1) (?:sec|second|min|minute|moment)|(?:gimme|give me)(?: (?:a|an|\d+|two|five|ten|few|couple|of))* ?(?:sec|min|moment)\w*|(?:two|five|ten|2|5|10) (?:min|sec)\w*[, ]+(?:the (?:pot|kettle|oven|dog|door|phone)|my (?:food|pot|mom|mum|phone)|just|need to|gotta|someone|somebody|kettle|phone|door)\b|just (?:going|gonna|jumping|hopping|popping) (?:to|in|into|out)\b[^.!?]{0,24}|wait (?:a|one) (?:sec|min)\w*)\b[^?]{0,40}$/i,
    not: /\b(?:away|park\w*|traffic|late|late for|tea time|south africa|town|in june|forever|what|straight|that thought|hate|love|bed)\b|\?/i,
    most: 14,
  },
  'ordinary: a voice note or a photo liked': {
    cue: /\b(?:(?:love|loved|liked|enjoyed|did enjoy|adore|adored)\b[^.!?]{0,10}\b(?:the|that|your|ur|this|those) (?:\w+ )?(?:photos?|pics?|pictures?|selfies?|voice ?(?:notes?|messages?)|vns?|videos?|reel|meme|song|playlist)|listened to (?:your|the|that|ur) (?:\w+ )?(?:vn|voice ?(?:note|message))|(?:that|your|ur|ooh+ that) (?:photo|pic|picture|selfie|vn|voice ?note)s?\b[^.!?]{0,20}\b(?:gorgeous|lovely|amazing|beautiful|stunning|cute|made my|great|hot|wow|at the|fire))\b/i,
    not: w(
      `\\b(?:of (?:your|the|my) (?:dog|m[ou]m|friends?|sister|cat|kids?|son|daughter|car|food|house)|who|role|system|suggest|stop|girl|guy|send|sending|more|old|don'?t|fake|real|my)\\b|\\?`,
    ),
    most: 16,
  },
  'ordinary: wish you were here': {
    cue: w(
      `\\b(?:wish (?:that )?${YOU} (?:were|was|could be|lived|could)\\b[^.!?]{0,20}\\b(?:here|next to me|beside me|with me|closer|near)|want ${YOU} (?:here|next to me|beside me)|better (?:if|with) ${YOU}(?: were| was)? here|come (?:and )?keep me company|why (?:aren'?t|are) ${YOU} (?:not )?here|only thing (?:missing|that'?s missing)[^.!?]{0,14}\\b${YOU}|should be here with me|wish we were (?:together|closer))\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:bed|shower|bath|naked|sexy|horny|on top)\\b`),
    asks: true,
    most: 20,
  },
  'ordinary: a compliment on looks': {
    cue: w(
      `\\b(?:${ARE} ${VERY}(?:pretty|prettier|prettiest|gorgeous|beautiful|stunning|stunner|hot|hotter|hottest|handsome|sexy|cute|cutest|fine|attractive|breathtaking|easy on the eyes?|good ?looking|better looking|out of my league|drop dead gorgeous|dreamy)\\b|${YOU} (?:look|looked) ${VERY}(?:good|great|amazing|beautiful|handsome|cute|gorgeous|stunning|lovely|pretty|hot|incredible|fine|sharp|smart|dashing|like a (?:model|dream|movie star))|${YOU} (?:clean|scrub|brush) up (?:nice|well|good)|(?:those|them|ur|your) (?:eyes|lips|legs|dimples|curls|arms|smile|hair)(?: though| tho)\\b|${YOU} have (?:\\w+ ){0,3}(?:beautiful|gorgeous|lovely|stunning|cute|amazing|kind|warm|pretty) (?:smile|face|eyes|laugh|hair|voice)|jy is (?:so |baie )?(?:pragtig|beeldskoon|mooi)|(?:can'?t|cannot|couldn'?t) (?:stop (?:looking|staring) at|take my eyes off) (?:you|u|your (?:photos?|pics?|smile|eyes)))\\b`,
    ),
    not: w(
      `\\b(?:for (?:a|an|your)|my (?:daughter|son|m[ou]m|sister|friend|dog|cat)|(?:your|ur) (?:sister|friend|m[ou]m|dog|dad|cat|car|daughter|son)|too (?:good|pretty|hot|beautiful)|to be real|when you|fine (?:with|then|by)|if|tired|sad|stressed|sick|is it|not|but|like (?:you|a (?:bot|scam|catfish))|today then|seem|lucky)\\b|fine\\W*$`,
    ),
    most: 16,
  },
  'ordinary: a compliment on character': {
    cue: w(
      `\\b(?:(?:${ARE}|${YOU} (?:have|seem|sound|come across as)(?: like)?|you'?ve got) ${VERY}(?:kind|kindest|sweetest?|sweetheart|good|beautiful|pure|gentle|warm|golden|genuine|thoughtful|caring|considerate|true|lovely|decent|rare|gem|keeper|angel|star|legend|gentleman|diamond|breath of fresh air|one in a million|well mannered|down to earth|special)(?: (?:soul|heart|person|human|man|woman|guy|girl|gentleman|lady|one|spirit))?(?=\\W*(?:$|[.,!]|so |its|it'?s|and|you know|hey|man|honestly|really|lol|haha|x+\\b|to me|inside))|(?:love|like|adore|admire|appreciate) (?:your|ur) (?:sense of humou?r|humou?r|calm\\w*|kindness|heart|mind|honesty|energy|vibe)|(?:like|love|admire) how (?:calm|kind|honest|open|real|patient|gentle|chilled|thoughtful|straight|funny|caring|genuine) ${YOU}(?: are| r|'re)?)\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:to ignore|too (?:good|kind|nice|sweet)|if|not|but|as a friend|good (?:at|for|with|morning|night|day|to go|luck|idea|point)|have (?:a )?(?:good|lovely|great|special|beautiful|warm|kind)? ?(?:day|night|one|evening|weekend|time)|house|home|garden|dog|place|name|taste|job|smile|eyes|face|voice|photos?)\\b`,
    ),
    most: 14,
  },
  'ordinary: miss you': {
    cue: w(
      `\\b(?:miss|missing|mis|missed)(?: seeing| hearing| talking to| chatting to| having| being with)? (?:${YOU}(?! (?:call|texts?|message|stop|train|at (?:church|work|the)))|jou|(?:your|ur) (?:face|voice|laugh|company|smile|hugs?|vibe|jokes|good ?(?:morning|night)s?)|our (?:chats?|talks?|convos?|conversations?|calls?|walks?|texts))\\b|\\b(?:weird|quiet|strange|empty|dull|boring|not the same) without (?:${YOU})\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:did (?:you|u)|don'?t miss|won'?t miss|will miss|would miss|gonna miss|going to miss|must have missed|not (?:going to|gonna) say|won'?t say|how do (?:you|u) say|language|like a hole|bus|flight|nobody|hit or miss|does|your (?:lips|body|kiss\\w*|touch|hands|mouth))\\b`,
    ),
    most: 24,
  },
  'ordinary: thinking about you': {
    cue: w(
      `\\b(?:(?:thinking|thought|think) (?:of|about|bout|abt) (?:you|u|ya|us)\\b(?! (?:as|telling|getting|when you get|all doing))|${YOU} (?:(?:just|randomly|suddenly) )?(?:popped|came|crossed|sprang|jumped|drifted)(?: (?:in ?to|to|up in|through|across|over|up))? my (?:head|mind|thoughts)|${YOU} were (?:in|on) my (?:thoughts|mind|prayers)|(?:reminded|reminds|made|makes) me (?:think )?of ${YOU})\\b`,
    ),
    not: w(
      `\\b(?:what (?:do|did) (?:you|i)|i (?:don'?t|never) think|do (?:you|u)|did (?:you|u)|first impression|your (?:ex|offer|question)|him|her|they(?:'ve|'re)?|hands|mouth|lips|body|naked|in bed|touch\\w*)\\b`,
    ),
    most: 24,
  },
  'ordinary: like you': {
    cue: w(
      `\\b(?:i\\b[^.!?]{0,28}\\b(?:like|fancy|adore|dig) (?:you|u|ya)(?= *(?:$|[.,!)]|a (?:lot|bit|little|whole)|so\\b|too\\b|very|quite|more|already|now|i think|lol|haha|x+\\b|hey|man|okay|ok\\b|you know|and (?:i|it|that)))|(?:i'?m|im|i am|i was|i think i|think i|i have|i'?ve|i (?:kinda|might|may|kind of|definitely|totally)?|caught myself)\\b[^.!?]{0,24}\\b(?:into|smitten (?:with|by)|falling for|fallen for|fond of|crushing on|got a (?:\\w+ ){0,3}crush on|have a (?:\\w+ ){0,3}crush on|starting to like|feelings for|sweet on) (?:you|u)\\b|catching (?:feelings|feels)\\b)`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:would (?:you|u) like|(?:do|don'?t|didn'?t|not|never) (?:even )?(?:like|fancy)|i'?d like|if i like|like (?:you|u) (?:said|know|say|mentioned|told)|(?:feel|feels|felt|looks?|seems?|sounds?) like (?:you|u)|hate|pretend|because|why|wish i|don'?t want|wanna keep|print|sudo|second phone)\\b`,
    ),
    most: 18,
  },
  'ordinary: love talking to you': {
    cue: w(
      `\\b(?:(?:love|loving|enjoy|enjoying|adore|look forward to|looking forward to|come to enjoy|live for|treasure|cherish) (?:all )?(?:our|ur|your|these|the) (?:(?:little|daily|long|nightly|late night|morning|silly) )*(?:chats?|talks?|conversations?|convos?|messages|texts|calls|voice ?notes)(?! (?:on|about))|(?:love|loving|enjoy|enjoying|adore) (?:chatting|talking|speaking|texting) (?:to|with|w) (?:you|u)|(?:our|your|ur|these)(?: little)? (?:chats?|talks?|conversations?|convos?|messages|texts|calls) (?:are|is|r|have become)\\b[^.!?]{0,14}\\b(?:best|highlight|favou?rite|nicest|bright spot)|(?:chatting|talking|texting|speaking) (?:to|with) (?:you|u) is (?:(?:the|my|one of my) )*(?:best|highlight|favou?rite|nicest))`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:but|before|people|hate|not at|though|2am)\\b`),
    most: 20,
  },
  'ordinary: you make me smile': {
    cue: w(
      `\\b(?:(?:${YOU}|(?:your|ur) (?:texts?|messages?|voice ?notes?|name|pics?|photos?)|seeing (?:your|ur) (?:name|message|text)\\b[^.!?]{0,10}|hearing from ${YOU}|talking to ${YOU})(?: (?:always|just|really|do|does|still|never fails? to|sure|know how to))* (?:puts?|makes?|made|making|brings?|brought)\\b[^.!?]{0,20}\\b(?:smil\\w+|grin\\w*|(?:me|so) happy|good mood)|${YOU} put me in (?:such )?a (?:good|great) mood|(?:i )?(?:always )?(?:smile|smiling|grin|light up) (?:when|whenever|every time|each time|as soon as)\\b[^.!?]{0,30}\\b(?:${YOU}|your|ur)\\b|(?:every|each) time\\b[^.!?]{0,30}\\b(?:${YOU}|your|ur|it'?s)\\b[^.!?]{0,10}\\bi (?:smile|grin))\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:not|never (?:make|made)|could smile|would make)\\b`),
  },
  'ordinary: known you forever': {
    cue: w(
      `\\b(?:(?:like|as if|as though|though)\\b[^.!?]{0,8}\\b(?:we|i|we'?ve|i'?ve|weve)\\b[^.!?]{0,14}\\b(?:known|know|met|been friends|were (?:old )?friends|go (?:way )?back|grew up)\\b[^.!?]{0,24}\\b(?:before|years|forever|ages|already|always|life|each other|way back|friends|together|you)|(?:can'?t|cannot|hard to) believe we(?:'ve)? (?:only )?(?:just )?(?:started|met|known|matched|been)\\b[^.!?]{0,25}\\b(?:ago|week|month|yesterday|days|recently)|known (?:you|u|each other)(?: for)? (?:ages|years|forever|my (?:whole|entire) life|all my life)|like we go way back)\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:school|best friend|since|don'?t)\\b`),
    asks: true,
  },
  'ordinary: comfortable with you': {
    cue: w(
      `\\b(?:(?:feel|feels|felt|am|i'?m|im|so|totally|completely)\\b[^.!?]{0,14}\\b(?:safe|comfortable|relaxed|at ease|calm|at home|myself|at peace)\\b[^.!?]{0,14}\\b(?:with|around|near|next to)(?: \\w+)? (?:${YOU})|${YOU} (?:put|set|make) me (?:so |right |completely )?(?:at ease|feel (?:so )?(?:safe|calm|at ease|comfortable|relaxed))|(?:with|around) ${YOU},? i (?:don'?t|do not|never|can)\\b[^.!?]{0,14}\\b(?:pretend|be myself|try|act|hide|relax|breathe)|be myself (?:with|around) ${YOU}|let my guard down|drop my (?:guard|walls)|never felt (?:this|so) (?:comfortable|safe|at ease|relaxed))\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:don'?t feel|not (?:feel|comfortable|safe)|uncomfortable|never feel|sending|anybody|wish)\\b`,
    ),
  },
  'ordinary: you are different': {
    cue: w(
      `\\b(?:${ARE} ${VERY}(?:different|not like|nothing like|unlike|one of a kind|rare|something else entirely|a unicorn)\\b(?! (?:in (?:every|each|your|that)|from (?:your|what)|today|now|people|ages|sides|worlds))|something (?:so |really |very )?(?:different|special) about (?:you|u)|(?:never|not|haven'?t)(?: ever)? (?:met|come across|known|dated|found|spoken to) (?:any(?:one|body)|someone|somebody|a (?:man|woman|guy|girl|person)) (?:quite |else )?like (?:you|u)|(?:you|u|ur|${ARE}) (?:not |nothing )like (?:the )?(?:other|most|any)\\b|unlike any(?:one|body))`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:photos?|pics?|we are|we'?re|lately|looks?|this week|since)\\b`),
  },
  'ordinary: a good time': {
    cue: w(
      `\\b(?:(?:last night|yesterday|today|tonight|saturday|friday|sunday|thursday|this (?:morning|afternoon|evening)|our date|the date|dinner) (?:was|were) ${VERY}(?:lekker|special|magic\\w*|perfect|lovely|amazing|wonderful|fun|great|good|beautiful|everything|unforgettable|best)|(?:didn'?t|did not) want (?:last night|it|the (?:night|date|evening)|tonight|yesterday|today|our \\w+) to (?:end|stop|be over)|(?:(?:was|it'?s been|been|such|so|really enjoyed|loved|enjoyed) )(?:so |really |very )*(?:nice|lovely|good|great|wonderful|fun)? ?(?:to (?:finally )?(?:meet|see)|(?:finally )?meeting|seeing|spending time with|being with|hanging out with) (?:you|u)|(?:lovely|wonderful|great|special|beautiful|amazing) (?:evening|night|day|date|time|dinner|afternoon)[^.!?]{0,10}\\b(?:enjoyed|with you|last night|together)|best (?:first )?(?:date|night|evening) (?:i'?ve|i have|ever|in years)|had (?:so much|such a|the best) (?:fun|good time|great time|lovely time|time)[^.!?]{0,12}\\b(?:last night|yesterday|today|tonight|with (?:you|u)))\\b`,
    ),
    not: w(
      `${ABOUT_KIN.source}|\\b(?:family|mates|kids|work|party|wedding|concert|gig|match|game|without|alone|didn'?t feel|spark|did you|are you|colleagues|team|church|sleep|nap|weather|food|would be|will be|to see you (?:soon|on|again|tomorrow)|hoping|looking forward)\\b`,
    ),
  },
  'ordinary: proud of you': {
    cue: /\b(?:(?:i'?m|im|i am|so|super|really|very|extremely|damn|bloody) ){1,3}proud(?: of (?:you|u|ya))\b|\bproud of (?:you|u|ya)\b|^\W*(?:\S+ ){0,6}(?:super|so|really|very) proud\W*$/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:are you|aren'?t you|should be|would be|what you did to|yourself|myself|how (?:are|is|was)|did you|cried)\\b`,
    ),
    most: 20,
  },
  'ordinary: sorry for the slow reply': {
    cue: /\b(?:sorry|soz|apolog\w+|forgive|excuse|my bad|pardon)\b[^.!?]{0,30}\b(?:late (?:reply|response|answer|message)|slow|delayed|delay|only (?:replying|seeing|answering|getting|now seeing)|just (?:saw|seeing|seen)|took (?:so |me so |me )?(?:long|ages|forever|a while)|so long (?:to|for|with)|reply\w* (?:so )?late|been (?:(?:mad|so|super|crazy|really|very) )*busy|taking (?:so long|forever|ages))/i,
    not: /\b(?:late for|cancel\w*|can'?t|our date|traffic|girlfriend|tonight|tomorrow|met someone)\b/i,
  },
  'ordinary: bad at texting': {
    cue: /^(?!.*\byou(?:'re|re| are)? (?:so |really |very )?(?:bad|terrible|useless|rubbish)).*?\b(?:(?:terrible|bad|rubbish|useless|awful|hopeless|horrible|crap|suck|no good|(?:not|never)(?: (?:very|so|that|really|too|all that))* (?:good|great|much of an?|a (?:big|great|good)))\b[^.!?]{0,14}\b(?:text\w*|reply\w*|messag(?:ing|es)|this messaging|whats ?app|texter)\b|(?:more of a|prefer a?) (?:phone|call|voice ?note|in[- ]person)\b[^.!?]{0,14}|(?:honestly |really |just )?(?:hate|can'?t stand) (?:texting|messaging|typing)|i take (?:me )?(?:forever|ages|days) to (?:reply|answer|text))/i,
    not: w(`${ABOUT_KIN.source}|\\b(?:app is|drive|driving|parking)\\b`),
  },
  'ordinary: you are slow to reply': {
    none: /\b(?:watched|story|quiet|not cross)\b/i,
    hard: true,
    cue: /\b(?:(?:took|takes?|taken) (?:you|u) (?:long enough|forever|ages|so long|your time)|(?:you|u) (?:always )?(?:took|take) (?:forever|ages|so long|days|three days|your time|a while)\b[^.!?]{0,12}(?:reply|answer|text|respond|get back|write)?|do (?:you|u) always take|(?:finally|at last)(?:,| a| an)? (?:answer|reply|message from you|text back)|(?:oh|so|ah)[^.!?]{0,8}(?:you|u)(?:'re|re| are)? (?:still )?alive|(?:thought|think\w*) (?:that )?(?:you|u)(?:'d| had|'ve)? (?:forgotten|forgot|ghosted|run away|disappeared|got lost)(?: (?:about )?me)?|left me on (?:read|seen|blue ticks?|delivered)|blue ?tick(?:ed|ing)? me|aged (?:\w+ )?(?:years|decades)? ?waiting|(?:been )?waiting (?:all day|for days|forever|the whole day) for (?:you|your|ur|a reply)|slow (?:replier|texter)|forgotten about me)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:watched|story|then (?:i|you|three)|doctor|results|no worries|take your time|that'?s fine|goodbye|done)\\b`,
    ),
    asks: true,
  },
  'ordinary: who texts first': {
    hard: true,
    cue: /\b(?:(?:i'?m|im|i am|it'?s|its|am i|why (?:am i|is it)|i feel like i'?m|like i'?m)\b[^.!?]{0,14}\b(?:always|the only (?:one|person)|the one who always)\b[^.!?]{0,24}\b(?:text\w*|messag\w*|writ\w*|initiat\w*|start\w*|effort|reach\w*|calling|contact\w*)|(?:the )?(?:only )?one (?:who (?:always )?)?(?:making an? effort|writes|texts|texting first|writing)|(?:you|u) (?:never|hardly ever|don'?t ever|rarely|barely) (?:text|message|write|call|initiate)(?: me)? first|if i (?:don'?t|didn'?t|do not) (?:text|message|write|reach out)[^.!?]{0,10}\b(?:we|you|nothing|never)|(?:nice|good|great|lovely) if (?:you|u)(?:'d)? (?:text|message|wrote|write|call|start|messag|initiat)\w*[^.!?]{0,12}first|(?:do|would) (?:you|u) ever (?:text|message|write)(?: me)? first)\b/i,
    not: w(`${ABOUT_KIN.source}|\\b(?:driving|about the job|in (?:the|my) (?:family|group))\\b`),
    asks: true,
  },
  'ordinary: mad at me': {
    hard: true,
    cue: /\b(?:(?:are|r|is) (?:you|u|everything ok)\b[^.!?]{0,16}\b(?:mad|angry|cross|upset|annoyed|pissed(?: off)?|irritated|furious|kwaad) (?:with|at|about) (?:me|last night|yesterday|what i|that|earlier)|^\W*(?:(?:are|r) )?(?:you|u|ya) (?:still )?(?:mad|angry|cross|upset|annoyed|pissed|kwaad)\W*\?*\W*$|did i (?:piss|tick) (?:you|u) off|hope (?:that )?(?:you|u)(?:'re| are|re)? (?:not|n'?t) (?:too )?(?:mad|angry|cross|annoyed|upset)|(?:you|u) (?:seem|sound)(?:ed)? (?:\w+ )?(?:mad|angry|cross|annoyed|upset) (?:with|at) me|are we (?:ok|okay|good)\b[^.!?]{0,14}\b(?:mad|angry|cross|annoyed|upset))/i,
    not: w(`${ABOUT_KIN.source}|\\bwhat (?:helps|doesn'?t)|'are you`),
    asks: true,
  },
  'ordinary: did I say something wrong': {
    hard: true,
    cue: /\b(?:(?:was|is) it something (?:that )?i (?:said|did|wrote)|(?:did|have|had) i (?:say|said|do|done|write)\b[^.!?]{0,6}\b(?:something|anything)\b[^.!?]{0,20}\b(?:wrong|bad|off|(?:to )?(?:upset|offend|hurt))|(?:did|have) i (?:offend|upset|annoy|scare)(?:ed)? (?:you|u)|did i (?:mess|screw|fuck) (?:this |it |things )?up|(?:hope|worried|afraid)(?: that)? i (?:didn'?t|did not|haven'?t)\b[^.!?]{0,8}(?:say|said|do|done)\b[^.!?]{0,16}\bwrong)\b/i,
    not: w(`${ABOUT_KIN.source}|\\b(?:deserve|exam|recipe)\\b`),
    asks: true,
  },
  'ordinary: lonely': {
    hard: true,
    cue: /\b(?:(?:so|bit|little|really|very|feel\w*|get|gets|been|quite) lonely|lonely (?:tonight|here|without|man|hey|today|lately|sundays?|evenings?)|loneliness|so alone|all alone|nobody to (?:talk|chat|come home|eat) (?:to|with)|no ?one to (?:talk|chat|come home|eat) (?:to|with)|(?:house|flat|place|home) (?:is|feels) (?:so |too |very |really )*(?:empty|silent)|someone to come home to|when one is alone)\b/i,
    not: /\b(?:leave me|travel\w*|love (?:it|being)|night shift|ask me|new (?:city|town|place)|moved to|barista|lonely here at night|not lonely|never lonely|planet|was lonely|are you|do you)\b/i,
  },
  'ordinary: a bad day': {
    hard: true,
    cue: /\b(?:(?:today|this day|my day|day) (?:(?:was|is|has been|'s been|can|just) ){0,2}(?:\w+ )?(?:awful|terrible|horrible|shit\w*|kak|crap\w*|rubbish|rotten|the worst|a nightmare|a disaster|end already|one of those(?: days)?(?! (?:where|when))|a lot|brutal|exhausting|draining)|(?:worst|awful|terrible|horrible|shit\w*|kak|crap\w*|rotten|rough) day\b|what a day\b|(?:just )?not my day|everything (?:went|is going|that could go|goes) wrong|nothing went right|one of those days(?! (?:where|when)))\b/i,
    not: /\b(?:everything (?:just |really )?(?:worked|went right)|just worked|every light|not (?:a |so |that )?bad|isn'?t|wasn'?t|bad day for|lovely|beautiful|amazing|perfect|great|good|wonderful|happy|love|how was|yours|hair)\b/i,
  },
  'ordinary: stressed': {
    hard: true,
    cue: /\b(?:stress(?:ed|ing)\b|(?:great deal of|lot of|so much|huge|constant) (?:pressure|stress)|stress levels|overwhelm(?:ed|ing)|(?:everything|it'?s all|its all|life) (?:is |feels |just )*(?:too much|on top of me)|losing my mind\b|drowning in (?:work|deadlines|admin|emails)|deadlines everywhere)/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:no stress|don'?t stress|not (?:that )?stress\\w*|stress(?:ed)? (?:ball|relief)|less|are you|you stress\\w*|fun)\\b`,
    ),
  },
  'ordinary: nervous about meeting': {
    hard: true,
    cue: /\b(?:(?:nervous|anxious|scared|terrified|butterflies|jitters|panicking|nerves|freaking out)\b[^.!?]{0,30}\b(?:meet(?:ing)? (?:you|u)|our date|the date|first date|see(?:ing)? (?:you|u)|in person|(?:gonna|going to|will) be (?:so )?awkward|about (?:saturday|sunday|friday|tonight|later|tomorrow))|what if (?:you|u) (?:don'?t|won'?t|hate)[^.!?]{0,10}\bin person|(?:stomach|tummy) (?:is |in )*(?:in )?(?:knots|doing flips|flipping)[^.!?]{0,25})\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:operation|maternity|first day|monday|school|new job|exams?|interview|doctor|dentist|results|court|test|flights?|flying|driving|presentation|speech|work|game|match|race|scan)\\b`,
    ),
    asks: true,
  },
  'ordinary: slow down': {
    hard: true,
    cue: /\b(?:(?:can|could|shall|mind if|would you mind if) we (?:just )?(?:slow|t[ao]o?ke? (?:it|this|things))\b[^.!?]{0,16}\b(?:down|slow\w*|easy)|(?:like|want|prefer|need|rather)(?: to)? (?:take|go|keep) (?:it|things|this)?\s?(?:(?:a bit|nice and|really|very) )?slow(?:er|ly)?|(?:don'?t|do not|not) (?:want|wanna)(?: to)? rush|(?:let'?s|lets) not rush|(?:moving|going)\b[^.!?]{0,12}\b(?:fast|quick|quickly) for me|need to take my time|too (?:fast|quick) for me)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:physical\\w*|sex\\w*|driv\\w*|walk\\w*|car|internet|wifi|talking so)\\b|\\b(?:considering|contemplating|thinking (?:about|of)|might|may|maybe|next(?: up| stop)?|toying with|tempted by) (?:even |also )?(?:have |make |get |take |try |start |go for )?(?:the|a|an|my|some|it|\\w+ing)\\b[^.!?]{0,40}\\bnot rush`,
    ),
    asks: true,
  },
  'ordinary: that means a lot': {
    cue: /\b(?:(?:that|this|which|it) (?:(?:really|honestly|actually|truly) )*(?:means?|meant) (?:so much|a (?:lot|great deal|ton)|the world|everything|more than)|(?:don'?t|no idea) (?:know )?how much (?:that|this|it) means|means the (?:world|absolute world)|(?:i |really |so )*need(?:ed)? to hear (?:that|this)|(?:really )?needed (?:that|this)(?: today| tonight)?\b(?! (?:to|by|for|done))|(?:that|this|you) (?:really |actually )*(?:touched|moved) me)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:word|zulu|what does|but|would mean|coffee|drink|holiday|nap|wine|laugh)\\b`,
    ),
    mine: /\S/,
  },
  'ordinary: overthinks': {
    hard: true,
    cue: /\b(?:(?:i|i'?m|im|i'?ve|been|sorry|stop|me|start|always|my)\b[^.!?]{0,16}\bover[ -]?(?:think\w*|analy\w+)|(?:i'?m|im|i'?ve been) (?:so |too much |just )*in my (?:own )?head\b|(?:brain|mind|head) (?:just )?(?:won'?t|doesn'?t|never|refuses to) (?:shut up|stop|switch off|quiet\w*|rest)|i (?:tend to |always |do )?think too much|read (?:way )?(?:too|so) much into|think and think)\b/i,
    not: w(
      `${ABOUT_KIN.source}|\\b(?:song|salt|you over\\w*|of (?:yourself|you)|don'?t over\\w*|about (?:you|u)\\b)\\b`,
    ),
  },
  'ordinary: do you think of me': {
    cue: /\b(?:do i (?:ever |even |still )?cross (?:your|ur) mind|(?:were|was|are|have) (?:you|u) (?:been )?(?:ever )?thinking (?:of|about|bout) me|(?:do|did) (?:you|u) (?:ever |even |still )?(?:think|thought) (?:of|about|bout) me|am i on (?:your|ur) mind|bet (?:you|u)\b[^.!?]{0,14}\b(?:thought|thinking|were thinking) (?:of|about) me)\b(?! as\b)/i,
    not: /\b(?:what (?:do|did)|as (?:a|an|your|just)|when you (?:kiss|sleep) )\b/i,
    asks: true,
    most: 14,
  },
  'ordinary: hours of talk': {
    cue: w(
      `\\b(?:(?:talk|chat|speak|listen|text)\\w* (?:to|with) ${YOU} (?:all (?:night|day)|for (?:hours|ever|days)|forever|until|till)|(?:we|we'?ve|did we|how did we)(?: \\w+)? (?:talk|talked|spoke|chatted|speak|chat|been (?:talking|chatting)|on the phone) for (?:\\w+ )?(?:hours|hrs|forever|so long|ages)|how long we (?:spoke|talked|chatted|were)|time (?:flies|flew|goes so fast) (?:when|with|while)[^.!?]{0,10}(?:we|${YOU}|chat|talk)|looked at the (?:clock|time) and it was)\\b`,
    ),
    not: w(`${ABOUT_KIN.source}|\\b(?:doctor|lawyer|about (?:him|her|it))\\b`),
    asks: true,
  },
};
