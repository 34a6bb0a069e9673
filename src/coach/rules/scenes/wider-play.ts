/** What people type in play: dares, mock threats, blushes, jokes shouted down, in their own words. */
import type { Wider } from './wider.ts';

const KIN =
  /\b(?:my|the|our|his|her) (?:m[ou]m(?:my|s)?|dad(?:dy|s)?|gran(?:ny|dma|dpa)?|son|daughter|kids?|toddler|baby|boss|brother|sister|friend|dog|cat|neighbou?r|parents)\b|\b(?:he|she|they|him)\b/i;
const w = (source: string): RegExp => new RegExp(source, 'i');
const JOKED =
  /\b(?:what do you call|why (?:did|do|don'?t|are|is|was) (?:the|a)\b|did you hear about|knock,? knock|are you (?:a|an|my|from|wi-?fi|google|made of)\b|reading a book on|(?:seafood|sea food) diet|i'?d tell you a|jokes?\b|puns?\b|can'?t put it down|feel a connection|attracted to you|pick ?up line)/i;
const SPORT =
  /\b(?:gym|runs?|running|ran|parkrun|hik(?:e|ed|ing)|pilates|yoga|leg day|squash|tennis|padel|work ?out|training|squats?|football|soccer|netball|hockey|cycl\w+|swim\w*|swam|spinning|crossfit|boot ?camp|marathon|trail|rugby practice|lunges|burpees|dance class)\b/i;
const SCREEN =
  /\b(?:movies?|films?|series|shows?|episodes?|finale|seasons?|books?|novels?|chapter|ending|adverts?|ads?|songs?|documentary|netflix|showmax|tiktok|pixar|disney|bachelor|soapie|greys)\b/i;
/** Something fond or funny that the reader told of themselves. */
const OWN_DEED = /\bi(?:'m|'d|'ve)?\b/i;

export const PLAY_WORDS: Readonly<Record<string, Wider>> = {
  'no wish to say goodnight': {
    cue: /\b(?:(?:don'?t|do not|didn'?t|dont) (?:want|wanna|feel like)(?: to)? (?:stop (?:talking|chatting|texting)|go to (?:bed|sleep)|sleep yet|hang up|say (?:good ?night|goodbye|bye)|end this|put (?:my|the) phone down)|(?:one|1|two|five|5|10|ten) more (?:messages?|min\w*|texts?|questions?|stor(?:y|ies))\b[^.!?]{0,14}\b(?:then|and|before|sleep|bed)|(?:work|alarm|up|gym|meeting|shift|class) (?:is )?(?:at|in)\b[^.!?]{0,14}\b(?:and|but|yet|still)\b[^.!?]{0,10}\b(?:here i am|i'?m still|still (?:chatting|talking|texting|here|awake))|(?:ought to|should|need to|supposed to)(?: really)? (?:be (?:in bed|asleep|sleeping)|go to (?:bed|sleep)|sleep)\b[^.!?]{0,12}\b(?:but|yet|hours? ago|and)\b|way past my bed ?time|no,? you hang up|you hang up first|(?:can'?t|cannot)(?: make myself)? (?:say good ?night|hang up|put (?:my|the|this) phone down|stop (?:talking|chatting|texting) (?:to|with) you)|sleep can wait|who needs sleep)\b/i,
    not: w(
      `${KIN.source}|\\b(?:nightmares?|alone|can'?t sleep|exam|study\\w*|insomnia|night shift|come over|your place)\\b`,
    ),
    asks: true,
    most: 24,
  },
  'they blush': {
    cue: /\b(?:(?:you(?:'re| are|r| just| always)?|u|that|this|ur|stop) (?:just |always |really )*(?:made|making|make|got|have|has|had) me (?:go |going )?(?:all |so |bright |properly |feeling )*(?:red|shy|blush\w*|flustered|weak at the knees)|stop (?:making me|it|that)[^.!?]{0,6}\b(?:blush\w*|i'?m (?:blushing|shy|red))|(?:i'?m|im|i am|now i'?m|have me|got me|am) (?:(?:totally|fully|literally|actually|so|officially|over here) )*(?:blush\w*|flustered)|(?:hiding|covering|covers|hides) my face|(?:i'?m|im|gone|going|went|turned|now i'?m) (?:all |so |bright |properly )*red\b(?= *(?:$|[.,!]|now|rn|like|over|from|as|in the face|haha|lol|🙈))|my (?:face|cheeks) (?:is|are|feels?|going|went|just went) (?:so |all )*(?:hot|red|warm|burning|on fire))(?! (?:wine|pepper))/iu,
    not: w(
      `${KIN.source}|\\b(?:sun\\w*|fever|tomato(?:es)?|angry|rash|allerg\\w*|weather|heatwave|gym|run|running|embarrass\\w*)\\b`,
    ),
    most: 18,
  },
  'I have to earn it': {
    cue: /\b(?:(?:that'?s|thats|it'?s) for me to know|for me to know|wouldn'?t (?:you|u) (?:like|love) to know|(?:you|u)(?:'ll| will|ll)? (?:have|need|got|gotta)(?: to)? (?:earn|work for|find out|figure (?:it|that) out|wait (?:and see|to find out))|buy me (?:a )?(?:drink|coffee|dinner|lunch|breakfast|wine)\b[^.!?]{0,10}\b(?:first|and|then)\b|ask me (?:nicely|again (?:when|in person|over)|properly|in person|when (?:we|i see))|(?:use|leave (?:it|that) to) (?:your|ur) imagination|(?:that'?s|thats|info\w*|information|it'?s)(?: is)? (?:classified|top secret|confidential)|(?:i'?ll|ill|i will|i shall|might|maybe i'?ll|perhaps i'?ll) (?:tell|show) (?:you|u)\b[^.!?]{0,12}\b(?:when we|if you (?:ask|behave|guess|buy|take|are)|one day|in person|over (?:a|coffee|dinner|drinks|wine))|not telling\b|three guesses|only if (?:you|u) (?:ask nicely|guess|buy|beg)|a (?:lady|girl|gentleman|man|woman) never tells|on a need to know)/i,
    not: w(
      `${KIN.source}|\\b(?:had to earn|parents|doctor|salary|degree|money|what happened (?:to me|that)|bad news|serious)\\b`,
    ),
    asks: true,
    most: 18,
  },
  'they waited for my greeting': {
    cue: /\b(?:where(?:'?s| is| was)? (?:my|the) good ?(?:morning|night)\b|no good ?(?:morning|night)(?: (?:text|message|today|tonight|from you|for me|kiss|for once))*\W*(?:\?|rude|sad|wow|hmm|from you|$)|(?:didn'?t|did not|never) (?:get|got|receive|see)\b[^.!?]{0,10}\bgood ?(?:morning|night)\b|not even a good ?(?:morning|night)|(?:waiting|waited|checking|checked|looking)\b[^.!?]{0,16}\bfor (?:your|ur) good ?(?:morning|night)|missed (?:your|ur) good ?(?:morning|night)|miss (?:your|ur) good ?(?:morning|night))/i,
    not: /\b(?:show|news|bus|class|radio|neighbou?r|kids)\b/i,
    asks: true,
    most: 18,
  },
  'it made their day': {
    cue: /\b(?:(?:you|u|that|this|ur|your \w+)(?: just| really| has| have|'ve)* (?:made|brightened|saved|lit up|improved|fixed)(?: up)? my (?:whole |entire )?(?:day|week|month|morning|evening|night|year|monday)|best (?:thing|part|bit|text|message) (?:about|of|i'?ve (?:had|read|got))\b[^.!?]{0,12}\b(?:today|day|week)|(?:my )?day just got (?:so much |a lot |way )?better)/i,
    not: w(`${KIN.source}|\\b(?:misery|worse|would make|could make|if)\\b`),
    most: 18,
  },
  'a dare or a bet': {
    cue: /\b(?:(?:i |double |triple )*dare (?:you|u)\b|wanna bet\b|want to bet\b|(?:i )?(?:bet|wager)(?: that)? (?:you|u) (?:can'?t|cannot|couldn'?t|won'?t|wouldn'?t)\b|(?:i will|i'?ll) (?:bet|wager)\b[^.!?]{0,30}\b(?:you|u)\b|loser (?:buys|cooks|pays|has to|washes|makes|does)\b|if i win\b[^.!?]{0,14}\b(?:you|u)\b|winner (?:gets|picks|chooses)\b)/i,
    not: w(
      `${KIN.source}|\\b(?:how dare|don'?t you dare|lost everything|gambl\\w*|naked|send nudes|sports? ?bet\\w*|hollywoodbets|understand|know what)\\b`,
    ),
    asks: true,
    most: 20,
  },
  'told I am full of myself': {
    cue: /\b(?:modest(?:y)?(?: (?:aren'?t|are|much|too|as well|i see))?\b(?! (?:house|budget|income|meal))|(?:so|very|how|wow|and) (?:modest|humble)|humble(?: too)?\W*$|big ?head\w*|cocky\b|(?:very |so |bit |quite )?(?:full|sure) of (?:your|ur)self|thinks? highly of (?:your|ur|them|him|her)sel\w+|(?:your|ur) ego\b|(?:ego|confident|confidence|arrogant) much|someone'?s (?:confident|cocky|sure)|get over (?:your|ur)self|check (?:you|u) out\b|listen to (?:you|u)\b)/i,
    not: w(`${KIN.source}|\\b(?:hate|ugly|disgust\\w*|rude|serious|hurt)\\b`),
    told: true,
    mine: OWN_DEED,
    asks: true,
    most: 12,
  },
  'taken for a fake': {
    cue: /\b(?:are (?:you|u) (?:even |actually |really |for )*real\b|^\W*u real\b|how do i know (?:that )?(?:you(?:'re|re| are)?|ur|u|it'?s|this is)\b[^.!?]{0,14}\b(?:catfish|real|scam\w*|fake|really you|a bot|not)|too good to be (?:real|true)|(?:are|r) (?:those|these|the|they|that|your|ur)\b[^.!?]{0,14}\b(?:pics?|photos?|photographs?|pictures?)\b[^.!?]{0,14}\b(?:you|real|yours|recent|legit)\b|prove (?:that )?(?:you(?:'re|re| are)?|ur|u)\b[^.!?]{0,10}\b(?:not a|real)|is (?:this|that) (?:really|actually) you\b)/i,
    not: w(
      `${KIN.source}|\\b(?:lash\\w*|got catfished|was catfished|nails|offer|deal|price|holiday|house|flat|job|your real)\\b`,
    ),
    asks: true,
    most: 18,
  },
  'fondness in disguise': {
    cue: /\b(?:hate (?:that|how much) i (?:\w+ )?(?:like|miss|fancy|enjoy) (?:you|u|this|talking)|(?:you(?:'re| are|re|r)|ur|u r) (?:so |such a |really |a (?:huge |real |proper )?)*(?:annoying|pain|nuisance|irritating)\b[^.!?]{0,20}\b(?:like it|like you|love it|keep (?:you|u)|cute|and i'?m into it)|(?:don'?t|do not) like (?:you|u) at all\b[^?]{0,8}\b(?:ok|okay|maybe|well|fine|just|lies?)\b|(?:fine|ok|okay|i suppose|i guess)\b[^.!?]{0,12}\b(?:you(?:'re| are|re)|ur) (?:(?:kinda|sort of|not that|quite|alright) )*(?:ok(?:ay)?|alright|not (?:so |that )?bad|tolerable|bearable)\b|(?:i )?(?:suppose|guess|think|reckon) i (?:could|can|might) get used to (?:you|u|this)|could get used to (?:you|u)|tolerat\w+ (?:you|u)\b|only put up with (?:you|u))/i,
    not: w(`${KIN.source}|\\b(?:stop|serious|leave|for real hate)\\b`),
    most: 18,
  },
  'a bad line or joke of mine': {
    cue: /\b(?:(?:that(?:'s|s| is| was)?|this is|you(?:'re| are)|such|so|omg|wow)\b[^.!?]{0,10}\b(?:terrible|awful|bad|dreadful|cringe\w*|corny|cheesy|shocking|horrible|lame|painful|the worst|shameful|criminal)\b|boo{2,}\b|dad jokes?\b|ba ?dum ?tss+|groan\w*|ag no(?: man)?\b|eye ?roll|cringe|i'?m (?:blocking|unmatching|reporting|deleting) (?:you|u) for that|i (?:hate|regret) (?:that i (?:laughed|read)|how (?:much|hard) i))/i,
    mine: JOKED,
    limit: true,
    asks: true,
    most: 14,
  },
  'what is potting': {
    cue: /^\W*(?:(?:hey|hi|yo)\W+)?(?:howzit|hoesit|hoezit|aweh|awe|heita|heyta|eita|hola|hoe lyk dit|what'?s (?:potting|cutting|cooking)|whats (?:potting|cutting|cooking))(?:\W+(?:my|bru|bro|boet|china|hey|there|stranger|beautiful|handsome|gorgeous|you|man|babe|mense|how|are|r|u|doing|today|lady|guy|friend|good looking|sexy)){0,5}\W*$/i,
    asks: true,
    most: 8,
  },
  'the power went': {
    cue: /\b(?:power (?:just |has |is |'?s )?(?:went|out|off|tripped|cut|gone|failure)\b(?! to)|(?:no|without) (?:power|electricity|lights)\b|eskom\b|load ?shed\w*|lights (?:are |just |have )?(?:off|out|gone|went)\b|by candle(?:light)?\b|stage (?:[1-8]|two|four|six)\b)/i,
    not: w(
      `\\b(?:death|believe|macbeth|theatre|panto|fuse|head|mom|mum|oxygen|cancer|meeting|plan|if|come over|my place|solar|inverter|scared|alone)\\b`,
    ),
    most: 18,
  },
  'they must run': {
    cue: /\b(?:(?:gotta|got to|have to|need to|must|should|better) (?:(?:really|quickly|now) )?(?:run|dash|bounce|jet|fly|scoot|shoot|go|be off|get going|head (?:out|off))|g2g|gtg|ttyl|i'?m off now)\b(?= *(?:$|[.,!?;]|now|quick|babe|soon|my dear|bye|chat|talk|speak|later|sorry|x+\b|boss|my boss|the|dinner|supper|work|meeting|class|cheers|love))/i,
    not: w(
      `\\b(?:every (?:day|morning)|doctor|away from|hospital|to court|police|toilet|go to|go (?:and )?see|marathon|before we|if you|should we)\\b`,
    ),
    asks: true,
    most: 16,
  },
  'the heat': {
    cue: /\b(?:sweating (?:buckets|like)|(?:so|too|dreadfully|bloody|terribly|ridiculously|unbearably|very|stinking|freaking|flippen) (?:hot|warm) (?:in|here|today|tonight|outside|to (?:sleep|think|move)|again|at home)|(?:melting|dying|roasting) (?:in|from) (?:this|the) heat|heat ?wave|(?:it'?s|its) boiling|this heat\b|(?:3[4-9]|4[0-5])(?: ?degrees| ?°|c\b))/i,
    not: w(
      `\\b(?:tomorrow|brides?|shoot\\w*|oven|pot|food|curry|kiln|you(?:'re| are) (?:so|too)|fever|for you|in here with)\\b`,
    ),
    most: 18,
  },
  'sore after sport': {
    cue: /\b(?:(?:legs?|arms?|back|muscles?|body|everything|glutes|bum|abs|calves|thighs|shoulders|hips|i)\b[^.!?]{0,30}\b(?:dead|dying|kill(?:ed|ing)(?: me)?|hurts?|aches?|aching|sore|stiff|jelly|finished|screaming|can'?t (?:walk|move|feel|lift|sit|laugh|climb)|ruined|destroyed|no longer (?:thirty|twenty|forty|young))|(?:gym|workout|training|pilates|hike|run|class) (?:killed|destroyed|broke|finished|ended) me|(?:can'?t|cannot) (?:walk|move|sit|lift|feel|laugh)\b|so (?:stiff|sore)\b|muscles i didn'?t know)/i,
    and: SPORT,
    not: w(
      `${KIN.source}|\\b(?:breathe|swollen|heart|chest|injur\\w*|torn|tore|physio|doctor|x-?ray|knee|ankle|broke my|concuss\\w*|crutch\\w*|i'?ll be|tomorrow|we ride|out of (?:bread|milk))\\b`,
    ),
  },
  'only Tuesday, and done in': {
    cue: /\b(?:(?:how )?is it (?:only|still|not even|seriously only) (?<d>monday|tuesday|wednesday|thursday)\b|is it (?:friday|the weekend|weekend) yet|(?:can'?t|cannot) believe (?:it'?s|its|it is) (?:only|still) (?:mon|tues|wednes|thurs)day|(?:roll on|hurry up|come on) (?:friday|weekend)|why is (?:this|the) week (?:so|taking)|(?:this )?week (?:has lasted|feels like|is lasting|is taking)\b|feels like (?:it'?s )?(?:thurs|fri)day (?:but|already)|only (?:mon|tues|wednes|thurs)day and (?:i'?m|im|i am|already)|(?:is|still) only (?:mon|tues|wednes|thurs)day)\b/i,
    not: w(`\\b(?:works|free|see you|can you|day off|meet|plan|party|birthday|cancel\\w*|date)\\b`),
    asks: true,
    most: 18,
  },
  'tears over a screen or a page': {
    cue: w(
      `(?:\\b(?:i|i'?m|im|just|ugly|ok|okay|i'?ve been)\\b[^.!?]{0,24}\\b(?:bawl\\w*|sobb(?:ed|ing)|cry(?:ing)?|cried|weep\\w*|wept|in tears|tears)\\b[^.!?]{0,24}\\b(?:at|over|during|in|watching|because of|to) (?:an?|the|this|that|my)?\\b[^.!?]{0,20}${SCREEN.source}|^\\W*(?:ugly )?(?:crying|bawling|sobbing|weeping) (?:at|over)\\b[^.!?]{0,12}${SCREEN.source}|${SCREEN.source}[^.!?]{0,30}\\b(?:has me|had me|made me|make me|makes me|got me|and i'?m|and im|and i am|broke me)\\b[^.!?]{0,16}\\b(?:tears|cry\\w*|bawl\\w*|sob\\w*|weep\\w*|mess|wreck))`,
    ),
    not: w(
      `\\b(?:real life|funeral|because of (?:him|her|you)|at (?:work|my desk)|don'?t cry|never cry|stopped|antidepress\\w*|(?:do|did|have|if|say) (?:you|u|i)|your turn|\\d\\d|memories|reminded me of (?:my|him|her)|just like my|our song|wedding)\\b`,
    ),
    most: 20,
  },
  'joined: how is somebody like me still here': {
    cue: /\b(?:(?:how (?:come|is|has|are|on earth)|why (?:is|has|are|hasn'?t)|surely)\b[^.!?]{0,34}\b(?:like you|you|u)\b[^.!?]{0,24}\b(?:single|snapped|on (?:her|his|their|your) own|taken|still (?:here|available|single|on)|wifed|husbanded|queue|line of)|(?:someone|somebody|a (?:man|woman|guy|girl|catch)) like (?:you|u)\b[^.!?]{0,14}\b(?:single|still single|on here|doing on (?:here|tinder|bumble|hinge|this app))|how (?:come )?(?:no ?one|nobody)\b[^.!?]{0,12}\b(?:snapped|grabbed|taken|married|wifed) (?:you|u))/i,
    not: w(`\\b(?:everyone|everybody|people|they|always|dad|mom|my own|going home|lonely)\\b`),
    asks: true,
    most: 22,
  },
  'joined: shown to their people': {
    cue: /\b(?:(?:read|showed|sent|showing|forwarded) (?:your|ur|that|this) (?:\w+ )?(?:message|joke|text|profile|photo|pics?|voice ?note)\b[^.!?]{0,16}\b(?:to|with) (?:my|the|a) (?:flatmate|housemate|roommate|friends?|bestie\w*|sister|colleagues?|m[ou]m|mother|gran|cousin|group chat|office)|(?:showed|showing) (?:my|the) (?:flatmate|housemate|roommate|friends?|bestie\w*|sister|colleagues?|m[ou]m|mother|gran|cousin|group chat|office)\b[^.!?]{0,10}\b(?:your|ur) (?:profile|photos?|pics?|message))/i,
    not: /\b(?:lawyer|police|wife|husband|boyfriend|girlfriend|creep\w*|laughed at you|nude|asks?|said no|don'?t like|weird|shouldn'?t|haven'?t|sorry|secret|private)\b/i,
    most: 24,
  },
  'joined: too forward, they ask': {
    none: /\b(?:kiss\w*|see you)\b/i,
    cue: /\b(?:(?:too|so|not|be|being|find me|thats|that'?s) (?:too |being )?forward\b(?! to)|was that too much\b|(?:is|was) (?:this|that|it) too (?:much|soon) (?:to (?:say|tell|admit)|from me|of me)|coming on too strong|(?:idk|(?:don'?t|not sure) (?:know )?if i should)\b[^.!?]{0,12}\b(?:say|tell|admit)|hope (?:that |this )?(?:wasn'?t|isn'?t|it'?s not|i'?m not|im not|i wasn'?t)\b[^.!?]{0,10}\b(?:forward|too much|creepy|too soon))/i,
    not: w(
      `${KIN.source}|\\b(?:kiss\\w*|see you|ex|block\\w*|salt|sugar|spic\\w*|bad news|money|food|price|marri\\w*|secret|diagnos\\w*)\\b`,
    ),
    asks: true,
    most: 26,
  },
  'is it too soon': {
    limit: true,
    cue: /\b(?:(?:is it|would it be|is this|if (?:it'?s|its)|tell me if (?:this|it) is|is (?:\w+ ){1,2}(?:days?|weeks?))\b[^.!?]{0,8}\b(?:too (?:soon|early)|hasty|rushing(?: it)?)\b[^.!?]{0,10}\b(?:to|for|but)\b[^.!?]{0,30}\b(?:meet|see|ask|date|coffee|dinner|drinks?|call|free)\b|too (?:soon|early) (?:for (?:a |another |our )?(?:second |first )?(?:date|coffee|dinner|drink)|to (?:meet|see you|ask you out)))/i,
    not: w(
      `${KIN.source}|\\b(?:after (?:my|a|the)|divorce|passed|breakup|bed|sleep over|kiss|kids|parents|family|wake|morning)\\b`,
    ),
    asks: true,
    most: 20,
  },
  'a mock threat, if I do it again': {
    cue: /\b(?:(?:say|do|call|make|try|tell|send|pull|mention)\b[^.!?]{0,20}\b(?:again|once more|one more time)\b[^.!?]{0,24}\b(?:see what happens|dead to me|it'?s over|over|out|unmatch\w*|tickl\w*|telling your (?:mom|mum|gran)|i swear|responsible|the wedding)|(?:one|another|next) (?:more )?(?:\w+ ){0,2}(?:pun|joke|dad joke|cat pic|emoji)\b[^.!?]{0,40}\b(?:out|off|over|done|leaving|responsible|unmatch\w*|swear|wedding|gone)|say (?:that|it) again and i'?m blocking (?:you|u)\b|next time (?:you|u) (?:do|say) (?:that|it)\b[^.!?]{0,12}\b(?:telling|tickling|charging|biting))/i,
    and: /\b(?:lo+l+|(?:ha){2,}h?|lmao+|puns?|jokes?|wedding|dead to me|responsible|telling your)\b|[😂🤣😜😉🙄😏😤]/iu,
    not: w(`${KIN.source}|\\b(?:hit|hurt|court|lawyer|serious|mean it|jail|knife|beat)\\b`),
    limit: true,
    asks: true,
    most: 18,
  },
  'called something silly and fond': {
    cue: /^\W*(?:(?:haha+|ha|lol|oh|omg|ag|man|no|ok|wow|aw+)\W+){0,3}(?:you(?:'re| are|re)?|u r?|ur|such an?)?\s?(?:such )?(?:a |an )?(?:(?:big|little|silly|daft|total|absolute|complete|sweet|old) )*(?:muppet|goose|clown|donut|doughnut|dork|egg|potato|numpty|plonker|twit|wally|goofball|dofkop|domkop|moegoe|nutter|banana|pumpkin|daft thing|silly thing|sausage|weirdo|nerd|geek|lemon|melon|dingbat|dope|doofus|noob|spanner|goof|goofy)(?:\W+(?:lo+l|haha+|man|hey|babe|you|x+|but i like (?:it|you)|i love it))*\W*$/i,
    told: true,
    mine: OWN_DEED,
    most: 8,
  },
  'given up for so long': {
    cue: /\b(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:whole |full )?(?:days?|weeks?|months?|years?)(?: today| now)? (?:sober|clean|(?:no|without|off) (?:alcohol|drink\w*|sugar|smok\w+|booze|cigarettes?|vap\w+|weed)|smoke[ -]free|alcohol[ -]free|since my last (?:drink|cigarette|smoke))|(?:haven'?t|have not) (?:smoked|vaped|(?:touched|had|drunk) (?:a |any )?(?:cigarettes?|smoke|drink|alcohol|beer|wine|drop|sugar))\b[^.!?]{0,12}\b(?:in|for|since)\b[^.!?]{0,14}\b(?:days?|weeks?|months?|years?)|day \d+ (?:of|without|with) (?:no |zero )?(?:sugar|smoking|smokes|alcohol|booze|drinking|cigarettes|vaping)|since my last (?:drink|cigarette|smoke))/i,
    not: w(`\\b(?:relaps\\w*|slipped|again last|had one|sex|weekend away|want one|craving it so bad)\\b`),
    most: 22,
  },
  'are you a bot': {
    cue: /\b(?:(?:feeling|feels?|think|sure|suspect|swear)\b[^.!?]{0,20}\b(?:speaking|talking|chatting|texting|writing) (?:to|with) an? (?:machine|robot|bot|computer|ai)|(?:did|does) (?:ai|chatgpt|a bot|a robot) (?:write|help|type)|written by (?:ai|chatgpt|a robot)|reads? like (?:an? )?(?:robot|bot|ai|chatgpt))\b/i,
    asks: true,
    most: 18,
  },
};
