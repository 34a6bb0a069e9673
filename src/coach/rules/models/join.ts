/** Joins what the trained reader predicts with what the rules read: the rules keep their quotes, the reader decides what stands. */
import { EMOTION_SAID_SCORE, type FlagKind, type Intent } from '../contract.ts';
import type { EmotionEvidence } from '../reading/emotions.ts';
import type { IntentEvidence } from '../reading/intents.ts';
import type { InterestReading } from '../reading/interest.ts';
import type { Prediction, Scored } from './index.ts';

/** What the shape of a message or a flag settles; no score takes these away. */
const SETTLED: ReadonlySet<Intent> = new Set<Intent>([
  'empty',
  'gibberish',
  'media',
  'testing',
  'prompt_injection',
  'self_harm',
  'threat',
  'sextortion',
  'age_concern',
  'money_request',
  'verification_code',
  'phishing_link',
  'crypto',
  'credentials',
]);
/** Only the shape of a message says these. */
const SHAPES: ReadonlySet<Intent> = new Set<Intent>(['empty', 'gibberish', 'media']);
const SURE_ABROAD = 0.6;
/** What an answer must not be built on by mistake: where no rule says these too, the reader has to be surer than of the rest. */
const GRAVE: ReadonlySet<Intent> = new Set<Intent>([
  'rejection_soft',
  'rejection_hard',
  'boundary',
  'distress',
  'grief',
  'insult',
  'harassment',
  'sexual',
  'jealousy_control',
  'threat',
  'self_harm',
]);
const SURE_OF_GRAVE = 0.6;
const MOST_EMOTIONS = 3;
/** An interest that the words alone do not show is only named when the reader is this sure. */
const SURE_OF_INTEREST = 0.6;

/**
 * Nobody proposes a plan without one of these: somebody to do it with, a time, a place to sit or a question. 599 of our own 625 English
 * proposals have one.
 */
const PROPOSES =
  /^(?![^?]*\b(?:spil(?:led|t)|shouted at me|every (?:second|other) week(?:end)?|years?[- ]old)\b[^?]*$)[\s\S]*?(?:\b(?:we|us|ours?|let'?s|you|u|ya|your|ur|y'?all|together|join|com(?:e|ing)|meet(?:ing)?|see|hang|drinks?|coffee|dinner|lunch|brunch|breakfast|date|tonight|tonite|tomorrow|tmrw|tmw|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun|any|some|every|other)day|mon|tues?|wed|thurs?|fri|sat|sun|days?|soon|sometime|free|keen|wanna|want|should|could|shall|how about|what about|invit\w+|plan\w*|call|my place|book\w*|tickets?|table|pick|fetch|next|later|time|beers?|follow me|say yes|\d+)\b|\?)/i;
/** `I'll see how the week goes` puts something off; with nothing else said it is no threat. */
const NO_PROMISE =
  /^(?!\W*(?:(?:ugh|eish|sjoe|had|having|such|been|it'?s|what|hectic|so|just|today|was|i|i'?ve|my|the|really|an?)\W+){0,6}(?:kak|shit\w*|crap\w*|rough|horrible|bad|awful) (?:day|week|night)\b(?: (?:today|at work|hey|man|again|so far|lol))*\W*$)(?!\W*(?:(?:ok|okay|sure|cool|yeah|yes|maybe|thanks|hmm+)[ ,.]+)*(?:i'?ll|ill|i will|we'?ll|we will|let'?s|lets) (?:just |have to )?see (?:how (?:the|my|this|it|things|next)\b|if i can make|what time|when i)[^.!?]{0,40}\W*$)/i;
/** `my 15 year old daughter`: the age is somebody else's, unless they tell their own beside it. */
const OWN_AGE =
  /^(?!(?![\s\S]*\b(?:i'?m|im|i am|i was|i turn(?:ed)?|me|my age|same age|us|we|both|school|grade|matric|teacher|parents?|m[ou]m|dad)\b)[\s\S]*\b(?:my|our|a|an|the|his|her) (?:\w+ )?\d{1,2}[- ]?(?:year|yr|month)s?[- ]old\b)/i;
/** What the trained reader may not hear without words for it. */
const GROUNDED: Partial<Readonly<Record<Intent, RegExp>>> = {
  plan_propose: PROPOSES,
  threat: NO_PROMISE,
  age_concern: OWN_AGE,
};

/** What is no danger as a flag is none as a purpose. */
const FLAG_OF: Partial<Readonly<Record<Intent, FlagKind>>> = {
  self_harm: 'self_harm',
  money_request: 'money_request_mild',
  sextortion: 'scam_blackmail',
};

/**
 * @param foreign not English: the tables of that language stand, and the reader adds only what it is sure of
 * @param isEveryday the message is everyday talk that shares its words with that danger
 */
export function joinIntents(
  byRules: readonly IntentEvidence[],
  predicted: Prediction,
  foreign: boolean,
  plain: string,
  isEveryday: (danger: FlagKind) => boolean,
): IntentEvidence[] {
  const ruleIntents = new Set(byRules.map(({ intent }) => intent));
  const isEverydayPurpose = (label: Intent): boolean => {
    const flag = FLAG_OF[label];
    return flag !== undefined && !ruleIntents.has(label) && isEveryday(flag);
  };
  const said = new Set(
    predicted.intents
      .filter(
        ({ said, score, label }) =>
          said &&
          (!foreign || score >= SURE_ABROAD) &&
          (foreign || GROUNDED[label]?.test(plain) !== false) &&
          !isEverydayPurpose(label) &&
          (!GRAVE.has(label) || ruleIntents.has(label) || score >= SURE_OF_GRAVE),
      )
      .map(({ label }) => label),
  );
  const kept = byRules.filter(({ intent }) => foreign || SETTLED.has(intent) || said.has(intent));
  const named = new Set(kept.map(({ intent }) => intent));
  const added = [...said].filter((intent) => !named.has(intent) && !SHAPES.has(intent));
  const joined = [...kept, ...added.map((intent) => ({ intent, quote: '' }))];
  if (joined.length > 0) return joined;
  const likeliest = strongest(predicted.intents.filter(({ label }) => !SETTLED.has(label)));
  return byRules.length > 0 ? [...byRules] : likeliest ? [{ intent: likeliest.label, quote: '' }] : [];
}

/** From this score on the rules have found words that show a feeling by themselves: `oh well`, and not `soon`. */
const PLAIN_WORDS = 0.6;

/** At most three, strongest first; a score of 0.3 or more is one that the reader holds for said. */
export function joinEmotions(byRules: readonly EmotionEvidence[], predicted: Prediction): EmotionEvidence[] {
  const words = new Map(byRules.map((one) => [one.label, one]));
  const said = predicted.feelings.filter((feeling) => feeling.said && feeling.label !== 'neutral');
  const shown = said.length > 0 ? said : [strongest(predicted.feelings)].filter((one) => one !== undefined);
  return shown
    .map(({ label, score }) => {
      const { quote = '', score: byWords = 0 } = words.get(label) ?? {};
      const said = Math.round(Math.min(0.97, Math.max(EMOTION_SAID_SCORE, score)) * 100) / 100;
      return { label, score: said, quote, ...(byWords >= PLAIN_WORDS ? { isPlain: true } : {}) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_EMOTIONS);
}

export function joinInterest(byRules: InterestReading, predicted: Prediction): InterestReading {
  const likeliest = strongest(predicted.interest);
  if (!likeliest || likeliest.label === byRules.level) return byRules;
  if (byRules.level === 'unclear' && likeliest.score < SURE_OF_INTEREST) return byRules;
  return { ...byRules, level: likeliest.label };
}

const strongest = <Label extends string>(list: ReadonlyArray<Scored<Label>>): Scored<Label> | undefined =>
  list.reduce<Scored<Label> | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  );
