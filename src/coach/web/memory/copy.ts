import type { KeepDays } from '#memory';

/** What is agreed to stands in `modelMeans`: changed words get a new `CONSENT_VERSION`. */
export const MEMORY_COPY = {
  loading: 'Looking up…',
  lead: 'A message on its own is answered and not stored. Only what you write with a person from “People” is remembered, so that the next reply knows what was said.',
  keepFor: 'Keep for',
  /** In the order of the contract: `String(keepDays)` is the name of a choice. */
  keep: {
    '0': {
      name: 'Nothing',
      means: 'No people, no messages, no notes, no voice. What is stored now is deleted.',
    },
    '7': {
      name: '7 days',
      means: 'A message goes after 7 days, a person 7 days after you last wrote something.',
    },
    '30': {
      name: '30 days',
      means: 'A message goes after 30 days, a person 30 days after you last wrote something.',
    },
    null: { name: 'Until deleted', means: 'Everything stays until you delete it, or your account.' },
  } satisfies Record<`${KeepDays}`, { name: string; means: string }>,
  shorterNothing: 'Everything that Cyrano remembers is deleted now. This cannot be taken back.',
  shorter: (days: number) => `What is older than ${days} days is deleted now. This cannot be taken back.`,
  shorterGo: 'Delete and change',
  saved: 'Saved.',
  writes: 'Who writes the replies',
  local: 'The local coach',
  localMeans: 'Runs on our own server. Nothing leaves it.',
  model: (host: string) => `The AI at ${host}`,
  modelMeans: (host: string) =>
    `${host} gets the message, the last turns, your notes and what you said about yourself, without the names, numbers and addresses that Cyrano finds. The local coach reads first and keeps warnings here.`,
  agreed: (day: string) => `You agreed on ${day}.`,
  notAgreed: 'You have not said yes to this yet. Agree, or choose the local coach.',
  agree: 'I agree',
  device: 'On this device',
  readOffline: 'Read people offline',
  readOfflineOff: 'Off. Nothing that Cyrano remembers is kept in this browser.',
  readOfflineOn:
    'On. Names, notes and the newest messages of your latest 30 people are kept in this browser, to be read when there is no network.',
  readOfflineWarning:
    'When it is on, these texts are kept on this phone or computer, without encryption: whoever can unlock it can read them. Switch it off, sign out or delete your account, and they are deleted from this browser at once.',
  kept: 'What is stored',
  keptLines: [
    'The names, stages and notes of your people, the messages with them, and “My voice”.',
    'All of it is encrypted for your account. No person of ours reads it, and it trains nothing.',
    'It is in the copy that you can take on your account page, and goes with the account.',
    'When each thing was stored is kept with it, unencrypted, so that it can be deleted in time.',
    'Backups of the server may hold the encrypted form for a while after you delete.',
  ],
  deleteAll: 'Delete everything now',
  deleteSure: 'All people, messages and notes and “My voice” are deleted. This cannot be taken back.',
  deleteGo: 'Delete everything',
  cancel: 'Cancel',
  deleted: 'Everything is deleted.',
  deletedOff:
    'Everything is deleted. Your choice of how long to keep things could not be set again, so nothing is kept now.',
  done: 'Done',
  retry: 'Try again',
} as const;
