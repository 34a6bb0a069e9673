/** The things that a message in another language names, turned round to be answered: `mi abuela` becomes `tu abuela`. */

import { rowsIn, sourcesIn } from '../compiled/tables.ts';
import { FUNCTION_WORDS } from '../reading/language-words.ts';
import { madeOnce } from '../reading/made-once.ts';
import { wordTable } from '../reading/word-table.ts';

export type NounKind =
  | 'family'
  | 'animal'
  | 'food'
  | 'drink'
  | 'outdoors'
  | 'work'
  | 'music'
  | 'sport'
  | 'story';

export type ForeignNoun = {
  /** With its article or `your`, where the language lets us be sure of one. */
  readonly phrase?: string;
  readonly bare: string;
  readonly kind?: NounKind;
  /** It is the reader's. */
  readonly readers: boolean;
};

const NO_NOUN =
  /^(?:person[ae]s?|personnes?|pessoas?|persoon|ritardo|retard|retraso|relation|relación|relación|zin|idée|idea|ideia|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|naweek|weekend|week|finde|matin|wêreld|hande|vida|mundo|vie|welt|wereld|vita|mondo|historia|final|tiennes?|miennes?|móvil|teléfono|telefone|fotos?|foto's|photos?|profil|perfil|profiel|profilo|pad|hek|recht|ris|main|mains|manos?|leute|bonheur|moment|momento|moments|pouce|fin|resto|rest|día|dia|vez|veces|cosas?|gente|tiempo|rato|poco|mejor|peor|más|menos|que|de|jour|fois|chose|choses|temps|peu|plus|moins|monde|autre|autres|même|suis|voir|giorno|volta|cosa|cose|po|più|meno|altro|altra|altri|tempo|modo|vez|gente|pouco|mais|menos|outro|outra|mesmo|jeito|keer|dag|beetje|beste|leukste|mooiste|liefste|eerste|laatste|ander|andere|meeste|minste|manier|dit|jy|ek|mens|mense|ding|dinge|keer|beste|lekkerste|mooiste|liefste|eerste|laaste|ander|meer|regte|soort|bietjie|half|klomp|hele|eie|nie|is|het|laat|nuus|sê|mi|tu|su|le|la|me|te|se|mij|lo|qui|où|tout|toute|tarde|noche|mañana|noite|manhã|sera|soir|matin|avond|aand|morgen|vonk|eso|esto|ello|mismo|cui|quale|cual|onda|tal|nos|vous|nous|elle|il|ai|as|es|est|sont|non|ne|y|en|weet|was|sal|gaan|kan|moet|wil|by|oor|van|vir|met|om|aan|oudste|jongste|zo|om|verder|trop|baie|so|alleen|nuwe|enige|kwaad|bang|vriende|lewe)$/i;
const PRENOMINAL =
  /^(?:gran|buen|primer|primera|nuevo|nueva|mejor|grand|grande|petit|petite|bon|bonne|premier|première|nouveau|nouvelle|vieux|belle|beau|bel|bella|bello|nuovo|nuova|primo|prima|vecchio|vecchia|novo|nova|primeiro|primeira|oude|nieuwe|grote|kleine|hele|goeie|nuwe|ou|groot|klein|hele|eerste|laaste|tweede|rooi|geel|próxima?|última?|último)$/i;
const VOWEL = /^[aeiouhyéèêàâîôûœ]/i;

function phraseOf(lead: string, noun: string, base: string): string | undefined {
  if (!lead) return undefined;
  if (base === 'fr' && VOWEL.test(noun)) {
    if (lead === 'le' || lead === 'la') return `l'${noun}`;
    if (lead === 'ta') return `ton ${noun}`;
    if (lead === 'ma') return `mon ${noun}`;
  }
  if (base === 'it' && VOWEL.test(noun) && (lead === 'il' || lead === 'la')) return `l'${noun}`;
  return `${lead} ${noun}`;
}

/** Stems of nouns, by what one would say about them. */
const kindsOf = madeOnce(
  (base: string): ReadonlyArray<readonly [NounKind, RegExp]> =>
    Object.entries(sourcesIn(`language ${base}`)).flatMap(([name, source]) =>
      name.startsWith('of ')
        ? [[name.slice('of '.length) as NounKind, new RegExp(`^(?:${source})$`, 'iu')] as const]
        : [],
    ),
);
const kindOf = (word: string, base: string): NounKind | undefined =>
  kindsOf(base).find(([, pattern]) => pattern.test(word))?.[0];

const NONE: ReadonlySet<string> = new Set();
const grammarOf = (base: string): ReadonlySet<string> => FUNCTION_WORDS.get(base) ?? NONE;

/** `I do not drink coffee` names no coffee to offer. */
const DENIED: Readonly<Record<string, RegExp>> = {
  es: /^(?:no|sin|nunca)$/i,
  fr: /^(?:pas|sans|jamais)$/i,
  pt: /^(?:não|nao|sem|nunca)$/i,
  it: /^(?:non|senza|mai)$/i,
  de: /^(?:nicht|keine?n?|ohne|nie)$/i,
  nl: /^(?:geen|niet|zonder)$/i,
};

/** `kom ons maak dit Sondag`: `ons` is who does it, and nobody's thing. */
const AFTER_ONS =
  /^(?:maak|gaan|kan|sal|het|moet|wil|kry|eet|drink|kyk|sien|bly|ry|stap|doen|was|praat|kuier|vat|begin|skuif|hou|ontmoet|probeer|nog|dit|almal|twee|nie|sê|weer|dalk|eerder|liewer)$/i;

/** Best first: known kinds, then what stands behind an article or `my`, longer ones before shorter ones. */
export function nounsIn(plain: string, base: string): ForeignNoun[] {
  const words = [...plain.matchAll(/'n(?!\p{L})|[\p{L}\p{M}]+(?:-[\p{L}]+)*'?/gu)].map(
    ({ 0: word, index }) => ({ word, index }),
  );
  // What stands before a noun, and what stands there in an answer. `mine:` marks what belongs to the reader.
  const lead = wordTable(rowsIn(`language ${base}`, 'before'));
  // Their people, named as `your mother` would be in the languages that do it with endings.
  const possessives = wordTable(rowsIn(`language ${base}`, 'whose'));
  const grammar = grammarOf(base);
  const found: Array<ForeignNoun & { points: number }> = [];
  words.forEach(({ word: raw, index }, at) => {
    const word = raw.replace(/'$/, '');
    const lower = word.toLowerCase();
    const kind = kindOf(word, base);
    const before = words[at - 1]?.word.toLowerCase() ?? '';
    const elided = /^(?:l|d)'$/.test(before) && (base === 'fr' || base === 'it');
    let article = lead[before];
    let noun = word;
    const far = words[at - 2]?.word.toLowerCase() ?? '';
    if (article === undefined && PRENOMINAL.test(before) && lead[far] !== undefined) {
      article = lead[far];
      noun = `${before} ${word}`;
    }
    if (elided) article = "l'";
    const german =
      base === 'de' &&
      /^\p{Lu}\p{Ll}{2,}/u.test(word) &&
      index > 0 &&
      !/[.!?:"]\s*$/.test(plain.slice(0, index));
    const named = (article !== undefined && word.length >= 3) || german;
    if (kind === undefined && (!named || grammar.has(lower) || NO_NOUN.test(word) || PRENOMINAL.test(word)))
      return;
    if (kind === undefined && base === 'af' && before === 'my' && word.length < 4) return;
    if (kind === undefined && base === 'af' && before === 'ons' && AFTER_ONS.test(word)) return;
    if (words.slice(Math.max(0, at - 3), at).some(({ word: near }) => DENIED[base]?.test(near))) return;
    if (found.some(({ bare }) => bare.toLowerCase() === lower)) return;
    const readers = article?.startsWith('mine:') ?? false;
    const stripped = (article ?? '').replace('mine:', '');
    const whose = possessives[lower.replace(/^[u](?=mama|baba|gogo|tata|makhulu)/, '')];
    const phrase =
      whose ??
      (base === 'af' && article === undefined ? `${kind === 'family' ? 'jou' : 'die'} ${word}` : undefined) ??
      (base === 'de' && (kind === 'family' || kind === 'animal')
        ? `${/(?:e|Oma|Mutter|Mama|Schwester|Tochter)$/.test(word) ? 'deine' : 'dein'} ${word}`
        : undefined) ??
      (article === undefined || base === 'de'
        ? undefined
        : elided
          ? `l'${noun}`
          : phraseOf(stripped, noun, base));
    found.push({
      ...(phrase ? { phrase } : {}),
      bare: base === 'af' && kind && kind !== 'family' ? word.toLowerCase() : word,
      ...(kind ? { kind } : {}),
      readers,
      points:
        (kind ? 3 : 0) + (phrase ? 1 : 0) + Math.min(word.length, 10) / 10 + (kind === 'family' ? -0.6 : 0),
    });
  });
  return found.sort((a, b) => b.points - a.points);
}
