import { expect, it } from 'vitest';
import { NOT_UNDERSTOOD } from '../../rules/unsure/plain-reply.ts';
import { DOUBT, partsOfSummary } from './doubt.ts';

it('knows the doubt of the rules', () => expect(DOUBT).toBe(NOT_UNDERSTOOD));

it.each([
  ['They joke.', { says: 'They joke.', doubt: '' }],
  [`They joke. ${DOUBT}`, { says: 'They joke.', doubt: DOUBT }],
])('%s', (summary, parts) => expect(partsOfSummary(summary)).toEqual(parts));
