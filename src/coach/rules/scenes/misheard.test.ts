import { describe, expect } from 'vitest';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import rows from './misheard.json' with { type: 'json' };

/** The scenes and generators that put something up for a message, after a turn of the reader's where there is one. */
function sourcesOf({ mine, message }: { mine?: string; message: string }): Set<string> {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  return new Set(generate(read({ message, conversation }, models)).map(({ source }) => source ?? ''));
}

const shown = ({ mine, message }: { mine?: string; message: string }) =>
  mine ? `${mine} / ${message}` : message;

/** Blind readers found these answered as if something else had been said; beside each stand its like, and what the scene is there for. */
describe('a scene does not speak where its words mean something else', () => {
  inOneTest(rows.filter((row) => row.not).map((row) => [row.not, shown(row), row] as const))(
    '%s: not after %s',
    (scene, _, row) => expect([...sourcesOf(row)]).not.toContain(scene),
  );

  inOneTest(rows.filter((row) => row.still).map((row) => [row.still, shown(row), row] as const))(
    '%s: still after %s',
    (scene, _, row) => expect([...sourcesOf(row)]).toContain(scene),
  );
});
