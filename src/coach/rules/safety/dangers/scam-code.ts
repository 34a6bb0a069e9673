/** A code that was sent to the reader's phone and opens the reader's account. */

import { FRAUD_HELP } from '../help-lines.ts';
import { PIN_ON_A_MAP } from '../patterns/everyday-talk.ts';
import { anyOf, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import type { Danger } from './danger.ts';

/** A programmer, a tester or a help desk, to whom codes are a day's work; the reader is asked for none. */
const WHO_WRITES_CODE =
  '^(?![\\s\\S]*\\b(?:send|give|tell|read|forward|share|type|enter|your (?:phone|number|otp|code|pin|account)|(?:you|u) (?:get|got|receive\\w*|will|should)|please|pls|urgent|verify)\\b)[\\s\\S]*\\b(?:(?:i|we) (?:wrote|built|write|build|made|coded|test(?:ed)?|support|maintain|designed)|my (?:team|job|ticket|bug|sprint|shift)|(?:customers?|users?|people|somebody|callers?) (?:complain\\w*|call\\w*|phon\\w*|say\\w*|ask\\w*|forget\\w*))\\b';

export const scamCode: Danger = {
  severity: 'danger',
  action: 'warn',
  advice: `Possible account theft: a code sent to your phone opens your account. Share it with nobody. ${FRAUD_HELP}`,
  title: 'They asked for a code',
  intents: ['verification_code'],
  traits: ['carries over', 'asked on the way'],
  ifDrafted: 'money',
  guessedAs: 'grave',

  rules: [
    {
      cue: /\b(?:(?:verification|confirm(?:ation)?|security|otp|one[- ]?time|login|whatsapp|6[- ]?digit|six[- ]?digit|sms)[- ]?(?:code|pin|password)|\botp\b|(?:a |the |that |6[- ]digit |six digit )?codes? (?:that )?(?:was |just |i |got |you |u ){0,4}(?:sent|receive[ds]?|get|got|came|texted))\b/i,
      with: /\b(?:send|share|tell|give|forward|read|screenshot|what(?:'s| is)|need|let me know|paste|type|back to me|number)\b/i,
      unless: /\b(?:dress code|never share|don'?t share|gate code|door code|discount)\b/i,
    },
    {
      cue: /\b(?:send|tell|give|forward|share|read|text|whatsapp|what(?:'s| is| does))\b[^.!?]{0,30}\b(?:codes?|digits|otp|the pin|what it says|it say|the number (?:in|you|they|that))\b/i,
      with: /\b(?:sms|otp|log(?:ging)? ?in|(?:sent|went|come|came|sending|texted)[^.!?]{0,25}to (?:you|your)|(?:you'?ll|you will|you should|did you|you just|you) (?:get|got|receive[ds]?)|(?:used|typed|entered|put)[^.!?]{0,20}your number|by (?:mistake|accident)|verif\w+|\d[- ]?digits?|six[- ]digit)\b/i,
      unless:
        /\b(?:dress code|never share|don'?t share|gate|door|discount|promo|uber|bolt|wifi|wi-fi|locker)\b(?![^.!?]*\botp\b)/i,
      clears: ['story', 'denied'],
    },
    {
      cue: /\b(?:forward|send|share|give|tell)\b[^.!?]{0,25}\b(?:it|that|them)\b/i,
      with: /\b(?:(?:\d|six|four|five)[- ]?digit (?:number|code|pin)|otp|verification|one[- ]time pin|sms)\b[^.!?]{0,40}\b(?:to you|your phone|your number|you(?:'ll)? (?:get|got|received))\b/i,
      clears: ['story', 'denied'],
    },
    inOtherLanguages(
      '(?:stuur|gee)…(?:kode|syfers|pin|otp)',
      '(?:\\p{L}*thumele\\p{L}*|\\p{L}*nike)…(?:ikhodi|i-?otp|izinombolo|iinombolo|dinomoro)',
      '(?:c[oó]digo|cifras)…(?:sms|tel[eé]fono|m[oó]vil|whatsapp|telegram|lleg[oó]|mand|env)|(?:lleg[oó]|mand\\p{L}*|env\\p{L}*|p[aá]sa\\p{L}*|d[ií]\\p{L}*)…c[oó]digo',
      '(?:envoie|donne|dis|re[cç]u)…code',
      '(?:schick|sag|gib)\\p{L}*…(?:code|zahlen|ziffern)',
      '(?:manda|envia|recebe\\p{L}*|passa)…c[oó]digo',
      '(?:stuur|geef)…code…(?:kreeg|ontving|sms)?',
    ),
    inSouthAfrican([
      '(?:kode|syfers|nommertjie|pin|otp)…(?:sms|foon|kry)…(?:stuur|gee|sê|lees)|(?:kode|syfers|otp)…(?:vir my|aan my)',
      '(?:ikhodi|ikhowudi|i-?otp|i-?pin|izinombolo|iinombolo)…(?:thumel|nike|nika|tshel|xelel|fund)\\p{L}*',
      '(?:ngi|ndi)(?:nike|thumelele|tshele|xelele|fundele)\\p{L}* (?:\\p{L}+ ){0,2}?(?:ikhodi|ikhowudi|i-?otp|i-?pin)',
    ]),
    inFewWords(
      { unless: /\b(?:gate|wi-?fi|promo|discount|door|voucher|i'?d|eats|dress|uber|locker|menu)\b/i },
      `(?:forward|send|read|tell|give|copy|share|what'?s|whats) (?:me |us )?(?:the |that |it |ur |your )?…(?:sms|otp|code|6 digits|six digits|pin)…(?:google|whatsapp|insta\\w*|facebook|capitec|fnb|apple|telegram|got|sent|came|please|pls|now|quick|from)`,
      `(?:press|tap|say|click) (?:yes|allow|approve|ok|confirm)…(?:asks|when|if|pops|it|phone|signing)`,
      `(?:a|an|the) (?:text|sms|code|message|otp) (?:will|is going to|should|just|has)? ?(?:arrive\\w*|come|came|coming|sent|land\\w*|pop\\w*)…(?:copy|send|tell|read|give|forward|what)?`,
      `(?:typed|used|entered|put|gave) ${YOUR} number…`,
      `it expires in…`,
      `(?:whatsapp|google|facebook|insta\\w*|they|the (?:app|bank)|it)(?:'ll| will| is going to| should)? (?:ask|text|send|show|sms|texted|sent) ${YOU}…(?:tell|send|give|read|forward|say)…(?:number|code|digits|pin|it|me)`,
      `(?:tell|send|give|read|forward) me (?:the |that )?(?:number|digits|code) (?:that )?(?:${YOU} (?:see|get|got|receive)|on ${YOUR} (?:screen|phone)|they (?:sent|texted))`,
      `used ${YOUR} (?:nr|number|no)…(?:digits|code|pin|sms|otp)`,
    ),
    {
      cue: soft(
        '(?:send|sending|trigger|triggering|push|pop)…(?:text|sms|message|numbers?|notification)(?: (?:to|on|through to))? (?:you|your phone|ur phone)…(?:tell|read|give|forward|screenshot)',
        "(?:you|u) (?:just )?(?:tell|read|give|forward) (?:it |that )?(?:me |to me )?(?:what'?s (?:in|on) it|what it says|the (?:numbers?|digits) in it)",
      ),
      with: /\b(?:real (?:person|human|one)|catfish\w*|verif\w*|check|bots?|fake|trust|prove|safe\w*|scammers?|legit)\b/i,
      clears: ['story', 'joke'],
    },
    {
      cue: soft('otp…(?:bata(?:o|na|do|dena)?|bhej(?:o|na|do|dena)?|dena|de do|mujhe|send karo|tell karo)'),
      clears: ['story', 'joke', 'denied'],
    },
    {
      // Whatever is said of a way there: they spoke of a bank before.
      plainly: true,
      cue: /\b(?:send|give|share|tell|drop|whatsapp|need|forward)\b[^.!?]{0,15}\bpin\b/i,
      with: /\b(?:bank|capitec|fnb|absa|nedbank|tymebank|e-?wallet|cash ?send|atm|otp|verif\w*|(?:your|ur) (?:card|account))\b/i,
      unless: /\b(?:gate|wi-?fi|never|don'?t)\b/i,
      clears: ['story', 'denied', 'joke'],
    },
  ],
  weighings: [
    {
      enough: 6,
      serious: true,
      parts: [
        [2, /\b(?:codes?|pin|otp|sms|digits|one[- ]time|verification|(?:what|the|that|with) numbers?)\b/i],
        [
          2,
          /\b(?:(?:send|sending|sent|text|texted) (?:you|u)\b|did (?:you|u) get|came to you|(?:to|on) (?:you|your (?:phone|number|cell))|you(?:'ll| will| should| just| must| would)? (?:have |soon )?(?:got|get|have|receive[d]?|an? sms)|coming to you|(?:used|typed|entered|put) (?:in )?your number)\b/i,
        ],
        [
          2,
          /\b(?:(?:read|send|forward|tell|whatsapp|text|give|share|screenshot) (?:it|that|them|me|those)|what (?:number|code|pin|does it say)|what is it|let me (?:know|have) (?:it|the)|does it say|quickly|hurry)\b/i,
        ],
      ],
      unless:
        /\b(?:gate|door|wi-?fi|uber|bolt|locker|promo|discount|voucher|menu|garage|alarm|zip|postal|area|dress)\b/i,
    },
  ],

  // A pin on a map and not that of a card.
  everyday: anyOf(PIN_ON_A_MAP, WHO_WRITES_CODE),
  harmless:
    /\b(?:codes?|otp|pin)\b[^.!?]{0,20}\b(?:joke|meme|scene|episode)\b|^(?![\s\S]*\b(?:codes?|otp|pin|verif\w*|confirm\w*|digits?|bank|account|whatsapp web)\b)\W*(?:\w+[ ,]+){0,4}(?:give me|send me|what(?:'?s| is)|can i (?:get|have)|let me get|drop me|share) (?:your|ur) (?:phone |cell )?(?:number|no|nr)\b[^.?!]{0,40}\W*$/i,
  excuse:
    /\b(?:discount|promo|uber eats|song|niece|my gran|warn(?:ed|ing)?|never give|annoying|spam|keep(?:s)? getting)\b/i,
  grounds:
    /\b(?:screen|popp\w*|appear\w*|read (?:it|them)|what it says|codes?|pin|otp|digits?|sms|numbers?|verif\w*|text(?:ed|s)?|message|log ?in|account|six|confirm\w*|expires?|came|arriv\w*|whatsapp|google)\b|\d{4}/i,
};
