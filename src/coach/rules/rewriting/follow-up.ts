/** The question and the remark in a suggested reply, to go with the reader's own words. */
import { advise } from '../advise.ts';
import type { Tone } from '../contract.ts';
import { contentWordsOf, sentencesOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { similarity, slotsOf } from '../words/filters.ts';
import { isAnswered } from './scoring/answered.ts';

export const questionFrom = (text: string): string | undefined =>
  sentencesOf(text).find((sentence) => sentence.text.endsWith('?'))?.text;

/** A question that stands without the sentence it was written after. */
const LEANS =
  /^(?:and|but|so|or|which one|why not|how come|is that|was that|was it|is it|does it|did it|what for)\b|\b(?:i|me|my|we|us)\b/i;
const REMARK_LEANS = /\b(?:i(?:'m|'ve|'ll|'d)?|me|my|we|us|our|let's)\b|:$/i;

/** It names something of theirs: what could follow any message is not worth adding. */
export function takesUp(text: string, reading: Reading): boolean {
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));
  const theirs = new Set(
    contentWordsOf(reading.plain)
      .filter((word) => word.length > 3)
      .map(stem),
  );
  return (
    contentWordsOf(text).some((word) => word.length > 3 && theirs.has(stem(word))) ||
    reading.topics.some(({ topic }) => topic.words.test(text))
  );
}

export type Spare = {
  readonly ask?: string | undefined;
  readonly remark?: string | undefined;
  /** With a gap: what only the reader knows, where the draft leaves their question without an answer. */
  readonly answer?: string | undefined;
};

/** @param clean the reader's own words, which neither may repeat */
export function spareFrom(reading: Reading, tone: Tone, clean: string): Spare {
  if (reading.action !== 'reply') return {};
  const all = advise({ message: reading.plain, tone, count: 5 }).replies.map(({ text }) => text);
  const texts = all.filter((text) => slotsOf(text).length === 0);
  const unanswered = reading.questions.some(({ text }) => isAnswered(text, clean) === false);
  const sentences = texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
  const fresh = (text: string) => similarity(text, clean) < 0.3 && takesUp(text, reading);
  return {
    answer: unanswered ? answerFrom(all, clean.includes('?')) : undefined,
    ask: sentences.find(
      (text) =>
        text.endsWith('?') && text.length >= 18 && text.length < 120 && !LEANS.test(text) && fresh(text),
    ),
    remark: sentences.find(
      (text) =>
        /[.!]$/.test(text) &&
        text.length >= 18 &&
        text.length < 110 &&
        !REMARK_LEANS.test(text) &&
        fresh(text),
    ),
  };
}

/** The reply that answers with a gap; without its question where the draft has its own. */
function answerFrom(texts: readonly string[], asks: boolean): string | undefined {
  const text = texts.find((each) => slotsOf(each).length > 0);
  if (!text || !asks) return text;
  return sentencesOf(text).find(
    (sentence) => slotsOf(sentence.text).length > 0 && !sentence.text.endsWith('?'),
  )?.text;
}
