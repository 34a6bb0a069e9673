import type { Insight, InsightKind, Turn } from '#coach';

/** Words of the insights' screen. */
export const INSIGHTS_COPY = {
  heading: 'The talk as a whole',
  line: 'Paste a conversation, or add screenshots of it. Cyrano tells who asks, who writes more, how it goes on, and in which words it shows.',
  conversation: 'The conversation',
  placeholder: 'Me: How was the market?\nHer: So good! I bought too much cheese…',
  hint: 'A line for each message, with Me: or a name before it. A chat exported from WhatsApp works as it is.',
  read: 'Read the conversation',
  reading: 'Reading both sides…',
  result: 'What Cyrano notices',
  edit: 'Change the text',
  fromReplies: 'This is the conversation under Replies.',
  pasteAnother: 'Paste another',
  takeReplies: 'Take the conversation under Replies',
  changedThere: 'The conversation has changed since it was read. Read it again to see what that changes.',
  swap: 'Swap all sides',
  turns: 'The messages',
  turnsLine: 'Tap the arrows beside a message to give it to the other side.',
  whichIsYou: 'Which one is you?',
  saidBy: { me: 'You', them: 'They' } satisfies Record<Turn['from'], string>,
  flip: { me: 'Yours. Make it theirs', them: 'Theirs. Make it yours' } satisfies Record<Turn['from'], string>,
  lastOnly: (read: number, all: number) => `The last ${read} of ${all} messages are read.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One line said by nobody was left out, such as a picture or a call.'
      : `${count} lines said by nobody were left out, such as pictures and calls.`,
  blank: 'Paste the conversation first.',
  notAChat:
    'Cyrano cannot tell who wrote what. Begin each message on a line of its own, with Me: or a name before it.',
  changed: 'You changed the messages. Read the conversation again to see what that changes.',
  care: 'First of all',
  next: 'What to try next',
  onlyThese: 'That comes before anything else, so Cyrano says no more about the rest.',
  nothing: 'Nothing stands out in these words.',
  hardToTell: 'Hard to tell from these words.',
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  noDiagnosis: 'Read from the words alone. What somebody feels or means, only they can say.',
  ready: (count: number) => (count === 1 ? 'Cyrano notices one thing.' : `Cyrano notices ${count} things.`),
  exampleLine: 'Eight messages between two people who met last week.',
} as const;

/** The subjects that always have a place, in this order. */
export const SUBJECTS = [
  'questions',
  'balance',
  'pace',
  'interest',
  'manner',
] as const satisfies InsightKind[];

export const KIND_LABELS = {
  care: INSIGHTS_COPY.care,
  questions: 'Questions',
  balance: 'Balance',
  pace: 'Pace',
  interest: 'Interest',
  manner: 'How the two of you write',
} as const satisfies Record<InsightKind, string>;

/** The colour of an insight and of the words that it is tied to: a class of `cyrano.css`. */
export const KIND_COLOURS = {
  care: 'c-brick',
  questions: 'c-ember',
  balance: 'c-plum',
  pace: 'c-gold',
  interest: 'c-sage',
  manner: 'c-plum',
} as const satisfies Record<InsightKind, string>;

/** How sure Cyrano is, in words. */
export const SURENESS = {
  low: 'A hint, no more',
  medium: 'Fairly plain',
  high: 'Plain to see',
} as const satisfies Record<Insight['confidence'], string>;

export const EXAMPLE_CONVERSATION = `Me: Hey! How was the market on Saturday?
Her: So good! I bought way too much cheese. Do you like halloumi?
Me: Love it. Did you go with your sister?
Her: Yes, she never stops talking haha. You should come next time
Me: I would like that. What time do you usually go?
Her: Early, like eight. Are you a morning person?
Me: Depends on the cheese
Her: haha okay. so saturday?`;
