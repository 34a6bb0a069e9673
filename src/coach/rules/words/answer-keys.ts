/** Ways to take up any question by naming what it is about: `{key}` is its subject (`lunch`, `my brother`), `{quote}` its own words. */
import type { AnswerLine } from './answer-lines.ts';

const A = 'answer, then return';
const R = 'return the question';
const T = 'take the bait';
const M = 'suggest meeting';

/** What the question is about, said back as one does while thinking. */
export const KEY_LINES: readonly AnswerLine[] = [
  [A, 'direct', '{key}? [your answer]. And you?'],
  [A, 'playful', 'Ah, {key}. [your answer], and that is all I say without snacks.'],
  [A, 'warm', '{key}, gladly: [your answer]. How is it with you?'],
  [A, 'direct', '{key}: [your answer], no contest.'],
  [A, 'witty', 'Officially, on {key}: [your answer]. Unofficially, ask me in person.'],
];

/** The same without a gap: a wink before the answer. */
export const KEY_WINKS: readonly AnswerLine[] = [
  [R, 'playful', 'You want the truth about {key}? You first.'],
  [T, 'witty', 'I have strong views on {key}. Are you ready for them?'],
  [M, 'flirty', '{key}: the short answer now, or the long one over a coffee?'],
  [T, 'playful', 'I was hoping you would ask about {key}. Sit down, it may take a while.'],
  [R, 'direct', 'I will tell you about {key} if you go first. Fair?'],
];

/** They ask after what the reader has told of themselves: no wink, it is kindly meant. Only the reader knows how it is. */
export const ASKED_AFTER_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'About {key}: [how it is]. Thank you for asking.'],
  [A, 'warm', '[how it is]. I am glad that you ask about {key}.'],
  [R, 'warm', 'Thank you for asking about {key}. It is easier told out loud, can I call you later?'],
  [M, 'warm', '{key} {key|is|are} a longer story. Can I tell you when I see you?'],
  [R, 'calm', 'I like that you ask about {key}. Give me a minute, I want to tell it properly.'],
  [M, 'direct', 'I will tell you all about {key} when we speak. When is a good time?'],
  [A, 'calm', '[how it is]. It helps that somebody asks.'],
];

/** Asked while a plan is being made: what to bring, where to park, lunch in place of dinner. */
export const PRACTICAL_LINES: readonly AnswerLine[] = [
  [R, 'warm', 'I am easy about {key}. What would suit you best?'],
  [A, 'direct', 'On {key}: [your answer]. Does that work for you?'],
  [A, 'calm', 'Let me check about {key} and come back to you today.'],
  [A, 'warm', 'Good that you ask about {key}. Let me find out, and we plan around it.'],
  [R, 'direct', 'Happy to go by what is easiest for you with {key}. Which do you prefer?'],
];

/** Their question is a plan that cannot be named. */
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

/** The question turns on one of their own clauses. */
export const CLAUSE_LINES: readonly AnswerLine[] = [
  [M, 'flirty', 'I would like to answer that one in person. Coffee this week?'],
];

/** An answer to fill in, and the point of what else they told: `{quote}` is their own words. */
export const QUOTED_ANSWERS: readonly AnswerLine[] = [
  [A, 'playful', 'The answer is [your answer]. And "{quote}" made my day.'],
  [A, 'warm', '[your answer], since you ask. I am still smiling about "{quote}".'],
  [A, 'witty', 'Short answer: [your answer]. I only need a moment to get over "{quote}".'],
];

/** They want to hear a defence: `explain yourself`. */
export const DEFENCE_LINES: readonly AnswerLine[] = [
  [A, 'playful', 'In my defence: [your excuse]. The defence rests.'],
  [T, 'witty', 'My lawyer has told me to say nothing. My lawyer is also blushing.'],
  [T, 'playful', 'Guilty, your honour. What is the sentence?'],
  [M, 'flirty', 'I can explain, but it takes a drink and some gestures. When are you free?'],
  [T, 'playful', 'No defence, only a small regret and every intention of doing it again.'],
  [R, 'witty', 'Before I confess, how much do you already know?'],
];

/** Asked in earnest: an open answer or the promise of one, no play. */
export const EARNEST_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'Straight answer: [your honest answer]. Where are you with it?'],
  [A, 'warm', 'I am glad you asked about {key}. For me: [your honest answer].'],
  [A, 'calm', 'Honestly: [your honest answer]. Does that fit with yours?'],
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
  [T, 'playful', 'I am on your side about {x}, for the record. Who said otherwise?'],
  [T, 'witty', 'I have thought hard about {x}, and I am staying.'],
];
