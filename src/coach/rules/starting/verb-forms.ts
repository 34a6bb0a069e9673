/** The verbs that people use in notes about somebody, and their forms: `hikes` is `hike`, `hiking`. */
import { latin } from '../reading/pattern.ts';

const VERBS = new Set(
  `hike climb run swim surf dive kayak paddle row cycle ride skate ski sail fish camp travel explore wander walk jog
  lift train box dance sing play teach coach study learn read write blog paint draw sketch sculpt knit crochet sew quilt
  carve build fix restore repair renovate upcycle collect hunt forage garden grow farm keep breed rescue foster walk
  bake cook braai brew ferment pickle roast grill make craft design code program photograph film record produce compose
  perform act juggle volunteer work drive fly pilot race watch binge stream listen host organise organize run cry laugh
  snort nap sleep drink eat speak spend save track birdwatch stargaze meditate pray do go visit live move meet invent
  weave print throw tell tinker mend raise quote name talk forget lose win beat shout sneeze thrift shop attend support follow`
    .split(/\s+/)
    .filter(Boolean),
);
const DOUBLED =
  /^(?:run|swim|jog|knit|nap|win|forget|shop|get|sit|dig|hit|plan|stop|chat|program|quit|travel)$/;

/** The plain form of a verb in the first or third person, or undefined where it is no verb known here. */
export function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (VERBS.has(lower)) return lower;
  const tries = [
    lower.replace(/ies$/, 'y'),
    lower.replace(/(?<=[sxz]|ch|sh|o)es$/, ''),
    lower.replace(/s$/, ''),
    lower.replace(/ing$/, ''),
    lower.replace(/ing$/, 'e'),
    lower.replace(/(.)\1ing$/, '$1'),
  ];
  return tries.find((form) => form !== lower && VERBS.has(form));
}

/** `make` is `making`, `run` is `running`, `lie` is `lying`. */
export function ingOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLED.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** True where the word stands as `-ing`: `hiking`, not `hikes`. */
export const isIng = (word: string): boolean => latin(/\p{L}{2}ing$/iu).test(word);
