import { type Problem, problem } from '#kit';
import {
  NAME_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  PEOPLE_MAX,
  TURN_MAX_CHARACTERS,
  TURNS_MAX,
  TURNS_PER_CALL,
  VOICE_MAX,
} from './limits.ts';

export type MemoryFaultCode =
  | 'invalid-request'
  | 'not-found'
  | 'memory-off'
  | 'too-many-people'
  | 'too-many-turns'
  | 'too-many-turns-at-once'
  | 'turn-too-long'
  | 'notes-too-long'
  | 'name-too-long'
  | 'empty-name'
  | 'empty-turn'
  | 'voice-too-long';

interface Told {
  status: 400 | 404 | 422;
  message: string;
}

const count = (most: number) => most.toLocaleString('en');

/** Each fault with its status and a sentence that says what to do. */
const MEMORY_FAULTS: Readonly<Record<MemoryFaultCode, Told>> = {
  'invalid-request': { status: 400, message: 'Send valid JSON.' },
  'not-found': { status: 404, message: 'There is nothing kept at this address.' },
  'memory-off': {
    status: 422,
    message: 'Cyrano keeps nothing at the moment. Choose how long to keep things under Memory and privacy.',
  },
  'too-many-people': {
    status: 422,
    message: `There is room for ${count(PEOPLE_MAX)} people. Delete someone to make room.`,
  },
  'too-many-turns': {
    status: 422,
    message: `There is room for ${count(TURNS_MAX)} messages with each person. Delete some to make room.`,
  },
  'too-many-turns-at-once': {
    status: 422,
    message: `Send at most ${count(TURNS_PER_CALL)} messages at a time.`,
  },
  'turn-too-long': {
    status: 422,
    message: `Shorten the message to ${count(TURN_MAX_CHARACTERS)} characters at most.`,
  },
  'notes-too-long': {
    status: 422,
    message: `Shorten the notes to ${count(NOTES_MAX_CHARACTERS)} characters at most.`,
  },
  'name-too-long': {
    status: 422,
    message: `Shorten the name to ${count(NAME_MAX_CHARACTERS)} characters at most.`,
  },
  'empty-name': { status: 422, message: 'Give them a name.' },
  'voice-too-long': {
    status: 422,
    message: `Shorten it: ${VOICE_MAX.facts} facts, ${VOICE_MAX.never} words and ${VOICE_MAX.style} points of style at most, with ${VOICE_MAX.characters} characters each.`,
  },
  'empty-turn': { status: 422, message: 'A message cannot be empty.' },
};

/** What the caller is told; `message` takes the place of the general one, and never holds what they sent. */
export const memoryFault = (
  code: MemoryFaultCode,
  message?: string,
): { status: Told['status']; body: Problem } => ({
  status: MEMORY_FAULTS[code].status,
  body: problem(code, message ?? MEMORY_FAULTS[code].message),
});

export const isMemoryFault = (code: unknown): code is MemoryFaultCode =>
  typeof code === 'string' && Object.hasOwn(MEMORY_FAULTS, code);
