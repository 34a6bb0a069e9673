/** How grave a message is: no play where somebody grieves, is ill or afraid. */

import { hits } from '../prefilter/prefilter.ts';
import { HEAVY } from '../reading/heavy-words.ts';
import { isNoLoss } from '../reading/no-loss.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading.ts';

export type Register = 'serious' | 'tender' | 'light';

const GRAVE_INTENTS = ['grief', 'distress', 'self_harm', 'rejection_hard', 'threat', 'harassment'] as const;
const GLAD_FEELINGS = new Set(['amusement', 'joy', 'excitement', 'pride', 'relief', 'love', 'gratitude']);
const GRAVE_FEELINGS = new Set(['grief', 'sadness', 'fear', 'remorse']);
const GRAVE_WORDS = latin(
  /\b(?:(?:he|she|(?:my|our|his|her) (?:\p{L}+ )?\p{L}+|dad|mom|mum|gran|gogo|ouma|oupa|friend) (?:just |has |had )?(?:died|passed(?! (?:my|his|her|their|the|a|out|by|me|us)))|dying of|passed away|funeral|buried (?:him|her|them|my|our)\b|cancer|chemo|tumou?r|diagnos\w+|miscarriage|hospice|dementia|alzheimer\w*|depress(?:ed|ion)|panic attacks?|anxiety|malignant|biopsy|metasta\w+|intensive care|in icu|miscarried|stillborn|divorced?|separated|custody|broke up with me|left me|(?:he|she|they|ex|husband|wife|boyfriend|girlfriend) (?:had |has )?cheated(?! (?:at|in|the))|cheated on|heartbr\w+|suicid\w+|abus(?:e|ed|ive)|assault\w*|late (?:dad|father|mom|mum|mother|brother|sister|husband|wife|gran\w*)|widow(?:er|ed)?|put (?:him|her|them) (?:down|to sleep)|her ashes|his ashes|i have (?:ms|parkinson'?s|epilepsy|hiv)|relapse\w*|sober|rehab|retrenched|laid off|bruises|abortions?|eating disorder|anorexi\w*|bulimi\w*|foster (?:homes?|care|child)|orphanage|alcoholic|addiction|homeless|nightmares about|in prison|court date|protection order|ptsd|trauma\w*|lonely|crying|cried myself)\b/iu,
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
  /\b(?:(?:finished|done with|last|through) (?:my |the )?(?:chemo|radiation|treatment)|rang the bell|all clear|in remission|cancer[- ]free|clean scan|divorce party|finally (?:free|divorced|out)|divorce (?:went|came) through|divorce is (?:final|done)|no more cancer|remission)\b|\b(?:sober|clean)\b[^.!?]{0,16}\b(?:years?|months?|weeks?|days?)\b|\b(?:years?|months?|weeks?|days?) (?:clean and )?sober\b/i;

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
  /\b(?:religious|believe in (?:god|marriage|monogamy)|church|mass|faith|want (?:kids|children|a family|to get married)|kids one day|long[- ]distance|looking for (?:on here|here|something|in|a relationship)|been single|last relationship|why did (?:you|it) (?:two )?(?:break up|end)|why don'?t (?:you|u) drink|do (?:you|u) drink|exclusive|seeing (?:anyone|other)|just chatting|divorced|custody|get used to it|mess with your head|normal that|politics|vote|savings|debt|therapy|do i (?:sound|come across)|how i come across|honest with you|be fair with you)\b/i;

/** They ask or say something in earnest: an answer is due, not a quip. */
export const isEarnest = (reading: Reading): boolean => hits(EARNEST, reading.plain) && !reading.style.laughs;

/** Talk about the two themselves: what one of them felt, needs or cannot say yet. No joke in it, and nothing grave. */
const BETWEEN_TWO =
  /\b(?:i(?:'m| am) not (?:upset|angry|mad|cross) (?:with|at|about|any ?more)|(?:hear|heard|know) it from you|(?:didn'?t|don'?t|dont|didnt) want (?:you|u) to (?:think|feel|worry|find out)|(?:don'?t|do not|dont) have an? (?:good |neat |clear |real )?answer|(?:read|thinking about|thought about|think about) (?:what (?:you|u|we) |your (?:message|question)|ur (?:message|question))|i need(?:ed)? (?:a bit of |some |a little |more )?(?:time|space) (?:to|for|with|before)|can i tell (?:you|u) (?:something|some ?time|that)|i felt (?:left out|small|alone|stupid|invisible|unheard|ignored|judged|like (?:a|an|the|your|i) )|(?:never|haven'?t|don'?t think i'?ve) told (?:you|u|anyone|anybody)\b|what i(?:'m| am) trying to say|(?:not|never) (?:very |that )?good at (?:saying|talking about|asking for)|(?:you|u) (?:didn'?t|never) (?:say anything|ask(?:ed)? me|stand up|stood up|tell me)|i(?:'d| would) (?:just |only )?(?:rather have|have liked (?:it |to hear|to know|you to))|wish (?:you|u)(?:'d| had| would) (?:said|told|asked|say|tell|ask))\b/i;

/** They speak of the two of them in earnest: words held up to them, or a noun out of it, would be out of place. */
export const isBetweenTwo = (reading: Reading): boolean =>
  reading.language.base === 'en' &&
  reading.kind === 'words' &&
  !reading.style.laughs &&
  !reading.intents.has('tease') &&
  hits(BETWEEN_TWO, reading.plain);

/** Loss and hard times are met without a joke. */
export const isGrave = ({ intents, flags }: Reading): boolean =>
  HARD_TIMES.some((intent) => intents.has(intent)) || flags.some(({ kind }) => kind === 'wellbeing');
const HARD_TIMES = ['grief', 'distress', 'self_harm'] as const;
