import { z } from 'zod';
import { personBody, personChange, personSchema, storedTurnSchema, turnChange, turnsBody } from '#memory';
import type { Operation } from './openapi-operations.ts';

const person = z.object({ person: personSchema });
const turns = z.object({ turns: z.array(storedTurnSchema).describe('oldest first') });

/** Reading and deletion are open after a plan's end too, by the cookie. */
const call = (summary: string, answers: Operation['answers'], more: Partial<Operation> = {}): Operation => ({
  summary,
  who: 'user',
  answers,
  ...more,
  refusals: [401, 403, 404, 429, ...(more.query ? [400] : []), ...(more.body ? [400, 413, 422, 503] : [])],
});

/** The calls of Cyrano's memory. */
export const MEMORY_OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /api/coach/people': call(
    "The caller's people, whoever they wrote with last first; archived ones with archived=true",
    { 200: z.object({ people: z.array(personSchema) }) },
    { query: ['query', 'archived'] },
  ),
  'POST /api/coach/people': call('Keeps a person', { 201: person }, { body: personBody }),
  'GET /api/coach/people/{id}': call('A person', { 200: person }),
  'PATCH /api/coach/people/{id}': call('Changes a person', { 200: person }, { body: personChange }),
  'DELETE /api/coach/people/{id}': call('Deletes a person with all turns', { 204: null }),
  'GET /api/coach/people/{id}/turns': call(
    'The newest turns with a person, or those before a turn (its id) or a time',
    { 200: turns },
    { query: ['before', 'limit'] },
  ),
  'POST /api/coach/people/{id}/turns': call('Keeps turns, in order', { 201: turns }, { body: turnsBody }),
  'PATCH /api/coach/people/{id}/turns/{turnId}': call('Changes a turn', { 200: turns }, { body: turnChange }),
  'DELETE /api/coach/people/{id}/turns/{turnId}': call('Deletes a turn', { 204: null }),
};
