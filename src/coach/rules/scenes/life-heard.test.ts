import { describe, expect } from 'vitest';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import table from './life-heard.json' with { type: 'json' };
import { LIFE_ASKED_SCENES, LIFE_TOLD_SCENES } from './life-heard-scenes.ts';

/** The scenes that put something up for a message, after a turn of the reader's where there is one. */
function sourcesOf(message: string, mine?: string): string[] {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  return generate(read({ message, conversation }, models)).map(({ source }) => source ?? '');
}

const LATE = [...LIFE_ASKED_SCENES, ...LIFE_TOLD_SCENES];

describe('what people tell of their lives is heard, however they put it', () => {
  // The light ones speak where no scene before them does, so it is their cue that is asked.
  inOneTest(table.heard as string[][])('%s: %s', (scene, message = '', mine) => {
    const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
    const reading = read({ message, conversation }, models);
    const cue = LATE.some(({ name, when }) => name === scene && when(reading));
    expect(cue || sourcesOf(message, mine).includes(scene ?? '')).toBe(true);
  });
});

describe('what only shares its words is not taken for it', () => {
  inOneTest(table.not as string[][])('not %s: %s', (scene, message, mine) =>
    expect(sourcesOf(message as string, mine)).not.toContain(scene),
  );
});
