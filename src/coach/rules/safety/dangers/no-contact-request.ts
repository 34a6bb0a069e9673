/** Wants no more contact, in whatever words. Each form needs its own end of it all. */

import { AT_PLAY } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const WRITE =
  '(?:writ(?:e|ing)|text(?:ing)?|messag(?:e|ing)|msg(?:ing)?|dm(?:ing)?|whatsapp(?:ing)?|repl(?:y|ying)|respond(?:ing)?|answer(?:ing)?|call(?:ing)?|phon(?:e|ing)|contact(?:ing)?|reach(?:ing)? out|(?:get|getting|stay|be|keep|keeping|staying) in (?:touch|contact)|talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|communicat(?:e|ing)|hear from (?:you|u|each other)|com(?:e|ing) (?:back|by|around|near))';
const NEVER =
  '(?:again|any ?more|ever(?: again)?|for good|any longer|any further|at all|from now on|going forward|in (?:the )?future)';
/** Not of one subject, one kind of thing or one hour. */
const ABOUT_ONE_THING =
  '(?! (?:about|of|so|in (?:caps|comic|all caps)|at (?:work|night|midnight|\\d)|before|while|during|when|until|till|those|these|that|such|your (?:exes|ex)\\b|my (?:exes|ex)\\b|spoilers?|boring|baby|babe|love|dear|hun|ma|sir))';
const WHOM = '(?: (?:to |with )?(?:me|us|each other|one another|this (?:number|phone|person)))?';
/** Time to think is not the end, and neither is sushi. */
const NOT_THE_END =
  /\b(?:until|till|unless|before coffee|spoilers?|sushi|pizza|pineapple|karaoke|tequila|telemarketers?|estate agents?|spam|episode|finale|meet\b|in person|recipes?|hungry|instead|season|series|politics|rugby|the weather|monday|diet|at work|in a meeting|my (?:boss|landlord|bank|gran|sister|brother|mom|mum|dad)\b[^.!?]{0,20}\b(?:said|says|asked|told)|driving|on the (?:road|train))\b|😂|🤣/i;
/** Said with these, a plain `no need to reply` is a goodbye. */
const FINAL =
  /\b(?:ever|again|any ?more|goodbye|good ?bye|all the best|wish you (?:well|the best|all the best|luck)|done|over|final|moving on|moved on|take care|for good|please|blocked|deleting|unmatch\w*|not interested|no hard feelings|closing)\b/i;
/** A limit on one thing, where nothing else asks for an end of it all. */
const LIMIT_ON_ONE_THING =
  "^(?![\\s\\S]*\\b(?:leave me alone|block\\w*|unmatch\\w*|never (?:again|contact|write|text|call)|(?:don'?t|do not) (?:contact|write|message|text|call)|not interested|i said stop|police|harass\\w*|anymore|any more|or anything|at all|done (?:with|here)|goodbye|lose my number)\\b)[\\s\\S]*\\bstop (?:(?:sending|texting|whatsapping|tagging) me (?:in )?(?:(?:\\w+ ){0,3}(?:articles?|links?|reels?|memes?|videos?|clips?|tiktoks?|pics?|photos?|recipes?|songs?|playlists?|voice ?notes?|vns?|spoilers?|news|podcasts?|quizzes|gifs?|stickers?|horoscopes?|adverts?|jokes?|puns?|diets?|good (?:morning|night)s?))|calling me (?!again\\b|at\\b|on\\b|every|now\\b|and\\b|or\\b|please\\b|from\\b|in\\b|all\\b|until\\b|after\\b|when\\b|so\\b|pls\\b|i\\b|you\\b|this\\b|late\\b|names\\b|back\\b)\\w+)";
/** Who writes first, and an ex who writes: a wish for more, or somebody else. */
const WRITES_FIRST =
  "^\\W*(?:(?:hey|hi|so|but|why is it that)[ ,]+)*(?:(?:you|u) (?:never|hardly ever|barely|rarely|don'?t ever|only) (?:text|message|msg|write|call|reply|answer|respond|text back)(?: (?:to )?me)?(?: (?:first|back|anymore|once a day|at night))*|my ex (?:won'?t|wont|doesn'?t|can'?t|keeps?|is still|still|just)(?: (?:stop|leave))?(?: (?:text|messag|call|phon|writ|contact)\\w*)?(?: me)?(?: alone)?(?: (?:again|lately|today|every day))*)(?: (?:lol|haha|tbh))*\\W*$";
const STAYS_IN_TOUCH =
  "^(?![\\s\\S]*\\b(?:leave me|block\\w*|unmatch\\w*|never (?:again|contact|write|text|call)|(?:don'?t|do not) (?:contact|write|message|text)|not interested|police|harass\\w*|or anything|or ever|anything (?:else|more)|(?:no|any) contact|go away|stay away|scar(?:e|es|ed|ing|y)|frighten\\w*|at all|done (?:with|here)|goodbye|lose my number|no longer|no more|nothing|finished|klaar|it'?s over|we'?re done)\\b)";
/** A name that they will not be called. */
const NOT_THAT_NAME = `${STAYS_IN_TOUCH}[\\s\\S]*\\b(?:don'?t|do not|never) call me (?!again|back|at\\b|on\\b|every|now\\b|and\\b|or\\b|please\\b|from\\b|in\\b|all\\b|until|till|after|before|when|while|so\\b|pls\\b|i\\b|you\\b|u\\b|this|that (?:late|early|often)|late|early|any|ever|\\w+day\\b|tonight|tomorrow|today|unless|if\\b|names\\b|here|over|to\\b|about|for\\b|with|by|unannounced|randomly)[a-z]+`;
/** Things that are not to come to their door or desk. */
const NOT_SENT_THERE = `${STAYS_IN_TOUCH}[\\s\\S]*\\b(?:don'?t|do not|stop) (?:send|bring|order|deliver)(?:ing)? (?:me )?(?:(?:more|any|your|the|such|big) ){0,2}(?:flowers|gifts?|presents?|food|chocolates?|parcels?|lunch|coffee|cake|balloons|uber eats)\\b`;
/** A no to one question, which asks nobody to go. */
const NO_MORE_ASKING =
  "^\\W*(?:(?:no|nope|nee|look|hey|ok)[ ,.!]+)*(?:please |pls )?(?:don'?t|do not|stop) ask(?:ing)?(?: me)?(?: (?:that|this|it|about \\w+(?: \\w+)?|for (?:my |it|the )?\\w*))?(?: (?:again|any ?more|please|pls|now))*\\W*$";

export const noContactRequest: Danger = {
  severity: 'caution',
  action: 'do_not_contact',
  advice:
    'They asked for no more contact. The kind and the safe thing is to send nothing more, here or anywhere else.',
  title: 'They asked for no more contact',
  intents: ['rejection_hard', 'boundary'],
  traits: ['carries over'],
  ifDrafted: undefined,
  guessedAs: 'grave',

  rules: [
    {
      cue: /\b(?:(?:please |pls |just |seriously ){0,4}(?:stop|quit) (?:messaging|texting|contacting|calling|writing|bothering|dm-?ing|msging|replying to)(?: (?:to )?(?:me|us))?(?! (?:so late|late|at (?:midnight|work|night)|with|like))|(?:don'?t|do not|never) (?:ever )?(?:message|text|contact|call|write|dm|speak to|talk to|reply to) (?:to )?me (?:again|anymore|any more|ever)|(?:don'?t|do not|never) (?:ever )?(?:message|contact) me\b|stop sending (?:me )?(?:any (?:more )?)?(?:messages|texts|anything)\b|leave me (?:alone|be)|i(?:'?m| am) (?:going to |gonna )?block(?:ing|ed)? you|i(?:'?ve| have|'?ll| will)? block(?:ed)? you|delete my number|lose my number|no (?:more|further) (?:contact|messages)(?! (?:from|with|to) (?!you|u\b|this|your|me\b|us\b|him|her|any)\w)|don'?t want (?:to (?:hear from|talk to|speak to|be contacted by)|any (?:more )?(?:contact|messages)(?: from)?) (?:you|u)|want no contact|unmatch me|forget (?:you know|my) (?:me|number)|hou op om my|los my uit|los my (?:asb|alleen|nou)|moenie my (?:weer |meer )?(?:kontak|boodskap|bel)|ngiyeke|ngicela ungiyeke|déjame en paz|deja de escribirme|no me escribas|laisse[- ]moi tranquille|arrête de m'écrire|lass mich in ruhe)\b/i,
      unless:
        /\b(?:(?:stop|quit) calling (?:me|us) (?:baby|babes?|bae|hun|honey|sweet\w*|darling|dear|love|princess|angel|girl|boy|that)\b|stop (?:texting|messaging|calling) me (?:so|such|at work)|leave me alone (?:with|for a|in a)|me (?:before|until|while|about|unless|without|in comic|after (?:\d|eight|nine|ten|eleven|midnight|dark|work|hours|bedtime)|(?:so|this|that|too) (?:late|early)|during)|can'?t stop|don'?t stop|told (?:him|her|them|my ex) to|stop (?:texting|messaging|writing|calling)(?: me)? and (?:go|eat|sleep|drive|come|get|kiss|study|work|focus|rest|look|enjoy|tell)|haha|at work because|or i'?ll (?:never|fall|end up)|distracting|making me (?:laugh|smile|blush)|i asked (?:him|her|them|my))\b|😂|🤣|😏/i,
    },
    {
      cue: /\b(?:(?:don'?t|do not) (?:want|need) (?:any (?:more )?)?(?:contact|messages|calls)\b|lose (?:this|my) number|(?:don'?t|do not) (?:text|call|come|message|write|contact|phone)\b[^.!?]{0,12}\b(?:don'?t|do not|or) (?:text|call|come|message|write|contact|phone)|last (?:message|text|time|thing) (?:you(?:'ll| will)?|that you) (?:get|hear|receive|ever)|(?:don'?t|do not) (?:come (?:to|near|by) my (?:work|house|home|place|office|gym|family)|call|contact|write|reply|respond|phone|text|message)(?: (?:to )?me)?(?: again| anymore| any more| ever)?(?=\s*(?:[.!,]|$| and (?:do not|don'?t)))|(?:don'?t|do not|never) (?:ever )?(?:write|speak|talk|reach out|come near|phone|email|follow)(?: (?:to )?me)? (?:again|anymore|any more|ever)|blocked you (?:on|everywhere)|stay (?:away from|out of) (?:me|my)|(?:we'?re|i'?m|this is) done[,.]? (?:please )?(?:don'?t|do not|no more|leave)|take the hint|go away(?= (?:and|now|please)|[.!,]|$)|i said (?:stop|leave)|respect (?:that|my (?:decision|wishes)) and (?:don'?t|leave|stop)|moenie (?:weer |meer |ooit )?(?:vir )?my (?:weer |meer |ooit )?(?:\w+ )?(?:stuur|bel|skryf|kontak|app|pla)|los my (?:uit|net)|bly weg van my|ungaphinde ungi\w+|sukungi\w+|ungangi(?:shayeli|bhaleli|thinti)|sukundi\w+|ndiyeke|ngiyeke|ntlohele|o se ke wa nketsa|ntlogele)\b/i,
      with: /\b(?:again|anymore|any more|ever|finished|do not|contact|hint|number|respect|asked|please|stop|block\w*|last|done|(?:to|near|by|of) my|away|moenie|los|bly|unga\w+|suku\w+|ngiyeke|ndiyeke|ntlohele|ntlogele)\b/i,
      unless:
        /\b(?:before (?:coffee|\d|noon|my|i've)|until (?:i|after|\d|we)|(?:while|when) i'?m|in a meeting|text is better|texting is|at work|about (?:rugby|politics|work|pineapple)|in comic sans|if (?:it'?s|you'?re) (?:late|running|busy)|without (?:snacks|coffee|wine)|with a|you (?:don'?t|do not) (?:need|have) to|don'?t want (?:any )?contact (?:lens|sport|rugby)|(?:why|how come) (?:do|don'?t|did|didn'?t) (?:we|you|u)\b|(?:we|they|people) never|i promise|do not (?:call|text) while|drive safe|he |she |my ex)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Somebody who laughs while they block means the block.
      cue: /\b(?:don'?t|do not|never) (?:ever )?(?:message|text|contact|call|write|dm|speak|talk|reply|phone)(?: to)? me (?:here )?(?:again|anymore|any more|ever)\b/i,
      with: /\b(?:block(?:ed|ing)?|unmatch(?:ed|ing)?|reported|i mean (?:it|this)|i(?:'?m| am) (?:\w+ )?serious|not (?:joking|a joke)|no joke|i(?:'ve| have)? (?:asked|told) (?:you|your)|police)\b/i,
      unless: /\b(?:unless|until|if you (?:spoil|eat|like|don'?t like)|pineapple|before coffee|spoilers?)\b/i,
      clears: ['story'],
    },
    inOtherLanguages(
      'moe(?:nie|t)…(?:my )?(?:ooit |weer |nooit |nie )…(?:kontak|skryf|bel|boodskap\\p{L}*|stuur)',
      'los my (?:uit|met rus)|laat my met rus|hou op (?:om )?(?:vir )?my…(?:skryf|bel|kontak)',
      'musa uku(?:ndi|ngi)\\p{L}+|(?:unga|musa uku|ungaphind\\p{L}*|ningaphind\\p{L}*)(?:sa|phinde u|be usa)?(?:ngi|ndi|wu)(?:thint|bhal|shay|thumel|xhum|ncokol|tsal)\\p{L}*',
      'o se ke (?:wa|oa) (?:n\\p{L}+)|tlohela ho…n\\p{L}+|u se ke…',
      '(?:no me (?:escrib|contact|busqu)\\p{L}*|no me (?:llam|habl|mand)\\p{L}*(?:(?! de ).{0,30}(?:m[aá]s|nunca|otra vez|de nuevo|jam[aá]s)|(?= *(?:[.!]|$)))|d[eé]jame en paz|no quiero (?:saber|hablar)…m[aá]s)',
      "(?:ne m'?[eé]cri\\p{L}*|ne me (?:contact|appel|parl)\\p{L}*|laisse[- ]moi tranquille|ne plus m'?[eé]crire)",
      '(?:schreib|kontaktier|ruf|melde?)\\p{L}* (?:mir|mich|dich)…(?:nicht|nie)…(?:mehr|wieder)|lass mich in ruhe',
      '(?:n[aã]o me (?:escrev|mand|lig|contact|procur)\\p{L}*|n[aã]o quero mais falar|me deixa em paz|deixa[- ]me em paz)',
      'neem geen contact|(?:stuur|app|bel) me niet meer|laat me met rust|non (?:mi )?(?:contattar|scriver)\\p{L}*|non voglio pi[uù] sentir\\p{L}*|nie pisz do mnie|bir daha yazma|usinitumie ujumbe',
      'beni rahat b[ıi]rak|bana (?:art[ıi]k )?yazma|(?:daj|dajcie) mi (?:[sś]wi[eę]ty )?spok[oó]j|zostaw mnie(?: w spokoju)?|nie dzwo[nń] do mnie|lasciami (?:stare|in pace)|smettila di (?:scriver|chiamar)mi|non (?:mi )?(?:cercar|chiamar|telefonar)(?:mi|e)? (?:mai )?pi[uù]|(?:beni )?bir daha (?:beni )?ara(?:ma|may[ıi]n)(?: beni)?|niache(?: tafadhali)?|usinisumbue|ndisiye(?:i)?|usandi(?:netse|fonere|nyorere)',
      'mujhe (?:akel[aei] chh?od\\p{L}*|message mat|pareshan mat)\\p{L}*|akel[aei] chh?od do|dobara (?:message|call) mat|(?:las[aă]-m[aă]|las[aă] m[aă]) [iî]n pace|nu-mi mai scrie|hagyj b[eé]k[eé]n|ne [ií]rj t[oö]bbet|lad mig v[aæ]re|l[aä]mna mig ifred|j[aä]t[aä] (?:minut )?rauhaan|jangan (?:ganggu|hubungi) (?:saya|aku)|tigilan mo (?:na )?ako|dej mi pokoj|nech m[eě] (?:b[yý]t|na pokoji)|ntlogele|ndzitshike|ntutshele|nt?logele',
    ),
    {
      cue: /\b(?:(?:don'?t|do not|never|no longer|not) (?:want|wish|need|like|care) to (?:hear from|speak to|talk to|be contacted by) (?:you|u)\b(?! (?:cry|sad|go|leave|hurt|unhappy))|not (?:to )?hear from (?:you|u) (?:again|any ?more)|(?:take|remove|delete|erase|lose) my (?:number|contact|details|name) (?:from|out of|off|and)|(?:please )?(?:remove|delete|lose|forget) my (?:number|contact)\b|(?:this|that|it) (?:is|was|will be) (?:my|the|our) last (?:message|text|reply|email|word)\b|(?:want|need|ask(?:ed|ing)? for|prefer|agreed on|chose) (?:no|zero) (?:more |further )?contact\b(?! (?:from|with|to) (?!you|u\b|this|your|me\b|us\b|any)\w)|(?:any|further|all|every) (?:further |more )?(?:contact|messages?|correspondence|calls?)\b[^.!?]{0,30}\b(?:unwelcome|police|harassment|lawyer|court|stop|stops|reported))\b/i,
      unless: /\b(?:unless|until|finale|spoilers?|before coffee|if you don'?t like)\b/i,
      clears: ['story', 'joke'],
    },
    inFewWords(
      {
        unless:
          /\b(?:unless|never too (?:late|early|soon|tired|busy)|spoil\w*|finale|laugh|smil\w*|giggl\w*|funny|before coffee|when i'?m driving|at work|lol|till \d+|until \d+|exam|in an? (?:meeting|lecture|class)|in church|telemarketers?|spam|sales (?:people|calls))\b|😂|🤣/i,
      },
      `(?:lose|delete|forget|remove)…(?:this|my|the) (?:chat|number|contact)|forget…(?:this|my) number|forget ${YOU} ever`,
      `(?:no more|not any more)…(?:texts?|calls?|msgs|messages|good mornings?|good nights?|voice notes)`,
      `stop…(?:text|msg|messag|whatsapp|call|writ|contact|dm|look(?:ing)? for|phon)(?:e|ing)? (?:me|this (?:phone|number)|us)(?= *(?:[.!,?]|$| (?:again|any ?more|and|or|i|i'm|please|pls|now|already|you|u|on|it|this|from|ever|leave|every))) *(?! (?:about|when|while|if))`,
      `block(?:ing|ed)? ${YOU}(?: now)?(?: bye)?|${YOU}(?:'re| are) (?:now )?blocked|unmatching…don't (?:look|try|find)`,
      `stay (?:gone|away from me)|leave me(?: and my [a-z]+)? alone(?! with)|empty inbox|last (?:time|courtesy)[, ]+i (?:reply|answer|write)|last courtesy`,
      `taking ${YOUR} number off|take mine off`,
    ),
    inFewWords(
      {
        // Not now is not never: it takes a word for never, a refusal beside it, or nothing beside it.
        with: /\b(?:again|any ?more|ever|never|no more|stop|block\w*|report\w*|police|not interested|i(?:'ve| have)? (?:said|asked|told)|over|done|finished|enough|(?:good)?bye|leave me|go away|number|unmatch\w*|serious|creep\w*|pervert|psycho|weirdo|lawyer|clear|respect|husband|wife|married|seeing someone|met someone|moved on|boyfriend|girlfriend|changed my mind)\b|^\W*(?:(?:please|pls|plz|just|hey|look|ok|sorry|kindly|and|u|you|rather) )*(?:don'?t|do not|never) (?:try to )?(?:text|msg|message|whatsapp|call|write|contact|dm|phone)(?: to)? (?:me|us|this number)(?: (?:please|pls|thanks|thank you|ok|okay))?\W*$/i,
        unless:
          /\b(?:unless|never too (?:late|early|soon|tired|busy)|spoil\w*|finale|laugh|smil\w*|giggl\w*|funny|before coffee|when i'?m driving|at work|lol|till \d+|until \d+|exam|in an? (?:meeting|lecture|class)|in church|telemarketers?|spam|sales (?:people|calls)|game over|over(?: the)? weekend)\b|😂|🤣/i,
      },
      `(?:don't|dont|do not|never)…(?:text|msg|message|whatsapp|call|write|contact|dm|look for|phone)(?:ing)? (?:to )?(?:me|this (?:phone|number)|us)(?! (?:after|before|when|while|during|about|if|so|like|at|until|till|yet|anything|spoilers?|bab[ey]|dear|sweet\\w*|love|hun|sir|by|a|an|that|late|poppie|boring|old|ma'?am|names?|back in))`,
    ),
    {
      // `I'd rather we didn't speak again`, `it's better if you stop writing`, `let's not talk any more`.
      cue: rule(
        `\\b(?:(?:i'?d|i would|would|i|let'?s|lets|we (?:should|shouldn'?t|must|mustn'?t|will|won'?t|can'?t|cannot|don'?t need to|needn'?t)|(?:it'?s|its|it is|it would be|probably|think it'?s) (?:best|better|easier|healthier)|prefer|please|pls|kindly|asking|rather|want|need|like|said|says|told you|asked you|warn(?:ed|ing) you|you (?:should|can|must|need to|may|are)|try|promise)(?: \\S+){0,5} )?(?:not|didn'?t|don'?t|do not|never|no longer|wouldn'?t|won'?t|cannot|can'?t|shouldn'?t|mustn'?t|stop(?:ped)?|quit|cease|without) (?:to |us |you |we )?(?:ever |to |be |even |bother (?:to )?|try(?:ing)? to |keep )?${WRITE}${WHOM}(?: here| back)? ${NEVER}${ABOUT_ONE_THING}`,
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
      cue: rule(
        `\\bno (?:need|point|reason|use|sense)(?: for you)? (?:to|in)(?: (?:even|ever|keep|bother))* ${WRITE}\\b${WHOM}(?: back)?\\b(?! (?:now|right|tonight|today|straight|quickly|fast|if)\\b)|\\b(?:please )?(?:save|spare) (?:me|yourself|us) (?:the|any|your) (?:more )?(?:messages?|repl(?:y|ies)|texts?|answers?|excuses and)\\b|\\b(?:do not|don'?t) bother (?:to )?${WRITE}\\b(?! (?:now|tonight|today|if|the)\\b)`,
      ),
      with: FINAL,
      unless: NOT_THE_END,
      clears: ['joke', 'story'],
    },
    {
      // `can you just not message me`
      cue: rule(
        `\\b(?:can|could|would|will) (?:you|u)(?: (?:please|pls|just|kindly|maybe|at least|all|guys))* (?:not|stop|quit) (?:keep )?${WRITE} (?:to |with )?(?:me|us)(?= *(?:[.!?,]|$|(?:again|any ?more|please|pls|thanks|ever|now|at all|already)\\b))`,
      ),
      unless: /\b(?:baby|babe|names|love|dear|it\b)\b|😂|🤣/i,
    },
    {
      // `not to message here again`, told by whoever now reads along.
      cue: rule(
        `\\b(?:not|don'?t|do not|never|stop) (?:to |you to )?${WRITE}${WHOM} (?:here|on here|this (?:number|phone|chat|account)|on this (?:number|phone|app))\\b`,
      ),
      with: /\b(?:again|any ?more|ever|never|husband|wife|boyfriend|girlfriend|partner|please|says|told|asked)\b/i,
      unless: NOT_THE_END,
      clears: ['joke'],
    },
    {
      // Out of a life, an inbox, a phone.
      cue: /\b(?:(?:get|stay|keep|remain|be|want you|need you|go) (?:the \w+ )?(?:\w+ )?(?:out of|away from|gone from|off) my (?:life|inbox|dms?|phone|messages|chats?|world|sight|mentions)|(?:leave|keep) me out of (?:your|ur) (?:life|drama|messages|inbox)|don'?t (?:ever )?(?:come|show up|pop up|appear|slide) (?:back |again )?(?:in|into|to|near) my (?:life|inbox|dms?|phone|messages|house|work)|(?:nothing|no ?thing) (?:(?:more |else |left )?to say to|more to do with|(?<=want )to do with) (?:you|u)\b|want nothing (?:more )?to do with (?:you|u)\b|(?:nothing|not anything) (?:more|else|left) (?:to say|to discuss|to talk about)(?! (?:about|on|except|but))|(?:want|need|wish|ask|like|prefer) to be left (?:alone|in peace)(?= *(?:[.!,]|$|(?:now|please|by you|from now)\b))|(?:cut|end|break off|cease|terminate|stop) (?:all |any |our |this )?(?:contact|communication|correspondence|chat|conversation)(?: (?:here|now|with you|for good|between us))?|(?:contact|messages?|calls?|texts?) (?:from you )?(?:is|are) (?:not|no longer|un)\s?(?:welcome|wanted)|not welcome (?:here|in my (?:life|inbox|dms?|chats?)) any ?more)\b/i,
      unless:
        /\b(?:until|till|unless|with my (?:ex|boss|landlord|mother|mom|sister|brother)|my ex|he\b|she\b|they\b|him\b|her\b|with the (?:bank|agent|landlord)|speechless|you win|your honou?r|wow|beautiful|exam|meeting)\b|😂|🤣/i,
      clears: ['joke', 'story'],
    },
    {
      // Wiped out: the number, the name, the chat.
      cue: /\b(?:(?:please |kindly |just )*(?:erase|delete|forget|lose|bin|scrap|wipe|remove|scratch|take|burn|clear) (?:out |off )?(?:my (?:number|name|contact|contacts|details|profile|pics and number)|this (?:number|chat|contact)|me (?:from|off) (?:your|ur) (?:phone|contacts?|list|life|memory|whatsapp)|(?:that )?(?:you|we|u) (?:ever|even) (?:(?:knew|know|had) (?:me|my|each other|this|any)|met|matched|talked|spoke))|(?:forget|pretend|act like|imagine) (?:that )?(?:you|we|u)(?:'ve)? (?:never|don'?t|didn'?t) (?:\w+ )?(?:met|matched|spoke|talked|know|knew|happened|existed)|forget (?:about me|i exist\w*|me)(?= *(?:[.!,]|$|(?:please|and|now|completely|for good)\b))(?!\W+(?:how|tell|what|let'?s)\b))\b/i,
      unless:
        /\b(?:forget me not|don'?t forget|never forget|didn'?t forget|you(?:'ll| will) forget|start (?:over|again|fresh)|first impression|that (?:date|joke|pun)|by (?:accident|mistake)|new (?:number|phone)|old number|my ex)\b|😂|🤣|😏/i,
      clears: ['joke', 'story', 'denied'],
    },
    {
      // The button, the report, the last one there is.
      cue: /\b(?:(?:putting|put|adding|sending) (?:you|u|this number) (?:on|to) (?:block|my block|the block list|blocked)|(?:pressing|hitting|clicking|tapping|press|hit|finger on) (?:the )?(?:block|unmatch|report)\b(?! (?:on|for|card|the)\b)|(?:one|1|any|another) (?:more|further|single) (?:message|text|call|word|reply|dm|msg)\b[^.!?]{0,25}\b(?:block\w*|report\w*|police|lawyer|security|my (?:husband|brother|dad|boyfriend|lawyer))|(?:i(?:'ll| will|'m going to| am going to|'m)?|gonna|time to|have to|want to|about to) (?:now |be )?(?:block(?:ing)?|unmatch(?:ing)?|report(?:ing)?) (?:you|u|this|him|her)?\b[^.!?]{0,10}(?:now|here|so|goodbye|bye|don'?t)|(?:last|final) (?:message|reply|text|word|time)\b[^.!?]{0,40}\b(?:from me|from (?:you|u)|i(?:'ll| will| write| send| reply| answer| say| ask)|you(?:'ll| will| get| hear)|between us)|(?:won'?t|will not|not going to|never going to|am not|i'?m not|refuse to) (?:be )?(?:reply|replying|answer|answering|respond|responding|read|reading|open|opening)(?: (?:to )?(?:you|this|these|your (?:messages|texts)|any of (?:this|it|them)|anything|messages))? (?:again|any ?more|any longer|any further|from now on|after this)|that is (?:my )?final(?! answer)|take (?:this|that|it) as (?:my |a )?(?:final|goodbye|the end))\b/i,
      unless:
        /\b(?:season|series|episode|slice|exam|rusk|chocolate|drink|tonight|for today|today's|goodnight|good night|promise i'?ll stop|lol|haha|pun|puns|joke|meme|spoil\w*|until (?:i|tomorrow|monday)|marked as|offer|price)\b|😂|🤣|😏/i,
      clears: ['joke', 'story'],
    },
    {
      // Somebody else's turn to be bothered.
      cue: /\b(?:(?:go |please )?(?:find|bother|annoy|pester|message|text|harass|try) (?:someone|somebody) else\b|(?:take|send) (?:it|this|that|your (?:messages|texts|drama|charm)) (?:elsewhere|somewhere else)|move along(?: now)?(?= *(?:[.!,]|$|please))|keep (?:your|ur) distance|stay (?:far )?away (?:from (?:me|us)\b|please|now|for good)|(?<!\b(?:i'?ll|i|we|we'?ll|to|and|can|could) )(?:please )?just (?:let me (?:be|go)|go)(?= *(?:[.!,]|$|(?:please|now|and)\b))|(?:i want|asking|i need|i'?d like|i would like|telling|begging) (?:you|u) (?:gone|to (?:please )?(?:go away|disappear|vanish|leave|get lost|let me go))|(?<=^|[.!?,;] *)(?:get |stay )?out of my (?:dms?|inbox|messages|chats?)|if (?:you|u) (?:have|had|got|respect) (?:any |an ounce of |a bit of |some |me)?(?:self[- ]?)?(?:respect|decency|shame|manners|heart|at all)?[^.!?]{0,15}\b(?:not|won'?t|don'?t|never|stop|leave) (?:reply|write|answer|respond|text|message|call|contact|writing|texting|me alone))\b/i,
      with: /\b(?:please|now|again|stop|leave|alone|not interested|done|i(?:'ve| have) (?:asked|said|told)|bother|annoy|pester|harass|elsewhere|somewhere else|distance|from (?:me|us)\b|gone|disappear|vanish|get lost|reply|respond|answer|dms?|inbox|go away|let me be|said no|for good)\b/i,
      unless:
        /\b(?:to (?:play|go|cover|swap|help|do)|from (?:me|my) (?:\w+ )?(?:fries|chips|food|plate|chocolate|pizza|dessert|phone charger)|when i(?:'m| am) (?:sick|hungry|hangry)|a cold|sick|from (?:the|that)|flu|covid|germs|contagious|dance|lift|ride)\b|😂|🤣|😏/i,
      clears: ['joke', 'story', 'denied'],
    },
    {
      // A chat closed for good.
      cue: /\b(?:(?:leave|end|close|finish|stop|cut|call) (?:it|this|things|the chat|this chat|the conversation|us) (?:here|there|now|off|at that|today)(?:,? (?:and )?(?:for good|for ever|forever|permanently|completely))|(?:for good|once and for all|permanently|forever)\b[^.!?]{0,25}\b(?:goodbye|no (?:more )?(?:messages?|contact|calls|texts)|don'?t (?:write|text|call|reply))|(?:stay|remain|keep it|leave it) (?:closed|shut|dead|finished)|(?:we|you and i|this) (?:are|is|'re|re) (?:so |completely |totally |officially |really )?(?:done|over|finished|through)\b[^?]{0,40}\b(?:don'?t|do not|no|stop|never|delete|lose|bye|goodbye|blocked?) (?:reply|write|text|call|contact|message|my|more|writing|texting|answering|respond|me|try|come|ever|need to reply)|(?:goodbye|good ?bye|bye)[ ,.!]+(?:and )?(?:i mean (?:it|that)|for (?:good|real|ever)|don'?t (?:reply|write|answer|follow)|(?:please )?do not))/i,
      unless:
        /\b(?:packing|painting|exam|shopping|work|for today|for tonight|tonight|the series|season|episode|gate|door|window|shop|restaurant|relationship with|my ex)\b|😂|🤣/i,
      clears: ['joke', 'story'],
    },
    {
      // The other languages of the country.
      cue: /\b(?:(?:wil|gaan) (?:nie|niks) (?:meer |weer |ooit )?(?:met jou|van jou|by jou|jou)?[^.!?]{0,20}(?:praat|hoor|gesels|chat|skryf|antwoord|sien|te doen)|hou op (?:om )?(?:(?:vir )?my )?(?:te )?(?:skryf|app|bel|boodskap|pla|kontak|lastig|stuur)|moenie (?:weer|meer|ooit|terug)(?: \w+){0,3} (?:skryf|app|bel|kontak|antwoord|stuur|praat)|moet my nie (?:weer|meer|ooit)|vergeet (?:van|my nommer)|vee my nommer uit|hlukana nami|ngihlukane?|yeka uku(?:ngi|ndi)\w+|ungasangi\w+|ungaphindi\w*|musa uku(?:ngi|ndi)\w+|unga(?:ngi|ndi)(?:bhalel|fonel|xhumana|thint|qhagamshel)\w+|mphe sebaka|tlohela ho \w*(?:ngolla|letsetsa)|se ke wa (?:hlola|nngolla|nletsetsa))/i,
      unless: /😂|🤣|\b(?:haha|lol)\b/i,
    },
    {
      // Gone, and not to be looked for.
      cue: soft(
        "(?:can't|cannot|don't want to|won't) have you in my (?:inbox|phone|life|dms|messages|head)(?= *(?:[.!,]|$|any ?more|again|and))",
        "(?<!can't )(?:be|let's be|go back to being) strangers (?:again|from now)(?! (?:at|in|and|after|for))",
        '(?:prefer|rather|want)(?: it)? (?:that )?(?:the|my|this|your) (?:phone|chat|number|thread|line)…(?:stays?|goes?|went|be) (?:quiet|silent|dead)',
        '(?:if|when) you see me…(?:walk on|walk past(?! my)|keep walking|(?:just |please |then )?cross the (?:road|street)(?! careful)|pretend (?:you|we|not))',
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
          /(?:^|[.!?]\s*)(?:please )?(?:just )?stop(?: it| this| now)?\s*[.!]|\b(?:stop (?:reaching out|contacting|calling(?! me (?:baby|babe|hun|honey|sweet|darling|dear|love|princess|angel|that))|phoning|following|trying|with the|harassing)|leave me in peace|if you (?:write|text|message|call|contact|phone|come near)[^.!?]{0,12}\b(?:me|here|my \w+)(?: again)?|go away|let me be|enough)\b/i,
        ],
        [
          2,
          /\b(?:i(?:'ve| have) (?:asked|told|said|made)[^.!?]{0,25}\b(?:times|before|already|clear|nicely|once|twice)|i said no|not interested|respect my (?:boundaries|wishes|decision|no)|i(?:'m| am|'ll| will) (?:be )?(?:report|block|su)\w*|police|harass\w*|protection order|what part of|last time i|for the last time|please just|i(?:'d| would) like you to|or i(?:'m|'ll)\b)/i,
        ],
      ],
      unless:
        /\b(?:laugh\w*|breathe|funny|blush\w*|tickl\w*|enough (?:food|wine|coffee|chairs|sleep|time))\b/i,
    },
  ],
  everyday: anyOf(
    // Whether they said something wrong, which asks for an answer.
    "^(?![\\s\\S]*\\b(?:leave me|block\\w*|unmatch\\w*|don'?t|do not|stop|never|no more|goodbye|take care|again)\\b)[\\s\\S]*\\bdid i (?:say|do) (?:something|anything)\\b[^.!]{0,12}\\?",
    // A spoiler that is not to be told.
    "^(?![\\s\\S]*\\b(?:serious|mean it|creep\\w*|police|never (?:contact|write|text|call)|leave me|scared|again|not (?:joking|kidding)|contact me|write to me)\\b)[\\s\\S]*\\bif (?:you|u) (?:say (?:one|a|another|any|that|how)|tell me (?:how|what|who|anything)|spoil|give away|mention|breathe)\\b[^.!?]{0,30}\\bi(?:'?m| am|'?ll| will) (?:blocking|block|unmatching|leaving|muting|screaming) ?(?:you|u)?\\b",
    // A hint that the one who writes would take.
    "^(?![\\s\\S]*\\b(?:leave me|block\\w*|unmatch\\w*|stop (?:texting|calling|writing|messaging|contacting)|(?:don'?t|do not) (?:contact|write|message|text|call)|lose my|delete my)\\b)[\\s\\S]*\\b(?:(?:should|shall|must|do|can|could|let me|am) i (?:just |supposed to )?|i(?:'?ll| will| can| get| got|'ve|'?m)? (?:just |going to |gonna )?)(?:take|taking|took|taken|get|got|getting|read) (?:the|a|your|that) hint\\b",
    // Written on a cake, not to anybody.
    "^(?![\\s\\S]*\\b(?:write|contact|text|message|call) (?:to )?(?:me|us|this number)\\b|[\\s\\S]*\\b(?:leave me|block\\w*|lose my|delete my|go away|police|not interested|hear from|inbox|please stop|between us|to me)\\b)[\\s\\S]*\\b(?:don'?t|do not|stop) writ(?:e|ing) (?:my|the|on|in|that|it|poems?|songs?) (?:\\w+ ){0,3}(?:wrong|cake|cup|card|wall|mirror|window|hand)\\b",
    // It is no goodbye, they say.
    "^(?![\\s\\S]*\\b(?:don'?t|do not|never|stop|again|any ?more|no more|messages?|over|the end|done|leave me|block\\w*|lose|delete|contact)\\b)[\\s\\S]*\\bnot (?:really )?(?:a )?good ?bye\\b",
    '^(?![\\s\\S]*\\b(?:serious|mean it|creep\\w*|police|never|leave me|scared|not (?:joking|kidding))\\b)\\W*(?:\\w+[ ,]+){0,3}(?:say|do|make|send|tell)[^.!?]{1,20}\\bagain (?:and|then) i(?:.?m| am|.?ll) (?:blocking|unmatching|block|unmatch|muting) (?:you|u)\\b[^.!?]{0,6}(?:lol|haha|😂|🤣|🙄|😜|😉)',
    '^\\W*(?:(?:ok|haha+|lol|omg|right|no|that.?s it)[ ,.!]+)*i(?:.?m| am) (?:blocking|unmatching|reporting) (?:you|u) for that (?:one|pun|joke|line)\\b(?:[ ,.!]+(?:lol|haha+))*\\W*$',
    "^(?![\\s\\S]*\\b(?:don'?t|do not|never|stop|can'?t (?:reach|find|bother)|block\\w*|so (?:you|u)|because of (?:you|u)|lose|go away|no contact|goodbye|on purpose|threats?)\\b)\\W*(?:\\w+[ ,]+){0,3}i(?:'?ve| have)? (?:just |finally )?(?:changed|switched|got a new|have a new|lost) (?:my )?(?:number|phone|sim|sim card|cell)\\b",
    '\\bno more (?:messages?|memes?|texts?|voice ?notes?|puns?|spoilers?)\\b[^.!?]{0,12}\\b(?:till|until|before|while) (?:i|we|you)\\b(?! (?:say so|pay|learn|respect|stop|apolog\\w*|leave))',
    '\\b(?:block|unmatch|report|delet)ing (?:you|u) if (?:you|u) (?:send|say|make|post|tell|sing|put|use|spell|mention|like)\\b[^.!?]{0,40}\\b(?:puns?|memes?|jokes?|pineapple|spoilers?|episode|gif|emoji|selfie|song|pizza)\\b',
    "\\blos (?:vir )?my (?:net |asseblief )?'?n (?:boodskap|nota|stemboodskap|voice ?note|sms)\\b",
    '\\bleave me (?:alone )?with (?:my|the|this|that) (?:cake|food|pizza|snacks?|chips|chocolate|wine|coffee|book|series|dessert|leftovers|popcorn|blanket|couch|dog|cat)\\b',
  ),
  harmless: excuse(
    LIMIT_ON_ONE_THING,
    NO_MORE_ASKING,
    NOT_THAT_NAME,
    NOT_SENT_THERE,
    WRITES_FIRST,
    /^(?![\s\S]*\b(?:leave me|block\w*|never|again|any ?more)\b)[\s\S]*\bstop (?:texting|messaging|writing|calling)(?: me)? and (?:go|eat|sleep|drive|come|get|kiss|study|work|focus|rest|look|enjoy)\b/
      .source,
    // From or with a thing, not a person.
    /^(?![\s\S]*\b(?:you|u|your|ur|me alone|block\w*)\b)[\s\S]*\b(?:contact|messages?|calls?|emails?|smses) (?:from|with) (?:my|the|those|these|an?) \w+/
      .source,
    /^(?![\s\S]*\b(?:leave me alone|block\w*|never (?:contact|write|text|call)|not interested|police)\b)[\s\S]*\bstop (?:commenting (?:on|about)|joking about|teasing me|asking (?:me )?(?:about|for)|posting|tagging|making (?:jokes|comments)|talking about|calling (?:me (?:fat|baby|babe|names)|(?:my (?!work|office|job|boss|phone|house|parents|family|kids?|son|daughter|m[ou]m|mother|dad|father|sister|brother|wife|husband|friends?)\w+|him|her|them|it|that) (?!again\b|please\b|pls\b|and\b|or\b|at\b|about\b|to\b|now\b|every|all\b|so\b|in\b|on\b|from\b|for\b|late\b|when\b|after\b|any)\w+))\b/
      .source,
    /\b(?:prefiero (?:escribir|mensajes|whatsapp|texto)|(?:prefer|rather|easier) (?:to )?(?:text|write|writing|texting|voice ?notes?|chat|type)|(?:hate|hopeless|awkward|useless) (?:on |at )?(?:the )?(?:phone|calls|phone calls))\b/
      .source,
  ),
  excuse: excuse(
    /^(?![\s\S]*\b(?:you|u|your|ur|me alone|block\w*)\b)[\s\S]*\b(?:contact|messages?|calls?|emails?|smses) (?:from|with) (?:my|the|those|these|an?) \w+/
      .source,
    /\b(?:ignore my last|autocorrect|giggl\w*|(?:mak(?:e|es|ing)|made) me (?:laugh|smile|blush|cry laughing|snort|giggle)|(?:keep|caught|still|can'?t stop|i'?m) (?:laughing|smiling|blushing|grinning)|sermon|spoilers?|finale|episode|season \d|unless you|until (?:you|i)(?:'ve| have) (?:seen|finished|had)|\d(?:st|nd|rd|th) sms|don'?t actually|pineapple|kidding|on the train|before coffee|so funny|if i don'?t (?:reply|answer|respond))\b/
      .source,
    /\b(?:(?:phone|app|toddler|kid|cat|pocket) (?:\w+ )?(?:block|delet|unmatch)\w*|(?:block|unmatch)\w* (?:you|u) by (?:accident|mistake)|accidentally (?:block|unmatch)\w*)\b/
      .source,
  ),
};
