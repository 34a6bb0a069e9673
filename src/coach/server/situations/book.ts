/** Data files in, the compiled book or what is wrong with them out. */
import { z } from 'zod';
import { writtenTablesSchema } from '../../rules/book/written.ts';
import {
  type Book,
  CONDITION_NAMES,
  type Condition,
  type Entry,
  type Example,
  type Order,
  PATTERN_NAMES,
  type Part,
  type SaidLine,
  type SlotRow,
  TOPIC,
  type WrittenCondition,
  type WrittenEntry,
  type WrittenPart,
  writtenFileSchema,
  writtenOrderSchema,
} from '../../rules/situations/entry.ts';
import { writtenTopicsSchema } from '../../rules/topics/topic.ts';
import { issueTexts, keyText, type ReadFile, readYaml } from './faults.ts';
import { addTables, noTables } from './tables.ts';
import { compileTopics } from './topics.ts';
import { sourceOf, type Vocabulary, type Written } from './vocabulary.ts';

export type DataFile = { readonly name: string; readonly text: string };

/** An entry with the messages that have to reach it and those that must not. */
export type Examples = {
  readonly id: string;
  /** The file and the line of the entry. */
  readonly at: string;
  readonly heard: readonly Example[];
  readonly not: readonly Example[];
};

const VOCABULARY = 'situations/vocabulary.yaml';
const ORDER = 'situations/order.yaml';
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
  const named: Array<{ readonly key: 'as' | 'sayAs'; readonly other: string; readonly fault: Fault }> = [];
  const tables = noTables();
  const topics: Record<string, Book['topics'][string]> = {};
  const topicIds = new Map<string, string>();
  for (const { name, text } of files) {
    if (name === VOCABULARY || name === ORDER) continue;
    const read = readYaml(name, text, faults);
    if (!read) continue;
    const { given } = read;
    const holds = (key: string): boolean => typeof given === 'object' && given !== null && key in given;
    if (holds('topics')) {
      const told = writtenTopicsSchema.safeParse(given);
      if (told.success) topics[told.data.pack] = compileTopics(told.data, read, words, topicIds, faults);
      else faults.push(...issueTexts(told.error, read));
      continue;
    }
    if (!holds('entries')) {
      const told = writtenTablesSchema.safeParse(given);
      if (told.success) addTables(told.data, read, words, tables, faults);
      else faults.push(...issueTexts(told.error, read));
      continue;
    }
    const file = writtenFileSchema.safeParse(given);
    if (!file.success) {
      faults.push(...issueTexts(file.error, read));
      continue;
    }
    for (const [index, own] of file.data.entries.entries()) {
      const written = withEach(own, file.data.each);
      const fault = faultOf(read, index, written.id, faults);
      const before = ids.get(written.id);
      if (before !== undefined) fault(['id'], `stands in ${before} already`);
      const at = read.at(['entries', index]);
      ids.set(written.id, at);
      for (const key of ['as', 'sayAs'] as const)
        if (written[key] !== undefined) named.push({ key, other: written[key], fault });
      const entry = compiled(written, file.data, words, fault);
      slotFaults(entry, fault);
      entries.push(entry);
      // Another wording is heard where the question itself speaks.
      examples.push({
        id: written.of ?? written.as ?? written.id,
        at,
        heard: written.heard ?? [],
        not: written.not ?? [],
      });
    }
  }
  const order = readOrder(files, entries, faults);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { key, other, fault } of named) if (!ids.has(other)) fault([key], `there is no "${other}"`);
  return {
    book: {
      entries: entries.map((entry) => withLines(entry, byId)),
      ...tables,
      topics,
      vocabulary: words,
      order,
    },
    examples,
    faults,
  };
}

/** One without lines of its own says what another says; those of a question, and where only the first of a tier speaks, are taken to it elsewhere. */
function withLines(entry: Entry, byId: ReadonlyMap<string, Entry>): Entry {
  const { say, as, sayAs = as, guard, first = false } = entry;
  if (say.length > 0 || sayAs === undefined || first || guard === 'wording') return entry;
  return { ...entry, say: byId.get(sayAs)?.say ?? [] };
}

/** Takes down what is wrong at a key of an entry. */
type Fault = (key: ReadonlyArray<string | number>, reason: string) => void;

const faultOf =
  (file: ReadFile, index: number, id: string, faults: string[]): Fault =>
  (key, reason) => {
    faults.push(`${file.at(['entries', index, ...key])}: "${id}": ${keyText(key)}: ${reason}`);
  };

function readVocabulary(files: readonly DataFile[], faults: string[]): Vocabulary {
  const file = files.find(({ name }) => name === VOCABULARY);
  const read = file && readYaml(VOCABULARY, file.text, faults);
  if (!read) return {};
  const words = vocabularySchema.safeParse(read.given);
  if (words.success) return words.data;
  faults.push(...issueTexts(words.error, read));
  return {};
}

/** A tier that no file has, and a name of `only` that no entry of it has, would take nobody. */
function readOrder(files: readonly DataFile[], entries: readonly Entry[], faults: string[]): Order {
  const given = files.find(({ name }) => name === ORDER);
  if (!given) return { first: [], late: [] };
  const file = readYaml(ORDER, given.text, faults);
  const read = writtenOrderSchema.safeParse(file?.given);
  if (!file || !read.success) {
    if (file && read.error) faults.push(...issueTexts(read.error, file));
    return { first: [], late: [] };
  }
  const names = Map.groupBy(entries, ({ tier }) => tier);
  const partsOf = (written: WrittenPart): Part[] =>
    typeof written === 'string'
      ? [{ tier: written }]
      : Array.isArray(written)
        ? written.map((tier) => ({ tier }))
        : listed(written.tier).map((tier) => ({ ...written, tier }));
  const order = { first: read.data.first.flatMap(partsOf), late: read.data.late.flatMap(partsOf) };
  const parts = [...order.first, ...order.late];
  const placed = new Set(parts.map(({ tier }) => tier));
  for (const { tier, only = [] } of parts) {
    const known = names.get(tier);
    if (!known) faults.push(`${ORDER}: no file has the tier "${tier}"`);
    for (const one of only)
      if (known && !known.some(({ id, as = id }) => as === one))
        faults.push(`${ORDER}: the tier "${tier}" has no "${one}"`);
  }
  for (const [tier, [entry]] of names)
    if (entry && !HEARD_BY_OTHERS.has(entry.guard) && !placed.has(tier))
      faults.push(`${ORDER}: the tier "${tier}" has no place in it, so that it never speaks`);
  return order;
}

/** Other wordings of situations that have a place. */
const HEARD_BY_OTHERS: ReadonlySet<Entry['guard']> = new Set(['wider', 'wording']);

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
    ...inBoth('fills', entry, each),
    ...inBoth('slots', entry, each),
    ...inBoth('where', entry, each),
  };
}

const inBoth = (key: 'fills' | 'slots' | 'where', entry: WrittenEntry, each: Partial<WrittenEntry>) =>
  entry[key] && each[key] ? { [key]: { ...each[key], ...entry[key] } } : {};

function compiled(
  written: WrittenEntry,
  file: Pick<Entry, 'tier' | 'guard' | 'first'>,
  words: Vocabulary,
  fault: Fault,
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
    slots,
    where,
    code: named = [],
    ...rest
  } = written;
  const source: SourceOf = (given, key) => sourceOf(given, words, (reason) => fault(key, reason));
  const say = (lines ?? []).map(
    ([move, tone, text, condition], index): SaidLine =>
      condition === undefined
        ? [move, tone, text]
        : [move, tone, text, conditionOf(condition, source, ['say', index, 3])],
  );
  const sources = sourcesOf(written, PATTERN_NAMES, source, []);
  const code = namesOf(named).map((name) => (name === 'own' ? written.id : name));
  const filled = fills && {
    fills: sourcesOf(fills, Object.keys(fills), source, ['fills']) as Record<string, string>,
  };
  return {
    ...rest,
    ...sources,
    ...(either ? { either: either.map((one, index) => conditionOf(one, source, ['either', index])) } : {}),
    ...filled,
    ...(slots ? { slots: tablesOf(slots, source) } : {}),
    ...(where ? { where: conditionsOf(where, source) } : {}),
    ...(code.length > 0 ? { code } : {}),
    say,
    guard: guard ?? file.guard,
    tier: file.tier,
    ...(file.first ? { first: true } : {}),
  };
}

/** The source of a pattern; a fault of it is told with the key. */
type SourceOf = (written: Written, key: ReadonlyArray<string | number>) => string;

const tablesOf = (slots: NonNullable<WrittenEntry['slots']>, source: SourceOf): Record<string, SlotRow[]> =>
  Object.fromEntries(
    Object.entries(slots).map(([slot, rows]) => [
      slot,
      rows.map(
        ([first, words]): SlotRow =>
          words === undefined ? [null, String(first)] : [source(first, ['slots', slot]), words],
      ),
    ]),
  );

const conditionsOf = (
  where: NonNullable<WrittenEntry['where']>,
  source: SourceOf,
): Record<string, Condition[]> =>
  Object.fromEntries(
    Object.entries(where).map(([slot, given]) => [
      slot,
      [given].flat().map((one) => conditionOf(one, source, ['where', slot])),
    ]),
  );

function conditionOf(
  given: WrittenCondition,
  source: SourceOf,
  key: ReadonlyArray<string | number>,
): Condition {
  const { if: _if, and: _and, unless: _unless, mine: _mine, unlessMine: _unlessMine, ...rest } = given;
  return { ...rest, ...sourcesOf(given, CONDITION_NAMES, source, key) };
}

/** Those of the named patterns that are given, one source each. */
function sourcesOf<Name extends string>(
  given: { readonly [N in Name]?: Written | undefined },
  names: readonly Name[],
  source: SourceOf,
  key: ReadonlyArray<string | number>,
): { readonly [N in Name]?: string } {
  const found: { [N in Name]?: string } = {};
  for (const name of names) {
    const written = given[name];
    if (written !== undefined) found[name] = source(written, [...key, name]);
  }
  return found;
}

/** Of a plan: the one day or hour that is put forward. Of a joke: what it is made of. */
const FILLED_BY_GUARD: Partial<Record<Entry['guard'], readonly string[]>> = {
  'and-asks': ['tail0', 'tail1', 'tail2'],
  plan: ['slot'],
  banter: 'img img2 mimg own bare rel rel2 quip quo quo2 who kin day clock'.split(' '),
};

/** A slot that nothing fills would silence its line for ever: what the guard fills itself is told by it, the rest are groups of the pattern. */
function slotFaults(
  { hear = '', say, guard, code, fills = {}, slots = {}, where = {} }: Entry,
  fault: Fault,
): void {
  if (code || guard === 'story' || guard === 'otherwise' || guard === 'hard-day') return;
  const groups = new Set([
    ...[...hear.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name),
    ...Object.keys(fills),
    ...Object.keys(slots),
    ...Object.keys(where),
    ...(guard === 'fitting' ? [TOPIC] : []),
    ...(FILLED_BY_GUARD[guard] ?? []),
  ]);
  const known =
    groups.size > 0
      ? `known here: ${[...groups].map((name) => `{${name}}`).join(' ')}`
      : 'there is none here';
  for (const [index, [, , text]] of say.entries())
    for (const [, name] of text.matchAll(/\{(\w+)/g))
      if (!groups.has(name)) fault(['say', index], `nothing fills {${name}} in "${text}"; ${known}`);
}
