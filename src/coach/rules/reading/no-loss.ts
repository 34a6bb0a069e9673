/** Words of death where nobody died: a figure of speech, a thing, a film, somebody's trade, a plan made in good health. */
import { hits } from '../prefilter/prefilter.ts';

const THINGS =
  '(?:phone|battery|laptop|car|(?:house)?plants?|wifi|geyser|fridge|freezer|tv|app|chat|algorithm|cactus|printer|sourdough|starter|fern|basil|succulents?|orchid|kettle|toaster|bakkie|bike|scooter|charger|router|diet|motivation|sense of humour|will to live|dignity|social life|vibe|joke)';

/** What is gone when nobody is: what breaks or runs out in a house or a car, an ache, a thing that was taken or eaten. */
export const NO_ONE_GONE = `(?:${THINGS}|boiler|heating|heater|aircon|oven|stove|hob|dishwasher|washing machine|machine|dryer|microwave|pump|borehole|gate|motor|inverter|generator|lights?|power|electricity|water|gas|signal|internet|connection|network|data|airtime|screen|clutch|gearbox|engine|alternator|starter|exhaust|tyre|brakes?|van|truck|bag|purse|wallet|money|cash|salary|job|flat|house|roof|tree|fence|back|knee|hip|tooth|voice|appetite|headache|migraine|fever|cough|cold|flu|pain|swelling|rash|bump|milk|bread|cake|coffee|sugar|chocolate|wine|beer|pizza|food|everything|nothing|it|all|today|day|time|winter|weekend|chance|moment|mood|spark|trust|excitement)`;

/** `lost the boyfriend, kept the city` tells of a parting; a widower may say `lost the wife`. */
export const NOT_PARTED =
  '(?!the (?:\\w+ )?(?:ex|boyfriend|girlfriend)\\b|the (?:\\w+ )?fianc[eé]e?(?![a-z])|the (?:husband|wife)\\b[^.!?]{0,25}\\b(?:kept|swap)\\b)';
const EXAM =
  "(?:jamb|utme|waec|neco|matric|nsc|gcses?|a[- ]levels?|exams?|tests?|finals|resits?|supp(?:s|lementary)?|learner'?s|driver'?s|licen[cs]e|bar|boards?|course|module|viva|defen[cs]e)";
/** Somebody has passed what they sat for, somebody is glad of it, and no word mourns. */
const PASSED_EXAM = new RegExp(
  `^(?![\\s\\S]*\\b(?:(?:dad|mom|mum|father|mother|gran\\w*|ouma|oupa|gogo|husband|wife|he|she) passed(?! ?!)|would(?: have|'ve)|the (?:week|day|night|month|year)|died|death|dead|funeral|bur(?:y|ied|ying)|miss(?:es|ed|ing)?|without|away|out|suddenly|accident|crash|never|later|after|during|grie\\w+|still|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|sorry|before|sad|cancer|hospital|ill|sick|mourn\\w*|cry\\w*|cried|rest|pieces)\\b)(?=[\\s\\S]*(?:\\bpassed ?!|\\b(?:finally passed|passed (?:first time|with)|proud|so happy|celebrat\\w+|danc\\w+|shouting|frying|party|ululat\\w+|distinctions?)\\b))[\\s\\S]*\\b(?:(?:wrote|written|writes?|sat|took|takes?|retook|retakes?|redid|did|does)\\b[^.!?]{0,25}\\b${EXAM}\\b[^.!?]{0,50}\\bpassed\\b|${EXAM}\\b[^?]{0,70}\\bpassed ?!)`,
  'i',
);

/** So long they have kept it up, or stayed: sober, married, in a job. Nobody is mourned beside it. */
const KEPT_UP =
  /^(?![\s\S]*\b(?:died|dead|death|passed|lost|lose|without (?:him|her|them|you|my|our)|funeral|grave|ashes|miss(?:es|ed|ing)?|late|gone|since (?:he|she|they|my|our|pa|ma|m[ou]m|dad|the (?:accident|crash|fire|stroke|shooting)))\b)[\s\S]*(?:\b(?:sober|clean|quit|smoke[- ]?free|cancer[- ]?free|in remission|off (?:the|all) (?:drink|bottle|booze|cigarettes|smokes|fags|pills|drugs|weed|sugar)|(?<!was )married|together|engaged|in business|in recovery)\b[^.!?]{0,30}\b(?:years?|yrs?|months?) today\b|\b(?:years?|yrs?|months?) today\b[^.!?]{0,12}\b(?:at|in|with|on) (?:this|the same|my (?:own )?|our (?:own )?)(?! (?:heart|mind|head|grief))|\b(?:years?|yrs?|months?) (?:sober|clean|off the|in recovery|smoke[- ]?free|cancer[- ]?free)\b)/i;

const NO_LOSS: readonly RegExp[] = [
  KEPT_UP,
  new RegExp(
    `\\b${THINGS}(?: just| has| have| also| finally| battery)* (?:died|passed(?: away)?|is dead)\\b|\\bfuneral (?:for|of) my ${THINGS}|${THINGS} funeral|${THINGS} (?:that )?(?:i|he|she|they|we)(?:'s|'ve| has| have)? (?:\\w+ )?killed\\b`,
    'i',
  ),
  PASSED_EXAM,
  /\b(?:on|for) my (?:tombstone|gravestone|headstone)\b/i,
  /\b(?:died laughing|dying to|dead to me|(?:i'?m|im|i am) dead\b|not dead\b|dead tired|near[- ]death|lost (?:the )?(?:match|game|final|derby)|(?:in|at the end of) (?:the|a|an|that|this) (?:movie|film|series|book|show|game|podcast)|the (?:main )?character|netflix|[a-z]{1,3} deceased|deceased 😂|tombstone\b(?= ?😂|$))|💀/iu,
  /\b(?:funeral (?:parlour|procession|cover|playlist|director)|(?:her|his|my|your|their|our) own (?:funeral|eulogy|obituary)|(?:plan(?:ning|s|ned)?|at|for|to) my funeral|wants? (?:\w+ ){0,6}(?:at|for) (?:her|his|their) funeral|undertaker'?s (?:daughter|son|assistant)|(?:i'?m|i am) an? (?:undertaker|mortician|funeral \w+)|lost my \w+ (?:at|in) (?:the )?(?:checkers|spar|pick n pay|woolies|ikea|tesco|lidl|aldi|shops?|mall|market|crowd|supermarket)|(?:at|do|play|sing|for) funerals\b|(?:at|for) the hospice|hospice (?:shop|volunteer\w*|choir|bookshop)|(?:i'?m|i am|im|as) an? (?:\w+ )?hospice|(?:i )?(?:work|volunteer|sing)\w* (?:at|in|for) (?:a|the) hospice)\b/i,
  /\b(?:i(?:'ll| will|'d|'m| am|m)? (?:\w+ ){0,2}(?:be |being )?buried (?:on|in|under|with)\b(?! (?:my|his|her|him))|(?<!\b(?:he|she|they) )(?:want(?:ed|s)?|wanna|ask(?:ed)?|deserve) to be buried|bury me\b|buried (?:in|under) (?:work|emails|marking|admin|deadlines|laundry|books|blankets|snow))/i,
  /\b(?:years?|yrs?|months?) (?:today|since)\b[^.?]{0,40}\b(?:you|us|we|whatever|clean|sober|i (?:got|held|quit|stopped|kissed|moved|started|met|left))\b/i,
];

/** True where the words of loss mean something else: no condolence is due. */
export const isNoLoss = (plain: string): boolean => NO_LOSS.some((cue) => hits(cue, plain));
