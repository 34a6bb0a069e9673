/** How a tone changes a draft: a few words before or after it that claim nothing, and what it takes out. */

import type { Tone } from '../contract.ts';
import { latin } from '../reading/pattern.ts';

/** What the draft does, so that a frame suits it. The first take a tone; the others are said plainly in any tone. */
export type TonedAct = 'asks' | 'invites' | 'tells' | 'compliments' | 'nods' | 'introduces';
export type PlainAct =
  | 'asks closely'
  | 'arrives'
  | 'blames'
  | 'closes'
  | 'confirms'
  | 'declares'
  | 'declines'
  | 'delays'
  | 'excuses'
  | 'heavy'
  | 'requests'
  | 'tender'
  | 'wishes';
export type Act = TonedAct | PlainAct;

/** Words that may stand before or after a draft. */
export type Frame = { readonly before?: readonly string[]; readonly after?: readonly string[] };

export const FRAMES: Readonly<Record<Tone, Readonly<Record<'asks' | 'invites' | 'tells', Frame>>>> = {
  warm: {
    asks: {
      before: ["I've been wondering:", "I'd really like to know:", 'This is what I want to hear about:'],
      after: ["I'd enjoy the long version.", 'Take your time, I like a good answer.', "I'm all ears."],
    },
    invites: {
      after: [
        "I'd like that.",
        'It would be good to see you in person.',
        'Say so if another day suits you better.',
      ],
    },
    tells: {
      after: ["I'd like to hear yours.", 'Tell me what you make of it.', "Now I'm curious about your side."],
    },
  },
  playful: {
    asks: {
      before: ['Important question:', 'Quick test:', 'Before we go any further:'],
      after: [
        'There is a right answer.',
        'No pressure, but I am keeping score.',
        'Wrong answers are welcome too.',
      ],
    },
    invites: {
      after: [
        'I promise to be mostly on time.',
        'Bring an opinion on the snacks.',
        'Bad weather is no excuse.',
      ],
    },
    tells: { after: ['You may laugh.', 'Judge me gently.', 'Your turn.'] },
  },
  witty: {
    asks: {
      before: ['For the record:', 'A question of national importance:', 'Asking for a friend who is me:'],
      after: [
        'I will take it to the grave.',
        'Your answer will be studied closely.',
        'The committee of one is waiting.',
      ],
    },
    invites: {
      after: [
        'No dress code, few speeches.',
        'References on request.',
        'My people need not call your people.',
      ],
    },
    tells: {
      after: ['History will be the judge.', 'The long version has footnotes.', 'That is the short version.'],
    },
  },
  flirty: {
    asks: {
      before: [
        "I can't help being curious:",
        'Something tells me you have a good answer:',
        'You have my attention, so:',
      ],
      after: [
        "I have a feeling I'll like the answer.",
        'You can tell me in person, too.',
        'I like how you think, so choose well.',
      ],
    },
    invites: {
      after: ["I'd look forward to it.", 'I have a feeling it would be fun.', "It's more fun in person."],
    },
    tells: {
      after: ['Make of that what you like.', 'Now you owe me one of yours.', 'Your turn to impress me.'],
    },
  },
  direct: {
    asks: { before: ['Straight question:', 'I want to know:', 'Simple question:'] },
    invites: { after: ['Yes or no, both are fine.', 'Which day suits you?', 'Tell me what works.'] },
    tells: { after: ['Over to you.', 'Tell me where you stand.', "I'd like to know your side."] },
  },
  calm: {
    asks: {
      before: ['Whenever you have a moment:', "I'm curious:", 'In your own time:'],
      after: ['No rush to answer.', "There's no hurry.", 'Whenever suits you.'],
    },
    invites: {
      after: [
        'No pressure either way.',
        'Only if you feel like it.',
        'We can also leave it for another time.',
      ],
    },
    tells: {
      after: [
        'No hurry with an answer.',
        'Whenever suits you, tell me yours.',
        'No need to answer straight away.',
      ],
    },
  },
};

/** A kind word, and one that only nods: `and you?` would hand back what cannot be handed back. */
export const KINDLY: Readonly<Record<Tone, Readonly<Record<'compliments' | 'nods', Frame>>>> = {
  warm: {
    compliments: { after: ['I wanted to say so.', 'It made me smile.', 'I thought you should know.'] },
    nods: {
      after: [
        'And how are you doing today?',
        'How is your day treating you?',
        "What's been good in your day?",
      ],
    },
  },
  playful: {
    compliments: {
      after: ['I stand by that.', 'Do with that what you like.', "That's my final word on it."],
    },
    nods: {
      after: [
        "Your move: what's the best thing that happened today?",
        'Quick, tell me something I would never guess.',
        'Next subject, your choice: food, films or gossip?',
      ],
    },
  },
  witty: {
    compliments: {
      after: ['Somebody had to put it in writing.', 'I checked twice.', "That's my expert opinion."],
    },
    nods: {
      after: [
        "That's my short answer. What's the long version of your day?",
        'Now for the headlines: what happened to you today?',
        'On to the next item: what are you up to?',
      ],
    },
  },
  flirty: {
    compliments: {
      after: ['I notice these things.', "I don't say that to everybody.", "I'll leave that with you."],
    },
    nods: {
      after: [
        'Now tell me something about you.',
        "What are you up to? I'm a little curious.",
        "I'd rather hear about you. How was your day?",
      ],
    },
  },
  direct: {
    compliments: { after: ["That's all, I wanted to say it.", 'I mean that.', 'Plain and simple.'] },
    nods: { after: ['What are you up to today?', 'How is your day?', 'What else is new?'] },
  },
  calm: {
    compliments: { after: ['No answer needed.', 'Just so you know.', 'I thought I would mention it.'] },
    nods: {
      after: [
        'How is your day going?',
        "What's your evening looking like?",
        'Whenever you feel like it, tell me about your day.',
      ],
    },
  },
};

/** Tender and declining drafts take no jokes: these go with any tone. */
export const PLAIN_FRAMES: Readonly<Record<PlainAct, Frame>> = {
  'asks closely': {
    before: ["If you don't mind my asking:", 'Something I would like to know:', "I'd rather ask than guess:"],
    after: ['Only if you feel like telling me.', 'No rush to answer.', 'You can leave that one for later.'],
  },
  arrives: { after: ['Take your time.', 'No rush.', 'Look out for me.'] },
  blames: {
    after: [
      "I'd like to hear your side.",
      "I'd rather say it than keep it in.",
      'Can we talk about it when you have a moment?',
    ],
  },
  wishes: { after: ['I mean it.', 'I wanted you to know.', 'I wanted to say so today.'] },
  confirms: {
    after: ['Looking forward to it.', 'Shout if anything changes.', 'It will be good to see you.'],
  },
  closes: { after: ['All the best.', 'I wish you well.', 'Thank you for telling me.'] },
  declares: { after: ['I wanted you to know.', 'I mean it.', 'You need not say anything back.'] },
  declines: {
    after: ['I wanted to tell you rather than go quiet.', 'I wish you well.', 'Thank you for understanding.'],
  },
  delays: { after: ["I won't be long.", 'Bear with me.', 'Thanks for your patience.'] },
  excuses: { after: ['How are you doing?', 'What did I miss?', 'Thanks for your patience.'] },
  heavy: {
    after: ['I wanted to tell you.', 'No need for the right words.', 'It helps to say it to somebody.'],
  },
  requests: { after: ['Only if you feel like it.', 'No rush.', 'Whenever it suits you.'] },
  tender: {
    after: ['No need to answer now.', "I'm here if you want to talk.", 'Take all the time you need.'],
  },
};

/** Hedges that a direct or shorter version does without. */
export const HEDGES = latin(
  /\b(?:i was (?:just )?(?:wondering|thinking)(?: that)?(?: maybe)?(?: if)?(?= (?:you|we)\b)|(?:i (?:just )?(?:think|guess|feel like)(?: that)?|maybe|perhaps|possibly|just|(?<!\b(?:what|this|that|any|some|which|a|the|my|your) )kind of|kinda|sort of|sorta|a bit|(?<=\b(?:could|would|should|just|was|to) )like(?= (?:hang|go|meet|get|grab|do|chat|talk|watch))|basically|actually|really|very|so like|like,|honestly|to be honest|if that's okay|if you don't mind|or something|or whatever|no worries if not))(?:,)?\s+(?=\p{L})|,?\s*\b(?:if that's ok(?:ay)?|if you don't mind|or something|or whatever|i guess|no worries if not)(?=[.?!])/giu,
);
