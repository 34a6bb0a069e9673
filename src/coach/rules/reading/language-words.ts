/** Words and letters that give a language away; the words stand in `language-words.yaml`. */
import { textsByName } from '../compiled/tables.ts';
import { latin } from './pattern.ts';

/** By tag, in the order of their file: of two with as many votes the first is believed. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(textsByName('words of languages')).map(([tag, lists]) => [
    tag,
    new Set(lists.join(' ').split(' ')),
  ]),
);

/** Letters and pairs that hardly occur elsewhere, with the weight of one hit. */
export const LETTER_HINTS: Record<string, ReadonlyArray<readonly [RegExp, number]>> = {
  es: [
    [/[¿¡]/g, 1.5],
    [latin(/\b\p{L}+(?:ción|mente|ado|ando|iendo)\b/giu), 0.5],
    [/ñ/g, 1],
  ],
  pt: [[latin(/[ãõ]|(?<!\p{L})(?:à|um|uma)(?!\p{L})|ç(?=[aão])|lh[ao]|nh[ao](?!\p{L})/giu), 0.9]],
  fr: [[latin(/[œêèçùû]|(?<!\p{L})[ldjtcsnm]'(?=[aeiouhéêà])|\p{L}(?:eaux|euse|oir)(?!\p{L})/giu), 0.6]],
  de: [[latin(/[ßüä]|sch(?=[aeioulmnrtwäöü])|(?<!\p{L})(?:ge\p{L}{3,}t)(?!\p{L})/giu), 0.6]],
  af: [
    [latin(/[êë]|(?<!\p{L})'n(?!\p{L})/giu), 0.7],
    [
      latin(
        /(?<!\p{L})(?:ge\p{L}{3,}(?:eer|p|k|t|s|g))(?!\p{L})|(?<=\p{L}{3})(?:tjie|djie|pie)s?(?!\p{L})|\bnie\b[^.?!]{2,40}\bnie\b/giu,
      ),
      0.8,
    ],
  ],
  nl: [[latin(/ij(?=\p{L}|\b)|sch(?=[aeiou])|(?<=\p{L})oe(?=\p{L})|(?<=\p{L}{3})tje\b/giu), 0.4]],
  pl: [[/[łśźżęą]/g, 1.2]],
  tr: [[/[ışğ]/g, 1.2]],
  zu: [
    [latin(/(?<!\p{L})(?:ngi|angi|bengi|sengi|engi|anginga|ungangi|ngiyi|ngizo|uyangi)\p{L}{3,}/giu), 1.6],
    [
      latin(
        /(?<!\p{L})(?:uku|siya|baye|aba|izi|ama|uzo|uya|esi|eku|aku|asi|ku|nga)\p{L}{4,}[aeiou](?!\p{L})/giu,
      ),
      0.7,
    ],
    [/(?<!\p{L})(?:ngo|nge)-?\p{Lu}\p{L}{3,}|(?<!\p{L})e\p{Lu}\p{Ll}{3,}/gu, 0.8],
    [latin(/hl|(?<=\p{L})dl|kh(?=[aeiou])/giu), 0.25],
  ],
  xh: [
    [latin(/(?<!\p{L})(?:ndi|andi|bendi|sendi|undi|ndiya|mandi|uyandi|ndo|bayandi)\p{L}{3,}/giu), 1.6],
    [
      latin(/(?<!\p{L})(?:uku|siya|aba|izi|ii|ama|uza|uya|esi|aku|asi|ma|nga)\p{L}{4,}[aeiou](?!\p{L})/giu),
      0.7,
    ],
    [/(?<!\p{L})(?:ngo|nge)\p{Lu}\p{L}{3,}|(?<!\p{L})e\p{Lu}\p{Ll}{3,}/gu, 0.8],
    [latin(/(?<!\p{L})mhl|ty(?=[aeiou])|(?<=\p{L})xh?(?=[aeou])|hl|kh(?=[aeiou])/giu), 0.25],
  ],
  st: [
    [
      latin(
        /(?<!\p{L})(?:ke (?:a|tla|sa|ne|na|rata|kopa|teng)|ha ke|o (?:a|ne|na|tla)|re ka)(?!\p{L})|tjh|(?<!\p{L})ho (?:a )?\p{L}{3,}/giu,
      ),
      0.9,
    ],
  ],
  tn: [
    [
      latin(
        /(?<!\p{L})(?:ke a|go (?!(?:ahead|for|home|back|out|away|with|see|get|now|and|the|your|you|then|well|easy|slow|big|first|next|there|wild|crazy|team|figure|ask|over|into|through|under|down|off|straight|anywhere|somewhere|nowhere|alone|together|again|please|girl|boy|bokke|boks|fetch|buy|sleep|eat|dancing|swimming|hiking|running|shopping)(?!\p{L}))(?:a )?\p{L}{3,}|ga ke|tlh\p{L}+)(?!\p{L})/giu,
      ),
      0.6,
    ],
  ],
  it: [[latin(/(?<!\p{L})(?:dell|nell|all|sull|un)'\p{L}|(?<=\p{L})(?:zione|issim[oaie])(?!\p{L})/giu), 0.8]],
  sv: [[/å/g, 0.8]],
  da: [[/[øå]/g, 0.8]],
  ro: [[/[țșă]/g, 1.2]],
  cs: [[/[ěřů]/g, 1.2]],
  hu: [[/[őű]/g, 1.2]],
};

/** English as it is written in South Africa: the tag becomes `en-ZA`, the language stays English. */
export const SOUTH_AFRICAN_ENGLISH =
  /\b(?:howzit|hoezit|lekker|lekke|braai(?:ing|ed|s|master)?|yoh+|yho+|jo+h|eish+|eesh|sho|shap|shapp?o|sharp sharp|sharp(?=\W*$)|laaitie|laitie|ouma|oupa|koe(?:k)?sisters?|bakkie|takkies|robots? (?:is|are|was|were|on|at|by)|(?:one|the|at the|every) robots?|just now|now[- ]now|jol(?:ling)?|biltong|boerie|boerewors|wors|shame (?:man|sha|neh|hey)|ag shame|babbelas|dop|dops|gatvol|kak|voetsek|chommie|bru|bruh?s? hey|boet|boeta|my china|mzansi|mos|ja(?: |-)nee|ja no|izzit|is it hey|hectic hey|(?:hectic|like|so|nice|keen|sorry|day|fine|cute|good|quiet|tired|work|out|error|it|are we|was|me|we) hey|hey\?|neh|ne\?|kasi|jozi|load ?-?shedding|stage (?:[1-8])|eskom|vetkoek|bunny chow|pap(?!\p{L})|droewors|chakalaka|magwinya|kota|gogo|stokvel|stoep|veld|padkos|melktert|naartjies?|spaza|sies|haibo+|hawu+|hayi|hai+ (?:macha|wena|bo)|aweh|awe ma se|duidelik|kiff|kief|befok|skinner|dagga|sixty60|skrik|sokkie|ag man|ag|okes?|ou(?:tjie)|lightie|tannie|oom|dominee|koppie|dorp|trek|vrek|klaar|skel|skelm|moer|doos|poephol|jislaaik|jis|jinne|sjoe|dankie|baie|asseblief|totsiens|sisi|bhuti|broer|bafo|mchana|wena|yebo|cha|sana|sthandwa|nkosi|ntombi|mama ka|lobola|labola|labolla|mahala|amapiano|gqom|kwaito|maskandi|matric|varsity|initiation|umgidi|heritage day|comrades|two oceans|parkrun|argus|springboks?|boks?|bokke|stormers|bulls game|kaizer|amakhosi|chiefs or pirates|pirates|sundowns|bafana|takealot|capitec|fnb|absa|nedbank|tymebank|ewallet|e-wallet|1voucher|mtn|vodacom|cell ?c|telkom|sassa|sars|rica|home affairs|woolies|woolworths|shoprite|pick ?n ?pay|pnp|checkers|makro|ackermans|edgars|clicks|dischem|nando'?s|steers|wimpy|mugg|engen|postnet|transnet|quicket|mr ?d|ster-kinekor|mogodu|malamogodu|samoosas?|potjie(?:kos)?|pot ?bread|roosterkoek|gatsby|shisa ?nyama|chisa ?nyama|chisanyama|rooibos|mrs ball'?s|ouma rusks?|umngqusho|umqombothi|amasi|morogo|shweshwe|makoti|rondavel|kombi|taxi rank|the rank|taxi (?:fare|driver|again)|petrol attendant|car guard|geyser|hadedas?|dassies?|boerboel|meerkat|fynbos|bundu|kraal|koeksister|trompie|tokoloshe|sangoma|ubuntu|muthi|izinyoka|mxm|mxit|smaak|pozi|hosh|heita|eita|ola 7|askies|haai|hayibo|yassas|yissus|jirre|jeez man|braaied|kuier|kuiering|gooi|graft|dronk|lank|zef|windgat|poppie|bergie|snoek|kaapse|wen(?:dy) house|r ?\d{2,3}(?: ?000|k)?|r\d[\d ]*|\d+ ?rand|rand|jo'?burg|johannesburg|pretoria|tshwane|durban|umhlanga|bloem(?:fontein)?|gqeberha|(?:from|in) pe|port elizabeth|polokwane|nelspruit|mbombela|kimberley|upington|rustenburg|soweto|sandton|rosebank|melville|braamfontein|randburg|midrand|centurion|benoni|boksburg|kempton|tembisa|alex(?:andra)?(?= )|khayelitsha|gugulethu|mitchells plain|athlone|constantia|stellenbosch|paarl|franschhoek|hermanus|knysna|george airport|langebaan|mthatha|umtata|east london|eastern cape|western cape|northern cape|limpopo|mpumalanga|gauteng|kzn|kwazulu|drakensberg|the berg|karoo|kalahari|vaal|welkom|harrismith|ladysmith|newcastle kzn|pietermaritzburg|maritzburg|pinetown|chatsworth|phoenix kzn|umlazi|ballito|hillbrow|yeoville|norwood|parkhurst|greenside|muizenberg|kalk bay|hout bay|sea point|camps bay|table mountain|lion'?s head|signal hill|kirstenbosch|newlands|cape town|cape flats|huguenot|garden route|kruger|wits|uct|ukzn|nwu|tuks|unisa|bara|baragwanath|groote schuur|park station|gautrain|o\.?r\.? tambo|beitbridge|n[1-4](?= )|thabo|sipho|lerato|nomfundo|thandi(?:we|eka)?|thandeka|zanele|bongani|mpho|themba|khumalo|dlamini|mokoena|govender|naidoo|nkosazana|kobus|riaan|anel|elmarie|pieter|sizwe|nomsa|naledi|kagiso|tebogo|refilwe|palesa|ayanda|zinhle|nokuthula|lwazi|andile|luyanda|siyabonga|vusi|nandi|busi|zodwa|lindiwe)\b/iu;
