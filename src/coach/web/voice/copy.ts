/** Words of `My voice`. The names of the points of style are stored, and told to who writes the replies. */
export const VOICE_COPY = {
  loading: 'Looking up…',
  lead: 'Used when you ask about a person from “People”. All of it can be changed or emptied at any time.',
  facts: 'Facts about me',
  factsHint: 'One a line. Cyrano may use them in a reply, and makes nothing else up about you.',
  factsExample: 'I bake rye bread\nI have a cat called Mo',
  never: 'Words I never use',
  neverHint: 'One a line. A reply with one of them is left out.',
  neverExample: 'babe\nlol',
  style: 'How I write',
  styleLocal:
    'Read by a language model only, and this service has none set: here the tone says how you sound.',
  styleModel: 'Read by the language model that writes for you.',
  any: 'Does not matter',
  points: {
    length: { label: 'Length', options: ['short', 'medium', 'long'] },
    emoji: { label: 'Emoji', options: ['none', 'now and then', 'many'] },
    capitals: { label: 'Capital letters', options: ['as in a book', 'all lower case'] },
  },
  words: 'In your own words',
  wordsHint: 'For example: dry, no exclamation marks, a bit of Afrikaans.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  retry: 'Try again',
} as const;
