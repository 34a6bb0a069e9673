/** What people tell of their lives, however they put it: a wide pattern, lines that are true for all it lets in, and an answer to the question that may come after it. */

import { patternsIn, textsIn } from '../../book/tables.ts';
import type { Line, MoveName } from '../../moves/line.ts';
import { find, hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { sharedGround } from '../../words/about.ts';
import type { Slots } from '../../words/fill.ts';
import { linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { asksReader, cued } from './cued.ts';
import { givesWay } from './gives-way.ts';
import type { Guard, Tiers } from './guard.ts';

const ASKED_AFTER = 'asked after telling';
const patternNamed = patternsIn(ASKED_AFTER);
const textsNamed = textsIn(ASKED_AFTER);
/** What they ask the reader at the end, once they have told something. */
const ASKED: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  'food eaten',
  'food to eat',
  'sleep',
  'doing',
  'their own',
  'how they are',
].map((name) => [patternNamed(name), textsNamed(name)]);

const askedOf = (r: Reading): readonly string[] | undefined => ASKED.find(([cue]) => hits(cue, r.plain))?.[1];
/** Told first: so many words stand before the question. */
const TOLD_WORDS = 5;
/** What stands before the question. */
const toldPart = (r: Reading): string => {
  const match = ASKED.map(([cue]) => find(cue, r.plain)).find(Boolean);
  return match ? r.plain.slice(0, match.index + 1) : r.plain;
};
const tellsFirst = (r: Reading): boolean => {
  const match = ASKED.map(([cue]) => find(cue, r.plain)).find(Boolean);
  if (!match) return false;
  const before = r.plain.slice(0, match.index + 1);
  return (before.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= TOLD_WORDS && !before.includes('?');
};

/** Grave, a plan with the reader, money, or a no: that is what such a message is about. */
const MORE_IN_IT = latin(
  /\b(?:died|dying (?!to\b|for\b|of (?:heat|boredom|laughter|embarrassment))|passed away|passed on\b|funeral|buried (?!under|in (?:work|emails|marking|admin|scripts))|burial|cancer|chemo|icu|stroke|suicid\p{L}*|(?:kill|hurt|harm|cut) (?:my|him|her)self|(?:hit|hits|beat|beats|slapped|punched|choked|kicked|raped|touched|molested|threatened) me|hitting me|hurts? me|follow(?:s|ed|ing) me|stalk\p{L}*|afraid of (?:him|her)|scared of (?:him|her)|my stepdad|police|stab\p{L}*|mugged|robbed|hijack\p{L}*|shooting|miscarr\p{L}*|lost the baby|divorc\p{L}*|left me|cheat(?:ed|ing|s)|lend|borrow|loan me|pay me back|send (?:me|some|money)|paypal|mpesa|naira|urgent|airtime for|cash ?app|gift ?card|sjambok|bleeding|beat us|beats us|gun\b|knife|crying|can'?t date|have to say no|live location|on my way|e-?wallet|rent is due|didn'?t pay us|not interested|isn'?t working|is not working (?:out|for me)|broke up|breaking up|break up|dumped|my ex(?:'s)?\b|his ex|block(?:ed)? (?:you|u)|leave me alone|don'?t (?:text|contact|message|call) me|(?:can|could|shall|should|may|might) (?:we|i come|you come|u come)\b|rain ?check|resched\p{L}*|postpone|(?:can'?t|cannot|won'?t|not) (?:make|come|meet)\b(?! (?:it )?(?:up|sense|out))|our (?:date|plans?|dinner|drinks|coffee|first)|see (?:you|u)\b|meet (?:you|u|up)\b|come (?:over|round|by|with)|with (?:you|u)\b|miss(?:ing)? (?:you|u)\b|love (?:you|u)\b|hate (?:you|u|my life|myself)|order me|i'?ll be there|be there in|running late|be late|want to (?:disappear|die)|wake up anymore|pills|can'?t go on|stranded|deport\p{L}*|in jail|arrested|naked|nudes|horny|classify|drop table|(?:can'?t|cant) do this|breaking down|as i was saying|don'?t call|delete it)\b|\bsystem:|\{\{|\[note/iu,
);

/** Something grave keeps them from a plan: then both have to be answered. */
const CALLED_OFF = ['plan_decline', 'plan_reschedule'] as const;

/** Words of the message at most, where the entry says nothing. */
const MOST_WORDS = 60;
/** Of different kinds, so that all three may be shown. */
const MOVES: readonly MoveName[] = [
  'answer, then return',
  'honest answer',
  'light touch',
  'appreciate a detail',
];

/** What is said to the reader, or about the two: then that is the matter. Turns of phrase do not count. */
const TO_READER =
  /\b(?:you|your|u|ur|yours|you'?re|you'?ve|you'?ll|let'?s|shall we|we could|us two|yourself)\b/i;
const PHRASES =
  /\b(?:you know|you can (?:imagine|guess|picture)|(?:can|would) you (?:imagine|believe)|you'?d think|before you (?:say|ask)|(?:told|tell|telling|thank|writing to|write to|answering|answered) (?:you|u|your message)|told (?:him|her|them|my \w+) about (?:you|us)|thank you|thanks for asking|(?:it'?s )?not you(?=\W*$|[.,!])|and you know what|you won'?t believe|let'?s (?:not (?:rush|get (?:ahead|carried)|exaggerate|overdo|push|go crazy)|be honest|face it|just say|say)|as you (?:know|can)|you were right|if you must know|you wouldn'?t believe|said "[^"]*"|don'?t judge)\b|"[^"]*"/gi;
const forReader = (words: string): boolean => TO_READER.test(words.replace(PHRASES, ' '));
/** Somebody is answered here with a no, a yes or another day. */
const ARRANGING = ['plan_decline', 'rejection_soft', 'rejection_hard', 'goodbye'] as const;

const NAMED = /^life: /;

/** Whether a life may be told here, nothing else being the matter. @param said the part of the message that tells it */
function isOpen(entry: Entry, tiers: Tiers): (r: Reading, said: string) => boolean {
  const { unless, allowGrave: grave = false, allowTears = false, ofReader = false } = entry;
  const not = maybePattern(unless);
  const also = asWell(entry);
  return (r, said) =>
    r.kind === 'words' &&
    (grave || r.flags.length === 0) &&
    (grave || allowTears || r.action === 'reply') &&
    !(!grave && hits(MORE_IN_IT, said)) &&
    !has(r, ...(grave ? CALLED_OFF : ARRANGING)) &&
    !(not && hits(not, said)) &&
    // What they share is the better thing to talk about.
    (grave || sharedGround(r).length === 0) &&
    !(!ofReader && forReader(said)) &&
    also(r) &&
    !givesWay(entry.tier, tiers)(r);
}

/** Told more closely: it asks back, and the rest of a question's lines would answer it twice. */
const CLOSER = 'life closer';

export function life(entry: Entry, tiers: Tiers): readonly Situation[] {
  const { id, hear = '', maxWords = MOST_WORDS, allowGrave: grave = false, brief = [] } = entry;
  const name = id.replace(NAMED, '');
  const when = patternOf(hear);
  const open = isOpen(entry, tiers);
  const lines = linesOf(entry);
  const conditions = slotsOf(entry);
  const told = cued({
    when,
    most: maxWords,
    sure: true,
    asks: true,
    name: `life: ${name}`,
    also: (r) => !asksReader(r) && !(askedOf(r) && tellsFirst(r)) && open(r, r.plain),
  });
  const withQuestion = cued({
    when,
    most: maxWords,
    sure: true,
    asks: true,
    name: `life, and a question: ${name}`,
    also: (r) =>
      !r.style.laughs &&
      askedOf(r) !== undefined &&
      tellsFirst(r) &&
      hits(when, toldPart(r)) &&
      open(r, toldPart(r)),
  });
  const slots = (r: Reading): Slots => ({ ...told.slots?.(r), ...conditions(r) });
  const both = { alike: true, pinned: true, slots };
  return [
    { ...told, ...both, form: 'told', firm: grave, lines },
    {
      ...withQuestion,
      ...both,
      form: 'with a question',
      firm: grave || entry.tier === CLOSER,
      lines: [
        ...brief.map(
          ([tone, text], index): Line => ({
            move: MOVES[index % MOVES.length] as MoveName,
            tone,
            text: `${text} {tail${index % 3}}`,
          }),
        ),
        ...lines
          .filter(({ text }) => !text.includes('?') && text.replace(CONDITION, '').length < LONGEST_BEFORE)
          .slice(0, 2)
          .map(({ tone, text }): Line => ({ move: 'appreciate a detail', tone, text: `${text} {tail1}` })),
      ],
      slots: (r) => ({ ...slots(r), ...answersOf(r) }),
    },
  ];
}

/** What stands before a line that has a condition. */
const CONDITION = /^\{where\d+\}/;
/** Letters of a line that an answer can follow. */
const LONGEST_BEFORE = 90;

/** The answers to what is asked, as slots. */
const answersOf = (r: Reading): Slots =>
  Object.fromEntries((askedOf(r) ?? []).map((words, index) => [`tail${index}`, { words }]));

/** Something was told first, and then this is asked. */
export const andAsks: Guard = (entry, tiers) => {
  const { id, hear = '', unless } = entry;
  const isElse = givesWay(entry.tier, tiers);
  const situation = cued({
    name: id,
    when: patternOf(hear),
    not: maybePattern(unless),
    most: MOST_WORDS,
    sure: true,
    asks: true,
    also: (r) =>
      r.kind === 'words' &&
      r.action === 'reply' &&
      tellsFirst(r) &&
      !hits(MORE_IN_IT, toldPart(r)) &&
      !forReader(toldPart(r)) &&
      !isElse(r),
  });
  return { ...situation, firm: true, pinned: true, lines: linesOf(entry), slots: answersOf };
};
