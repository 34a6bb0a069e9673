/** Abuse and contempt, with a swear word or without one. */

import { AT_PLAY, IN_PLAY, NOT_FORGOTTEN } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

/** A subject, a form or a printer can go to hell; nobody is spoken to. */
const A_THING_TO_HELL =
  '^(?![\\s\\S]*\\b(?:you|u|ur|you.?re|your|yours|ya|yourself|bitch\\w*|slut\\w*|whore\\w*|cunt\\w*|hoes?|poes|kill|die|hurt|burn in)\\b)[\\s\\S]*\\b(?!(?:women|men|girls?|guys?|boys?|people|everyone|everybody|all|both|lot|them|they|he|she|we|i|foreigners|immigrants|blacks|whites|jews|muslims|gays|kids?|child(?:ren)?|family|wife|husband|mother|father|m[ou]m|dad|friends?)\\b)(?:modules?|subjects?|exams?|tests?|assignments?|printers?|forms?|stats|maths|tax|eskom|monday|mondays|alarms?|traffic|load ?shedding|diets?|gym|stairs|laptop|phone|wi-?fi|internet|excel|spreadsheets?|budget|essay|thesis|meetings?|emails?|deadlines?|burpees|weather|rain|winter|summer|wind|shelf|ikea|banks?|apps?|system|server|boiler|geyser|car|parking|it|that|this|accounting|physics|chemistry|economics|statistics|homework|syllabus|ironing|dishes|laundry|\\d+) (?:can|could|may|should) (?:all |just |bloody |now |please |officially )*go to hell\\b';

export const harassment: Danger = {
  severity: 'caution',
  action: 'caution',
  advice: 'This is abusive. You owe it no reply; one calm line is enough, then block and report.',
  title: 'They wrote something abusive',
  intents: ['harassment', 'insult'],
  traits: ['like a reproach'],
  ifDrafted: 'insult',
  guessedAs: 'mild',
  saidBy: ['threat'],

  rules: [
    {
      cue: /\bshut (?:up|it|your mouth)\b[^.!?]{0,40}\b(?:slut|whore|cunt|bitch)\b|\b(?:open|spread) your (?:legs|thighs)\b/i,
      unless:
        /\b(?:yoga|pilates|gym|spin|stretch\w*|physio\w*|doctor|gynae\w*|said|screamed|yelled|shouted)\b/i,
    },
    {
      cue: /\b(?:(?:you\b|u\b|ur\b|you'?re\b|what an?|stupid|ugly|fat|fucking|dumb|little|such an?)[^.!?,]{0,18}\b(?:bitch|slut|whore|cunt|hoe|skank|fat (?:cow|pig)|pig|retard|worthless|disgusting|pathetic|piece of (?:shit|trash)|trash|loser|ugly|faggot|dyke|poes|teef|hoer)\b|fuck (?:you|u)\b|fuck off\b|go (?:die|kill yourself|to hell)|kys\b|kill yourself|voetsek\b|nobody (?:will|would|could) (?:ever )?(?:want|love) (?:you|a (?:fat|ugly|thing|woman|man))|you(?:'?re| are) (?:nothing|not even (?:hot|pretty|that)))/i,
      unless:
        /\b(?:(?:i'?m|i am|i was|such a|feel) (?:such )?(?:a |an )?(?:pathetic|loser|pig|disgusting|trash)|basic bitch energy|jk|haha|lol|ugly (?:sweater|jersey|jumper|cry|produce|shoes|christmas)|loser (?:pays|buys|cooks)|guilty pleasure|proud of (?:you|u)|my (?:dog|cat|car|phone|boss|ex|landlord|geyser) (?:is|was|has|looks?|smells?) |trash (?:tv|panda|bag)|raccoon|fuck off with|(?:who|he|she|my ex|they) called)\b|😂|🤣/i,
    },
    {
      cue: /\b(?:(?:you(?:'re| are)?|ur|u r|what an?|just an?|typical|another|fat|stuck[- ]up|old|desperate|dumb|stupid|ugly|bitter|lonely|crazy)[ ,]+(?:\w+ ){0,2}(?:waste of (?:space|time|air|oxygen)|cow|pig|witch|rat|snake|gold ?digger|attention (?:seeker|whore)|cockroach|monkey|baboon|moron|idiot|imbecile|trash|rubbish|gemors|doos|naai|hoermeid|slet|mampara|isifebe|sfebe)\b|no wonder (?:nobody|no ?one|your (?:ex|husband|wife))|go back to (?:where you came from|your (?:country|shack|kitchen|township|farm))|(?:you|u) look like an? (?:man|horse|pig|troll|dog|whale|cow|hippo|witch|corpse|drug)|ugly (?:inside|as|face|fat|old)|(?:nobody|no one) (?:asked you|likes you|wants you),? ?(?:stupid|idiot|fatty|anyway|ugly|bitch)|voetsek|fokof|fok jou|jou (?:ma se|poes|bliksem)|(?<=^|[.!?,]\s*)jou hond(?=\s*(?:[.!,]|$))|gaan kak|get (?:lost|stuffed),? (?:you|idiot|loser|stupid)|(?:lose|drop) some weight|too fat|(?:shut up|stfu),? (?:you (?:\w+ )?(?:stupid|ugly|fat|dumb|old|little|bitch|idiot|cow|pig|fool)|bitch|stupid|idiot|woman|fatty)|you should be grateful (?:i|anyone)|(?:women|girls|men|guys|people|types) like you (?:are (?:all|the)|always|should|belong|end up|make me sick)|(?:hope|wish) you (?:die|rot|get (?:cancer|sick|hit|raped|aids)|end up alone)|too good for (?:me|us|everyone),? (?:hey|you|bitch|is it))/i,
      unless:
        /\b(?:(?:i'?m|i am|i was|i feel|me,?) (?:such )?(?:an? |the )?(?:\w+ )?(?:idiot|cow|pig|moron|waste|mampara|trash|loser)|(?:called|calls|calling) me|my (?:sister|brother|boss|ex|mom|dog|cat)|proud of (?:you|u)|sky|hot ?dog|top dog|dog (?:person|lover|mom|dad|park|walk\w*)|the (?:dog|cat|cow|rat|monkeys?|baboons?|snake)|a (?:cow|dog|pig|snake|rat|monkey|baboon)\b(?! like)|party animal|love (?:it|you|that)|ugly (?:sweater|jersey|jumper|cry|produce|shoes|christmas))\b|😏|😘/i,
      clears: ['joke', 'story', 'denied'],
    },
    inOtherLanguages(
      "jy'?s? (?:is )?'?n? ?(?:slet|hoer|doos|gemors|vark|idioot|dom koei|lelike \\p{L}+)|jou (?:slet|hoer|gemors|doos)|lelike ding|gaan bars|fok jou|jou ma se",
      'u(?:yi|si|ngu|yi)(?:silima|sidenge|silwane|sfebe|sifebe|nja|hule)|usisidenge|isifebe|akukho mntu u(?:ku)?funa\\p{L}*|awunangqondo|o sethoto|tsamaya mona',
      '(?:eres|pareces) (?:una? )?(?:fe[ao]|gord[ao]|put[ao]|idiota|zorra|asc\\p{L}+|in[uú]til)|vete a la mierda|hij[ao] de puta',
      "(?:t'?es|tu es) (?:une? )?(?:moche|grosse?|salope|pute|conn(?:e|asse)|nulle?|laide?)|va te faire|sale (?:pute|conne)",
      'du (?:bist (?:so )?(?:h[aä](?:ß|ss)lich|fett|dumm|widerlich|eine? (?:schlampe|hure|idiot\\p{L}*))|schlampe|hure)|verpiss dich',
      '(?:[eé]s|voc[eê] [eé]) (?:uma? )?(?:feia?o?|gord[ao]|puta|burr[ao]|nojent[ao])|vai se foder',
    ),
    inFewWords(
      {
        unless:
          /\b(?:i'?m|i am|my (?:dog|cat|car|phone|boss|day)|love (?:you|u)|haha|called me|proud of (?:you|u)|feel like an?|felt like an?|as thick as|single mom (?:too|here|of))\b|😘|😂/i,
      },
      `${YOU} (?:thick|stupid|dumb|blind|slow|retarded|mental) or (?:what|something)`,
      `(?:no wonder|that's why|thats why)…${YOUR} (?:husband|wife|ex|man|boyfriend|girlfriend|kids)…(?:left|cheated|hates?|ran)|(?:no wonder|that's why|thats why) (?:he|she) left`,
      `used goods|damaged goods|gold ?digger…(?:like|all|just)|gold ?diggers?`,
      `(?:fat|ugly|old|dumb|stupid|fake|stuck[- ]?up|bitter|desperate|cheap) (?:tease|b\\*+tch|b\\S?tch|cow|pig|hag|slut|whore|cunt)`,
      `no real (?:man|woman)|not a real (?:man|woman)|(?:women|men|girls|guys|females) (?:can't|are all|like ${YOU})…(?:compliment|same|stuck|trash|grateful|lucky)?`,
      `(?:\\d+ ?kg|kilos) (?:more|heavier|too)…(?:pics?|photos?)|catfish…(?:kg|pics|fat|easily)`,
      `(?:read this|go|sit) and cry|cry about it|die alone|${YOUR} a \\d\\b|${YOU}(?:'re| are) a [1-4]\\b`,
      `jy'?s? niks|ek lag vir jou`,
    ),
    {
      cue: rule(
        "\\b(?:(?:no wonder|that'?s why|i see why) (?:you'?re|you are|ur|your) (?:still |so |all )*(?:single|alone|divorced|unmarried)(?= *(?:[.!]|$|(?:at your age|bitch|loser)\\b))|(?:nobody|no ?one|no (?:man|woman)) (?:would|will|wants? to|could) (?:ever )?(?:touch|marry|date|want|love) (?:that|you|someone like you|a thing like you)(?= *(?:[.!]|$|(?:anyway|again|with)\\b))|go back to your (?:own )?(?:country|kitchen where|township|farm)|look at (?:you|u) (?:thinking|acting like|pretending) (?:you|u) (?:have options|are special|could choose))",
      ),
      unless: IN_PLAY,
      clears: ['joke', 'story'],
    },
    {
      cue: soft(
        'no wonder (?:he|she|your (?:ex|husband|wife|man|boyfriend|girlfriend))(?: \\p{L}+)? (?:cheated|left you|dumped you|walked out|hit you)',
        '(?:dared|bet|paid) (?:me|by my friends)?…(?:to )?(?:talk|match|swipe|chat|speak|flirt)…(?:ugl\\p{L}+|fat\\p{L}*|old\\p{L}+|worst|pig|desperate)',
        'simpel? (?:teef|doos|vrou|ding)|dom (?:teef|doos|koei)',
      ),
      unless: AT_PLAY,
      clears: ['story', 'joke'],
    },
  ],
  weighings: [
    {
      enough: 4,
      serious: true,
      parts: [
        [
          2,
          /\b(?:(?:you(?:'re| are)|ur|u r|you) (?:\w+ )?(?:disgusting|ugly|pathetic|fat|stupid|trash|nothing|worthless|dumb|a joke|an embarrassment|desperate|old and)|(?:another|just a|typical|stupid|dumb|fat|ugly) (?:\w+ )?(?:chick|cow|bitch|woman|girl|female|gold ?digger|man|boy|fool))\b/i,
        ],
        [
          2,
          /\b(?:even my (?:dog|cat|ex|gran) (?:wouldn'?t|won'?t|is)|no ?(?:body|one) (?:would|will|wants|likes|cares|else)|when a man (?:talks|speaks|texts)|who (?:do you think you are|thinks? (?:she|he|they|you)(?:'s|'re| is| are))|thinks? (?:she|you)(?:'s|'re| are| is) (?:a model|special|too good|hot|pretty)|no wonder|die alone|should be grateful|know your place|out of your league|lower your standards|you should (?:hide|be ashamed|stay (?:home|single)))\b/i,
        ],
      ],
      unless:
        /\b(?:(?:i'?m|i am|i was|i feel) (?:such )?(?:an? )?(?:\w+ )?(?:stupid|ugly|pathetic|fat|idiot|a joke)|ugly (?:sweater|jersey|shoes|cry)|my (?:dog|cat) is|called me|love you)\b|😘/i,
    },
  ],
  everyday: anyOf(
    // Said of themselves.
    "^(?![\\s\\S]*\\b(?:you|u|ur|your|you'?re|shut up|sluts?|whores?|hoes?|bitch\\w*)\\b)[\\s\\S]*\\bi (?:feel|felt|look|looked|am|was) (?:like |such )?an? (?:\\w+ ){0,3}(?:pig|cow|whale|idiot|loser|troll|hag|mess)\\b",
    A_THING_TO_HELL,
    '^\\W*(?:(?:so|hey|but|be honest|honestly|haha+)[ ,]+)*(?:do|did) (?:you|u) (?:really |actually |even )?(?:think|find) (?:i.?m|im|i am|me) (?:\\w+ )?(?:pretty|cute|attractive|beautiful|hot|handsome|good ?looking)(?: (?:tho|though|enough|honestly|lol))*\\W*$',
    // A thing is ugly, and nobody is.
    '^(?![\\s\\S]*\\b(?:bitch\\w*|slut|whore|cunt|hoe|pig|cow|stupid|fat|dumb|loser|fuck\\w*|disgusting|pathetic|trash|(?:so|are|r|ur|too|very|fucking|you.re|you) ugly)\\b)[\\s\\S]*\\bugly (?:\\w+ ){0,2}(?:lamps?|couch|chairs?|curtains?|mugs?|vase|carpet|rug|tie|hat|shirts?|jacket|shorts|sandals|crocs|painting|wallpaper|duvet|cushions?|ornaments?|teapot)\\b',
    '\\b(?:does|would) (?:the|our|this) age (?:gap|difference) (?:bother|worry|scare)',
    '^\\W*(?:(?:oh|ok|nice|cool|wow|software dev|same)[ ,.!]+)*(?:what|which) (?:grade|subjects?|school|age group) do (?:you|u) teach\\W*$',
    "^\\W*don'?t work too hard[^.!?]{0,40}\\W*$",
    '\\b(?:was|were) raised (?:\\w+ )?(?:catholic|muslim|jewish|christian|hindu|methodist|anglican|ngk|zcc)\\b(?![\\s\\S]*\\b(?:beat|hit|abuse\\w*|hurt|priest)\\b)',
  ),
  harmless: excuse(NOT_FORGOTTEN),
  excuse:
    /\b(?:missed you|ugly (?:cry\w*|sweater|jersey|crying)|(?:cow|bitch|idiot|hag|man|woman|colleague|boss) at work|called me|said my|my (?:boss|ex|sister|brother)|love you)\b|😘/iu,
};
