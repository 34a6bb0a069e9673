/**
 * How much of one request is read. The contract says what is accepted (8,000 characters a text, 50 turns), which is more than can be read
 * within the deadline of a worker. What is left out is always the oldest, and the answer says so.
 */
import type { About, Turn } from '../contract.ts';

/** In characters (code points), of message, turns and notes together. Fifty turns of 300 characters with notes are read whole. */
export const READ_MAX_CHARACTERS = 20_000;

export type Readable = {
  readonly message?: string | undefined;
  readonly conversation?: Turn[] | undefined;
  readonly about?: About | undefined;
};
/** `leftOut` tells the reader what was not read, in whole sentences; empty where all of it was. */
export type Bounded<T> = { readonly request: T; readonly leftOut: string };

const charactersOf = (text: string): number => {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xdc00 && unit < 0xe000) count--;
  }
  return count;
};

const firstOf = (text: string, characters: number): string =>
  text.length <= characters ? text : [...text].slice(0, characters).join('');

/** What is read of a request: the message, then the turns from the newest back, then the notes, up to `READ_MAX_CHARACTERS`. */
export function withinBudget<T extends Readable>(request: T): Bounded<T> {
  const { conversation = [], about } = request;
  const said: string[] = [];
  let left = READ_MAX_CHARACTERS - charactersOf(request.message ?? '');
  let first = conversation.length;
  for (; first > 0; first--) {
    const characters = charactersOf(conversation[first - 1]?.text ?? '');
    if (characters > left) break;
    left -= characters;
  }
  if (first > 0) said.push(`Read the last ${conversation.length - first} of ${conversation.length} turns.`);
  const noteOf = (notes: string, whose: string): string => {
    const characters = charactersOf(notes);
    const read = Math.min(characters, left);
    left -= read;
    if (read < characters)
      said.push(`Read the first ${read} of ${characters} characters of the notes about ${whose}.`);
    return firstOf(notes, read);
  };
  const them = about?.them === undefined ? {} : { them: noteOf(about.them, 'them') };
  const me = about?.me === undefined ? {} : { me: noteOf(about.me, 'you') };
  if (said.length === 0) return { request, leftOut: '' };
  return {
    request: {
      ...request,
      ...(first > 0 ? { conversation: conversation.slice(first) } : {}),
      ...(about ? { about: { ...me, ...them } } : {}),
    },
    leftOut: said.join(' '),
  };
}
