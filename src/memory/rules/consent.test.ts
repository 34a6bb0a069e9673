import { expect, it } from 'vitest';
import { CONSENT_VERSION, consentTo } from './consent.ts';

const at = '2026-11-28T08:00:00.000Z';
const to = (host: string, version: string | number = CONSENT_VERSION) => ({ host, version, at });

it.each([
  ['llm', null, 'unasked'],
  ['llm', to('llm.example:8443'), 'given'],
  ['llm', to('llm.example'), 'given'],
  ['llm', to('other.example'), 'lapsed'],
  ['llm', to('llm.example:8443', '2026-01-01'), 'lapsed'],
  // Words of another client, which we do not know.
  ['llm', to('llm.example:8443', 2), 'given'],
  ['llm', to('llm.example:8443', 'app-3'), 'given'],
  ['local', null, 'refused'],
  ['local', to('llm.example:8443'), 'refused'],
] as const)('a writer %s with %o: %s', (writer, consent, expected) => {
  expect(consentTo({ writer, consent }, 'llm.example:8443')).toBe(expected);
});
