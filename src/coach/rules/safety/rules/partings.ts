/** Wants no more of it, in whatever words: what is not to be done any more, and how long. Each form needs its own end of it all. */
import { rule, type SafetyRule } from './rule.ts';

const WRITE =
  '(?:writ(?:e|ing)|text(?:ing)?|messag(?:e|ing)|msg(?:ing)?|dm(?:ing)?|whatsapp(?:ing)?|repl(?:y|ying)|respond(?:ing)?|answer(?:ing)?|call(?:ing)?|phon(?:e|ing)|contact(?:ing)?|reach(?:ing)? out|(?:get|getting|stay|be|keep|keeping|staying) in (?:touch|contact)|talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|communicat(?:e|ing)|hear from (?:you|u|each other)|com(?:e|ing) (?:back|by|around|near))';
const NEVER =
  '(?:again|any ?more|ever(?: again)?|for good|any longer|any further|at all|from now on|going forward|in (?:the )?future)';
/** Not of one subject, one kind of thing or one hour. */
const ONE_THING =
  '(?! (?:about|of|so|in (?:caps|comic|all caps)|at (?:work|night|midnight|\\d)|before|while|during|when|until|till|those|these|that|such|your (?:exes|ex)\\b|my (?:exes|ex)\\b|spoilers?|boring|baby|babe|love|dear|hun|ma|sir))';
const WHOM = '(?: (?:to |with )?(?:me|us|each other|one another|this (?:number|phone|person)))?';
/** Time to think is not the end, and neither is sushi. */
const NOT_THE_END =
  /\b(?:until|till|unless|before coffee|spoilers?|sushi|pizza|pineapple|karaoke|tequila|telemarketers?|estate agents?|spam|episode|finale|meet\b|in person|recipes?|hungry|instead|season|series|politics|rugby|the weather|monday|diet|at work|in a meeting|my (?:boss|landlord|bank|gran|sister|brother|mom|mum|dad)\b[^.!?]{0,20}\b(?:said|says|asked|told)|driving|on the (?:road|train))\b|😂|🤣/i;
/** Said with these, a plain `no need to reply` is a goodbye. */
const FINAL =
  /\b(?:ever|again|any ?more|goodbye|good ?bye|all the best|wish you (?:well|the best|all the best|luck)|done|over|final|moving on|moved on|take care|for good|please|blocked|deleting|unmatch\w*|not interested|no hard feelings|closing)\b/i;

export const PARTING_RULES: readonly SafetyRule[] = [
  {
    // `I'd rather we didn't speak again`, `it's better if you stop writing`, `let's not talk any more`.
    kind: 'no_contact_request',
    cue: rule(
      `\\b(?:(?:i'?d|i would|would|i|let'?s|lets|we (?:should|shouldn'?t|must|mustn'?t|will|won'?t|can'?t|cannot|don'?t need to|needn'?t)|(?:it'?s|its|it is|it would be|probably|think it'?s) (?:best|better|easier|healthier)|prefer|please|pls|kindly|asking|rather|want|need|like|said|says|told you|asked you|warn(?:ed|ing) you|you (?:should|can|must|need to|may|are)|try|promise)(?: \\S+){0,5} )?(?:not|didn'?t|don'?t|do not|never|no longer|wouldn'?t|won'?t|cannot|can'?t|shouldn'?t|mustn'?t|stop(?:ped)?|quit|cease|without) (?:to |us |you |we )?(?:ever |to |be |even |bother (?:to )?|try(?:ing)? to |keep )?${WRITE}${WHOM}(?: here| back)? ${NEVER}${ONE_THING}`,
    ),
    with: /\b(?:(?:i'?d|i would|would) (?:rather|prefer|like|love)|i (?:rather|prefer|want|need|think|don'?t)|let'?s|lets|we (?:should|shouldn'?t|must|mustn'?t|won'?t|can'?t|cannot|don'?t|are not|aren'?t)|(?:best|better|easier|healthier)|please|pls|kindly|(?:asked|asking|told|warn\w*|said|says)|you (?:should|can|must|need|may)|stop|quit|cease|don'?t|do not|never|try)\b/i,
    unless: new RegExp(
      `${NOT_THE_END.source}|\\b(?:can'?t (?:believe|wait|stop)|(?:i|(?<!\\b(?:rather|prefer|if|that|best|better|ask|think|say) )we|she|he|they|nobody|no ?one|people) (?:never|hardly|barely|just don'?t|don'?t even|can'?t|couldn'?t|didn'?t) (?:\\w+ )?(?:text|call|write|talk|speak|chat|phone|reply)|(?:why|how come|do|did) (?:you|we|u)|you never|you (?:don'?t|didn'?t) (?:\\w+ )?(?:text|call|write|talk|reply|answer|message|phone)|if you (?:don'?t|never)|my ex|her\\b|him\\b|them\\b|miss(?:ed|ing)? (?:you|u|this))`,
      'iu',
    ),
    clears: ['joke'],
  },
  {
    // `no need to write back, ever`
    kind: 'no_contact_request',
    cue: rule(
      `\\bno (?:need|point|reason|use|sense)(?: for you)? (?:to|in)(?: (?:even|ever|keep|bother))* ${WRITE}\\b${WHOM}(?: back)?\\b(?! (?:now|right|tonight|today|straight|quickly|fast|if)\\b)|\\b(?:please )?(?:save|spare) (?:me|yourself|us) (?:the|any|your) (?:more )?(?:messages?|repl(?:y|ies)|texts?|answers?|excuses and)\\b|\\b(?:do not|don'?t) bother (?:to )?${WRITE}\\b(?! (?:now|tonight|today|if|the)\\b)`,
    ),
    with: FINAL,
    unless: NOT_THE_END,
    clears: ['joke', 'story'],
  },
  {
    // `can you just not message me`
    kind: 'no_contact_request',
    cue: rule(
      `\\b(?:can|could|would|will) (?:you|u)(?: (?:please|pls|just|kindly|maybe|at least|all|guys))* (?:not|stop|quit) (?:keep )?${WRITE} (?:to |with )?(?:me|us)(?= *(?:[.!?,]|$|(?:again|any ?more|please|pls|thanks|ever|now|at all|already)\\b))`,
    ),
    unless: /\b(?:baby|babe|names|love|dear|it\b)\b|😂|🤣/i,
  },
  {
    // `not to message here again`, told by whoever now reads along.
    kind: 'no_contact_request',
    cue: rule(
      `\\b(?:not|don'?t|do not|never|stop) (?:to |you to )?${WRITE}${WHOM} (?:here|on here|this (?:number|phone|chat|account)|on this (?:number|phone|app))\\b`,
    ),
    with: /\b(?:again|any ?more|ever|never|husband|wife|boyfriend|girlfriend|partner|please|says|told|asked)\b/i,
    unless: NOT_THE_END,
    clears: ['joke'],
  },
  {
    // Out of a life, an inbox, a phone.
    kind: 'no_contact_request',
    cue: /\b(?:(?:get|stay|keep|remain|be|want you|need you|go) (?:the \w+ )?(?:\w+ )?(?:out of|away from|gone from|off) my (?:life|inbox|dms?|phone|messages|chats?|world|sight|mentions)|(?:leave|keep) me out of (?:your|ur) (?:life|drama|messages|inbox)|don'?t (?:ever )?(?:come|show up|pop up|appear|slide) (?:back |again )?(?:in|into|to|near) my (?:life|inbox|dms?|phone|messages|house|work)|(?:nothing|no ?thing) (?:(?:more |else |left )?to say to|more to do with|(?<=want )to do with) (?:you|u)\b|want nothing (?:more )?to do with (?:you|u)\b|(?:nothing|not anything) (?:more|else|left) (?:to say|to discuss|to talk about)(?! (?:about|on|except|but))|(?:want|need|wish|ask|like|prefer) to be left (?:alone|in peace)(?= *(?:[.!,]|$|(?:now|please|by you|from now)\b))|(?:cut|end|break off|cease|terminate|stop) (?:all |any |our |this )?(?:contact|communication|correspondence|chat|conversation)(?: (?:here|now|with you|for good|between us))?|(?:contact|messages?|calls?|texts?) (?:from you )?(?:is|are) (?:not|no longer|un)\s?(?:welcome|wanted)|not welcome (?:here|in my (?:life|inbox|dms?|chats?)) any ?more)\b/i,
    unless:
      /\b(?:until|till|unless|with my (?:ex|boss|landlord|mother|mom|sister|brother)|my ex|he\b|she\b|they\b|him\b|her\b|with the (?:bank|agent|landlord)|speechless|you win|your honou?r|wow|beautiful|exam|meeting)\b|😂|🤣/i,
    clears: ['joke', 'story'],
  },
  {
    // Wiped out: the number, the name, the chat.
    kind: 'no_contact_request',
    cue: /\b(?:(?:please |kindly |just )*(?:erase|delete|forget|lose|bin|scrap|wipe|remove|scratch|take|burn|clear) (?:out |off )?(?:my (?:number|name|contact|contacts|details|profile|pics and number)|this (?:number|chat|contact)|me (?:from|off) (?:your|ur) (?:phone|contacts?|list|life|memory|whatsapp)|(?:that )?(?:you|we|u) (?:ever|even) (?:(?:knew|know|had) (?:me|my|each other|this|any)|met|matched|talked|spoke))|(?:forget|pretend|act like|imagine) (?:that )?(?:you|we|u)(?:'ve)? (?:never|don'?t|didn'?t) (?:\w+ )?(?:met|matched|spoke|talked|know|knew|happened|existed)|forget (?:about me|i exist\w*|me)(?= *(?:[.!,]|$|(?:please|and|now|completely|for good)\b))(?!\W+(?:how|tell|what|let'?s)\b))\b/i,
    unless:
      /\b(?:forget me not|don'?t forget|never forget|didn'?t forget|you(?:'ll| will) forget|start (?:over|again|fresh)|first impression|that (?:date|joke|pun)|by (?:accident|mistake)|new (?:number|phone)|old number|my ex)\b|😂|🤣|😏/i,
    clears: ['joke', 'story', 'denied'],
  },
  {
    // The button, the report, the last one there is.
    kind: 'no_contact_request',
    cue: /\b(?:(?:putting|put|adding|sending) (?:you|u|this number) (?:on|to) (?:block|my block|the block list|blocked)|(?:pressing|hitting|clicking|tapping|press|hit|finger on) (?:the )?(?:block|unmatch|report)\b(?! (?:on|for|card|the)\b)|(?:one|1|any|another) (?:more|further|single) (?:message|text|call|word|reply|dm|msg)\b[^.!?]{0,25}\b(?:block\w*|report\w*|police|lawyer|security|my (?:husband|brother|dad|boyfriend|lawyer))|(?:i(?:'ll| will|'m going to| am going to|'m)?|gonna|time to|have to|want to|about to) (?:now |be )?(?:block(?:ing)?|unmatch(?:ing)?|report(?:ing)?) (?:you|u|this|him|her)?\b[^.!?]{0,10}(?:now|here|so|goodbye|bye|don'?t)|(?:last|final) (?:message|reply|text|word|time)\b[^.!?]{0,40}\b(?:from me|from (?:you|u)|i(?:'ll| will| write| send| reply| answer| say| ask)|you(?:'ll| will| get| hear)|between us)|(?:won'?t|will not|not going to|never going to|am not|i'?m not|refuse to) (?:be )?(?:reply|replying|answer|answering|respond|responding|read|reading|open|opening)(?: (?:to )?(?:you|this|these|your (?:messages|texts)|any of (?:this|it|them)|anything|messages))? (?:again|any ?more|any longer|any further|from now on|after this)|that is (?:my )?final(?! answer)|take (?:this|that|it) as (?:my |a )?(?:final|goodbye|the end))\b/i,
    unless:
      /\b(?:season|series|episode|slice|exam|rusk|chocolate|drink|tonight|for today|today's|goodnight|good night|promise i'?ll stop|lol|haha|pun|puns|joke|meme|spoil\w*|until (?:i|tomorrow|monday)|marked as|offer|price)\b|😂|🤣|😏/i,
    clears: ['joke', 'story'],
  },
  {
    // Somebody else's turn to be bothered.
    kind: 'no_contact_request',
    cue: /\b(?:(?:go |please )?(?:find|bother|annoy|pester|message|text|harass|try) (?:someone|somebody) else\b|(?:take|send) (?:it|this|that|your (?:messages|texts|drama|charm)) (?:elsewhere|somewhere else)|move along(?: now)?(?= *(?:[.!,]|$|please))|keep (?:your|ur) distance|stay (?:far )?away (?:from (?:me|us)\b|please|now|for good)|(?<!\b(?:i'?ll|i|we|we'?ll|to|and|can|could) )(?:please )?just (?:let me (?:be|go)|go)(?= *(?:[.!,]|$|(?:please|now|and)\b))|(?:i want|asking|i need|i'?d like|i would like|telling|begging) (?:you|u) (?:gone|to (?:please )?(?:go away|disappear|vanish|leave|get lost|let me go))|(?<=^|[.!?,;] *)(?:get |stay )?out of my (?:dms?|inbox|messages|chats?)|if (?:you|u) (?:have|had|got|respect) (?:any |an ounce of |a bit of |some |me)?(?:self[- ]?)?(?:respect|decency|shame|manners|heart|at all)?[^.!?]{0,15}\b(?:not|won'?t|don'?t|never|stop|leave) (?:reply|write|answer|respond|text|message|call|contact|writing|texting|me alone))\b/i,
    with: /\b(?:please|now|again|stop|leave|alone|not interested|done|i(?:'ve| have) (?:asked|said|told)|bother|annoy|pester|harass|elsewhere|somewhere else|distance|from (?:me|us)\b|gone|disappear|vanish|get lost|reply|respond|answer|dms?|inbox|go away|let me be|said no|for good)\b/i,
    unless:
      /\b(?:to (?:play|go|cover|swap|help|do)|from (?:me|my) (?:\w+ )?(?:fries|chips|food|plate|chocolate|pizza|dessert|phone charger)|when i(?:'m| am) (?:sick|hungry|hangry)|a cold|sick|from (?:the|that)|flu|covid|germs|contagious|dance|lift|ride)\b|😂|🤣|😏/i,
    clears: ['joke', 'story', 'denied'],
  },
  {
    // A chat closed for good.
    kind: 'no_contact_request',
    cue: /\b(?:(?:leave|end|close|finish|stop|cut|call) (?:it|this|things|the chat|this chat|the conversation|us) (?:here|there|now|off|at that|today)(?:,? (?:and )?(?:for good|for ever|forever|permanently|completely))|(?:for good|once and for all|permanently|forever)\b[^.!?]{0,25}\b(?:goodbye|no (?:more )?(?:messages?|contact|calls|texts)|don'?t (?:write|text|call|reply))|(?:stay|remain|keep it|leave it) (?:closed|shut|dead|finished)|(?:we|you and i|this) (?:are|is|'re|re) (?:so |completely |totally |officially |really )?(?:done|over|finished|through)\b[^?]{0,40}\b(?:don'?t|do not|no|stop|never|delete|lose|bye|goodbye|blocked?) (?:reply|write|text|call|contact|message|my|more|writing|texting|answering|respond|me|try|come|ever|need to reply)|(?:goodbye|good ?bye|bye)[ ,.!]+(?:and )?(?:i mean (?:it|that)|for (?:good|real|ever)|don'?t (?:reply|write|answer|follow)|(?:please )?do not))/i,
    unless:
      /\b(?:packing|painting|exam|shopping|work|for today|for tonight|tonight|the series|season|episode|gate|door|window|shop|restaurant|relationship with|my ex)\b|😂|🤣/i,
    clears: ['joke', 'story'],
  },
  {
    // The other languages of the country.
    kind: 'no_contact_request',
    cue: /\b(?:(?:wil|gaan) (?:nie|niks) (?:meer |weer |ooit )?(?:met jou|van jou|by jou|jou)?[^.!?]{0,20}(?:praat|hoor|gesels|chat|skryf|antwoord|sien|te doen)|hou op (?:om )?(?:(?:vir )?my )?(?:te )?(?:skryf|app|bel|boodskap|pla|kontak|lastig|stuur)|moenie (?:weer|meer|ooit|terug)(?: \w+){0,3} (?:skryf|app|bel|kontak|antwoord|stuur|praat)|moet my nie (?:weer|meer|ooit)|vergeet (?:van|my nommer)|vee my nommer uit|hlukana nami|ngihlukane?|yeka uku(?:ngi|ndi)\w+|ungasangi\w+|ungaphindi\w*|musa uku(?:ngi|ndi)\w+|unga(?:ngi|ndi)(?:bhalel|fonel|xhumana|thint|qhagamshel)\w+|mphe sebaka|tlohela ho \w*(?:ngolla|letsetsa)|se ke wa (?:hlola|nngolla|nletsetsa))/i,
    unless: /😂|🤣|\b(?:haha|lol)\b/i,
  },
];
