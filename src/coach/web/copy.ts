/** Words of Cyrano's screen that the contract does not fix. */
export const CYRANO_COPY = {
  name: 'Cyrano',
  /** The contract's names of the tabs. */
  tabNames: { replies: 'Replies', openers: 'Openers', draft: 'Check my draft', insights: 'Insights' },
  tabs: 'What Cyrano does',
  menu: 'Cyrano’s settings',
  /** The contract's names of the settings and of the list. */
  memory: 'Memory and privacy',
  voice: 'My voice',
  keys: 'Keyboard shortcuts',
  people: 'People',
  justThis: 'Just this message',
  close: 'Close',
  panelLoading: 'One moment…',
  panelMissing: 'This part did not arrive',
  panelMissingLine: 'The connection may have dropped. What you wrote in the other tabs is still there.',
  /** Said by the frame's page where it is opened by itself. */
  alone: 'Cyrano lives inside the chat',
  open: (brand: string) => `Open ${brand}`,
  received: 'Message you received',
  tone: 'Tone',
  emptyHeading: 'What did they write?',
  emptyLine:
    'Paste the message below. Cyrano reads it, tells you what it notices, and whispers a few lines you could send.',
  /** Who else reads it, where the operator has set a language model. */
  alsoReads: (host: string) =>
    `The AI at ${host} writes the replies, from a copy without the names, numbers and addresses that Cyrano finds.`,
  localReads: 'The local coach writes the replies. Nothing leaves our own server.',
  writeLocally: 'Use the local coach',
  writeByModel: (host: string) => `Let the AI at ${host} write, from a copy without names and numbers`,
  tryOne: 'Or try one of these',
  placeholder: 'Their message…',
  suggest: 'Suggest replies',
  thinking: 'Reading between the lines…',
  whispers: 'Cyrano whispers',
  reading: 'What Cyrano notices',
  change: 'Edit message',
  copy: 'Copy reply',
  /** The start of the name above, where there is little room. */
  copyShort: 'Copy',
  source: 'Source:',
  noSource: 'Our own judgement; no study stands behind this one.',
  noQuestion: 'No question to answer',
  reasons: 'Why Cyrano thinks so',
  noReplies: 'No line is suggested here, on purpose.',
  ifYouAnswer: 'If you answer at all',
  blank: 'Paste their message first.',
  offline: 'You are offline. What you typed stays here; ask again when the line is back.',
  busy: (when: string) => `Cyrano is busy right now. Try again ${when}.`,
  tooManyRequests: (when: string) => `That was a lot in a short time. Try again ${when}.`,
  kept: 'What you typed stays here.',
  retry: 'Try again',
  notes: (count: number) =>
    count === 0
      ? 'Why Cyrano thinks so'
      : count === 1
        ? 'A note on these words'
        : `${count} notes on these words`,
  /** The start of the name above, where there is little room. */
  notesShort: (count: number) => (count === 0 ? 'Why' : count === 1 ? 'A note' : `${count} notes`),
  questions: (count: number) => (count === 1 ? 'One question to answer' : `${count} questions to answer`),
  tooLong: (count: number, limit: number) =>
    `${format(count)} of ${format(limit)} characters. Leave a part out and ask again.`,
  counter: (count: number, limit: number) => `${format(count)} of ${format(limit)} characters`,
} as const;

/** Messages to try, each another kind of moment. */
export const SAMPLE_MESSAGES = [
  'Okay I need a second opinion, is it weird to eat breakfast at the beach alone on a Tuesday? Asking for me',
  'Sorry I went quiet, work ate my whole week. Still up for that coffee on Saturday?',
  'haha fine. but you still owe me the story about the goat',
] as const;

function format(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
