import type { Analysis, EmotionLabel, Intent } from '#coach';
import { CYRANO_COPY } from './copy.ts';
import { EMOTION_LABELS, INTENT_LABELS, INTEREST_LABELS, WARNING_ACTIONS } from './labels.ts';

/** A short label under the message. `key` is unique in its list. */
export interface ChipOfReading {
  key: string;
  text: string;
  tone: 'plain' | 'sage' | 'plum';
}

/** `EMOTION_TOLD_SCORE`, written out: its module brings the schemas along, which are 23 KB of script. */
export const TOLD_SCORE = 0.45;

/** Said by the chip that counts the questions. */
const ASKING: readonly (Intent | EmotionLabel)[] = ['ask_info', 'ask_opinion', 'ask_reciprocal', 'curiosity'];

const FELT_MOST = 2;
const MEANT_MOST = 2;

/** What may stand beside a hard time. The reader's other guesses (amused, declining a plan) would be an insult there. */
const HEAVY_EMOTIONS: readonly EmotionLabel[] = ['grief', 'sadness', 'fear', 'love', 'gratitude'];
const HEAVY_INTENTS: readonly Intent[] = ['grief', 'distress', 'self_harm', 'share_feeling', 'thanks'];

/** An intent that says what the feeling beside it says: one chip is enough. */
const SAME_AS_FELT: Partial<Record<Intent, EmotionLabel>> = {
  apology: 'remorse',
  caring: 'caring',
  grief: 'grief',
  humour: 'amusement',
  thanks: 'gratitude',
};

/** Something the reader has to be warned of: a warning in place of the replies, or one before them. */
export const isWarned = ({ action, flags }: Pick<Analysis, 'action' | 'flags'>): boolean =>
  WARNING_ACTIONS.includes(action) ||
  action === 'caution' ||
  flags.some(({ severity }) => severity !== 'info');

/** A death, an illness, a crisis. */
export const isHeavy = ({ action, flags, intents }: Analysis): boolean =>
  action === 'support' ||
  flags.some(({ kind }) => kind === 'wellbeing' || kind === 'self_harm') ||
  intents.some((intent) => intent === 'grief' || intent === 'distress' || intent === 'self_harm');

/**
 * The chips of a reading, in the order to show. Under a warning only the warning speaks, so there are none; beside a hard time there are
 * those that fit one.
 */
export function chipsOf(analysis: Analysis): ChipOfReading[] {
  if (isWarned(analysis)) return [];
  const { interest, emotions, intents, questions, language } = analysis;
  const heavy = isHeavy(analysis);
  const chips: ChipOfReading[] = [];
  if (!heavy)
    chips.push({
      key: 'interest',
      text: INTEREST_LABELS[interest.level],
      tone: interest.level === 'high' || interest.level === 'medium' ? 'sage' : 'plain',
    });
  const felt = emotions.filter(
    ({ label, score }) =>
      score >= TOLD_SCORE &&
      label !== 'neutral' &&
      (!heavy || HEAVY_EMOTIONS.includes(label)) &&
      !(questions.length > 0 && ASKING.includes(label)),
  );
  const shown = felt.slice(0, FELT_MOST).map(({ label }) => label);
  for (const label of shown) chips.push({ key: label, text: EMOTION_LABELS[label], tone: 'plum' });
  for (const intent of intents
    .filter((intent) => !heavy || HEAVY_INTENTS.includes(intent))
    .filter((intent) => !shown.some((label) => SAME_AS_FELT[intent] === label))
    // That they tell something is in sight, and a feeling that has its chip is shared.
    .filter((intent) => intent !== 'share_info' && !(intent === 'share_feeling' && shown.length > 0))
    .filter((intent) => !(questions.length > 0 && ASKING.includes(intent)))
    .slice(0, MEANT_MOST))
    chips.push({ key: intent, text: INTENT_LABELS[intent], tone: 'plain' });
  if (questions.length > 0)
    chips.push({ key: 'questions', text: CYRANO_COPY.questions(questions.length), tone: 'plain' });
  else if (!heavy) chips.push({ key: 'questions', text: CYRANO_COPY.noQuestion, tone: 'plain' });
  const tongue = languageName(language);
  if (tongue) chips.push({ key: 'language', text: tongue, tone: 'plain' });
  return chips;
}

/** The name of the language when it is not English, or null. */
function languageName(tag: string): string | null {
  if (tag === 'und' || /^en\b/.test(tag)) return null;
  try {
    return new Intl.DisplayNames(['en-ZA'], { type: 'language' }).of(tag) ?? null;
  } catch {
    return null;
  }
}
