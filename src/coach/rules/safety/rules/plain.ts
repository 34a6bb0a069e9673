/** Acts that are plain in any company: who asks for what, who holds what over whom, who wants out. */
import { AMOUNT, AT_PLAY } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';

const GAP = '[^.!?\\n]{0,45}?';
const FEE =
  "(?:release|clearance|customs|storage|processing|legal|lawyer'?s?|solicitor'?s?|handling|admin|activation|courier|delivery|transfer|courts?|visa|clinic|hospital|import|agency|leave|permit|unlock\\w*) (?:fee|fees|charge|charges|tax|duty|bill|cost|costs|deposit)";
const WHOSE = '(?:your|ur)';
const SHOTS =
  '(?:videos?|pics?|pictures?|photos?|nudes|screenshots?|recording|clip|tape|footage|screen ?record\\w*)';
const CIRCLE =
  '(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|employer|work|colleagues|church|mosque|friends|followers|contacts|school|kids|children|sister|brother|partner|fianc[eé]e?|facebook|insta(?:gram)?|linkedin|girlfriend|boyfriend|everyone|parents|hr)';

/** Somebody else, told about. */
const THEY =
  "(?:my (?:ex|stalker|husband|wife|boyfriend|girlfriend|partner|stepdad|dad|father|brothers?|boss|landlord|neighbour|uncle|cousin)(?:[- ](?:wife|husband|boyfriend|girlfriend))?|he|she|someone|somebody|an? (?:man|guy|woman|stranger|customer|patient|client)|this (?:man|guy|woman)|some (?:man|guy|guys|men)|they)(?:'s| has| have| is| are| was| were| still| just| keeps| kept| been| always| even| then| would| started| again)*";

export const PLAIN_RULES: readonly SafetyRule[] = [
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:${FEE}${GAP}(?:${AMOUNT}|\\b\\d{3,}|before|until|so (?:that )?(?:they|he|i|we)|you pay)|(?:${AMOUNT}|\\b\\d{3,}\\b)${GAP}${FEE})`,
    ),
    with: /\b(?:inherit\w*|parcel|package|gift|gold|funds?|release[ds]?|estate|customs|agent|lawyer|solicitor|trust|only one|you pay|can you|could you|please|refund|pay(?:s|ing)? (?:you )?back|return|hold\w*|stuck|embassy|airport|operation|discharge)\b/i,
    unless:
      /\b(?:my (?:own )?(?:visa|delivery|legal|lawyer|divorce)|i (?:paid|had to pay|got charged)|they charged me|daylight robbery|for a (?:t-?shirt|book|plant))\b/i,
    clears: ['story', 'joke', 'past'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:receive|accept|take in|deposit|pay)\\b${GAP}\\b(?:into|in|through|to|with|use|using)\\s+${WHOSE} (?:bank )?account\\b|\\b(?:you|u) (?:can |may |get to )?keep (?:\\d+|ten|five|twenty) ?(?:%|percent|per cent)|\\b(?:need|use|borrow|lend me) ${WHOSE} (?:bank )?account\\b`,
    ),
    clears: ['story', 'denied', 'joke'],
  },
  {
    kind: 'scam_blackmail',
    cue: rule(
      `\\b(?:${SHOTS}|these|this|them|it)\\b${GAP}\\b(?:to|with|on|see[ns]?|reach(?:es)?|for)\\b${GAP}\\b${WHOSE} ${CIRCLE}\\b`,
    ),
    with: /\b(?:pay|\d{3,}|\dk|r ?\d+|or (?:i|we|it|else)|unless|shame if|pity if|delete|bitcoin|ewallet|e-wallet|paypal|by (?:tonight|midnight|tomorrow|friday|monday)|hours|minutes|deadline|price|worth)\b/i,
    unless: /\b(?:post(?:ed)? on your|love|cute|lol|haha|recipe|dog|cat|penguins?|holiday)\b/i,
    clears: ['story', 'denied', 'joke'],
  },
  {
    kind: 'no_contact_request',
    cue: /\b(?:(?:don'?t|do not|never|no longer|not) (?:want|wish|need|like|care) to (?:hear from|speak to|talk to|be contacted by) (?:you|u)\b(?! (?:cry|sad|go|leave|hurt|unhappy))|not (?:to )?hear from (?:you|u) (?:again|any ?more)|(?:take|remove|delete|erase|lose) my (?:number|contact|details|name) (?:from|out of|off|and)|(?:please )?(?:remove|delete|lose|forget) my (?:number|contact)\b|(?:this|that|it) (?:is|was|will be) (?:my|the|our) last (?:message|text|reply|email|word)\b|(?:want|need|ask(?:ed|ing)? for|prefer|agreed on|chose) (?:no|zero) (?:more |further )?contact\b(?! (?:from|with|to) (?!you|u\b|this|your|me\b|us\b|any)\w)|(?:any|further|all|every) (?:further |more )?(?:contact|messages?|correspondence|calls?)\b[^.!?]{0,30}\b(?:unwelcome|police|harassment|lawyer|court|stop|stops|reported))\b/i,
    unless: /\b(?:unless|until|finale|spoilers?|before coffee|if you don'?t like)\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'threat',
    cue: rule(
      `\\b(?:shame|pity|sad|unfortunate|terrible|hate for|hate it|sorry) (?:if|for|when)?${GAP}\\b(?:something|anything|somebody|someone|it|an accident)\\b${GAP}\\b(?:happen\\w*|happens?|got|broke|burn\\w*|hurt)\\b${GAP}\\b(?:you|your|ur|that|her|him)\\b|\\b(?:accidents?|bad things|things) (?:can |do |will |might )?happen\\b${GAP}\\b(?:you|your|people who|girls who|women who|men who|who)\\b|\\b(?:hope|pray) (?:you|u|nothing|your)\\b${GAP}\\b(?:medical aid|insurance|happens to|sleep light|lock your|good lawyer)\\b`,
    ),
    clears: ['story', 'joke'],
  },
  {
    kind: 'self_harm',
    cue: /\b(?:stand(?:ing)?|sit(?:ting)?|sat|stood|walk(?:ed|ing)?|parked|been|i'?m) (?:here )?(?:on|by|at|near|under|over|to|next to) (?:the|a|this|that) (?:bridge|edge|roof(?:top)?|cliff|tracks|train tracks|ledge|balcony|railing|overpass|platform edge)\b[^.!?]{0,60}\b(?:easy|simple|jump|let go|fall|end (?:it|things)|be over|what if|step (?:off|forward)|quiet|gone|peaceful|nobody|one step)\b/i,
    unless:
      /\b(?:bungee|abseil\w*|photos?|view|sunset|screamed|hike|vertigo|scared of heights|gorge swing)\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'self_harm',
    cue: /\b(?:(?:everyone|everybody|they|the kids|my kids|my family|the world|people|you|the boys|the girls|she|he)(?:'d| would| will|'ll) (?:all )?be (?:so much |much )?(?:better|happier|fine|okay|ok|relieved|safer)(?: off)? (?:without (?:me|the one)|if i (?:was|were|wasn'?t|weren'?t|am|left|died|disappeared)|once i'?m)|(?:don'?t|do not|didn'?t|never|no longer|not) (?:really )?(?:want|plan|need|going) to (?:wake up|be here|be alive|exist|live|see tomorrow|be around)\b(?! (?:for (?:the|this|that|it)|when (?:he|she|they)|early|with|in (?:a|this|that|the)|near|at (?:\d|home|work)|on (?:my|a))))/i,
    unless:
      /\b(?:alarm|5 ?am|four o'?clock|school run|monday meeting|after eskom|next to|roommates?|in-laws|for christmas|spoilers?|party|hangover|jozi|joburg|durban|cape town)\b/i,
    clears: ['story', 'joke', 'past'],
  },
  {
    // They are the one who is followed.
    kind: 'stalking',
    cue: rule(
      `\\b${THEY} (?:follow\\w*|wait\\w* (?:for|outside|at|by)|watch\\w*|park\\w*|stand\\w*|sit(?:s|ting)|turn\\w* up|show\\w* up|came|comes|coming|found|finds|knows|track\\w*|stalk\\w*|outside|phon\\w*|bang\\w*)\\b${GAP}\\b(?:me|my (?:new )?(?:work|house|home|flat|place|door|car|gate|street|school|office|building|address|window|shift|gym|route)|outside|across|every (?:day|night)|again)\\b`,
    ),
    with: /\b(?:scared|afraid|terrified|frightened|fear|police|a case|protection order|restraining|interdict|lights? (?:on|off|out)|keys out|shaking|not safe|don'?t feel safe|unsafe|locked|hiding|moved (?:flats|twice|out|house)|jumpy|tracker|court|security|what (?:do|should|must) i do|can'?t sleep|stalk\w*)\b/i,
    unless: /\b(?:the dog|the cat|puppy|kitten|goat|duck|goose|seagull|movie|series|episode|podcast|book)\b/i,
    clears: ['joke', 'past'],
  },
  {
    kind: 'threat',
    cue: rule(
      `\\b${THEY} (?:said|says|told me|threaten\\w*|promised|swore|swears|text\\w*|wrote|sent me|wants to|tried to)\\b${GAP}\\b(?:kill|killing|hurt|break|burn|stab\\w*|shoot|beat|come for|cut|strangle|hunt|murder|petrol|bullet|acid)\\b${GAP}\\b(?:me|my|us|our|both|down)\\b`,
    ),
    unless:
      /\b(?:if i (?:spoil|eat|finish|touch) (?:the|her|his)|last (?:slice|piece|samoosa)|puns?|dad jokes?|my diet|spoil\w*)\b/i,
    clears: ['joke', 'past'],
  },
  {
    kind: 'wellbeing',
    cue: rule(
      `\\b${THEY} (?:hit|hits|beats?(?! me${AT_PLAY})|slapped|punched|choked|kicked|strangled|raped|attacked|grabbed|cornered|assaulted|groped) me\\b`,
    ),
    unless:
      /\b(?:at (?:chess|pool|padel|tennis|scrabble|mini golf|cards|darts)|parkrun|the (?:\w+ )?mile|comrades|marathon|triathlon|the finish(?: line)?|mario kart|leaderboard|high five|with a (?:\w+ )?(?:pun|fact|pillow|cushion|compliment|sock|baguette)|by accident|snowball|water balloon|frisbee|ball)\b/i,
    clears: ['joke', 'past'],
  },
];
