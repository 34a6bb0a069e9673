/** One reply made warmer, funnier, shorter or bolder: it stays this reply and says what it said. */
import type { Change, Rewrite, RewriteRequest, Tone } from '../../contract.ts';
import { read } from '../../read.ts';
import { readLanguage } from '../../reading/language.ts';
import { chance, contentWordsOf, normalise, sentencesOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { isGrave } from '../../words/register.ts';
import { actOf } from '../acts.ts';
import type { Act } from '../voices.ts';
import { BOLD_IN, FUNNY_IN, LINES, type Line, type Met, type Shape, WARM_IN, WARM_TO } from './lines.ts';
import { type Changed, shorterOf, unhedged } from './shorter.ts';

/** So many are handed back: a screen takes the first, who has seen it takes the next. */
const MOST = 3;

/**
 * Versions of the draft, the best first; none where it cannot be changed so without becoming another one (a joke in grief, boldness after
 * a no, a word that is short already, a language that our lines are not written in).
 *
 * @param request `message` is what the draft answers
 */
export function changed({ draft, message = '', tone }: RewriteRequest, change: Change): Rewrite[] {
  const text = draft.trim();
  const reading = readingOf(message, tone);
  const bare = withoutLine(text);
  const found =
    change === 'shorter'
      ? [...(bare === text ? [] : [{ text: bare, does: 'took out the added words' }]), ...shorterOf(bare)]
      : suits(change, text, reading)
        ? toned(bare, text, change, reading)
        : [];
  return found
    .filter((one) => one.text !== text)
    .slice(0, MOST)
    .map((one) => ({ text: one.text, tone, changes: [one.does] }));
}

const readingOf = (message: string, tone: Tone): Reading | undefined =>
  message.trim() === '' ? undefined : read({ message, tone });

/** Whether it may be made so at all, whoever writes it: no joke in grief, no boldness after a no. */
export const mayBecome = (change: Change, { draft, message = '', tone }: RewriteRequest): boolean =>
  suits(change, draft, readingOf(message, tone));

function suits(change: Change, draft: string, reading: Reading | undefined): boolean {
  if (change === 'warmer' || change === 'shorter') return true;
  const met = metBy(reading);
  const isOpen = reading === undefined || reading.action === 'reply';
  return isOpen && met !== 'grave' && met !== 'refused' && !SERIOUS.has(actOf(draft));
}

/** @param bare the reply without the line of an earlier change  @param now the reply as it stands */
function toned(
  bare: string,
  now: string,
  change: Exclude<Change, 'shorter'>,
  reading: Reading | undefined,
): Changed[] {
  const { base, sure } = readLanguage(normalise(bare).plain);
  if (base !== 'en' && sure) return [];
  const met = metBy(reading);
  const shape = shapeOf(bare);
  const lines = {
    warmer: () => [...WARM_IN[met === 'grave' || met === 'refused' ? 'statement' : shape], ...WARM_TO[met]],
    funnier: () => FUNNY_IN[shape],
    bolder: () => BOLD_IN[shape],
  }[change]();
  const plain = change === 'bolder' ? unhedged(bare) : bare;
  const hails = HAILS.test(plain);
  const fresh = lines.filter(
    ({ words, before = false }) =>
      !(before && hails) && !now.toLowerCase().includes(words.toLowerCase()) && !saysSo(plain, words),
  );
  const first = Math.floor(chance(bare) * fresh.length);
  return [...fresh.slice(first), ...fresh.slice(0, first)].map((line) => ({
    text: joined(plain, line),
    does: `added "${line.words}", so that it is ${change}${plain === bare ? '' : ', and took out the hedges'}`,
  }));
}

const SERIOUS: ReadonlySet<Act> = new Set<Act>(['tender', 'heavy', 'blames', 'closes', 'asks closely']);

/** Nothing stands well before a hello or an oh. */
const HAILS = /^(?:oh|hi|hey|hello|hiya|ha|wow|good (?:morning|evening|afternoon)|thank)\b/i;

function metBy(reading: Reading | undefined): Met {
  if (!reading) return 'told';
  const { intents } = reading;
  const has = (...some: Array<typeof intents extends ReadonlySet<infer I> ? I : never>) =>
    some.some((intent) => intents.has(intent));
  if (isGrave(reading)) return 'grave';
  if (has('rejection_soft', 'rejection_hard', 'boundary', 'plan_decline')) return 'refused';
  if (reading.questions.length > 0) return 'asked';
  if (has('apology', 'ghost_return')) return 'apologised';
  return has('greeting') && !has('share_info') ? 'greeted' : 'told';
}

const INVITES =
  /\b(?:shall we|let's|come (?:with|and|over)|join me|meet (?:up|me|you)|see you|coffee|drinks?|dinner|lunch|a walk|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)\b/i;

/** What it ends on is what they answer. */
function shapeOf(text: string): Shape {
  const last = sentencesOf(text).at(-1)?.text ?? text;
  if (
    actOf(last) === 'invites' ||
    (/\b(?:you|we|let's)\b/i.test(last) && INVITES.test(last) && !/^(?:what|how|who|which|why)\b/i.test(last))
  )
    return 'invitation';
  return last.endsWith('?') ? 'question' : 'statement';
}

/** Two of its words, or the only one, stand there already: said twice it sounds like a form. */
const GIVEN = /\b(?:thank|glad)/i;
function saysSo(text: string, words: string): boolean {
  const there = new Set(contentWordsOf(text));
  const own = contentWordsOf(words);
  const shared = own.filter((word) => there.has(word)).length;
  const alike = GIVEN.test(words) && GIVEN.test(text);
  return alike || (shared > 0 && shared >= Math.min(2, own.length));
}

/** In the manner of the reply: small letters and no full stop at the end where it has none. */
function joined(reply: string, { words, before }: Line): string {
  const small = /\p{L}/u.test(reply) && !/\p{Lu}/u.test(reply);
  const open =
    !/[.!?…)]["')]*$/.test(reply) &&
    !/\p{Extended_Pictographic}[^\s\p{Extended_Pictographic}]*$/u.test(reply);
  const said = small ? words.toLowerCase() : words;
  if (before) return `${said} ${words.endsWith(':') ? uncapitalised(reply) : reply}`;
  const end = small && open ? said.replace(/\.$/, '') : said;
  // A line of its own does what a full stop would.
  return `${reply}${open ? (small ? '\n' : '. ') : ' '}${end}`;
}

const NAMES = /^(?:I\b|I'|\p{Lu}\p{Lu})/u;
/** Words that are capital only because they come first. */
const FIRST_WORDS =
  /^(?:The|A|An|That|This|These|It|It's|That's|You|Your|We|My|Not|No|Yes|And|But|So|If|What|Which|Who|Where|When|Why|How|Do|Does|Did|Are|Is|Was|Were|Can|Could|Would|Will|Have|Has|Had|Shall|Should|Any|Want|Fancy|Ever|There|There's|Then|Only|Best|Too|Kind|Good|Great|Tell|Consider|Forgiven|Careful)\b/;
const uncapitalised = (text: string): string =>
  NAMES.test(text) || !FIRST_WORDS.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** Without a line that an earlier change put there: the next one takes its place, so that they do not pile up. */
function withoutLine(text: string): string {
  for (const { words, before } of LINES) {
    const said = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const rest = text.replace(new RegExp(before ? `^${said}\\s+` : `\\s+${said}?$`, 'i'), '');
    if (rest !== text && rest.trim() !== '')
      return before && /^\p{Lu}/u.test(text)
        ? rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : rest;
  }
  return text;
}
