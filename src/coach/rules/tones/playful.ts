import { type ToneRule, withEmoji } from './tone.ts';

export const playful: ToneRule = {
  means: 'light, plays along with what they said',
  traits: ['light'],
  near: ['witty', 'flirty', 'warm'],
  dress: ({ text, intensity, emoji }) =>
    intensity >= 2 ? withEmoji(text, emoji ?? (intensity >= 3 ? '😄' : undefined)) : text,
  frames: {
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
  drawn: [
    'You caught my eye, so I had to come and say so. What should I know about you first?',
    "I had a clever opening line ready and you made me forget it. What's yours?",
    'Full marks for catching my eye. Your first question: what made you laugh this week?',
  ],
};
