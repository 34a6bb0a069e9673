/** What the data files hold besides situations, by the tier of the file and the name in it. */
import book from '#situations' with { type: 'json' };
import type { Line } from '../moves/line.ts';
import type { StartLine } from '../moves/start.ts';
import { pattern } from '../reading/pattern.ts';
import { wordTable } from '../reading/word-table.ts';
import type { PlainLine, Tables } from './written.ts';

const TABLES: Tables = book;

/** What stands under a name. @throws where nothing does: code would have nothing to say */
function found<Of>(named: Readonly<Record<string, Of>>, name: string): Of {
  const one = named[name];
  if (one === undefined) throw new Error(`The data files have no "${name}".`);
  return one;
}

const taken =
  <Of>(named: Readonly<Record<string, Of>>) =>
  (name: string): Of =>
    found(named, name);

/** The lines of a tier by their names, as they stand in their file. */
export const linesByName = (tier: string): Readonly<Record<string, readonly Line[]>> =>
  Object.fromEntries(
    Object.entries(found(TABLES.lines, tier)).map(([name, said]) => [
      name,
      said.map(([move, tone, text]) => ({ move, tone, text })),
    ]),
  );

export const linesIn = (tier: string): ((name: string) => readonly Line[]) => taken(linesByName(tier));

/** The same, move, tone and text each. */
export const wordedIn = (tier: string): ((name: string) => readonly PlainLine[]) => taken(wordedByName(tier));

export const wordedByName = (tier: string): Readonly<Record<string, readonly PlainLine[]>> =>
  found(TABLES.lines, tier);

export const startsIn = (tier: string): ((name: string) => readonly StartLine[]) =>
  taken(found(TABLES.starts, tier));

export const textsIn = (tier: string): ((name: string) => readonly string[]) =>
  taken(found(TABLES.texts, tier));

export function wordsIn(tier: string): (name: string) => Readonly<Record<string, string | undefined>> {
  const words = taken(found(TABLES.words, tier));
  return (name) => wordTable(words(name));
}

export function patternsIn(tier: string): (name: string) => RegExp {
  const sources = taken(found(TABLES.patterns, tier));
  return (name) => pattern(sources(name));
}

/** One for each of the names: a table that has to be whole is whole, or the coach does not start. */
export const each = <Name extends string, Of>(
  names: readonly Name[],
  of: (name: string) => Of,
): Readonly<Record<Name, Of>> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Of>;
