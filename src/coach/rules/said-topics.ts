/** What a message is about, as a person would say it: with the word that stands before it there, or not at all. */
import { isSentenceStart } from './reading/text.ts';

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
const IS_ONE = /\b(?:am|i['’]?m|is|are|was|be|as)\s+$/i;
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
  if (NOT_IT.test(after)) return undefined;
  const before = plain.slice(0, at);
  const words = before.split(/(?<=\s)/).slice(-1 - ADJECTIVES);
  for (let back = 1; back <= words.length; back++) {
    const first = (words.at(-back) ?? '').trim();
    const between = back === 1 ? '' : words.slice(1 - back).join('');
    if (/[^\p{L}\s'’-]/u.test(between)) break;
    const whole = `${between}${found}`;
    if (OF_MORE.test(first)) return undefined;
    if (OF_THEIRS.test(first)) return `their ${whole}`;
    if (NAMED_ALREADY.test(first)) return `the ${whole}`;
    if (YOURS.test(first)) return `your ${whole}`;
    if (ANY.test(first))
      return IS_ONE.test(before.slice(0, before.length - between.length - first.length - 1))
        ? undefined
        : `${first.toLowerCase()} ${whole}`;
  }
  if (/^\p{Lu}/u.test(found)) return isSentenceStart(plain, at) ? undefined : found;
  if (/ing$/i.test(found)) return undefined;
  return BEFORE_BARE.test((words.at(-1) ?? '').trim()) && AFTER_BARE.test(after.trimStart())
    ? found
    : undefined;
}

/** The first two that can be said, neither within the other. */
export function saidTopics(plain: string, topics: readonly string[]): string[] {
  const said: string[] = [];
  const bare = topics.map((topic) => topic.replace(/^(?:my|our|your|the|an?) (?=\p{L})/iu, ''));
  for (const topic of bare) {
    // `Springboks` before `jersey` is said with it.
    if (bare.some((next) => next !== topic && plain.includes(`${topic} ${next}`))) continue;
    if (IDIOMS.exec(plain)?.[0].endsWith(topic)) continue;
    const words = saidTopic(plain, topic);
    if (!words || words.length > MOST_CHARACTERS) continue;
    if (said.some((other) => other.includes(words) || words.includes(other) || other.includes(topic)))
      continue;
    said.push(words);
    if (said.length === MOST) break;
  }
  return said;
}
const IDIOMS =
  /\b(?:up the wall|under the weather|over the moon|off the hook|on the fence|in the air|out of the blue|a piece of cake|around the corner|on the way)\b/i;
const MOST = 2;
/** What is longer is a clause and no topic. */
const MOST_CHARACTERS = 40;
