/** Files of tables alone, put into the book. */
import type { Tables, WrittenTables } from '../../rules/book/written.ts';
import type { ReadFile } from './faults.ts';
import { sourceOf, type Vocabulary } from './vocabulary.ts';

type Open = { -readonly [Kind in keyof Tables]: Record<string, Tables[Kind][string]> };

export const noTables = (): Open => ({ lines: {}, starts: {}, texts: {}, words: {}, patterns: {} });

export function addTables(
  { tier, patterns, words, ...given }: WrittenTables,
  file: ReadFile,
  vocabulary: Vocabulary,
  into: Open,
  faults: string[],
): void {
  const fault = (kind: string, name: string, reason: string) => {
    faults.push(`${file.at([kind, name])}: ${kind}.${name}: ${reason}`);
  };
  const compiled = {
    ...given,
    ...(words && {
      words: mapped(words, (pairs, name) => tableOf(pairs, (reason) => fault('words', name, reason))),
    }),
    ...(patterns && {
      patterns: mapped(patterns, (one, name) =>
        sourceOf(one, vocabulary, (reason) => fault('patterns', name, reason)),
      ),
    }),
  };
  for (const [kind, named] of Object.entries(compiled)) {
    const tables = into[kind as keyof Open] as Record<string, unknown>;
    if (tier in tables) faults.push(`${file.at(['tier'])}: the tier "${tier}" has ${kind} already`);
    tables[tier] = named;
  }
}

const mapped = <Of, To>(named: Readonly<Record<string, Of>>, to: (of: Of, name: string) => To) =>
  Object.fromEntries(Object.entries(named).map(([name, of]) => [name, to(of, name)]));

function tableOf(pairs: string, tell: (reason: string) => void): Record<string, string> {
  const found = new Map<string, string>();
  for (const pair of pairs.split('; ')) {
    const [word = '', means = ''] = pair.split('=');
    if (found.has(word)) tell(`"${word}" stands twice`);
    found.set(word, means);
  }
  return Object.fromEntries(found);
}
