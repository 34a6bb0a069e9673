/** What the reader's notes say of the other person: taken up where the message leaves room for it, and not asked again. */

import { contentWordsOf, normalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { isHeavy } from '../situations/index.ts';
import type { DetailKind } from '../starting/detail-kinds.ts';
import { ANIMAL, JOB } from '../starting/detail-words.ts';
import { type Detail, readDetails } from '../starting/details.ts';
import { matchTopics } from '../topics/match.ts';
import type { Candidate } from '../words/candidate.ts';
import { fill } from '../words/fill.ts';
import { objection } from '../words/filters.ts';
import { isBetweenTwo, registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { type FactKind, factsIn, SIGN } from './facts.ts';
import { BRING_UP, type NoteLine, TOUCHED } from './note-lines.ts';

const WORDS_OF_LITTLE = 7;
/** `good and you`, `wyd`, `how are you`: answered in half a line, and the other half is free. */
const EMPTY_QUESTION =
  /^\W*(?:(?:hey|hi|hello|so|and|good|fine|well|ok|okay|thanks|thank you|not bad|not much|nothing much|all good)[\s,.!]*)*(?:how (?:are|r) (?:you|u)(?: doing| today)?|how'?s it going|how was your (?:day|weekend|week)|how is your (?:day|week)|what'?s up|sup|wyd|what (?:are )?(?:you|u) (?:up to|doing)|(?:and )?(?:you|u)|hbu|wbu)?\W*$/i;

const ARRANGING = [
  'logistics',
  'plan_propose',
  'plan_confirm',
  'plan_reschedule',
  'plan_decline',
  'rejection_soft',
] as const;

const isOpen = (reading: Reading): boolean =>
  reading.action === 'reply' &&
  reading.kind === 'words' &&
  reading.language.base === 'en' &&
  reading.goal !== 'end-kindly' &&
  registerOf(reading) === 'light' &&
  !isHeavy(reading) &&
  !isBetweenTwo(reading) &&
  !ARRANGING.some((intent) => reading.intents.has(intent));

const saysLittle = (reading: Reading): boolean =>
  EMPTY_QUESTION.test(reading.plain) ||
  (reading.style.words <= WORDS_OF_LITTLE &&
    reading.questions.length === 0 &&
    reading.statements.length === 0 &&
    contentWordsOf(reading.plain).length <= 2);

const stem = (word: string): string => word.replace(/(?:ing|ers?|ies|es|s|e)$/i, '').replace(/(.)\1$/, '$1');
const stemsOf = (text: string): string[] => contentWordsOf(text).map(stem);

/** Somebody else's, or of a day that has passed. */
const NOT_THEIRS =
  /^(?:her|his|their|my)\b|\b(?:sister|brother|mom|mum|dad|mother|father|gran\w*|ouma|oupa|gogo|aunt\w*|uncle|cousin|friends?|boss|ex|kids?|son|daughter|was|were|had|said|not|never|when|ask)\b|\d/i;
const SAID_TO_LIKE =
  /\b(?:likes?|loves?|loving|enjoys?|into|adores?|obsessed|mad about|crazy about|passionate|fond of|keen on|addicted|fan of)\b/i;
const LIVES_THERE = /\b(?:lives?|living|based|stays?|staying)\b/i;
const MOST_WORDS = 3;

/**
 * A detail in the words in which it can be said to them, or nothing. Notes are written in haste and for oneself: what is not told in so
 * many words is left out, where a profile would be taken at its word.
 */
function asSaid(detail: Detail): Detail[] {
  const { kind, quote, x } = detail;
  if (NOT_THEIRS.test(quote) || SIGN.test(x) || x.split(' ').length > MOST_WORDS + 2) return [];
  switch (kind) {
    case 'likes': {
      const known = matchTopics(x).some(({ quote: word }) => x.toLowerCase().endsWith(word.toLowerCase()));
      const fits =
        (known || SAID_TO_LIKE.test(quote)) && !ANIMAL.test(x) && x.split(' ').length <= MOST_WORDS;
      return fits && /^\p{Ll}/u.test(x) ? [detail] : [];
    }
    case 'does': {
      // `Playing hockey on Saturdays` is `hockey`, as one says it.
      const ing = (detail.ing ?? x)
        .replace(/\s+(?:on|every|at|with|for|before|after|once|twice)\s.*$/i, '')
        .replace(/^(?:playing|doing|practi[sc]ing)\s+/i, '');
      return ing.split(' ').length <= MOST_WORDS && !/^(?:going|having|being|getting) /i.test(ing)
        ? [{ ...detail, ing }]
        : [];
    }
    case 'job':
      return JOB.test(x) && /^an? \p{Ll}+(?: \p{Ll}+)?(?: (?:in|at|from|for) .*)?$/u.test(x) ? [detail] : [];
    case 'place':
      return LIVES_THERE.test(quote) ? [detail] : [];
    default:
      return [detail];
  }
}

/** Lines out of the notes about them. */
function fromNotes(reading: Reading): Candidate[] {
  const notes = reading.about.them ?? '';
  if (notes.trim() === '' || !isOpen(reading)) return [];
  const details = readDetails(normalise(notes).plain)
    .flatMap(asSaid)
    .filter(
      ({ quote, x }) => !reading.constraints.some(({ forbids }) => forbids.test(quote) || forbids.test(x)),
    );
  const said = new Set(stemsOf(reading.plain));
  const topics = new Set(reading.topics.map(({ topic }) => topic.id));
  const touches = (detail: Detail) =>
    stemsOf(`${detail.quote} ${detail.name ?? ''}`).some((word) => said.has(word)) ||
    matchTopics(detail.quote).some(({ topic }) => topics.has(topic.id));
  const touched = details.filter(touches);
  if (touched.length > 0)
    return shuffled(touched, seedOf(reading, 'touched')).flatMap((detail) =>
      linesFor(detail, TOUCHED, reading, 3.4),
    );
  if (!saysLittle(reading)) return [];
  // What the reader brought up a moment ago is not brought up again.
  const lately = new Set(reading.conversation.slice(-LATELY).flatMap(({ text }) => stemsOf(text)));
  const fresh = details.filter(
    (detail) => !stemsOf(`${detail.quote} ${detail.name ?? ''}`).some((word) => lately.has(word)),
  );
  return shuffled(fresh, seedOf(reading, 'brought up')).flatMap((detail) =>
    linesFor(detail, BRING_UP, reading, 3.2),
  );
}
const LATELY = 8;

function linesFor(
  detail: Detail,
  lines: Readonly<Partial<Record<DetailKind, readonly NoteLine[]>>>,
  reading: Reading,
  weight: number,
): Candidate[] {
  const { kind, x, ing, name, plural, quote } = detail;
  const words = (text: string | undefined) => (text ? { words: text, plural } : undefined);
  const isNamed = name !== undefined && reading.plain.toLowerCase().includes(name.toLowerCase());
  const places = {
    // Where they work is too much of an echo: `as a teacher`, not `as a teacher in Pretoria`.
    x: words(kind === 'job' ? x.replace(/\s+(?:in|at|from|for)\s.*$/i, '') : x),
    ing: words(kind === 'does' ? (ing ?? x) : undefined),
    name: words(name),
    named: words(isNamed ? name : undefined),
    unnamed: words(isNamed ? undefined : name),
  };
  const hello = reading.intents.has('greeting') ? 'Hey! ' : '';
  return shuffled(lines[kind] ?? [], seedOf(reading, quote)).flatMap(([move, tone, line]) => {
    const text = fill(`${hello}${line}`, places);
    return text
      ? [
          {
            text,
            move,
            tone,
            weight,
            grounded: true,
            about: 'notes',
            because: `Your notes say “${quote}”.`,
            source: 'notes',
          },
        ]
      : [];
  });
}

/** Questions that a fact answers already. */
const ASKS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'job',
    /\bwhat do you do(?: for (?:work|a living))?\?|\bwhat(?:'s| is) your (?:job|work|line of work)\b|\bwhat keeps you busy\b/i,
  ],
  [
    'area',
    /\bwhere (?:do you (?:live|stay)|are you based)\b|\b(?:which|what) (?:side|part) of town (?:are|do) you\b/i,
  ],
  ['origin', /\bwhere are you from\b|\bwhere did you grow up\b|\bdid you grow up here\b/i],
  ['pets', /\bdo you have (?:any |an? )?(?:pets?|animals?|dogs?|cats?)\b/i],
  ['age', /\bhow old are you\b/i],
  ['sign', /\bwhat(?:'s| is) your (?:star )?sign\b/i],
  ['birthday', /\bwhen(?:'s| is) your(?:s| birthday)\b/i],
];

/** What they told before, in the notes or in a turn of theirs, is not asked again. */
function isAskedAgain(reading: Reading): (text: string) => boolean {
  const told = [
    reading.about.them ?? '',
    ...reading.conversation.filter(({ from }) => from === 'them').map(({ text }) => text),
  ].join('\n');
  const facts = told.trim() === '' ? {} : factsIn(told);
  const asks = ASKS.filter(([kind]) => facts[kind] !== undefined);
  return (text) => asks.some(([, pattern]) => pattern.test(text));
}

/** Of so many replies one takes up the notes: a person is not interviewed about all that is known of them. */
const ONE_IN = 3;

/**
 * The candidates with those out of the notes, and without those that ask what is known.
 *
 * @param count how many replies are wanted
 * @param avoid texts already shown
 */
export function withTheirNotes(
  candidates: readonly Candidate[],
  reading: Reading,
  count: number,
  avoid: readonly string[],
): Candidate[] {
  const again = isAskedAgain(reading);
  const fresh = candidates.filter(({ text }) => !again(text));
  const notes = fromNotes(reading).filter(({ text }) => objection(text, reading, avoid) === undefined);
  const inTone = notes.filter(({ tone }) => tone === reading.tone);
  const most = Math.ceil(count / ONE_IN);
  return [...(fresh.length > 0 ? fresh : candidates), ...(inTone.length > 0 ? inTone : notes).slice(0, most)];
}
