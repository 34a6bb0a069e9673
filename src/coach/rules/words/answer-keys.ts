/** Ways to take up any question by naming what it is about: `{key}` is its subject (`lunch`, `my brother`), `{quote}` its own words. */
import type { AnswerLine } from './answer-lines.ts';

const A = 'answer, then return';
const R = 'return the question';
const T = 'take the bait';
const M = 'suggest meeting';

export const KEY_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'On {key}: [your answer]. And you?'],
  [A, 'warm', 'About {key}, honestly: [your answer]. How is it with you?'],
  [M, 'flirty', 'There is more to say about {key} than fits in a text. Coffee this week?'],
];

/** The same where the plan cannot be named. */
export const PLAN_OPEN_LINES: readonly AnswerLine[] = [
  [A, 'warm', 'Yes, I would like that. Tell me when and where.'],
  [A, 'direct', 'Count me in. What should I bring?'],
  [T, 'playful', 'I would not miss it. Do I need to dress up, or only to turn up?'],
];

/** Their question is a plan. */
export const PLAN_KEY_LINES: readonly AnswerLine[] = [
  [A, 'warm', 'I would like that. Tell me when, and {key} it is.'],
  [A, 'direct', 'Yes to {key}. Which day suits you best?'],
  [T, 'playful', '{key} and you, that is an easy yes. What should I bring?'],
  [A, 'calm', '{key} {key|sounds|sound} good to me. Shall we say an hour, and see where it goes?'],
  [T, 'witty', 'I have checked my diary for {key} and found it suspiciously free.'],
];

export const CLAUSE_LINES: readonly AnswerLine[] = [
  [T, 'playful', 'You get an honest answer to that, and then I want yours.'],
  [M, 'flirty', 'I would like to answer that one in person. Coffee this week?'],
];

/** Put before a line about the rest of what they told. */
export const PROMISES: readonly string[] = [
  'I will get to {key} in a second.',
  'More about {key} in a minute.',
];

/** One answer for the reader to fill in, before a line about what they told. */
export const SHORT_ANSWERS: readonly string[] = [
  'On {key}: [your answer].',
  'As for {key}, [your answer].',
  'About {key}: [your answer].',
  'To answer you on {key}: [your answer].',
];

/** Asked in earnest: an open answer or the promise of one, no play. */
export const EARNEST_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'Straight answer on {key}: [your honest answer]. Where are you with it?'],
  [A, 'warm', 'I am glad you asked about {key}. For me: [your honest answer].'],
  [A, 'calm', 'An honest answer on {key}: [your honest answer]. Does that fit with yours?'],
  [R, 'warm', 'I like that you ask about {key} straight out. What does it look like for you?'],
  [R, 'calm', 'Let us be honest about {key}, both of us. What made you want to ask now?'],
  [M, 'calm', 'I would rather talk about {key} properly than in one line. A walk or a coffee this week?'],
];
export const EARNEST_CLAUSE: readonly AnswerLine[] = [
  [R, 'warm', 'I will tell you {qc}, honestly. And what about you?'],
  [M, 'calm', 'I would rather tell you {qc} properly than in one line. A call this week, or a walk?'],
];
/** They ask for help with something of theirs. */
export const ADVICE_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'For {key}: [your idea]. No guarantees, but report back.'],
  [R, 'warm', 'Happy to help with {key}. What have you tried or written so far?'],
  [R, 'playful', 'Before I advise on {key}, what does your gut say? It usually knows.'],
  [T, 'witty', 'My advice on {key} is free, which should tell you something. Boldest option first?'],
  [R, 'calm', 'With {key}, what would a good outcome look like for you?'],
  [T, 'playful', 'You came to the right person about {key}. Well, you came to a person.'],
];
/** They check on the reader. */
export const CHECK_LINES: readonly AnswerLine[] = [
  [A, 'warm', 'Thank you for asking. Honestly, [how you are]. It helps that you checked.'],
  [R, 'warm', 'Better for being asked, thank you. It has been a lot of day. How are you doing yourself?'],
  [R, 'calm', 'I will be okay, and I am glad you asked. What has your day been like?'],
  [A, 'direct', 'Somewhere between fine and tired: [how you are]. And you?'],
];

/** The subject hangs on two sides that cannot be named: a joke of a choice. */
export const SIDES_LINES: readonly AnswerLine[] = [
  [T, 'playful', '{x}, if I have to choose today. What is your pick?'],
  [R, 'warm', 'Hard to choose between {x} and {y}. What is your own pick?'],
  [A, 'direct', 'Between {x} and {y} I go with [your pick]. And you?'],
  [T, 'witty', 'Can it be {x} on weekdays and {y} at the weekend?'],
  [T, 'playful', 'My head says {x}, my heart says {y}. You?'],
];

/** Several things asked one after the other. */
export const RAPID_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'In order: [your answers]. Now you, same list, no thinking.'],
  [R, 'warm', 'I will do all of them, {x} and {y} included, if you do them too.'],
  [T, 'playful', 'Quick answers for all of them, but {y} needs a moment. What is yours?'],
  [R, 'playful', 'Rapid fire, I like it. Start with your own answer to {x}?'],
  [M, 'flirty', 'That is a whole first date in one text. Shall we do the list over coffee?'],
];

/** `if you could …`: `{core}` is what, `{ifI}` the whole condition from the reader's side. */
export const HYPOTHETICAL_LINES: readonly AnswerLine[] = [
  [A, 'direct', '{ifI}: [your pick]. Now yours, quickly, no thinking.'],
  [A, 'warm', '{ifI}? [your pick], and I stand by it. You?'],
  [R, 'playful', 'I have a sensible answer and a fun one. Which would you like first?'],
  [T, 'playful', 'Only one? That is cruel, I have at least three. What is yours?'],
  [R, 'warm', 'Good one, give me a minute to choose well. What would yours be?'],
  [M, 'flirty', 'That needs a napkin and a pen to work out. Coffee this week?'],
];

/** They ask for something on their side to be judged: `is it weird that…`. */
export const JUDGE_LINES: readonly AnswerLine[] = [
  [R, 'warm', 'Only in the good way. What made you worry about {x}?'],
  [T, 'playful', 'I am on your side about {x}, for the record. Who said otherwise?'],
  [A, 'direct', 'My honest view on {x}: [what you think].'],
];
