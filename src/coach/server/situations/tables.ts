/** Files of tables alone, put into the book. */
import type { Tables, WrittenTables } from '../../rules/book/written.ts';
import { sourceOf, type Vocabulary } from './vocabulary.ts';

type Open = { -readonly [Kind in keyof Tables]: Record<string, Tables[Kind][string]> };

export const noTables = (): Open => ({ lines: {}, starts: {}, texts: {}, words: {}, patterns: {} });

export function addTables(
  { tier, patterns, words, ...given }: WrittenTables,
  file: string,
  vocabulary: Vocabulary,
  into: Open,
  faults: string[],
): void {
  const compiled = {
    ...given,
    ...(words && { words: mapped(words, (pairs, name) => tableOf(pairs, `${file}: ${name}`, faults)) }),
    ...(patterns && {
      patterns: mapped(patterns, (one, name) => sourceOf(one, vocabulary, `${file}: ${name}`, faults)),
    }),
  };
  for (const [kind, named] of Object.entries(compiled)) {
    const tables = into[kind as keyof Open] as Record<string, unknown>;
    if (tier in tables) faults.push(`${file}: the tier "${tier}" has ${kind} already`);
    tables[tier] = named;
  }
}

const mapped = <Of, To>(named: Readonly<Record<string, Of>>, to: (of: Of, name: string) => To) =>
  Object.fromEntries(Object.entries(named).map(([name, of]) => [name, to(of, name)]));

function tableOf(pairs: string, at: string, faults: string[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const pair of pairs.split('; ')) {
    const [word = '', means = ''] = pair.split('=');
    if (found.has(word)) faults.push(`${at}: "${word}" stands twice`);
    found.set(word, means);
  }
  return Object.fromEntries(found);
}
