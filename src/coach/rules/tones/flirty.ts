import { close, pick, type ToneRule, withEmoji } from './tone.ts';

export const flirty: ToneRule = {
  means: 'interest in them as a person, never about the body',
  traits: ['light', 'unasked'],
  near: ['playful', 'warm', 'witty'],
  dress: ({ text, intensity, seed, emoji }) => {
    const closing = pick(
      ["You're trouble, in a good way.", "I wouldn't mind hearing that in person.", 'You have my attention.'],
      seed,
    );
    const said = intensity >= 2 ? close(text, closing) : text;
    return intensity >= 3 ? withEmoji(said, emoji ?? '😏') : said;
  },
  frames: {
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
  drawn: [
    "You caught my eye, and I don't mind admitting it. What would keep my attention?",
    "I can't pretend that I didn't notice you. What are you like on a good day?",
    "You're very easy to notice. Are you as easy to talk to?",
  ],
};
