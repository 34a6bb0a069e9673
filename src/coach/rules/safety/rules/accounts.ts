/** Accounts and identity: cards whose code is cash, codes that open an account, links that collect, details that prove who you are. */
import { rule, type SafetyRule } from './rule.ts';

const CREDENTIAL =
  "(?:passwords?|pass ?codes?|pass ?word|id (?:number|no\\.?|book|document|card|photo)|identity (?:number|document)|(?:copy|photo|picture|scan|front|back)[^.!?]{0,20}of your (?:id|passport|licen[cs]e|(?:bank |credit |debit )?card)|passport (?:number|photo|copy)|social security|ssn|bank(?:ing)? (?:details|account|login|card|pin|statements?)|account (?:number|details)|card (?:number|details)|cvv|pin (?:number|code)|online banking|log ?in (?:details)?|date of birth|home address|street address|mother'?s maiden name|proof of (?:address|residence)|seed phrase|private key|driver'?s licen[cs]e)";
const ASKS =
  "(?:send|give|share|need|tell|show|forward|want|what(?:'s| is)|confirm|provide|drop|let me (?:have|see)|gimme|hand over|type|enter|photo of|picture of|selfie with)";
const CARD =
  '(?:(?:(?:gift|steam|itunes|i-?tunes|google ?play|amazon|apple|razer|xbox|vanilla|takealot|1 ?voucher|ott|blu|paysafe|google|netflix|checkers|game)(?:[- ](?:gold|play|store))?[- ]?(?:gift )?(?:cards?|vouchers?))|1 ?voucher|gift ?cards?)';

export const ACCOUNTS_RULES: readonly SafetyRule[] = [
  {
    kind: 'scam_gift_card',
    cue: rule(
      `\\b(?:buy|get|grab|pick up|purchase|send|need|help|find|load|prove it with|with)\\b[^.!?]{0,45}\\b${CARD}\\b|\\b${CARD}\\b[^.!?]{0,60}\\b(?:code|pin|scratch|numbers?|pic(?:ture)?|photo|back of)\\b`,
    ),
    with: /\b(?:can (?:you|u)|could (?:you|u)|will you|would you|please|pl[sz]|kindly|just|help|need|for me|get me|buy me|send me|scratch|code|pin|refund|urgent|prove|favou?r|pictures?)\b/i,
    clears: ['story', 'denied'],
    unless:
      /\b(?:(?:i |i've )got (?:me |us )?an?|(?:i |i've )got (?:gift|steam)|(?:from|for) my (?:mom|mum|boss|gran|aunt|sister|work|colleagues)|won an?|for (?:my|your) birthday (?:from|i got)|gave me|spent (?:my|the)|to spend)\b/i,
  },
  {
    kind: 'scam_code',
    cue: /\b(?:(?:verification|confirm(?:ation)?|security|otp|one[- ]?time|login|whatsapp|6[- ]?digit|six[- ]?digit|sms)[- ]?(?:code|pin|password)|\botp\b|(?:a |the |that |6[- ]digit |six digit )?codes? (?:that )?(?:was |just |i |got |you |u ){0,4}(?:sent|receive[ds]?|get|got|came|texted))\b/i,
    with: /\b(?:send|share|tell|give|forward|read|screenshot|what(?:'s| is)|need|let me know|paste|type|back to me|number)\b/i,
    unless: /\b(?:dress code|never share|don'?t share|gate code|door code|discount)\b/i,
  },
  {
    kind: 'scam_link',
    cue: /(?:\b(?:bit\.ly|tinyurl|t\.co|goo\.gl|cutt\.ly|rb\.gy|is\.gd|shorturl|wa\.link)\b|https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:xyz|top|click|ru|tk|live|site|online|vip|icu|cc|info|club)\b\S*)/i,
    with: /\b(?:verify|verification|claim|prize|won|winner|free|log ?in|sign ?up|register|confirm|account|safe dating|age check|badge|click|vote for me|profile|private (?:pics|photos|album)|cam|limited|gift|parcel|reward|password|credit card|18\+|here are my|see more|before we meet|bonus|earn|invest)\b/i,
    unless:
      /\b(?:spotify|youtube|youtu\.be|maps|google\.com\/maps|goo\.gl\/maps|wikipedia|instagram|imgur|quicket|webtickets|parkrun|strava)\b/i,
  },
  {
    kind: 'scam_link',
    cue: /\b(?:you(?:'?ve| have)? (?:just |officially )?won (?:(?:a|an|the|our|this|your|free) ){0,2}(?:\w+ ){0,2}?(?:prize|jackpot|lott(?:ery|o)|iphone|voucher|gift|giveaway|raffle|draw|promo\w*|competition|airtime|data|cash|reward|grant|rands?|dollars|euros|pounds|million|[r$£€] ?\d[\d.,]*k?|\d{3,})|you(?:'?re| are) (?:the|a|our) (?:lucky )?winner|congratulations[,! ]+you(?:'?ve| have|'?re| are)? (?:just )?(?:won|been|the|our|a (?:lucky )?winner|selected|chosen|qualif\w*|eligible|entitled|can claim)|claim (?:your|ur) (?:prize|reward|gift)|reply (?:yes|y|stop|1) to (?:confirm|claim|continue|verify)|your (?:account|profile) (?:has been|will be|is) (?:suspended|blocked|limited|deleted|locked))\b/i,
    unless:
      /\b(?:(?:if|when|whenever|once|suppose|imagine|pretend|wish|say|until|unless|after|hope|like|think|heard|dreamt|dreamed|glad|happy|since|because|know) (?:that )?you(?:'?d|'?ve| had| have)? (?:\w+ )?won|you(?:'?ve| have)? won (?:me|this|that|the (?:argument|round|bet|point)|my|at|us|him|her|over|,? ?(?:fine|ok))|the pub|quiz|bet|with me\b|fair and square|this (?:round|one))|😂|🤣/i,
  },
  {
    kind: 'scam_link',
    cue: /\b[\w-]*(?:verif|safe|dating|claim|prize|secure|badge|login|bonus)[\w-]*\.(?:com|net|org|co|app|info)\b/i,
    with: /\b(?:register|verify|verification|badge|log ?in|sign ?up|confirm|claim|must|click|before we meet)\b/i,
  },
  {
    kind: 'pii_request',
    cue: rule(`\\b${ASKS}\\b[^.!?]{0,45}\\b(?:your|ur|me|the)\\b[^.!?]{0,25}\\b${CREDENTIAL}\\b`),
    unless:
      /\b(?:netflix|wi-?fi|spotify|showmax|dstv|hulu|disney|don'?t (?:send|give|share|ever)|never (?:send|give|share))\b/i,
  },
  {
    kind: 'scam_link',
    cue: /\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\/?\S*/i,
    with: [
      /\b(?:parcel|package|delivery|redelivery|refund|sars|sassa|sapo|pending|unpaid|fine|grant|account|reported|suspended|your profile|lose access|badge|verify|verification)\b/i,
      /\b(?:pay|claim|confirm|verify|log ?in|register|update|within \d+ ?(?:h|hours?)|before)\b/i,
    ],
    unless:
      /\b(?:spotify|youtube|youtu\.be|maps|wikipedia|quicket|webtickets|parkrun|strava|computicket|takealot\.com)\b/i,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_code',
    cue: /\b(?:send|tell|give|forward|share|read|text|whatsapp|what(?:'s| is| does))\b[^.!?]{0,30}\b(?:codes?|digits|otp|the pin|what it says|it say|the number (?:in|you|they|that))\b/i,
    with: /\b(?:sms|otp|log(?:ging)? ?in|(?:sent|went|come|came|sending|texted)[^.!?]{0,25}to (?:you|your)|(?:you'?ll|you will|you should|did you|you just|you) (?:get|got|receive[ds]?)|(?:used|typed|entered|put)[^.!?]{0,20}your number|by (?:mistake|accident)|verif\w+|\d[- ]?digits?|six[- ]digit)\b/i,
    unless:
      /\b(?:dress code|never share|don'?t share|gate|door|discount|promo|uber|bolt|wifi|wi-fi|locker)\b(?![^.!?]*\botp\b)/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_code',
    cue: /\b(?:forward|send|share|give|tell)\b[^.!?]{0,25}\b(?:it|that|them)\b/i,
    with: /\b(?:(?:\d|six|four|five)[- ]?digit (?:number|code|pin)|otp|verification|one[- ]time pin|sms)\b[^.!?]{0,40}\b(?:to you|your phone|your number|you(?:'ll)? (?:get|got|received))\b/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'pii_request',
    cue: rule(`\\b${ASKS}\\b[^.!?]{0,30}\\b${CREDENTIAL}\\b`),
    with: /\b(?:your|ur|you|copy|photo|picture|scan|need|send)\b/i,
    unless:
      /\b(?:netflix|wi-?fi|spotify|showmax|dstv|hulu|disney|don'?t (?:send|give|share|ever)|never (?:send|give|share)|(?:i )?(?:lost|need to|have to|must|time to) (?:get|renew|find|apply|send)|my (?:id|passport|licen[cs]e))\b/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'pii_request',
    cue: /\b(?:(?:your )?full names?[^.!?]{0,20}\b(?:address|id|bank|date of birth)|(?:which|what) bank (?:are|do) you[^.!?]{0,40}|how much (?:do you (?:have|earn)|is|money)[^.!?]{0,25}\b(?:saved|savings|in (?:your|the) (?:account|bank)|salary)|your (?:savings|credit card|bank) (?:balance|limit|app))\b/i,
    clears: ['story', 'joke'],
  },
];
