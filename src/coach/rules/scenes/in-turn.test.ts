import { describe, expect } from 'vitest';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import table from './in-turn.json' with { type: 'json' };

/** The scenes that put something up for an answer to the reader's turn. */
const sourcesOf = (message: string, mine: string): string[] =>
  generate(read({ message, conversation: [{ from: 'me', text: mine }] }, models)).map(
    ({ source }) => source ?? '',
  );

describe("an answer to the reader's last words is heard with them", () => {
  inOneTest(table.heard as [string, string, string][])('%s: %s', (scene, message, mine) =>
    expect(sourcesOf(message, mine)).toContain(scene),
  );
});

describe('what only shares its words is not taken for it', () => {
  inOneTest(table.not as [string, string, string][])('not %s: %s', (scene, message, mine) =>
    expect(sourcesOf(message, mine)).not.toContain(scene),
  );
});
