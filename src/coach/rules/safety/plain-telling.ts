/**
 * What people tell of their own day: a silence explained, work lost, a place won, a visit thought about, what a sister said. Where the trained
 * reader senses a danger that it cannot name, these are taken at their word.
 */
import { hits } from '../prefilter/prefilter.ts';
import { rule } from './patterns/rule.ts';

const KIN =
  '(?:m[ou]m|mother|dad|father|gran|granny|ouma|oupa|gogo|sister|brother|cousin|aunt|aunty|uncle|daughter|son|niece|nephew|flatmate|housemate|best friend|colleagues?)';

const TOLD: readonly RegExp[] = [
  // Sorry for the silence, and why.
  rule(
    "^\\W*(?:(?:hey|hi|hello|ok|babe|love|so|really|very|i'?m)[ ,!.]+)*(?:sorry|apologies|forgive (?:me|the))\\b[\\s\\S]{0,90}\\b(?:stock ?take|month ?end|shifts?|work(?:ing)?|exams?|deadlines?|audit|load ?shedding|no (?:signal|data|airtime|network)|my phone|the (?:flu|kids?|geyser|wifi)|been (?:quiet|swamped|flat out|hectic|busy|mad|crazy|under)|didn'?t forget|haven'?t forgotten)\\b",
  ),
  // Work lost.
  rule(
    '\\b(?:(?:they|boss|company|work|hr)\\b[^.!?]{0,15}\\b(?:retrenched|laid off|let go|fired|dismissed) (?:\\w+ ){0,2}(?:of )?(?:us|me|everyone|everybody)|(?:got|was|were|been|being) (?:just |all )?(?:retrenched|laid off|made redundant|let go)|lost (?:my|our) jobs?|(?:closed|closing|shut|shutting) (?:down )?(?:our|my|the) (?:branch|shop|office|store|school|department|plant|factory|mine))\\b',
  ),
  // A place won, and what it means for two.
  rule(
    '\\b(?:(?:accepted|took|picked|chose|hired|admitted) me\\b|(?:i|we) (?:just |finally )?(?:got|was|were|been) (?:in(?:to)?|accepted|the (?:job|post|place|contract|visa|bursary|transfer|scholarship))\\b|got (?:accepted|the (?:job|post|place|contract|visa|bursary|transfer|scholarship))|offered me (?:a|the))\\b',
  ),
  // A journey to each other.
  rule(
    '\\b(?:looked|looking|checked|checking) (?:at|up|for) (?:the )?(?:flights?|tickets?|buses|trains?|fares)\\b',
  ),
  // An old place gone past.
  rule(
    '\\b(?:drove|walked|went|cycled|ran|came|driving|walking) (?:past|by|through) (?:my|our) (?:old|first|childhood|former) \\w+\\b',
  ),
  // What somebody at home says of the reader.
  rule(
    `\\b(?:showed|told|read|played) (?:it to )?my (?:\\w+ )?${KIN}\\b|\\bmy (?:\\w+ )?${KIN} (?:says?|said|thinks?|reckons?|laughed|cried|loved|loves)\\b`,
  ),
  // What a silence does, and what was feared because of it.
  rule(
    "\\b(?:when(?:ever)?|every time|if) (?:you|u) (?:\\w+ )?(?:go|goes|get|went|fall) (?:\\w+ )?(?:quiet|silent|off the (?:grid|radar))\\b[^.!?]{0,30}\\bi (?:\\w+ )?(?:start|begin|end up|always|tend to|just)? ?(?:to )?(?:pack(?:ing)?|worry\\w*|doubt\\w*|panic\\w*|spiral\\w*|overthink\\w*|wonder\\w*|assum\\w*|(?:think|thinking|fear|fearing) (?:the worst|it'?s over|(?:that )?i (?:did|said)|(?:you|u)(?:'ve| have)? (?:lost|changed|gone|forgot\\w*)))\\b",
  ),
  rule(
    "\\bi(?:'d| had| did| just| honestly| really)* (?:thought|think|figured|assumed|feared|wondered if|was sure|was afraid) (?:that )?(?:you|u)(?:'d| had|'ve| have| would have)? (?:gone off me|lost interest|changed your mind|forgotten (?:about )?me|gone cold|found somebody else|had enough of me)\\b",
  ),
  // Torn over what the two of them are.
  rule(
    "\\b(?:not|ain'?t) (?:tryna|trying to|asking you to|here to) (?:rush|push|pressure|change|fix|decide|out) ?(?:you|u|anything)?\\b|\\bno (?:rush|pressure)\\b",
  ),
];

/** Anything that a hold, a demand, a body, a price or a threat could be made of. */
const NOT_ONLY_TOLD =
  /\b(?:send|sent me|show me|nud\w*|nak\w*|sex\w*|horny|bod(?:y|ies)|bra|underwear|panties|strip\w*|boobs?|tits?|dick|cock|pussy|kiss\w*|lick\w*|touch\w*|wearing|(?:your|ur) (?:phone|password|location|place|house|home|gate|address|street|school|work|kids?|boss|friends?|ex|skirt|dress|photos?|pics?|nudes?|account|bank|id)|who(?:'s| is| was| are| were)|online|last seen|other (?:men|women|guys|girls|people)|delete\w*|block\w*|unfollow\w*|allow\w*|forbid\w*|permission|obey|belong\w*|mine only|jealous\w*|prove|choose|or else|unless|must|you (?:owe|should|need to|have to|better)|from now on|answer me|kill\w*|hurt (?:you|u)|harm\w*|knife|gun|hunt\w*|follow(?:ed|ing) (?:you|u)|watch(?:ed|ing)? (?:you|u)|found (?:you|u|where)|know where|wait(?:ing)? (?:for (?:you|u)|outside)|outside|regret\w*|sorry you|expos\w*|screenshots?|everyone will|tell everyone|pay|paid|fees?|lend|loan|invest\w*|crypto|bitcoin|bank|gift ?cards?|vouchers?|e-?wallet|transfer|whatsapp|telegram|link|https?|www|code|otp|pin|years? old|grade \d|slut\w*|whore\w*|bitch\w*|ugly|fat|idiot\w*|stupid\w*|pathetic|loser\w*|trash|disgust\w*|worthless|moron\w*|dumb\w*|shut up|(?:you|u) (?:said no|quit)|coming anyway|or it'?s|get away|keep an eye|can'?t see (?:you|u)|stay home|one (?:room|bed)|age (?:gap|difference)|hate (?:you|u)|\{\{|instructions?|prompt|assistant)\b|[$€£] ?\d|\br ?\d{3,}/i;
/** Despair says so in other words than a lost job. */
const DESPAIR =
  /\b(?:die|dying|dead|death|suicid\w*|kill\w*|end (?:it|my|things|everything)|ending it|no (?:point|reason|way out|future|hope)|pointless|hopeless|can'?t (?:go on|do this|take|carry on|cope|anymore|any more|live)|any ?more|give up|giving up|done (?:with|fighting)|finished|tired of|better off|burden|nobody (?:needs|would|will|cares)|no ?one (?:needs|would|will|cares)|disappear|wake up|sleep (?:forever|and not)|goodbye|good bye|bridge|roof\w*|ledge|balcony|cliff|letters? to|pills?|tablets?|rope|train tracks|cut(?:ting)?|hurt myself|harm|alone|worthless|useless|nothing left|don'?t want to (?:be|live|wake|exist)|gone|last (?:time|night|message)|look after my|take care of my|bottle)\b/i;

/** @param plain  @returns whether a nameless danger is sensed in nothing but such a telling */
export const isPlainTelling = (plain: string): boolean =>
  TOLD.some((cue) => hits(cue, plain)) && !hits(NOT_ONLY_TOLD, plain);
/** Work lost, told with no word of despair. */
export const isOnlyWorkLost = (plain: string): boolean =>
  TOLD[1] !== undefined && hits(TOLD[1], plain) && !hits(DESPAIR, plain);
