/**
 * What tells something of the writer's life in isiZulu and isiXhosa, also inside English. The subject is a part of the verb (`ngihlala`,
 * `ndihlala`), what is theirs ends in `-ami` or `-am`, and family words carry it in themselves (`umama` is my mother).
 */

const I =
  '(?:(?:nami |nam |mina |mna )?(?:be|bese|se|sa|u)?(?:ngi|ndi|bengi|bendi|angi|andi|ngangi|ndandi|singa?|besi)(?:ya|sa|se|sanda ku|sandu ku|ke nga|khe nda|no)?)';
/** Roots of living, working, liking, owning and of what happened. What one does in a talk (thank, wish, hear, come) is none of them. */
const ROOTS =
  'hlala|sebenza|funda|fundisa|pheka|dlala|gijima|bhukuda|nyuka|khwela|zalwa|zalelwa|khulele|khulela|shada|tshata|hlukana|hlukene|phuma e|vela e|thenga|gqoka|cula|bhala|lima|fuya|shayela|qhuba|ya e|ya khona|ya ku|ya kwa|ya qho|hamba ku|vakashela|ngcwaba|lahlekel\\p{L}*|khathele|gula|phuza|dla (?!nawe)|lapha e|semsebenzini';
const RELATIVES =
  'umama|ubaba|utata|ugogo|umkhulu|umakhulu|udadewethu|kadadewethu|usisi wami|umfowethu|ubhuti wami|umzala|umninawa|umalume|u-?anti|izingane|abantwana|umntwana|ingane|umyeni|unkosikazi|inkosikazi|abazali|inja|izinja|ikati|umakhelwane|umngani|abangani|abahlobo|nabahlobo|umphathi';

/** Something of theirs. The group is what it is. */
export const POSSESSED = new RegExp(
  `(?<!\\p{L})(?:na|ne|no|nge|ngo|ku|ka|kwa|la|le|nga|wo|bo|u|i|o|e)?(${RELATIVES})(?: (?:wami|yami|lami|zami|bami|sami|kwami|wam|yam|lam|zam|bam|sam|kwam))?(?!\\p{L})(?! (?:wakho|yakho|lakho|zakho|bakho))`,
  'giu',
);
/** With the ending that says whose: these alone are theirs in whatever word. */
export const OWNED =
  /(?<!\p{L})(\p{L}{4,}) (?:wami|yami|lami|zami|bami|sami|kwami|wam|yam|lam|zam|bam|sam)(?!\p{L})/giu;
/** A habit, a trade, a place to live. The group is what it is about. */
export const HABIT: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${I}(?:${ROOTS})([^.!?,;:]{0,45})`, 'giu'),
  /(?<!\p{L})(?:ngi|ndi)(?:ng|y|ne|no|na)(?:u|i|um|isi|in)?(?:m?pheki|nesi|thisha|titshala|dokotela|fundi|sebenzi|njengo?\p{L}+)([^.!?,;:]{0,30})/giu,
  /(?<!\p{L})(?:nami|nam) (?:ngi|ndi)(?!ya(?:ku|bonga|vuma|qonda|zwa|kwa|fisela))\p{L}{4,}([^.!?,;:]{0,40})/giu,
];
/** Told as something that happened. */
export const HAPPENED: readonly RegExp[] = [
  /(?<!\p{L})(?:bengi|bendi|besi|ngangi|ndandi|ngisanda|ndisandu|ngike|ndakhe|ngabe)(?!\p{L}*(?:linde|lindel|fun|cabang))\p{L}*/iu,
  /(?<!\p{L})(?:ngi|ndi)\p{L}+(?:ile|ele|ise|ene)(?!\p{L})/iu,
  /(?<!\p{L})usuku lwami (?:be|lu)\p{L}+/iu,
];
export const SHARED =
  /(?<!\p{L})(?:nami futhi|nami ngi\p{L}+ (?:kanjalo|futhi)|ngiyazi leyo|ngiyazi that)(?!\p{L})/iu;
export const WHEN =
  /(?<!\p{L})(?:izolo|kuthangi|ngesonto eledlule|(?:nge|ngo)(?:Msombuluko|Lwesibili|Lwesithathu|Lwesine|Lwesihlanu|Mgqibelo|Sonto|Cawe|Mvulo|Januwari|Febhuwari|Mashi|Disemba)|njalo|qho|zonke izinsuku|yonke imihla|kuze kushaye|ngonyaka|eminyakeni|ebusuku|kusihlwa)(?!\p{L})/giu;
export const WHERE =
  /(?<!\p{L})((?:e|o|kwa|ku)-?\p{Lu}\p{L}+|e[bcdghjklmnpqrstvwyz]\p{L}{4,}(?:ini|eni|weni|hotela|sikoleni))(?!\p{L})/gu;
export const MANY = /\b\d+\b/gu;
export const WHO = new RegExp(`(?<!\\p{L})(${RELATIVES})(?!\\p{L})`, 'giu');
export const UNREAL =
  /(?<!\p{L})(?:uma|xa|ukuba|mhlawumbe|masi|ake|ngizo\p{L}+|ndiza\p{L}*|sizo\p{L}+|singa\p{L}+|ngingathanda)(?!\p{L})/iu;
