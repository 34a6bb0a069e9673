/** What the reader's notes say of the other person: taken up where the message leaves room for it, and not asked again. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf, normalise } from '../reading/text.ts';
import { isHeavy } from '../scenes/heavy-news.ts';
import { type Detail, type DetailKind, readDetails } from '../starting/details.ts';
import { matchTopics } from '../topics/match.ts';
import type { Candidate } from '../words/candidate.ts';
import { fill } from '../words/fill.ts';
import { objection } from '../words/filters.ts';
import { isBetweenTwo, registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { type FactKind, factsIn } from './facts.ts';

type NoteLine = readonly [move: MoveName, tone: Tone, text: string];

const F = 'follow up';

/** Beside a message with little in it. Each names what stands in the notes and asks how it is now: that is never asked twice over. */
const BRING_UP: Readonly<Partial<Record<DetailKind, readonly NoteLine[]>>> = {
  pet: [
    [F, 'warm', 'How is {name} doing?'],
    [F, 'playful', 'What has {name} got away with this week?'],
    [F, 'direct', 'Tell me, how is {name}?'],
  ],
  does: [
    [F, 'warm', 'Did you get any time for {ing} this week?'],
    [F, 'direct', 'How is {ing} going lately?'],
    [F, 'playful', 'How much {ing} did you sneak in this week?'],
  ],
  likes: [
    [F, 'warm', 'Any time for {x} this week?'],
    [F, 'direct', 'What is new with {x}?'],
  ],
  makes: [
    [F, 'warm', 'Are you still making {x}? I would like an update.'],
    [F, 'playful', 'How is {x} coming out these days?'],
  ],
  job: [
    [F, 'warm', 'How is life as {x} this week?'],
    [F, 'direct', 'What did this week throw at you as {x}?'],
  ],
  place: [
    [F, 'warm', 'How is {x} treating you today?'],
    [F, 'direct', 'What is happening in {x} this week?'],
  ],
  learns: [
    [F, 'warm', 'How is {x} coming along?'],
    [F, 'playful', 'I expect progress on {x}. What can you do by now?'],
  ],
  studies: [[F, 'warm', 'How are the studies going? {x} is no small thing.']],
  reads: [[F, 'warm', 'Where have you got to with {x}?']],
  fan: [
    [F, 'playful', 'How are we feeling about {x} this week?'],
    [F, 'warm', 'Did you watch {x}, or is it better not to ask?'],
  ],
  wish: [[F, 'warm', 'Are you any closer to your plan to {x}?']],
  collects: [[F, 'playful', 'How many {x} are we at by now?']],
  has: [[F, 'warm', 'What is the latest on {x}?']],
};

/** Their message touches what is known of them. */
const TOUCHED: Readonly<Partial<Record<DetailKind, readonly NoteLine[]>>> = {
  pet: [
    ['appreciate a detail', 'playful', 'Classic {named}. What happened next?'],
    [F, 'warm', 'I need the whole story of {named} and this. Where did it start?'],
    [F, 'playful', 'Is this {unnamed} we are talking about? Tell me all of it.'],
  ],
  does: [
    ['appreciate a detail', 'warm', 'I remember that {ing} is your thing. What was the best part this time?'],
    [F, 'playful', 'You and {ing}, I should have known. What happened?'],
  ],
  likes: [
    ['appreciate a detail', 'warm', 'I remember that you love {x}. What was the best part?'],
    [F, 'playful', 'You and {x}, I should have known. What happened?'],
  ],
  makes: [['appreciate a detail', 'warm', 'I had {x} down as your thing. How did it come out?']],
};

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
    reading.told.length === 0 &&
    contentWordsOf(reading.plain).length <= 2);

const stem = (word: string): string => word.replace(/(?:ing|ers?|ies|es|s|e)$/i, '').replace(/(.)\1$/, '$1');
const stemsOf = (text: string): string[] => contentWordsOf(text).map(stem);

/** Lines out of the notes about them. */
function fromNotes(reading: Reading): Candidate[] {
  const notes = reading.about.them ?? '';
  if (notes.trim() === '' || !isOpen(reading)) return [];
  const details = readDetails(normalise(notes).plain).filter(
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
    ing: words(ing ?? (kind === 'does' ? x : undefined)),
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
