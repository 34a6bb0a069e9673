/** Words of the choice that stands before the first paste. */
export const CONSENT_COPY = {
  heading: 'Who may read what you paste?',
  line: 'Choose before you paste anything. You can change it at any time.',
  lapsed: (host: string) =>
    `Since you agreed, who reads or what we say about it has changed: it is ${host} now. Please choose anew.`,
  model: (host: string) => `The AI at ${host}`,
  modelLines: (host: string) => [
    'Writes freer, more personal replies, in any language.',
    `${host} gets the message, the last turns, your notes and what you said about yourself, without the names, numbers and addresses that Cyrano finds. It cannot find all of them.`,
    'Warnings stay with the local coach: scams, threats, crises and anything about a child are not sent.',
  ],
  modelChoose: 'Let the AI write',
  local: 'The local coach',
  localLines: [
    'Runs on our own server. Nothing leaves it.',
    'Its replies are plainer, and it is at its best in English.',
  ],
  localChoose: 'Use the local coach',
  saving: 'Saving…',
} as const;
