/** The things that a message in another language names, turned round to be answered: `mi abuela` becomes `tu abuela`. */

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

/** Word before a noun, and what stands there in an answer. `mine:` marks what belongs to the reader. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    el: 'el',
    la: 'la',
    los: 'los',
    las: 'las',
    un: 'el',
    una: 'la',
    unos: 'los',
    unas: 'las',
    mi: 'tu',
    mis: 'tus',
    nuestro: 'vuestro',
    tu: 'mine:mi',
    tus: 'mine:mis',
    del: 'el',
    al: 'el',
  },
  fr: {
    le: 'le',
    la: 'la',
    les: 'les',
    un: 'le',
    une: 'la',
    des: 'les',
    du: 'le',
    au: 'le',
    mon: 'ton',
    ma: 'ta',
    mes: 'tes',
    ton: 'mine:mon',
    ta: 'mine:ma',
    tes: 'mine:mes',
    ses: 'ses',
    cette: 'cette',
    ce: 'ce',
  },
  pt: {
    o: 'o',
    a: 'a',
    os: 'os',
    as: 'as',
    um: 'o',
    uma: 'a',
    do: 'o',
    da: 'a',
    no: 'o',
    na: 'a',
    minha: 'a sua',
    meu: 'o seu',
    minhas: 'as suas',
    meus: 'os seus',
    sua: 'mine:a minha',
    seu: 'mine:o meu',
    tua: 'mine:a minha',
    teu: 'mine:o meu',
  },
  it: {
    il: 'il',
    lo: 'lo',
    la: 'la',
    i: 'i',
    gli: 'gli',
    le: 'le',
    un: 'il',
    una: 'la',
    del: 'il',
    della: 'la',
    al: 'il',
    alla: 'la',
    dal: 'il',
    dalla: 'la',
    sul: 'il',
    mio: 'tuo',
    mia: 'tua',
    miei: 'i tuoi',
    tuo: 'mine:il mio',
    tua: 'mine:la mia',
  },
  nl: {
    de: 'de',
    het: 'het',
    een: '',
    mijn: 'je',
    m: 'je',
    je: 'mine:mijn',
    jouw: 'mine:mijn',
    die: 'die',
    dat: 'dat',
  },
  af: {
    die: 'die',
    "'n": 'die',
    n: 'die',
    my: 'jou',
    ons: 'julle',
    jou: 'mine:my',
    daardie: 'daardie',
    hierdie: 'daardie',
    laaste: 'die laaste',
  },
};

/** Stems of nouns, by what one would say about them. */
const KINDS: Readonly<Record<string, Partial<Record<NounKind, string>>>> = {
  es: {
    family: 'abuel[oa]s?|madre|padre|mam[áa]|pap[áa]|herman[oa]s?|hij[oa]s?|sobrin[oa]s?|tí[oa]s?|prim[oa]s?',
    animal: 'perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|caballo|cachorro',
    food: 'paella|tortilla|croquetas?|tarta|pizza|tacos?|arepas?|empanadas?|ceviche|queso|pan|pastel|cocina|churros|pipas|jamón',
    drink: 'café|vino|cerveza|caña|mate|vermut|té|copa',
    outdoors: 'playa|montaña|mar|sierra|retiro|parque|bosque|paseo|río|camino|viaje|senderismo',
    work: 'enfermer[oa]|urgencias|turno|médic[oa]|profesor[a]?|maestr[oa]|abogad[oa]|ingenier[oa]|oficina|guardia|camarer[oa]|examen|oposición',
    music: 'guitarra|piano|canción|concierto|música|banda|violín|acordeón',
    sport: 'fútbol|partido|maratón|gimnasio|bici|escalada|yoga|carrera',
    story: 'libro|novela|película|peli|serie',
  },
  fr: {
    family:
      'mère|père|maman|papa|grand-mère|grand-père|mamie|papi|s[œo]e?ur|frère|fils|fille|tante|oncle|nièce|neveu',
    animal: 'chiens?|chats?|chatte|chienne|cheval|lapin|chaton',
    food: 'raclette|croissants?|tartes?|dessert|desserts|fromage|pain|crêpes?|pizza|gâteau|chocolat|tomates?|couscous',
    drink: 'verre|café|vin|bière|thé|apéro|cocktail',
    outdoors: 'mer|montagne|plage|forêt|quais|randonnée|jardin|rando|balade',
    work: 'boulangère?|infirmière?|médecin|prof|professeure?|avocate?|cuisinière?|serveu(?:r|se)|facteur|factrice|garde',
    music: 'guitare|piano|concert|chanson|musique|violon|accordéon',
    sport: 'foot|match|marathon|vélo|escalade|yoga|course|rugby',
    story: 'livre|film|série|roman|naufrage|histoire|épisode',
  },
  pt: {
    family: 'mãe|pai|avó|avô|vó|vô|irmã[o]?|filh[oa]s?|ti[oa]|prim[oa]',
    animal: 'cachorr[oa]s?|cão|cães|gat[oa]s?|cavalo',
    food: 'açaí|pão de queijo|brigadeiro|feijoada|pastel|bolo|pizza|queijo|bacalhau|coxinha|tapioca',
    drink: 'café|vinho|cerveja|suco|sumo|chá|caipirinha',
    outdoors: 'praia|mar|serra|trilha|montanha|parque|cachoeira',
    work: 'prova|oab|enfermeir[oa]|professor[a]?|médic[oa]|advogad[oa]|turno|escritório|plantão',
    music: 'acordeão|violão|piano|guitarra|música|samba|concerto|show',
    sport: 'futebol|jogo|maratona|corrida|surf|ioga',
    story: 'livro|filme|série|novela',
  },
  it: {
    family: 'madre|padre|mamma|papà|nonn[oai]|sorella|fratello|zi[oa]|cugin[oa]|figli[oa]',
    animal: 'gatt[oaie]|can[ei]|cagnolin[oa]|cavallo',
    food: 'gelato|parmigiana|melanzane|pane|lievito|pizza|pasta|lasagne|tiramisù|focaccia|coriandolo|risotto|torta|cornetto',
    drink: 'caffè|vino|birra|aperitivo|spritz|tè',
    outdoors: 'mare|montagna|spiaggia|lago|porto|bosco|passeggiata',
    work: 'infermier[ea]|medic[oa]|insegnante|avvocat[oa]|turno|fornaio|ufficio|camerier[ea]',
    music: 'chitarra|pianoforte|canzone|concerto|musica|violino',
    sport: 'partita|calcio|maratona|palestra|bici|arrampicata',
    story: 'libro|film|serie|romanzo',
  },
  nl: {
    family: 'moeder|vader|mama|papa|oma|opa|zus|broer|dochter|zoon|tante|oom',
    animal: 'kat|katten|hond|honden|poes|kater|paard|konijn',
    food: 'stroopwafels?|pizza|frietjes|kaas|taart|bitterballen|appeltaart|pannenkoeken|brood|soep',
    drink: 'koffie|wijn|bier|biertje|thee|borrel|drankje',
    outdoors: 'strand|zee|bos|duinen|park|wandeling|wadden',
    work: 'verpleegkundige|leraar|lerares|arts|dienst|kantoor|nachtdienst',
    music: 'gitaar|piano|concert|liedje|muziek|viool',
    sport: 'kajak\\p{L}*|schaatsen|voetbal|wedstrijd|marathon|fietsen|klimmen|yoga|hardlopen',
    story: 'boek|film|serie|roman',
  },
  de: {
    family:
      'Opas?|Omas?|Mutter|Mama|Vater|Papa|Schwester|Bruder|Tante|Onkel|Tochter|Sohn|Großmutter|Großvater',
    animal: 'Hund\\p{L}*|Katzen?|Kater|Pferd\\p{L}*|Hase\\p{L}*',
    food: 'Kekse?|Kuchen|Pizza|Käse\\p{L}*|Brot|Knödel|Spätzle|Suppe|Torte|Pommes|Brezeln?',
    drink: 'Kaffee|Wein|Bier|Tee|Glühwein',
    outdoors: 'Harz|Berge?|See|Wald|Strand|Meer|Flohmarkt|Park|Spaziergang|Garten',
    work: 'Lokführer\\p{L}*|Krankenschwester|Pfleger\\p{L}*|Lehrer\\p{L}*|Arzt|Ärztin|Nachtschicht|Schicht|Büro|Bäcker\\p{L}*',
    music: 'Gitarre|Klavier|Konzert|Lied|Musik|Geige|Chor',
    sport: 'Wanderung|Fußball|Spiel|Marathon|Fahrrad|Klettern|Yoga',
    story: 'Buch|Film|Serie|Roman',
  },
  af: {
    family: 'ma|pa|ouma|oupa|broer|suster|dogters?|seun|kinders|tannie|oom|niggie|tweeling',
    animal: 'honde?|katte?|kat|perde?|skape|volstruise?|hoenders?|boerbok|beeste|koeie|worsie',
    food: 'braai|melktert|koeksisters?|boerewors|slaai|potjie|potjiekos|beskuit|biltong|vetkoek|toebroodjies|eiers|koek|pap|bobotie|roosterkoek|sop|rusk|rusks',
    drink: 'koffie|rooiwyn|wyn|bier|tee|rooibos|wynproe',
    outdoors: 'visvang|plaas|see|strand|berg|berge|drakensberg|kalahari|karoo|bos|veld|stap|mark|markie',
    work: 'kliniek|onderwyser\\p{L}*|verpleegster|sielkundige|dokter|skof|skool|kantoor|vissersboot',
    music: 'kitaar|klavier|konsert|liedjie|musiek|tuba|viool|trompet|kitare',
    sport: 'rugby|bokke|bulle|stormers|parkrun|marathon|fiets|comrades|hardloop',
    story: 'boek|fliek|reeks|agaat|movie',
  },
  zu: {
    family: 'u?mama|u?baba|u?gogo|umkhulu|udadewethu|umfowethu|ubhuti|usisi|izingane|isalukazi',
    animal: 'inja|izinja|ikati|amakati|ihashi|inkomo|izinkomo',
    food: 'uphuthu|phuthu|namasi|amasi|idombolo|nedombolo|inyama|ujeqe|isinkwa|ikhekhe|ukudla|amagwinya|ipizza',
    drink: 'ikhofi|itiye|iwayini|utshwala|ubhiya',
    work: 'esibhedlela|onesi|unesi|umsebenzi|ngisebenza|isikole|esikoleni|uthisha',
    music: 'umculo|umaskandi|nekwaito|ikwaito|ibhola|amakhosi|iamapiano|amapiano|ijazz',
    outdoors: 'ulwandle|olwandle|intaba|ukudansa|iphathi',
  },
  xh: {
    family: 'u?mama|u?tata|u?makhulu|utatomkhulu|udade|ubhuti|abantwana',
    animal: 'inja|lenja|inja yam|ikati|ihashe|iinkomo',
    food: 'umngqusho|isuphu|inyama|isonka|umphokoqo|ukutya|amagwinya',
    drink: 'ikofu|ikofi|iti|iwayini',
    work: 'ndingutitshala|utitshala|umsebenzi|ndisebenze|isikolo|isibhedlele',
    music: 'umculo|ijazz|ingoma|ikwaito|iimpepho',
  },
  st: {
    family: 'ntate|nkgono|ntatemoholo|ngwana|bana|ausi|abuti',
    animal: 'ntja|katse|pere|dikgomo|nku',
    food: 'dijo|nama|papa|bohobe|ting|motoho',
    drink: 'kofi|tee|veine|jwala',
    work: 'mosebetsi|sepetlele|mooki|sekolo\\p{L}*|sekolong',
    music: 'mmino|famo|pina|jazz|kwaito',
    story: 'buka|lebaesekopo',
  },
};

/** Their people, named as `your mother` would be in the languages that do it with endings. */
const WHOSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zu: {
    mama: 'umama wakho',
    baba: 'ubaba wakho',
    gogo: 'ugogo wakho',
    udadewethu: 'udadewenu',
    umfowethu: 'umfowenu',
    isalukazi: 'ugogo',
  },
  xh: { mama: 'umama wakho', tata: 'utata wakho', makhulu: 'umakhulu wakho' },
  st: { ntate: 'ntate wa hao', nkgono: 'nkgono wa hao', ngwana: 'ngwana wa hao' },
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

const kindsOf = madeOnce(
  (base: string): ReadonlyArray<readonly [NounKind, RegExp]> =>
    Object.entries(KINDS[base] ?? {}).map(
      ([kind, source]) => [kind as NounKind, new RegExp(`^(?:${source})$`, 'iu')] as const,
    ),
);
const kindOf = (word: string, base: string): NounKind | undefined =>
  kindsOf(base).find(([, pattern]) => pattern.test(word))?.[0];

const grammarOf = madeOnce(
  (base: string): ReadonlySet<string> => new Set((FUNCTION_WORDS[base] ?? '').split(/\s+/).filter(Boolean)),
);

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
  const lead = wordTable(BEFORE[base] ?? {});
  const possessives = wordTable(WHOSE[base] ?? {});
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
