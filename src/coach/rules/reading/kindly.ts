/** Short kind messages whose words stand, in other company, in graver ones: no threat, no crisis and no goodbye is heard in them. */
import type { Intent } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';

const KIND =
  /\b(?:nice(?:st)?|sweet(?:est|heart|ie)?|kind(?:est)?|love(?:ly)?|cut(?:e|est|ie)|beautiful|handsome|gorgeous|adorable|amazing|pretty|funny|lucky|glad|smil(?:e|es|ing)|laugh(?:s|ed|ing)?|blush(?:ing)?|made my (?:day|week|night)|miss(?:ed|ing)? (?:you|u|ya|your|ur|this|talking|chatting)|sleep (?:well|tight)|sweet dreams|good ?night|good morning|thinking (?:of|about) (?:you|u)|wish (?:you|u|i|we) (?:were|was|lived) (?:here|there|closer|nearer|around|together)|best (?:date|day|night|weekend) ever|wish (?:you|u|i|we) (?:lived|stayed)|long time no \w+|cuddl\w+|hugs?|kiss(?:es)?|have (?:a (?:good|great|lovely|nice)|fun)|enjoy your|you too|u too|spot (?:you|u)|recogni[sz]e (?:you|u)|running (?:a (?:bit|little) )?late|can'?t make it|(?:have|need|going) to (?:cancel|resched\w+)|video ?(?:call|chat)|idk|aw+)\b/i;
const HARSH =
  /\b(?:di(?:e|ed|ing)|dead|dying|kill\w*|hurt\w*|harm\w*|suicid\w*|pills?|cut(?:ting)? (?:myself|you)|end (?:it|me|my)|over you|alone|anymore|any more|regret\w*|or else|know where|find (?:you|u)|watch(?:ing)? (?:you|u)|follow\w*|go on|worthless|pointless|burden|hate\w*|ugly|stupid|bitch|shut|police|knife|gun|last (?:time|message|goodbye)|goodbye|forever|without (?:you|u)|stop|don'?t|do not|not|never|pay|send|nudes?|naked|leave|block\w*|wish you (?:all )?the best|all the best|take care|good luck|but|bridge|pity|shame|burn\w*|curtains?|gate|wife|lips|wear(?:ing)? that|didn'?t have)\b/i;
/** About the two of them, whole as it stands, with nothing that follows from it. */
const UNSURE_OF_US =
  /^\W*(?:(?:hey|so|ok|honestly|tbh)[ ,]+)*(?:i (?:don'?t|dont|do not) (?:really |even )?know what (?:you|u) want(?: from (?:me|this|us))?|what do (?:you|u) (?:actually |really |even )?want from (?:me|this|us)|(?:you|u)(?:'?re| are) (?:so |really |just |very )*(?:different|not like)(?: (?:from|than|to|the|other|others|most|guys|men|women|girls|people|on|here|rest|of|them|all))*|i can'?t (?:read|figure) (?:you|u)(?: out)?|(?:you|u|your \w+)(?: (?:always|really|just))? (?:make|makes|made|making) me (?:feel )?(?:so |really |very )*(?:hungry|happy|special|safe|calm|comfortable|curious|excited|nervous|shy|jealous|feel better)(?: (?:today|tonight|again|lol|haha|(?:with|by) (?:this|these|that|those|your) \w+))*)\W*$/i;
const MOST_WORDS = 14;
/** Without any of these words nothing can be threatened and no life is in danger. */
export const holdsNoMenace = (plain: string): boolean => !hits(HARSH, plain) && !hits(MENACING, plain);
const MENACING =
  /\b(?:hit|slap\w*|beat\w*|break\w*|shoot\w*|stab\w*|fire|better|careful|warn\w*|sorry|know (?:where|who|what (?:you|u) did)|where (?:you|u) (?:live|work|stay)|police|lawyer|post\w*|share\w*|leak\w*|expos\w*|everyone|everybody|your (?:boss|wife|husband|family|m[ou]m|mother|parents|kids?|friends?|work|job|house|car)|photos?|pics?|pictures?|videos?|screenshots?|coming|come|outside|wait\w*|chance|ruin\w*|destroy\w*|punish\w*|teach|lesson|revenge|consequence\w*|deserve\w*|happens?|owe|money|give up|giving up|hopeless|no (?:point|reason|way out|hope)|disappear\w*|wake up|done|finished|tired of|better off|nobody|no ?one|rope|roof|blade|blood|cut\w*|lose (?:you|u)|gone|end (?:you|u))\b/i;
/** Of these. */
export const MENACING_INTENTS: ReadonlySet<Intent> = new Set<Intent>(['threat', 'sextortion', 'self_harm']);

/** Nothing in it but something kind, or a word about a plan. */
export const isKindly = (plain: string): boolean =>
  plain.split(/\s+/).length <= MOST_WORDS &&
  ((hits(KIND, plain) && !hits(HARSH, plain)) || hits(UNSURE_OF_US, plain));

/** What is not heard in such a message unless a rule says it. */
export const UNKIND: ReadonlySet<Intent> = new Set<Intent>([
  'threat',
  'self_harm',
  'insult',
  'harassment',
  'rejection_hard',
  'rejection_soft',
  'distress',
  'grief',
  'phishing_link',
  'verification_code',
]);
