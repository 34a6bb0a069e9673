/** Feelings in a text over the 27 GoEmotions labels and neutral, strongest first. */
import { EMOTION_SAID_SCORE, type Emotion, type EmotionLabel } from '../contract.ts';
import { find } from '../prefilter/prefilter.ts';
import { EMOTION_CUES } from './emotion-lexicon.ts';
import type { NormalText } from './text.ts';
import { readTrouble } from './trouble.ts';

export type EmotionEvidence = Emotion & {
  readonly quote: string;
  /** The words show it by themselves, however seldom messages mean it. */
  readonly isPlain?: boolean;
};

const NEGATION =
  /\b(?:not|never|no|isn'?t|wasn'?t|don'?t|didn'?t|hardly|without|nothing to be)\s+(?:\w+\s+){0,2}$/i;
/** Labels whose cue flips to nothing behind a negation; the others (a joke, an apology) stand. */
const NEGATABLE: ReadonlySet<EmotionLabel> = new Set([
  'joy',
  'excitement',
  'fear',
  'nervousness',
  'anger',
  'sadness',
  'admiration',
  'approval',
  'love',
  'disgust',
  'surprise',
  'confusion',
]);
const SARCASM =
  /^\s*(?:oh |wow )?(?:great|wow|nice|lovely|thanks|cool|brilliant|congrats)\b[^!?]{0,60}(?:\.|$)/i;

/** At most five, each with the words that told it. A text without a cue is neutral. */
export function readEmotions(text: NormalText, sarcastic = false): EmotionEvidence[] {
  const scores = new Map<EmotionLabel, { score: number; quote: string }>();
  for (const [label, weight, cue] of EMOTION_CUES) {
    const match = find(cue, text.plain);
    if (!match) continue;
    if (NEGATABLE.has(label) && NEGATION.test(text.plain.slice(Math.max(0, match.index - 30), match.index)))
      continue;
    if (
      sarcastic &&
      (label === 'gratitude' ||
        label === 'admiration' ||
        label === 'joy' ||
        label === 'love' ||
        label === 'surprise')
    )
      continue;
    const before = scores.get(label);
    // Independent cues add up without ever passing one.
    const score = before ? before.score + weight * (1 - before.score) * 0.6 : weight;
    scores.set(label, {
      score,
      quote: before?.quote ?? text.quote(match.index, match.index + match[0].length),
    });
  }
  const trouble = readTrouble(text.plain);
  trouble?.feels.forEach((label, rank) => {
    if (!scores.has(label))
      scores.set(label, { score: rank === 0 ? 0.6 : 0.4, quote: text.quote(trouble.start, trouble.end) });
  });
  const intense = /!{2,}|\b(?:so|really|very|insanely|super|absolutely)\b/i.test(text.plain) ? 1.1 : 1;
  const found = [...scores]
    .map(([label, { score, quote }]) => ({
      label,
      score: Math.min(0.97, Math.round(score * intense * 100) / 100),
      quote,
    }))
    .filter((emotion) => emotion.quote.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5);
  // Asking alone is mild curiosity; it steps back when something stronger is felt.
  const strongest = found[0]?.score ?? 0;
  const kept = found.filter((emotion) => emotion.score >= 0.3 || emotion.score > strongest / 2);
  return kept.length > 0 ? kept.slice(0, 3) : [{ label: 'neutral', score: 0.6, quote: '' }];
}

export const isSarcastic = (plain: string): boolean =>
  (SARCASM.test(plain) &&
    /\b(?:another|remembering|really felt|thanks for (?:nothing|the heads|telling|letting|asking|showing|checking)|so (?:thoughtful|kind) of you|real(?:ly)? (?:nice|classy|smooth)|just what i needed|how original|revolutionary|groundbreaking|love that for me|what a surprise|nice of you to)\b/i.test(
      plain,
    )) ||
  /\b(?:yeah right|oh,? (?:great|lovely|brilliant|wonderful),|thanks a lot,|love (?:being|getting|when) (?:ignored|left|someone|people|you)|nice of you to (?:finally|reply|remember|show)|so glad you (?:remembered|could make|found the time))/i.test(
    plain,
  );

export const emotionsSaid = (emotions: readonly Emotion[]): EmotionLabel[] => {
  const said = emotions
    .filter((emotion) => emotion.score >= EMOTION_SAID_SCORE)
    .map((emotion) => emotion.label);
  const best = emotions[0];
  return said.length > 0 ? said : best ? [best.label] : ['neutral'];
};
