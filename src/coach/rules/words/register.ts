/** How grave a message is: no play where somebody grieves, is ill or afraid. */

import { HEAVY } from '../reading/heavy-words.ts';
import { isNoLoss } from '../reading/no-loss.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { hits } from '../sieve/sieve.ts';

export type Register = 'serious' | 'tender' | 'light';

const GRAVE_INTENTS = ['grief', 'distress', 'self_harm', 'rejection_hard', 'threat', 'harassment'] as const;
const GLAD_FEELINGS = new Set(['amusement', 'joy', 'excitement', 'pride', 'relief', 'love', 'gratitude']);
const GRAVE_FEELINGS = new Set(['grief', 'sadness', 'fear', 'remorse']);
const GRAVE_WORDS = latin(
  /\b(?:(?:he|she|(?:my|our|his|her) (?:\p{L}+ )?\p{L}+|dad|mom|mum|gran|gogo|ouma|oupa|friend) (?:just |has |had )?(?:died|passed(?! (?:my|his|her|their|the|a|out|by|me|us)))|dying of|passed away|funeral|buried (?:him|her|them|my|our)\b|cancer|chemo|tumou?r|diagnos\w+|miscarriage|hospice|dementia|alzheimer\w*|depress(?:ed|ion)|panic attacks?|anxiety|malignant|biopsy|metasta\w+|intensive care|in icu|miscarried|stillborn|divorced?|separated|custody|broke up with me|left me|heartbr\w+|suicid\w+|abus(?:e|ed|ive)|assault\w*|late (?:dad|father|mom|mum|mother|brother|sister|husband|wife|gran\w*)|widow(?:er|ed)?|put (?:him|her|them) (?:down|to sleep)|her ashes|his ashes|i have (?:ms|parkinson'?s|epilepsy|hiv)|relapse\w*|sober|rehab|retrenched|laid off|bruises|abortions?|eating disorder|anorexi\w*|bulimi\w*|foster (?:homes?|care|child)|orphanage|alcoholic|addiction|homeless|nightmares about|in prison|court date|protection order|ptsd|trauma\w*|lonely|crying|cried myself)\b/iu,
);

/** A bakkie or a battery that dies is a nuisance, not a loss. */
const THING_DIED =
  /\b(?:phone|battery|bakkie|car|van|scooter|bike|laptop|computer|wifi|fridge|freezer|geyser|kettle|toaster|oven|starter|plant|fern|basil|succulent|engine|speaker|tv|charger|router|boiler|heating|joke|conversation|chat|thread|data|lights?|power|signal|mic|printer|drill|mower|machine) (?:just |has |have |had |finally |also )?died\b/gi;

/** Where nobody died, the words of it weigh nothing; the rest still may. */
const withoutFigures = (plain: string): string =>
  (isNoLoss(plain)
    ? plain.replace(/\b(?:died|passed(?: away)?|funerals?|buried|hospice)\b/gi, ' ')
    : plain
  ).replace(THING_DIED, ' ');

/** It is over and went well: no grave face, no clowning either. */
const RECOVERED =
  /\b(?:(?:finished|done with|last|through) (?:my |the )?(?:chemo|radiation|treatment)|rang the bell|all clear|in remission|cancer[- ]free|clean scan|divorce party)\b/i;

/** Laughing somebody means it lightly; flags and grave intents never do. */
export function registerOf(reading: Reading): Register {
  if (reading.flags.length > 0 || reading.action !== 'reply') return 'serious';
  const laughs = reading.style.laughs || reading.intents.has('humour') || reading.intents.has('tease');
  const amused = laughs && reading.emotions.some(({ label, score }) => label === 'amusement' && score >= 0.4);
  // A joke is no distress, whatever one of the two readings says; grave words decide.
  const intents =
    amused && !hits(GRAVE_WORDS, reading.plain)
      ? GRAVE_INTENTS.filter((one) => one !== 'distress' && one !== 'grief')
      : GRAVE_INTENTS;
  if (intents.some((intent) => reading.intents.has(intent))) return 'serious';
  if (hits(RECOVERED, reading.plain)) return 'tender';
  const grave = reading.emotions.some(({ label, score }) => GRAVE_FEELINGS.has(label) && score >= 0.5);
  if (hits(GRAVE_WORDS, reading.plain) && GRAVE_WORDS.test(withoutFigures(reading.plain)))
    return laughs && !grave ? 'tender' : 'serious';
  if (hits(HEAVY, reading.plain)) return laughs && !grave ? 'tender' : 'serious';
  const glad = reading.emotions.some(({ label, score }) => GLAD_FEELINGS.has(label) && score >= 0.4);
  if (grave) return laughs || glad ? 'light' : 'tender';
  return 'light';
}

const EARNEST =
  /\b(?:religious|observant|kosher|halaal|muslim|christian|jewish|hindu|convert|believe in (?:god|marriage|monogamy)|church|mass|faith|want (?:kids|children|a family|to get married)|kids one day|long[- ]distance|looking for (?:on here|here|something|in|a relationship)|been single|last relationship|why did (?:you|it) (?:two )?(?:break up|end)|why don'?t (?:you|u) drink|do (?:you|u) drink|exclusive|seeing (?:anyone|other)|just chatting|divorced|custody|get used to it|mess with your head|normal that|politics|vote|savings|debt|therapy|do i (?:sound|come across)|how i come across|honest with you|be fair with you)\b/i;

/** They ask or say something in earnest: an answer is due, not a quip. */
export const isEarnest = (reading: Reading): boolean => hits(EARNEST, reading.plain) && !reading.style.laughs;

/** Whoever died is named, and the rest may still be told with a smile. */
const LOST_SOMEBODY = /\b[Ii] lost (?:him|her|them|\p{Lu}\p{Ll}+ (?:in|to|last|when|two|three|\d))\b/u;

export const isOfTheDead = (reading: Reading): boolean => LOST_SOMEBODY.test(reading.plain);

/** They tell it as a joke: a laugh in the words, or amusement felt above all else. What is said in play needs this. */
export function isJoking(reading: Reading): boolean {
  if (isOfTheDead(reading)) return false;
  if (reading.style.laughs) return true;
  // Where to stand and when to come is wanted as it is.
  if (reading.intents.has('logistics')) return false;
  const amused = reading.emotions.find(({ label }) => label === 'amusement')?.score ?? 0;
  const first = reading.emotions[0]?.label === 'amusement';
  return first ? amused >= 0.5 : reading.intents.has('humour') && amused >= 0.6;
}

const BETWEEN_INTENTS = [
  'boundary',
  'correction',
  'consent',
  'rejection_soft',
  'rejection_hard',
  'define_relationship',
  'jealousy_control',
] as const;
/** What the reader did, said to their face, or a line drawn. */
const BETWEEN_WORDS = latin(
  /\b(?:(?:you|u) (?:told (?:\p{L}+ )?(?:about|that|everyone|everybody|people)|left me|lied|promised|ignored?|stood me up|cancelled on|made me (?:feel|look)|hurt|embarrassed me|walked (?:off|away|out)|never (?:reply|replied|called?|text\w*|answer\w*|ask\w*|apologi\w*)|(?:didn'?t|don'?t|dont|didnt) (?:even|bother|reply|care|listen|get to|have to shout|trust)|said you(?:'d| would| were|'re)|keep (?:doing|saying|asking|calling|texting))|we need to talk|(?:can|could|should) we (?:please )?talk about|backup plan|feel like (?:an? )?(?:idiot|fool|option|afterthought|burden|stranger)|(?:don'?t|do not|(?<!n'?t )(?<!not )stop) (?:asking|calling|texting|messaging|shouting|sending|coming|contact\w*)|not ok(?:ay)? with|i(?:'m| am) (?:not (?:angry|mad)|upset|hurt|disappointed in)|trust you|forgive you|not in (?:the|a) good way|see only you|one other person|(?:annoyed|mad|cross|upset|angry) with me|the way you (?:spoke|talked|looked|treated|said))\b/iu,
);

/** Meant, however lightly the rest is put. */
const HURT_WORDS =
  /\b(?:not in (?:the|a) good way|we need to talk|hurt my feelings|that hurt|it hurt (?:when|that|me)|feel like an? (?:idiot|fool)|not ok(?:ay)? with (?:it|that|you|how|what)|i laughed along|you said you (?:wouldn'?t|weren'?t|didn'?t)|see only you|one other person)\b/i;
const isHurt = (reading: Reading): boolean => !reading.style.laughs && hits(HURT_WORDS, reading.plain);

/** They say it straight: a limit, a no, something that hurt. */
export const isSaidStraight = (reading: Reading): boolean =>
  (['boundary', 'rejection_soft', 'rejection_hard'] as const).some((one) => reading.intents.has(one)) ||
  isHurt(reading) ||
  (!isJoking(reading) && hits(BETWEEN_WORDS, reading.plain));

/** Something weighs between the two: no thing in it is to be played with. */
export const isBetweenUs = (reading: Reading): boolean =>
  BETWEEN_INTENTS.some((intent) => reading.intents.has(intent)) ||
  isHurt(reading) ||
  (!isJoking(reading) && hits(BETWEEN_WORDS, reading.plain));
