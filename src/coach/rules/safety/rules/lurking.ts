/** Watched, warned or held to ransom in friendly words; and the same told by the one it happens to. */
import { AMOUNT } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';

const HOME =
  "(?:house|home|place|flat|apartment|gate|door|window|street|road|complex|yard|driveway|building|work|office|job|shop|gym|school|church|class|campus|car|bus stop|station|kids?(?:'s)? school|parents(?:')? (?:house|place)|mom'?s (?:house|place))";
const INVITED =
  /\b(?:pizza|sushi|coffees?|wine|flowers for you|uber|bolt|delivery|the food|takeaways?|dinner|the table|booking|booked|picking you up|pick you up|fetch you|collect you|lift club|for our date|date tonight|like we (?:said|agreed)|as agreed|you (?:said|told me|asked|sent)|the (?:pin|location) you|parkrun|strava|neighbou?rs?|photos?|bio|profile|buzz me|surprise party|which (?:bell|unit|door|number))\b|😂|🤣|👋/i;

export const LURKING_RULES: readonly SafetyRule[] = [
  {
    // Found, followed, counted.
    kind: 'stalking',
    cue: rule(
      `\\b(?:(?:(?:wasn'?t|not|isn'?t|took me (?:\\w+ ){1,4}to) (?:hard|difficult|long)? ?(?:to )?(?:find|work out|figure out|track down|get)|i (?:finally |already |just |also |easily )?(?:found|worked out|figured out|tracked down|traced|googled|got hold of)|managed to find|zoomed in[^.!?]{0,40}) (?:out )?(?:your|ur|where (?:you|u))(?: \\w+)? (?:address|house|work|workplace|office|building|complex|number plate|car|kids?|family|mom|mother|sister|school|live|stay|work|gym|park)(?! (?:keys?|bag|card|towel))|(?:been|went|drove|come|came|walked|sat|waited|stopped) (?:\\w+ )?(?:to|by|at|past|outside|near|in front of|across from|around) (?:your|ur) ${HOME}[^.!?]{0,35}\\b(?:times|twice|again|every|hop(?:e|ing)|in case|to see (?:if|you|who)|waiting|looking for you|all (?:day|night|morning)|last night|yesterday|didn'?t see|lights?|your car)|(?:same|took the same) (?:train|bus|taxi|gym|route|class) (?:as you )?(?:on purpose|so (?:i|that)|just to (?:see|be near|watch))|(?:got|took|have|keep) (?:a )?(?:photos?|pics?|pictures?|videos?) of (?:you|u|your (?:house|car|kids?|gate)) (?:sleeping|walking|leaving|through|from (?:my|the|across)|without|when you (?:don'?t|didn'?t|weren'?t))|(?:your|ur) (?:friend|cousin|sister|brother|colleague|neighbour|security|receptionist|guard|ex|mom|boss|doorman)s? (?:\\w+ )?(?:told|gave|showed|confirmed|let me know|mentioned|said) (?:me |us |i )?(?:to me )?(?:where (?:you|u) (?:live|work|stay|train|park)|(?:when|what time) (?:you|u) (?:leave|finish|get|work|knock|train)|your (?:address|shift|shifts|schedule|number|flat|house|routine|unit)|which (?:gym|school|unit|flat))|i (?:always |now |already |just )?know (?:when|what time|which (?:car|gate|door|flat|unit|window|bus|taxi)) (?:you|u|your (?:kids?|mom|son|daughter)) (?:\\w+ )?(?:leave|finish|get (?:home|off|in)|come home|sleep|park|walk|run|jog|live|stay|goes? to (?:school|church|gym)|are alone|knock off|work|fetch))`,
    ),
    unless: INVITED,
    clears: ['joke', 'denied', 'story'],
  },
  {
    // Seen just now, from outside.
    kind: 'stalking',
    cue: rule(
      `\\b(?:(?:you|u|you'?ve|you just|ur) (?:\\w+ )?(?:changed|close|closed|locked|turned off|switched off|opened|left|put on|took off|forgot to (?:close|lock))(?: \\w+)? (?:your |the )?(?:curtains?|blinds?|lights?|window|back ?door|gate|top|shirt|dress|pj'?s|tv)\\b|(?:close|open|lock|draw|leave) (?:your|ur|the) (?:curtains?|blinds?|window|back ?door)|(?:your|ur) (?:light|lights|tv|curtains?|bedroom|bathroom|car|gate) (?:just )?(?:went|is|are|was|were|came|has been) (?:on|off|open|late|still on|not there|dark)|(?:look|peek|come) (?:out|outside|through) (?:of )?(?:your|the|ur) (?:window|curtains?|balcony)|(?:i can|i could|can) see (?:you|u|your \\w+) (?:from (?:here|my|across|the (?:street|road|car))|through)|i'?m (?:right |just )?(?:across the (?:road|street)|behind you|in your (?:street|road|yard|garden|building|driveway|complex)|at your (?:gate|door|window|work|gym)|by your (?:car|gate))|(?:that|the|your|nice|love the) (?:\\w+ )?(?:dress|jacket|shirt|top|skirt|coat|jeans|hat|outfit|jersey|pyjamas|leggings) (?:you(?:'re| are| were|'ve got| had)? (?:wearing|wore|on|have on) )?(?:today|this morning|last night|at (?:work|the (?:shop|mall|gym|station)))\\b)`,
    ),
    with: /\b(?:i (?:can|could|saw|see|like|noticed|know|was|am|will|'?ll)|i'?m|me|come|look|should|why|who|alone|wait\w*|watch\w*|again|late|behind|nice|suits?|don'?t|at night)\b/i,
    unless: new RegExp(
      `${INVITED.source}|\\b(?:storm|rain|wind|hail|mosquito\\w*|moon|sunset|stars|load ?shedding|eskom|power|geyser|cold|heat|goodnight|sleep (?:tight|well)|in (?:your|that|the) (?:\\w+ )?(?:pic|photo|story|video|reel)|you (?:should|must) (?:see|wear)|what (?:are|will) you)\\b`,
      'i',
    ),
    clears: ['joke', 'denied', 'story'],
  },
  {
    // Told by the one who is watched, followed, blackmailed.
    kind: 'stalking',
    cue: /\b(?:(?:i'?m|im|i am|i was|i'?ve been|been|getting|being|feel like i'?m) (?:being |getting )?(?:stalked|followed (?:home|by|around|again|from)|watched (?:by|at)|harassed by)|(?:my ex|my ex-?\w+|an ex|some (?:guy|man|woman|creep|weirdo)|a (?:guy|man|woman|creep|customer|client|stranger)|this (?:guy|man|creep|woman|customer)|someone|somebody|he|she|they)(?:'s| is| has| keeps?| kept| was| still| always| just| won'?t stop| been)* (?:put (?:a|an) (?:tracker|air ?tag|camera|gps|spy ?ware)|sits? (?:in (?:his|her) car )?(?:outside|across|at)|stands? (?:outside|at|by)|waits? (?:outside|for me|at|by)|waiting (?:outside|for me|at|by)|park(?:s|ed|ing)? (?:outside|across|at|by|near)|follow(?:s|ed|ing) me|turn(?:s|ed|ing)? up|show(?:s|ed|ing)? up|hang(?:s|ing)? (?:around|outside)|(?:got|has|found|knows?) (?:my|our) (?:new )?(?:address|number|flat|shifts?|routine|work)|leav(?:es|ing) (?:notes|things|flowers|presents)|(?:car|bakkie) is (?:in|outside|on) (?:my|our)|watch(?:es|ed|ing)? (?:me|my)|track(?:s|ed|ing) (?:me|my)|creat(?:es|ed|ing) (?:new|fake)|mak(?:es|ing) new (?:accounts?|profiles?)|found (?:my|out where i)|knows where i|sending (?:me )?(?:\d+|hundreds of|so many) (?:messages|flowers)|calls? me (?:\d+|fifty|a hundred) times|phon(?:es|ing) from (?:new|different))\b)/i,
    with: /\b(?:scared|afraid|terrified|frighten\w*|police|case|protection order|interdict|lights?|night|again|every (?:day|night|morning|week)|this week|keeps?|shaking|safe|unsafe|locked|hiding|moved|tracker|air ?tag|gate|my (?:work|house|home|flat|place|car|door|window|street|school|gym|building|road|complex)|home from|across (?:the|my)|third time|second time|(?:his|her) car|(?:in|on) (?:our|my) (?:street|road)|don'?t know what to do|what (?:do|should|must) i do|won'?t stop|stalk\w*|followed|harass\w*|block\w*)\b/i,
    unless:
      /\b(?:dog|cat|puppy|kitten|goat|duck|goose|seagull|hadeda|movie|series|episode|podcast|book|instagram|tiktok|spotify|strava|followers?|surprise|flowers for my|delivery|uber|guard|neighbourhood watch|you(?:'re| are) (?:being|getting))\b|😂|🤣/i,
    clears: ['past'],
  },
  {
    // Asked after at work, sat behind, seen and not spoken to.
    kind: 'stalking',
    cue: rule(
      `\\b(?:(?:i )?(?:called|phoned|rang|went to|stopped (?:by|at)|asked (?:at|by)|checked (?:with|at)|popped into) (?:your|ur) (?:work|office|job|gym|school|building|reception|salon|shop|boss|mom|mother|sister|neighbours?)\\b[^?]{0,30}\\b(?:they|he|she|and|to (?:see|check|ask|find))|i was (?:\\w+ ){0,3}(?:rows?|seats?|tables?|cars?|metres?|steps?|people|places?) (?:behind|from|away from|away) (?:you|u)\\b|i (?:was|sat|stood|walked|drove) (?:right |just )?behind (?:you|u) (?:at|in|on|all|yesterday|today|last)|(?:you|u) (?:never|didn'?t|don'?t) (?:\\w+ )?(?:look back|look behind|notice|see me|saw me|spot me|turn around)|(?:you|u) (?:walk|run|jog|leave|come|get|sit|train|shop|park)[^.!?]{0,30}\\b(?:at \\d+|every (?:day|morning|night|evening)|same (?:corner|time|bench|spot|route|place|seat|table|train)))`,
    ),
    with: /\b(?:last (?:night|week)|yesterday|today|this morning|look(?:ed)? (?:back|behind|so|pretty|lonely)|pretty|alone|why (?:are|aren'?t|did|weren'?t)|where (?:are|were)|not (?:home|there|in)|on leave|never|didn'?t (?:see|notice)|hair|dress|laugh|perfume|smell)\b/i,
    unless: new RegExp(
      `${INVITED.source}|\\b(?:can (?:we|i)|do you|did you|would you|queue at home affairs|we (?:both|should|were))\\b`,
      'i',
    ),
    clears: ['joke', 'story'],
  },
  {
    // Pictures for money, told by the one who sent them.
    kind: 'threat',
    cue: rule(
      `\\b(?:she|he|they|someone|this (?:girl|guy|woman|man|person|account)|the (?:girl|guy|woman|man|account)) (?:now |is |are |just )*(?:wants?|wanting|demand\\w*|ask(?:s|ing)? for|keeps? asking for|says? (?:pay|i must pay))\\b[^.!?]{0,25}(?:${AMOUNT}|\\b(?:money|\\d{3,})\\b)[^.!?]{0,20}\\b(?:or|otherwise|else|unless)\\b[^.!?]{0,30}\\b(?:send|post|show|tell|leak|share|publish|upload|put|ruin|expose)\\w*`,
    ),
    clears: ['joke', 'past'],
  },
  {
    // Till the reader pays; what a family is worth.
    kind: 'scam_blackmail',
    cue: /\b(?:(?:send|sending|post|posting|forward\w*|show\w*|share|sharing|drop\w*|upload\w*)\b[^.!?]{0,60}\b(?:till|until|unless) (?:you|u) (?:pay|send|transfer|do|agree|answer|come)|(?:what|how much) (?:can you|could you|would you|are you (?:willing|able|ready|prepared) to|is (?:it|that|your \w+|their \w+)|do you) ?(?:afford|pay|worth|think (?:it|that|your))|(?:one|1) more (?:video|pic|photo|call|time)\b[^.!?]{0,20}\bor\b[^.!?]{0,35}\b(?:gets?|sees?|goes|first|everyone|online)|(?:i )?(?:saw|see|know|notice) (?:that )?(?:you'?re|you are|ur|you(?:'ve| have) (?:got )?(?:a|kids)) (?:married|engaged|a (?:pastor|teacher|father|mother|wife|husband)|wife|husband|family|kids)\b[^?]{0,40}(?:\d{3,}|\bpay\b|\bstays? between\b|\bkeep (?:it )?quiet\b))/i,
    with: /\b(?:pay|afford|video|pics?|photos?|nudes|chats?|screenshots?|list|contacts|family|wife|husband|sister|mother|mom|boss|married|between us|quiet|\d{4,})\b/i,
    unless:
      /\b(?:bet|quiz|recipe|karaoke|playlist|dog|cat|puppy|dance|abba|songs?|memes?|ring|rent|house|flat|car|airbnb|hotel|holiday|insurance|wedding photographer)\b|😂|🤣|😜|😄|😏/i,
    clears: ['story', 'joke', 'denied'],
  },
  {
    // Set right, sorted, dealt with.
    kind: 'threat',
    cue: /\b(?:(?:i(?:'ll| will|'m going to|'m gonna| am going to)|gonna|we(?:'ll| will)) (?:fix|sort out|deal with|take care of|handle|finish|get|visit|teach|hurt) (?:him|her|them|that (?:guy|man|boy|girl|woman))\b[^.!?]{0,15}\b(?:and )?then (?:you|u)\b|(?:you(?:'ve| have)? got|that'?s) a (?:big|lot of|smart) mouth|for (?:someone|somebody|a (?:girl|woman|guy)) who (?:walks?|lives?|sleeps?|drives?|runs?|works?) (?:\w+ )?(?:alone|home alone|by (?:her|him|your)self|late|at night)|(?:block|ignore|report|leave|ghost|unmatch|reject|test|cross) me and (?:find out|see|you(?:'ll| will)|watch|i(?:'ll| will)))/i,
    unless: /\b(?:curry|chilli|chili|board|game|cook\w*|recipe|tap|shelf|pun|puns)\b|😂|🤣|😏/i,
    clears: ['joke', 'story'],
  },
  {
    // Warned.
    kind: 'threat',
    cue: rule(
      `\\b(?:(?:it|this|that|things) (?:won'?t|will not|wont|isn'?t going to|doesn'?t) end (?:well|nicely|good|pretty)(?: for (?:you|u|any))?|(?:this|it)(?:'s| is|s)? (?:not|isn'?t|ain'?t) over(?: yet)?(?= *(?:,|\\.|$|(?:until|till|you|bitch|between)\\b))|(?:messed|mess|fucked|playing|play|dealing) with the wrong (?:person|guy|man|woman|girl|one|dude|oke)|(?:picked|chose|choosing|pick) the wrong (?:guy|person|man|woman|one) to|don'?t make me (?:come (?:there|to your|find|and)|angry(?!,? you won'?t like)|do (?:something|this|it)|hurt|show|ask again|repeat|find|drive|lose my temper|mad)\\b|(?:you(?:'re| are)? |u )?(?:should|must|better|need to|had better) (?:be (?:scared|afraid|worried|very careful)|watch your (?:back|mouth|tone)|fear|start (?:running|praying)|think (?:twice|carefully)|sleep with)|be careful (?:when|walking|going|at night|with (?:your|ur) (?:car|kids?|dog|face|mouth|life)|how you|what you say)|(?:watch|mind) (?:how you (?:talk|speak)|what you say|the way you (?:talk|speak)|your (?:tone|mouth|back))|i(?:'ll| will|'m going to| am going to|'m gonna) (?:make sure|see to it) (?:that )?(?:you|u|your|nobody|no one) (?:never (?:work|walk|smile|find|love|date|sleep|see)|lose|regret|pay|suffer|can'?t|won'?t)|(?:i|we) know (?:people|some people|guys|someone) (?:who|that|in|where)\\b[^.!?]{0,30}\\b(?:owe me|(?:can|will|would) (?:hurt|find|visit|sort|deal with|take care of) (?:you|u|that))|(?<!make )people (?:like you|who (?:do (?:this|that)|cross me|ignore me|laugh|lie|play)) (?:to me )?(?:get hurt|disappear|go missing|end up|have accidents|don'?t last)|count your days|enjoy your last (?:days?|nights?|hours?)(?= *(?:[.!]*$|(?:of (?:peace|freedom)|alive|on earth)))|while you (?:still )?can(?= *(?:[.!]|$))|(?:you|u) (?:don'?t|do not) (?:want|wanna) (?:to )?(?:know|find out|see|test|meet) (?:(?:what|how far) (?:i(?:'m| am) capable|i(?:'ll| will| can| could) (?:do|go)|happens)|me (?:angry|mad)|my (?:bad|dark|other) side|the other side|that side)|(?:come|coming|pass(?:ing)?) (?:by |and |over |to |past )*(?:collect|fetch|get|take) (?:it|my (?:money|stuff)|what(?:'s| is) mine)\\b[^.!?]{0,15}\\b(?:from|at|by|personally|myself|tonight|your)|(?:scream|cry|beg|call (?:who|the police|your))[^.!?]{0,20}\\b(?:no ?(?:one|body) (?:will|would|is)|all you (?:want|like)|won'?t help)|say (?:that|it|one word|anything) again and (?:i|you|see|watch)|(?:i|we)(?:'ll| will) (?:meet|be seeing|see|deal with|sort|visit) (?:you|u)(?: out)? (?:in the dark|when you least|alone|one night|properly|my way)|talk(?:ing)? to me like that (?:again|and)|i (?:carry|have|own|got) a (?:gun|knife|panga|firearm|9mm|blade)\\b)`,
    ),
    with: /\b(?:you|u|your|ur|people|me|over)\b/i,
    unless:
      /\b(?:pun|puns|game|chess|scrabble|pool|padel|monopoly|uno|cards|tennis|quiz|karaoke|dance|cake|slice|pizza|spoil\w*|episode|series|movie|season|rugby|braai|chilli|curry|coffee|ice|sunburn|sunscreen|hike|load ?shedding|storm|rain|road|roads|n[1-4]\b|drive safe|get home safe|safe(?:ly)?|wine|tequila|kiss\w*|hug|cuddle\w*|tickle|blush|laugh|smile|cook|bake|pancakes?|bills?|borrow|book|jersey|hoodie|stairs|step|gap|slippery|wet floor|in (?:berlin|cape town)|magic|magician|wardrobe|umbrella|leatherman|steak knife|swiss army)\b|😂|🤣|😏|😉|😜/i,
    clears: ['joke', 'story', 'past'],
  },
  {
    // Something held over them: pay, do or send, or others get to know.
    kind: 'scam_blackmail',
    cue: rule(
      `\\b(?:(?:or|otherwise|unless|else|before|if (?:not|you don'?t|u don'?t|i don'?t)|and) (?:\\w+ ){0,4}?(?:i|we|it|they|this|everything|these)(?:'ll| will|'m| am|'s| is)?(?: \\w+){0,2} (?:tell(?:ing)?|show(?:ing)?|send(?:ing)?|post(?:ing)?|forward(?:ing)?|expose|exposing|leak(?:ing)?|com(?:e|ing) to (?:your|ur) (?:job|work|church|office|school|house|family)|go(?:es|ing)? (?:to|public|live|viral|online|out)|share|sharing|upload(?:ing)?|publish(?:ing)?|call(?:ing)? (?:your|ur))\\b[^.!?]{0,30}\\b(?:who you (?:really )?are|what you(?:'re| are| did| do| sent| said)|(?:your|ur) (?:\\w+ )?(?:family|wife|husband|boss|work|job|church|pastor|kids?|mom|mum|mother|dad|school|friends|followers|contacts|girlfriend|boyfriend|colleagues|manager|hr)|everyone|everybody|online|public|viral|live|them all|the (?:whole|video|pics?|photos?|screenshots?))|(?:pics?|photos?|videos?|nudes|screenshots?|recordings?|chats?|ones i have|everything) (?:i have |you sent )?(?:go(?:es)?|will go|gets?|will be) (?:public|live|viral|online|out|sent|posted|everywhere|to)|(?:love|like|enjoy|want|pay) to see (?:you|u) (?:naked|nude|like that|in those|in that)|(?:stay|keep|keeps?) (?:it|this|them)?(?: \\w+)? ?(?:private|quiet|secret|between us|off the internet|safe)\\b[^.!?]{0,25}(?:for|if|when|once|as long as)|(?:buy|pay for|cost of) (?:my|the) silence|(?:price|pay) (?:for|of|to keep) (?:me|my|it|them|us) (?:quiet|silence|silent|mouth|private|secret))`,
    ),
    with: rule(
      `${AMOUNT}|\\b(?:pay|money|dollars?|rands?|cash|bitcoin|ewallet|e-wallet|voucher|\\d{3,}|\\dk|more (?:pics?|photos?|videos?)|send|or|unless|otherwise|delete|silence|deal|deadline|by (?:tonight|midnight|tomorrow|noon|friday)|hours?|minutes|price|do (?:what|as) i)\\b`,
    ),
    unless:
      /\b(?:bet|quiz|recipe|karaoke|playlist|surprise|dog|cat|puppy|dance moves|baby (?:pics?|photos?)|wine|cake|chocolate|biscuits?|cookies?|rusks?|ice cream|samoosas?|meme|memes|haircut|fancy dress|singing|pun|puns|wedding|birthday|braai|invite|tickets?)\b|😂|🤣|😜|😄|😏/i,
    clears: ['story', 'denied', 'joke'],
  },
];
