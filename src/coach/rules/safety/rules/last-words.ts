/** An end of their own in the plainest words: no way on, a means within reach, a letter left behind. */
import type { SafetyRule } from './rule.ts';
import { soft } from './unsaid.ts';

const TODAY = '(?:tonight|today|now|soon|tomorrow|this (?:evening|weekend|week)|for good|forever)';
const CANNOT = "(?:can't|cannot|can not|cant|couldn't|won't be able to)";
const PERSON =
  '(?:he|she|they|my (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|child|baby|boy|girl|partner|fianc[eé]e?|boyfriend|girlfriend|gran|best friend|friend))';
const IDLE =
  /\b(?:haha+|lo+l|lmao|movie|film|series|episode|season|finale|song|game|level|sims|book|novel|exams?|test|thesis|deadline|load ?shedding|eskom|diet|leg day|gym|marathon|race|sale|special|promotion|match|semester|term|tax|renovation|puppy|dog|cat|hamster)\b|😂|🤣/i;

export const LAST_WORD_RULES: readonly SafetyRule[] = [
  {
    // The pain has an hour at which it ends.
    kind: 'self_harm',
    cue: soft(
      `(?:the|my|all (?:the|this|of this|my)|this) (?:pain|suffering|hurting|misery|agony|struggle|sadness) (?:(?:will|finally|all|is going to|just|has to|must) )*(?:stops?|ends?|is over|be over|goes away|go away) ${TODAY}`,
      `${TODAY} (?:(?:the|my|all (?:the|this|of this)|this) )(?:pain|suffering|hurting|misery|agony|struggle) (?:(?:will|finally|all|just) )*(?:stops?|ends?|is over)`,
      `${TODAY} (?:it|everything)(?:'ll| will| is|'s) (?:all )?(?:be )?over for me|(?:it|everything)(?:'ll| will| is|'s) (?:all )?(?:be )?over for me ${TODAY}`,
      "life (?:is|'s|has become|feels) (?:just )?(?:too|so|very) (?:heavy|hard|much|painful|dark)…(?:i )?(?:want|going|have|need|wish) (?:to )?(?:stop|end|leave|quit|finish)(?: (?:it|this|everything|all))(?= *(?:[.!,]|$|now|all|tonight))",
      '(?:it|this|everything) (?:all )?(?:ends|stops) tonight(?=[\\s\\S]*\\b(?:tired|pain|alone|sorry|goodbye|peace|forgive|nobody|love you)\\b)',
    ),
    unless:
      /\b(?:dentist|tooth\w*|wisdom|physio\w*|massage|chiro\w*|doctor|surgery|operation|op|braces|cramps?|back pain|knee|period|moving|flight home)\b|\b(?:haha+|lo+l|series|finale|exams?|deadline|load ?shedding|diet|season|sale)\b|😂/i,
    clears: ['story'],
  },
  {
    // Their own skin, in one short word.
    kind: 'self_harm',
    cue: soft(
      "(?:and|so|then|until|till|that's when|thats when|when [^.!?]{2,40}) (?:then )?(?:so )?i (?:(?:just|always|still|only|sometimes|go and|have to|need to|started to|want to) )*cut(?: (?:again|deep|deeper|myself))?(?= *(?:[.!,]|$|and (?:then )?(?:feel|it|the|bleed|hide|cry)|to (?:feel|calm|cope|breathe|stop)))",
      '(?<=^\\W*)i (?:(?:still|sometimes|always|often|used to and i) )*cut(?= *(?:[.!]|$))',
      "(?:there's|there is|theres|i have|i've|i see|i find|i've got|got|have|see|find) (?:no|not a|not one|not any|zero|hardly any) (?:(?:good|real|single|more) )*reasons? (?:(?:for me|left|anymore|any more) )*(?:to (?:live|be here|be alive|go on|carry on|keep going|stay alive|exist|wake up)|for living)(?! (?:in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs)|near|there|apart|so far|closer|up (?:north|there|at|for|early))\\b)",
      "(?:no|not a|don't have a|nothing) (?:one )?reason to (?:live|be alive|stay alive|go on living)(?= *(?:[.!,]|$|any))",
    ),
    unless:
      /\b(?:hair|fringe|fabric|pattern|wood|planks?|tiles?|measure\w*|paper|cardboard|bread|cake|cheese|onions?|veg\w*|meat|biltong|grass|lawn|hedge|film|footage|edit\w*|scene|carbs|sugar|salt|cord|ties?|contact|scissors|recipe|dough|video|class|school|queue|corner|losses)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
    clears: ['story'],
  },
  {
    // A letter, and somebody it is left to.
    kind: 'self_harm',
    cue: soft(
      "(?:not (?:really )?(?:a )?|no )good ?bye(?=[\\s\\S]*\\b(?:i've|i have|i|ive) (?:just |already )?(?:written|wrote|left|writing) (?:(?:an?|the|my|some|long) )*(?:letters?|notes?)?\\W{0,2}(?:to|for|it|everything|with))",
      "(?:i've|i have|i|ive) (?:just |already |finally )?(?:written|wrote|left|finished|writing) (?:(?:an?|the|my|some|long|last|all|these|goodbye) )*(?:letters?|notes?) (?:to|for|on|with) (?:(?:my|the|all|each|every) )*(?:\\p{L}+ )?(?:mother|mom|mum|father|dad|parents|kids|children|son|daughter|sister|brother|wife|husband|family|everyone|everybody|them|table|pillow|kitchen)\\b(?=[\\s\\S]*\\b(?:good ?bye|sorry|tonight|tired|over|peace|forgive|know why|understand|won't be|not be here|gone|last|love them|find)\\b)",
    ),
    unless:
      /\b(?:santa|christmas (?:list|cards?)|birthday|thank you (?:note|letter)|wedding|school camp|teacher|invitation|postcards?|lunch|shopping)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
    clears: ['story'],
  },
  {
    // No way on, and a low voice beside it.
    kind: 'self_harm',
    cue: soft(
      `i (?:(?:really|just|honestly|truly|literally|simply) )*${CANNOT} (?:(?:really|just|even) )*(?:do|take|carry on|go on|live|face|handle|bear|stand|keep (?:going|doing)|fight)(?: (?:with|like|on))?(?: (?:this|it|life|things|that|living|all this|everything|all of (?:it|this)))? ?(?:any ?more|any longer|much longer)`,
      `i (?:(?:really|just|honestly) )*${CANNOT} (?:go on|carry on|keep going|live like this)(?= *(?:[.!,]|$))`,
    ),
    with: soft(
      "so am i|(?:i'm|i am|im|feel|feeling|been) (?:(?:so|really|very|too|just|completely|all) )*(?:down|low|empty|numb|broken|alone|lonely|worthless|hopeless|useless|a burden|nothing|lost|tired of (?:it all|everything|life|living|being|fighting|trying))|no ?(?:body|one) (?:cares|would|will|understands|is there|left)|nothing (?:helps|matters|is left|left|works any ?more)|everything (?:hurts|is (?:dark|black|grey|too much))|hate (?:myself|my life|being alive|living)|want (?:it|everything|the pain) to (?:stop|end)|don't (?:want to (?:be|live|wake)|see a (?:way|point))|every ?day hurts|what's the point|whats the point|tired of (?:life|living|everything)|life",
    ),
    unless:
      /\b(?:(?:this|our|the) (?:relationship|situationship|marriage|chat|date|long distance)|with (?:you|u)|(?:you|u) and (?:me|i)|between us|it'?s not (?:you|u)|see(?:ing)? (?:you|u)|dating apps?|love life|night life)\b|\b(?:haha+|lo+l|gym|diet|series|sushi|queue|traffic|spreadsheets?|this heat|decaf)\b|😂|🤣/i,
    clears: ['story'],
  },
  {
    // An engine that runs where there is no air.
    kind: 'self_harm',
    cue: soft(
      "(?:sit(?:ting)?|sat|lying|stay(?:ing)?|alone|i'm|i am|im|parked|locked|car)…(?:in|inside) (?:the|my|our|a) (?:(?:closed|locked|shut|dark) )?garage\\b…(?:engine|motor|car|exhaust)(?:'s| is| still| left)? (?:(?:still|just|now) )?(?:on|running|idling|going)",
      "(?:engine|motor|car)(?:'s| is| still| left)? (?:(?:still|just|now) )?(?:on|running|idling)…(?:in|inside) (?:the|my|our|a) (?:(?:closed|locked|shut|dark) )?garage|garage (?:door|doors)(?: is| are|'s)? (?:closed|shut|locked|down)…(?:engine|motor|car) (?:is |'s )?(?:on|running)",
      "(?:engine|motor|car)(?: is|'s)? (?:(?:still|just|now) )?(?:on|running|idling)…garage(?: doors?)?(?: is| are|'s)? (?:closed|shut|locked|down)",
      '(?:hose|pipe) (?:from|on|over|in|into) the exhaust',
    ),
    unless:
      /\b(?:mechanic|mates?|band|rebuil\w*|fix\w*|tun(?:e|ed|ing)|purr\w*|finally (?:starts?|works|runs)|project|test(?:ing|ed)?|battery|leak\w*|service|workshop|radio|playlist|song|replac\w*)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
    clears: ['story'],
  },
  {
    // The years since somebody died are counted, and there is to be no next one.
    kind: 'self_harm',
    cue: soft(
      `(?:years?|months?|weeks?) (?:today |now )?(?:since|after|without) (?:${PERSON} (?:died|passed|left us|was (?:killed|buried|gone)|took|went)|(?:i|we) (?:lost|buried) (?:him|her|them|my \\p{L}+)|${PERSON})\\b[\\s\\S]{0,50}?(?:don't|do not|dont|can't|cannot|cant|won't|not going to) (?:(?:really|think i can|want to|want|need|get through|make it to|make it through|face|do|have|see|live|take|survive) )+(?:another|the next|a second|one more) ?(?:one|year|month|day|christmas|birthday|week)?`,
    ),
    unless: IDLE,
    clears: ['story'],
  },
];
