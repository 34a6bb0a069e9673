import { close, pick, type ToneRule } from './tone.ts';

export const warm: ToneRule = {
  means: 'kind and open, says that something was heard',
  traits: ['gentle'],
  near: ['calm', 'playful'],
  dress: ({ text, intensity, seed }) =>
    intensity >= 3
      ? close(
          text,
          pick(['I like talking to you.', 'I am really enjoying this.', 'You made me smile.'], seed),
        )
      : text,
  frames: {
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
    compliments: { after: ['I wanted to say so.', 'It made me smile.', 'I thought you should know.'] },
    nods: {
      after: [
        'And how are you doing today?',
        'How is your day treating you?',
        "What's been good in your day?",
      ],
    },
  },
  drawn: [
    "You caught my eye, and I'd like to know who you are. What made you smile today?",
    "I like the look of you, and I'd like to hear more. What has been good in your week?",
    "You've got my attention in the nicest way. What do you like talking about?",
  ],
};
