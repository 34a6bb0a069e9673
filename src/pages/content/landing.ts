import { brandName } from '#ui';

export const landingMeta = () => ({
  title: `${brandName()}: never stuck for the next line`,
  description:
    'Paste the message you just got. Cyrano reads what it really says and whispers replies that sound like you on a good day.',
  path: '/',
});

export const hero = {
  title: { before: 'Never stuck for the ', said: 'next line', after: ' again.' },
  lede: 'Paste the message you just got. Cyrano reads what it really says, then whispers three replies that sound like you on a good day.',
  start: 'Get Started',
  tryNow: 'Try Now',
  modestBadge: 'For adults, in plain words',
  under: ['Never renews by itself', 'Works with any app'],
} as const;

export type Tone = 'gold' | 'sage' | 'ember';
type Part = string | { words: string; tone: Tone };

/** The example of the first screen: a message, what it says, what to answer. */
export const example = {
  label: 'An example: a message, read and answered',
  sender: 'Naledi',
  initial: 'N',
  when: 'wrote, 22:47',
  message: [
    { words: 'Haha okay fine', tone: 'gold' },
    ', you win. But if this ',
    { words: '“best bunny chow in Durban”', tone: 'sage' },
    ' is average I’m ',
    { words: 'holding you personally responsible', tone: 'ember' },
  ] as readonly Part[],
  notes: [
    { tone: 'gold', title: 'Amused, giving in.', text: 'She is enjoying the argument.' },
    { tone: 'sage', title: 'She kept your claim.', text: 'It is the hook to hold on to.' },
    { tone: 'ember', title: 'An opening.', text: 'You cannot be held responsible without being there.' },
  ] as readonly { tone: Tone; title: string; text: string }[],
  whisper: 'Cyrano whispers',
  replies: [
    'I accept full responsibility. Which means I have to be there when you try it. Saturday?',
    'Average? I’ll eat the whole loaf in shame. Quarter mutton or beans for the trial?',
    'In writing, please. My lawyer is also the man who makes the bunny chow.',
  ],
} as const;

export const prompter = {
  title: 'Every stage has somebody in the box',
  text: [
    'In a theatre, the prompter sits out of sight at the front of the stage. When an actor goes blank, the prompter gives the line. Nobody else hears it.',
    'Cyrano does that for your phone. You stay the one on stage: you pick the line, you change it, you send it.',
  ],
  picture:
    'A stage seen from the seats. On it, an answer still blank; at its edge a small box, and a plume rising behind it.',
} as const;

export const reading = {
  title: 'It reads before it writes',
  points: [
    {
      title: 'What they feel',
      text: 'Amused, nervous, keen, just being polite. In words, and marked on the very words that show it.',
    },
    {
      title: 'What they ask',
      text: 'Questions get answered, also the ones without a question mark. Plans get a yes, a no or a time.',
    },
    {
      title: 'When to step back',
      text: 'If it smells like a scam, or somebody wants no more messages, Cyrano says so and does not flirt.',
    },
  ],
} as const;

export const trust = {
  title: 'The small print, in large print',
  badges: [
    { icon: 'return', title: '30-day money-back', text: 'Not for you? Write to us within 30 days.' },
    { icon: 'once', title: 'Pay once', text: 'No automatic renewals. Your plan simply runs out.' },
    {
      icon: 'card',
      title: 'Paid by card',
      text: 'Through a card provider. Your card number never reaches us.',
    },
    { icon: 'lock', title: 'Not our business', text: 'We sell no data and show no adverts.' },
  ],
} as const;

export const closing = {
  title: 'They are waiting for your answer',
  text: 'Three replies take about ten seconds. The rest is up to you.',
  modestText: 'Three replies to choose from. The rest is up to you.',
  start: 'Get Started',
} as const;
