import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { createModels } from '../models/index.ts';
import { read } from '../reading/read.ts';
import { generate } from '../words/generate.ts';
import rows from './widened-tender.json' with { type: 'json' };

const weights = (name: string) =>
  readFileSync(new URL(`../../server/models/${name}.weights`, import.meta.url));
const models = createModels(weights('coach'), weights('worth'));

const asked = (message: string, mine?: string) => ({
  message,
  conversation: mine ? [{ from: 'me' as const, text: mine }] : [],
});
const sourcesOf = (message: string, mine?: string): string[] =>
  generate(read(asked(message, mine), models)).map(({ source }) => source ?? '');

/** Each row: the scene, what they wrote, and the turn of the reader's before it. */
describe('the tender and playful scenes hear what people write', () => {
  it.each(rows.heard)('%s: %s', (scene, message, mine) =>
    expect(sourcesOf(message as string, mine)).toContain(scene),
  );

  it.each(rows.not)('not %s: %s', (scene, message, mine) =>
    expect(sourcesOf(message as string, mine)).not.toContain(scene),
  );
});

describe('what shares their words and is grave is met as grave, and what only sounds so is not', () => {
  it.each(rows.actions)('%s: %s', (action, message) =>
    expect(advise(asked(message as string), models).analysis.action).toBe(action),
  );
});
