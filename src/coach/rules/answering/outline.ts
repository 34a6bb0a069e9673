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
import { ASKED_BACK, OUTLINE_TONE, TAKEN_IN, WORD_MORE } from './outline-words.ts';

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

export function outlineOf(reading: Reading): Candidate | undefined {
  const { questions, action, flags, language, intents } = reading;
  if (questions.length === 0 || action !== 'reply' || language.base !== 'en' || flags.length > 0)
    return undefined;
  if (NOT_HERE.some((one) => intents.has(one))) return undefined;
  const asked = askedOf(reading);
  const taken = asked.flatMap((question) => {
    const part = PERMISSION.has(askKind(question)) ? undefined : answerPart(question.text);
    return part ? [part] : [];
  });
  // A question left out would be a question not answered.
  if (taken.length === 0 || taken.length < asked.length) return undefined;
  const seed = seedOf(reading, OUTLINE);
  const lead = leadOf(reading, taken, seed);
  const text = spoken(
    // `I'm [where]` is said before a gap as before a word.
    [lead, ...taken.map((part, at) => sentenceOf(part, at, taken.length, seed)), backOf(reading, taken, seed)]
      .filter((piece) => piece !== '')
      .join(' '),
  ).replace(/\bI am (?=\[)/g, "I'm ");
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

function sentenceOf({ text, closed }: AnswerPart, at: number, of: number, seed: string): string {
  const alone = of === 1;
  const more = closed && alone ? `, [${first(WORD_MORE, seed)}]` : '';
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
  const felt = (...labels: readonly string[]) =>
    reading.emotions.some(({ label, score }) => labels.includes(label) && score >= 0.6);
  const register = registerOf(reading);
  if (felt('sadness', 'grief', 'fear', 'disappointment') || register === 'serious')
    return first(TAKEN_IN.hard, seed);
  if (felt('joy', 'excitement', 'pride', 'relief')) return first(TAKEN_IN.glad, seed);
  if (reading.style.laughs) return first(TAKEN_IN.laughs, seed);
  if (parts.some(({ about }) => about === 'back') && reading.mine.includes('?'))
    return first(TAKEN_IN.answered, seed);
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
