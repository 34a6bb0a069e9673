/** Money: the plea, what it is for, what hurries it; and the trade that pays for itself. */
import { AMOUNT, KIN, TRADE } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';

const GIVE =
  '(?:send|lend|loan|give|borrow|transfer|wire|e-?wallet|cash ?send|deposit|spot|help (?:me|us)(?: out)? with|advance|sponsor|pay|cover|top ?up|forward|spare|eft|load|settle|contribute|assist(?: me)?(?: with)?|come through with)';
const CASH =
  '(?:money|cash|funds|airtime|the fees?|fees|e-?wallet|cash ?send|instant money|something small|a (?:little|small|few)? ?(?:amount|loan|rand|bucks|dollars|hundred|thousand))';
/** What the money is said to be for. */
const PRETEXT = rule(
  `\\b(?:stuck|stranded|customs|immigration|hospital|clinic|surgery|operation|accident|emergency|jail|arrested|detained|bail|visa|passport|fine of|my (?:bank|card|account|wallet|salary|app)[^.!?]{0,30}(?:not working|blocked|frozen|declined|stolen|delayed|stopped|locked|being held|down)|blocked|frozen|evict(?:ed|ion)|throw(?:ing|n)? me out|kick(?:ing|ed)? me out|chas(?:e|ing) (?:me|us|her|him) (?:out|away)|rent|landlord|bills?|electricity|medic(?:ine|ation|al)|formula|nappies|groceries|food in the house|sick ${KIN}|my ${KIN}[^.!?]{0,40}(?:sick|ill|collapsed|hospital|school|operation|funeral|fees|hungry|birthday)|funeral|burial|school fees|fees|oil rig|deployed|deployment|military|army|soldier|peace ?keeping|offshore|vessel|contract|inheritance|lawyer|release|parcel|package|courier|clearance|shipment|flight|plane ticket|bus (?:fare|ticket)|taxi money|airport|robbed|mugged|stolen|desperate|(?:boss|company|job|work) (?:hasn'?t|didn'?t|haven'?t|not) (?:paid|pay)|(?:car|bakkie|phone|laptop|geyser) (?:is |just |got ){0,4}(?:broke|broken|broke down|died|stolen|smashed))\\b`,
);
/** What makes it urgent, flattering or hard to refuse. */
const PRESSURE =
  /\b(?:urgent(?:ly)?|immediately|asap|right now|before (?:they|he|she|midnight|tonight|monday|friday|tomorrow)|only (?:one|person) i|no ?(?:body|one) else|god (?:will |bless)|bless you|ashamed|hate to ask|embarrass\w* to ask|trust me|if you (?:love|care|trust)|my (?:love|dear|darling|queen|king)|(?:pay|refund|return|give|send) (?:you|it|u|everything)?\s?(?:it |everything |the money )?back|i(?:'ll| will|ll) (?:pay|refund|return|explain)|promise|swear|pls|plz|please|kindly|so (?:that )?(?:i|we) can (?:come|meet|see|call|visit)|then (?:i|we) can)\b/i;
const PLEA =
  "(?:please (?:help|assist)|pls help|plz help|help (?:me|us)(?! (?:choose|decide|pick|out with (?:a|this) (?:debate|decision)))|can (?:you|u) (?:help|assist)|you(?:'re| are)? (?:the )?only (?:one|person|hope)|(?:have|got) (?:no ?body|no one) else|if (?:you|u) (?:can|could) (?:help|assist)|(?:pay|give|refund) (?:it|you|u|everything)?\\s?(?:it )?back|anything you can spare|whatever you can|something small|you (?:just |only )?(?:have|need) to pay|needs? (?:a |about |just |only ){0,4}(?:r|\\$|£|€) ?\\d|god (?:will )?bless you|(?:ashamed|hate|embarrassed|scared) to ask)";
const OWN_SPENDING =
  /\bi(?:'ve| have)? (?:had to|just|already|only|have to)? ?(?:paid?|spent|blew|lost|saved) [^.!?]{0,20}(?:r ?\d|\d+ (?:rand|bucks))|\b(?:split|each|my half|your half|my share|owe you|owes me|i owe)\b/i;

const OFFER =
  /\b(?:i (?:can|could|will|would)|i'?ll|let me|want me to|happy to|if (?:you|u) (?:like|want|are keen))\b[^.!?]{0,40}\b(?:teach|show|guide|walk|help|introduce|ask (?:him|her)|add|register|set (?:you|u) up|explain|share|hold your hand|get (?:you|u) (?:started|in))\b|\b(?:teach|show|guide|mentor) (?:you|u)\b|\bmy (?:mentor|broker|analyst|students|signals|(?:uncle|aunt|cousin)[^.!?]{0,20}(?:taught|tells|showed|recommended|helped))\b|\b(?:you|u) (?:just |only )?(?:need|can start|could start|could put|can put|start)\b|\b(?:minimum|start(?:ing)? (?:small|with|from)|guaranteed|get (?:you )?started|join (?:me|us|my|our)|sign up|register|deposit|invest together|passive income|financial freedom|are you in|you in\?|how it works|opportunity)/i;
const GAIN = rule(
  `\\b(?:profit(?:s|ed)?|returns?|made|make|making|earn(?:ed|ing|s)?|doubled?|tripled?|withdr[ae]w\\w*)\\b[^.!?]{0,40}(?:${AMOUNT}|\\d+ ?%|percent|my money|every (?:day|week)|a (?:day|week|month)|per (?:day|week|month)|while i sleep|in (?:a|one|two) (?:days?|weeks?|hours?))`,
);
const NO_TRADE =
  /\b(?:what do you do|i work (?:in|as|at|for)|i'?m (?:a|an) (?:trader|investment|accountant|analyst|banker)|boring|trade (?:you|me|shifts?|places|numbers|snacks)|trading (?:insults|cards|places|memes|my|in my|your)|(?:i|he|she|we) lost|scam(?:med|mers?)?|won'?t (?:shut up|stop talking)|crypto bros?|please don'?t|not (?:a |one of those )?crypto|anti-?crypto|bitcoin guy|flip a coin|coin toss|(?:emotionally|time|effort|already|too|so|heavily|fully|deeply) invest(?:ed|ment)?|invested in (?:this|the|your|us|a good|good|that)|stock(?:s)? (?:up|and)|soup stock|pok[eé]mon|spices?|market stall|trade secrets?)\b/i;

export const MONEY_RULES: readonly SafetyRule[] = [
  {
    kind: 'scam_money',
    cue: rule(
      `(?<!\\b(?:i|we|they|he|she)(?:'ll)? )\\b(?:can|could|will|would|please|pls|plz|kindly|asking|if|just|help|you to|u to|need you|want you)\\b[^.!?]{0,40}\\b${GIVE}\\b[^.!?]{0,50}(?:${AMOUNT}|\\b${CASH}\\b)`,
    ),
    with: PRETEXT,
    unless: /\b(?:split|my half|your half|each of us|we each)\b/i,
    clears: ['story'],
  },
  {
    kind: 'scam_money',
    cue: rule(`\\b${PLEA}`),
    with: [rule(`${AMOUNT}|\\b${CASH}\\b`), PRETEXT],
    unless: OWN_SPENDING,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:need|short(?: of)?|just|only|even|about)\\s+(?:about |just |only |like |by )?${AMOUNT}\\s*(?:is enough|helps?|would help|will do|instant money|cash ?send|e-?wallet|for (?:the |my |a )?(?:taxi|rent|food|meds?|medicine|electricity|ticket|transport|bus)|pl[sz]|please)`,
    ),
    with: PRETEXT,
    unless: OWN_SPENDING,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:can|could|may|let) (?:i|me) (?:please |maybe )?(?:borrow|loan|get)\\b[^.!?]{0,20}(?:${AMOUNT}|\\b\\d{3,5}\\b|\\bmoney\\b)|\\b(?:lend|borrow|loan) me (?:like |about |just |only )?\\d{3,5}\\b`,
    ),
    with: PRETEXT,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_money',
    cue: /\b(?:(?:don'?t|do not) have (?:the |any |enough )?(?:money|cash|funds) (?:for|to (?:come|fly|travel|visit|get|buy))|(?:if you (?:could|can)|can you|could you|help me|please)[^.!?]{0,25}\b(?:help|assist|pay|sponsor|send|buy)\b[^.!?]{0,25}\b(?:my )?(?:flight|plane ticket|air ticket|ticket (?:to|home)|visa|bus fare|transport|travel costs|a new (?:phone|one)))\b/i,
    with: /\b(?:visit|come|see (?:you|each other|u)|meet|video|ticket|home|stuck|transport)\b/i,
    unless:
      /\b(?:concert|festival|movie|gig|show|rugby|comedy|split|beach walk|free date|cheap|stay local)\b/i,
    clears: ['story'],
  },
  {
    kind: 'scam_money',
    cue: /\b(?:throw(?:ing)? me out|god will bless you|anything you can spare|whatever you can (?:send|spare))\b/i,
    with: [
      PRESSURE,
      /\b(?:no ?body else|no one else|anything you can|whatever you can|help|assist|send|spare)\b/i,
      PRETEXT,
    ],
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_money',
    cue: /\b(?:western union|moneygram|wire transfer|cash ?app|zelle|e-?wallet|cash ?send|instant money|send money|bank transfer|bitcoin atm)\b/i,
    with: /\b(?:send|need|help|please|pl[sz]|urgent|me|stuck|transfer)\b/i,
    unless:
      /\b(?:my (?:sister|brother|mom|mum|dad) (?:sent|used)|scam|never|split|owe you|queue|i(?:'?ll| can| will) (?:send|pay|eft|e-?wallet) (?:you|it)|i (?:sent|paid|got))\b/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:stuck|stranded|customs|hospital|surgery|jail|detained|clearance fee|release fee|delivery fee|oil rig|deployed|inheritance|my (?:parcel|package)|(?:package|parcel) i sent)\\b[^!?]{0,160}(?:${AMOUNT}|\\b(?:money|funds|fee|fees|pay|loan|transfer)\\b)`,
    ),
    with: /\b(?:help me|send|pay the|you (?:just |only )?(?:have|need) to pay|lend|loan|assist|transfer|please|can you|can u|could you|will you|once it)\b/i,
    unless:
      /\b(?:my (?:shift|ward|patients?)|i work (?:at|in)|drinks on me|i'?ll pay|paying for (?:the|my) parking|can you believe|i paid|had to pay|i have to pay|traffic|i ordered)\b/i,
    clears: ['story'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:inheritance|trust fund|beneficiary|lottery|gold bars?|consignment)\\b[^.!?]{0,120}${AMOUNT}`,
    ),
    with: /\b(?:lawyer|release|clear|share|fee|documents|bank|percent|%|you and me)\b/i,
    clears: ['story'],
  },
  {
    kind: 'scam_money',
    cue: rule(
      `\\b(?:help me (?:with|out with)|send me|lend me|loan me|borrow(?: me)?|i need (?:about |just |only |like )?|transfer me|ewallet me|advance me)\\s*(?:with |a |some |just |about |like |only |the ){0,4}${AMOUNT}`,
    ),
    unless:
      /\b(?:uber|taxi|bolt|drinks?|tickets?|bill|split|coffee|lunch|dinner|pizza|airtime|data|deposit for (?:the|our) (?:restaurant|table|court)|braai|snacks|parking|to finish|saving|and a (?:farm|holiday|house|horse|yacht)|dream|miracle|lotto|therapist)\b/i,
    clears: ['story', 'denied', 'joke'],
  },
  {
    kind: 'scam_crypto',
    cue: rule(`\\b${TRADE}\\b`),
    with: OFFER,
    unless: NO_TRADE,
    clears: ['story'],
  },
  { kind: 'scam_crypto', cue: rule(`\\b${TRADE}\\b`), with: GAIN, unless: NO_TRADE, clears: ['story'] },
  {
    kind: 'scam_crypto',
    cue: rule(
      `\\b(?:let(?:ting)? your money work|make your money work|grow your money|put in as little|watch it grow|(?:earn|money|paid) while (?:i|you|we) sleep|\\d+ ?(?:%|percent) (?:a|per|every) (?:day|week|month)|(?:platform|app|group)[^.!?]{0,40}(?:opening an account|register|sign up|deposit)|(?:deposit|put in|start with|invest) (?:just |only |as little as )?${AMOUNT} and (?:get|earn|receive|make|watch))`,
    ),
    with: rule(
      `${OFFER.source}|${GAIN.source}|\\b(?:hold your hand|account|as little|my (?:students|mentor|uncle|aunt)|get back|in (?:24|48) hours)\\b`,
    ),
    unless: NO_TRADE,
    clears: ['story'],
  },
  {
    // The fare to a meeting, or a small sum that saves somebody.
    kind: 'scam_money',
    cue: rule(
      `\\b(?:if (?:you|u)(?: can| could)?|can (?:you|u)|could (?:you|u)|please|pls) (?:just |only |maybe )?(?:do|manage|organi[sz]e|arrange|make a plan (?:for|with|of)|come up with|get me|give me|sort(?: me)?(?: out)?(?: with)?) (?:like |about |just |even |only )*(?:${AMOUNT}|\\b\\d{3,5}\\b)|\\beven (?:just )?(?:${AMOUNT}|half|\\d{3,5}\\b)[^.!?]{0,12}\\b(?:can|could|will|would|helps?|is (?:fine|ok|something)|please)\\b|\\b(?:${AMOUNT}|\\b\\d{3,5}) (?:on|via|through|by) (?:\\w+ )?(?:e-?wallet|cash ?send|instant money|paypal|cash ?app|western union)`,
    ),
    with: rule(
      `\\b(?:don'?t have (?:for|money|cash|enough)|no (?:money|cash) for|bus|taxi|transport|flight|fare|petrol|hospital|clinic|crash|accident|save (?:her|him|us|my)|refus\\w*|milk|food|hungry|baby|lights|electricity|rent|medicine|stuck|stranded|come (?:and )?see you|be there|visit|funeral|only (?:one|kind|person))\\b`,
    ),
    unless: OWN_SPENDING,
    clears: ['story', 'joke'],
  },
  {
    // A machine that earns, an account opened for somebody, tips to be kept quiet.
    kind: 'scam_crypto',
    cue: rule(
      `\\b(?:(?:want|let|allow|like) me (?:to )?(?:open|create|set up|start|register) (?:one|an account|it|a wallet|yours) (?:for|with) (?:you|u)|(?:the )?(?:algorithm|robot|bot|software|system|ai|app) (?:does|trades|makes|is|do) (?:it all|the rest|all|everything|for me|the work)|(?:put|drop|place|stake) (?:in )?${AMOUNT} (?:in )?[^.!?]{0,25}\\b(?:by|in|after|and)\\b[^.!?]{0,20}\\b(?:have|get|is|becomes?|got|receive|make)\\b|(?:share|give you|send you|pass you|show you) (?:his|her|my|their|the) (?:tips?|signals?|strategy|method|secret|trick|link)\\b|(?:analy[sz]es?|knows?|reads?|predicts?|studies) (?:\\w+ ){0,3}(?:trades?|markets?|nodes?|charts?|prices?|data)\\b|never (?:lost|made a loss|had a losing)|(?:pays|earn\\w*|paid) (?:you |me |out )?(?:every (?:day|hour|week)|daily|while (?:you|i|we) sleep))`,
    ),
    with: rule(
      `\\b(?:from (?:my|your|the) phone|minutes a day|per day|a day|${TRADE}|usdt|profit|money|income|earn\\w*|group|keep it (?:to yourself|between)|secret|between us|aunt\\w*|uncle|mentor|cousin|never lost|open one|for you|ask anyone|want me to)\\b`,
    ),
    unless: rule(
      `${NO_TRADE.source}|\\b(?:recipe|dinner|tea|sleep better|wi-?fi|netflix|account on|rewards|padel|gym)\\b`,
    ),
    clears: ['story', 'joke'],
  },
  {
    kind: 'money_request_mild',
    cue: rule(
      `\\b(?:could|can|would|will|mind|if)\\s+(?:you|u|ya)?\\s*(?:maybe |possibly |just |also |please ){0,4}(?:cover|spot|lend|get|pay for|paying for|covering|grab|e-?wallet|float|borrow me|book and pay)\\b[^.!?]{0,45}\\b(?:uber|bolt|taxi|ride|lift|petrol|ticket|tickets|drinks?|coffee|lunch|dinner|bill|airtime|data|entrance|r ?\\d{2,3}|\\$ ?\\d{1,2}|£ ?\\d{1,2}|€ ?\\d{1,2}|twenty|fifty|a hundred|cab|parking|deposit)\\b`,
    ),
    with: /\b(?:pay (?:you|u) back|send (?:you|u|it)[^.!?]{0,30}back|refund|owe (?:you|u)|eft|next time|payday|paid (?:on|next)|app is down|card (?:got|is|was)|forgot my (?:wallet|card)|short|broke|till|until|r ?\d|\$ ?\d|cover (?:my|the)|spot me|lend me|float me|borrow)\b/i,
  },
  {
    kind: 'money_request_mild',
    cue: rule(
      `\\b(?:(?:spot|lend|float|loan|borrow) me\\b[^.!?]{0,40}(?:${AMOUNT}|\\bfor\\b|\\bbucks|\\btill|\\buntil)|(?:(?:can|could|would) (?:you|u)|please|pls) (?:maybe |possibly |just )?(?:help|assist)(?: me| out)* with (?:like |about |just |only |maybe )*(?:${AMOUNT}|\\b\\d{2,3}\\b)|(?:can|could) i borrow\\b[^.!?]{0,15}(?:${AMOUNT}|\\b\\d{2,5}\\b)|(?:send|buy|get|load) me[^.!?]{0,15}\\b(?:airtime|data)\\b)`,
    ),
  },
];
