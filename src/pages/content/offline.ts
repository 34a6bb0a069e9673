import { brandName } from '#ui';

/** Words of the page that is shown in the place of one that could not be fetched. */
export const offlinePage = {
  title: 'No connection right now',
  description: 'The page that you asked for could not be fetched.',
  text: () =>
    `${brandName()} needs the internet to read a message, and this page could not be fetched. It tries again by itself, and opens as soon as the connection is back.`,
  again: 'Try again',
  meanwhile: 'Meanwhile',
  /** What is kept on this device, where the reader wants that. */
  people: 'People',
  peopleLine: 'Kept on this device to be read offline. New replies need a connection.',
  nobody: 'Nobody is kept on this device yet.',
  /** ISO time of the last look at the server. */
  asOf: (day: string) => `As it was on ${day}.`,
  messagesWith: (name: string) => `Messages with ${name}`,
  notes: 'Notes',
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  noTurns: 'No messages are kept with them.',
  you: 'You',
  /** What still stands in the tab. */
  shared: 'The message that you shared waits in this tab. It is put into the box when Cyrano opens.',
  back: 'What you had typed in Cyrano is still in its tab: go back to it, and leave it open.',
  clipboard: 'What you copied stays on your clipboard, ready to paste.',
  status: {
    offline: 'This device is offline. Waiting for a connection…',
    unreachable: (seconds: number) =>
      seconds > 1
        ? `We cannot be reached. Next try in ${seconds} seconds…`
        : 'We cannot be reached. Next try now…',
    trying: 'Trying again…',
    found: 'Connected. Opening the page…',
  },
} as const;
