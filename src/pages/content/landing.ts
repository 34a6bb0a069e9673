import { formatRand, PLANS } from '#plans';
import { brandName } from '#ui';
import recorded from './recorded-example.json' with { type: 'json' };

export const landingMeta = () => ({
  title: `${brandName()}: never stuck for the next line`,
  description:
    'Paste the message you just got. Cyrano reads what it really says and whispers replies that sound like you on a good day.',
  path: '/',
});

export const hero = {
  title: { first: 'Never stuck for ', before: 'the ', said: 'next line', after: ' again.' },
  lede: 'Paste their message. Cyrano, an AI, reads what it says and whispers three replies that sound like you on a good day.',
  start: 'Get Started',
  startNote: `From ${formatRand(PLANS.weekly.amountInCents)}, paid once`,
  tryNow: 'Try Now',
  tryNowNote: 'Free account, then a plan',
  never: 'Never renews',
  private: 'No person here reads what you paste. Kept only if you ask for it.',
  who: 'Who we are',
  /** Where the operator has said who sells. */
  seller: ': %%SELLER%%',
} as const;

export type Tone = 'gold' | 'sage' | 'ember';
type Part = string | { words: string; tone: Tone };

const TONES: readonly Tone[] = ['gold', 'sage', 'ember'];
const shortNote = (says: string) => {
  const rest = says
    .replace(/^Sounds like /, '')
    .replace(/ (?:they|that) .*$/, '')
    .replace(/\.$/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

const notes = recorded.notes.map(({ quote, says }, place) => ({
  tone: TONES[place] ?? 'gold',
  quote,
  title: says.replace(/\.$/, ''),
  // In a row of its own on a phone: `Amusement`, `A time`.
  short: shortNote(says),
}));

/** Their words with those in colour that a note is tied to. */
function marked(message: string): Part[] {
  const parts: Part[] = [];
  let rest = message;
  for (const { quote, tone } of notes) {
    const [before = '', ...after] = rest.split(quote);
    parts.push(before, { words: quote, tone });
    rest = after.join(quote);
  }
  return [...parts, rest];
}

/** The example of the first screen: a message, and what the coach of this product really says to it (checks/record-example.ts). */
export const example = {
  label: 'An example: a message, read and answered',
  sender: 'Naledi',
  initial: 'N',
  when: 'wrote, 22:47',
  message: marked(recorded.message),
  notes,
  whisper: 'Cyrano whispers',
  replies: recorded.replies,
} as const;

export const prompter = {
  title: 'Every stage has its prompter',
  text: [
    'In a theatre, the prompter sits out of sight at the front of the stage. When an actor goes blank, the prompter gives the line. Nobody else hears it.',
    'Cyrano does that for your phone, in any app. You stay the one on stage: you pick the line, you change it, you send it.',
  ],
  picture:
    'A stage seen from the seats. On it, an answer still blank; at its edge a small box, and a plume rising behind it.',
} as const;

export const reading = {
  title: 'It reads before it writes',
  points: [
    {
      title: 'What they feel',
      sample: {
        before: 'I was really looking forward to it, ',
        words: 'oh well',
        after: '',
        tone: 'ember',
        note: 'Sounds like disappointment',
      },
      text: 'Amused, nervous, keen, just being polite: in plain words, tied to the words that show it.',
    },
    {
      title: 'What they ask',
      sample: {
        before: 'So the rooftop on Friday, ',
        words: 'what should I wear',
        after: '',
        tone: 'plum',
        note: 'A question to take up',
      },
      text: 'Questions get answered, even the ones without a question mark. Plans get a yes, a no or a time.',
    },
    {
      title: 'When to step back',
      sample: {
        before: 'My card is blocked, ',
        words: 'can you send me a voucher',
        after: '',
        tone: 'brick',
        note: 'Possible money scam',
      },
      text: 'If it smells like a scam, or somebody wants no more messages, Cyrano says so and does not flirt.',
    },
  ],
} as const;

export const trust = {
  title: 'The small print, in large print',
  badges: [
    { icon: 'return', title: '30-day money-back', text: 'Not for you? Write to us' },
    { icon: 'once', title: 'Pay once', text: 'No automatic renewals. Your plan simply runs out.' },
    {
      icon: 'card',
      title: 'Paid by card',
      text: 'Handled by %%CARD_PROVIDER%%. Your card number never reaches us.',
    },
    {
      icon: 'lock',
      title: 'What you paste',
      text: '%%WHO_READS%% We keep a message only with a person you add, for as long as you say. We sell no data and show no adverts.',
    },
  ],
  /** Where the operator has set an address. */
  writeTo: ' at %%SUPPORT_EMAIL%%',
  within: ' within 30 days.',
  /** Where the operator has said who sells. */
  soldBy: 'Sold by %%SELLER%%.',
  more: [
    { href: '/terms#who', label: 'Who we are' },
    { href: '/privacy#messages', label: 'How we treat messages' },
    { href: '/terms#refunds', label: 'How refunds work' },
  ],
} as const;

export const closing = {
  title: 'Ready when you are',
  text: 'Three replies take about ten seconds. The rest is up to you.',
  modestText: 'Three replies to choose from. The rest is up to you.',
  start: 'Get Started',
} as const;
