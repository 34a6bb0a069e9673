/** Pressure: being made to account, sexual pressure, abuse. */
import { rule, type SafetyRule } from './rule.ts';

const INTIMATE =
  '(?:nudes?|naked (?:pics?|photos?|video)|pics? (?:without|no) clothes|intimate (?:pics?|photos?|video)|topless|tit(?:s|ties)|boobs?|dick ?pics?|sexy pics?|your (?:body|pics|photos|videos?)|pics of your body|something (?:sexy|naughty))';
/** Being made to account for where one was, with whom, and why there was no answer. */
const ACCOUNT =
  /(?:\bwho (?:were|are|was|is|did) (?:you|u|that|he|she|it)\b[^.!?]{0,20}\b(?:with|talking|texting|guy|girl|man|woman|him|her|see|seeing|dancing|chatting)|\bwhere (?:were|have|are|did) (?:you|u)\b[^.!?]{0,25}\b(?:all|last|since|really|been|go|sleep|and who|until|at that)|\bwhy (?:do|did|are|were|don'?t|didn'?t|haven'?t|aren'?t|is|was) (?:you|u|your)\b[^.!?]{0,30}\b(?:repl(?:y|ies|ying)|answer(?:ing)?|pick(?:ing)? up|online|ignor\w+|read|offline|phone off|so long|late|text(?:ing)? back|off)|\bwho(?:'s| is| was| are)? (?:that|this|the) (?:guy|girl|man|woman|dude|oke|chick|person|people)\b|\bi (?:saw|see|know|noticed) (?:you|u)(?:'re| were| was| are)? (?:been )?online)/i;
/** What is demanded as proof, or the distrust behind it. */
const PROOF =
  /\b(?:(?:send|show|give) (?:me )?(?:a |your |the |some ){0,4}(?:pic|photo|selfie|location|screenshots?|proof|video|messages|chats?|phone)|video ?call me|prove|so (?:that )?i (?:know|can see|can check|believe)|don'?t (?:believe|trust|lie)|lying|liar|cheat\w*|answer me|explain yourself|tell me (?:now|the truth|right now)|right now|i(?:'m| am) (?:waiting|serious|warning)|i deserve to know|my (?:girl|woman|man|wife)|or (?:else|we'?re (?:done|over))|swear (?:on|to)|hiding)\b/i;
/** Finding each other, asking about a picture, or a joke: the same words without the grip. */
const HARMLESS_CHECK =
  /\b(?:(?:at|by|near|in front of) the (?:table|window|entrance|bar|gate|door|parking|counter|stairs|corner)|so i (?:can|could) find (?:you|u)|(?:find|meet) (?:you|u) (?:there|at|outside)|festival|pick you up|so i know (?:you'?re|you are|ur|you got) (?:safe|ok|okay|home|there|in)|when you get (?:there|home|in)|in (?:that|this|the|your) (?:\w+ )?(?:pic|photo|picture|video|background|story)|(?:first|second|third|fourth|last) (?:pic|photo|picture)|(?:album|book) cover|are you (?:real|human|a bot|ai)|not a bot|you'?re (?:real|human)|netflix|wi-?fi|memes?|save me a|believe this|(?:the|your|that|what a) (?:view|sunset|beach|mountain|sea)|i bet (?:the|it)|so jealous|drummer|singer|actor|my ex used)\b/i;

export const PRESSURE_RULES: readonly SafetyRule[] = [
  {
    // Had for once, or dressed in nothing else.
    kind: 'sexual_pressure',
    cue: /\b(?:(?:room|bed|place|flat|hotel)\b[^.!?]{0,30}\blet me have (?:you|u)\b|wear (?:it|this|that)\b[^.!?]{0,20}\bwith nothing (?:else|on|under))/i,
    clears: ['story'],
  },
  {
    // On the way, against a no.
    kind: 'coercive_control',
    cue: /\b(?:you|u) said no\b[^.!?]{0,20}\bi(?:'?m| am) (?:still )?coming (?:anyway|regardless|all the same)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // Studies or work given up for a journey, and someone else to pay for all of it.
    kind: 'coercive_control',
    cue: /\byou (?:come here,? )?(?:you )?quit (?:varsity|uni\w*|school|college|your (?:job|work|studies))[^.!?]{0,15}\band i(?:'ll| will)? (?:take care of|look after|pay for|handle) (?:everything|you|it all)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // A secret of the reader's against one that got out.
    kind: 'scam_blackmail',
    cue: /\b(?:going to|gonna|'ll|will) (?:share|show|post|leak) yours\b/i,
    with: /\b(?:videos?|photos?|pics?|pictures|nudes?|clips?|screenshots?) of (?:us|you|u)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // A night that is paid for, before anybody said yes to it.
    kind: 'sexual_pressure',
    cue: /\b(?:booked|reserved|paid for|got us)\b[^.!?]{0,45}\b(?:guest ?house|hotel|lodge|air ?bnb|b ?& ?b|bnb|suite|chalet|cabin|room)\b[^!?]{0,40}\b(?:one|a single|only one|a double|king(?:[- ]size)?) (?:bed|room)\b/i,
    with: /\b(?:nothing under|no need for|already paid|deposit|don'?t waste|for strangers|you(?:'ll| will) (?:like|love|enjoy)|teasing|come on|adults|grown[- ]ups|both over|uptight|shy|you owe|relax)\b/i,
    unless:
      /\b(?:separate|two (?:rooms|beds)|your own room|no pressure|only if|if you(?:'d| would)? (?:like|rather|prefer)|our anniversary|as you asked|like you (?:asked|wanted)|you (?:chose|picked|asked))\b/i,
    clears: ['joke', 'story'],
  },
  {
    // A room instead of the coffee that was offered.
    kind: 'sexual_pressure',
    cue: /\b(?:got|booked|reserved|taken) (?:us )?a (?:nice |double |private )?(?:room|suite|cabin|chalet)\b/i,
    with: /\b(?:why waste (?:time|money)|no need for (?:all |the |this |that )*(?:coffee|mall|restaurant|public)|skip the (?:coffee|dinner|small talk|mall)|instead of (?:coffee|the coffee|the mall)|coffee is for|or don'?t\b|nothing under|don'?t be (?:shy|scared)|come on\b)/i,
    unless:
      /\b(?:separate|two (?:rooms|beds)|your own room|no pressure|our anniversary|as you asked|like you (?:asked|wanted))\b/i,
    clears: ['story'],
  },
  {
    // One bed, after a wish for two rooms.
    kind: 'sexual_pressure',
    cue: /\b(?:one bed(?: i|')s (?:fine|enough|plenty|all we need)|we (?:only )?need one bed|(?:you|u) don'?t need your own (?:room|bed)|your own (?:room|bed)\?)/i,
    with: /\b(?:bite|shy|scared|adults|grown[- ]ups|been (?:chatting|talking|texting)|told (?:the|my) (?:guys|boys|friends)|come on|behave|won'?t (?:touch|try)|what for|waste)\b/i,
    unless: /\b(?:no pressure|your call|up to you|of course|no problem|totally fine|your own room it is)\b/i,
    clears: ['story'],
  },
  {
    // A lift that leaves no way to say no.
    kind: 'sexual_pressure',
    cue: /\bso (?:that )?(?:you|u) can'?t (?:say no|back out|escape|run away|go home)\b|\bmy (?:flat|place|house|bed),? my rules\b|\b(?:caf[eé]s?|restaurants|public(?: places)?|malls?|coffee shops) (?:is|are) (?:so |just )?(?:boring|overrated|for (?:tourists|strangers|kids|old people))/i,
    with: /\b(?:my (?:flat|place|house|room|bed)|hotel|uber|bolt|driver|cabin|lodge|doors? locked|phones? off|just us(?: two)?|trust me)\b/i,
    unless: /\b(?:mom|mum|gran|braai|board game|dishes|quiz|karaoke|shoes off|kids?|dog|cat)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // Who brought the reader home, and no answer is believed.
    kind: 'coercive_control',
    cue: /\bwho (?:dropped|drove|brought|fetched|picked) (?:you|u)\b[^?]{0,20}\?[\s\S]{0,30}\b(?:don'?t (?:tell me|say|lie)|lie|lying|the truth|i (?:know|saw))\b/i,
    clears: ['joke', 'story'],
  },
  {
    // A bar in a hotel, and the room above it for the brave.
    kind: 'sexual_pressure',
    cue: /\b(?:(?:my|the|our) (?:hotel )?room(?:'s| is)? (?:just |only |right |conveniently )*(?:upstairs|above|next door|two floors|one floor|around the corner)|i(?:'ve| have)? (?:got |booked )?a room (?:just |right )?(?:upstairs|above|next door))\b/i,
    with: /\b(?:brave|shy|scared|chicken|dare|adults|grown[- ]ups|relax|public|don'?t be|stop being|come on|loosen)\b/i,
    unless:
      /\b(?:no pressure|flatmate|landlord|noise|neighbours?|conference|luggage|kids?|my (?:son|daughter|mom|mum))\b/i,
    clears: ['story'],
    plainly: true,
  },
  {
    // Called uptight for keeping clothes on.
    kind: 'sexual_pressure',
    cue: /\bdon'?t be (?:so |such an? |that )?(?:uptight|prudish|prude|frigid|old[- ]fashioned|shy)\b/i,
    with: /\b(?:(?:leave|forget|lose|no need for|won'?t need|don'?t need) (?:your |the |a )?(?:swim(?:suit|ming costume)|costume|cozzie|bikini|clothes|pj'?s|pyjamas|underwear|panties|bra|top)|skinny dip\w*|naked|one bed|sleep ?over|stay the night)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // Hours online held up, and who it was.
    kind: 'coercive_control',
    cue: /\b(?:you|u)(?:'re| are| were| was)? (?:still )?(?:online|active)\b[\s\S]{0,80}\bwho (?:were|was|are|is) (?:you|u|it|that|he|she)\b/i,
    unless:
      /\b(?:in (?:the|your|that|this) (?:\w+ )?(?:photo|pic|picture|story|video)|game|team|server|playing|class|course|dating)\b/i,
    clears: ['joke', 'story'],
  },
  {
    kind: 'coercive_control',
    cue: /\b(?:who (?:is|was|were|are|'s|were you) (?:that|this|the (?:guy|girl|man|woman|dude|oke|chick)|he|she|with|you with|you talking|you (?:texting|out))\b[^.!?]{0,40}|(?<!didn'?t |not |never |don'?t )answer (?:me|your phone|the phone|my calls?)|(?<!\b(?:you|u|you've|you have|he|she|they|just) )(?:i(?:'?ve| have)? )?(?:called|phoned|rang|texted|messaged)(?: you)? (?:\d+|six|seven|eight|nine|ten|five|four|twenty|so many|a hundred) times|where (?:are|were) (?:you|u) (?:and|really|all|last)|why (?:didn'?t|haven'?t|don'?t|aren'?t|weren'?t) (?:you|u) (?:answer|reply|pick|text|read)|(?:send|share|turn on|show)(?: me)? (?:your|ur) (?:live )?(?:location|screen)|i don'?t (?:want|like) (?:you|u) (?:talking|going|seeing|wearing|hanging|having|posting|speaking)|(?:you'?re|you are|ur) not (?:allowed|going|wearing)|(?:delete|unfollow|block|remove) (?:him|her|that (?:guy|girl|man|woman|number)|all (?:your|those|of them)|your (?:ex|friends)|those (?:guys|girls|pics|photos)|them)|(?:choose|it'?s) (?:me or|between me)|(?:give me|show me|tell me|hand me|let me (?:see|have|check)) (?:your|ur) (?:phone|passwords?|password|passcode|pin)|your phone (?:password|passcode|pin)|phone password|if you (?:really )?(?:cared|loved me|had nothing to hide|respected me)|nothing to hide|i (?:saw|see|noticed|know) (?:you(?:'?re| are|'?ve been| were)? online|you (?:were )?active|your last seen)[^.!?]{0,40}\b(?:why|ignor|repl|answer|who|with|hours?|but)\w*|you (?:belong to|are mine|'?re mine)|no other (?:guys|men|girls|women)|(?:wear|wearing) that (?:out|dress|skirt)|ask (?:me )?(?:before|permission)|you wore (?:that|this)|without (?:asking|telling) me)\b/i,
    with: /\b(?:answer me|answer (?:your|the) phone|times|now\b|that (?:guy|girl|man|dude|bloke|woman|chick)|password|passcode|pin|hide|location|screenshot|prove|allowed|mine|belong|delete|unfollow|block|permission|i don'?t (?:want|like) (?:you|u)|me or|we (?:talked|spoke) about this|change it|i told you|other (?:guys|men|girls|women)|if you (?:really )?(?:cared|loved|respected)|online|last seen|wearing that|without (?:asking|telling)|not going|explain yourself|friends? (?:again|instead|with)|ignoring me|hours?)\b/i,
    unless:
      /\b(?:on the cover|in (?:your|the|that|this) (?:\w+ )?(?:photo|pic|picture|background|video|story|stories|post)\b(?![\s\S]*\b(?:answer|explain|now|lying|delete|times|password)\b)|singing|drummer|playing|the actor|in the movie|meme|haha|lol|jk|netflix|wi-?fi|you'?re (?:real|human|not a bot)|only a human|are you real|cute (?:dog|cat)|the dog|restaurant|menu|my pin code|so i (?:can|could) find|so i know (?:you'?re|you are|ur|you got)|when you get (?:there|home|in)|believe (?:this|it|what|me)|save me a|going to (?:like|love|beat|win|catch|get|guess|find|need|want|regret missing)|festival|handsome|cutie|gorgeous)\b|😂|🤣/i,
  },
  {
    kind: 'sexual_pressure',
    cue: rule(`\\b(?:send|show|share|gimme|give)\\b[^.!?]{0,30}\\b${INTIMATE}\\b`),
    unless:
      /\b(?:dog|cat|food|cake|view|garden|(?:i|we) (?:won'?t|never|don'?t)|not (?:going to|nudes)|no nudes|or (?:are|r) (?:u|you) normal|my (?:mate|friend|flatmate|brother|sister|cousin) (?:typed|sent|wrote)|pics of your (?:dog|cat|plants))\b|\b(?:send|share|show)\b[^.!?]{0,20}\byour (?:photos|videos?|pics)\b(?![^.!?]{0,30}(?:naked|sexy|no clothes|private|bed|shower|underwear|tonight))/i,
  },
  {
    kind: 'sexual_pressure',
    cue: /\b(?:(?:you|u) (?:owe|led) me(?: on)?|don'?t be (?:such )?(?:a )?(?:prude|frigid|boring|shy|a tease)|i (?:paid|bought|took you|drove|spent)[^.!?]{0,40}(?:least (?:you|u)|so (?:you|u)|expect|deserve)|(?:everyone|all my exes|other girls|other guys|normal (?:girls|women|guys|people)) (?:does|do|did|would|send|sends)|if (?:you|u) (?:really )?(?:loved|liked|wanted|trusted) me[^.!?]{0,30}(?:would|you'?d|u'?d|send|sleep|show|let)|come on,? (?:just )?(?:one|a little|don'?t)|why won'?t (?:you|u) (?:send|sleep|let|show|come)|least (?:you|u) (?:can|could|owe))\b/i,
    with: /\b(?:nudes?|pics?|photos?|sex|sleep with|bed|naked|kiss|touch|body|prude|frigid|hotel|come over|stay (?:over|the night)|my place|hook ?up|put out|condom|bra|underwear|send|want it)\b/i,
    unless:
      /\b(?:owe me (?:a |an |one |that |some )?(?:coffee|drink|dinner|ice|lunch|story|rematch|playlist|walk|pizza|explanation|photo of (?:the|your) (?:dog|cat)))\b/i,
  },
  {
    kind: 'sexual_pressure',
    cue: /\b(?:no condom|without a condom|(?:you|u) (?:wet|hard|horny)\b|what are (?:you|u) wearing\b.*(?:bed|naked|under(?!dressed))|wanna (?:fuck|bang|smash)\b|want to fuck\b|let'?s fuck\b|sit on my face|suck my|my dick|my cock|fuck (?:you|u) (?:so|hard|all|right|tonight)|just (?:come over and|want to) (?:fuck|bang|smash))/i,
  },
  {
    kind: 'harassment',
    cue: /\bshut (?:up|it|your mouth)\b[^.!?]{0,40}\b(?:slut|whore|cunt|bitch)\b|\b(?:open|spread) your (?:legs|thighs)\b/i,
    unless:
      /\b(?:yoga|pilates|gym|spin|stretch\w*|physio\w*|doctor|gynae\w*|said|screamed|yelled|shouted)\b/i,
  },
  {
    kind: 'harassment',
    cue: /\b(?:(?:you\b|u\b|ur\b|you'?re\b|what an?|stupid|ugly|fat|fucking|dumb|little|such an?)[^.!?,]{0,18}\b(?:bitch|slut|whore|cunt|hoe|skank|fat (?:cow|pig)|pig|retard|worthless|disgusting|pathetic|piece of (?:shit|trash)|trash|loser|ugly|faggot|dyke|poes|teef|hoer)\b|fuck (?:you|u)\b|fuck off\b|go (?:die|kill yourself|to hell)|kys\b|kill yourself|voetsek\b|nobody (?:will|would|could) (?:ever )?(?:want|love) (?:you|a (?:fat|ugly|thing|woman|man))|you(?:'?re| are) (?:nothing|not even (?:hot|pretty|that)))/i,
    unless:
      /\b(?:(?:i'?m|i am|i was|such a|feel) (?:such )?(?:a |an )?(?:pathetic|loser|pig|disgusting|trash)|basic bitch energy|jk|haha|lol|ugly (?:sweater|jersey|jumper|cry|produce|shoes|christmas)|loser (?:pays|buys|cooks)|guilty pleasure|proud of (?:you|u)|my (?:dog|cat|car|phone|boss|ex|landlord|geyser) (?:is|was|has|looks?|smells?) |trash (?:tv|panda|bag)|raccoon|fuck off with|(?:who|he|she|my ex|they) called)\b|😂|🤣/i,
  },
  {
    kind: 'coercive_control',
    cue: ACCOUNT,
    with: [PROOF, /\b(?:you|u|your)\b/i],
    unless: HARMLESS_CHECK,
    clears: ['joke', 'story'],
  },
  {
    // Two checks in one breath are an interrogation, with or without a demand.
    kind: 'coercive_control',
    cue: rule(`${ACCOUNT.source}[\\s\\S]{0,60}${ACCOUNT.source}`),
    unless: HARMLESS_CHECK,
    clears: ['joke', 'story'],
  },
  {
    kind: 'coercive_control',
    cue: /\b(?:(?:you have|you'?ve got|i(?:'m| am)? giv(?:e|ing) you|you get) (?:\w+ )?(?:\d+|one|two|three|five|ten|a few) (?:minutes?|mins?|seconds?|hours?) to (?:tell|answer|reply|call|explain|come|send|respond|get)|if (?:you|u) (?:go|wear|leave|post|talk|speak|see|hang|walk out|don'?t (?:answer|reply|come|call|send|delete|unfollow))[^.!?]{0,40}\b(?:we(?:'re| are)|it(?:'s| is)|this is) (?:done|over|finished|through)\b|(?:you|u) don'?t need (?:those|these|your|them|any|other)\b[^.!?]{0,20}\b(?:friends?|people|family|job|them)|no (?:male|female|guy|girl|opposite sex) friends|(?:couples|people (?:in love|who love)|if you love)[^.!?]{0,15}\b(?:have no|don'?t have|no|shouldn'?t have) secrets|(?:you|u) made me (?:do|hit|shout|angry|jealous|act|like)|(?:you(?:'re| are)|ur) not (?:going|leaving|wearing)[^.!?]{0,20}\b(?:like that|without (?:me\b|my)|with (?:them|him|her|those|that)|looking like|to that|anywhere)|only i (?:should|can|may|get to) (?:see|have|touch)|your phone[^.!?]{0,20}\bunlocked|unlock your phone|check(?:ing)? (?:your|ur) (?:phone|messages|dms|whatsapps?)\b|(?:give|send|tell) me (?:your|ur|all your) (?:\w+ )?(?:passwords?|passcode|pin|login)|i (?:don'?t allow|forbid|won'?t (?:let|have|allow) (?:you|my (?:girl|man|woman)))|(?:ask|need) my permission|(?:you|u) (?:should|must|need to|have to) (?:tell|ask|inform) me (?:before|where|when|first|every)|(?:choose|pick)\b[^.!?]{0,25}\b(?:or me\b|me or\b)|(?:let me|i want to|i need to) (?:see|check|go through|look (?:at|through)) your phone\b(?! (?:wallpaper|case|cover|background|number))|i decide (?:who|what|when|where)|(?:nobody|no one) (?:else )?will (?:ever )?(?:want|love|have) you|(?<=(?:^|[.!,;]\s{0,2}|\b(?:you|u) (?:should|must|have to|need to|had better|better) |want (?:you|u) to |(?:just|please|pls|so|then) ))(?:quit|leave|resign from) (?:your|that) job(?! (?:and (?:come|run|move|join|travel|open|go|let'?s)|to (?:travel|go|open|be|become))))\b/i,
    unless: HARMLESS_CHECK,
    clears: ['joke', 'story', 'denied', 'past'],
  },
  {
    kind: 'coercive_control',
    cue: /\b(?:(?:send|share|show|give|turn on)\b[^.!?]{0,20}\b(?:your |ur )?(?:live )?(?:location|screenshots?|messages|dms)|video ?call me (?:now|right now)|prove (?:it|that|you|where))\b/i,
    with: /\b(?:don'?t believe|not (?:really )?(?:at|with)|so i (?:know|can (?:see|check))|or (?:else|we'?re|don'?t)|right now|lying|liar|cheat\w*|who (?:are|were) you|where (?:are|were) you (?:really|actually|now)|i said|every time|always)\b/i,
    unless: HARMLESS_CHECK,
    clears: ['joke', 'story', 'denied'],
  },
  {
    kind: 'sexual_pressure',
    cue: /\b(?:(?:just |only )?(?:one|a|1) (?:little |quick |small |sexy )?(?:pic|photo|nude|kiss|video|peek|night)\b[^.!?]{0,30}\b(?:i (?:won'?t|promise|swear|'ll delete)|nobody|no one|come on|pl[sz]|please|what'?s the (?:big deal|harm))|come on,? (?:just )?(?:one|a) (?:little |quick |sexy )?(?:pic|photo|nude|kiss|peek)\b|show me (?:what'?s |more |some |a bit |your )?(?:under|skin|body|tits|boobs|ass|legs|cleavage|more of you)|(?:least|minimum) (?:you|u) (?:can|could) do\b|(?:you|u) said no\b[^.!?]{0,25}\bbut\b|(?:i know|deep down) (?:you|u) want (?:it|me|to)|(?:you'?ll|you will) (?:like|love|enjoy) it,? (?:trust|promise|relax|just)|if (?:you|u) don'?t (?:come (?:home|over|up)|sleep|stay|send|kiss|put out|give)[^.!?]{0,40}\b(?:then|why|what'?s the point|we'?re|i'?m|there are|someone else)|expect (?:something|more|a little|a thank you)[^.!?]{0,12}\b(?:return|tonight|back|exchange)|playing hard to get|(?:stop|quit) (?:being|acting) (?:so )?(?:shy|difficult|frigid|a tease|uptight|prudish)|(?:you|u) can'?t (?:leave|get) me (?:like this|hanging|all)|blue balls|been (?:waiting|patient) (?:long enough|for (?:weeks|months|ages))|we'?ve been (?:talking|dating|on) [^.!?]{0,25}\b(?:dates?|weeks?|months?)[^.!?]{0,20}\b(?:time|still nothing|you owe))/i,
    with: /\b(?:nudes?|pics?|photos?|video|sex|sleep|bed|bj|blow ?job|head|tonight|return|naked|kiss|touch|body|under(?:wear)?|dress|top|hotel|come (?:over|home|up)|stay|my place|hook ?up|put out|tease|bra|like it|want (?:it|me)|peek|skin|boobs|tits|ass|balls)\b/i,
    unless:
      /\b(?:dog|cat|puppy|food|cake|view|garden|sunset|kitchen|tattoo|braai|episode|meme|bookshelf|only if you|no pressure|if you(?:'d| would)? like)\b/i,
    clears: ['story', 'denied', 'joke'],
  },
  {
    // Asked, refused, asked again.
    kind: 'sexual_pressure',
    refused: true,
    cue: /\b(?:(?:send|show|just one|one (?:pic|photo|kiss)|another|a) (?:\w+ ){0,3}(?:pics?|photos?|nudes?|video|kiss)|come (?:over|up|to (?:mine|my place|my room))|(?:sleep|stay) (?:over|with me|here)|why not\b|don'?t be (?:shy|boring|scared|like that|silly|so)|come on\b|pl+e+a+s+e+\b|nobody (?:will|has to) (?:know|see)|you'?ll (?:like|love|enjoy))/i,
    with: /\b(?:pics?|photos?|nudes?|kiss|over|place|room|bed|sleep|stay|body|sexy|naked|show|send|touch|shy|hotel)\b/i,
    unless:
      /\b(?:no (?:worries|problem|pressure|stress)|that'?s (?:fine|ok(?:ay)?|fair)|totally|understand|respect|dog|cat|sunset|coffee|public)\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'harassment',
    cue: /\b(?:(?:you(?:'re| are)?|ur|u r|what an?|just an?|typical|another|fat|stuck[- ]up|old|desperate|dumb|stupid|ugly|bitter|lonely|crazy)[ ,]+(?:\w+ ){0,2}(?:waste of (?:space|time|air|oxygen)|cow|pig|witch|rat|snake|gold ?digger|attention (?:seeker|whore)|cockroach|monkey|baboon|moron|idiot|imbecile|trash|rubbish|gemors|doos|naai|hoermeid|slet|mampara|isifebe|sfebe)\b|no wonder (?:nobody|no ?one|your (?:ex|husband|wife))|go back to (?:where you came from|your (?:country|shack|kitchen|township|farm))|(?:you|u) look like an? (?:man|horse|pig|troll|dog|whale|cow|hippo|witch|corpse|drug)|ugly (?:inside|as|face|fat|old)|(?:nobody|no one) (?:asked you|likes you|wants you),? ?(?:stupid|idiot|fatty|anyway|ugly|bitch)|voetsek|fokof|fok jou|jou (?:ma se|poes|bliksem)|(?<=^|[.!?,]\s*)jou hond(?=\s*(?:[.!,]|$))|gaan kak|get (?:lost|stuffed),? (?:you|idiot|loser|stupid)|(?:lose|drop) some weight|too fat|(?:shut up|stfu),? (?:you (?:\w+ )?(?:stupid|ugly|fat|dumb|old|little|bitch|idiot|cow|pig|fool)|bitch|stupid|idiot|woman|fatty)|you should be grateful (?:i|anyone)|(?:women|girls|men|guys|people|types) like you (?:are (?:all|the)|always|should|belong|end up|make me sick)|(?:hope|wish) you (?:die|rot|get (?:cancer|sick|hit|raped|aids)|end up alone)|too good for (?:me|us|everyone),? (?:hey|you|bitch|is it))/i,
    unless:
      /\b(?:(?:i'?m|i am|i was|i feel|me,?) (?:such )?(?:an? |the )?(?:\w+ )?(?:idiot|cow|pig|moron|waste|mampara|trash|loser)|(?:called|calls|calling) me|my (?:sister|brother|boss|ex|mom|dog|cat)|proud of (?:you|u)|sky|hot ?dog|top dog|dog (?:person|lover|mom|dad|park|walk\w*)|the (?:dog|cat|cow|rat|monkeys?|baboons?|snake)|a (?:cow|dog|pig|snake|rat|monkey|baboon)\b(?! like)|party animal|love (?:it|you|that)|ugly (?:sweater|jersey|jumper|cry|produce|shoes|christmas))\b|😏|😘/i,
    clears: ['joke', 'story', 'denied'],
  },
];
