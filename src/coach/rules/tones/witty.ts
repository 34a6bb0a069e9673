import { close, pick, type ToneRule } from './tone.ts';

export const witty: ToneRule = {
  means: 'dry, one unexpected turn, no explanation of the joke',
  traits: ['light'],
  near: ['playful', 'direct'],
  dress: ({ text, intensity, seed }) =>
    intensity >= 3
      ? close(text, pick(['I rest my case.', 'Footnotes on request.', 'The jury may retire.'], seed))
      : text,
  frames: {
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
  drawn: [
    'You caught my eye, and it has asked me to find out more. Where do we begin?',
    "I'm told that looks aren't everything, so tell me: what else should I know?",
    'You have my attention, which is no small thing this week. What will you do with it?',
  ],
};
