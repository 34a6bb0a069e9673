/**
 * Where the reader is to be found: the street, the number, the gate, who is at home. However kind the reason, nobody hands that to
 * somebody they have not met; where the reader has asked them over it is only the way there.
 */
import type { SafetyRule } from './rule.ts';
import { soft } from './unsaid.ts';

const THEIRS = "(?:your|ur|yr|you're)";
const LIVE = '(?:live|stay|reside)';
/** Nobody's front door. */
const OTHER_ADDRESS =
  /\b(?:e-?mail|mail|ip|web|mac|wi-?fi|inaugural|keynote|of (?:the|that|this) (?:place|restaurant|bar|venue|shop|cafe|café|gym|church|hotel|market)|(?:don'?t|do not|never|not|no need to|needn'?t) (?:\w+ ){0,3}(?:give|send|share|tell|need|want)|my (?:new )?address|their (?:new )?address)\b/i;

/** Another way is offered with it, they are at the gate already or share the taxi home, or it is the side of town that they mean. */
const NO_HARM =
  /\b(?:po box|or (?:should|shall|can) i|(?:is|are) fine too|only kidding|won'?t ring|wont ring|if (?:it'?s |you'?re )?(?:ok|okay|comfortable)|no pressure|or somewhere|nearest (?:pub|cafe|café|corner|shop)|the (?:taxi|driver)|the lift|(?:this|that|our|same) building|(?:which|what|that|this|your|other) side|situation|on my (?:route|round)|i(?:'?ve| have) rung|which (?:door|gate|bell) is (?:yours|it)|i'?m at (?:the|a|number)|im at (?:the|a|number)|again\?)|\bparkrun\b/i;

export const ADDRESS_RULES: readonly SafetyRule[] = [
  {
    kind: 'pii_request',
    uninvited: true,
    cue: soft(
      `(?:what's|whats|what is|what was|where is|send|give|share|tell|text|drop|need|want|have|get|know|ask for|pass|whatsapp)(?: (?:me|us|please|pls|just|quickly|also|again|for|out|to know))*(?: (?:the|a))? ?${THEIRS} (?:(?:exact|full|home|house|street|physical|postal|delivery|new|work|current|residential|number and|name and) )*address`,
      `(?<=^\\W*(?:(?:so|ok|okay|hey|hi|and|babe|baby|then|now) )*)${THEIRS} (?:(?:exact|full|home|house|street) )?address(?: please| pls)?(?= *(?:[.!?]|$))`,
      `the (?:number|name) of (?:your|ur) (?:house|flat|street|road|building|complex|unit|estate)|(?:your|ur) number and address|address so (?:that )?i can (?:send|come|visit|surprise|post|bring|drop|fetch|pick|order|deliver)`,
      `where (?:(?:exactly|precisely) )?(?:do|r|are) (?:you|u|ya) (?:(?:exactly|precisely) )?(?:${LIVE}|living|staying) (?:exactly|precisely)|where (?:exactly|precisely) (?:do|are|r) (?:you|u) (?:${LIVE}|living|staying)|exactly where (?:do |are )?(?:you|u) (?:${LIVE}|living|staying)`,
      `(?:which|what) (?:street|road|house|flat|unit|block|complex|building|estate|floor|door|number)(?: number)? (?:(?:exactly|precisely) )?(?:(?:do|are|r|is) )?(?:(?:you|u) (?:${LIVE}|living|staying|in|on|at)|(?:you|u)|yours|(?:your|ur) (?:house|flat|place|home))(?= *(?:[?.!,]|$|in|on|at|live|stay))`,
      `what(?:'s|s| is) ${THEIRS} (?:(?:unit|house|flat|door|gate|street|complex|apartment|room) (?:number|code|name|no)|gate|street|street name|complex)(?= *(?:[?.!,]|$|and|so|called))`,
      `(?:where|which one) (?:exactly )?is ${THEIRS} (?:house|flat|apartment|home|room|place)(?= *(?:[?.!,]|$|exactly|so|i))|is ${THEIRS} (?:house|flat|place|gate|car) the (?:\\p{L}+ )+one|how (?:do|can|would) i (?:get|come|find my way) to ${THEIRS} (?:house|place|flat|home)`,
      `(?:just |i can )?(?:send|give|share)(?: me)? the address…(?<=(?:your|ur) (?:house|home|place|flat)[\\s\\S]{0,300})`,
      `where do (?:you|u) ${LIVE}\\b(?=[?,. ]*(?:(?:so|then|and|if) )*(?:i|i'll|i'm|i can|i will|let me|i want to) (?:(?:can|want to|will|am|could|wanna|just|to|quickly|might) )*(?:send|come|coming|bring|drop|surprise|visit|pass by|fetch|post|deliver|wait|pick you))`,
      `(?:send|post|deliver|bring|drop off|drop) (?:(?:you|u|it|them|off|a|an|the|some|your|something|little) )*(?:\\p{L}+ )?(?:flowers|gift|present|something|parcel|letter|surprise|chocolates?|food|package|it)\\b…[,.?!]* ?(?:so )?(?:what's|where) (?:do|is|are)? ?(?:(?:you|u) (?:${LIVE}|living|staying|work)|${THEIRS} (?:house|place|flat|office|work))`,
    ),
    unless: new RegExp(`${OTHER_ADDRESS.source}|${NO_HARM.source}`, 'i'),
    clears: ['story', 'denied'],
  },
  {
    // Who else is at home is nobody's business before they have met.
    kind: 'pii_request',
    uninvited: true,
    early: true,
    cue: soft(
      '(?:are|r) (?:you|u) (?:(?:all|still|at|back|there) )*(?:home|at home|in the house|at your place)? ?(?:all )?(?:alone|by yourself|on your own)(?: (?:at home|there|in the house|at your place))?(?: (?:now|right now|tonight|rn|today|this weekend|at the moment))(?= *(?:[?.!,]|$))',
      '(?:are|r) (?:you|u) (?:(?:at|still) )*home (?:all )?alone',
      '(?:who|anyone|anybody|someone) (?:else )?(?:is |are )?(?:(?:lives?|staying|home|there|at home) )+(?:with (?:you|u)|tonight)(?= *(?:[?]|$))(?=[\\s\\S]*\\balone\\b)',
    ),
    unless:
      /\b(?:christmas|load ?shedding|storm|movie|dog|cat|kids|safe|scared|worried|okay|ok|sick|flu|surgery|company|need (?:anything|something)|bring (?:you|u) soup)\b/i,
    clears: ['joke', 'story'],
  },
];
