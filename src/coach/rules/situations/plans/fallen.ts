/** Plans that fall through: whose plan, and what is offered. */
import { latin } from '../../reading/pattern.ts';
import type { Salient } from '../../reading/salient.ts';
import { turnAround } from '../../reading/text.ts';
import { BODY, PEOPLE } from '../../reading/word-classes.ts';
import type { Reading } from '../../reading.ts';
import { salientOf } from '../../words/about-salient.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { once } from '../once.ts';
import { isOff, isPlainNo, NOT_THEN } from '../plan-off.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** What they have no love for, as they put it. */
const DISLIKES: readonly RegExp[] = [
  latin(
    /\bi (?:really |honestly |actually |just |absolutely |kind of )*(?:hate|loathe|detest|dislike|can'?t stand|cannot stand|(?:don'?t|do not|never|didn'?t) (?:really |even |actually )?(?:like|enjoy|love|care for|see the point of|get the hype about)) (?:the idea of )?((?:the |being |going |eating |doing )?[\p{L}' -]{3,30}?)(?: (?:at all|any ?more|ever|much|really|very much|that much))*\s*[.!]*$/iu,
  ),
  latin(
    /\bi(?:'m| am) (?:really |so |just )*(?:no fan of|not (?:a |the |much of a )?(?:big |huge |great |biggest )?fan of|bored (?:stiff |to tears |to death )?by|not into|so over) ((?:the )?[\p{L}' -]{3,30}?)(?: (?:at all|any ?more|really))*\s*[.!]*$/iu,
  ),
  latin(
    /^\W*(?:honestly |sorry,? (?:but )?)?((?:the )?[\p{L}' -]{3,30}?) (?:is|are)(?: so| really| just| definitely| simply)*(?: not|n'?t)(?: so| really)? (?:my (?:thing|cup of tea|scene|idea of fun)|for me|worth (?:my|the) time)\b/iu,
  ),
  latin(
    /^\W*(?:honestly |sorry,? (?:but )?)?((?:the )?[\p{L}' -]{3,30}?) (?:isn'?t|aren'?t) (?:so |really )?(?:my (?:thing|cup of tea|scene|idea of fun)|for me|worth (?:my|the) time)\b/iu,
  ),
  latin(
    /\bi (?:really |honestly )*(?:don'?t|do not|never) (?:eat|touch|believe in) ([\p{L}' -]{3,24}?)(?:,.*|(?: (?:at all|any ?more|ever|really|much))*)\s*[.!]*$/iu,
  ),
  latin(/\bcount me out for ((?:the )?[\p{L}' -]{3,24}),? not (?:really )?my (?:thing|scene|cup of tea)\b/iu),
  latin(
    /^\W*(?:unpopular opinion|hot take|controversial|confession)\W+((?:the )?[\p{L}' -]{3,24}?) (?:is|are) (?:so |totally |really |wildly |just |completely )*overrated\b/iu,
  ),
  latin(
    /\bi find ((?:the )?[\p{L}' -]{3,24}?) (?:so |really |absolutely |completely )*(?:terrifying|boring|awful|annoying|disgusting|unbearable|dull|creepy|exhausting|overrated)\b/iu,
  ),
  latin(/\bi (?:really |always |usually )?avoid ((?:the )?[\p{L}' -]{3,24}?)\s*[.!]*$/iu),
  latin(/^\W*((?:the )?[\p{L}' -]{3,30}?) (?:is|are) my (?:least favou?rite|worst)\b/iu),
  latin(
    /^\W*((?:the )?[\p{L}' -]{3,30}?) (?:is no fun|are no fun|bores? me|don'?t (?:relax|excite|interest|impress|do it for|appeal to|bring out the best in) me|doesn'?t (?:relax|excite|interest|impress|do it for|appeal to) me)\b/iu,
  ),
];
const NO_THING =
  /\b(?:i|me|my|mine|we|us|our|you|your|u|it|its|he|she|they|him|her|them|this|that|these|those|who|what|when|how|why|where|if|to|myself|yourself|people|men|women|somebody|someone|anyone|anybody|life|everything|anything|nothing|last night|so|too|much|joke|text|message|being|god|marriage|monogamy|religion|love)\b/i;
/** `I don't smoke`: a habit that they do not have. */
const HABIT = /\bi (?:really )?(?:don'?t|do not) (smoke|vape|gamble|diet|nap|jog|dance|ski)\b/i;
const habitOf = (verb: string): string => `${verb.toLowerCase().replace(/e$/, '')}ing`;
const disliked = once((r: Reading): Slot | undefined => {
  const habit = HABIT.exec(r.plain)?.[1];
  if (habit && r.style.words <= 6) return { words: habitOf(habit) };
  for (const pattern of DISLIKES) {
    const thing = pattern
      .exec(r.plain)?.[1]
      ?.replace(/^the idea of /i, '')
      .trim();
    if (!thing || NO_THING.test(thing) || thing.split(' ').length > 4) continue;
    const words =
      /^\p{Lu}\p{Ll}/u.test(thing) && r.plain.trim().startsWith(thing) ? thing.toLowerCase() : thing;
    return { words, plural: /[^su]s$/.test(words) && !/ing\b/.test(words) };
  }
  // However it is put: the thing stands under a no.
  const spurned = salientOf(r).find(({ denied, readers }) => denied === 'taste' && !readers);
  return spurned && { words: spurned.words, plural: spurned.plural };
});
const bareOf = (one: Slot | undefined): Slot | undefined =>
  one && { ...one, words: one.words.replace(/^the /i, '') };
const WRONG =
  /\b(?:went (?:really |so |pretty |very )?(?:badly|wrong|terribly|horribly)|didn'?t go (?:so |too |very |that )?well|(?:was|were)(?:n'?t| not) worth|(?:was|were) a (?:\w+ )?(?:disaster|failure|flop|nightmare)|(?:was|were|got) (?:rejected|refused|turned down|cancelled|terrible|awful|dreadful)|(?:collapsed|flopped|sank|fell apart)|(?:still )?has(?:n'?t| not) (?:fixed|replaced|answered|called back|arrived|come)|(?:never|didn'?t|did not|couldn'?t) (?:found|find|get|manage|make it to|make the|rise|work out|finish|pass|win)|(?:i'?m|i am) not (?:happy|excited) (?:with|about)|slept (?:so |really |very )?badly|i forgot my|don'?t feel (?:any )?better|no better today)\b/i;
/** The plan itself: no person, no knee, and what is shared is ours. */
const plan = (r: Reading): Slots => {
  const [thing] = salientOf(r)
    .filter(({ readers, kind, bare }) => !readers && !isNobodysPlan(kind, bare) && !WEATHER.test(bare))
    .sort((a, b) => a.start - b.start);
  if (!thing) return {};
  const ours = /\bour\s*$/i.test(r.plain.slice(0, thing.end - thing.bare.length));
  return { x: { words: ours ? `our ${thing.bare}` : thing.words, plural: thing.plural } };
};
const WEATHER = /^(?:weather|rain|wind|storm|forecast|shift|sunday|saturday|work)$/i;
const isNobodysPlan = (kind: Salient['kind'], bare: string): boolean =>
  (kind !== undefined && LIVING.has(kind)) || BODY.has(bare.toLowerCase()) || PEOPLE.has(bare.toLowerCase());
const LIVING: ReadonlySet<string> = new Set([
  'pet',
  'child',
  'sibling',
  'friend',
  'elder',
  'figure',
  'ex',
  'body',
]);
const best = (r: Reading): Slots => {
  const thing = salientOf(r).find(
    ({ readers, bare }) => !readers && !/^(?:way|day|side|worst|time|thing)$/i.test(bare),
  );
  return { x: thing && { words: thing.words, plural: thing.plural } };
};
/** `I could never live in a big city`: what nothing would make them do. */
const COULD_NEVER = latin(
  /\bi could never (?:ever )?((?!\b(?:forget|forgive|say|thank|be|do)\b)[\p{L}' -]{4,40}?)\s*[.!]*$/iu,
);
const neverDone = once((r: Reading): Slot | undefined => {
  const deed = COULD_NEVER.exec(r.plain)?.[1];
  return deed && !/\b(?:you|your|him|her|them|that|this|it)\b/i.test(deed)
    ? { words: turnAround(deed) }
    : undefined;
});

export const NOES_CODE = {
  'plain words': onlyWhere(isPlainNo),
  'what they do not eat': onlyWhere((r) => r.constraints.length > 0),
  'what they could never do': both(
    onlyWhere((r) => neverDone(r) !== undefined),
    filling((r) => ({ v: neverDone(r) })),
  ),
  'not for them': both(
    onlyWhere((r) => disliked(r) !== undefined),
    filling((r) => ({ x: disliked(r), nx: bareOf(disliked(r)) })),
  ),
  'a plan falls through': both(
    onlyWhere((r) => isOff(r, NOT_THEN)),
    filling(plan),
  ),
  'bad news about somebody': filling(best),
  'it went wrong': both(
    onlyWhere(
      (r) =>
        WRONG.test(r.plain) || salientOf(r).some(({ denied, readers }) => denied === 'outcome' && !readers),
    ),
    filling(best),
  ),
} as const;
