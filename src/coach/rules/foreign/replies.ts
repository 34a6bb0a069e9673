/** Messages in another language are answered in it where the coach can write it, and honestly in English where it cannot. */
import { rowsIn } from '../compiled/tables.ts';
import type { Line } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import { type Act, readActs } from '../reading/foreign-acts.ts';
import { LANGUAGE_NAMES } from '../reading/language-names.ts';
import { madeOnce } from '../reading/made-once.ts';
import { pattern } from '../reading/pattern.ts';
import { chance } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { linesByName } from '../situations/book.ts';
import { fill, filledWith, type Slots } from '../words/fill.ts';
import { dayIn, locativeIn, nameIn } from './days.ts';
import { type ForeignNoun, nounsIn } from './nouns.ts';

/**
 * Lines by what the message does (an `Act`), by the kind of a thing (`of food`), `about` any thing, about something of the reader's (`mine`), to a
 * question that nothing here knows (`answer`), and `plain` where nothing could be named. Places: `{x}` a thing of theirs with its article or
 * `your`, `{n}` the same without, `{y}` a second one, `{m}` a thing of the reader's (`my photo`), `{who}` somebody of theirs, `{day}` and
 * `{loc}` as they wrote them, `{name}` their name.
 */
type ForeignBook = Readonly<Record<string, readonly Line[]>>;

const WRITTEN = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'af', 'zu', 'xh', 'st', 'tn'];
const BOOKS: Readonly<Record<string, ForeignBook>> = Object.fromEntries(
  WRITTEN.map((base) => [base, linesByName(`language ${base}`)]),
);
const UNWRITTEN = linesByName('language other');

/** Nothing else may be said beside these: other lines would be wrong there. */
const ALONE: ReadonlySet<Act> = new Set([
  'grief',
  'ill',
  'close',
  'pace',
  'noCall',
  'name',
  'decline',
  'reschedule',
  'late',
  'here',
]);

/** A language that has no words of its own for these borrows them. */
const BORROWED = ['grief', 'ill', 'close', 'decline', 'unsure'] as const;
const bookOf = madeOnce((base: string): ForeignBook => {
  const own = BOOKS[base];
  return own
    ? {
        ...Object.fromEntries(BORROWED.flatMap((name) => (UNWRITTEN[name] ? [[name, UNWRITTEN[name]]] : []))),
        ...own,
      }
    : UNWRITTEN;
});

/** Words that deny, refuse or lament, of all the languages. */
const DENIES =
  /(?<!\p{L})(?:no|non|nie|nicht|niet|não|nao|ne|pas|plus|cha|hayi|ha ke|ga ke|nunca|jamais|nada|rien|kein\p{L}*|geen|nooit|mai|nessun\p{L}*|değil\p{L}*|yok|nahi\p{L}*|si(?:taki|wezi|ko)|handi\p{L}*|a(?:ngi|ndi)\p{L}+|mal|male|sleg|slecht|schlecht|źle|kötü)(?!\p{L})/iu;
const SAD = /[😭😢😞😔💔🥺😥🖤🕊]/u;
const GLAD = /[😂🤣😅😊😁😍🥰🎉🥳❤😘]|(?<!\p{L})(?:(?:ha|ja|he){2,}\p{L}*|lol|mdr|kkk+|rsrs)(?!\p{L})/iu;
/** What such an act says is understood; these only stand beside something. */
const BESIDE: ReadonlySet<Act> = new Set(['how', 'greeting', 'care', 'tired', 'apology', 'no', 'night']);

/** Nothing was understood that says what it is about, and it may be somebody's death or a no: nobody cheers at it. */
function mayBeGrave(reading: Reading, acts: readonly Act[], nouns: readonly ForeignNoun[]): boolean {
  const { plain, questions } = reading;
  if (questions.length > 0 || hits(GLAD, plain) || acts.some((act) => !BESIDE.has(act))) return false;
  const kinds = nouns.flatMap(({ kind, readers }) => (kind && !readers ? [kind] : []));
  if (hits(SAD, plain)) return true;
  if (kinds.some((kind) => kind !== 'family')) return false;
  return kinds.length > 0 || hits(DENIES, plain);
}

/** Does the coach have an answer in this language to that? A crisis is answered by the care situations. */
export function speaksHere(reading: Reading): boolean {
  if (reading.language.base === 'en' || (reading.kind !== 'words' && reading.kind !== 'photo-with-words'))
    return false;
  if (reading.action === 'reply') return true;
  if (reading.action !== 'support' || reading.flags.some(({ kind }) => kind !== 'wellbeing')) return false;
  const [act] = readActs(reading.plain, reading.language.base);
  return act === 'grief' || act === 'ill';
}

const rowsOf = (base: string, name: string) =>
  Object.entries(rowsIn(`language ${base}`, name)).map(
    ([word, english]) => [pattern(word), english] as const,
  );
/** Of languages that are recognised and not written: the few words that are worth knowing, and days, in English. */
const glossaryOf = madeOnce((base: string) => rowsOf(base, 'glossary'));
const daysOf = madeOnce((base: string) => rowsOf(base, 'glossary of days'));

/** What one would meet for: these go first in the answer to a plan. */
const OUTING: ReadonlySet<string> = new Set(['food', 'drink', 'outdoors', 'music', 'sport']);
/** In these a noun stands alone only where it is of such a kind: other words carry endings that do not fit. */
const BARE_KINDS: ReadonlySet<string> = new Set(['food', 'drink', 'music', 'story', 'animal']);
const BOUND = /^(?:zu|xh|st|tn)$/;

function placesFor(reading: Reading, nouns: readonly ForeignNoun[], lead: Act | undefined): Slots {
  const { base } = reading.language;
  const all = nouns.filter(({ readers }) => !readers);
  const theirs =
    lead === 'propose' || lead === 'apology'
      ? [...all].sort((a, b) => Number(OUTING.has(b.kind ?? '')) - Number(OUTING.has(a.kind ?? '')))
      : all;
  const things = theirs.filter(({ kind }) => kind !== 'family');
  const known =
    things.find(({ kind, phrase }) => kind && phrase) ?? theirs.find(({ kind, phrase }) => kind && phrase);
  const spoken = known ?? things.find(({ phrase }) => phrase);
  const family = theirs.find(({ kind }) => kind === 'family');
  const bare = BOUND.test(base)
    ? things.find(({ kind }) => kind && BARE_KINDS.has(kind))
    : (things.find(({ kind }) => kind) ?? (family && base !== 'de' ? undefined : things[0]));
  const kin =
    base === 'de'
      ? undefined
      : theirs.find(({ kind, phrase }) => (kind === 'family' || kind === 'animal') && phrase)?.phrase;
  const german = base === 'de' ? family?.bare : undefined;
  return {
    x: filledWith(spoken?.phrase),
    y: filledWith(
      base === 'de'
        ? things.find((noun) => noun !== bare)?.bare
        : theirs.find((noun) => noun.phrase && noun !== spoken && noun.bare !== bare?.bare)?.phrase,
    ),
    n: filledWith(bare?.bare),
    m: filledWith(nouns.find(({ readers }) => readers)?.phrase),
    who: filledWith(
      kin ??
        (german &&
          `dein${/^(?:Oma|Mutter|Mama|Schwester|Tante|Tochter|Großmutter)/.test(german) ? 'e' : 'en'} ${german}`),
    ),
    day: filledWith(
      dayIn(reading.plain, base) ?? daysOf(base).find(([word]) => word.test(reading.plain))?.[1],
    ),
    language: filledWith(LANGUAGE_NAMES[base] ?? 'your language'),
    loc: filledWith(locativeIn(reading.plain, base)),
    name: filledWith(nameIn(reading.plain)),
  };
}

/** Romance prepositions melt into the article: `de le` is `du`. */
const MELT: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  es: [
    [/\bde el\b/g, 'del'],
    [/\ba el\b/g, 'al'],
  ],
  fr: [
    [/\bde le\b/g, 'du'],
    [/\bde les\b/g, 'des'],
    [/\bà le\b/g, 'au'],
    [/\bà les\b/g, 'aux'],
    [/\b[Qq]ue (?=il|elle|on)/g, "qu'"],
  ],
  pt: [
    [/\bde o\b/g, 'do'],
    [/\bde a\b/g, 'da'],
    [/\bde os\b/g, 'dos'],
    [/\bde as\b/g, 'das'],
    [/\bem o\b/g, 'no'],
    [/\bem a\b/g, 'na'],
    [/\bpor o\b/g, 'pelo'],
    [/\bpor a\b/g, 'pela'],
  ],
  it: [
    [/\bdi il\b/g, 'del'],
    [/\bdi la\b/g, 'della'],
    [/\bdi lo\b/g, 'dello'],
    [/\bdi i\b/g, 'dei'],
    [/\bdi gli\b/g, 'degli'],
    [/\bdi le\b/g, 'delle'],
    [/\bdi l'/g, "dell'"],
    [/\ba il\b/g, 'al'],
    [/\ba l'/g, "all'"],
    [/\ba la\b/g, 'alla'],
    [/\ba i\b/g, 'ai'],
    [/\bsu il\b/g, 'sul'],
    [/\bsu la\b/g, 'sulla'],
  ],
};

/** Makes the article fit the word before it. */
export const melt = (text: string, base: string): string =>
  (MELT[base] ?? []).reduce((so, [pattern, into]) => so.replace(pattern, into), text);

type Source = Line & {
  readonly weight: number;
  /** Places that hold in this line only. */
  readonly places?: Slots;
};

const texts = (all: readonly Line[] | undefined, weight: number, places?: Slots): Source[] =>
  (all ?? []).map((line) => ({ ...line, weight, ...(places ? { places } : {}) }));

/** What leads an answer whatever else is told; a greeting or a laugh only opens it. */
const LIGHT: ReadonlySet<Act> = new Set([
  'how',
  'greeting',
  'laugh',
  'compliment',
  'thanks',
  'tired',
  'night',
  'care',
  'apology',
  'yes',
  'no',
]);

function linesOf(
  book: ForeignBook,
  reading: Reading,
  acts: readonly Act[],
  nouns: readonly ForeignNoun[],
): Source[] {
  const lead = acts.find((act) => book[act]);
  const own = lead ? texts(book[lead], LIGHT.has(lead) ? 3.3 : 4.4) : [];
  if (lead && ALONE.has(lead)) return own;
  const theirs = nouns.filter(({ readers }) => !readers);
  const mine = nouns.some(({ readers }) => readers) && reading.questions.length > 0;
  const found = [...own, ...(mine ? texts(book.mine, lead && !LIGHT.has(lead) ? 3 : 4) : [])];
  const heavy = lead !== undefined && !LIGHT.has(lead) && !lead.startsWith('ask');
  const bound = BOUND.test(reading.language.base);
  // Nothing here knows the question: the reader answers it.
  if (reading.questions.length > 0 && !mine && (!lead || lead === 'greeting' || lead === 'laugh'))
    found.push(...texts(book.answer, 4.8));
  for (const kind of [...new Set(theirs.flatMap((noun) => noun.kind ?? []))].slice(0, 2)) {
    const noun = theirs.find((one) => one.kind === kind);
    found.push(
      ...texts(book[`of ${kind}`], heavy ? 2.2 : 3, {
        n: filledWith(bound && !BARE_KINDS.has(kind) ? undefined : noun?.bare),
        x: filledWith(noun?.phrase),
        ...(kind === 'family' && noun?.phrase && reading.language.base !== 'de'
          ? { who: filledWith(noun.phrase) }
          : {}),
      }),
    );
  }
  if (theirs.length > 0) found.push(...texts(book.about, heavy ? 1.4 : 2.5));
  const second = acts.find((act) => act !== lead && book[act] && !ALONE.has(act));
  if (second && found.length < 14) found.push(...texts(book[second], 2.8));
  return found;
}

/** How much more a line counts for each place that their words fill: what takes up more of the message goes first. */
const PER_PLACE = 0.9;
const PLACE = /\{(x|y|n|m|who|day|loc|name)\}/g;

/** Gives or guesses the name of the reader's pet: only where it was asked. */
const NAMES_IT = /o nome é|adivinha o nome|igama lakhe|qashela igama/i;

export type ForeignLine = Line & { readonly weight: number };

/** A no to a plan of the reader's turns the plan down. */
function actsIn({ plain, mine }: Reading, base: string): Act[] {
  const acts = readActs(plain, base);
  return acts.includes('no') && readActs(mine, base).includes('propose') ? ['decline', ...acts] : acts;
}

/** The lines that may answer, filled with their words, and how much each counts. */
export function foreignLines(reading: Reading): ForeignLine[] {
  const { base } = reading.language;
  const book = bookOf(base);
  const acts = actsIn(reading, base);
  const nouns: readonly ForeignNoun[] = BOOKS[base]
    ? nounsIn(reading.plain, base)
    : glossaryOf(base)
        .filter(([word]) => word.test(reading.plain))
        .map(([, bare]) => ({ bare, readers: false }));
  const lead = acts.find((act) => book[act]);
  const unsure = mayBeGrave(reading, acts, nouns);
  const common = placesFor(reading, nouns, lead);
  const found = (unsure ? texts(book.unsure, 4.4) : linesOf(book, reading, acts, nouns)).flatMap((source) => {
    const places = { ...common, ...source.places };
    const used = [...source.text.matchAll(PLACE)].map(([, name]) => places[name ?? '']?.words ?? '');
    // The same thing twice in a line is a form letter.
    if (new Set(used).size < used.length) return [];
    const text = fill(source.text, places);
    if (!text || (reading.questions.length === 0 && NAMES_IT.test(text))) return [];
    const weight = source.weight + PER_PLACE * Math.min(used.length, 2) + chance(reading.plain + text) * 0.6;
    return [{ move: source.move, tone: source.tone, text: melt(text, base), weight }];
  });
  if (found.length >= 6 || unsure || (lead && ALONE.has(lead))) return found;
  return [
    ...found,
    ...texts(book.plain, 1).map(({ move, tone, text, weight }) => ({
      move,
      tone,
      text: fill(text, common) ?? text,
      weight,
    })),
  ];
}
