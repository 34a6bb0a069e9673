/** What tells something of the writer's life in Afrikaans, also inside English. */

const KIN =
  'ma|pa|ouers|ouma|oupa|suster|susters|sussie|broer|broers|boet|seun|seuns|dogter|dogters|kinders|kind|eks|man|vrou|tannie|oom|neef|niggie|niggies|baas|kollega|kollegas|huismaat|kamermaat|buurman|buurvrou|bure|skoonma|skoonpa|skoonsuster|vriende?|vriendin|hond|honde|hondjie|kat|katte|perd|perde';
const THINGS =
  'woonstel|huis|kar|bakkie|fiets|tuin|werk|skof|kantoor|skool|klas|kliënte|pasiënte|troudag|verjaardag|egskeiding|knie|operasie|troue|lyf|praktyk|plaas|swembad|span|kerk';

/** Something of theirs: `my suster`. The group is what it is. */
export const POSSESSED = new RegExp(
  `(?<!\\p{L})(?:my|ons) (?:eie |ou |oudste |jongste |kleiner |groot |beste |twee |drie |hele )*(${KIN}|${THINGS})(?!\\p{L}| of )`,
  'giu',
);
/** Has them, or they are about. */
export const HELD: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:ek|ons) (?:het|hou|besit) (?:\\p{L}+ ){0,3}(${KIN})(?!\\p{L})`, 'giu'),
  /(?<!\p{L})(?:vir|met|en|deur) die (honde|katte|perde|kinders|seuns|dogters|hond|kat)(?!\p{L})/giu,
  /(?<!\p{L})(?:twee|drie|vier|vyf) (?:\p{L}+ )?(honde|katte|kinders|seuns|dogters|perde)(?!\p{L})/giu,
];
/** What they are. */
export const STATUS: readonly RegExp[] = [
  /(?<!\p{L})ek(?:'s| is) (?:'n |ook |nog |eintlik |self |al |net )*(ouderling|enkellopend|geskei|getroud|weduwee|wewenaar|veganis\p{L}*|vegan|vegetari[eë]r|allergies|swanger|afgetree|verpleegster|onderwyser\p{L}*|prokureur|dokter|ingenieur|rekenmeester|boer|student|kok|bakker|ouditeur|joernalis|skrywer|kunstenaar)(?!\p{L})/giu,
  /(?<!\p{L})ek(?:'s| is) (?:self |eintlik |ook )*nog nie oor (my eks|hom|haar)(?!\p{L})/giu,
];
/** A habit, a trade, a place to live, a taste. The group is what it is about. */
export const HABIT: readonly RegExp[] = [
  /(?<!\p{L})ek (?:bly|woon|werk|studeer|swot|speel|swem|hardloop|draf|kook|bak|lees|drink|eet|ry|gee klas|leer|sing|dans|skilder|skryf|stap|haat|verkies|boer|brou|kweek|versamel) (?!(?:jou|dit|dat|nie weer|graag om|saam met jou|vir jou)(?!\p{L}))([^.!?,;:]{2,45})/giu,
  /(?<!\p{L})ek (?:is|was) (?:gebore|grootgeword|getoë|van)(?!\p{L}) ?([^.!?,;:]{2,40})/giu,
  /(?<!\p{L})(?:ook|self) (?:in|by|op) ([^.!?,;:]{2,25}) (?:gewerk|gebly|gewoon|gestudeer|gespeel)(?!\p{L})/giu,
];
/** Told as something that happened: `ek het … ge…`, or with no `ek` in front. */
export const HAPPENED: readonly RegExp[] = [
  /(?<!\p{L})ek (?:is|was) al(?!\p{L})/iu,
  /(?<!\p{L})(?:ek|ons) (?:het|was|moes|kon|wou)(?!\p{L})/iu,
  /(?<!\p{L})(?:het|was) (?:ek|ons)(?!\p{L})/iu,
  /^(?:\p{L}+[,.!] )?(?:het|was|moes|kon) (?!(?:jy|jou|hy|sy|hulle|daar|u)(?!\p{L}))/iu,
  /(?<!\p{L})my (?:hele )?(?:dag|week|naweek|aand|nag|oggend) (?:was|is)(?!\p{L})/iu,
  /(?<!\p{L})hier (?:in|by|op) /iu,
  /^dieselfde met my(?!\p{L})/iu,
  /(?<!\p{L})dieselfde (?:hier|met my|gebeur)(?!\p{L})/iu,
];
export const SHARED =
  /(?<!\p{L})(?:ek ook|ook ek|net soos ek|dieselfde (?:hier|met my)|ek ken (?:daai|daardie|die)(?: \p{L}+)? (?:gevoel|pyn|stem\S*)|ons is (?:al)?bei|ek verstaan presies)(?!\p{L})/iu;
export const WHEN =
  /(?<!\p{L})(?:gister(?:aand)?|eergister|vanoggend|laas(?:te)? (?:week|jaar|maand|somer|winter|nag)|verlede (?:week|jaar|maand|somer|winter|\p{L}+dag)|(?:\p{L}+ )(?:jaar|maande?|weke?) (?:gelede|terug)|al (?:\p{L}+ )?(?:jare|jaar|maande)|as kind|op (?:skool|universiteit|kollege)|(?:elke|heel)(?: )?(?:dag|oggend|aand|week|naweek|jaar|\p{L}+dag)|sedert (?:\p{L}+|\d+)|in (?:19|20)\d\d|(?:maan|dins|woens|donder|vry|sater|son)da[eg](?:aand|oggend|middag)?|toe ek (?:klein|ses|\p{L}+ was)|heeldag|vroeër)(?!\p{L})/giu;
export const WHERE = /(?<!\p{L})(?:in|by|van|op|naby|na|uit) (?:die )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu;
export const MANY =
  /(?<!\p{L})(?:twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf|twintig|dertig|veertig|honderd|halwe|\d+)(?!\p{L})/giu;
export const WHO = new RegExp(`(?<!\\p{L})(${KIN}|${THINGS})(?!\\p{L})`, 'giu');
export const UNREAL = /(?<!\p{L})(?:as|sal|sou|wil|kan|mag|kom ons|miskien|dalk|hoop|belowe|wens)(?!\p{L})/iu;
