/**
 * An answer in outline: each question in turn from the reader's side, with gaps for what only the reader knows. It claims nothing, hands nothing
 * back before it has answered, and serves where the situation was not recognised.
 */
import { askKind } from '../reading/asks.ts';
import type { Question } from '../reading/questions.ts';
import { capitalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { spoken } from '../words/spoken.ts';
import { type AnswerPart, answerPart } from './answer-part.ts';
import { AND_WHY, ASKED_BACK, OUTLINE_TONE, TAKEN_IN, WORD_MORE } from './outline-words.ts';

export const OUTLINE = 'outline';

/** So many questions are taken up. */
const PARTS_MOST = 3;
/** Words beside the questions from which on they told something. */
const TOLD_WORDS = 6;
/** They told their own: it is not asked back. */
const OWN_TOLD = /\b(?:i|i'm|i've|i'd|mine|my|me|we)\b/i;

/** Nothing here is for the reader to fill in lightly. */
const NOT_HERE = [
  'sexual',
  'boundary',
  'rejection_soft',
  'rejection_hard',
  'money_request',
  'jealousy_control',
  'plan_decline',
] as const;

const first = (words: readonly string[], seed: string): string => shuffled(words, seed)[0] ?? '';

/** @param inPart where not every question can be put so: those that can */
export function outlineOf(reading: Reading, inPart = false): Candidate | undefined {
  const { questions, action, flags, language, intents } = reading;
  if (questions.length === 0 || action !== 'reply' || language.base !== 'en' || flags.length > 0)
    return undefined;
  if (NOT_HERE.some((one) => intents.has(one))) return undefined;
  const asked = askedOf(reading);
  const taken = asked.flatMap((question) => {
    const part =
      PERMISSION.has(askKind(question)) ||
      asksWhich(question.text, reading.mine) ||
      (reading.mine !== '' && !reading.mine.includes('?') && SAID_BACK.test(question.text))
        ? undefined
        : answerPart(question.text);
    if (part?.about !== 'back') return part ? [part] : [];
    const own = ownAnswer(reading.mine);
    if (own) return [{ ...own, about: 'back' as const }];
    // Handed back without a question before it: there is nothing to name.
    return inPart ? [] : [part];
  });
  // A question left out would be a question not answered.
  if (taken.length === 0 || (taken.length < asked.length && !inPart)) return undefined;
  const seed = seedOf(reading, OUTLINE);
  const lead = leadOf(reading, taken, seed);
  const text = spoken(
    // `I'm [where]` is said before a gap as before a word.
    [lead, ...taken.map((part, at) => sentenceOf(part, at, taken.length, seed)), backOf(reading, taken, seed)]
      .filter((piece) => piece !== '')
      .join(' '),
  )
    .replace(/\bI am (?=\[)/g, "I'm ")
    .replace(/\bit is (?=\[)/gi, (is) => (is[0] === 'I' ? "It's " : "it's "));
  return {
    text,
    move: 'answer, then return',
    tone: reading.tone ?? OUTLINE_TONE,
    weight: 3,
    answers: true,
    grounded: true,
    gaps: GAPS_MOST,
    source: OUTLINE,
  };
}

export const OWN_SIDE = 'own side';

/** They answered what the reader asked them: the reader's own answer to it, in outline. */
export function ownSideOf(reading: Reading): Candidate | undefined {
  const { questions, action, flags, language, intents, mine } = reading;
  if (questions.length > 0 || action !== 'reply' || language.base !== 'en' || flags.length > 0)
    return undefined;
  if (NOT_HERE.some((one) => intents.has(one)) || registerOf(reading) !== 'light') return undefined;
  const own = ownAnswer(mine);
  if (!own) return undefined;
  const seed = seedOf(reading, OWN_SIDE);
  const lead = takenIn(reading, seed) || first(TAKEN_IN.told, seed);
  return {
    text: spoken(`${lead} ${sentenceOf(own, 0, 1, seed)}`)
      .replace(/\bI am (?=\[)/g, "I'm ")
      .replace(/\bit is (?=\[)/gi, (is) => (is[0] === 'I' ? "It's " : "it's ")),
    move: 'answer, then return',
    tone: reading.tone ?? OUTLINE_TONE,
    weight: 3,
    grounded: true,
    gaps: GAPS_MOST,
    source: OWN_SIDE,
  };
}

/** What the reader asked them, answered from the reader's own side: `what are you watching?` is `I am watching [what]`. */
function ownAnswer(mine: string): AnswerPart | undefined {
  const asked = mine.split(/(?<=[.!?\n])\s+/).findLast((sentence) => ASKS.test(sentence));
  const part = asked === undefined || THEIRS_ALONE.test(asked) ? undefined : answerPart(asked);
  return part?.about === 'reader' ? part : undefined;
}

/** Of how they live, what they like or have ever done, as it can be asked of anybody. */
const ASKS =
  /^\W*(?:(?:so|and|but|ok|okay|hey|hi|haha|lol|well|morning|honestly|btw)[ ,!]+)*(?:(?:what|where|who|how|which)\b.{0,30}\b(?:do|are|have|would) (?:you|u)\b|what(?:'?s| is| are) (?:your|ur)\b|(?:do|are|have|would) (?:you|u)\b|where did (?:you|u) grow up|how (?:was|is|'s) your (?:day|week|weekend|morning|evening|christmas|holiday)\b)/i;
/** Theirs alone: a favour, a plan, how they are, what only they were at. */
const THEIRS_ALONE =
  /\b(?:me|my|us|we|our|together|free|keen|want to|wanna|up for|coming|still|now|feel(?:ing)?|better|okay|ok|alright|safe|home|that|this|it|he|she|they|him|her|upset|angry|mad|mean|doing|sure|over|alive|awake|leaving|single|name|age|old)\b|\byour? (?:\w+ )?(?:mom|mum|mother|dad|father|gran|sister|brother|son|daughter|kids?|ex|boss|friend|interview|exam|appointment|results?|dog|cat|trip|flight|date|meeting|head|leg|back|foot|number|address|story)\b/i;

/** `which accent?` of what the reader has just spoken of: which one is meant, not which is the reader's. */
const asksWhich = (question: string, mine: string): boolean => {
  const noun = /^\W*(?:which|what) ([\p{L}'-]+)(?= *(?:[?!.,]|$)| (?:haha|lol))/iu.exec(question)?.[1];
  return noun !== undefined && mine.toLowerCase().includes(noun.toLowerCase());
};

/** `you're a Pisces?` after the reader said so: it is no question. */
const SAID_BACK = /^\W*(?:(?:so|wait|oh|haha|lol|and)[ ,]+)*(?:you|u)(?:'re|'ve| are| were| have)\b/i;

/** `could we do Friday, and is six too early`: two questions to a mark. */
const SECOND =
  /,? (?:and|or) (?=(?:is|are|do|does|did|can|could|would|will|should|have|has|what|when|where|who|why|how)\b(?! (?:not|that)\b))/i;

/** What is asked, each by itself, as far as it is taken up. */
export function askedOf({ questions }: Reading): readonly Question[] {
  return questions
    .flatMap((question) => {
      const at = SECOND.exec(question.text);
      const parts = at
        ? [question.text.slice(0, at.index), question.text.slice(at.index + at[0].length)]
        : [];
      return parts.length > 0 && parts.every((text) => answerPart(text))
        ? parts.map((text) => ({ ...question, text }))
        : [question];
    })
    .filter(
      (question, at, all) => all.length === 1 || !(at === 0 ? WISH.test(question.text) : isEcho(question)),
    )
    .slice(0, PARTS_MOST);
}

/** `can we not text about this`: to be kept, not to be answered. */
const WISH = /^\W*(?:can|could|shall) (?:we|you) (?:please |just )?not\b/i;

/** `Honestly?`, `With your hands??`: said after a question, and no second one. */
const isEcho = ({ text }: Question): boolean =>
  text.split(/\s+/).length <= 3 && answerPart(text) === undefined;

const PERMISSION: ReadonlySet<string> = new Set(['permission', 'deal', 'rhetorical', 'tell']);
/** Two to a question that is answered by yes or no. */
const GAPS_MOST = 2 * PARTS_MOST;

const HAS_REASONS = /^I \[(?:do|would|should|could|want)\b/;

function sentenceOf({ text, closed }: AnswerPart, at: number, of: number, seed: string): string {
  const alone = of === 1;
  // A gap needs some words around it.
  if (alone && /^\[[^\]]*\]$/.test(text)) return `For me it is ${text}.`;
  const more = closed && alone ? `, [${first(HAS_REASONS.test(text) ? AND_WHY : WORD_MORE, seed)}]` : '';
  return `${at > 0 && !text.startsWith('[') ? `And ${text}` : capitalise(text)}${more}.`;
}

const besides = (reading: Reading, questions: readonly Question[]): string =>
  questions
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, reading.plain)
    .trim();

/** They told something of their own beside what they ask: an answer to the question alone would pass over it. */
export function tellsBeside(reading: Reading): boolean {
  const rest = besides(reading, reading.questions);
  return (rest.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= TOLD_WORDS && OWN_TOLD.test(rest);
}

function leadOf(reading: Reading, parts: readonly AnswerPart[], seed: string): string {
  if (!tellsBeside(reading)) return '';
  return (
    takenIn(reading, seed) ||
    (parts.some(({ about }) => about === 'back') && reading.mine.includes('?')
      ? first(TAKEN_IN.answered, seed)
      : '')
  );
}

/** By what they feel, empty where nothing is felt. */
function takenIn(reading: Reading, seed: string): string {
  const felt = (...labels: readonly string[]) =>
    reading.emotions.some(({ label, score }) => labels.includes(label) && score >= 0.6);
  const register = registerOf(reading);
  if (felt('sadness', 'grief', 'fear', 'disappointment') || register === 'serious')
    return first(TAKEN_IN.hard, seed);
  if (felt('joy', 'excitement', 'pride', 'relief')) return first(TAKEN_IN.glad, seed);
  if (reading.style.laughs) return first(TAKEN_IN.laughs, seed);
  return '';
}

/** `And you?` behind an answer about the reader, where nothing of the kind was told before it. */
function backOf(reading: Reading, parts: readonly AnswerPart[], seed: string): string {
  const [only] = parts;
  if (parts.length !== 1 || only?.about !== 'reader' || registerOf(reading) === 'serious') return '';
  const asked = reading.questions[0]?.text ?? '';
  if (/\b(?:i|me|my|we|us|our|i'm)\b/i.test(asked) || OWN_TOLD.test(besides(reading, reading.questions)))
    return '';
  return first(ASKED_BACK, seed);
}
