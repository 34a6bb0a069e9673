/** Death meant but not said, and grief or fear that is happening now. */

import { hits } from '../../prefilter/prefilter.ts';
import { AT_PLAY, KIN } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';
import { isToldNow } from './told-shortly.ts';
import { HAPPENING, AT_PLAY as PLAYED } from './unsaid.ts';

const IDLE =
  /\b(?:movie|series|episode|song|game|level|boss fight|quiz|exam|essay|assignment|deadline|gym|leg day|burpees|marathon|comrades|meeting|spreadsheet|monday|traffic|queue|load ?shedding|eskom|hangover|diet|sugar|sushi|curry|chilli|roller ?coaster|bungee|skydiv\w*|camping|hik\w+|holiday|no signal|flight mode|laugh\w*|cringe)\b|😂|🤣|\b(?:haha|lol|lmao|jk)\b/i;

/** A loss, a verdict or a blow that has only just fallen, or a body that gives way: somebody has to be with them. */
const OPEN_DISTRESS: readonly RegExp[] = [
  rule(
    `\\b(?:my|our|her|his|the) (?:(?:little|big|older|younger|baby|best|twin|only|own|late|unborn) )*(?:${KIN}|friend|fianc[eé]e?|girlfriend|boyfriend|partner|twins?|grandmother|grandfather|grandma|grandpa|nana|mommy|mama|papa|girl|boy)s? (?:just |suddenly |finally |has |have |had )*(?:died|passed(?: away| on\\b(?! (?:the|her|his|my|a)))?(?! (?:on (?:the|her|his|my|a)|her|his|their|my|our|the|it|out|all|with|every\\w*|by|a|an|me|us|you|through|level|grade|matric|round|from|over|\\w+ (?:test|exam)))|was killed|is gone(?! (?:for|to|on|till|until|this|by|home|fishing|golfing)\\b)|is dead|was shot|was murdered|took (?:his|her|their) (?:own )?life|drowned|hanged (?:him|her)self|shot (?:him|her)self|overdosed|didn'?t make it(?! (?:to|on|in|for|past|into|home|out|by|over)\\b))\\b(?![^.!?]{0,30}\\b(?:years?|months?) ago|[^.!?]{0,20}\\b(?:when i was|in (?:19|20)\\d\\d|long ago|laughing|of (?:laughter|embarrassment)))`,
  ),
  rule(
    `\\b(?:found|lost) (?:my|our) (?:\\w+ )?(?:${KIN}|friend|partner|boyfriend|girlfriend)\\b[^.!?]{0,25}(?:\\b(?:on the|in the|hanging|not breathing|dead|unconscious|cold|gone|this morning|today|yesterday|last night)\\b)[^?]{0,80}\\b(?:gone|dead|died|ambulance|paramedics|not breathing|cold|too late|police)\\b`,
  ),
  rule(
    `\\b(?:we|i|they) (?:just )?(?:buried|bury(?:ing)?|cremated|said goodbye to|are burying|lost) (?:my|our|her|him|the baby|my baby)\\b(?! (?:voice|keys?|phone|mind|wallet|temper|way|bags?|luggage|patience))[^.!?]{0,30}\\b(?:today|yesterday|tomorrow|this (?:morning|week|afternoon)|last (?:night|week|saturday|sunday)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|an hour|just now|baby|can'?t)`,
  ),
  rule(
    `\\b(?:lost (?:the|our|my) (?:baby|pregnancy|twins)(?! (?:teeth|tooth|weight|fat|sitter|face|blanket|photos?|blues?|shoes?|book|monitor|at (?:the|padel)))|miscarr\\w+|still ?born|(?:the )?(?:it(?:'s| is) terminal(?= *(?:[.!,]|$)))|(?:cancer|tumou?r)(?:'s| is| has| was) (?:back|everywhere|spread\\w*|terminal|stage (?:4|four|3|three))|(?:nothing|no ?thing) (?:more |else |left )?(?:they|the doctors?|anyone) can do|(?:weeks|months|days) (?:left )?to live|turn(?:ing|ed)? off (?:the|his|her) (?:machines?|life support|ventilator)|palliative|moved (?:him|her|mom|dad|gran) to hospice|(?:cancer|leukaemia|leukemia|als|motor neuron\\w*|hiv)\\b[^.!?]{0,20}\\b(?:today|just|results|confirmed|told))\\b`,
  ),
  rule(
    `\\b(?:(?:can'?t|cannot|couldn'?t) (?:breathe|stop (?:crying|shaking|sobbing|trembling)|get (?:out of bed|up off|up from|off the floor)|feel (?:my|anything any)|face (?:another (?:day|night|week)(?! (?:of|at|in|with)\\b)|the (?:world|day|night))|be alone (?:tonight|right now|rn|now))|(?:i'?ve been|i'?m|im|been|i am|sitting|sat|just sitting|lying) (?:just |here |still )*(?:(?:(?<=been (?:just |here |still )*)(?:crying|sobbing)|(?:crying|sobbing) (?:in|on|for|all|since|at (?!this|that|your|the (?:meme|video|pic))|again|right now|so (?:much|hard)|myself|here|every|non-?stop))|shaking|trembling|curled up|hyperventilating|breaking down|falling apart|losing my mind(?! (?:over|with|at|about|in)\\b)|on the (?:bathroom |kitchen |shower )floor)\\b|i (?:had|am having|'m having|think i'?m having) (?:a |another )?(?:panic attack|breakdown|nervous breakdown)|(?:haven'?t|have not|not) (?:eaten|slept|left (?:my|the) (?:bed|room|house)|showered|got out of bed)\\b[^.!?]{0,20}\\b(?:days|nights|a week|since (?:it|he|she|they|the|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|everything (?:is|feels|went|has gone) (?:black|dark|grey|numb|empty|heavy)|hands? (?:are|is|won'?t stop|keep) shaking|chest (?:is |feels |so |got |all )*tight|(?:thought|think|felt like|feels like|sure) i(?:'m| am| was)? (?:dying|going to die|gonna die|having a heart attack|going to pass out)|(?:can'?t|cant|cannot) (?:stand up|get up|move|stop it)(?= *(?:[.!]|$|any ?more|and i))|still (?:here )?on the floor|one of (?:those|my) (?:attacks|panics))\\b`,
  ),
  rule(
    `\\b(?:(?:my |the |our |an? )(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|uncle|brother|cousin|neighbour|boss|pastor|coach|teacher|friend|man|guy|stranger)|he|she|someone) (?:(?:has|have|had|just|still|always|keeps?|used to|tried to|'s been|been) )*(?:hits?|hitting|beats?|beat(?:ing)? me up|touch(?:es|ed|ing)|raped?|rapes|molest(?:s|ed|ing)|abus(?:es|ed|ing)|forc(?:es|ed|ing)|assault(?:s|ed)|grop(?:es|ed)|chok(?:es|ed|ing)|strangl(?:es|ed)|kick(?:s|ed)|punch(?:es|ed)|slap(?:s|ped)|burn(?:s|ed)) (?:me|us|my (?:kids?|daughter|son|child|mom))\\b(?![^.!?]{0,25}\\b(?:heart|soul|hand|arm to|shoulder to|by accident|with (?:his|her|a) (?:kindness|letter|song|story|pun)|at (?:chess|padel|pool|tennis|fifa|scrabble|cards|mini)|to (?:the|it|try|watch|join|dance|sing|listen|read|taste|play|run)\\b|deeply|in (?:the (?:race|quiz|final))))`,
  ),
  rule(
    `\\b(?:i (?:was|got|am being|'m being|have been|'ve been) (?:raped|assaulted|attacked|molested|abused|beaten(?!${AT_PLAY})|robbed at (?:gun|knife)point|hijacked|mugged|stabbed)|(?:nobody|no ?one) believes me(?! (?:that|when|about|i)\\b)|(?:he|she|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend|dad|mom|parents)) (?:locked me|won'?t let me (?:leave|out|go)|took (?:my|the|our) (?:passport|kids|children|baby|son|daughter|keys)|threw me out|kicked me out)|i (?:have|'ve got|got) (?:nowhere|no ?where|no place) to (?:go|sleep|stay)(?! (?:on|this|for|next)\\b)|(?:sleeping|slept) (?:in my car|on the street|at the station)|i'?m (?:scared|afraid|terrified) of (?:him|my (?:husband|boyfriend|dad|father|partner|stepdad)))\\b`,
  ),
  /\b(?:don'?t|do not|didn'?t) know who else to (?:write|talk|turn|text|call|tell|message)|\bno ?(?:one|body) else to (?:talk|turn|write|tell|call)\b|\bi (?:really |just )?need (?:someone|somebody) (?:right now|to talk to (?:right )?now|tonight)(?= *(?:[.!,]|$|please))/i,
];

/** None of it is now: long ago, at play, on a screen, at work on the ward, or a joy that shakes just as well. */
const NOT_OPEN =
  /\b(?:years? ago|months? ago|used to|back then|when i was|last year|a while (?:ago|back)|in (?:19|20)\d\d|movie|film|series|episode|finale|song|album|book|chapter|game|novel|documentary|laugh\w*|giggl\w*|happy tears|so happy|tears of joy|for joy|proud\w*|graduat\w*|matriculat\w*|got into (?:med\w*|law|uni\w*|varsity|wits|uct|ukzn|up|stellenbosch)|first in (?:our|my|the) family|accepted|onions?|passed my|i (?:got|won|passed) (?:the|my|it|in)|won\b|promot\w*|proposal|proposed|wedding|cute|adorable|puppy|kitten|excit\w*|thrilled|coffee|caffeine|freezing|cold|gym|burpees|leg day|marathon|run(?:ning)?|patients?|my ward|shift|phone|laptop|car (?:just )?(?:died|passed)|battery|kidding|our team|the (?:score|match|game)|load ?shedding|power|lights|plant|sourdough|goldfish|(?:i'?m|i am|am|we'?re|is|are|feel(?:ing)?|doing) (?:ok|okay|fine|alright|all right|good|better|much better|calm(?:er)?|safe|at peace) (?:now|today|again))\b|😂|🤣|\b(?:haha|lol|lmao|jk)\b/i;

const isHappening = (plain: string): boolean => hits(HAPPENING, plain) && !hits(PLAYED, plain);

export const isOpenDistress = (plain: string): boolean =>
  (OPEN_DISTRESS.some((cue) => hits(cue, plain)) || isHappening(plain) || isToldNow(plain)) &&
  !hits(NOT_OPEN, plain);

export const DESPAIR_RULES: readonly SafetyRule[] = [
  {
    kind: 'self_harm',
    cue: /(?<![\d.,] ?)\b(?:kms|kmsing)\b(?! (?:away|from|of|this (?:morning|week|run|weekend)|to (?!night)|later|in (?:the|my|\d)|today|per|long|run|ran|walk\w*|done|left|an hour|on (?:the|my)))|\b(?:unaliv(?:e|ing) myself|un-?alive myself|off(?:ing)? myself|hang(?:ing)? myself|(?:shoot|drown|poison|starve|gas)(?:ing)? myself|do(?:ing)? myself in|top(?:ping)? myself|end(?:ing)? (?:my (?:story|time here|suffering|pain|days(?! (?:with|at|on|by)\b)))|slit(?:ting)? my|take (?:my|the) (?:own )?(?:life|easy way out)|(?:make|making) it (?:all )?(?:stop|end|go away) (?:for good|tonight|forever|for ever)|check(?:ing)? out (?:for good|of (?:this )?life|permanently)|(?<!\bcould )(?:sleep|asleep|rest) (?:forever|for ever|for good)(?! (?:reason|measure|after)\b)|(?:not|never) (?:have to )?(?:wake|waking|woken|woke) up(?: again| tomorrow| any ?more| in the morning)(?! (?:before|till|until|at|early))|(?:be|being|go|going|join|joining|see|seeing) (?:with |to be with )?(?:my (?:\w+ )?(?:mom|mum|dad|gran|granny|gogo|brother|sister|son|daughter|baby|wife|husband|ouma|oupa|friend)|him|her) (?:in heaven|up there|soon,? (?:in heaven|up there|where)|on the other side|where (?:he|she) is now)|(?:see|meet) you (?:all )?on the other side(?! of\b|!)|not (?:be )?(?:a )?(?:burden|problem|bother|trouble) (?:to (?:any|every)(?:one|body) |for (?:any|every)(?:one|body) )?(?:any ?more|any longer|after (?:tonight|today|tomorrow))|(?:last|final) (?:night|day|sunset|birthday|christmas|message|goodbye) (?:on earth|alive|for me|i'?ll (?:ever )?(?:see|have|write))|goodbye (?:letters?|notes?|videos?)|(?:wrote|written|writing|left|leaving|finished) (?:the |my |a )?(?:note|will|letters?) (?:for|to) (?:my (?:mom|mum|dad|kids|parents|family|sister|brother|wife|husband)|everyone|them all)|tired in a way (?:that )?(?:sleep|rest)|sleep (?:can'?t|doesn'?t|won'?t|does not|will not) (?:fix|help|cure)(?=[\s\S]*\b(?:don'?t want|done|anymore|any more|can'?t|next|tomorrow)\b)|(?:don'?t|do not) (?:want to|wanna) (?:do|see|start|get through|live) (?:another |any more |any |the )?(?:next (?:week|month|year)|tomorrow|days?|nights?|life|this life|this world)(?= *(?:[.!,]|$|(?:any ?more|again|like this)\b))|(?:can'?t|cannot) (?:face|get through|survive) (?:another |any more |one more )(?:day|night|week|morning)s?(?! (?:at|of|in|without|with)\b)|(?:please )?remember me (?:when i was|as|happy|smiling|fondly|like (?:this|that)|how i was|kindly)|(?:tonight|finally|soon|now) i (?:can |will |get to )?(?:rest|sleep) (?:for good|forever|in peace|at last)|at peace with (?:going|leaving|dying|my decision)|(?:the )?world (?:doesn'?t|does not|won'?t) (?:need|miss) me|(?:nobody|no ?one|not one person) (?:would|will|'d|'ll) (?:even |really |ever |actually )*(?:notice|care|miss me|cry|find (?:me|out)|come to my)\b|(?:if|when|after|once) i(?:'?m| am|'?ve| have)? (?:was |were |just )?(?:gone|disappear(?:ed)?|vanish(?:ed)?|no longer here|not (?:here|around))\b[^.!?]{0,35}\b(?:notice|care|miss|better|easier|happier|relie\w+|peace|fine|nobody|no ?one|who)|(?:notice|care|miss|better|easier|happier|relie\w+|cry)\b[^.!?]{0,20}\b(?:if|when|once) i(?:'m| am| was| were| just)* (?:gone|disappear(?:ed)?|vanish(?:ed)?|not (?:here|around)|wasn'?t (?:here|around)|dead)|(?:don'?t|do not|can'?t) want (?:this|my|a|any)? ?(?:life|to live|living)(?: any ?more)?(?= *(?:[.!,]|$|any ?more))|(?:don'?t|not) (?:really )?(?:care|mind|bother) (?:if|whether) i (?:live|die|wake up|survive|crash|make it)|(?<!made me )(?:no|zero|lost (?:the|my|all)) (?:will|desire|wish) to (?:live|be here|wake up|go on)|(?<!made me )(?:no|zero|lost (?:the|my|all)) reason to (?:live|be here|wake up|go on)(?! in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs|a city|the burbs)\b)|(?:i )?(?:have|'ve got|made) (?:a )?(?:plan|date|day) (?:for it|to (?:end|do) it|picked)|how many (?:pills|tablets|panados?) (?:would|does|will|do)|(?:i )?(?:swallow|swallowed|took|take|taking|drank|drink) (?:all|everything|the (?:whole|lot|bleach|rat poison|rattex)|every(?:thing| pill)|bleach|rattex)\b[^.!?]{0,25}\b(?:pills?|tablets?|cabinet|bottle|box|meds|medicine|in the house|bleach|rattex|poison)|ek (?:wil|gaan) (?:my(?:self)? )?(?:doodmaak|selfmoord|om die lewe bring)|ek wil nie meer (?:lewe|leef|bestaan|hier wees|wakker word)|wil net (?:doodgaan|slaap en nie wakker)|ngifuna ukuzibulala|ngikhathele ukuphila|ndifuna ukuzibulala)/i,
    unless: IDLE,
    clears: ['past', 'story'],
  },
  {
    // Put on the reader as the price of going, or of silence.
    kind: 'self_harm',
    cue: /\bif (?:you|u) (?:don'?t|dont|do not|ever|leave|block|go|ignore|say no|stop|won'?t|reject|unmatch|break|choose|meet|see)\b[^.!?]{0,35}\b(?:i(?:'ll| will|'m going to|'m gonna| am going to| swear i'?ll| might)|ill) (?:just |really |literally )?(?:swallow|take (?:pills|all|everything|tablets)|jump|cut|hurt myself|kill myself|do something (?:to myself|stupid|bad|terrible)|end (?:it|everything|my)|not be here|be (?:dead|gone)|die (?!of|for|laughing|from)|drive (?:off (?:a|the|my)|into)|hang)\b/i,
    unless: /\b(?:cake|pizza|episode|spoil\w*|score|recipe|last slice|dessert|chocolate)\b|😂|🤣/i,
    clears: ['story'],
  },
  {
    kind: 'wellbeing',
    cue: rule(OPEN_DISTRESS.map(({ source }) => source).join('|')),
    unless: NOT_OPEN,
    clears: ['joke', 'past'],
  },
];
