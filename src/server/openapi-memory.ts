import { z } from 'zod';
import { learnedVoiceSchema } from '#coach';
import {
  memoryBody,
  memorySchema,
  personBody,
  personChange,
  personSchema,
  storedTurnSchema,
  turnChange,
  turnsBody,
  voiceBody,
} from '#memory';
import type { Operation } from './openapi-operations.ts';

const person = z.object({ person: personSchema });
const turns = z.object({ turns: z.array(storedTurnSchema).describe('oldest first') });

/** Reading and deletion are open after a plan's end too, by the cookie. */
const call = (summary: string, answers: Operation['answers'], more: Partial<Operation> = {}): Operation => ({
  summary,
  who: 'user',
  answers,
  ...more,
  refusals: [
    401,
    403,
    429,
    ...(more.refusals ?? []),
    ...(more.query ? [400] : []),
    ...(more.body ? [400, 413, 422] : []),
  ],
});

/** Of one person, who may not be there. */
const below: typeof call = (summary, answers, more) => call(summary, answers, { ...more, refusals: [404] });

/** The calls of Cyrano's memory. */
export const MEMORY_OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /api/coach/people': call(
    "The caller's people, whoever they wrote with last first; archived ones with archived=true",
    { 200: z.object({ people: z.array(personSchema) }) },
    { query: ['query', 'archived'] },
  ),
  'POST /api/coach/people': call('Keeps a person', { 201: person }, { body: personBody }),
  'GET /api/coach/people/{id}': below('A person', { 200: person }),
  'PATCH /api/coach/people/{id}': below('Changes a person', { 200: person }, { body: personChange }),
  'DELETE /api/coach/people/{id}': below('Deletes a person with all turns', { 204: null }),
  'GET /api/coach/people/{id}/turns': below(
    'The newest turns with a person, or those before a turn (its id) or a time',
    { 200: turns },
    { query: ['before', 'limit'] },
  ),
  'POST /api/coach/people/{id}/turns': below('Keeps turns, in order', { 201: turns }, { body: turnsBody }),
  'PATCH /api/coach/people/{id}/turns/{turnId}': below(
    'Changes a turn',
    { 200: turns },
    { body: turnChange },
  ),
  'GET /api/coach/memory': call('How long things are kept, who writes, and what was agreed to', {
    200: memorySchema,
  }),
  'PUT /api/coach/memory': call(
    'Changes what is named; what is no longer to be kept is deleted at once',
    { 200: memorySchema },
    { body: memoryBody },
  ),
  'GET /api/coach/voice': call('How the caller writes', { 200: voiceBody }),
  'GET /api/coach/voice/learned': call(
    'How the caller writes, learned from their own kept messages; nothing is changed by it',
    { 200: learnedVoiceSchema },
    { refusals: [503] },
  ),
  'PUT /api/coach/voice': call('Replaces how the caller writes', { 200: voiceBody }, { body: voiceBody }),
  'DELETE /api/coach/people/{id}/turns/{turnId}': below('Deletes a turn', { 204: null }),
};
