import type { Difference, FreePoint, StylePoint } from '#coach/style';

/** Words of `My voice`. The names of the points of style are stored, and told to who writes the replies. */
export const VOICE_COPY = {
  loading: 'Looking up…',
  lead: 'Used in every reply that Cyrano writes for you. All of it can be changed or emptied at any time.',
  facts: 'Facts about me',
  factsHint: 'One a line. Cyrano may use them in a reply, and makes nothing else up about you.',
  factsExample: 'I work as a nurse\nI grew up in Durban\nI have a cat called Mo',
  never: 'Words I never use',
  neverHint: 'One a line. A reply with one of them is left out.',
  neverExample: 'babe\nlol',
  style: 'How I write',
  styleHint:
    'Cyrano follows these in every reply. Two of them, the languages you mix and what you say in your own words, need a language model; without one Cyrano understands only plain wishes such as “no full stops”.',
  any: 'Any',
  points: {
    length: 'Length',
    capitals: 'Capital letters',
    'full stops': 'Full stops',
    'exclamation marks': 'Exclamation marks',
    emoji: 'Emoji',
    'short forms': 'Short forms (I’m, don’t)',
  } satisfies Record<StylePoint, string>,
  free: {
    'emoji I use': { label: 'Emoji I use', hint: 'For example: 😂 🙈' },
    greeting: { label: 'How I say hello', hint: 'For example: howzit' },
    languages: { label: 'Languages I mix', hint: 'For example: English, Afrikaans' },
    words: {
      label: 'In your own words',
      hint: 'For example: dry, no exclamation marks, a bit of Afrikaans.',
    },
  } satisfies Record<FreePoint, { label: string; hint: string }>,
  learn: 'Learn from my messages',
  learning: 'Reading your messages…',
  learned: (count: number) => `From ${count} messages of yours`,
  learnedHint: 'Tick what is right. Nothing changes until you press “Save”.',
  fact: (fact: string) => `About me: ${fact}`,
  now: (value: string) => `now: ${value}`,
  use: 'Fill these in',
  notNow: 'Not now',
  filledIn: 'Filled in below. Press “Save” to keep it.',
  nothingNew: (count: number) => `Your ${count} messages say the same as what stands here.`,
  tooFew: (count: number) =>
    `That needs five messages of yours, and there ${count === 1 ? 'is 1' : `are ${count === 0 ? 'none' : count}`} so far. Paste a conversation, or press “I sent this” on a reply.`,
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
} as const;

/** How near a reply is to how the reader writes. */
export const NEAR_COPY = {
  close: 'Close to how you write',
  longer: 'Longer than you write',
  shorter: 'Shorter than you write',
  not: (points: string) => `Not quite how you write: ${points}`,
  and: ' and ',
  differences: {
    longer: 'longer',
    shorter: 'shorter',
    capitals: 'has capital letters',
    'no-capitals': 'lacks capital letters',
    'full-stops': 'has full stops',
    'end-stop': 'ends in a full stop',
    exclaims: 'has an exclamation mark',
    emoji: 'has an emoji',
    'short-forms': 'has short forms such as “I’m”',
    'long-forms': 'has no short forms such as “I’m”',
  } satisfies Record<Difference, string>,
} as const;
