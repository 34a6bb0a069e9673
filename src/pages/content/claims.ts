/**
 * What the marketing pages claim, as the product's specification prescribes it (sections 1, 2 and 9), and the voices
 * that go with it. All of it stands here and nowhere else, so that an operator who cannot prove a claim finds it.
 */

export const stats = [
  { figure: '3x', text: 'more responses' },
  { figure: '89%', text: 'success' },
  { figure: '10s', text: 'response time' },
] as const;

export const statsLabel = 'In numbers';

/** Under the figures: whose they are; beside the offer: where it stands with its price and its end. */
export const statsNote = {
  figures:
    'Our own figures; nobody outside has checked them. What comes back to you depends on the two of you.',
  link: 'What the offer is, and until when',
  prices: 'The prices on the plans are what you pay.',
} as const;

export const offer = {
  badge: '50% off, for a limited time',
  discount: '50% off',
  moneyBack: '30-day money-back',
  /** The advertised monthly price; what is charged is the catalogue's. */
  wasInCents: 29_900,
  nowInCents: 14_900,
  per: 'per month',
} as const;

export type Voice = { quote: string; name: string; place: string };

export const landingVoice: Voice = {
  quote:
    'I used to type, delete, type, delete. Now I send it, put the phone down and look forward to the answer.',
  name: 'Thabo, 31',
  place: 'Johannesburg',
};

export const voices: readonly Voice[] = [
  {
    quote:
      'It pointed at four words I had read straight past. She had asked me out and I was about to send a thumbs-up.',
    name: 'Ruan, 27',
    place: 'Stellenbosch',
  },
  {
    quote: 'The replies sound like me on a good day. My sister still asks who writes my messages.',
    name: 'Ayesha, 34',
    place: 'Durban',
  },
  {
    quote: 'It told me he was being polite, not keen. That hurt for a minute and saved me a month.',
    name: 'Lindiwe, 29',
    place: 'Pretoria',
  },
];
