/** What a message is about, as a person would say it: a whole phrase with the word that stands before it there, or not at all. */
import { isSentenceStart, sentencesOf } from './reading/text.ts';
import { DETERMINERS, FUNCTION_WORDS, isVerbForm, PREPOSITIONS } from './reading/word-classes.ts';

const OF_THEIRS = /^my$/i;
/** Of the two of them or of others: who is meant cannot be told. */
const OF_MORE = /^(?:our|his|her|their|its)$/i;
const NAMED_ALREADY = /^(?:the|that|this|those|these)$/i;
const ANY = /^an?$/i;
const YOURS = /^your$/i;
/** What may stand before a thing that goes without an article: `stuck in traffic`, `made koeksisters`. */
const BEFORE_BARE =
  /^(?:in|of|about|for|with|like|love|hate|made|make|making|bake|baked|had|have|having|got|eat|ate|eating|drink|drinking|watch|watching|play|playing|on|and|or|some|more|no)$/i;
const AFTER_BARE =
  /^(?:$|[.,!?;:…)]|(?:on|in|with|and|or|at|again|this|is|was|for|today|tonight|tomorrow|but|so|later|after|before|then|yesterday|now|when|because|from|together|all)\b)/i;
/** The thing named is another one: `the green one`, `I am an uncle`. */
const NOT_IT = /^\s*(?:ones?|[-'’]s?\p{L}*)(?!\p{L})/iu;
const IS_ONE =
  /\b(?:am|i['’]?m|is|are|was|were|be|been|being|as|like|than|(?:are|is|was|were)\s+(?:you|they|we|he|she|it)|(?:you|they|we|he|she|it|that|who)['’](?:re|s))\s+(?:(?:actually|really|just|such|still|basically)\s+)*$/i;
/** What is not there, or not meant: `not the sushi place`, `if you were the dentist`. */
const DENIED =
  /\b(?:not|no|never|without|instead of|rather than|like|than)\s+(?:(?:even|just|really|at|in|on|to|with|for|from|of)\s+)?$/i;
/** `the earliest`, `the longer`, `their breathing right`: a word of degree, or one that stands after a thing. */
const LESS_THAN_A_THING =
  /(?:\p{L}{3}est|(?:^|\s)(?:long|soon|lat|old|earli|bett|great|small|bigg)er|\s(?:right|wrong|ready))$/iu;
/** A question with `do` or its like begins here. */
const ASKS =
  /(?:^|[.!?,]\s*|\b(?:how|what|why|when|where|who|and|or|so|but)\s+)(?:do|does|did|will|would|can|could|should)(?:n['’]?t)?\s+$/i;
/** The first word after the topic; empty where a mark or the end follows. */
const NEXT_WORD = /^\s+([\p{L}\p{N}][\p{L}\p{N}'’&-]*)/u;
/** Small words that may be part of the phrase: `the bit of`, `the parking lot`. */
const GOES_WITH = /^(?:of|lots?|bits?|kind|sort|half|x+|own|right|back|plus)$/;
/** Verbs that tell by their form that the phrase before them has ended; `the dog walk` has not. */
const ENDS_IT =
  /(?:ed|s)$|^(?:got|came|went|ate|died|took|made|left|said|told|gave|broke|ran|fell|found|thought|knew|saw|won|lost)$/;
const ADJECTIVES = 2;

/**
 * @param plain the message
 * @param topic a word or two of it
 * @returns undefined where it cannot be said well
 */
export function saidTopic(plain: string, topic: string): string | undefined {
  const at = plain.toLowerCase().indexOf(topic.toLowerCase());
  if (at < 0 || /\p{L}$/u.test(plain.slice(0, at)) || /^\p{L}/u.test(plain.slice(at + topic.length)))
    return undefined;
  const found = plain.slice(at, at + topic.length);
  const after = plain.slice(at + topic.length);
  if (NOT_IT.test(after) || LESS_THAN_A_THING.test(found)) return undefined;
  const before = plain.slice(0, at);
  const words = before.split(/(?<=\s)/).slice(-1 - ADJECTIVES);
  for (let back = 1; back <= words.length; back++) {
    const first = (words.at(-back) ?? '').trim();
    const between = back === 1 ? '' : words.slice(1 - back).join('');
    if (/[^\p{L}\s'’-]/u.test(between)) break;
    const whole = `${between}${found}`;
    const lead = before.slice(0, before.length - between.length - (words.at(-back)?.length ?? 0));
    if (OF_MORE.test(first)) return undefined;
    if (isDeterminer(first) && !isWhole(found, after, ASKS.test(lead))) return undefined;
    if (isDeterminer(first) && (DENIED.test(lead) || !isWordsOfOne(between))) return undefined;
    if (OF_THEIRS.test(first)) return `their ${whole}`;
    if (NAMED_ALREADY.test(first)) return `the ${whole}`;
    if (YOURS.test(first)) return `your ${whole}`;
    if (ANY.test(first)) return IS_ONE.test(lead) ? undefined : `${first.toLowerCase()} ${whole}`;
  }
  if (!isWhole(found, after)) return undefined;
  if (/^\p{Lu}/u.test(found)) return isSentenceStart(plain, at) ? undefined : found;
  if (/ing$/i.test(found)) return undefined;
  return BEFORE_BARE.test((words.at(-1) ?? '').trim()) && AFTER_BARE.test(after.trimStart())
    ? found
    : undefined;
}

/**
 * Whether the phrase ends with the topic: `the lemon` before `tree` does not, nor does `the side` before `of the road`.
 *
 * @param asked a verb's plain form may follow, as in `does your tattoo mean`
 */
function isWhole(found: string, after: string, asked = false): boolean {
  if (/['’]s?(?:$| (?:in|at|on) )/i.test(found)) return false;
  const next = NEXT_WORD.exec(after)?.[1]?.toLowerCase();
  if (next === undefined) return !/^-\p{L}/u.test(after);
  return !GOES_WITH.test(next) && (isSmall(next) || (isVerbForm(next) && (asked || ENDS_IT.test(next))));
}

const isDeterminer = (word: string): boolean =>
  [OF_THEIRS, NAMED_ALREADY, YOURS, ANY].some((kind) => kind.test(word));

/** What stands between the article and the topic describes it: no verb and no small word, as in `the was braai`. */
const isWordsOfOne = (between: string): boolean =>
  (between.match(/[\p{L}\p{N}'’-]+/gu) ?? []).every(
    (word) => /^(?:own|on|in|at)$/i.test(word) || !isSmall(word.toLowerCase()),
  );

const isSmall = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || PREPOSITIONS.has(word) || DETERMINERS.has(word);

/** The first two that can be said, neither within the other, the second from the sentence of the first. */
export function saidTopics(plain: string, topics: readonly string[]): string[] {
  const said: string[] = [];
  let sentence = plain;
  const bare = topics.map((topic) => topic.replace(/^(?:my|our|your|the|an?) (?=\p{L})/iu, ''));
  for (const topic of bare) {
    // `Springboks` before `jersey` is said with it.
    if (bare.some((next) => next !== topic && plain.includes(`${topic} ${next}`))) continue;
    if (IDIOMS.exec(plain)?.[0].endsWith(topic) || !sentence.includes(topic)) continue;
    const words = saidTopic(plain, topic);
    if (!words || words.length > MOST_CHARACTERS) continue;
    if (said.some((other) => other.includes(words) || words.includes(other) || other.includes(topic)))
      continue;
    said.push(words);
    sentence = sentencesOf(plain).find(({ text }) => text.includes(topic))?.text ?? sentence;
    if (said.length === MOST) break;
  }
  return said;
}
const IDIOMS =
  /\b(?:up the wall|under the weather|over the moon|off the hook|on the fence|in the air|out of the blue|a piece of cake|around the corner|on the way)\b/i;
const MOST = 2;
/** What is longer is a clause and no topic. */
const MOST_CHARACTERS = 40;
