/** Blackmail: what somebody holds, whom they would show it to, what they want for it. */

import { POLICE_HELP } from '../help-lines.ts';
import { AT_PLAY } from '../patterns/everyday-talk.ts';
import { anyOf, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { AMOUNT, GAP, SUM, WHOSE, YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const PICTURES_HELD =
  '(?:videos?|pics?|pictures?|photos?|nudes|screenshots?|recording|clip|tape|footage|screen ?record\\w*)';
const PEOPLE_OF_THEIRS =
  '(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|employer|work|colleagues|church|mosque|friends|followers|contacts|school|kids|children|sister|brother|partner|fianc[eé]e?|facebook|insta(?:gram)?|linkedin|girlfriend|boyfriend|everyone|parents|hr)';
const PEOPLE_BRIEFLY =
  '(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|work|colleagues|church|mosque|friends|followers|contacts|school|kids|children|sister|brother|partner|fianc[eé]e?|facebook|insta(?:gram)?|linkedin|twitter|girlfriend|boyfriend|everyone|public|group|online|page)';
const PICTURES_BRIEFLY =
  '(?:videos?|vids?|pics?|pictures?|photos?|nudes|screenshots?|recording|recorded|clip|tape|footage)';
const I_WILL =
  "(?:i'll|i will|i'm going to|i am going to|i'm gonna|i'm about to|im gonna|i can|i could|i might|i may|i'd|i would|let me|want me to|shall i|should i)";
const PICTURES_OUTRIGHT =
  '(?:pics?|pictures?|photos?|nudes?|videos?|vids?|clips?|recordings?|screenshots?|messages|chats?|it|them|everything)';
const PEOPLE_OUTRIGHT =
  '(?:mother|mom|mum|father|dad|parents|family|wife|husband|boss|work|colleagues|kids|children|sister|brother|friends|church|school|girlfriend|boyfriend|partner|manager|everyone|everybody)';

export const scamBlackmail: Danger = {
  severity: 'danger',
  action: 'safety',
  advice: `Possible blackmail. Send nothing that they demand, neither money nor pictures, and do not argue: keep screenshots, stop answering, report it in the app and to ${POLICE_HELP}`,
  title: 'They threatened to share something',
  intents: ['sextortion'],
  traits: ['carries over'],
  ifDrafted: 'threat',
  guessedAs: 'grave',

  rules: [
    {
      cue: rule(
        `\\b(?:(?:i|we)(?:'?ll| will| am going to|'?m going to| gonna|'?ve| have| got)? ?(?:have |got |all ){0,4}(?:your|ur|those|these|the) (?:pics?|photos?|pictures|video|videos|nudes|screenshots?|recordings?)|(?:send|post|share|upload|leak|expose|publish|forward) (?:them|it|this|these|your|ur|the)[^.!?]{0,40}(?:to (?:all )?(?:your|ur) (?:family|friends|boss|wife|husband|contacts|followers|work|mom|mother|colleagues|facebook|instagram)|online|everywhere|on (?:facebook|instagram|the internet)))\\b`,
      ),
      with: /\b(?:pay|send (?:me )?(?:\W?\d|r ?\d|money|btc|bitcoin|the money|another|more|\$)|or (?:else )?(?:i|we|everyone|your)|unless|if you (?:don'?t|dont|block|ignore)|hours?|ruin|expose|everyone will|will see|leak|do what i say|or it goes|your (?:wife|husband|boss|family|contacts|followers))\b/i,
      unless: /\b(?:your (?:pics?|photos?) (?:are|look|from|of|made)|love (?:your|ur) (?:pics|photos))\b/i,
    },
    {
      cue: /\bor (?:i|we)(?:'?ll| will| am going to|'?m going to)? (?:post|share|leak|upload|publish|send|show) (?:the|those|these|your|ur|them|it|everyone|everything)\b/i,
      unless: /\b(?:dog|cat|puppy|recipe|playlist|meme|haha|lol)\b|😂|🤣|😏/i,
    },
    {
      cue: /\b(?:or|and|if|before|unless)\b[^.!?]{0,40}\b(?:your|ur) (?:whole |entire |little ){0,4}(?:family|friends|boss|wife|husband|girlfriend|boyfriend|mom|mother|contacts?(?: list)?|followers|church|work|colleagues|school|pastor)\b[^.!?]{0,30}\b(?:gets?|sees?|receives?|finds? out|will (?:see|know|get|love)|knows?)\b|\b(?:your|ur) (?:wife|husband|boss|family|mother|pastor|contacts|girlfriend|boyfriend) will (?:love|enjoy|see|get|be shocked|hear)\b|\b(?:everyone (?:will|is going to)|all of facebook|the whole (?:of )?(?:world|town|internet|school|facebook|office|kasi))\b[^.!?]{0,15}\b(?:will )?(?:sees?|gets?|finds? out|knows?|meets?|hears?)\b/i,
      with: /\b(?:pay|transfer|e-?wallet|bitcoin|r ?\d[\d ,.]*|\$ ?\d+|\d+ ?(?:hours?|minutes|days)|(?:by|until|before) (?:\d+ ?(?:am|pm)|tonight|midnight|tomorrow|friday|monday)|i recorded|screenshots?|the (?:video|pictures|photos|chats)|nudes|do what i|block me)\b/i,
      unless:
        /\b(?:bet|quiz|recipe|karaoke|playlist|surprise party|the dog|puppy|dance moves)\b|😂|🤣|😜|😄/i,
      clears: ['story'],
    },
    {
      cue: /\b(?:if you (?:block|ignore|report|don'?t (?:pay|answer|reply|do)|tell anyone)[^.!?]{0,30}\bi(?:'?ll| will|'m going to)? (?:upload|post|publish|share|leak|send|forward|release|expose)|pay (?:me |up )?or (?:i|your|the|else|everyone)|i (?:will |can )?(?:ruin|destroy|expose) (?:you|your (?:life|name|career|marriage)) (?:with|if|unless|by))\b/i,
      unless: /\b(?:bet|quiz|recipe|playlist|meme|memes|dog|cat|lost the)\b|😂|🤣|😜|😄|😏/i,
      clears: ['story', 'denied', 'joke'],
    },
    {
      cue: /\b(?:or|otherwise|else|unless you [^.!?]{2,30}?,?) i(?:'?ll| will|'?m going to|'?m gonna| am going to)? (?:just |also )?(?:tell|inform|message|phone|call|e?mail|write to|go to|let)\b[^.!?]{0,12}\b(?:every(?:one|body)|(?:your|ur) (?:\w+ )?(?:family|mom|mum|mother|dad|father|wife|husband|boss|manager|employer|hr|work|office|colleagues|church|pastor|imam|friends|followers|school|kids|partner|fianc[eé]e?|boyfriend|girlfriend|parents))\b[^.!?]{0,25}\b(?:what (?:you|u) (?:did|do|are|sent|said|let)|what kind of|who (?:you|u) (?:really|are|slept)|about (?:us|it|that night|the (?:affair|baby|abortion|photos|video|chats?|money))|(?:you|u) (?:slept|cheated|stole|sent)|your secret|the truth|everything)/i,
      clears: ['story', 'joke', 'denied'],
    },
    {
      // A secret of the reader's against one that got out.
      cue: /\b(?:going to|gonna|'ll|will) (?:share|show|post|leak) yours\b/i,
      with: /\b(?:videos?|photos?|pics?|pictures|nudes?|clips?|screenshots?) of (?:us|you|u)\b/i,
      clears: ['joke', 'story'],
    },
    inOtherLanguages(
      '(?:betaal|paga|paye|zahl|pague|thumela|bhatala)\\p{L}*…(?:\\bof\\b|\\bo\\b|\\bou\\b|\\boder\\b|\\bnoma\\b|anders|sonst|sinon|si no|sen[aã]o)…',
      "jou (?:foto|video)'?s…(?:baas|man|vrou|ma|familie|facebook)|(?:tengo|j'ai|ich habe|tenho)…(?:fotos?|photos?|videos?|bilder)…(?:jefe|familia|famille|familie|mari|mujer|esposa|chef|fam[ií]lia|amigos|amis)",
      'izithombe zakho…|iifoto zakho…',
    ),
    inSouthAfrican([
      'as jy nie (?:betaal|stuur|doen)\\p{L}*…(?:foto|video|almal|familie|ma|baas|vriende)|(?:naak|kaal)\\p{L}* ?(?:foto|video|prent)\\p{L}*…(?:almal|familie|facebook|plaas|stuur|baas)',
      '(?:uma|xa) unga(?:khokhi|hlawuli|thumeli|bhatali)\\p{L}*…|(?:nginezithombe|ndineefoto|nginevidiyo) zakho',
    ]),
    {
      cue: rule(
        `\\b(?:${PICTURES_HELD}|these|this|them|it)\\b${GAP}\\b(?:to|with|on|see[ns]?|reach(?:es)?|for)\\b${GAP}\\b${WHOSE} ${PEOPLE_OF_THEIRS}\\b`,
      ),
      with: /\b(?:pay|\d{3,}|\dk|r ?\d+|or (?:i|we|it|else)|unless|shame if|pity if|delete|bitcoin|ewallet|e-wallet|paypal|by (?:tonight|midnight|tomorrow|friday|monday)|hours|minutes|deadline|price|worth)\b/i,
      unless: /\b(?:post(?:ed)? on your|love|cute|lol|haha|recipe|dog|cat|penguins?|holiday)\b/i,
      clears: ['story', 'denied', 'joke'],
    },
    inFewWords(
      {
        unless:
          /\b(?:dog|cat|puppy|sunset|recipe|cute pics|your profile|cake|kiss\w*|milkshake|ice cream|tickl\w*|putt putt|baby photos?|karaoke)\b/i,
      },
      `(?:pay|send|${SUM})…(?:or|else|otherwise|and it goes|then)…(?:${PICTURES_BRIEFLY}|it's on|it goes|post|upload|${PEOPLE_BRIEFLY}|delet\\w*)`,
      `(?:more|another)…(?:pics?|video|photos?)…or…(?:${PICTURES_BRIEFLY}|old ones|first|everyone|public)`,
      `(?:does|do) ${YOUR} ${PEOPLE_BRIEFLY} (?:follow ${YOU}|know(?= *(?:[?.!,]|$)| (?:what|who|where|about (?!me\\b)|yet|${YOU}(?:'re| are)? (?:here|on (?:here|this|tinder)|send|sent|cheat|chat|meet|see|talk|sleep|still))))`,
      `(?:${YOUR} )?${PEOPLE_BRIEFLY}…(?:gets?|sees?|will see|would love|receives?)…(?:the|this|these|that|it|${YOUR})?…${PICTURES_BRIEFLY}`,
      `(?:recorded|saved|got|have|screenshotted)…(?:${YOUR}|the call|the video|all|everything|screenshots)…(?:${SUM}|price|pay|followers|contacts|talk|goes away|delete)`,
      `(?:screenshots|video|pics|photos) saved…|lets? talk price`,
      `(?:contacts|followers|friends)…(?:uploaded|saved|list|here)…(?:${SUM}|tick|clock|by|tag)`,
      `(?:bitcoin|btc|money|payment|pay) (?:only|first|now)…(?:delete|gone|disappears?)`,
      `${SUM}…(?:keeps? it|and it goes|makes? it go|then i delete|and i delete|and i forget)`,
      `every (?:hour|minute|day) ${YOU} don't…(?:tag|send|post|upload)`,
    ),
    {
      // Till the reader pays; what a family is worth.
      cue: /\b(?:(?:send|sending|post|posting|forward\w*|show\w*|share|sharing|drop\w*|upload\w*)\b[^.!?]{0,60}\b(?:till|until|unless) (?:you|u) (?:pay|send|transfer|do|agree|answer|come)|(?:what|how much) (?:can you|could you|would you|are you (?:willing|able|ready|prepared) to|is (?:it|that|your \w+|their \w+)|do you) ?(?:afford|pay|worth|think (?:it|that|your))|(?:one|1) more (?:video|pic|photo|call|time)\b[^.!?]{0,20}\bor\b[^.!?]{0,35}\b(?:gets?|sees?|goes|first|everyone|online)|(?:i )?(?:saw|see|know|notice) (?:that )?(?:you'?re|you are|ur|you(?:'ve| have) (?:got )?(?:a|kids)) (?:married|engaged|a (?:pastor|teacher|father|mother|wife|husband)|wife|husband|family|kids)\b[^?]{0,40}(?:\d{3,}|\bpay\b|\bstays? between\b|\bkeep (?:it )?quiet\b))/i,
      with: /\b(?:pay|afford|video|pics?|photos?|nudes|chats?|screenshots?|list|contacts|family|wife|husband|sister|mother|mom|boss|married|between us|quiet|\d{4,})\b/i,
      unless:
        /\b(?:bet|quiz|recipe|karaoke|playlist|dog|cat|puppy|dance|abba|songs?|memes?|ring|rent|house|flat|car|airbnb|hotel|holiday|insurance|wedding photographer)\b|😂|🤣|😜|😄|😏/i,
      clears: ['story', 'joke', 'denied'],
    },
    {
      // Something held over them: pay, do or send, or others get to know.
      cue: rule(
        `\\b(?:(?:or|otherwise|unless|else|before|if (?:not|you don'?t|u don'?t|i don'?t)|and) (?:\\w+ ){0,4}?(?:i|we|it|they|this|everything|these)(?:'ll| will|'m| am|'s| is)?(?: \\w+){0,2} (?:tell(?:ing)?|show(?:ing)?|send(?:ing)?|post(?:ing)?|forward(?:ing)?|expose|exposing|leak(?:ing)?|com(?:e|ing) to (?:your|ur) (?:job|work|church|office|school|house|family)|go(?:es|ing)? (?:to|public|live|viral|online|out)|share|sharing|upload(?:ing)?|publish(?:ing)?|call(?:ing)? (?:your|ur))\\b[^.!?]{0,30}\\b(?:who you (?:really )?are|what you(?:'re| are| did| do| sent| said)|(?:your|ur) (?:\\w+ )?(?:family|wife|husband|boss|work|job|church|pastor|kids?|mom|mum|mother|dad|school|friends|followers|contacts|girlfriend|boyfriend|colleagues|manager|hr)|everyone|everybody|online|public|viral|live|them all|the (?:whole|video|pics?|photos?|screenshots?))|(?:pics?|photos?|videos?|nudes|screenshots?|recordings?|chats?|ones i have|everything) (?:i have |you sent )?(?:go(?:es)?|will go|gets?|will be) (?:public|live|viral|online|out|sent|posted|everywhere|to)|(?:love|like|enjoy|want|pay) to see (?:you|u) (?:naked|nude|like that|in those|in that)|(?:stay|keep|keeps?) (?:it|this|them)?(?: \\w+)? ?(?:private|quiet|secret|between us|off the internet|safe)\\b[^.!?]{0,25}(?:for|if|when|once|as long as)|(?:buy|pay for|cost of) (?:my|the) silence|(?:price|pay) (?:for|of|to keep) (?:me|my|it|them|us) (?:quiet|silence|silent|mouth|private|secret))`,
      ),
      with: rule(
        `${AMOUNT}|\\b(?:pay|money|dollars?|rands?|cash|bitcoin|ewallet|e-wallet|voucher|\\d{3,}|\\dk|more (?:pics?|photos?|videos?)|send|or|unless|otherwise|delete|silence|deal|deadline|by (?:tonight|midnight|tomorrow|noon|friday)|hours?|minutes|price|do (?:what|as) i)\\b`,
      ),
      unless:
        /\b(?:bet|quiz|recipe|karaoke|playlist|surprise|dog|cat|puppy|dance moves|baby (?:pics?|photos?)|wine|cake|chocolate|biscuits?|cookies?|rusks?|ice cream|samoosas?|meme|memes|haircut|fancy dress|singing|pun|puns|wedding|birthday|braai|invite|tickets?)\b|😂|🤣|😜|😄|😏/i,
      clears: ['story', 'denied', 'joke'],
    },
    {
      cue: soft(
        '(?:editor|paper|boss|husband|wife|family|church|school|girlfriend|boyfriend) would (?:love|like|pay)…(?:clip|video|pics?|photos?|screenshots?|tape|recording)',
        '(?:you can|you could|you may) (?:always )?(?:outbid (?:him|her|the paper|me)|buy (?:it|them) back(?=[.!]|$| before| first)|pay (?:more|first))',
      ),
      unless: AT_PLAY,
      clears: ['story', 'joke'],
    },
    {
      // Pictures, and the shame or the price that goes with them.
      cue: soft(
        `${I_WILL} (?:(?:just|now|also|even|still|then|maybe|simply) )*(?:post|leak|upload|publish|share|show|send|put)(?: (?:you|u))? (?:(?:the|your|ur|those|these|all|our|her|him|them|everyone|everybody|every one) )*(?:\\p{L}+ )?${PICTURES_OUTRIGHT}\\b`,
      ),
      with: soft(
        '(?:what|everything) (?:you|u|we) (?:did|do|like|said|sent)',
        '(?:in bed|naked|nudes?|undressed|half naked)(?! and breakfast)',
        `(?:told|tell|telling|send|show)(?: it| them| this)?(?: to)? (?:your|ur) ${PEOPLE_OUTRIGHT} (?:what|about|everything|who)`,
        '(?:i )?(?:recorded|filmed|taped|screenshotted) (?:you|u|us)(?! (?:sing\\w*|danc\\w*|snor\\w*|on stage|play\\w*))',
        "(?:if|unless) (?:you|u) (?:don't|do not|leave|block|ever|tell|go|say no|stop|ignore|pay)",
      ),
      unless:
        /\b(?:karaoke|singing|dancing|dance moves|snoring|our hike|the hike|holiday|wedding|birthday|baby (?:pics?|photos?)|recipes?|the match|the game|surprise|dog|cat|puppy|playlist|memes?|breakfast in bed|if (?:you|u) (?:don'?t )?(?:want|mind|like))\b/i,
      clears: ['joke', 'story', 'denied'],
    },
    {
      cue: soft(
        '(?:my|his|her|our) (?:silence|discretion)…(?:cost\\p{L}*|price|worth|fee|buy|pay)',
        '(?:price|cost) of (?:my|our) silence|(?:what|how much)…(?:my|our) silence',
        '(?:deleted|deleting|erased|removed|took down) (?:one|1|the first|half|some)(?: of (?:the|them))?…(?:videos?|vids?|pics?|photos?|clips?|recordings?|copy|copies)',
        '(?:little|younger|baby|kid) (?:sister|brother|cousin|daughter|niece)…(?:minor|under ?age|1[0-7])',
        '(?:chatting|talking|texting|flirting|sexting) (?:to|with) a (?:minor|child|15 year old|underage girl|underage boy)',
      ),
      with: /\b(?:silence|same (?:amount|price|sum|thing)|another one|one more|the (?:rest|other|second|last)\b|unless|or else|settle|damages|sort (?:it|this|us|out|something)|police|case|lawyer|charges|R ?\d|\$ ?\d|pay|payment|amount|finish\w*|swear)\b/i,
      clears: ['story', 'joke'],
      unless:
        /\b(?:my (?:playlist|feed|story|camera roll|storage|gallery)|storage|out of focus|blurry|silence is golden|netflix|episode|series|movie|film|birthday|school fees)\b/i,
    },
    {
      // An officer who settles a case privately.
      cue: soft(
        '(?:captain|detective|warrant officer|inspector|sergeant|colonel|officer|agent|advocate|attorney) \\p{L}+…(?:cyber|saps|police|hawks|crimes?|investigat|interpol|fbi|unit|chambers)',
        '(?:a )?(?:case|docket|charge|complaint|warrant)…(?:opened|laid|filed|registered|issued) against (?:you|u)',
      ),
      with: /\b(?:settled?|privately|quietly|cooperate|co-?operate|compensat\w*|before (?:\d|noon|tomorrow|tonight|end)|avoid (?:arrest|jail|court)|withdraw|pay|fine|fee|go away)\b/i,
      clears: ['joke'],
      unless: /\b(?:i'?m|i am) (?:a|an) (?:captain|detective|officer|attorney|advocate|police)\b/i,
    },
    {
      // What would they say if they saw it: said beside a need.
      cue: soft(
        '(?:what|how|wonder what)…would…(?:say|think|react|feel)…(?:if|when) (?:they|he|she|your \\p{L}+)…(?:saw|seen|see|knew|found|heard|read)',
        '(?:brother|uncle|husband|father|dad|cousin|boyfriend|wife|family)…(?:found|finding|saw|seeing|read|reading|discovered|has seen) our (?:chats?|messages|conversations?|texts|pics|photos|videos?)',
      ),
      with: /\b(?:rent|need (?:some |a little )?(?:help|money|cash)|help with|R ?\d|\$ ?\d|pay\w*|compensat\w*|damages|settle|go public|calm (?:him|her|them)|forget everything|quiet|lawyer|protect you|delete)\b/i,
      clears: ['joke', 'story'],
      unless: /\b(?:haircut|tattoo|cake|outfit|kitchen|cooking|garden|parking|singing|dancing|karaoke)\b/i,
    },
    {
      // Typed, attached, a thumb over the arrow.
      cue: soft(
        '(?:typed|drafted|written|attached|ready to (?:send|post)|about to (?:send|post)|queued|loaded)…(?:to|for) (?:your|ur) (?:dad|father|mom|mum|mother|boss|wife|husband|manager|family|church|school|pastor|brother|sister|everyone|contacts|followers)',
      ),
      with: /\b(?:where'?s my|my money|last chance|pay|payment|amount|minutes|by (?:noon|tonight|\d)|deadline|R ?\d|unless|or else|thumb|send button)\b/i,
      clears: ['joke', 'story'],
    },
  ],
  weighings: [
    {
      enough: 6,
      parts: [
        [
          2,
          /\b(?:(?:every|all|the|your|those|these|my|nice|our) (?:\w+ )?(?:videos?|photos?|pics?|pictures?|screenshots?|recordings?|chats?|nudes|messages|voice notes?)|recorded|screenshotted|(?:your )?(?:husband|wife|boyfriend|girlfriend|boss|fianc[eé]e?)(?:'s)? (?:profile|number|facebook|email|address)|your (?:secret|affair))\b/i,
        ],
        [
          2,
          /\b(?:your (?:\w+ )?(?:husband|wife|boss|family|mother|mom|father|church|pastor|group|friends|contacts|colleagues|followers|school|kids|partner)\b(?!'s (?:birthday|braai))|everyone|(?:doesn'?t|don'?t) know (?:about (?:me|us|it) )?yet|your fianc[eé]e?|stay quiet|keep (?:it )?quiet|goes? (?:to|out|online|public|live)|go viral|post(?:ed)?|upload|leak|publish|expose)\b/i,
        ],
        [
          2,
          rule(
            `${AMOUNT}|\\b(?:\\d+ ?k\\b|pay|e-?wallet|bitcoin|btc|transfer|cash ?send|\\d+ ?(?:hours?|hrs|minutes)|before (?:midnight|tonight|friday|monday)|by (?:midnight|tonight|tomorrow)|(?:talk|about) money|make a deal|what (?:is it|it's|that is) worth|would be a (?:shame|pity)|unless|do what i|or (?:it|they|i) )`,
          ),
        ],
      ],
      unless:
        /\b(?:thanks for|loved|wedding|recipe|playlist|braai|surprise party|graduation|split|my half|photographer)\b/i,
    },
  ],
  everyday: anyOf(
    // What was recorded is a match or a show.
    "^(?![\\s\\S]*\\b(?:you|u|your|ur|us) (?:\\w+ )?(?:in|naked|nude|with)\\b|[\\s\\S]*\\b(?:undress\\w*|naked|nudes?|cam|\\d{3,}|r\\d+|pay|post|leak|send|show|online|everyone|unless|or else|or i|your \\w+)\\b)[\\s\\S]*\\bi (?:recorded|taped|filmed) (?:the|that|a|last night'?s) (?:match|game|show|episode|series|race|final|concert|rugby|cricket|soccer|documentary|programme|sunset|whales?|penguins?)\\b",
    // Asked not to be shown to others, and nothing held out for it.
    "^(?![\\s\\S]*\\b(?:pay|money|cash|r ?\\d+|\\d{3,}|or (?:i|we|else|it|they|your)|unless|if (?:you|u) (?!(?:don'?t )?mind)|i(?:'?ll| will| can| have| ?'?ve got| know)|mine too|nudes?|naked|leak\\w*|expos\\w*|tell (?:your|ur)|(?:your|ur) (?:wife|husband|boss|mother|mom|family|work|church|boyfriend|girlfriend))\\b)[\\s\\S]*\\b(?:don'?t|dont|do not|never|rather (?:you )?(?:didn'?t|did not|not))\\b[^.!?]{0,12}\\b(?:post|put|share|upload|tag)(?:ing)?\\b[^.!?]{0,25}\\b(?:me|us|our|my|mine|photos?|pics?|pictures?|videos?|selfies?)\\b",
    // What the others on the app do.
    '^(?![\\s\\S]*\\b(?:pay|leak|post|expose|unless|or else|or i|your (?:family|wife|husband|boss|contacts))\\b)[\\s\\S]*\\b(?:guys|men|girls|women|people|everyone) (?:on (?:here|this app|the app)|i match with)\\b[^.!?]{0,20}\\bsend(?:s|ing)? me\\b',
    '\\b(?:entry|tickets?|fee)\\b[^.!?]{0,20}\\b(?:goes|going) to (?:\\w+ )?(?:cansa|charity|the spca|spca|school|shelter|hospice|a good cause|the choir|the club)\\b(?![\\s\\S]*\\b(?:pictures?|pics?|videos?|nudes?)\\b)',
    '^(?![\\s\\S]*\\b(?:nudes?|videos?|pictures?|pics?|photos?|screenshots?|tell (?:your|ur)|post|leak)\\b)[\\s\\S]*\\b(?:charity|fundraiser|fun run|raffle|bake sale|cansa|spca)\\b',
  ),
  isMistaken: ({ part }) => part === 'confidence',
};
