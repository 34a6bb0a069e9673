/** An end of their own: meant, planned or threatened. */

import { CRISIS_HELP } from '../help-lines.ts';
import { AT_PLAY } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { isOnlyWorkLost } from '../plain-telling.ts';
import type { Danger } from './danger.ts';

const FIGURE_OF_SPEECH =
  /\b(?:movie|series|episode|song|game|level|boss fight|quiz|exam|essay|assignment|deadline|gym|leg day|burpees|marathon|comrades|meeting|spreadsheet|monday|traffic|queue|load ?shedding|eskom|hangover|diet|sugar|sushi|curry|chilli|roller ?coaster|bungee|skydiv\w*|camping|hik\w+|holiday|no signal|flight mode|laugh\w*|cringe)\b|😂|🤣|\b(?:haha|lol|lmao|jk)\b/i;
const TODAY = '(?:tonight|today|now|soon|tomorrow|this (?:evening|weekend|week)|for good|forever)';
const CANNOT = "(?:can't|cannot|can not|cant|couldn't|won't be able to)";
const PERSON =
  '(?:he|she|they|my (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|child|baby|boy|girl|partner|fianc[eé]e?|boyfriend|girlfriend|gran|best friend|friend))';
const SAID_IN_PLAY =
  /\b(?:haha+|lo+l|lmao|movie|film|series|episode|season|finale|song|game|level|sims|book|novel|exams?|test|thesis|deadline|load ?shedding|eskom|diet|leg day|gym|marathon|race|sale|special|promotion|match|semester|term|tax|renovation|puppy|dog|cat|hamster)\b|😂|🤣/i;
/** No word of an act of their own beside it. */
const NO_ACT =
  "^(?![\\s\\S]*\\b(?:i (?:took|take|have|had)|my bed|discharged me|don'?t want to live|end my life|end it|(?:walked|drov\\w*|driv\\w*|jump\\w*|step\\w*) (?:in(?:to)?|off|under|in front)|jump|never w[oa]ke|this time i)\\b)[\\s\\S]*";
/** All of them out of work at once, and not a word of an end. */
const ALL_OUT_OF_WORK =
  "^(?![\\s\\S]*\\b(?:can'?t|cannot|cant|could not|couldn'?t|no (?:point|reason|way out|hope|future)|point of|over|any ?more|worth\\w*|alone|goodbye|bye|sorry|sleep|wake|disappear\\w*|pills?|tablets|bridge|roof\\w*|ledge|balcony|cliff|edge|tracks|letters?|rope|gun|die[ds]?|dead|death|dying|kill\\w*|hurt\\w*|end|ended|done|liv(?:e|ing)|life|exist\\w*|burden|better off|give up|giving up|finished|last|hate myself|worthless|useless|failure|drink\\w*|drunk)\\b)[\\s\\S]*\\b(?:they|work|the company) (?:just )?(?:retrenched|let go|laid off|fired) (?:all of us|\\d+ of us|the (?:whole|entire) (?:team|department|office)|everyone)\\b";

export const selfHarm: Danger = {
  severity: 'danger',
  action: 'support',
  advice: `They may be in crisis. Take it seriously, ask directly, do not promise secrecy, and pass on help: ${CRISIS_HELP}`,
  title: 'They may be in crisis',
  intents: ['self_harm'],
  traits: ['meant in plain telling'],
  ifDrafted: 'hurt',
  guessedAs: 'grave',

  rules: [
    {
      // What they did to themselves, told without its name.
      cue: /\b(?:did|done|doing) it (?:to myself )?again\b[\s\S]{0,40}\bmy (?:arms?|wrists?|thighs?|legs?)\b|\bmy (?:arms?|wrists?|thighs?)(?:'?s| is| are| look| looks|'?re)? (?:(?:all|such|really) )*(?:a mess|cut up|cuts|bleeding|full of cuts|covered in (?:cuts|blood|scars))\b/i,
      unless:
        /\b(?:gym|work ?out|push ?-?ups?|pull ?-?ups?|mosquito\w*|bites|paint\w*|tattoos?|cats?|kittens?|puppy|sun ?burn\w*|rash|eczema|garden\w*|thorns?|rose bush|climbing|oven|burpees|leg day|waxing|shaving|flour|henna)\b|😂|🤣/i,
      clears: ['story', 'past'],
    },
    {
      cue: /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all|everything|it tonight)|want(?:ed)? to die|wanna die|wish i (?:was|were) dead|wish i(?:'?d| would| could) (?:just )?(?:never|not) wake(?: up\b|\b(?! up))(?! (?:early|at|before|so|him|her|the))|wish i (?:could|would)(?:n't| not)? (?:just )?(?:wake up|disappear)|(?:not|don't|dont) want(?:ing)? to (?:be alive|live|exist|(?:be here|wake up)(?! (?:early(?! or)|at \d|before \d)(?![\s\S]*\b(?:or|never|ever|at all|don'?t want)\b)))|no (?:point|reason) (?:in )?(?:living|being alive|to live|going on|to go on)(?! in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs|a city|the burbs)\b)|better off without me|better off (?:if i|dead)|suicid(?:e|al)\b(?! squad)(?<!(?:an?|the|he'?s|she'?s|his|her|virgin) (?:\w+ )?suicid(?:e|al))|self[- ]?harm\w*|(?:cut(?:ting)?|hurt(?:ing)?) myself\b(?! (?:on (?:an?|the|my|some) |(?:with|opening) (?:an?|the|my) (?:\w+ )?(?:tin|can|lid|paper|envelope|grater|mandolin\w*)|(?:while )?(?:shaving|cooking|chopping|slicing|peeling|gardening|running|dancing|climbing)|at (?:the )?(?:gym|football|soccer|padel|rugby|yoga|hockey|work)|an? (?:slice|piece|fringe)|some slack|off|out of))|overdos\w+|took (?:all|\d+|twenty|thirty|a (?:bunch|lot|handful|whole (?:pack|box|bottle))) (?:of )?(?:my |the )?(?:sleeping )?(?:pills|tablets)|i(?:'?ve| have)?(?: just)? (?:took|taken|swallowed|downed|had|necked|drank|drunk)\b[^.!?]{0,40}\b(?:all|the rest|a (?:hand|fist)ful|every one|the whole (?:\w+ )?(?:strip|box|bottle|packet|container)|a whole (?:strip|box|bottle|packet|container)) (?:of )?(?:my |the |those |these )?(?:\w+ )?(?:pills|tablets|painkillers)\b|(?:nobody|no ?one) would (?:even |really |ever ){0,4}(?:miss me|notice|care)(?= (?:if i|that i|when i|about me)|\s*[.!]?\s*$)(?! about (?:the|my|pine))|say(?:ing)? goodbye (?:to everyone|for good)|won'?t be (?:here|around) (?:tomorrow|much longer|for long)|done with (?:life|living|everything)|tired of (?:living|being alive|existing)|nothing (?:feels|seems|is) worth (?:it|anything|doing)|(?:don'?t|can'?t) see (?:a|the|any) (?:point|way out|future)|what'?s the point of (?:living|anything|going on)|everything (?:is|feels) pointless|hate being alive|(?:go to sleep|fall asleep|close my eyes|lie down) and (?:never|not) (?:wake|get) up|decided (?:that )?tonight(?: is the night|'s the night)?(?=[\s\S]*\b(?:anymore|carry|pain|goodbye|sorry)\b)|(?:easier|better|nicer|peaceful) if i (?:just )?(?:didn'?t wake up|wasn'?t (?:here|alive|around)|never woke up|disappeared|died)|i(?:'ve| have)? (?:just )?cut (?:myself )?again\b|can'?t live (?:like this|with)|give up on (?:life|everything))\b/i,
      clears: ['past', 'story'],
      unless:
        /\b(?:laughing|of laughter|from laughing|embarrassment|cringe|spreadsheet|queue|traffic|monday|meetings?|(?:anymore|any more),? (?:sorry|so|can we|but|how about|my|work)|lol|haha)\b|😂|🤣/i,
    },
    {
      cue: /\b(?:(?:every(?:one|body)|they|you|people|my (?:family|kids|mom))(?:'d| would| will|'ll) (?:all )?(?:be|do) (?:fine|better|happier|okay|so much better) (?:off )?(?:without me|if i (?:was|were)(?:n't| not)?)|(?:written|wrote|writing|finished) (?:the|my|goodbye|a goodbye|some) (?:goodbye )?(?:letters?|notes?)\b(?=[^.!?]*\b(?:already|before|goodbye|for (?:them|my|everyone)|done|tonight|someone to talk)\b)|(?:not (?:turning|braking|stopping)|driv(?:e|ing) (?:into|off)|crash(?:ing)?|walk(?:ing)? into|step(?:ping)? (?:in front|off)|jump(?:ing)? (?:off|in front)|swerv(?:e|ing))[^.!?]{0,30}\b(?:the bend|a wall|a truck|the bridge|the train|a train|the cliff|the edge|traffic|a tree|the road|the sea)|(?:started|start|been|keep|back to|stop) (?:cutting|hurting|burning) (?:again|myself|my (?:arms?|legs?|wrists?))|(?:start(?:ed)?|been) cutting again|tired of (?:just )?(?:being here|being alive|waking up|breathing|fighting to live)|(?:have|got|holding|counted|counting) (?:the|my|all my|enough) (?:pills|tablets|sleeping pills|a rope|rope)|don'?t think i(?:'ll| will| am going to|'m going to) (?:make it|be here|be around|see) (?:to |through |till |until |at )?(?:christmas|tonight|tomorrow|the (?:weekend|week|month|night|new year)|my (?:next )?birthday|next (?:week|year|month))|(?:rather|better) (?:be )?dead|(?:tak(?:e|ing)|swallow(?:ing)?) (?:all of them|them all|the (?:whole|entire|rest of the) (?:box|bottle|pack))|life (?:is|feels) (?:so )?(?:pointless|meaningless|not worth)|don'?t want to be alive|(?:planned|planning|decided) (?:how|when|the day)[^.!?]{0,15}\b(?:do it|end it|go)|given away (?:all )?my|no will to live|ek wil (?:doodgaan|nie meer (?:lewe|leef|hier wees))|ngifuna ukufa|wish i (?:wasn'?t|weren'?t|was never) (?:here|born|alive)|(?:don'?t|do not) want to (?:wake up|exist|be alive|be here) (?:anymore|any more|tomorrow)|(?:the )?world (?:is|would be) better without me)\b/i,
      unless:
        /\b(?:spreadsheet|queue|meetings?|comrades|marathon|movie|series|episode|eskom|load ?shedding|beach|waves?|pool|party|your wedding|the (?:gym|braai))\b|😂|🤣|\blol\b/i,
      clears: ['past', 'story'],
    },
    {
      cue: /\b(?:what'?s the (?:use|point)|can'?t (?:do this|go on|keep going|carry on|take (?:it|this)|cope) (?:anymore|any more|any longer)|i give up|so tired of (?:everything|it all))\b/i,
      with: /\b(?:(?:tired|sick) of (?:being (?:here|alive)|living|life|everything)|life|alive|living|no ?(?:body|one) (?:cares|would|needs|wants)|alone|hopeless|worthless|empty|numb|burden|everything hurts|dark|sorry for everything|goodbye|don'?t care (?:if|whether|anymore))\b/i,
      unless:
        /\b(?:alone time|life ?time|love life|night ?life|real life|job|diet|app|apps|traffic|dating|us|between us|relationship|lol|haha)\b|😂|🤣/i,
      clears: ['past', 'story', 'joke'],
    },
    inOtherLanguages(
      'ek wil (?:nie meer )?(?:doodgaan|sterf|lewe nie|leef nie|nie meer (?:lewe|leef|wees))|beter af…sonder my|lewe moeg|ek (?:maak|gaan) myself (?:dood|seer)',
      'a?(?:ngi|ndi)sa(?:funi|fun)i? uku?phila|(?:ngi|ndi)funa ukufa|(?:ngi|ndi)zo(?:zi|ku)bulala|andisafuni kuphila|angisafuni ukuphila',
      'ha ke sa batla ho phela|ke batla ho (?:shwa|ipolaya)',
      '(?:cansad[oa]|hart[oa]) de (?:vivir|la vida)|(?:quiero|quisiera) (?:morir\\p{L}*|desaparecer|matarme|dormir y no despertar)|no (?:quiero|tengo ganas de) (?:vivir|seguir)|mejor desaparecer|ya no aguanto (?:la vida|m[aá]s vivir)?',
      '(?:plus envie de vivre|je veux (?:mourir|dispara[iî]tre|en finir)|me (?:suicider|tuer))',
      '(?:ich will (?:nicht mehr (?:leben|aufwachen|sein)|sterben)|nicht mehr aufwachen|mich umbringen|kann nicht mehr…(?:leben|aufwachen|sein))',
      '(?:quero morrer|n[aã]o (?:quero|aguento) mais (?:viver|essa vida|a vida)|cansad[oa] de viver|farto de viver|me matar|vou desaparecer|ningu[eé]m vai sentir (?:a )?minha falta)',
      'ya[sş]amak istemiyorum|[oö]lmek istiyorum|hayat[ıi]ma son ver\\p{L}*|ya[sş]amaktan b[ıi]kt[ıi]m|kendimi [oö]ld[uü]r\\p{L}*|intihar ed\\p{L}+|(?:ke[sş]ke )?[oö]lsem',
      "ek (?:wil|wens ek) (?:net |maar )?(?:dood|sterf|was dood)(?: wees| gaan)?|j'ai envie de mourir|marre de vivre|fatigu[eé]e? de vivre|m[uü]de vom leben|lebensm[uü]de|ich m[oö]chte (?:nicht mehr (?:leben|da sein)|sterben)|ik wil (?:niet meer (?:leven|verder|wakker worden)|dood)|liever dood",
      '(?:non (?:voglio|ho (?:pi[uù] )?voglia di) (?:pi[uù] )?vivere|voglio (?:morire|ammazzarmi|uccidermi)|mi ammazzo|vorrei (?:morire|sparire)|stanc[oa] di vivere|nie mam (?:ju[zż] )?si[lł]y? [zż]y[cć]|nie chc[eę] (?:ju[zż] )?[zż]y[cć]|chc[eę] umrze[cć]|zabij[eę] si[eę]|chc[eę] si[eę] zabi[cć])',
      '(?:nataka|natamani) kufa|sitaki (?:tena )?kuishi|nitajiua|nimechoka kuishi|sina sababu ya kuishi|ndinoda kufa|handichada kurarama|ndichazviuraya',
      '(?:mujhe|main) (?:ab )?(?:mar(?:na|\\s?jaana) (?:hai|chaht[aei])|nahi jeena)|jeena nahi(?:n)?(?: chaht[aei])?|(?:main )?mar jaun|khudkushi|ke batla go (?:swa|ipolaya)|ga ke sa batla go tshela|ga ke sa nyaka go phela|ke nyaka go (?:hwa|ipolaya)|ndzi lava ku (?:fa|tisunga)',
      'vreau s[aă] mor|nu mai vreau s[aă] tr[aă]iesc|meg akarok halni|nem akarok [eé]lni|jeg vil (?:ikke leve|d[oø])|jag vill (?:inte leva|d[oö])|haluan kuolla|en halua el[aä][aä]|saya (?:ingin|mau) mati|gusto ko nang? mamatay|chci um[rř][ií]t|nechci [zž][ií]t',
    ),
    inSouthAfrican([
      '(?:om )?myself (?:iets aan te doen|dood te maak|seer te maak|om die lewe te bring|op te hang)|myself (?:doodmaak|seermaak|iets aandoen)|(?:wil|kan) nie meer (?:lewe|leef|aangaan|so aangaan)(?: nie)?|einde aan my lewe|(?:niemand|geen mens) sal my mis|beter (?:af )?(?:sonder my|as ek nie (?:meer )?(?:hier|daar) is)',
      '(?:uku|ngi|ndi|ngizo|ndiza ku)?zibulal\\p{L}*|(?:thatha|thathe|vala|qeda) (?:impilo|ubomi) (?:yami|bam)|a(?:ngi|ndi)sa(?:funi|kwazi) uku(?:phila(?! impilo y)|ya phambili|bekho)|akekho o(?:zo|za ku)?(?:ngi|ndi)?khumbul\\p{L}*',
    ]),
    {
      cue: /\b(?:stand(?:ing)?|sit(?:ting)?|sat|stood|walk(?:ed|ing)?|parked|been|i'?m) (?:here )?(?:on|by|at|near|under|over|to|next to) (?:the|a|this|that) (?:bridge|edge|roof(?:top)?|cliff|tracks|train tracks|ledge|balcony|railing|overpass|platform edge)\b[^.!?]{0,60}\b(?:easy|simple|jump|let go|fall|end (?:it|things)|be over|what if|step (?:off|forward)|quiet|gone|peaceful|nobody|one step)\b/i,
      unless:
        /\b(?:bungee|abseil\w*|photos?|view|sunset|screamed|hike|vertigo|scared of heights|gorge swing)\b/i,
      clears: ['story', 'joke'],
    },
    {
      cue: /\b(?:(?:everyone|everybody|they|the kids|my kids|my family|the world|people|you|the boys|the girls|she|he)(?:'d| would| will|'ll) (?:all )?be (?:so much |much )?(?:better|happier|fine|okay|ok|relieved|safer)(?: off)? (?:without (?:me|the one)|if i (?:was|were|wasn'?t|weren'?t|am|left|died|disappeared)|once i'?m)|(?:don'?t|do not|didn'?t|never|no longer|not) (?:really )?(?:want|plan|need|going) to (?:wake up|be here|be alive|exist|live|see tomorrow|be around)\b(?! (?:for (?:the|this|that|it)|when (?:he|she|they)|early|with|in (?:a|this|that|the)|near|at (?:\d|home|work)|on (?:my|a))))/i,
      unless:
        /\b(?:alarm|5 ?am|four o'?clock|school run|monday meeting|after eskom|next to|roommates?|in-laws|for christmas|spoilers?|party|hangover|jozi|joburg|durban|cape town)\b/i,
      clears: ['story', 'joke', 'past'],
    },
    inFewWords(
      {
        clears: ['story'],
        unless:
          /\b(?:hair|grass|onions?|paper|budget|fringe|bungee|traffic|meeting|monday meeting|gym|leg day|laughing|carbs|sugar|my (?:finger|thumb|toe|hand) (?:cooking|on|slicing)|(?:myself|my \w+) (?:on an? |on the |shaving|cooking|chopping|slicing|peeling|making)|at (?:the )?(?:gym|football|soccer|padel|rugby|yoga|hockey|netball|cricket|parkrun)|oven|braai|fairy lights|wave|sunset|sundowners?|the view|stars|antihistamines?|vitamins?|headache)\b|😂|🤣/i,
      },
      `(?:cut|cutting|burn|burned|burning|hurt|hurting|scratch\\w*)…(?:again last night|myself|my arms?|my legs?|my wrists?|my thighs?)|cut again`,
      `(?:pills|tablets|gun|rifle|blade|razor|rope|knife)…(?:in my hand|in the drawer|on the table|next to me|looking at|keep looking|right here|ready)`,
      `(?:standing|sitting|been|i'?m) (?:here )?on the (?:bridge|roof|edge|ledge|tracks|balcony)`,
      `(?:want|just want) (?:it|everything|all of it|the pain) to (?:end|stop|be over)|no way out(?! now)|no point (?:anymore|in (?:living|going on|any))|no point\\. `,
      `(?:drove|drive|walk|walked|step|crash)…(?:into|off|in front of)…(?:wall|traffic|bridge|train|truck|tree|cliff)…(?:purpose|today|on|easy|tonight)`,
      `(?:come to|at) my funeral|by tomorrow it won't|i don't plan on|hoped? not to wake|hope i don't wake`,
      `(?:they|everyone|you|kids|people)(?:'d| would|'ll) (?:all )?(?:be|sleep) (?:easier|better|fine|happier)…(?:w/?o|without) me`,
      `can't do (?:another|one more) (?:day|monday|night|year|week|morning)|asked to be fetched|won't be (?:here|around)…(?:tomorrow|saturday|december|christmas|then)`,
      `nie meer (?:lewe|leef|wil wees)|quedan ganas ni de|nicht mehr aufwachen|hoffe ich…dabei bleibt`,
    ),
    {
      cue: /(?<![\d.,] ?)\b(?:kms|kmsing)\b(?! (?:away|from|of|this (?:morning|week|run|weekend)|to (?!night)|later|in (?:the|my|\d)|today|per|long|run|ran|walk\w*|done|left|an hour|on (?:the|my)))|\b(?:unaliv(?:e|ing) myself|un-?alive myself|off(?:ing)? myself|hang(?:ing)? myself|(?:shoot|drown|poison|starve|gas)(?:ing)? myself|do(?:ing)? myself in|top(?:ping)? myself|end(?:ing)? (?:my (?:story|time here|suffering|pain|days(?! (?:with|at|on|by)\b)))|slit(?:ting)? my|take (?:my|the) (?:own )?(?:life|easy way out)|(?:make|making) it (?:all )?(?:stop|end|go away) (?:for good|tonight|forever|for ever)|check(?:ing)? out (?:for good|of (?:this )?life|permanently)|(?<!\bcould )(?:sleep|asleep|rest) (?:forever|for ever|for good)(?! (?:reason|measure|after)\b)|(?:not|never) (?:have to )?(?:wake|waking|woken|woke) up(?: again| tomorrow| any ?more| in the morning)(?! (?:before|till|until|at|early))|(?:be|being|go|going|join|joining|see|seeing) (?:with |to be with )?(?:my (?:\w+ )?(?:mom|mum|dad|gran|granny|gogo|brother|sister|son|daughter|baby|wife|husband|ouma|oupa|friend)|him|her) (?:in heaven|up there|soon,? (?:in heaven|up there|where)|on the other side|where (?:he|she) is now)|(?:see|meet) you (?:all )?on the other side(?! of\b|!)|not (?:be )?(?:a )?(?:burden|problem|bother|trouble) (?:to (?:any|every)(?:one|body) |for (?:any|every)(?:one|body) )?(?:any ?more|any longer|after (?:tonight|today|tomorrow))|(?:last|final) (?:night|day|sunset|birthday|christmas|message|goodbye) (?:on earth|alive|for me|i'?ll (?:ever )?(?:see|have|write))|goodbye (?:letters?|notes?|videos?)|(?:wrote|written|writing|left|leaving|finished) (?:the |my |a )?(?:note|will|letters?) (?:for|to) (?:my (?:mom|mum|dad|kids|parents|family|sister|brother|wife|husband)|everyone|them all)|tired in a way (?:that )?(?:sleep|rest)|sleep (?:can'?t|doesn'?t|won'?t|does not|will not) (?:fix|help|cure)(?=[\s\S]*\b(?:don'?t want|done|anymore|any more|can'?t|next|tomorrow)\b)|(?:don'?t|do not) (?:want to|wanna) (?:do|see|start|get through|live) (?:another |any more |any |the )?(?:next (?:week|month|year)|tomorrow|days?|nights?|life|this life|this world)(?= *(?:[.!,]|$|(?:any ?more|again|like this)\b))|(?:can'?t|cannot) (?:face|get through|survive) (?:another |any more |one more )(?:day|night|week|morning)s?(?! (?:at|of|in|without|with)\b)|(?:please )?remember me (?:when i was|as|happy|smiling|fondly|like (?:this|that)|how i was|kindly)|(?:tonight|finally|soon|now) i (?:can |will |get to )?(?:rest|sleep) (?:for good|forever|in peace|at last)|at peace with (?:going|leaving|dying|my decision)|(?:the )?world (?:doesn'?t|does not|won'?t) (?:need|miss) me|(?:nobody|no ?one|not one person) (?:would|will|'d|'ll) (?:even |really |ever |actually )*(?:notice|care|miss me|cry|find (?:me|out)|come to my)\b|(?:if|when|after|once) i(?:'?m| am|'?ve| have)? (?:was |were |just )?(?:gone|disappear(?:ed)?|vanish(?:ed)?|no longer here|not (?:here|around))\b[^.!?]{0,35}\b(?:notice|care|miss|better|easier|happier|relie\w+|peace|fine|nobody|no ?one|who)|(?:notice|care|miss|better|easier|happier|relie\w+|cry)\b[^.!?]{0,20}\b(?:if|when|once) i(?:'m| am| was| were| just)* (?:gone|disappear(?:ed)?|vanish(?:ed)?|not (?:here|around)|wasn'?t (?:here|around)|dead)|(?:don'?t|do not|can'?t) want (?:this|my|a|any)? ?(?:life|to live|living)(?: any ?more)?(?= *(?:[.!,]|$|any ?more))|(?:don'?t|not) (?:really )?(?:care|mind|bother) (?:if|whether) i (?:live|die|wake up|survive|crash|make it)|(?<!made me )(?:no|zero|lost (?:the|my|all)) (?:will|desire|wish) to (?:live|be here|wake up|go on)|(?<!made me )(?:no|zero|lost (?:the|my|all)) reason to (?:live|be here|wake up|go on)(?! in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs|a city|the burbs)\b)|(?:i )?(?:have|'ve got|made) (?:a )?(?:plan|date|day) (?:for it|to (?:end|do) it|picked)|how many (?:pills|tablets|panados?) (?:would|does|will|do)|(?:i )?(?:swallow|swallowed|took|take|taking|drank|drink) (?:all|everything|the (?:whole|lot|bleach|rat poison|rattex)|every(?:thing| pill)|bleach|rattex)\b[^.!?]{0,25}\b(?:pills?|tablets?|cabinet|bottle|box|meds|medicine|in the house|bleach|rattex|poison)|ek (?:wil|gaan) (?:my(?:self)? )?(?:doodmaak|selfmoord|om die lewe bring)|ek wil nie meer (?:lewe|leef|bestaan|hier wees|wakker word)|wil net (?:doodgaan|slaap en nie wakker)|ngifuna ukuzibulala|ngikhathele ukuphila|ndifuna ukuzibulala)/i,
      unless: FIGURE_OF_SPEECH,
      clears: ['past', 'story'],
    },
    {
      // Put on the reader as the price of going, or of silence.
      cue: /\bif (?:you|u) (?:don'?t|dont|do not|ever|leave|block|go|ignore|say no|stop|won'?t|reject|unmatch|break|choose|meet|see)\b[^.!?]{0,35}\b(?:i(?:'ll| will|'m going to|'m gonna| am going to| swear i'?ll| might)|ill) (?:just |really |literally )?(?:swallow|take (?:pills|all|everything|tablets)|jump|cut|hurt myself|kill myself|do something (?:to myself|stupid|bad|terrible)|end (?:it|everything|my)|not be here|be (?:dead|gone)|die (?!of|for|laughing|from)|drive (?:off (?:a|the|my)|into)|hang)\b/i,
      unless: /\b(?:cake|pizza|episode|spoil\w*|score|recipe|last slice|dessert|chocolate)\b|😂|🤣/i,
      clears: ['story'],
    },
    {
      cue: /\b(?:(?:see|meet|find|catch|love) (?:you|u|everyone|them) in (?:the|my|another|a) (?:next|other|another|after)? ?(?:life|lifetime|world|heaven)(?= *(?:[.!,]|$))|(?:go|going|leave|leaving|gone|depart\w*|out) (?:from |of )?(?:this|the) (?:life|world|earth)\b|(?:you|they|everyone|my \w+)(?:'ll| will| can| would|'d)? (?:all )?(?:soon |finally )?be (?:free|rid) of me\b|(?:good ?night|goodbye|bye|sleep) for (?:the|one) last time|(?:i(?:'m| am)?|feeling|so) (?:\w+ )?(?:happy|calm|fine|okay|ok|ready|lighter) now\b[^?]{0,25}\b(?:(?:nearly|almost|soon|finally) (?:be )?(?:over|done|time|gone|free)(?! (?:with|to|for|and)\b)|nothing (?:hurts|matters)|can'?t hurt)|(?:i )?(?:took|swallowed|drank|have taken|'ve taken|taken) (?:the(?:m| pills| tablets| meds)) all\b(?! (?:to|out|for|home|in|with|back)\b)|(?:tell|let) my (?:mom|mum|mother|dad|gran|sister|brother|kids?|son|daughter|family|parents) (?:that )?i (?:love(?! (?:her|his|their|the|your) (?!and\b|so\b|very\b|always\b|too\b|i\b)\w)|loved|am sorry|'m sorry|tried|did my best)|don'?t (?:worry|think|cry|look for|ask|wait|be sad) (?:about |for |of )?me (?:after|when i'?m gone|once i'?m|tomorrow morning)|(?:pretend(?:ing)?|act(?:ing)? like|lie|lying|faking) (?:that )?(?:i|to) want(?:ing)? to (?:be alive|live|be here)|not (?:going to|gonna) be (?:alive (?:for|by|when|to see)|(?:here|around) (?:to see|for (?:long|much)|when (?:you|they|she|he) (?:wake|read|find)\w*))\b)/i,
      unless:
        /\b(?:reincarnat\w*|cat in|as a (?:cat|dog|bird|tree|plant)|new year|trip|flight|holiday|move|moving|work|shift|exam|jet ?lag|biscuits?|cookies?|chips|samoosas?|cake|chocolates?|rusks?|koeksisters?|prizes?|photos|medals?|load ?shedding|movie|series|game|festival|delivery|parcel|christmas (?:market|party)|at the office)\b|😂|🤣|\b(?:haha|lol)\b/i,
      clears: ['past', 'story'],
    },
    {
      // An end of their own, told as sleep, as waking, as there being no later.
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
      cue: soft(
        '(?:with|and|holding|took|take|got|found|have) (?:a|the|my) (?:razor|razor blade|blade)(?= *(?:[.!,]|$|in my hand|to my|on my|again))',
        '(?:with|holding|and|counting) (?:a|the|my)? ?(?:whole |full )?(?:bottle|box|packet|strip) of (?:sleeping )?(?:pills|tablets|panados?|meds)',
        '(?:took|swallowed|taken|taking|ate) (?:the|a) (?:whole|entire|full) (?:packet|box|strip|bottle)(?= *(?:[.!,]|$))',
        '(?:swallowed|drank|drunk) (?:some |the )?(?:bleach|jik|poison|rat ?poison|rattex|petrol|pesticide)',
        '(?:my|the) last (?:week|day|month|weekend) (?:alive|on (?:this )?earth|on this planet)',
        '(?:and |so |then )?(?:nobody|no ?one|you|they) (?:has|have|will have|need|needs) to worry about me(?: any ?more| ever again)?(?= *(?:[.!,]|$))',
        "(?:have|got|'ve got|there's|with) nothing (?:left )?to live for(?! (?:till|until|buy))(?=(?![\\s\\S]*\\b(?:buy|snack|chocolate|coffee|wifi|cheese|season)\\b))",
        '(?<=^\\W*(?:to )?|want to |would like to |just )stop (?:living|being alive|existing)(?: it)?(?= *(?:[.!,]|$))',
        '(?:how (?:to|i (?:would|could|can)) do it|do it|go|leave)…without (?:any(?:one|body)) (?:finding|stopping|noticing) me',
        "(?:i was|i am|i'm|standing|sitting) (?:standing |sitting )?on (?:the|a) (?:bridge|ledge|edge of the (?:roof|bridge|platform)|railing|train tracks)(?= *(?:[.!,]|$|again|now|and i))",
        '(?:you and me|us|together)…(?:forever|for ever)…(?:one|the) (?:bridge|bullet|rope|jump)',
        '(?<=^\\W*)(?:cutting|cutting myself|hurting myself|burning myself)(?= *(?:[.!,]|$))',
      ),
      unless:
        /\b(?:wax\w*|shav\w*|beard|moustache|legs|stubble|biscuits?|smarties|chips|crisps|chocolates?|sweets|cookies|milk|juice|wine|pringles|doughnuts?|vitamins?|jelly ?(?:tots|babies)|haha|lol|lmao|movie|series|episode|scene|song|game|photo|picture|selfie|running|cycling|bungee|fishing)\b|😂|🤣/i,
      clears: ['story', 'past'],
    },
    {
      // The pain has an hour at which it ends.
      cue: soft(
        `(?:the|my|all (?:the|this|of this|my)|this) (?:pain|suffering|hurting|misery|agony|struggle|sadness) (?:(?:will|finally|all|is going to|just|has to|must) )*(?:stops?|ends?|is over|be over|goes away|go away) ${TODAY}`,
        `${TODAY} (?:(?:the|my|all (?:the|this|of this)|this) )(?:pain|suffering|hurting|misery|agony|struggle) (?:(?:will|finally|all|just) )*(?:stops?|ends?|is over)`,
        `${TODAY} (?:it|everything)(?:'ll| will| is|'s) (?:all )?(?:be )?over for me|(?:it|everything)(?:'ll| will| is|'s) (?:all )?(?:be )?over for me ${TODAY}`,
        "life (?:is|'s|has become|feels) (?:just )?(?:too|so|very) (?:heavy|hard|much|painful|dark)…(?:i )?(?:want|going|have|need|wish) (?:to )?(?:stop|end|leave|quit|finish)(?: (?:it|this|everything|all))(?= *(?:[.!,]|$|now|all|tonight))",
        '(?:it|this|everything) (?:all )?(?:ends|stops) tonight(?=[\\s\\S]*\\b(?:tired|pain|alone|sorry|goodbye|peace|forgive|nobody|love you)\\b)',
      ),
      unless:
        /\b(?:dentist|tooth\w*|wisdom|physio\w*|massage|chiro\w*|doctor|surgery|operation|op|braces|cramps?|back pain|knee|period|moving|flight home)\b|\b(?:haha+|lo+l|series|finale|exams?|deadline|load ?shedding|diet|season|sale)\b|😂/i,
      clears: ['story'],
    },
    {
      // Their own skin, in one short word.
      cue: soft(
        "(?:and|so|then|until|till|that's when|thats when|when [^.!?]{2,40}) (?:then )?(?:so )?i (?:(?:just|always|still|only|sometimes|go and|have to|need to|started to|want to) )*cut(?: (?:again|deep|deeper|myself))?(?= *(?:[.!,]|$|and (?:then )?(?:feel|it|the|bleed|hide|cry)|to (?:feel|calm|cope|breathe|stop)))",
        '(?<=^\\W*)i (?:(?:still|sometimes|always|often|used to and i) )*cut(?= *(?:[.!]|$))',
        "(?:there's|there is|theres|i have|i've|i see|i find|i've got|got|have|see|find) (?:no|not a|not one|not any|zero|hardly any) (?:(?:good|real|single|more) )*reasons? (?:(?:for me|left|anymore|any more) )*(?:to (?:live|be here|be alive|go on|carry on|keep going|stay alive|exist|wake up)|for living)(?! (?:in (?:joburg|johannesburg|jozi|cape town|durban|pretoria|sandton|london|paris|berlin|town|the city|the suburbs)|near|there|apart|so far|closer|up (?:north|there|at|for|early))\\b)",
        "(?:no|not a|don't have a|nothing) (?:one )?reason to (?:live|be alive|stay alive|go on living)(?= *(?:[.!,]|$|any))",
      ),
      unless:
        /\b(?:hair|fringe|fabric|pattern|wood|planks?|tiles?|measure\w*|paper|cardboard|bread|cake|cheese|onions?|veg\w*|meat|biltong|grass|lawn|hedge|film|footage|edit\w*|scene|carbs|sugar|salt|cord|ties?|contact|scissors|recipe|dough|video|class|school|queue|corner|losses)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
      clears: ['story'],
    },
    {
      // A letter, and somebody it is left to.
      cue: soft(
        "(?:not (?:really )?(?:a )?|no )good ?bye(?=[\\s\\S]*\\b(?:i've|i have|i|ive) (?:just |already )?(?:written|wrote|left|writing) (?:(?:an?|the|my|some|long) )*(?:letters?|notes?)?\\W{0,2}(?:to|for|it|everything|with))",
        "(?:i've|i have|i|ive) (?:just |already |finally )?(?:written|wrote|left|finished|writing) (?:(?:an?|the|my|some|long|last|all|these|goodbye) )*(?:letters?|notes?) (?:to|for|on|with) (?:(?:my|the|all|each|every) )*(?:\\p{L}+ )?(?:mother|mom|mum|father|dad|parents|kids|children|son|daughter|sister|brother|wife|husband|family|everyone|everybody|them|table|pillow|kitchen)\\b(?=[\\s\\S]*\\b(?:good ?bye|sorry|tonight|tired|over|peace|forgive|know why|understand|won't be|not be here|gone|last|love them|find)\\b)",
      ),
      unless:
        /\b(?:santa|christmas (?:list|cards?)|birthday|thank you (?:note|letter)|wedding|school camp|teacher|invitation|postcards?|lunch|shopping)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
      clears: ['story'],
    },
    {
      // No way on, and a low voice beside it.
      cue: soft(
        `i (?:(?:really|just|honestly|truly|literally|simply) )*${CANNOT} (?:(?:really|just|even) )*(?:do|take|carry on|go on|live|face|handle|bear|stand|keep (?:going|doing)|fight)(?: (?:with|like|on))?(?: (?:this|it|life|things|that|living|all this|everything|all of (?:it|this)))? ?(?:any ?more|any longer|much longer)`,
        `i (?:(?:really|just|honestly) )*${CANNOT} (?:go on|carry on|keep going|live like this)(?= *(?:[.!,]|$))`,
      ),
      with: soft(
        "so am i|(?:i'm|i am|im|feel|feeling|been) (?:(?:so|really|very|too|just|completely|all) )*(?:down|low|empty|numb|broken|alone|lonely|worthless|hopeless|useless|a burden|nothing|lost|tired of (?:it all|everything|life|living|being|fighting|trying))|no ?(?:body|one) (?:cares|would|will|understands|is there|left)|nothing (?:helps|matters|is left|left|works any ?more)|everything (?:hurts|is (?:dark|black|grey|too much))|hate (?:myself|my life|being alive|living)|want (?:it|everything|the pain) to (?:stop|end)|don't (?:want to (?:be|live|wake)|see a (?:way|point))|every ?day hurts|what's the point|whats the point|tired of (?:life|living|everything)|life",
      ),
      unless:
        /\b(?:(?:this|our|the) (?:relationship|situationship|marriage|chat|date|long distance)|with (?:you|u)|(?:you|u) and (?:me|i)|between us|it'?s not (?:you|u)|see(?:ing)? (?:you|u)|dating apps?|love life|night life)\b|\b(?:haha+|lo+l|gym|diet|series|sushi|queue|traffic|spreadsheets?|this heat|decaf)\b|😂|🤣/i,
      clears: ['story'],
    },
    {
      // An engine that runs where there is no air.
      cue: soft(
        "(?:sit(?:ting)?|sat|lying|stay(?:ing)?|alone|i'm|i am|im|parked|locked|car)…(?:in|inside) (?:the|my|our|a) (?:(?:closed|locked|shut|dark) )?garage\\b…(?:engine|motor|car|exhaust)(?:'s| is| still| left)? (?:(?:still|just|now) )?(?:on|running|idling|going)",
        "(?:engine|motor|car)(?:'s| is| still| left)? (?:(?:still|just|now) )?(?:on|running|idling)…(?:in|inside) (?:the|my|our|a) (?:(?:closed|locked|shut|dark) )?garage|garage (?:door|doors)(?: is| are|'s)? (?:closed|shut|locked|down)…(?:engine|motor|car) (?:is |'s )?(?:on|running)",
        "(?:engine|motor|car)(?: is|'s)? (?:(?:still|just|now) )?(?:on|running|idling)…garage(?: doors?)?(?: is| are|'s)? (?:closed|shut|locked|down)",
        '(?:hose|pipe) (?:from|on|over|in|into) the exhaust',
      ),
      unless:
        /\b(?:mechanic|mates?|band|rebuil\w*|fix\w*|tun(?:e|ed|ing)|purr\w*|finally (?:starts?|works|runs)|project|test(?:ing|ed)?|battery|leak\w*|service|workshop|radio|playlist|song|replac\w*)\b|😂|🤣|\b(?:haha+|lo+l)\b/i,
      clears: ['story'],
    },
    {
      // The years since somebody died are counted, and there is to be no next one.
      cue: soft(
        `(?:years?|months?|weeks?) (?:today |now )?(?:since|after|without) (?:${PERSON} (?:died|passed|left us|was (?:killed|buried|gone)|took|went)|(?:i|we) (?:lost|buried) (?:him|her|them|my \\p{L}+)|${PERSON})\\b[\\s\\S]{0,50}?(?:don't|do not|dont|can't|cannot|cant|won't|not going to) (?:(?:really|think i can|want to|want|need|get through|make it to|make it through|face|do|have|see|live|take|survive) )+(?:another|the next|a second|one more) ?(?:one|year|month|day|christmas|birthday|week)?`,
      ),
      unless: SAID_IN_PLAY,
      clears: ['story'],
    },
    {
      // The dog is given a home, the things are sorted: what is looked after when nobody will be there.
      cue: soft(
        '(?:would|will|could|can) (?:you|u) (?:please )?(?:take|have|keep|adopt|look after|promise to take)',
        '(?:sorted|sorting|packed|given|giving|gave)(?: \\p{L}+){0,2} (?:most of |all of |all )?my (?:things|stuff|affairs|clothes|papers|passwords)',
      ),
      with: [
        /\b(?:(?:he|she|they|it|the (?:dog|cat|kids))(?:'?s| is|'?re| are|'?ll| will)?(?: be)? (?:ok|okay|safe|fine|loved|alright|looked after) (?:after|when|once|without)|ok after|okay after|after(?:wards)? (?:i'?m|it'?s)|won'?t (?:need|be needing) (?:it|them|anything)|when (?:i'?m|it'?s) (?:gone|over|done))\b/i,
        /\b(?:dog|cat|pet|puppy|kitten|vet|plants|things|stuff|affairs|letters?|passwords?)\b/i,
      ],
      clears: ['story', 'joke'],
      unless:
        /\b(?:holiday|trip|weekend away|move|moving|emigrat\w*|allerg\w*|landlord|flight|leave on|new flat|back on|back by|hospital stay|operation)\b/i,
    },
    {
      cue: soft(
        "(?:can't|cannot|cant|can not|don't want to) (?:do|live|carry|take) (?:this|my|the) (?:life|living)(?! insurance|drawing|science|story|changing)",
        "tell (?:my|the) (?:mother|mom|mum|mama|ma|dad|father|kids|children|family|sister|brother|gogo|gran|son|daughter)…(?:i'm|im|i am|that i'm) (?:so )?sorry",
        "tell (?:them|everyone|my (?:mother|mom|mum|mama|dad|kids|family))…(?:it (?:wasn't|isn't|is not|was not)|not) (?:their|her|his|anyone's|your) fault",
      ),
      clears: ['story', 'joke', 'past'],
      unless:
        /\b(?:late|lunch|dinner|birthday|missed (?:her|his|the) (?:call|party)|the (?:cake|dishes|mess|vase|noise)|couldn'?t (?:make|come)|can'?t (?:make|come)|broke (?:her|the|his)|forgot|dress|recipe|for (?:eating|finishing|the mess))\b/i,
    },
    {
      // Thanks for the last bit, and nobody is to call.
      cue: soft(
        'made (?:the|my) (?:last|end) (?:bit|part|stretch|weeks?|months?|days?|while|chapter)…(?:nicer|better|easier|lighter|bearable|good)',
        '(?:switch(?:ed)?|turn(?:ed)?|shut) (?:it |everything |myself |off )+(?:off )?for good',
        "(?:don't|do not|no need to) (?:phone|call|ring|come|check|look)…(?:gone|switched off|too late|over) (?:for good |already )?by then",
      ),
      with: /\b(?:thank(?:s| you)|kind|sorry|tonight|by then|goodbye|for good|love you|not your fault|don'?t (?:phone|call|ring|come))\b/i,
      clears: ['story', 'joke'],
      unless:
        /\b(?:before (?:you|the|your|we) (?:move|flight|trip|leave)|new (?:number|phone|sim|job)|whatsapp|instagram|the app|data|notifications|loadshedding|load shedding|alarm|geyser|laptop|semester|thesis|degree|contract|notice period)\b/i,
    },
    {
      cue: soft(
        '(?:saving|saved|collecting|collected|hoarding|hoarded|stashing|stashed|keeping|been keeping)(?: up)? (?:my|the|all my|his|her|enough) (?:\\p{L}+ )?(?:tablets|pills|meds|painkillers)',
        "(?:asked|prayed|begged|told) (?:to )?(?:god|the lord|allah|jesus|him)…(?:not to wake|never to wake|to take me|not to let me wake|don't wake)",
        '(?:angry|disappointed|upset|sad|cried|furious)…(?:in the morning|this morning|today|again)?…(?:when he did|that i woke|because i woke|i woke up (?:again|anyway|at all))',
      ),
      clears: ['story', 'joke'],
      unless:
        /\b(?:my (?:mom|mum|dad|gran|gogo|dog|cat|patient)(?:'?s)|recycl\w*|pharmacy return|alarm|holiday|lie in|early)\b/i,
    },
  ],
  weighings: [
    {
      enough: 4,
      serious: true,
      parts: [
        [
          4,
          /\bby the time you (?:read|see|get) this\b[^.!?]*\b(?:won'?t|gone|over|too late|not be|free|somewhere)\b/i,
        ],
        [
          2,
          /\b(?:won'?t matter (?:any ?more|soon|after)|(?:this is )?goodbye\b|(?:if|when) i(?:'m| was| am| were)? (?:just )?(?:gone|dead|not here|disappear(?:ed)?)|my last (?:message|night|day)|tell (?:my|the) \w+ (?:that )?i love(?:d)? (?:her|him|them)|never (?:bother|hurt) any(?:one|body) again|take care of my (?:dog|cat|mom|kids))\b/i,
        ],
        [
          2,
          /\b(?:balcony|bridge|blade|razor|rope|(?:pills|tablets|sleeping tablets)|overdose|train tracks|gun|rooftop|cliff)\b/i,
        ],
        [
          2,
          /\b(?:want (?:it|everything|this|the pain|my head) (?:all )?to (?:stop|end|be over)|(?:don'?t|can'?t) see the point|can'?t (?:cope|do it|go on|any ?more|take it)|i'?m done\b(?! (?:with|at|for|by|in|cooking|eating))|tried everything|no way out|can'?t carry (?:this|it)|never wake up|go to sleep and|decided (?:tonight|today|this) is|tonight is the night|nothing left|nobody (?:cares|would|will)|no ?one (?:cares|would|will)|burden|hate (?:myself|my life)|worthless|so tired of (?:it|everything|fighting)|scared of (?:myself|what i))\b/i,
        ],
        [
          1,
          /\b(?:alone|scared now|thanks for (?:being|everything)|sorry for everything|forgive me|looking at|thinking about|crying)\b/i,
        ],
      ],
      unless:
        /\b(?:movie|series|game|book|marathon|comrades|gym|diet|spreadsheet|meetings?|lockdown|goodbye (?:drinks|party|dinner)|jacaranda|bungee|tandem|jol)\b/i,
    },
    {
      // Affairs in order, and a rest after it.
      enough: 4,
      serious: true,
      parts: [
        [
          2,
          /\b(?:(?:gave|given|giving|found|find|has|have|got) (?:away )?(?:a (?:new )?home|new home|someone|my (?:dog|cat|things|stuff|clothes|guitar|books|records|car|plants))\b|my (?:dog|cat|pets?|plants?|kids?) (?:has|have|is|are|will have|will be|goes|go) (?:a new home|going to|with my|at my|looked after|taken care of|safe with)|(?:everything|it|all)(?:'?s| is| has been)? (?:all )?(?:sorted|settled|arranged|in order|paid(?: up)?|taken care of|tied up|ready)|(?:affairs|papers|passwords|policies|will) (?:are |is )?(?:in order|sorted|written|on the table|in the drawer)|(?:wrote|written|left) (?:the |some |a few )?(?:letters?|notes?)\b|(?:paid|cleared|closed|cancelled) (?:all |off )?(?:my |the )?(?:debts?|accounts?|policies|bills|rent))\b/i,
        ],
        [
          2,
          /\b(?:tonight i (?:rest|sleep|go)|(?:feel|feeling|am|i'm|so|finally|strangely) (?:so |very |oddly |strangely |finally )?(?:calm|light|peaceful|at peace|free)(?: now| at last| for once)?|(?:i can|can finally|time to|ready to|going to) (?:rest|sleep|let go|go now)\b|nothing left to do|(?:don'?t|do not) (?:cry|be sad|blame (?:yourself|anyone))|(?:be|do) (?:ok|okay|fine|better) without me|(?:look|take care) (?:after|of) (?:her|him|them|yourself) for me|sorry for everything|thank you for (?:everything|being)|(?:goodbye|good ?bye)|won'?t (?:need|hurt|matter|feel))\b/i,
        ],
      ],
      unless:
        /\b(?:trip|flight|holiday|camping|hik\w+|sitter|moving (?:to|house|in|out)|new (?:job|flat|house|place)|overseas|weekend|festival|wedding|party|braai|exam|pen ?pals?|santa|thesis|assignment|tax(?:es)?|kitchen|unpack\w*|dinner|movie|series|laundry|monday|tomorrow (?:i|we))\b|😂|🤣/i,
    },
  ],
  everyday: anyOf(
    // Somebody of theirs who lies unconscious.
    NO_ACT +
      "\\b(?:he|she|they|my \\w+)(?:'?s| is| are)? (?:still )?(?:not|isn'?t|hasn'?t|won'?t|never) (?:wak\\w+|woke\\w*)(?: up)?\\b",
    // No future of the two of them.
    "^\\W*(?:(?:honestly|sorry|look|i think|i'?m sorry|but|and)[ ,.!]+)*i (?:just |really |honestly )*(?:don'?t|can'?t|cannot|do not) (?:really )?see (?:a|any|much of a) future (?:with (?:us|you)|for us|for the two of us|together)\\W*$",
    '^(?![\\s\\S]*\\b(?:die|dying|dead|end it|engine|exhaust|hose|garage|forever|for good|cry\\w*|alone|nobody|anymore|any more)\\b)[\\s\\S]*\\bthe (?:quiet|silence|peace) is (?:so |just |absolutely )?(?:delicious|bliss\\w*|lovely|glorious|golden|heavenly?|amazing|great|wonderful|the best)\\b',
    // Somebody else's medicine, counted out for them.
    "^(?![\\s\\S]*\\b(?:i (?:took|take|have|had|hid|stole|kept|want|could)|die|dying|dead|overdos\\w*|end|goodbye|alone|enough to|hoard\\w*|cabinet|myself)\\b)[\\s\\S]*\\b(?:my|the|our|his|her) (?:\\w+ )?(?:dad|mom|mum|father|mother|gran|granny|gogo|ouma|oupa|aunt|uncle|neighbour|dog|cat|patient)(?:'?s|s')? (?:\\w+ )?(?:pills|tablets|meds|medication)\\b",
    // What somebody learns at work so as to help others.
    "^(?![\\s\\S]*\\b(?:i (?:want|wanted|feel|felt|can'?t|need it|thought about)|myself|my own|me too|die|dying|note|pills)\\b)[\\s\\S]*\\bsuicide (?:prevention|awareness|hotline|helpline|line|watch training|first aid)\\b[\\s\\S]*\\b(?:training|course|workshop|talk|volunteer\\w*|counsel\\w*|school|work|shift|campaign|walk|run)\\b|^(?![\\s\\S]*\\b(?:i (?:want|wanted|feel|felt|can'?t|need it|thought about)|myself|my own|me too|die|dying|note|pills)\\b)[\\s\\S]*\\b(?:training|course|workshop|talk|volunteer\\w*|counsel\\w*|campaign)\\b[\\s\\S]*\\bsuicide (?:prevention|awareness|hotline|helpline|line)\\b",
    // A day's medicine, taken as it should be.
    '^(?![\\s\\S]*\\b(?:die|dying|dead|death|wak\\w*|end|goodbye|bye|sorry|alone|nobody|life|any ?more|tired|sleep|bottle|box|whole|extra|too many|wine|vodka|last (?:day|night))\\b)[\\s\\S]*\\b(?:pills|tablets|meds|medication|vitamins) (?:for (?:the day|today|this (?:morning|week)|tonight)|on time)\\b',
    // The point of golf is not the point of living, and chocolates are no pills.
    "^(?![\\s\\S]*\\b(?:die|dying|dead|death|life|live|living|alive|wak\\w*|any ?more|carry|go(?:ing)? on|continu\\w*|here|trying|myself|everything|anything|it all|future|getting up|pills?|tablets?|alone|nobody|tired|end)\\b)[\\s\\S]*\\b(?:don'?t|do not|never|can'?t) (?:really |ever |quite |honestly )?(?:see|saw|get|got|understand|understood) the point (?:of|in) (?!it\\b|this\\b|that\\b|us\\b|me\\b|being\\b|any\\b|eating\\b|(?:\\w+ )?(?:existence|existing)\\b)\\w+",
    '^(?![\\s\\S]*\\b(?:die|dying|dead|pills?|tablets?|meds?|overdos\\w*|kill|end it|sleep|wake|numb|throw\\w* up|threw up|purg\\w*)\\b)[\\s\\S]*\\bi (?:just |basically |literally )?(?:took|ate|had|finished|demolished|inhaled) (?:the|a|an|that|my) (?:whole|entire) (?:box|packet|bag|tin|tub|slab|tray|jar) of (?:\\w+ )?(?:chocolates?|chips|biscuits|cookies|ice ?cream|sweets|rusks|biltong|popcorn|doughnuts|donuts|koeksisters|strawberries|nougat|fudge|smarties|cereal|olives|grapes|brownies|macarons|peanut butter)\\b',
    '^\\W*(?:\\w+ )?(?:mon|tues|wednes|thurs|fri)day (?:has|was|is|hasn.?t|wasn.?t|isn.?t)(?: not)?(?: been)? (?:kind|nice|good|gentle|treating me well)(?: to me)?(?: (?:today|at all|so far|again|this week|lol|haha))*\\W*$',
    '^\\W*(?:i.?ve |i have |i )?(?:told|tell|shared with|telling) (?:you|u) (?:stuff|things|more)(?: that)? i (?:don.?t|never|haven.?t|wouldn.?t)(?: normally| usually| ever)? (?:tell|told|share with|say to) (?:anyone|anybody|people|everyone|others)(?: else)?\\W*$',
    NO_ACT.replace('i (?:took|take|have|had)|', '') +
      '\\b(?:took|take|taking|had) (?:an?|one|1|two|my) (?:\\w+ )?(?:pills?|tablets?|antihistamines?|panado|painkillers?|drops?) for (?:this|my|the|an?) (?:\\w+ )?(?:hay ?fever|headache|cold|flu|allerg\\w+|sinus\\w*|migraine|cramps?|back|hangover|cough|toothache)\\b(?![\\s\\S]*\\b(?:whole|all of|box|packet|bottle|die|dead|kill)\\b)',
    // Between two: they stay, and say what has changed. Despair says it is no goodbye as well, so none of its words may stand beside it.
    "^(?![\\s\\S]*\\b(?:die[ds]?|dying|dead|death|suicid\\w*|kill\\w*|end (?:it|my|things|everything)|ending|tired|can'?t|cannot|any ?more (?:and|of|to)|give up|giving up|better off|burden|nobody|no ?one|disappear\\w*|wake|sleep\\w*|forever|last|letters?|pills?|tablets?|rope|alone|worthless|useless|nothing|gone|take care|look after|forgive|remember me|peace|pain|hurt\\w*|cut|bridge|plan|tonight|gave away|giving away|don'?t want|wish i|sorry|over soon|if (?:i|anything)|bottle)\\b)[\\s\\S]*\\b(?:compar\\w+|when we (?:started|met|began|got together)|my ex\\b|slow(?:er|ly|\\b)|dating|the two of us|seeing (?:you|each other))\\b[\\s\\S]*\\bnot (?:saying|a) good ?bye\\b",
    NO_ACT +
      '\\b(?:gin|tequila|wine|vodka|brandy|shots?|second bottle|hangover|hungover|babalas)\\b[^.!?]{0,40}\\bwant to die(?: today| now)?(?= *(?:[.!]|$|lol|haha))',
    NO_ACT +
      '\\b(?:casualty|night shift|the ward|trauma unit|er shift|ambulance)\\b(?![\\s\\S]*\\btook an overdos)[\\s\\S]*\\b(?:an?|one|two|three|four|five|\\d+) (?:\\w+ )?overdos',
    NO_ACT +
      "\\b(?:no ?one|nobody) (?:would|will|'?ll) (?:even |ever )?notice if (?:i|we) (?:just )?(?:left|leave|sneak\\w*|slip\\w*|skip\\w*|went home|vanish\\w*) (?:from )?(?:this|the|my|our) (?:party|meeting|wedding|call|office|braai|zoom|webinar|lecture|training|conference|function|queue)\\b",
    NO_ACT +
      '\\b(?:on the phone with|on hold with|in the queue (?:at|for)|a (?:call|morning|day) with) (?:the )?(?:bank|home affairs|telkom|vodacom|mtn|sars|eskom|insurance|medical aid|licensing|traffic department)\\b',
    NO_ACT +
      '\\bwant(?:ed)? to die\\b[^.!?]{0,40}\\b(?:typo|autocorrect|reply all|my zip|waved back|voice note to|(?<!my nudes )on speaker)\\b',
  ),
  harmless: excuse(
    ALL_OUT_OF_WORK,
    // A battery dies, nobody else.
    /^\W*(?:(?:sorry|hey|ugh|btw|just so you know|quick)[ ,]+)*(?:my |the )?(?:phone|battery|laptop|tablet|cell|cellphone|data|wi-?fi|signal)(?:'?s| is| was)? (?:is )?(?:about to|going to|gonna|almost|nearly|busy)? ?(?:die|dying|dead|died)(?: (?:soon|now|again|on me|any (?:minute|second)|lol|haha))*\W*$/
      .source,
    /^\W*(?:i |really |so )*wish (?:you|u|ya) (?:were|was) here\b(?:[^.!?]{0,20})\W*$/.source,
    /^\W*(?:(?:ugh|haha|lol|hey|man)[ ,]+)*(?:i'?m |im |i am |feeling )?(?:so |really |very |too |super |still )*(?:sleepy|knackered|hungry|starving|hungover|bored|freezing|full)(?: (?:today|tonight|right now|now|already|lol|haha|again))*\W*$/
      .source,
    // Weary, or out of work, and not a word more.
    /^\W*i'?(?:'?ve| have) been (?:so |really |very |super )?(?:tired|sleepy|busy|exhausted) (?:lately|today|this week|all (?:day|week)|recently)\W*$|^\W*i (?:just )?(?:got|was|have been) (?:retrenched|laid off|fired|let go|made redundant)(?: (?:yesterday|today|last (?:week|month|year)|this (?:week|month)|in \w+|from (?:my|work)[^.!?]{0,15})){0,6}\W*$/
      .source,
  ),
  excuse:
    /\b(?:stubbed|my toe|toast|hung ?over|cringe\w*|one more (?:webinar|meeting|call|zoom|slide|email|spreadsheet|wedding|quote)|if i have to (?:sit through|read|attend|watch|hear)|leg day|burpees)\b/i,
  isMistaken: ({ guessed, plain }) => guessed && isOnlyWorkLost(plain),
};
