import { close, pick, type ToneRule, withoutHype } from './tone.ts';

export const calm: ToneRule = {
  means: 'slow, steady, no exclamation marks',
  traits: ['gentle'],
  near: ['warm', 'direct'],
  dress: ({ text, intensity, seed }) => {
    const quiet = withoutHype(text);
    return intensity >= 3
      ? close(quiet, pick(['No hurry.', 'Whenever it suits you.', 'No pressure at all.'], seed))
      : quiet;
  },
  frames: {
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
    compliments: { after: ['No answer needed.', 'Just so you know.', 'I thought I would mention it.'] },
    nods: {
      after: [
        'How is your day going?',
        "What's your evening looking like?",
        'Whenever you feel like it, tell me about your day.',
      ],
    },
  },
  drawn: [
    "You caught my eye, and I'd like to know you a little. How is your week going?",
    "I noticed you and thought I'd say so. What have you enjoyed lately?",
    "I like the look of you, no hurry about it. What's a good day for you?",
  ],
};
