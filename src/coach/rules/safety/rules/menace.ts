/** Fear: blackmail, threats, being watched; towards the reader, or told by somebody who is afraid. */
import { AT_PLAY } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';

export const MENACE_RULES: readonly SafetyRule[] = [
  {
    kind: 'scam_blackmail',
    cue: rule(
      `\\b(?:(?:i|we)(?:'?ll| will| am going to|'?m going to| gonna|'?ve| have| got)? ?(?:have |got |all ){0,4}(?:your|ur|those|these|the) (?:pics?|photos?|pictures|video|videos|nudes|screenshots?|recordings?)|(?:send|post|share|upload|leak|expose|publish|forward) (?:them|it|this|these|your|ur|the)[^.!?]{0,40}(?:to (?:all )?(?:your|ur) (?:family|friends|boss|wife|husband|contacts|followers|work|mom|mother|colleagues|facebook|instagram)|online|everywhere|on (?:facebook|instagram|the internet)))\\b`,
    ),
    with: /\b(?:pay|send (?:me )?(?:\W?\d|r ?\d|money|btc|bitcoin|the money|another|more|\$)|or (?:else )?(?:i|we|everyone|your)|unless|if you (?:don'?t|dont|block|ignore)|hours?|ruin|expose|everyone will|will see|leak|do what i say|or it goes|your (?:wife|husband|boss|family|contacts|followers))\b/i,
    unless: /\b(?:your (?:pics?|photos?) (?:are|look|from|of|made)|love (?:your|ur) (?:pics|photos))\b/i,
  },
  {
    kind: 'scam_blackmail',
    cue: /\bor (?:i|we)(?:'?ll| will| am going to|'?m going to)? (?:post|share|leak|upload|publish|send|show) (?:the|those|these|your|ur|them|it|everyone|everything)\b/i,
    unless: /\b(?:dog|cat|puppy|recipe|playlist|meme|haha|lol)\b|😂|🤣|😏/i,
  },
  {
    kind: 'threat',
    cue: /\b(?:i(?:'?ll| will|'?m going to|'?m gonna| am going to| swear i'?ll|'?d)\s+(?:fuck(?:ing)? |actually |literally )?(?:kill|hurt|find|hunt|beat|break|smash|stab|shoot|destroy|ruin|slap|burn|make you (?:pay|sorry|regret)|come for|get)\s+(?:you(?!r (?:order|number|coffee|drink|bag|ticket|usual|high score|record|trust|heart|fridge))|u\b|ur|your (?:face|life|neck|family|legs|house|car|windows?))|you(?:'?ll| will|'?re going to|'?re gonna) (?:regret (?:this|it|what|making|doing|leaving|ignor\w+|ever|saying|block\w+)|be (?:so )?sorry(?! (?:that )?(?:you|u|if (?:you|u)|when (?:you|u)) (?:(?:ever |never |only |just )?(?:missed|skipp?e?d?|(?:don'?t|didn'?t) (?:try|taste|come|see|order|join|bring|have|get|watch|book)|ordered|picked|asked (?:me )?(?:about|for)|taste|hear|see)))|pay for (?:this|it|what|everything|the way|ignor\w+|embarrass\w+|leaving)|wish you)|(?:he|she|my (?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad))(?:'s| has| is)? (?:said|says|told me|threaten(?:s|ed|ing)|swore)\b[^.!?]{0,60}\b(?:find|kill|hurt|come for|hit|follow|destroy) (?:me|us|my)\b(?![^.!?]*\b(?:spoil|series|if i (?:eat|finish|touch|tell|break|scratch)))|watch (?:your|ur) back|i know where (?:you|u) (?:live|work|park|stay|sleep|go)|(?:you|u) (?:better|had better) (?:watch (?:it|out|your)|answer|reply|not (?:ignore|talk|leave|tell|be (?:with|seeing|lying)))|you'?re dead\b|something (?:bad )?(?:will|might|could) happen to you|you don'?t know what i'?m capable of|i have a (?:gun|knife)|ek gaan jou (?:kry|vang|moer|klap|doodmaak)|see what happens (?:if|when)|or (?:you'?ll be sorry|else\b)|nobody (?:leaves|ignores|says no to) me|if i can'?t have you)/i,
    unless:
      /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|mario|bowling|darts|fifa|ping|catan|chess)|you(?:'?ll)? regret (?:not|missing|that (?:order|choice|dessert))|i'?ll find (?:you|u) (?:a|an|one|some|at|by|in|outside|there|near|the|later)|i'?ll get (?:you|u) (?:a|an|one|some|the|back|coffee|that|there)|beat you (?:at|to|in|by|there|hands)|find you (?:funny|cute|attractive|interesting|really|so)|destroy you (?:at|in)|make you (?:pay for (?:dinner|drinks|coffee|lunch|the|churros)))\b|😂|🤣/i,
  },
  {
    kind: 'threat',
    cue: /\b(?:scared|afraid|terrified|frightened) (?:to (?:go|be|sleep|stay|walk)|of (?:him|her|my (?:ex|husband|boyfriend|dad|father|stepdad))|for my (?:life|safety)|he(?:'ll| will| might|'s going to) (?:hurt|kill|find|hit|come)|she(?:'ll| will| might) (?:hurt|kill|find|hit|come))\b|\b(?:he|she|my (?:ex|husband|boyfriend|partner|dad|father|stepdad)) (?:hit|hits|beats? up|choked|punched|threatened|threatens|slapped|grabbed|pushed) (?:me|us|my (?:mom|kids|face)|to (?:kill|hurt|hit|come|find))\b/i,
    clears: ['past'],
    unless:
      /\b(?:spiders?|heights|the dark|dentist|horror|movie|film|flying|scale|of (?:my own )?cooking|spoil\w*|if i (?:eat|finish|touch|spoil|scratch|break)|series|at (?:chess|scrabble|tennis|fifa)|(?:our|my|the|his|her) (?:new |little )?(?:kitten|parrot|goose|rooster|hamster|ostrich|chihuahua))\b/i,
  },
  {
    kind: 'stalking',
    cue: /\b(?:(?:i(?:'?m| am| was|'?ve been)|been) (?:sitting |standing |waiting |parked |watching ){0,4}(?:outside|in front of) (?:your|ur) (?:house|place|flat|work|office|gate|apartment|building|window|home|gym|car)(?! (?:\d|now with|with (?:coffee|food|the)))|(?:saw|seen|watched|watching|followed|following) (?:you|u) (?:through|leave|leaving|walk(?:ing)? (?:home|to)|at (?:your|ur) (?:house|gym|work|window)|get(?:ting)? home|home|with (?:him|her|that)|last night|yesterday|go into|come home)|i(?:'?ve| have)? (?:found|tracked|got|looked up) (?:out )?(?:your|ur|where (?:you|u)) (?:address|home address|live|work|stay|workplace|location|number plate)|track(?:ing|ed) (?:your|ur) (?:phone|location|car)|know (?:what|which) (?:car|time) you|your (?:curtains|light|lights|window|car) (?:was|were|is|are|looks?|still)|i (?:made|created|got) (?:a )?(?:new|another) (?:account|profile|number) (?:because|since|after|cause|cos) you blocked|you blocked me so|(?:you|u) (?:\w+ and )?(?:blocked|muted|unmatched|deleted) me[^.!?]{0,20}\b(?:made|got|have|using|opened) (?:a |this |another )(?:new )?(?:account|profile|number)|that (?:blue|red|black|white|green|pink) (?:dress|shirt|coat|top) you (?:wore|had on|were wearing) (?:today|this morning|yesterday|last night|to work))\b/i,
    unless:
      /\b(?:photo|bio|profile|picture|my uber|uber'?s|delivery|got the coffee|here to (?:pick|fetch)|so i(?:'ve| have)? (?:booked|made|reserved))\b/i,
  },
  {
    kind: 'stalking',
    cue: /\b(?:my|the|an?) (?:ex|ex-?\w+|stalker|someone|guy|man|neighbour|boss|husband|boyfriend|old flatmate)\b[^.!?]{0,50}\b(?:outside (?:my|our)|follow(?:s|ed|ing) me|waiting (?:for me|outside)|(?:show|turn)(?:s|ed|ing)? up (?:at|again)(?! (?:the same|a mutual|the (?:wedding|party|reunion)))|track(?:s|ed|ing) (?:me|my)|sitting outside|watching (?:me|my)|won'?t leave me alone|keeps (?:calling|coming|showing|turning|following|messaging|waiting)|parked outside)|someone(?:'s| is| has been) (?:following|watching) me\b|being (?:followed|stalked|watched)/i,
    unless:
      /\b(?:cat|dog|kitten|follow(?:s|ed|ing) me (?:back )?on \w+(?= (?:now|too|lol)|[.!\s]*$)|instagram|memes?|reels?|tiktoks?|story|stories|algorithm|ad|ads|goose|pigeon)\b/i,
  },
  {
    kind: 'scam_blackmail',
    cue: /\b(?:or|and|if|before|unless)\b[^.!?]{0,40}\b(?:your|ur) (?:whole |entire |little ){0,4}(?:family|friends|boss|wife|husband|girlfriend|boyfriend|mom|mother|contacts?(?: list)?|followers|church|work|colleagues|school|pastor)\b[^.!?]{0,30}\b(?:gets?|sees?|receives?|finds? out|will (?:see|know|get|love)|knows?)\b|\b(?:your|ur) (?:wife|husband|boss|family|mother|pastor|contacts|girlfriend|boyfriend) will (?:love|enjoy|see|get|be shocked|hear)\b|\b(?:everyone (?:will|is going to)|all of facebook|the whole (?:of )?(?:world|town|internet|school|facebook|office|kasi))\b[^.!?]{0,15}\b(?:will )?(?:sees?|gets?|finds? out|knows?|meets?|hears?)\b/i,
    with: /\b(?:pay|transfer|e-?wallet|bitcoin|r ?\d[\d ,.]*|\$ ?\d+|\d+ ?(?:hours?|minutes|days)|(?:by|until|before) (?:\d+ ?(?:am|pm)|tonight|midnight|tomorrow|friday|monday)|i recorded|screenshots?|the (?:video|pictures|photos|chats)|nudes|do what i|block me)\b/i,
    unless: /\b(?:bet|quiz|recipe|karaoke|playlist|surprise party|the dog|puppy|dance moves)\b|😂|🤣|😜|😄/i,
    clears: ['story'],
  },
  {
    kind: 'scam_blackmail',
    cue: /\b(?:if you (?:block|ignore|report|don'?t (?:pay|answer|reply|do)|tell anyone)[^.!?]{0,30}\bi(?:'?ll| will|'m going to)? (?:upload|post|publish|share|leak|send|forward|release|expose)|pay (?:me |up )?or (?:i|your|the|else|everyone)|i (?:will |can )?(?:ruin|destroy|expose) (?:you|your (?:life|name|career|marriage)) (?:with|if|unless|by))\b/i,
    unless: /\b(?:bet|quiz|recipe|playlist|meme|memes|dog|cat|lost the)\b|😂|🤣|😜|😄|😏/i,
    clears: ['story', 'denied', 'joke'],
  },
  {
    kind: 'threat',
    cue: /\b(?:(?:see|watch) what (?:i do|i'?ll do|i'?m going to do|happens (?:to you|next))|make (?:your|ur) life (?:hell|a (?:misery|nightmare|living hell)|miserable)|(?:come|coming|drive|driving) (?:there|over|to you|to your (?:house|place|work))[^.!?]{0,15}\band (?:smack|hit|slap|beat|hurt|break|kick|klap|moer|bliksem|donner|fetch you|drag you|teach you)|(?:i'?ll|i will|i'?m going to|gonna) (?:klap|moer|bliksem|donner|smack|kick|choke|strangle|drag|cut|bury|finish|end|deal with) (?:you|u|ur|your)\b|(?:get|getting|got) what (?:they|you|u) deserve|deserve (?:to be|a) (?:beaten|hit|slapped|raped|hiding|hurt)|(?:teach|taught) (?:you|u) a lesson|burn (?:your|ur|down your) (?:car|house|place|shack)|watch yourself|(?:i have|i've got) people (?:in|near|at|where) (?:you|your)|you(?:'?ll| will) (?:see|learn|find out) (?:what|who) i|(?:you|u) (?:won'?t|will not) (?:get away|see (?:tomorrow|it coming)|walk (?:again|out))|my (?:boys|brothers|friends) (?:(?:will|are going to)(?! (?:also |all |both |probably |just )?(?:be (?:there|around|joining)(?! (?:when|at|tonight|with))|love(?! (?:you|making|hurting))|like(?! you)|join|bring(?! (?:the |a |their )?(?:guns?|petrol|matches|kni))|cook|laugh|tease|want(?! (?:you|to (?:see|find|meet|talk to) (?:you|u)))|think(?! of a way)|come (?:too|along|as well))\b)|know where)|sleep with one eye open|your days are numbered|(?:you|u)(?:'re| are) going to (?:bleed|pay|suffer)|sal jou (?:moer|bliksem|klap|kry|doodmaak)|ngizokubulala|ngizokushaya|think you can (?:just )?(?:leave|walk away|block me|ignore me|disrespect me)[^.!?]{0,5}[.!?]?\s*(?:i|you|watch|think again))/i,
    unless:
      /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|mario|bowling|darts|fifa|ping|catan|30 seconds)|the (?:oven|kettle|braai|recipe|game|quiz|series|movie)|when i (?:bring|cook|bake|arrive with)|chips|cake|dessert|trophy|dance|surprise)\b/i,
    clears: ['story', 'joke', 'denied'],
  },
  {
    kind: 'stalking',
    cue: /\b(?:(?:you|u) looked (?:so |very |a bit |really ){0,4}(?:lonely|alone|tired|scared|sad|lost|nervous)[^.!?]{0,15}\b(?:at|walking|getting|leaving|by|outside|on your way|in that)\b|(?:drove|walked|went|drive|ride|rode|cycled|passing|passed) (?:past|by) (?:your|ur) (?:house|place|flat|work|office|street|gate|complex|building)[^.!?]{0,20}\b(?:times|again|every|last night|at night|this morning|light|lights|car|and (?:saw|you))|(?<!\b(?:can|could|may|might|let|please|to|pls) (?:i |me |we )?(?:please |maybe )?)(?:found|got|looked up|have) (?:your|ur) (?:mother|mom|mum|dad|sister|brother|boss|kids?|son|daughter|ex|work|gym|office|address|home address|school|number plate|daily|roster|shift|family)\b(?:'s)?|(?:you|u) can'?t hide(?! from (?:my|this|the))|no (?:use|point) hiding|i(?:'ll| will) always (?:find|know where)|asked (?:your|ur) (?:neighbours?|colleagues?|sister|brother|mother|mom|receptionist|security|landlord|friends?|cousin|gogo)[^.!?]{0,15}\b(?:when|where|what time|who|if)\b|(?<!\bmy (?:teen|son|daughter|kid|mom|mum|dad|gran) )(?:put|hid|placed|stuck|installed|left) an? (?:air ?tag|tracker|tracking app|gps|camera|spy ?ware)|(?:why (?:is|was|isn'?t|wasn'?t)|saw|see) your (?:car|bakkie|light|lights|curtains?) (?:not |still |parked |on |off |at |outside )+|i know (?:your|ur) (?:routine|schedule|shifts|route|bus(?!y)|train(?!e|ing)|training (?:schedule|times?|days|ground|session)|what time)|waited for (?:you|u) (?:outside|after|at) (?:your|ur)? ?(?:work|gym|class|school|office|home|house|shift)?|(?:new|other|second|another) (?:account|profile|number) (?:since|because|cos|cause|now that|after) (?:you|u) (?:blocked|unmatched|ignored|deleted))/i,
    unless:
      /\b(?:photos?|bio|profile|picture|my uber|uber'?s|delivery|coffee|here to (?:pick|fetch)|blog|hide (?:and seek|from (?:this|the (?:puppy|dog|sun|taxman)))|playlist|bakery|surprise party)\b/i,
    clears: ['story', 'joke', 'denied'],
  },
  {
    kind: 'threat',
    cue: rule(
      `\\b(?:he|she|my (?:ex|husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad)) beats? (?:me|us|my (?:mom|kids|face))\\b(?!${AT_PLAY})`,
    ),
    clears: ['past', 'joke'],
    unless:
      /\bat (?:\w+ ){0,2}(?:chess|scrabble|tennis|fifa|pool|padel|cards)\b|\b(?:parkrun|the (?:\w+ )?mile|comrades|marathon|triathlon|the finish(?: line)?|mario kart|leaderboard|arm ?wrestl\w*)\b/i,
  },
  {
    // Death or blows as the price of leaving or of living one's own life: no laughter takes that back.
    kind: 'threat',
    cue: /\bi(?:'?ll| will|'?m going to|'?m gonna| am going to| swear i'?ll| swear i will)\s+(?:\w+ing |actually |literally |really |just )?(?:kill|murder|hurt|beat|stab|shoot|strangle|choke|burn|slap|smack|klap|moer|bliksem|break|hunt|find)\s+(?:you|u|your (?:face|neck|legs|arms?))\b[^.!?]{0,20}\b(?:if|when|once|because)\s+(?:you|u)\s+(?:ever |dare (?:to )?|try (?:to )?|even )?(?:leave me\b(?! (?:with|hanging|on|here|out|at|any|one|no|the|a|some|for the|alone (?:with|at|in)))|cheat|block|break up|dump|walk (?:out|away)|see (?:him|her|another|other|someone|anyone)|talk to (?:him|her|another|other|guys?|men|girls?|women|anyone)|go (?:back to|out with)|tell any(?:one|body)|say no|ignore me|reject|don'?t (?:answer|reply|come back|pick up|call me back))/i,
    unless:
      /\b(?:at (?:chess|scrabble|uno|pool|padel|mini golf|catan|monopoly|cards)|spoil\w*|with kindness)\b/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_blackmail',
    cue: /\b(?:or|otherwise|else|unless you [^.!?]{2,30}?,?) i(?:'?ll| will|'?m going to|'?m gonna| am going to)? (?:just |also )?(?:tell|inform|message|phone|call|e?mail|write to|go to|let)\b[^.!?]{0,12}\b(?:every(?:one|body)|(?:your|ur) (?:\w+ )?(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|employer|hr|work|office|colleagues|church|pastor|imam|friends|followers|school|kids|partner|fianc[eé]e?|boyfriend|girlfriend|parents))\b[^.!?]{0,25}\b(?:what (?:you|u) (?:did|do|are|sent|said|let)|what kind of|who (?:you|u) (?:really|are|slept)|about (?:us|it|that night|the (?:affair|baby|abortion|photos|video|chats?|money))|(?:you|u) (?:slept|cheated|stole|sent)|your secret|the truth|everything)/i,
    clears: ['story', 'joke', 'denied'],
  },
  {
    kind: 'stalking',
    cue: /\bi (?:already |also |even )?know (?:exactly |now )?(?:(?:what|which|where) (?:your )?(?:gym|school|cr[eè]che|church|office|shop|mall|bus|train|taxi|station|salon|yoga|class|club|branch)\b[^.!?]{0,20}\b(?:you|u|your \w+) (?:go(?:es)?|uses?|takes?|works?|trains?|attends?|catch(?:es)?|get)\b[^.!?]{0,20}\b(?:and|,)[^.!?]{0,15}\b(?:what time|when|where|which|what)|(?:what time|when) (?:you|u) (?:always |usually )?(?:leave|finish|get (?:home|off)|knock off|come home|walk|sleep|go to bed|are alone))|\bi(?:'?ll| will)? (?:wait|stand|sit|sleep|park) (?:here |right |just )?outside (?:your|ur) \w+ (?:all night|until (?:you|u)|till (?:you|u))\b/i,
    unless:
      /\b(?:booked|reserv\w+|you (?:told|said)|told me|so i (?:made|planned|thought|won'?t|can)|dinner|fetch|lift club|photos?|bio|strava|coffee)\b/i,
    clears: ['story', 'joke', 'denied'],
  },
  {
    // Told by the one whose pictures somebody else holds.
    kind: 'threat',
    cue: /\b(?:he|she|they|someone|somebody|my (?:ex|husband|wife|boyfriend|girlfriend|partner|boss)(?:-\w+)?|(?:this|that|some|an?|the) (?:guy|man|woman|girl|stranger|person|scammer|account))(?:'s| is| has| have| are| was)?(?: (?:has|have|got) (?:my|our) \w+ and| (?:my|our) \w+ and)? (?:just |now |still |already |keeps? )?(?:says?|said|saying|told me|tells me|threaten\w*|swears?|swore|promis\w+|wants?|demand\w*|texts?|texted|blackmail\w*|going)\b[^.!?]{0,40}\b(?:post|put|share|leak|upload|send|publish|show|release|spread|expose)\w*\b[^.!?]{0,15}\b(?:(?:my|our|the) (?:\w+ )?(?:photos?|pics?|pictures?|nudes|videos?|screenshots?|chats?|messages)|(?:them|it|these) (?:online|to my|to everyone))\b(?=[\s\S]*\b(?:online|to (?:my|everyone|all|the)|everywhere|pay|money|unless|or else|if i|internet|facebook|instagram|work|family|blackmail\w*|threaten\w*|scared)\b)/i,
    unless:
      /\b(?:baby (?:photos?|pics?|pictures?)|karaoke|my (?:dog|cat|cake|art|paintings?|toddler)|wedding (?:photos?|album|video)|school photos?|holiday (?:photos?|pics?)|exhibition|gallery|calendar|portfolio)\b/i,
    clears: ['joke', 'past'],
  },
];
