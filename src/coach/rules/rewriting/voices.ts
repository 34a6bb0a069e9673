/** How a tone changes a draft: a few words before or after it that claim nothing, and what it takes out. */

import type { Tone } from '../contract.ts';
import { latin } from '../reading/pattern.ts';

/** What the draft does, so that a frame suits it. */
export type Act =
  | 'asks'
  | 'invites'
  | 'tells'
  | 'tender'
  | 'declines'
  | 'confirms'
  | 'closes'
  | 'wishes'
  | 'wishes';

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
    tells: {},
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

/** Tender and declining drafts take no jokes: these go with any tone. */
export const PLAIN_FRAMES: Readonly<Record<'tender' | 'declines' | 'confirms' | 'closes' | 'wishes', Frame>> =
  {
    wishes: { after: ['I mean it.', 'I wanted you to know.', 'I wanted to say so today.'] },
    confirms: {
      after: ['Looking forward to it.', 'Shout if anything changes.', 'It will be good to see you.'],
    },
    closes: { after: ['All the best.', 'I wish you well.', 'Thank you for telling me.'] },
    tender: {
      after: ['No need to answer now.', "I'm here if you want to talk.", 'Take all the time you need.'],
    },
    declines: {
      after: [
        'I wanted to tell you rather than go quiet.',
        'I wish you well.',
        'Thank you for understanding.',
      ],
    },
  };

/** Hedges that a direct or shorter version does without. */
export const HEDGES = latin(
  /\b(?:i was (?:just )?(?:wondering|thinking)(?: that)?(?: maybe)?(?: if)?(?= (?:you|we)\b)|(?:i (?:just )?(?:think|guess|feel like)(?: that)?|maybe|perhaps|possibly|just|(?<!\b(?:what|this|that|any|some|which|a|the|my|your) )kind of|kinda|sort of|sorta|a bit|basically|actually|really|very|so like|like,|honestly|to be honest|if that's okay|if you don't mind|or something|or whatever|no worries if not))(?:,)?\s+(?=\p{L})|,?\s*\b(?:if that's ok(?:ay)?|if you don't mind|or something|or whatever|i guess|no worries if not)(?=[.?!])/giu,
);
