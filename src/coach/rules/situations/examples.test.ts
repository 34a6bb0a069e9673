/** More messages than stand beside the entries: what was once heard wrongly, and other wordings. A new one goes to its entry. */
import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import { generate } from '../generate.ts';
import { read } from '../read.ts';
import { inOneTest, models } from '../testing.ts';
import { entryOf } from './book.ts';
import examples from './examples.json' with { type: 'json' };
import { situationsIn } from './tiers.ts';

/** The id of an entry (of `noneOf`: how ids begin), their message, and what the user wrote before it. */
type Row = readonly [string, string] | readonly [string, string, string];
const rows = (given: readonly string[][]): readonly Row[] => given as unknown as readonly Row[];

const requestOf = (message: string, mine?: string) => ({
  message,
  conversation: mine ? [{ from: 'me' as const, text: mine }] : [],
});

/** The situations and generators that put something up for a message. */
const sourcesOf = (message: string, mine?: string): string[] =>
  generate(read(requestOf(message, mine), models)).map(({ source }) => source ?? '');

describe('messages', () => {
  inOneTest(rows(examples.heard))('are heard: %s: %s', (id, message, mine?: string) =>
    expect(sourcesOf(message, mine)).toContain(id),
  );

  inOneTest(rows(examples.not))('are not heard: %s: %s', (id, message, mine?: string) =>
    expect(sourcesOf(message, mine)).not.toContain(id),
  );

  inOneTest(rows(examples.heardBehindOthers))(
    'are heard, though others speak first: %s: %s',
    (id, message, mine?: string) =>
      expect(
        situationsIn(entryOf(id)?.tier ?? '').some(
          ({ name, when }) => name === id && when(read(requestOf(message, mine), models)),
        ),
      ).toBe(true),
  );

  inOneTest(rows(examples.noneOf))('are heard as none of %s: %s', (begins, message, mine?: string) =>
    expect(sourcesOf(message, mine).filter((id) => new RegExp(`^(?:${begins})`).test(id))).toEqual([]),
  );

  inOneTest(examples.actions as [string, string][])('are to be met so: %s: %s', (action, message) =>
    expect(advise(requestOf(message), models).analysis.action).toBe(action),
  );
});
