/** Grave things in soft words: no list word of the danger stands in them, and few harmless messages are put like that. */
import { pattern } from '../../reading/pattern.ts';
import type { SafetyRule } from './rule.ts';

export const AT_PLAY =
  /\b(?:haha|lol|lmao|joke|joking|jk|movie|film|series|episode|book|novel|song|game|level|quiz|podcast|documentary|play|character)\b|😂|🤣/i;
/** A few words in between, within the sentence. */
export const soft = (...forms: readonly string[]): RegExp =>
  pattern(
    `(?<!\\p{L})(?:${forms
      .join('|')
      .replaceAll('…', '[^.!?\\n]{0,40}?')
      .replace(/'(?!\?)/g, "'?")})(?!\\p{L})`,
  );

/** It has just happened, or somebody is on the way to do it: open distress. */
export const HAPPENING = soft(
  "(?:someone|somebody|a man|he|she|they)(?:'s| is|'re| are) (?:at|outside|under|trying to get in|climbing|knocking on|banging on) my (?:window|door|gate|bedroom|balcony)",
  "there(?:'s| is) (?:someone|somebody|a man|a guy) (?:at|outside|under|in) my (?:window|door|gate|bedroom|house|garden|yard)",
  '(?:boss|manager|uncle|cousin|colleague|neighbour|landlord|step ?dad|step ?father|driver|client) (?:just |then |then just )?(?:grabbed|groped|cornered|pinned|fondled) me|he comes in(?:to my room)? at night|what my (?:uncle|dad|father|step ?dad|step ?father|cousin|brother|teacher|coach) did to me',
  '(?:put|slipped|spiked|dropped) (?:something|a pill|a powder|sth) (?:in|into) my (?:drink|glass|wine|beer)|(?:my|the) drink was spiked',
  "(?:his|her|their) hand (?:on|up|between) my (?:leg|thigh|knee|skirt|back|breast|bum|waist)…|(?:i )?(?:didn't|did not|never) (?:want|wanted) (?:it|to|that)…(?:didn't|did not|wouldn't|kept) (?:stop|going|on)|(?:he|she|they) (?:wouldn't|won't) let me (?:leave|go|out)",
  "(?:he|she|they)(?:'s| is|'re| are) (?:looking|searching|hunting) for me|hiding (?:from (?:him|her|them)|in the (?:bathroom|cupboard|closet|toilet))|(?:the|my|your|her) bruises…(?:showing|show|visible|fading|hurt|spread)|right about (?:the|my) bruises",
  '(?:step ?dad|dad|father|uncle|brother|husband|boyfriend|teacher|coach|cousin|neighbour|pastor|he)…(?:touch(?:es|ed|ing)?|hurts?|hits?|beats?|rapes?|does things to)…my (?:little |baby |younger )?(?:sister|brother|daughter|son|niece|nephew|child|kids?|children)',
  'my (?:little |baby |younger )?(?:sister|brother|daughter|son|niece|nephew)…(?:cutting|hurting|harming|burning) (?:her|him)self',
  "(?:hospital|clinic|hospice|nurse|doctor|they)…(?:phoned|called|rang|just said)…(?:dad|mom|mum|mama|papa|gran|granny|gogo|ouma|oupa|he|she|baby)…(?:didn't make it|is gone|passed(?! (?:h\\p{L}+|all|the|a)\\b)|died|gone(?! (?:quiet|home|back|to|for|out|into)))",
  "(?<=(?:^|[.!?] ?))(?:my )?(?:dad|mom|mum|mama|papa|gran|granny|gogo|ouma|oupa|grandpa|grandma) didn't make it(?! (?:to|on|in|for|past|into|home|out|by|over)\\b)",
  "(?:there was|they found|there is|there's) no heartbeat|couldn't find (?:a|the|his|her) heartbeat",
  '(?:choose|choosing|pick|picking|buy|buying) (?:a|the|his|her) (?:coffin|casket|urn|headstone)',
  "(?:he|she|they)(?:'ll| will| is|'s|'re| are)? (?:be )?(?:home|back|coming)(?: home)? (?:at|in|by|for|tonight)…(?:(?:and )?i'm (?:scared|afraid)|(?:i )?(?:must|need to|have to|going to) hide(?! the| a| your)|(?:fix|punish|beat) me)",
  '(?:family|parents|father|dad|uncles?|brothers?)…(?:found out|know)…(?:gay|lesbian|trans|pregnant|about us|queer)…(?:coming|kill|fix|kick|throw|beat|lock)',
  '(?:uncles?|brothers?|father|dad|family)…(?:are|is) coming to (?:\\p{L}+ )?(?:fix|beat|take|get) me(?! (?:out|fishing|to|after|at|from|some|for))',
  'mi (?:marido|novio|pareja|ex|padre|mujer) me (?:pega|golpea|maltrata)|mon (?:mari|copain|p[eè]re|ex) me (?:frappe|bat)|mein (?:mann|freund|vater|ex) schl[aä]gt mich|mio (?:marito|padre|ragazzo) mi picchia|meu (?:marido|pai|namorado) me bate|mijn (?:man|vriend|vader) slaat me',
  '(?:mijn|me) (?:\\p{L}*zusje|zus|broer|broertje|moeder|vader|oma|opa|mama|papa) is (?:\\p{L}+ )?(?:overleden|dood|gestorven)',
  "sto crollando|non esco dal letto|no salgo de la cama|je n'arrive plus [aà] me lever",
  'screamed (?:in|into) (?:the|my) (?:car|pillow)(?! (?:to|when|with|for) )|(?:how do people|how does anyone) (?:do|live (?:like )?|carry) this',
  '(?:feel|feeling) nothing(?: at all)?(?= *(?:[.!,]|$|any ?more))…',
);

export const UNSAID_RULES: readonly SafetyRule[] = [
  {
    // An end of their own, told as sleep, as waking, as there being no later.
    kind: 'self_harm',
    cue: soft(
      "(?:disappointed|sorry|sad|annoyed|upset|angry|gutted) (?:that |because |when )?i (?:still |even )?(?:(?:woke up|wake up)(?= *(?:[.!,]|$|again|this morning|today|at all))|opened my eyes|am still here|'m still here|survived)",
      '(?:going to (?:bed|sleep)|good ?night|lying down)(?: now)?[ .,!]+(?:i )?(?:just )?(?:took|have taken|swallowed) (?:all of (?:them|it)|them all|the whole (?:bottle|box|pack|strip))',
      "(?:woke up|wake up|waking up)…wish(?:ed|ing)?…(?:hadn't|didn't)(?= *(?:[.!]|$|wake|woken))",
      '(?:go|going|went|fall|falling|drift\\w*) (?:to sleep|asleep|off)…(?:and|then) (?:not|never|no) (?:com\\w+ back|wak\\w+|open)(?! (?:up )?(?:for|till|until|to) )',
      "(?:don't|do not|can't|cannot|dont|cant) (?:really )?see (?:myself|me)…(?:having a (?:next|tomorrow|future|christmas|birthday)|(?:here|around|alive|making it)…(?:next|by|after|to|past|in))",
      "(?:can't|cannot|cant|won't|wont) promise (?:you )?(?:tomorrow(?= *(?:[.!]|$))|a tomorrow|there(?:'ll| will) be a (?:tomorrow|next)|(?:i'?ll|i will|to) (?:still )?be (?:here|around|alive)(?= *(?:[.!]|$|next|anymore)))",
      "(?:after (?:that|tonight|the weekend|friday|sunday|this)|then) (?:nothing|it won't|none of it|it doesn't) (?:will )?matters?(?= *(?:[.!]|$|any ?more))",
      '(?:driv\\w+|on the (?:road|highway|n\\d|bridge|platform))…(?:the (?:trees?|wall|barrier|truck|trucks|edge|railing|tracks))…(?:how (?:fast|easy|quick)|just (?:turn|let go|swerve|step)|one turn)',
      '(?:how (?:fast|easy|quick) it would be|one turn of the wheel|just let go of the wheel|turn the wheel)(?= *(?:[.!]|$|to))',
      "if i (?:just )?(?:leave|left|go|went|disappear(?:ed)?|vanish(?:ed)?|weren't here|wasn't here|stop(?:ped)?)…(?<!(?:now|at (?:\\d+|\\p{L}+)) )(?:no ?one|nobody|they wouldn't|who would) (?:would |will |even |ever )*(?:notic\\w*|miss|care|see it)",
      "(?:someone|you|somebody)…(?:look after|take|have|feed) my (?:cat|dog|cats|dogs|plants|kids)…(?:when|after|once) i(?:'m| am) (?:gone|not here|no longer)(?! (?:for|to|in|on|next|over|till|until|this|away) ?)",
      'si me (?:voy|muero)…nadie…(?:nota|extrañ\\p{L}*|importa|da cuenta)|quitarme la vida|no quiero estar aqu[ií]',
      "ce soir c'est (?:fini|la fin)(?: pour moi)?|j'ai (?:tout )?pr[eé]par[eé]…(?:fini|fin|partir)",
      'ich (?:hab|habe)…abschied…(?:brief|geschrieben)|heute (?:nacht|abend)…(?:vorbei|schluss) (?:für mich|mit allem)',
      'stasera (?:la )?(?:faccio finita|finisce tutto)|voglio (?:sparire|farla finita)',
    ),
    unless: AT_PLAY,
    clears: ['story', 'past'],
  },
  {
    // Age, sex and place in three words, or a class of a school abroad.
    kind: 'underage',
    cue: soft(
      '(?<=^\\W*)1[0-7] ?[/,]? ?(?:f|m|female|male|girl|boy|guy|v|meisie|seun)(?= *(?:[/,.!]|$|\\p{L}+ *$|here|from (?!the|work)|in))',
      "(?:sister|cousin|niece|daughter|brother|nephew|friend|she|he)…(?:is|'s|turned|turns) (?:only |just )?(?:[89]|1[0-7])\\b…(?:pics? of (?:her|him)|likes you|introduce|looks (?:18|older)|want (?:her|his) (?:number|pics?)|bring (?:r ?\\d|money|cash))",
      'estoy en (?:primero|segundo|tercero|cuarto|[1-4][ºo°]?) de (?:la )?(?:eso|secundaria|prepa)|voy (?:en|a) (?:la )?secundaria',
      '(?:werde? ich|ich werde) (?:erst |bald )?1[3-7](?! ?(?:minuten|min|tage|stunden|uhr|euro|kilo|km|mal|jahre (?:alt )?verheiratet))',
      '(?:in )?(?:terza media|seconda media|prima superiore|seconda superiore)|ho 1[0-7] anni(?! di)',
      'ik (?:word|ben) (?:pas |bijna )?1[2-7](?! ?(?:minuten|min|keer|uur|dagen|euro|kilo|km))|zit (?:nog )?op de middelbare',
      "je (?:vais avoir|viens d'avoir|fais) 1[3-7] ans",
    ),
    unless:
      /\b(?:hijo|hija|sohn|tochter|sobrin\p{L}*|figli\p{L}*|zoon|dochter|fils|fille|km|runs?|years (?:ago|sober))\b/iu,
    clears: ['story', 'past'],
  },
  {
    // Gone, and not to be looked for.
    kind: 'no_contact_request',
    cue: soft(
      "(?:can't|cannot|don't want to|won't) have you in my (?:inbox|phone|life|dms|messages|head)(?= *(?:[.!,]|$|any ?more|again|and))",
      "(?<!can't )(?:be|let's be|go back to being) strangers (?:again|from now)(?! (?:at|in|and|after|for))",
      '(?:prefer|rather|want)(?: it)? (?:that )?(?:the|my|this|your) (?:phone|chat|number|thread|line)…(?:stays?|goes?|went|be) (?:quiet|silent|dead)',
      '(?:if|when) you see me…(?:walk on|walk past(?! my)|keep walking|(?:just |please |then )?cross the (?:road|street)(?! careful)|pretend (?:you|we|not))',
    ),
    unless: AT_PLAY,
    clears: ['story', 'joke'],
  },
  {
    kind: 'wellbeing',
    cue: HAPPENING,
    unless: AT_PLAY,
    clears: ['story', 'past', 'joke'],
  },
  {
    // Where the phone was, and who passed the park: nobody told them.
    kind: 'stalking',
    cue: soft(
      'your (?:phone|location|pin|snap|dot)…(?:was|says|shows?|is) (?:you )?(?:at|in|near|on) (?:a|an|the)\\b…(?:hotel|house|flat|street|road|bar|club|till|until|at \\d|\\d{1,2}[:.h]\\d\\d)',
      'moved my (?:lunch|shift|break|hours|run|gym)…(?:so (?:that )?i)…(?:overlap|see you (?:walk|pass|leave|arrive|come)|run into you|cross)',
      "(?:we(?:'ve| have)? (?:not|never)|haven't|not yet) (?:yet |even )?(?:spoken|talked|met)…(?:feel|know) (?:like )?i (?:already )?know (?:you two|you both|where)",
    ),
    unless: AT_PLAY,
    clears: ['story', 'joke'],
  },
  {
    // Done to them by somebody who is not named.
    kind: 'stalking',
    cue: soft(
      '(?:someone|somebody|a man|a guy|he|she|an ex|my ex) (?:leaves|left|keeps leaving|puts|keeps putting)(?! (?:a (?:huge |big )?(?:mess|kitten|box of)|his toys|(?:his|her) \\p{L}+|[^.!?]{0,20}(?:avos|lemons)))…(?:on|at|under|in|through) my (?:windscreen|door|car|gate|letterbox|mat|desk|window)…(?:wherever|every|again|still|each)',
    ),
    clears: ['joke'],
  },
  {
    kind: 'threat',
    cue: soft(
      '(?:girls?|women|bitches|people|men|guys) like (?:you|u) (?:always )?(?:end up|finish|are found|get found)…(?:boot|ditch|river|bag|veld|news|morgue|grave|ground|trunk)',
      "next time (?:it|this) (?:won't|wont|will not) be (?:a (?:conversation|talk|warning|chat)|(?:so |this |as )?(?:words|gentle|nice|soft|easy)(?= *(?:[.!,]|$|for you)))",
      '(?:a |the )?bullets? (?:in|through) (?:the|my|our) (?:letterbox|post|door|mail|window|gate)',
    ),
    unless: AT_PLAY,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_blackmail',
    cue: soft(
      '(?:editor|paper|boss|husband|wife|family|church|school|girlfriend|boyfriend) would (?:love|like|pay)…(?:clip|video|pics?|photos?|screenshots?|tape|recording)',
      '(?:you can|you could|you may) (?:always )?(?:outbid (?:him|her|the paper|me)|buy (?:it|them) back(?=[.!]|$| before| first)|pay (?:more|first))',
    ),
    unless: AT_PLAY,
    clears: ['story', 'joke'],
  },
  {
    kind: 'harassment',
    cue: soft(
      'no wonder (?:he|she|your (?:ex|husband|wife|man|boyfriend|girlfriend))(?: \\p{L}+)? (?:cheated|left you|dumped you|walked out|hit you)',
      '(?:dared|bet|paid) (?:me|by my friends)?…(?:to )?(?:talk|match|swipe|chat|speak|flirt)…(?:ugl\\p{L}+|fat\\p{L}*|old\\p{L}+|worst|pig|desperate)',
      'simpel? (?:teef|doos|vrou|ding)|dom (?:teef|doos|koei)',
    ),
    unless: AT_PLAY,
    clears: ['story', 'joke'],
  },
  {
    kind: 'sexual_pressure',
    cue: soft(
      '(?:touching|stroking|rubbing|pleasuring|playing with) myself (?:to|over|thinking|looking|at|while)',
      "(?:describe|tell me|say|show me) (?:to me )?what(?:'s| is)? (?:under|beneath|behind) (?:the|that|your) (?:towel|sheet|blanket|robe|shirt|dress|skirt|duvet)",
      '(?:passa|manda|envia|pásame|mándame) (?:uma |una )?(?:foto|fotinho|nude) (?:pelad[ao]|desnud[ao]|nua?|sem roupa|sin ropa)',
    ),
    unless: /\b(?:dog|cat|puppy|baby|toddler|kitten|blanket fort)\b/i,
    clears: ['story', 'joke'],
  },
];
