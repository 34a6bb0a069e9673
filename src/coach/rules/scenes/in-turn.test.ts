import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createModels } from '../models/index.ts';
import { read } from '../reading/read.ts';
import { generate } from '../words/generate.ts';
import table from './in-turn.json' with { type: 'json' };

const weights = (name: string) =>
  readFileSync(new URL(`../../server/models/${name}.weights`, import.meta.url));
const models = createModels(weights('coach'), weights('worth'));

/** The scenes that put something up for an answer to the reader's turn. */
const sourcesOf = (message: string, mine: string): string[] =>
  generate(read({ message, conversation: [{ from: 'me', text: mine }] }, models)).map(
    ({ source }) => source ?? '',
  );

describe("an answer to the reader's last words is heard with them", () => {
  it.each(table.heard as [string, string, string][])('%s: %s', (scene, message, mine) =>
    expect(sourcesOf(message, mine)).toContain(scene),
  );
});

describe('what only shares its words is not taken for it', () => {
  it.each(table.not as [string, string, string][])('not %s: %s', (scene, message, mine) =>
    expect(sourcesOf(message, mine)).not.toContain(scene),
  );
});
