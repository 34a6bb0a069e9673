/**
 * What a text says of the one who is to send it. The reader's life is known from their own turns and notes alone: whatever else a model
 * says of it is made up. What only may be is doubtful, and a second question to the model settles it.
 */
import { contentWordsOf, sentencesOf, wordsOf } from '../reading/text.ts';
import { slotsOf } from '../words/filters.ts';
import * as afrikaans from './claims/afrikaans.ts';
import * as english from './claims/english.ts';
import { impliedBy, lifeName } from './claims/lives.ts';
import * as nguni from './claims/nguni.ts';

export type Claim = 'invented' | 'doubtful';

/** What is known before a reply is judged; made once for a request. */
export type Known = {
  /** Words of the reader's turns and notes. */
  readonly own: readonly string[];
  /** Words of everything in the request: a day that they named is no made-up day. */
  readonly all: readonly string[];
  /** Everything of the reader's own, in small letters: languages that build words are looked up by their parts. */
  readonly ownText: string;
  readonly allText: string;
  /** What the message calls the reader's: `your dog` makes `my dog` known. */
  readonly addressed: ReadonlySet<string>;
};

const YOURS =
  /(?<!\p{L})(?:you|your|ur|yours|jou|jy|jouself)(?:'re|'s)? ((?:\p{L}[\p{L}'-]* ?){1,4})|(\p{L}{3,}) (?:wakho|yakho|lakho|zakho|bakho|sakho|kwakho)(?!\p{L})/giu;

export function knownFrom(own: string, rest: string): Known {
  const all = `${own}\n${rest}`;
  const addressed = [...rest.matchAll(YOURS)].flatMap(([, after = '', before = '']) =>
    wordsOf(`${after} ${before}`).map(lifeName),
  );
  return {
    own: contentWordsOf(own),
    all: wordsOf(all),
    ownText: own.toLowerCase(),
    allText: all.toLowerCase(),
    addressed: new Set(addressed),
  };
}

const LONG_STEM = 5;
const SHORT_STEM = 4;
const stemOf = (word: string): string => word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, '') || word;
export const akin = (left: string, right: string): boolean =>
  left === right ||
  stemOf(left) === stemOf(right) ||
  (Math.min(left.length, right.length) >= LONG_STEM &&
    left.slice(0, SHORT_STEM) === right.slice(0, SHORT_STEM));

const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => akin(word, one));

/** A word of life that the reader has told of, or that the message calls theirs. */
function isTheirs(word: string, { own, addressed }: Known): boolean {
  const name = lifeName(word);
  return (
    addressed.has(name) ||
    own.some((one) => {
      const other = lifeName(one);
      return other === name || impliedBy(other).includes(name) || impliedBy(name).includes(other);
    })
  );
}

/** The words behind one another of a match, or the whole of it. */
const groupOf = (match: RegExpMatchArray): string => match.slice(1).find((group) => group) ?? match[0];

type Tongue = {
  readonly POSSESSED: RegExp;
  readonly HELD?: readonly RegExp[];
  readonly STATUS?: readonly RegExp[];
  readonly HABIT: readonly RegExp[];
  readonly HAPPENED: readonly RegExp[];
  readonly SHARED: RegExp;
  readonly WHEN: RegExp;
  readonly WHERE: RegExp;
  readonly MANY: RegExp;
  readonly WHO: RegExp;
  readonly UNREAL: RegExp;
};

/** Work is told of in so many ways that a word of it alone says little: a teacher has a class, learners, a school. */
const OF_WORK =
  /^(?:job|shifts?|office|students|pupils|learners|clients|patients|class|classes|werk|skof|kantoor|klas|kliënte|pasiënte|school|skool|garden|tuin|landlord|landlady|boss|baas|colleagues?|co-?workers?|kollegas?|team|crew|best friend)$/iu;

/** Words that mark a day, a number or a place and are known where anybody has used them. */
function isKnownAnchor(anchor: string, known: Known): boolean {
  const words = wordsOf(anchor).filter((word) => !MARKS.has(word));
  if (words.length === 0) return known.allText.includes(anchor.toLowerCase().trim());
  return words.every(
    (word) =>
      isIn(word, known.all) ||
      known.all.some((one) => asDigits(one) === asDigits(word)) ||
      (word.length > 6 && known.allText.includes(word.slice(2))),
  );
}
const NUMBERS =
  'nul een/one/een twee/two drie/three vier/four vyf/five ses/six sewe/seven agt/eight nege/nine tien/ten elf/eleven twaalf/twelve dertien/thirteen veertien/fourteen vyftien/fifteen sestien/sixteen sewentien/seventeen agtien/eighteen negentien/nineteen twintig/twenty'
    .split(' ')
    .flatMap((words, number) => words.split('/').map((word) => [word, String(number)] as const));
const DIGITS = new Map([
  ...NUMBERS,
  ['thirty', '30'],
  ['dertig', '30'],
  ['forty', '40'],
  ['veertig', '40'],
  ['fifty', '50'],
  ['vyftig', '50'],
]);
/** `fourteen` is known where somebody wrote 14. */
const asDigits = (word: string): string => DIGITS.get(word) ?? word;
const MARKS = new Set(
  'in on at the a an of last this since from back until ago for every most all when i was as through to by die by van op naby na uit al elke verlede laas laaste hele heel my'.split(
    ' ',
  ),
);

function anchorsOf(sentence: string, { WHEN, WHERE, MANY, WHO }: Tongue): string[] {
  return [
    ...[...sentence.matchAll(WHEN)].map(([when]) => when),
    ...[...sentence.matchAll(WHERE)].map(groupOf),
    ...[...sentence.matchAll(MANY)].map(([many]) => many),
    ...[...sentence.matchAll(WHO)].map(groupOf),
  ];
}

const hasNewAnchor = (text: string, tongue: Tongue, known: Known): boolean =>
  anchorsOf(text, tongue).some((anchor) => !isKnownAnchor(anchor, known));

/** A day or a place that nobody named. */
const hasNewDay = (text: string, known: Known): boolean =>
  [...text.matchAll(english.WHEN), ...text.matchAll(english.WHERE)].some(
    (match) => !isKnownAnchor(groupOf(match), known),
  );

/** The parts of a sentence that a wish or a condition holds together. */
const clausesOf = (sentence: string): string[] =>
  sentence.split(
    /[,;:()]|\s-\s|\b(?:but|because|so|and then|and (?=(?:i|we|my)\b)|maar|want|omdat|so dis)\b/iu,
  );

const everyMatch = (patterns: readonly RegExp[], text: string): RegExpMatchArray[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)]);

const graver = (left: Claim | undefined, right: Claim | undefined): Claim | undefined =>
  left === 'invented' || right === 'invented' ? 'invented' : (left ?? right);

function toldIn(sentence: string, tongue: Tongue, known: Known): Claim | undefined {
  const asks = /\?\W*$/.test(sentence);
  let told: Claim | undefined;
  const find = (found: Claim) => {
    told = graver(told, found);
  };
  for (const match of [...sentence.matchAll(tongue.POSSESSED), ...everyMatch(tongue.HELD ?? [], sentence)]) {
    const thing = groupOf(match);
    if (!isTheirs(thing, known)) find(OF_WORK.test(thing) ? 'doubtful' : 'invented');
  }
  for (const match of everyMatch(tongue.STATUS ?? [], sentence))
    if (!isIn(groupOf(match).toLowerCase(), known.own)) find('invented');
  if (tongue.SHARED.test(sentence) && !known.own.some((word) => word.length > 3 && known.addressed.has(word)))
    find('invented');
  if (told === 'invented') return told;
  const clauses = clausesOf(sentence);
  const real = clauses.filter(
    (clause, place) => !tongue.UNREAL.test(clause) && !(asks && place === clauses.length - 1),
  );
  for (const clause of real) {
    for (const match of everyMatch(tongue.HABIT, clause))
      if (!isOwnTalk(groupOf(match), match[0], known) || hasNewAnchor(match[0], tongue, known))
        find('invented');
    if (!tongue.HAPPENED.some((pattern) => pattern.test(clause.trim()))) continue;
    if (hasNewAnchor(sentence, tongue, known)) find('invented');
    else if (!contentWordsOf(clause).some((word) => word.length > 3 && isIn(word, known.all)))
      find('doubtful');
  }
  return told;
}

/** Who lives somewhere need not have grown up there. */
const ORIGIN = /\b(?:grew up|born|raised|gebore|grootgeword|zalwa|khulel)/i;
const ORIGIN_TOLD = /\b(?:grew|born|raised|origin|hometown|gebore|grootge|zalwa|zalelwa|khul)/i;

/** What a habit is about, or the verb itself, stands in the reader's own words. */
const isOwnTalk = (object: string, whole: string, { own, ownText }: Known): boolean =>
  (!ORIGIN.test(whole) || ORIGIN_TOLD.test(ownText)) &&
  contentWordsOf(`${whole} ${object}`).some(
    (word) =>
      word.length > 2 && (isIn(word, own) || (word.length > 6 && ownText.includes(word.slice(-5, -1)))),
  );

const ENGLISH: Tongue = english;
const AFRIKAANS: Tongue = afrikaans;
const NGUNI: Tongue = nguni;

/** Of a conversation in the language; English with a few words of another is read as both. */
const TONGUES: ReadonlyArray<readonly [family: string, Tongue, RegExp]> = [
  ['en', ENGLISH, /./u],
  [
    'af',
    AFRIKAANS,
    /(?<!\p{L})(?:ek|ek's|nie|het|vir|ons|dis|jou|jy|sy|hy|ook|elke|daar|self|hier|twee|oor|hulle|moet|kan nie)(?!\p{L})/iu,
  ],
  [
    'zu',
    NGUNI,
    /(?<!\p{L})(?:\p{L}*ngi\p{L}{2,}|\p{L}*ndi\p{L}{2,}|nam|nami|mina|mna|u(?:mama|baba|tata|gogo)|\p{L}+ (?:[wylzbs]ami|[wylzbs]am)|um\p{L}{4,})(?!\p{L})/iu,
  ],
];

/**
 * Whether a text tells something of the writer which they have not said.
 * @param known from {@link knownFrom}
 * @param families the languages of the conversation, as `tongue.ts` names them
 */
export function toldOfReader(
  text: string,
  known: Known,
  families: ReadonlySet<string> = new Set(),
): Claim | undefined {
  let told: Claim | undefined;
  const tongues = TONGUES.filter(([family, , words]) => families.has(family) || words.test(text)).map(
    ([, tongue]) => tongue,
  );
  for (const sentence of sentencesOf(text)) {
    // Where the reader fills in the gap themselves, nothing was made up.
    if (slotsOf(sentence.text).length > 0) continue;
    for (const tongue of tongues) told = graver(told, toldIn(sentence.text, tongue, known));
    if (english.HERE.test(sentence.text) && hasNewAnchor(sentence.text, ENGLISH, known)) told = 'invented';
    if (
      english.OF_ONESELF.test(sentence.text) &&
      !english.UNREAL.test(sentence.text) &&
      !/\?\W*$/.test(sentence.text) &&
      hasNewDay(sentence.text, known)
    )
      told = 'invented';
    if (
      english.SCHEDULE.test(sentence.text) &&
      !/\?/.test(sentence.text) &&
      !contentWordsOf(sentence.text.match(english.SCHEDULE)?.[0] ?? '').some((word) => isIn(word, known.all))
    )
      told = graver(told, 'invented');
    if (nguniOwns(sentence.text, known)) told = graver(told, 'invented');
  }
  return told;
}

/** `usuku lwami`, `ifoni yami` and parts of the body are everybody's. */
const EVERYBODYS =
  /^(?:usuku|ifoni|ucingo|indlebe|izindlebe|umlomo|ingqondo|imilenze|izinyawo|umzimba|isisu|inhliziyo|intliziyo|ikhanda|intloko|izwi|amehlo|uhlangothi|igama|impendulo|umbuzo|isikhathi|ixesha|usizo|imibuzo|umqondo|\p{L}*Mgqibelo|\p{L}*Sonto|isandla|izandla|ubuso|umyalezo|isithandwa|iseluleko|uthando|ithemba)$/iu;
const nguniOwns = (sentence: string, { ownText }: Known): boolean =>
  [...sentence.matchAll(nguni.OWNED)].some(
    ([, thing = '']) => !EVERYBODYS.test(thing) && !ownText.includes(thing.slice(2).toLowerCase()),
  );
