/** Data files in, the compiled book or what is wrong with them out. */
import { parse } from 'yaml';
import { z } from 'zod';
import { writtenTablesSchema } from '../../rules/book/written.ts';
import {
  type Book,
  CONDITION_NAMES,
  type Condition,
  type Entry,
  type Example,
  PATTERN_NAMES,
  type SaidLine,
  TOPIC,
  type WrittenCondition,
  type WrittenEntry,
  writtenFileSchema,
} from '../../rules/situations/entry.ts';
import { writtenTopicsSchema } from '../../rules/topics/topic.ts';
import { addTables, noTables } from './tables.ts';
import { compileTopics } from './topics.ts';
import { sourceOf, type Vocabulary, type Written } from './vocabulary.ts';

export type DataFile = { readonly name: string; readonly text: string };

/** An entry with the messages that have to reach it and those that must not. */
export type Examples = {
  readonly id: string;
  readonly heard: readonly Example[];
  readonly not: readonly Example[];
};

const VOCABULARY = 'situations/vocabulary.yaml';
const vocabularySchema = z.record(z.string().regex(/^[a-z][a-z_]+$/), z.string().min(1));

export function compileBook(files: readonly DataFile[]): {
  readonly book: Book;
  readonly examples: readonly Examples[];
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const entries: Entry[] = [];
  const examples: Examples[] = [];
  const words = readVocabulary(files, faults);
  const ids = new Map<string, string>();
  const tables = noTables();
  const topics: Record<string, Book['topics'][string]> = {};
  const topicIds = new Map<string, string>();
  for (const { name, text } of files) {
    if (name === VOCABULARY) continue;
    const given = parsed(text, name, faults);
    const holds = (key: string): boolean => typeof given === 'object' && given !== null && key in given;
    if (holds('topics')) {
      const told = writtenTopicsSchema.safeParse(given);
      if (told.success) topics[told.data.pack] = compileTopics(told.data, name, words, topicIds, faults);
      else faults.push(...issuesOf(told.error, name));
      continue;
    }
    if (!holds('entries')) {
      const told = writtenTablesSchema.safeParse(given);
      if (told.success) addTables(told.data, name, words, tables, faults);
      else faults.push(...issuesOf(told.error, name));
      continue;
    }
    const file = writtenFileSchema.safeParse(given);
    if (!file.success) {
      faults.push(...issuesOf(file.error, name));
      continue;
    }
    for (const own of file.data.entries) {
      const written = withEach(own, file.data.each);
      const before = ids.get(written.id);
      if (before !== undefined) faults.push(`${name}: "${written.id}" stands in ${before} already`);
      ids.set(written.id, name);
      const at = `${name}: ${written.id}`;
      const entry = compiled(written, file.data, words, at, faults);
      faults.push(...slotFaults(entry, at));
      entries.push(entry);
      // Another wording is heard where the question itself speaks.
      examples.push({
        id: written.of ?? written.as ?? written.id,
        heard: written.heard ?? [],
        not: written.not ?? [],
      });
    }
  }
  for (const { id, as } of entries)
    if (as !== undefined && !ids.has(as)) faults.push(`${id}: there is no "${as}"`);
  return { book: { entries, ...tables, topics }, examples, faults };
}

const issuesOf = ({ issues }: z.ZodError, name: string): string[] =>
  issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`);

function parsed(text: string, name: string, faults: string[]): unknown {
  try {
    return parse(text);
  } catch (cause) {
    faults.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    return undefined;
  }
}

function readVocabulary(files: readonly DataFile[], faults: string[]): Vocabulary {
  const file = files.find(({ name }) => name === VOCABULARY);
  if (!file) return {};
  const read = vocabularySchema.safeParse(parsed(file.text, VOCABULARY, faults));
  if (read.success) return read.data;
  faults.push(...issuesOf(read.error, VOCABULARY));
  return {};
}

const listed = (given: Written | undefined): readonly string[] =>
  given === undefined ? [] : typeof given === 'string' ? [given] : given;

const namesOf = (code: WrittenEntry['code'] = []): readonly string[] => (code === true ? ['own'] : code);

function withEach(entry: WrittenEntry, each: Partial<WrittenEntry> = {}): WrittenEntry {
  const unless = [...listed(entry.unless), ...listed(each.unless)];
  const code = [...namesOf(each.code), ...namesOf(entry.code)];
  const unlessIntent = [...(entry.unlessIntent ?? []), ...(each.unlessIntent ?? [])];
  return {
    ...each,
    ...entry,
    ...(unless.length > 0 ? { unless } : {}),
    ...(unlessIntent.length > 0 ? { unlessIntent } : {}),
    ...(code.length > 0 ? { code } : {}),
  };
}

function compiled(
  written: WrittenEntry,
  file: { readonly tier: string; readonly guard: Entry['guard'] },
  words: Vocabulary,
  at: string,
  faults: string[],
): Entry {
  const {
    guard,
    say: lines,
    fills,
    heard: _heard,
    not: _not,
    apart: _apart,
    drop: _drop,
    hear: _hear,
    and: _and,
    unless: _unless,
    mine: _mine,
    unlessMine: _unlessMine,
    around: _around,
    either,
    where,
    code: named = [],
    ...rest
  } = written;
  const source = (given: Written): string => sourceOf(given, words, at, faults);
  const say = (lines ?? []).map(
    ([move, tone, text, condition]): SaidLine =>
      condition === undefined ? [move, tone, text] : [move, tone, text, conditionOf(condition, source)],
  );
  const sources = sourcesOf(written, PATTERN_NAMES, source);
  const code = namesOf(named).map((name) => (name === 'own' ? written.id : name));
  const filled = fills && { fills: sourcesOf(fills, Object.keys(fills), source) as Record<string, string> };
  return {
    ...rest,
    ...sources,
    ...(either ? { either: either.map((one) => conditionOf(one, source)) } : {}),
    ...filled,
    ...(where ? { where: conditionsOf(where, source) } : {}),
    ...(code.length > 0 ? { code } : {}),
    say,
    guard: guard ?? file.guard,
    tier: file.tier,
  };
}

const conditionsOf = (
  where: NonNullable<WrittenEntry['where']>,
  source: (written: Written) => string,
): Record<string, Condition[]> =>
  Object.fromEntries(
    Object.entries(where).map(([slot, given]) => [
      slot,
      [given].flat().map((one) => conditionOf(one, source)),
    ]),
  );

function conditionOf(given: WrittenCondition, source: (written: Written) => string): Condition {
  const { if: _if, and: _and, unless: _unless, mine: _mine, unlessMine: _unlessMine, ...rest } = given;
  return { ...rest, ...sourcesOf(given, CONDITION_NAMES, source) };
}

/** Those of the named patterns that are given, one source each. */
function sourcesOf<Name extends string>(
  given: { readonly [N in Name]?: Written | undefined },
  names: readonly Name[],
  source: (written: Written) => string,
): { readonly [N in Name]?: string } {
  const found: { [N in Name]?: string } = {};
  for (const name of names) {
    const written = given[name];
    if (written !== undefined) found[name] = source(written);
  }
  return found;
}

/** Of a plan: the one day or hour that is put forward. Of a joke: what it is made of. */
const FILLED_BY_GUARD: Partial<Record<Entry['guard'], readonly string[]>> = {
  plan: ['slot'],
  banter: 'img img2 mimg own bare rel rel2 quip quo quo2 who kin day clock'.split(' '),
};

/** A slot that nothing fills would silence its line for ever: what the guard fills itself is told by it, the rest are groups of the pattern. */
function slotFaults({ hear = '', say, guard, code, fills = {}, where = {} }: Entry, at: string): string[] {
  if (code || guard === 'story' || guard === 'otherwise' || guard === 'hard-day') return [];
  const groups = new Set([
    ...[...hear.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name),
    ...Object.keys(fills),
    ...Object.keys(where),
    ...(guard === 'fitting' ? [TOPIC] : []),
    ...(FILLED_BY_GUARD[guard] ?? []),
  ]);
  return say.flatMap(([, , text]) =>
    [...text.matchAll(/\{(\w+)/g)].flatMap(([, name]) =>
      groups.has(name) ? [] : [`${at}: nothing fills {${name}} in "${text}"`],
    ),
  );
}
