/** Noes that are no refusal of the reader: a plan that falls through, a thing that is not for them, a thing that went wrong. */

import type { Line } from '../moves/line.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Salient } from '../reading/salient.ts';
import { turnAround } from '../reading/text.ts';
import { BODY, PEOPLE } from '../reading/word-classes.ts';
import { linesIn } from '../situations/book.ts';
import { salientOf } from '../words/about-salient.ts';
import type { Place, Places } from '../words/fill.ts';
import { once } from './once.ts';
import { has, type Scene } from './scene.ts';

const said = linesIn('noes');

/** Words. A longer message says more than its no. */
const LONGEST = 24;

const plain = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  r.language.base === 'en' &&
  r.kind === 'words' &&
  r.questions.length === 0 &&
  r.style.words <= LONGEST &&
  r.conversation.length === 0 &&
  !has(r, 'grief', 'self_harm', 'rejection_hard');

const NOT_THEN =
  /\b(?:i|we) (?:really |just |actually )?(?:can'?t|cannot|won'?t|will not|can not) (?:come|make|be there|join|do (?:it|that|mon|tues|wednes|thurs|fri|satur|sun|tonight|tomorrow|lunch|dinner|brunch|drinks|coffee))\b|\bi'?m (?:no longer|not) (?:coming|free|going|able to (?:come|make))\b|\bi am (?:no longer|not) (?:coming|free|going|able to (?:come|make))\b|\b(?:doesn'?t|does not|won'?t) (?:work|suit|happen)(?: for)? me\b|\bwon'?t happen\b|\b(?:is|are|'s) (?:impossible(?: for me)?|off from my side)\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|dinner|lunch|coffee|drinks|brunch)(?: is|'?s)(?: now| sadly| unfortunately)? off(?= *(?:$|[,.!;]|sorry|i\b|for me|now|then))|\bdon'?t count on me\b|\bcount me out\b|\bi'?m out for\b|\b(?:refused|did not give|didn'?t give|won'?t give) me (?:the|a) (?:day|afternoon|morning|night|weekend) off\b|\bcan'?t babysit\b|\bno,? let(?:'s| us) not (?:do|go|have)\b|\b(?:filled up|double booked)\b|\b(?:can'?t|cannot) (?:pick|fetch|drive|meet) you\b/i;
const NO_ROOM =
  /\bha(?:s|d|ve) no (?:tables?|space|room|seats?|slots?|tickets?)(?: left)? for us\b|\b(?:they|it|everything) (?:were|was|is|are) (?:full|fully booked|sold out)\b|\b(?:(?:is|are) not|isn'?t|aren'?t) (?:good|warm|dry|calm|nice|clear) enough for (?:the|our|a)\b|\bdidn'?t (?:manage to )?(?:get|find|book) (?:the |any |a )?(?:tickets?|table|seats)\b|\b(?:isn'?t|is not|aren'?t|are not) happening\b|\b(?:is|are|was|were|got) (?:cancelled|called off)\b/i;
/** They offer another time themselves, or tell a reason that a scene of its own meets. */
const ELSEWHERE =
  /\b(?:can we|could we|instead|how about|what about|rain ?check|another (?:day|time)|move it|next (?:week|weekend|time)|(?:if|when) you|unless|but (?:i|we) (?:can|could|am))\b/i;

const OFF: readonly Line[] = said('off');

/** What they have no love for, as they put it. */
const DISLIKES: readonly RegExp[] = [
  latin(
    /\bi (?:really |honestly |actually |just |absolutely |kind of )*(?:hate|loathe|detest|dislike|can'?t stand|cannot stand|(?:don'?t|do not|never|didn'?t) (?:really |even |actually )?(?:like|enjoy|love|care for|see the point of|get the hype about)) (?:the idea of )?((?:the |being |going |eating |doing )?[\p{L}' -]{3,30}?)(?: (?:at all|anymore|any ?more|ever|much|really|very much|that much))*\s*[.!]*$/iu,
  ),
  latin(
    /\bi(?:'m| am) (?:really |so |just )*(?:no fan of|not (?:a |the |much of a )?(?:big |huge |great |biggest )?fan of|bored (?:stiff |to tears |to death )?by|not into|so over) ((?:the )?[\p{L}' -]{3,30}?)(?: (?:at all|anymore|any ?more|really))*\s*[.!]*$/iu,
  ),
  latin(
    /^\W*(?:honestly |sorry,? (?:but )?)?((?:the )?[\p{L}' -]{3,30}?) (?:is|are)(?: so| really| just| definitely| simply)*(?: not|n'?t)(?: so| really)? (?:my (?:thing|cup of tea|scene|idea of fun)|for me|worth (?:my|the) time)\b/iu,
  ),
  latin(
    /^\W*(?:honestly |sorry,? (?:but )?)?((?:the )?[\p{L}' -]{3,30}?) (?:isn'?t|aren'?t) (?:so |really )?(?:my (?:thing|cup of tea|scene|idea of fun)|for me|worth (?:my|the) time)\b/iu,
  ),
  latin(
    /\bi (?:really |honestly )*(?:don'?t|do not|never) (?:eat|touch|believe in) ([\p{L}' -]{3,24}?)(?:,.*|(?: (?:at all|anymore|any ?more|ever|really|much))*)\s*[.!]*$/iu,
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

const disliked = once((r: Reading): Place | undefined => {
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

const bareOf = (one: Place | undefined): Place | undefined =>
  one && { ...one, words: one.words.replace(/^the /i, '') };

const NOT_FOR_THEM: readonly Line[] = said('not for them');

const WRONG =
  /\b(?:went (?:really |so |pretty |very )?(?:badly|wrong|terribly|horribly)|didn'?t go (?:so |too |very |that )?well|(?:was|were)(?:n'?t| not) worth|(?:was|were) a (?:\w+ )?(?:disaster|failure|flop|nightmare)|(?:was|were|got) (?:rejected|refused|turned down|cancelled|terrible|awful|dreadful)|(?:collapsed|flopped|sank|fell apart)|(?:still )?has(?:n'?t| not) (?:fixed|replaced|answered|called back|arrived|come)|(?:never|didn'?t|did not|couldn'?t) (?:found|find|get|manage|make it to|make the|rise|work out|finish|pass|win)|(?:i'?m|i am) not (?:happy|excited) (?:with|about)|slept (?:so |really |very )?badly|i forgot my|don'?t feel (?:any )?better|no better today)\b/i;

/** A no that asks for something, thanks, or stands under an if: nothing has gone wrong. */
const NOTHING_WRONG =
  /(?:^|[.!?,;:]\s*|\b(?:please|pls|but|and|so|just) )(?:don'?t|do not|never) (?!(?:have|had|got|been|mind|know|think|like|want|ask)\b)[a-z]+\b|\byou shouldn'?t\b|\bif (?:you|u|he|she|they|it)\b[^.!?,]{0,20}\b(?:don'?t|doesn'?t|won'?t)\b|\b(?:were|was) right about\b|\bif (?:(?:he|she|they|it) )?doesn'?t\b|\bi forgot my (?:password|pin|phone pin)\b|\bmy ex (?:told|said)\b/i;

const WENT_WRONG: readonly Line[] = said('went wrong');

const BAD_NEWS =
  /\b(?:vet|doctor|dr|hospital|specialist|scan|results?)\b[^.!?]{0,50}\b(?:isn'?t|is not|won'?t|not good|not great|bad|worse|worried)\b/i;

const NEWS_LINES: readonly Line[] = said('news lines');

/** The plan itself: no person, no knee, and what is shared is ours. */
const plan = (r: Reading): Places => {
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

const best = (r: Reading): Places => {
  const thing = salientOf(r).find(
    ({ readers, bare }) => !readers && !/^(?:way|day|side|worst|time|thing)$/i.test(bare),
  );
  return { x: thing && { words: thing.words, plural: thing.plural } };
};

const NO_FOOD = latin(/\bi (?:really )?(?:don'?t|do not|never|can'?t) (?:eat|touch|have) [\p{L} ]{3,24}/iu);
const FOOD_LINES: readonly Line[] = said('food lines');

const SILENT =
  /\b(?:don'?t|do not) (?:really |quite )?feel like (?:talking|chatting|texting|company)\b|\bnot (?:really )?in the mood (?:to (?:talk|chat|text)|for (?:talking|chatting|texting|company|a chat))\b/i;
const SILENCE: readonly Line[] = said('silence');

/** `I could never live in a big city`: what nothing would make them do. */
const COULD_NEVER = latin(
  /\bi could never (?:ever )?((?!\b(?:forget|forgive|say|thank|be|do)\b)[\p{L}' -]{4,40}?)\s*[.!]*$/iu,
);
const neverDone = once((r: Reading): Place | undefined => {
  const deed = COULD_NEVER.exec(r.plain)?.[1];
  return deed && !/\b(?:you|your|him|her|them|that|this|it)\b/i.test(deed)
    ? { words: turnAround(deed) }
    : undefined;
});
const COULD_NEVER_LINES: readonly Line[] = said('could never lines');

const isOff = (r: Reading, said: RegExp): boolean =>
  plain(r) && said.test(r.plain) && !ELSEWHERE.test(r.plain);

/** The plan does not happen, so nothing accepts it. */
export const isPlanOff = once((r: Reading): boolean => isOff(r, NO_ROOM) || isOff(r, NOT_THEN));

/** Before the plans: they would take the plan that is named for one that stands. */
export const FALLEN_PLAN_SCENES: readonly Scene[] = [
  { name: 'no talking now', alone: true, when: (r) => plain(r) && SILENT.test(r.plain), lines: SILENCE },
  {
    name: 'what they do not eat',
    alone: true,
    when: (r) => plain(r) && NO_FOOD.test(r.plain) && r.constraints.length > 0,
    lines: FOOD_LINES,
  },
  {
    name: 'what they could never do',
    alone: true,
    when: (r) => plain(r) && neverDone(r) !== undefined,
    lines: COULD_NEVER_LINES,
    places: (r) => ({ v: neverDone(r) }),
  },
  {
    name: 'not for them',
    alone: true,
    when: (r) => plain(r) && disliked(r) !== undefined,
    lines: NOT_FOR_THEM,
    places: (r) => ({ x: disliked(r), nx: bareOf(disliked(r)) }),
  },
  { name: 'a plan falls through', alone: true, when: (r) => isOff(r, NOT_THEN), lines: OFF, places: plan },
  {
    name: 'bad news about somebody',
    alone: true,
    when: (r) => plain(r) && BAD_NEWS.test(r.plain) && !r.style.laughs,
    lines: NEWS_LINES,
    places: best,
  },
];

/** Where nothing more particular was found to say. */
export const WENT_WRONG_SCENES: readonly Scene[] = [
  {
    name: 'it went wrong',
    alone: true,
    when: (r) =>
      plain(r) &&
      !NOTHING_WRONG.test(r.plain) &&
      (WRONG.test(r.plain) || salientOf(r).some(({ denied, readers }) => denied === 'outcome' && !readers)),
    lines: WENT_WRONG,
    places: best,
  },
];
