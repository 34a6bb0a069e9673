/** Messages that a danger has to be heard in, or must not be: by the rules alone. A new one goes to `examples.json`. */
import { describe, expect } from 'vitest';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import examples from './examples.json' with { type: 'json' };
import { readSafety } from './gate.ts';

/** A kind, a message, and what the user wrote before. */
type Row = readonly [string, string] | readonly [string, string, string];

const readingOf = (message: string, mine?: string) =>
  readSafety(normalise(message), mine ? [{ from: 'me', text: mine }] : []);
const kindsIn = (message: string, mine?: string): string[] =>
  readingOf(message, mine).flags.map(({ kind }) => kind);

describe('dangers', () => {
  inOneTest(examples.raised as unknown as readonly Row[])('%s: %s', (kind, message, mine?: string) =>
    expect(kindsIn(message, mine)).toContain(kind),
  );

  inOneTest(examples.metWith as unknown as Array<[string, string, string]>)(
    '%s, to be met with %s: %s',
    (kind, action, message) => {
      expect(kindsIn(message)).toContain(kind);
      expect(readingOf(message).action).toBe(action);
    },
  );

  inOneTest(examples.harmless as unknown as ReadonlyArray<[string] | [string, string]>)(
    'none in: %s',
    (message, mine?: string) =>
      expect(
        kindsIn(message, mine).filter((kind) => kind !== 'wellbeing' && kind !== 'money_request_mild'),
      ).toEqual([]),
  );
});
