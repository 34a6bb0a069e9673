import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createModels } from '../models/index.ts';
import { read } from '../reading/read.ts';
import { generate } from '../words/generate.ts';
import rows from './said-otherwise.json' with { type: 'json' };

type Row = {
  readonly scene?: string;
  readonly not?: string;
  readonly message: string;
  readonly mine?: string;
};

const weights = (name: string) =>
  readFileSync(new URL(`../../server/models/${name}.weights`, import.meta.url));
const models = createModels(weights('coach'), weights('worth'));

function sourcesOf({ mine, message }: Row): Set<string> {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  return new Set(generate(read({ message, conversation }, models)).map(({ source }) => source ?? ''));
}

const TABLE: readonly Row[] = rows;
const shown = ({ mine, message }: Row) => (mine ? `${mine} / ${message}` : message);

describe('the same matter in other words', () => {
  it.each(TABLE.filter(({ scene }) => scene).map((row) => [row.scene ?? '', shown(row), row] as const))(
    '%s: heard in %s',
    (scene, _, row) => expect([...sourcesOf(row)]).toContain(scene),
  );

  it.each(TABLE.filter(({ not }) => not).map((row) => [row.not ?? '', shown(row), row] as const))(
    '%s: not in %s',
    (scene, _, row) => expect([...sourcesOf(row)]).not.toContain(scene),
  );
});
