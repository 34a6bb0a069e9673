/** Asked for private details: identity, passwords, bank, address. */

import { ERRAND, NO_DEMAND, PIN_ON_A_MAP } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { YOU, YOUR, YOURS } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const CREDENTIAL =
  "(?:passwords?|pass ?codes?|pass ?word|id (?:number|no\\.?|book|document|card|photo)|identity (?:number|document)|(?:copy|photo|picture|scan|front|back)[^.!?]{0,20}of your (?:id|passport|licen[cs]e|(?:bank |credit |debit )?card)|passport (?:number|photo|copy)|social security|ssn|bank(?:ing)? (?:details|account|login|card|pin|statements?)|account (?:number|details)|card (?:number|details)|cvv|pin (?:number|code)|online banking|log ?in (?:details)?|date of birth|home address|street address|mother'?s maiden name|proof of (?:address|residence)|seed phrase|private key|driver'?s licen[cs]e)";
const ASKS =
  "(?:send|give|share|need|tell|show|forward|want|what(?:'s| is)|confirm|provide|drop|let me (?:have|see)|gimme|hand over|type|enter|photo of|picture of|selfie with)";
const THEIRS = "(?:your|ur|yr|you're)";
const LIVE = '(?:live|stay|reside)';
/** Nobody's front door. */
const OTHER_ADDRESS =
  /\b(?:e-?mail|mail|ip|web|mac|wi-?fi|inaugural|keynote|of (?:the|that|this) (?:place|restaurant|bar|venue|shop|cafe|café|gym|church|hotel|market)|(?:don'?t|do not|never|not|no need to|needn'?t) (?:\w+ ){0,3}(?:give|send|share|tell|need|want)|my (?:new )?address|their (?:new )?address)\b/i;
/** Another way is offered with it, they are at the gate already or share the taxi home, or it is the side of town that they mean. */
const NO_HARM =
  /\b(?:po box|or (?:should|shall|can) i|(?:is|are) fine too|only kidding|won'?t ring|wont ring|if (?:it'?s |you'?re )?(?:ok|okay|comfortable)|no pressure|or somewhere|nearest (?:pub|cafe|café|corner|shop)|the (?:taxi|driver)|the lift|(?:this|that|our|same) building|(?:which|what|that|this|your|other) side|situation|on my (?:route|round)|i(?:'?ve| have) rung|which (?:door|gate|bell) is (?:yours|it)|i'?m at (?:the|a|number)|im at (?:the|a|number)|again\?)|\bparkrun\b/i;
/** When a working day ends, and no more. */
const WHEN_DONE =
  '^\\W*(?:(?:hey|hi|so|and|ok|btw)[ ,!]+)*(?:what time|when) (?:do|are|will|did|does) (?:you|u|ya) (?:\\w+ )?(?:finish(?:ed)?|start|done|knock off|get off|off|done with)(?: (?:at )?(?:work|working|your shift))?(?: (?:today|tomorrow|tonight|later|usually|then|on \\w+day|this week))*\\W*$';

export const piiRequest: Danger = {
  severity: 'caution',
  action: 'caution',
  advice:
    'This asks for private details. Keep identity numbers, passwords, bank details and your address to yourself.',
  title: 'They asked for private details',
  intents: ['credentials'],
  traits: ['cue', 'like a reproach', 'asked on the way'],
  ifDrafted: 'private',
  guessedAs: 'mild',
  saidBy: ['coercive_control'],
  undecided: ['caution', 'warn'],

  rules: [
    {
      cue: rule(`\\b${ASKS}\\b[^.!?]{0,45}\\b(?:your|ur|me|the)\\b[^.!?]{0,25}\\b${CREDENTIAL}\\b`),
      unless:
        /\b(?:netflix|wi-?fi|spotify|showmax|dstv|hulu|disney|don'?t (?:send|give|share|ever)|never (?:send|give|share))\b/i,
    },
    {
      cue: rule(`\\b${ASKS}\\b[^.!?]{0,30}\\b${CREDENTIAL}\\b`),
      with: /\b(?:your|ur|you|copy|photo|picture|scan|need|send)\b/i,
      unless:
        /\b(?:netflix|wi-?fi|spotify|showmax|dstv|hulu|disney|don'?t (?:send|give|share|ever)|never (?:send|give|share)|(?:i )?(?:lost|need to|have to|must|time to) (?:get|renew|find|apply|send)|my (?:id|passport|licen[cs]e))\b/i,
      clears: ['story', 'denied'],
    },
    {
      cue: /\b(?:(?:your )?full names?[^.!?]{0,20}\b(?:address|id|bank|date of birth)|(?:which|what) bank (?:are|do) you[^.!?]{0,40}|how much (?:do you (?:have|earn)|is|money)[^.!?]{0,25}\b(?:saved|savings|in (?:your|the) (?:account|bank)|salary)|your (?:savings|credit card|bank) (?:balance|limit|app))\b/i,
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      '(?:wat is|stuur|gee)…jou (?:id|adres|wagwoord|bank\\p{L}*|foon se kode)|in watter straat bly jy',
      '(?:nginike|ngiphe|ndinike|ndiphe)…(?:i-?adres\\p{L}*|iphasiwe\\p{L}*|i-?id|ikheli)',
      '(?:cu[aá]l es|d[ae]me|m[aá]nda\\p{L}*)…(?:tu )(?:direcci[oó]n|contrase[nñ]a|dni|n[uú]mero de cuenta)',
      "(?:donne|envoie|c'est quoi|quelle est)…(?:ton|ta|votre) (?:adresse|mot de passe|rib|iban|carte d'identit[eé])",
      '(?:brauche|schick|gib)…deine? (?:adresse|iban|passwort|ausweis\\p{L}*)',
      '(?:me (?:d[aá]|passa|manda)|qual [eé])…(?:teu|seu|sua|tua) (?:endere[cç]o|senha|cpf)',
    ),
    inFewWords(
      {
        unless:
          /\b(?:wi-?fi|netflix and chill|quiz|for the (?:booking|table)|my address|star sign|emoji|(?:were|was) (?:you|u|i) alone)\b/i,
      },
      `(?:full|home|street|${YOUR}) address\\s*\\??$|(?:full|home) address`,
      `(?:send|give|gimme|need|what's|whats|share|pic of|photo of|scan)…(?:sa )?(?:id|passport|payslip|bank (?:details|login|statement)|card number|cvv|pin|password|passcode|insta login|login|licen[cs]e|account number)(?<!\\b(?:a|your location|location) pin)`,
      `(?:insta|facebook|gmail|icloud|bank|email|netflix|phone) (?:login|password|passcode|pass)`,
      `(?:which|what) (?:flat|unit|house|street|block|complex|road|building) (?:no|number|exactly|are ${YOU}|is ${YOURS}|do ${YOU} live|${YOU} (?:in|on|at))`,
      `(?:mother's|mum's|mom's|moms|mums) maiden name|first pet…street|3 (?:little )?numbers|back of (?:the|${YOUR}) card`,
      `(?:are ${YOU}|${YOU}|live|home) alone (?:now|tonight|there|at|tues|mon|in|on)`,
    ),
    {
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
  ],
  everyday: anyOf(
    PIN_ON_A_MAP,
    `${NO_DEMAND}\\bintroduc\\w+ me (?:to|as)\\b[^.!?]{0,30}\\bas\\b`,
    '\\bshould (?:\\w+ )?(?:couples?|people|partners?|we|they) share\\b|\\bcouples? should\\b',
    '\\bmaiden name (?:like|van|too|also)\\b(?![\\s\\S]*\\b(?:form|verify|bank|account|need)\\b)',
    '\\b\\d numbers?\\.? (?:r ?\\d|on the (?:lotto|powerball)|won|in the (?:lotto|draw|raffle))(?![\\s\\S]*\\b(?:bank|details|account|card|pin|otp)\\b)',
    '\\bwat is jou adres (?:nou )?weer\\b(?![\\s\\S]*\\b(?:straat|wys|voor jou|buite)\\b)',
  ),
  harmless: excuse(
    WHEN_DONE,
    ERRAND,
    /\bsignature (?:dish|dishes|drink|cocktail|move|style|scent|perfume|recipe|look|pose|song|braai|curry)\b/
      .source,
  ),
  excuse: excuse(
    /\b(?:renew\w*|lost|appl(?:y|ying) for|replac\w+|collect\w*|fetch\w*|forgot|found) my (?:id|passport|licen[cs]e|card|pin)\b/
      .source,
    /\b(?:foot rub|wi-?fi|pub quiz|knock knock|pizza|quiz|registration for the|i'?d (?:literally )?give you|fundraiser|marathon entry|wordle)\b/
      .source,
    /\bwith (?:the|your|our) (?:food|sushi|pizza|takeaways?|coffees?|parcel|cake)\b/.source,
  ),
  grounds:
    /\b(?:send|give|share|need(?! to)|tell|show|what(?:'?s)?|which|whats|your|ur|yours|copy|photo|picture|where|who|how|when|confirm|provide|fill|form|details|address|number|can i|may i|could i|let me|drop|full name|surname|stay|live)\b/i,
};
