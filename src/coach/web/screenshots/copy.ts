import type { PictureFault } from './open-picture.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Why a picture gave nothing. */
export type ReadingFault = PictureFault | 'no-messages' | 'no-words';

export const MOST_PICTURES = 12;

/** Words of the screen on which screenshots are read. */
export const SCREENSHOTS_COPY = {
  add: 'Add screenshots',
  title: { turns: 'From your screenshots', text: 'From your screenshots' },
  privacy: 'They are read on this device. Nothing is uploaded.',
  pictures: 'Your pictures, oldest first',
  picture: (number: number) => `Picture ${number}`,
  earlier: (number: number) => `Move picture ${number} earlier`,
  later: (number: number) => `Move picture ${number} later`,
  remove: (number: number) => `Remove picture ${number}`,
  more: 'Add more',
  tooMany: `At most ${MOST_PICTURES} pictures are read at once. The others were left out.`,
  fetching: 'Fetching the reader, about 4 MB, the first time only…',
  reading: (number: number, count: number) =>
    count === 1 ? 'Reading the picture…' : `Reading picture ${number} of ${count}…`,
  read: (count: number) => `${counted(count, 'message was', 'messages were')} read.`,
  readText: 'The words were read.',
  check: 'Put right what was misread. The arrows give a message to the other side.',
  messages: 'Messages that were read',
  words: 'Words that were read',
  swap: 'Swap all sides',
  use: (count: number) => `Use ${counted(count, 'message', 'messages')}`,
  useText: 'Use these words',
  cancel: 'Cancel',
  retry: 'Try again',
  noReader: 'The reader did not start',
  noReaderLine:
    'The connection may have dropped, or this browser is too old for it. Your pictures are still here; you can also paste the messages as text.',
  faults: {
    'no-picture': 'This browser cannot open it. Take a screenshot as PNG or JPEG.',
    'too-small': 'Too small to be read.',
    'too-large': 'Too large to be read. Cut it into parts.',
    'no-messages': 'No messages were found in it. Is it a screenshot of a chat?',
    'no-words': 'No words were found in it.',
  } satisfies Record<ReadingFault, string>,
} as const;
