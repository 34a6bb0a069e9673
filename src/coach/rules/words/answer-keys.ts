/** Ways to take up any question by naming what it is about: `{key}` is its subject (`lunch`, `my brother`), `{quote}` its own words. */
import type { AnswerLine } from './answer-lines.ts';

const A = 'answer, then return';
const R = 'return the question';
const T = 'take the bait';
const M = 'suggest meeting';

export const KEY_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'On {key}: [your answer]. Where are you on that?'],
  [A, 'warm', 'As for {key}, [your answer]. And you?'],
  [A, 'calm', 'The honest version about {key}: [your answer].'],
  [A, 'playful', '{key}, officially: [your answer]. Unofficially, ask me again over coffee.'],
  [R, 'playful', 'You go straight for {key}, I like that. What would your own answer be?'],
  [R, 'warm', 'Happy to talk about {key}. Tell me yours first and I will match you for honesty.'],
  [R, 'witty', 'I have a whole speech about {key}. Short version or the one with slides?'],
  [R, 'direct', 'I will be straight with you about {key} if you go first.'],
  [T, 'playful', 'My position on {key} is complicated and can be influenced by snacks.'],
  [T, 'witty', 'Somebody finally asks about {key}. I have been preparing for years.'],
  [M, 'flirty', '{key} {key|is|are} a conversation for a drink and no phones. Which evening is yours?'],
  [R, 'calm', 'Good thing to ask. What made you think of {key}?'],
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
  [A, 'direct', 'You want to know {qc}? [your answer], and that is the honest version.'],
  [R, 'playful', 'Before I tell you {qc}, what is your guess?'],
  [R, 'warm', 'I will tell you {qc}, no dodging, if you answer the same one.'],
  [T, 'witty', 'Only my closest people know {qc}. And soon you, apparently.'],
  [T, 'playful', 'Nobody has asked {qc} in ages. I need a second to do it justice.'],
  [M, 'flirty', 'I would rather tell you {qc} in person. Coffee this week?'],
];

/** The end of the question in their words: the joke tends to be there. */
export const ASK_QUOTE_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'Anyone who asks with "{quote}" in it gets an honest answer: [your answer].'],
  [T, 'playful', '"{quote}"? I refuse to answer without a lawyer and a snack.'],
  [T, 'witty', 'I had my answer ready until "{quote}".'],
  [R, 'playful', '"{quote}" is a very specific worry. What happened to you?'],
  [R, 'witty', 'Nobody has ever put it to me as "{quote}". What is your money on?'],
  [T, 'playful', 'I will neither confirm nor deny "{quote}", but I like how you think.'],
  [R, 'warm', 'Points for "{quote}". What would you say if I asked you the same?'],
  [A, 'warm', '"{quote}", now that is a question. [your answer]. Your turn.'],
  [R, 'direct', 'Say more about "{quote}" and I will say more about me.'],
];

/** Put before a line about the rest of what they told. */
export const PROMISES: readonly string[] = [
  'I will get to {key} in a second.',
  'Give me a minute on {key}.',
  'My answer about {key} is coming.',
  'Thinking about {key} as we speak.',
  '{key} {key|deserves|deserve} a proper answer, so give me a minute.',
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
  [A, 'warm', 'I am glad you asked about {key} early. For me: [your honest answer].'],
  [A, 'calm', 'An honest answer on {key}: [your honest answer]. Does that fit with yours?'],
  [R, 'warm', 'I like that you ask about {key} straight out. What does it look like for you?'],
  [R, 'calm', '{key} {key|is|are} worth an honest talk. What made you want to ask now?'],
  [R, 'direct', 'Fair thing to ask. Before I answer on {key}, is there something you are hoping to hear?'],
  [
    M,
    'calm',
    '{key} {key|deserves|deserve} more than one line from me. Could I tell you over a walk or a coffee?',
  ],
];
export const EARNEST_CLAUSE: readonly AnswerLine[] = [
  [A, 'direct', 'You ask straight out, so I will say {qc} straight out: [your honest answer].'],
  [R, 'warm', 'I will tell you {qc}, honestly. How is it for you?'],
  [M, 'calm', 'I would rather tell you {qc} properly than in one line. A call this week, or a walk?'],
  [R, 'calm', 'Good thing to ask early. I will tell you {qc}, and I would like to hear your side too.'],
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
  [T, 'playful', '{x}, obviously. {y} is what I tell my family.'],
  [R, 'witty', 'Which would be better news for you, {x} or {y}?'],
  [A, 'direct', 'Between {x} and {y}: [your answer].'],
  [T, 'witty', 'Can it be {x} on weekdays and {y} at the weekend?'],
  [R, 'playful', 'I need to know who has money on {x} and who on {y} before I answer.'],
];

/** Several things asked one after the other. */
export const RAPID_LINES: readonly AnswerLine[] = [
  [A, 'direct', 'In order: [your answers]. Now you, same list, no thinking.'],
  [R, 'playful', '{x} I can answer in my sleep, {y} needs a lawyer. You first?'],
  [
    R,
    'witty',
    'You start with {x} and end with {y}. That is not a quiz, that is a personality test. What is the pass mark?',
  ],
  [R, 'warm', 'I will do all of them, {x} and {y} included, if you do them too.'],
  [T, 'playful', '{y} is the only one I had to think about. Guess why.'],
];

/** `if you could …`: `{core}` is what, `{ifI}` the whole condition from the reader's side. */
export const HYPOTHETICAL_LINES: readonly AnswerLine[] = [
  [A, 'direct', '{ifI}: [your pick]. Now yours, quickly, no thinking.'],
  [A, 'warm', '{ifI}? [your pick], and I stand by it. You?'],
  [T, 'playful', 'I have waited years for somebody to let me {core}. Give me a minute to choose well.'],
  [T, 'witty', 'Nobody should get to {core} without a plan, and I have three. What is yours?'],
  [R, 'playful', 'You have an answer ready, I can tell. {ifYou}, what is it?'],
  [R, 'warm', 'I change my mind daily about how I would {core}. What made you think of it?'],
  [R, 'direct', 'You first: {ifYou}, what do you choose and why?'],
];

/** They ask for something on their side to be judged: `is it weird that…`. */
export const JUDGE_LINES: readonly AnswerLine[] = [
  [T, 'playful', 'Not weird at all. I would get along with {x}, I think.'],
  [T, 'witty', 'The court has considered {x} and finds you charming. Case closed.'],
  [R, 'warm', 'Only in the good way. What made you worry about {x}?'],
  [A, 'direct', 'My honest view on {x}: [what you think].'],
];
