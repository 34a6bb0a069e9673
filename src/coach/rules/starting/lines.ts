/**
 * First messages by the sort of detail. `{x}` is the detail, `{base}` and `{ing}` the verb's forms, `{name}` a name,
 * `{born}` a detail that one may always have been.
 * Each names the detail, asks once and claims nothing about whoever sends it.
 */
import { TONES, type Tone } from '../contract.ts';
import { TONE_BOOK } from '../tones/index.ts';
import type { DetailKind } from './details.ts';

export type StartMove = 'story' | 'guess' | 'advice' | 'opinion' | 'playful test' | 'imagine' | 'inside view';
export type StartLine = readonly [move: StartMove, tones: string, text: string];

/** The letters that stand for tones in the lists below. */
export const TONE_LETTERS: Readonly<Record<string, Tone>> = Object.fromEntries(
  TONES.map((tone) => [TONE_BOOK[tone].letter, tone]),
);

export const START_LINES: Readonly<Record<DetailKind, readonly StartLine[]>> = {
  does: [
    ['story', 'wc', 'Most profiles list what people like. Yours has {ing}. How did that begin?'],
    ['inside view', 'wc', "What's the part of {ing} that nobody understands until they've tried it?"],
    ['playful test', 'pf', 'Say I turn up the next time you {base}. What do I get wrong first?'],
    ['opinion', 'dc', 'Is {ing} the quiet part of your week or the wild part?'],
    [
      'story',
      'py',
      'Anybody with a habit like {ing} has one story of it going wrong. Which one do you tell?',
    ],
    ['guess', 'py', "My guess is that {ing} started as somebody else's idea. How wrong am I?"],
    ['advice', 'dw', 'What should a complete beginner know about {ing} before embarrassing themselves?'],
    ['opinion', 'yp', 'From harmless hobby to full obsession, where does {ing} sit these days?'],
    [
      'story',
      'wf',
      "You {base}, and I'd like the version that didn't fit in a profile. Where does it start?",
    ],
    ['imagine', 'cw', 'If you had a whole free day for {ing}, with nobody rushing you, how would it go?'],
    ['inside view', 'df', "What does {ing} do for you that nothing else does? I'm curious now."],
    [
      'guess',
      'yf',
      "I'm trying to work out what {ing} says about a person. What would you say it gives away?",
    ],
  ],
  'bad-at': [
    ['story', 'pw', "You admit that {x}, so there must be evidence. What's the incident?"],
    ['playful test', 'yp', 'So {x}. From charming to call-the-neighbours, how bad is it really?'],
    ['guess', 'wc', 'You say {x}. Is that modesty, or did somebody see it happen?'],
    ['opinion', 'df', 'Most profiles only list the wins, and yours says {x}. What made you own up to it?'],
    ['story', 'wp', 'Thank you for putting it in writing that {x}. Who found out the hard way?'],
  ],
  afraid: [
    ['story', 'py', 'Of everything there is to be afraid of, {x}. Was there an incident?'],
    ['playful test', 'pf', "How brave can you be about {x} if somebody's watching?"],
    ['inside view', 'wc', "I'd like the history between you and {x}. Where did it start?"],
    ['guess', 'dy', "There's always a first encounter with {x}. How old were you, and who heard the scream?"],
  ],
  hates: [
    ['story', 'py', "There's a grudge in your profile against {x}. Which incident started it?"],
    ['playful test', 'yf', 'You and {x}, sworn enemies. What would it take to call a truce?'],
    ['opinion', 'dc', 'On the subject of {x}: mild dislike, or do you have a speech ready?'],
    [
      'guess',
      'wp',
      "I've noted that you can't stand {x}. What's the thing everybody else hates that you quietly enjoy?",
    ],
  ],
  likes: [
    ['story', 'wc', '{x} made it into your profile, which takes some doing. How did that begin?'],
    ['opinion', 'dy', "What's your strongest opinion about {x}, the one you'd defend at a dinner table?"],
    [
      'playful test',
      'py',
      'If {x} came up at dinner, how long could you go before somebody changed the subject?',
    ],
    ['advice', 'wd', "I'd take your word on {x} over any list. Where should a person begin?"],
    ['guess', 'pf', 'I stopped at {x} in your profile. Lifelong love, or did somebody drag you into it?'],
    ['inside view', 'cw', 'What {x|does|do} {x} give you on a bad day that nothing else does?'],
    ['opinion', 'yp', 'What do most people get wrong about {x}? I suspect you have notes.'],
    ['imagine', 'wf', 'One perfect hour with {x} and no phone. Where are you, and who gets to come along?'],
    ['story', 'dp', "What's the best thing that {x} {x|has|have} ever led to, planned or not?"],
    ['story', 'py', 'Somebody or something got you into {x}. Who deserves the credit, or the blame?'],
    ['inside view', 'wd', 'What would I only find out about {x} by spending a day with you?'],
    ['playful test', 'yf', 'You have ten seconds to make {x} sound irresistible. What do you say?'],
    [
      'advice',
      'cp',
      'Somebody new to {x} is about to make every mistake. Which one would you save them from?',
    ],
    ['imagine', 'yd', 'If {x} vanished tomorrow, what would you do with all that free time?'],
    ['opinion', 'fw', "I like that you put {x} in writing. What's the part you never get tired of?"],
    ['guess', 'yw', "I have a theory that {x} {x|is|are} only half the story. What's the other half?"],
    ['guess', 'cf', "There's more to {x} than one line on a profile. What did you leave out?"],
  ],
  pet: [
    ['story', 'wp', 'I have to start with {name}. What does a {x} get away with in your house?'],
    ['playful test', 'pf', 'Does {name} get a say in who earns a second date?'],
    ['imagine', 'yw', 'If {name} had written your profile, what would it say that yours leaves out?'],
    ['guess', 'py', 'I suspect {name} runs the household and lets you pay the rent. How close am I?'],
    ['story', 'wc', '{name} is an excellent name for a {x}. Who chose it, and what came a close second?'],
    ['inside view', 'dc', "What's the one thing {name} is always forgiven for?"],
  ],
  named: [
    ['story', 'wp', "Anything with a name has a past. What's the story of {name}?"],
    ['playful test', 'py', 'How is {name} behaving these days, and what do you promise in return?'],
    ['imagine', 'wf', "What's the furthest you would trust {name}, on a good day?"],
    ['guess', 'yd', '{name} sounds like somebody with opinions. What sets her off?'],
  ],
  place: [
    [
      'advice',
      'wd',
      'You know {x} properly, so: which spot would you send somebody to that no list ever mentions?',
    ],
    ['opinion', 'yp', 'What does everybody who has never lived there get wrong about {x}?'],
    ['imagine', 'wc', 'One meal and one view to make somebody fall for {x}. Which do you pick?'],
    ['playful test', 'pf', 'Sell me {x} in one sentence, no mountains and no beaches. What have you got?'],
    ['story', 'cw', 'What do you miss first about {x} the moment you are away from it?'],
  ],
  wish: [
    ['imagine', 'wc', "You want to {x}. What's the first thing you'd do, before the sensible things?"],
    ['story', 'wd', 'Where did the plan to {x} come from: a book, a person or a bad week?'],
    ['playful test', 'pf', 'If somebody handed you the chance to {x} on Monday, what would your excuse be?'],
    ['guess', 'yd', 'You want to {x}, and I suspect that the planning has begun. What comes first?'],
  ],
  job: [
    ['inside view', 'wc', "What's the side of being {x} that nobody would believe without seeing it?"],
    [
      'opinion',
      'yp',
      "What does everybody ask the moment they hear you're {x}, and what should they ask instead?",
    ],
    ['story', 'wd', 'Of all the things to become, {x}. What tipped it?'],
    ['imagine', 'cf', 'After a long week as {x}, what does switching off properly look like?'],
    ['guess', 'py', 'My guess is that being {x} has ruined at least one kind of film for you. Which one?'],
  ],
  field: [
    ['inside view', 'wc', 'What part of working in {x} would surprise somebody from outside it?'],
    ['opinion', 'yp', 'What does everybody assume about {x} that makes you sigh quietly?'],
    ['imagine', 'df', "If you weren't in {x}, what would you be doing this week instead?"],
  ],
  studies: [
    ['story', 'wd', 'Why {x}, out of everything you could have picked?'],
    ['inside view', 'py', "What's the oddest thing that studying {x} has taught you so far?"],
    ['imagine', 'cf', 'When {x} is finally done, what gets your first free Saturday?'],
    ['guess', 'yp', 'I imagine studying {x} comes with a dangerous amount of coffee. What keeps you going?'],
  ],
  learns: [
    ['story', 'wp', "Learning {x} takes nerve. What's your proudest moment in it so far?"],
    ['playful test', 'py', "What's the worst mistake that learning {x} has put you through in public?"],
    ['imagine', 'cd', 'How will you know the day you have really got the hang of {x}?'],
    ['guess', 'wf', 'Nobody starts learning {x} by accident. What got you into it?'],
  ],
  claim: [
    ['story', 'wp', "{x}, and you left it at one line. What's the rest of it?"],
    ['guess', 'py', 'So {x}. Is that the short version of a much better story?'],
    ['inside view', 'cd', '{x}, it says here. Which part of that do you think about most?'],
    ['playful test', 'yf', '{x}? That needs a follow-up. What would surprise me most about it?'],
  ],
  lie: [
    ['guess', 'py', 'My money\'s on "{x}" being the lie. How close am I?'],
    ['guess', 'wd', 'I want to believe that {x}, which is exactly how one gets caught. Is it the lie?'],
    [
      'playful test',
      'yf',
      '"{x}" sounds too good to be true, so it\'s probably true. What do I win if I\'m right?',
    ],
  ],
  challenge: [
    ['playful test', 'pf', "You'd beat me at {x}, apparently. What are the stakes?"],
    ['guess', 'yp', 'Big talk about {x} usually hides one terrible defeat. Who was it against?'],
    ['opinion', 'dw', 'What makes you so sure about {x}: talent, practice or flexible rules?'],
  ],
  'ask-me': [
    ['story', 'wd', "All right, I'm asking about {x}. Where does it begin?"],
    ['guess', 'py', 'You said to ask about {x}, so consider me seated. How did it end?'],
    ['story', 'cf', "I'd have asked about {x} even without the invitation. What happened first?"],
  ],
  compare: [
    ['opinion', 'yp', "{x} over {name} is a bold thing to put in writing. What's your closing argument?"],
    ['playful test', 'dp', 'Convince me in one line: why does {x} beat {name}?'],
    ['story', 'wf', 'Who first showed you that {x} beats {name}, and are you still in touch?'],
  ],
  collects: [
    ['story', 'wc', 'Of all the {x} you have collected, which one would you never give away?'],
    ['guess', 'py', 'Nobody sets out to collect {x}, it begins with one. Where did you find the first?'],
    ['imagine', 'df', 'The house is on fire and you can carry one of your {x}. Which one?'],
  ],
  makes: [
    ['playful test', 'pf', 'Who gets to be the test subject when you {base}?'],
    ['story', 'wc', "How many attempts did {ing} take before you'd serve it to anybody, or show it?"],
    ['guess', 'yp', "There's a failed batch behind every success. What was your worst go at {ing}?"],
    ['advice', 'dw', "What's the mistake everybody makes first with {ing}?"],
  ],
  reads: [
    ['advice', 'wd', 'Which {x} would you hand to somebody who has never read any?'],
    ['opinion', 'yp', "What's your least popular opinion about {x}, now that nobody's listening?"],
    ['story', 'cf', 'Who first put {x} in your hands, and did you thank them?'],
  ],
  fan: [
    ['story', 'wp', 'Supporting {x}: born into it, or did somebody recruit you?'],
    ['playful test', 'py', 'How long do people around you keep quiet after {x} lose?'],
    ['inside view', 'dc', 'Best moment {x} have ever given you. Where were you watching?'],
  ],
  identity: [
    ['playful test', 'py', 'How do you tell a true {x} from somebody who only says so?'],
    ['story', 'wc', 'When did you find out that you were a {born}, or were you always one?'],
    ['opinion', 'df', "What's the best thing about being a {x} that other people miss out on?"],
    ['guess', 'yp', 'I assume that a {x} has at least one rule that is never broken. Which one?'],
  ],
  talk: [
    ['opinion', 'wd', 'No small talk, as instructed: what have you changed your mind about lately?'],
    [
      'imagine',
      'cf',
      'Skipping the small talk: what could you talk about at two in the morning and still be awake at three?',
    ],
    [
      'playful test',
      'py',
      'I had a fine remark about the weather, but you said no small talk. What do we skip straight to?',
    ],
  ],
  seeks: [
    ['inside view', 'wc', "You're looking for {x}. What does that look like on an ordinary Tuesday?"],
    ['opinion', 'df', "{x} is what you're looking for, it says. How do you usually notice it?"],
    ['playful test', 'py', "If you want {x}, what's the first test, and can one study for it?"],
  ],
  thinks: [
    ['opinion', 'yp', '"{x}" is quite a thing to put in a profile. What is your strongest evidence?'],
    ['playful test', 'pf', 'Say I disagree that {x}. How long would the argument last?'],
    ['story', 'wd', 'What happened that made you so sure that {x}?'],
    ['guess', 'cw', 'I suspect that "{x}" has started an argument or two. Who was on the other side?'],
  ],
  photo: [
    ['story', 'wp', 'I have questions about {x}. What happened just before it was taken?'],
    ['inside view', 'cd', 'Every picture leaves something out. What would {x} not tell me?'],
    ['guess', 'yf', 'I suspect {x} is the tidy version. What was going on outside the frame?'],
  ],
  has: [
    ['story', 'wc', 'I noticed {x} in your profile. How did it come into your life?'],
    ['playful test', 'py', 'What should one know about {x} before daring to comment?'],
    ['inside view', 'df', "What's the best memory attached to {x} so far?"],
  ],
};

/** In front of a question that a topic pack asks, so that it is plain what "it" is. */
export const OPENINGS: readonly StartLine[] = [
  ['opinion', 'wc', 'I noticed {x} in your profile. {ask}'],
  ['playful test', 'py', "Let's start with {x}. {ask}"],
  ['inside view', 'wd', 'A question about {x}, since you brought it up. {ask}'],
  ['guess', 'yf', 'I got as far as {x} and had to stop. {ask}'],
  ['advice', 'dc', 'About {x}: {ask}'],
  ['imagine', 'fp', 'Your profile had me at {x}. {ask}'],
];

/** Where the reader's own notes touch the same thing. `{mine}` is what they wrote of themselves, as `I …`. */
export const SHARED_LINES: readonly StartLine[] = [
  ['story', 'wc', '{mine}, so I stopped at {x} in your profile. How did it start for you?'],
  ['opinion', 'dy', '{mine}, so I have to ask about {x}. What do you like most about that?'],
  ['playful test', 'pf', '{mine}, and you have {x} in your profile. Which one of us has the better stories?'],
  ['inside view', 'wd', '{mine}, so {x} caught my eye. What would you show somebody who only half knows?'],
  ['guess', 'py', '{mine}, so I read {x} as good news. How serious are you about that?'],
];

/** When the notes hold nothing that can be asked about: easy to answer, and particular enough to be worth it. */
export const WITHOUT_NOTES: readonly StartLine[] = [
  ['playful test', 'py', 'Quick test before we begin: which small thing made you laugh this week?'],
  ['story', 'wc', "What's the nicest thing that happened to you this week, big or tiny?"],
  [
    'guess',
    'yf',
    'Your profile keeps its secrets, so I have to ask: what would your best friend have written in it?',
  ],
  ['opinion', 'dw', 'Which meal would you happily eat every day for a month, and who makes it best?'],
  ['imagine', 'cw', 'A free Sunday, no alarm and no plans. What are you doing by eleven?'],
  ['story', 'fp', 'What made you smile today? I will take even the very small ones.'],
  ['advice', 'dp', 'What did you last tell everybody they had to watch, read or eat?'],
  [
    'playful test',
    'pf',
    'Important first question: which harmless thing will you argue about for far too long?',
  ],
  ['imagine', 'cy', 'You may keep one hour of your week exactly as it is. Which one?'],
  ['inside view', 'wd', "What are you looking forward to at the moment, even if it's only Friday?"],
];
