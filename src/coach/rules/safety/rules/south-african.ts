/**
 * Further plain forms of each danger in Afrikaans, isiZulu and isiXhosa: the verb at the end, the loan word in the middle, the sum in words.
 * Since a model writes in these languages too, a danger that is not heard would be answered with charm.
 */
import type { FlagKind } from '../../contract.ts';
import { pattern } from '../../reading/pattern.ts';
import type { SafetyRule } from './rule.ts';

/** Whole words; `…` stands for a few words in between. */
const cue = (...forms: readonly string[]): RegExp =>
  pattern(`(?<!\\p{L})(?:${forms.join('|').replaceAll('…', '[^.!?]{0,45}?')})(?!\\p{L})`);
const rule = (kind: FlagKind, forms: readonly string[], more: Partial<SafetyRule> = {}): SafetyRule => ({
  kind,
  cue: cue(...forms),
  clears: ['joke'],
  ...more,
});

const rand =
  '(?:r ?\\d[\\d ]*|\\d{2,}(?: rand)?|geld|kontant|(?:vyf|twee|drie|een|ses|agt|\\p{L}+)?honderd(?: rand)?|\\p{L}*duisend(?: rand)?|lugtyd|data|taxigeld|petrolgeld|huurgeld)';
const imali =
  '(?:imali\\p{L}*|i?mali|u-?r ?\\d+|r ?\\d+|\\d{2,}|amakhulu|ikhulu|amashumi|inkulungwane|i?-?airtime|i?-?data|iitiki|i-?ewallet)';

/** Money among people who know one another: a small sum, or a way out left open. */
const SMALL_LOAN = pattern('(?<![\\p{L}\\d])r ?(?:\\d{2}|1\\d\\d)(?!\\d)|as jy nie kan nie|uma ungenayo');
const GAME = pattern('fifa|playstation|ps ?[45]|xbox|game|umdlalo|speletjie|chess|skaak|scrabble');

export const SOUTH_AFRICAN_RULES: readonly SafetyRule[] = [
  rule(
    'scam_money',
    [
      `(?:kan|sal|wil|sou) jy (?:asseblief |asb |dalk |nie |net |gou )*(?:vir )?(?:my|ons)…${rand}…(?:leen|stuur|gee|help|betaal|oorplaas|inbetaal)`,
      `(?:kan|sal|wil|sou) jy (?:asseblief |asb |dalk |nie |net |gou )*${rand}…(?:vir )?(?:my|ons)…(?:leen|stuur|gee|betaal|oorplaas|inbetaal)`,
      `(?:leen|stuur|gee|betaal|oorplaas|e-?wallet) (?:asseblief |asb |gou |net |vir )*(?:my|ons) (?:asseblief |asb |net |gou |so |tog )*${rand}`,
      `(?:ngi|ndi)(?:dinga|funa)…${imali}…(?:boleka|bolek|thumel|siza|nced)\\p{L}*`,
      `(?:u|wo)?(?:nga|ya)?(?:ngi|ndi)(?:boleke|boleka|thumelele|bolekise|phe|nike|thengele)\\p{L}* (?:\\p{L}+ ){0,3}?${imali}`,
      `${imali} (?:\\p{L}+ ){0,4}?(?:u?ngithumelele|u?ndithumelele|u?ngiboleke|u?ndiboleke)`,
    ],
    { unless: SMALL_LOAN },
  ),
  rule('scam_code', [
    '(?:kode|syfers|nommertjie|pin|otp)…(?:sms|foon|kry)…(?:stuur|gee|sê|lees)|(?:kode|syfers|otp)…(?:vir my|aan my)',
    '(?:ikhodi|ikhowudi|i-?otp|i-?pin|izinombolo|iinombolo)…(?:thumel|nike|nika|tshel|xelel|fund)\\p{L}*',
    '(?:ngi|ndi)(?:nike|thumelele|tshele|xelele|fundele)\\p{L}* (?:\\p{L}+ ){0,2}?(?:ikhodi|ikhowudi|i-?otp|i-?pin)',
  ]),
  rule('scam_crypto', [
    '(?:jou|die|my) geld…(?:verdubbel|vermeerder|verdriedubbel)|(?:dubbel|drie keer)(?: soveel)? terug|(?:leer|wys|help) (?:om te )?(?:jou )?(?:\\p{L}+ )?(?:belê|handel dryf|trade)|(?:belê|beleggings?\\p{L}*)…(?:platform|wins|mentor|waarborg)',
    '(?:tshala|faka|ukutshala|utyalo|utshalomali)\\p{L}*…(?:imali|mali)…(?:forex|bitcoin|crypto|inzuzo|phindek|kabili)|(?:imali|mali)…(?:phindek|phindeka|izophindeka|iphindaphind|uzuz|inzuzo)\\p{L}*',
  ]),
  rule('scam_blackmail', [
    'as jy nie (?:betaal|stuur|doen)\\p{L}*…(?:foto|video|almal|familie|ma|baas|vriende)|(?:naak|kaal)\\p{L}* ?(?:foto|video|prent)\\p{L}*…(?:almal|familie|facebook|plaas|stuur|baas)',
    '(?:uma|xa) unga(?:khokhi|hlawuli|thumeli|bhatali)\\p{L}*…|(?:nginezithombe|ndineefoto|nginevidiyo) zakho',
  ]),
  rule(
    'threat',
    [
      'jy (?:sal|gaan) (?:nog )?(?:sien|uitvind|agterkom) wat (?:met jou |dan )?(?:gebeur|kom)|ek (?:sal|gaan) (?:jou|julle) (?:kry|vind|opspoor|vermoor|wys|leer)|(?:pasop|oppas) (?:vir my|as jy)|ek maak jou (?:dood|seer|klaar)|(?:jy|julle) is (?:klaar|dood)(?= as)',
      '(?:ngizo|ndiza ku|ndizo)ku?(?:thola|fumana|bulala|shaya|betha|limaza|bonisa|zingela)\\p{L}*|uzo(?:bona|zwa) (?:ukuthi )?(?:kuzokwenzeka|okuzokwenzeka|mina)|uzozisola|uya kuzisola|uzobona kuzokwenzekani',
    ],
    { unless: GAME },
  ),
  rule(
    'stalking',
    [
      'ek (?:het|was) (?:\\p{L}+ ){0,5}?(?:jou|agter jou) (?:\\p{L}+ ){0,9}?(?:gevolg|dopgehou|agtervolg|agterna gery|bespied)|ek (?:volg|hou) jou (?:dop|orals|elke dag)|ek (?:weet|sien) (?:presies )?waar jy (?:bly|woon|werk|parkeer)|(?:staan|sit|wag|is) (?:nou |al )*(?:buite|voor) jou (?:hek|huis|werk|woonstel|deur)',
      '(?:ngi|ndi)(?:ya)?ku(?:landele|landela|landelile|gade|qapha)\\p{L}*|(?:ngi|ndi)(?:mi|me|hleli) (?:nga)?phandle|(?:ngi|ndi)(?:ya)?(?:az|z)i (?:lapho|apho|la) u(?:hlala|sebenza)\\p{L}*',
    ],
    { unless: cue('insta\\p{L}*|tiktok|facebook|twitter|youtube|spotify|threads|strava') },
  ),
  rule('coercive_control', [
    'met wie (?:het|was|is|gesels|praat) jy(?: \\p{L}+){0,3} (?:gepraat|gesels|uit|aanlyn|besig)|jy is (?:net |nou )*myne(?! om)|ek wil nie hê jy moet|gee (?:vir )?my jou wagwoord|jou wagwoord|vee (?:daai|daardie|die) app (?:uit|af)|(?:blok|los|vee) (?:hom|haar|hulle) (?:nou )?(?:uit|af)? ?(?:of|anders|as jy)',
    'u?(?:be)?(?:wu|wa|ubu)?(?:khuluma|thetha|hleli) (?:no)?bani|ungowami(?: wedwa)?|ungowam(?: wedwa)?|(?:susa|cima|delete) (?:leyo|lo|le|loo) app|a(?:ngi|ndi)funi u(?:khulum|hamb|bon|theth|y)\\p{L}*|iphasi?wedi yakho|iphasiwedi yakho|i-?password yakho',
  ]),
  rule('sexual_pressure', [
    '(?:foto|video|prent)\\p{L}* (?:\\p{L}+ ){0,3}?(?:sonder klere|sonder jou klere|kaal|in jou onderklere)|(?:kom|kan jy) (?:\\p{L}+ ){0,3}?slaap (?:\\p{L}+ ){0,2}?(?:by|saam met) my|slaap (?:vanaand |nou )?(?:by|saam met) my|jy skuld my (?:dit|seks|\\p{L}+ nag)|trek (?:jou )?(?:klere|rok|bloes) uit',
    '(?:uzo|ulale|uku|si|masi)?lala(?:na)? nami|uzolala nami|ulale nami|ungangenqabeli|(?:izithombe|isithombe|ifoto)\\p{L}* (?:\\p{L}+ ){0,3}?(?:ze|unqunu|uhamba ze|ungagqokile)|khumula (?:izingubo|impahla)',
  ]),
  rule('underage', [
    'ek is (?:nog |net |maar )*(?:op skool|in (?:graad|standerd|matriek)|\\p{L}*tien jaar oud|minderjarig)|my (?:ma|pa|ouers) mag nie weet (?:dat )?(?:ons|ek|jy)',
    '(?:ngi|ndi)(?:se)?(?:funda|semfundweni|senza)\\p{L}* (?:i?banga|i-?grade|u-?grade|ugrade|igrade|ibakala)\\p{L}*(?: ?(?:le-?|lesi-?|lo-?)?\\d+)?|(?:ngi|ndi)se(?:sikoleni|skolweni|sisikolo)|um(?:ama|zali) akufanele azi|umama makangazi|(?:ngi|ndi)neminyaka e\\p{L}*-?1[0-7]',
  ]),
  rule('self_harm', [
    '(?:om )?myself (?:iets aan te doen|dood te maak|seer te maak|om die lewe te bring|op te hang)|myself (?:doodmaak|seermaak|iets aandoen)|(?:wil|kan) nie meer (?:lewe|leef|aangaan|so aangaan)(?: nie)?|einde aan my lewe|(?:niemand|geen mens) sal my mis|beter (?:af )?(?:sonder my|as ek nie (?:meer )?(?:hier|daar) is)',
    '(?:uku|ngi|ndi|ngizo|ndiza ku)?zibulal\\p{L}*|(?:thatha|thathe|vala|qeda) (?:impilo|ubomi) (?:yami|bam)|a(?:ngi|ndi)sa(?:funi|kwazi) uku(?:phila(?! impilo y)|ya phambili|bekho)|akekho o(?:zo|za ku)?(?:ngi|ndi)?khumbul\\p{L}*',
  ]),
];
