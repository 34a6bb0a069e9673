/** What no suggestion may do, whatever wrote it: what a language model wrote passes the same gate. */
import { holdsAnyOf } from '../contract.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { spoken } from './spoken.ts';

const GENERIC =
  /^(?:(?:that(?:'s| is| sounds)(?! (?:an? |my )?no\b)|sounds|wow|haha|nice|cool|great|awesome|amazing|interesting)[^.!?]{0,25}[.!?]*|tell me more(?: about (?:that|it))?[.!?]*|i(?:'d| would) love to (?:hear|know) more[.!?]*)$/i;
const BROKEN = /\bundefined\b|\bnull\b|\[object|\{\{|\}\}|\$\{|\{\w+\}|as an ai|language model|—|–/i;
const HANDSOME = 'sexy|hot|gorgeous|beautiful|stunning|handsome|cute|pretty|hottie|cutie';
/** Said of the person, not of a hot drink, a cute nephew or a gorgeous morning. */
const LOOKS = new RegExp(
  `\\b(?:you(?:'re| are)?|u r|ur)(?: (?:both |must |really |just |always |so |also |are |were |do )*(?:look|looked|looking|seem|sound))?(?: (?:so|really|very|too|pretty|absolutely|damn|extremely|even|more|such an?|an?|the|most|as|just|that))* (?:${HANDSOME})\\b(?! (?:enough to|thing to|move|sight of))|\\byour (?:[\\w']+ )?(?:face|smile|eyes|body|legs|lips|hair|photos?|pics?|pictures?|selfies?|looks?)\\b[^.!?,;]{0,20}\\b(?:${HANDSOME})\\b|\\b(?:${HANDSOME}) (?:girl|woman|lady|man|guy|face|smile|eyes|body|legs|lips|photos?|pics?|pictures?|selfies?)\\b|\\b(?:hey|hi|hello|morning|night|evening|oh)[, ]+(?:${HANDSOME})\\b(?! (?:day|morning|weather|view))|^(?:${HANDSOME})[,!]`,
  'i',
);
const NETSPEAK = /(?:^|\s)(?:u|ur|r|ya|wyd|rn)(?=$|[\s?.!,])/i;
const TRIAD = /\b\w+, \w+,? and \w+\b(?![^.?!]*\?)/;
/** A list of three, the mark of a text that was polished. */
export const isTriad = (text: string): boolean => TRIAD.test(text);
const MONEY =
  /\b(?:i(?:'ll| will| can) (?:send|transfer|lend|pay you|buy)|account (?:number|details)|my id\b)/i;
const SLOT = /\[[^\]]+\]/g;

export const slotsOf = (text: string): string[] => (text.match(SLOT) ?? []).map((slot) => slot.slice(1, -1));

/** No reply is longer, in UTF-16 units. */
const LONGEST = 400;

/**
 * Why a text may not be shown, or undefined when it may.
 * @param gaps so many places for the reader to fill in are allowed
 */
export function objection(
  text: string,
  reading: Reading,
  avoid: readonly string[],
  gaps = 1,
): string | undefined {
  // Somebody's nan is not a number that went wrong.
  if (BROKEN.test(text) || /\bNaN\b/.test(text)) return 'broken';
  if (GENERIC.test(text.trim())) return 'generic';
  if (text.length > LONGEST) return 'long';
  if (slotsOf(text).length > gaps || !/\p{L}/u.test(text.replace(SLOT, ''))) return 'slots';
  if (LOOKS.test(text)) return 'looks';
  if (holdsAnyOf(text, reading.never)) return 'never said';
  if (!reading.style.netspeak && reading.language.base === 'en' && NETSPEAK.test(text)) return 'netspeak';
  if (reading.flags.length > 0 && MONEY.test(text)) return 'money';
  if (steered(text, reading)) return 'steered';
  if (reading.constraints.some(({ forbids }) => forbids.test(text))) return 'constraint';
  // A time that they ruled out is never proposed again.
  const out = reading.times.filter(({ polarity }) => polarity === 'out');
  if (
    out.some(
      ({ text: time }) =>
        new RegExp(`\\b${escapePattern(time)}\\b`, 'i').test(text) &&
        /\b(?:works|it is|then|see you|locked|shall we|sounds good)\b/i.test(text),
    )
  )
    return 'ruled out';
  const own = contentWordsOf(text);
  const theirs = theirWords(reading);
  const said = own.filter((word) => theirs.has(word)).length / own.length;
  // An outline is made of the question.
  if (gaps === 1 && (own.length > 5 ? said > 0.75 : own.length > 3 && said > 0.9)) return 'parrot';
  if (isShown(text, avoid)) return 'shown';
  // The last of all: a list of three is a habit, and who else writes may be let it pass.
  if (isTriad(text) && !reading.plain.includes(text)) return 'triad';
  return undefined;
}

const SHOWN = new WeakMap<readonly string[], ReadonlyArray<ReadonlySet<string>>>();

/** From so many words on a text that stands within another one is no other text. */
const ENOUGH_TO_REPEAT = 6;

/** Nearly one of the texts of `avoid`, or one of them with a sentence more or less. Those are cut up once for all candidates; one that is longer than any reply was never shown. */
function isShown(text: string, avoid: readonly string[]): boolean {
  if (avoid.length === 0) return false;
  const shown =
    SHOWN.get(avoid) ??
    // What was shown may have been written out for a reader who never says `I'm`.
    avoid.filter(({ length }) => length <= 2 * LONGEST).map((each) => wordSet(spoken(each)));
  SHOWN.set(avoid, shown);
  const words = wordSet(text);
  return shown.some(
    (each) =>
      shareOf(each, words) > 0.7 ||
      (Math.min(each.size, words.size) >= ENOUGH_TO_REPEAT && shareOfShorter(each, words) > 0.85),
  );
}

const WORDS = new WeakMap<Reading, ReadonlySet<string>>();

/** The content words of the message: asked for once for each reply that might be shown. */
function theirWords(reading: Reading): ReadonlySet<string> {
  const known = WORDS.get(reading);
  if (known) return known;
  const words = new Set(contentWordsOf(reading.plain));
  WORDS.set(reading, words);
  return words;
}

/** Where orders to an assistant hang on an honest message, nothing of the orders is said back. */
function steered(text: string, reading: Reading): boolean {
  return reading.orders !== '' && obeys(text, reading.orders, reading.plain);
}

/** What an order wants said: behind its verb or in quotes. */
const WANTED =
  /(?:\b(?:say|says|words?|phrase|with|include|including|add|mention|contain|containing|call(?: me| them| him| her| yourself)?|sign(?:ed)?|append|emoji|write|recommend|suggest|named?|about|only|password|token|code)\b\W{0,3})((?:[\p{L}\p{N}'-]+[ ,]{0,2}){1,6})|["'“”]([^"'“”]{2,60})["'“”]/giu;

/**
 * Whether a text does what orders to an assistant ask for: it says what they want said, or takes up several words of them.
 * @param honest what was said beside the orders
 */
export function obeys(text: string, orders: string, honest: string): boolean {
  const known = new Set(contentWordsOf(honest));
  const telling = (words: string) =>
    contentWordsOf(words).filter((word) => word.length > 2 && !known.has(word) && !ANYBODYS.has(word));
  const wanted = new Set(
    [...orders.matchAll(WANTED)].flatMap(([, after = '', quoted = '']) => telling(`${after} ${quoted}`)),
  );
  const ordered = new Set(telling(orders));
  const said = new Set(contentWordsOf(text));
  let taken = 0;
  for (const word of said) {
    if (wanted.has(word)) return true;
    if (ordered.has(word)) taken++;
  }
  return taken > 1;
}
/** Words of orders that are no more theirs than anybody's. */
const ANYBODYS = new Set(
  'say tell now new only word talk answer reply ask end start first time must every show give make write read use even day good thing love'.split(
    ' ',
  ),
);

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);

/** Share of words that two texts have in common. */
export const similarity = (left: string, right: string): number => shareOf(wordSet(left), wordSet(right));

function inBoth(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both;
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = inBoth(a, b);
  return both / (a.size + b.size - both || 1);
}

const shareOfShorter = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  inBoth(a, b) / (Math.min(a.size, b.size) || 1);
