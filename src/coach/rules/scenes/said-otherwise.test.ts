import { describe, expect } from 'vitest';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import rows from './said-otherwise.json' with { type: 'json' };

type Row = {
  readonly scene?: string;
  readonly not?: string;
  readonly message: string;
  readonly mine?: string;
};

function sourcesOf({ mine, message }: Row): Set<string> {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  return new Set(generate(read({ message, conversation }, models)).map(({ source }) => source ?? ''));
}

const TABLE: readonly Row[] = rows;
const shown = ({ mine, message }: Row) => (mine ? `${mine} / ${message}` : message);

describe('the same matter in other words', () => {
  inOneTest(TABLE.filter(({ scene }) => scene).map((row) => [row.scene ?? '', shown(row), row] as const))(
    '%s: heard in %s',
    (scene, _, row) => expect([...sourcesOf(row)]).toContain(scene),
  );

  inOneTest(TABLE.filter(({ not }) => not).map((row) => [row.not ?? '', shown(row), row] as const))(
    '%s: not in %s',
    (scene, _, row) => expect([...sourcesOf(row)]).not.toContain(scene),
  );
});
