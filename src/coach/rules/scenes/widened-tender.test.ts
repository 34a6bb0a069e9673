import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import rows from './widened-tender.json' with { type: 'json' };

const asked = (message: string, mine?: string) => ({
  message,
  conversation: mine ? [{ from: 'me' as const, text: mine }] : [],
});
const sourcesOf = (message: string, mine?: string): string[] =>
  generate(read(asked(message, mine), models)).map(({ source }) => source ?? '');

/** Each row: the scene, what they wrote, and the turn of the reader's before it. */
describe('the tender and playful scenes hear what people write', () => {
  inOneTest(rows.heard)('%s: %s', (scene, message, mine) =>
    expect(sourcesOf(message as string, mine)).toContain(scene),
  );

  inOneTest(rows.not)('not %s: %s', (scene, message, mine) =>
    expect(sourcesOf(message as string, mine)).not.toContain(scene),
  );
});

describe('what shares their words and is grave is met as grave, and what only sounds so is not', () => {
  inOneTest(rows.actions)('%s: %s', (action, message) =>
    expect(advise(asked(message as string), models).analysis.action).toBe(action),
  );
});
