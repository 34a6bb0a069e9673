/** For `--explain`: the file and line where a reply's line is written, and the entry that it belongs to. */
import { readdirSync, readFileSync } from 'node:fs';
import { pattern } from '../rules/reading/pattern.ts';
import { entriesIn } from '../rules/situations/book.ts';
import type { Entry } from '../rules/situations/entry.ts';
import { patternsOf } from './situations/entry-patterns.ts';

const PREFIX = 'src/coach/rules/';
const FOLDER = new URL('../rules/', import.meta.url);
const SHOWN = 3;

export type LineSource = {
  /** `src/coach/rules/situations/plans/told.yaml:12` */
  readonly at: string;
  /** Absent where the line stands in code. */
  readonly entry?: EntrySource;
};
type EntrySource = { readonly id: string; readonly at: string; readonly compiled: Entry | undefined };

type SourceFile = { readonly name: string; readonly lines: readonly string[] };

const readSources = (): SourceFile[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|ts)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({ name, lines: readFileSync(new URL(name, FOLDER), 'utf8').split('\n') }));

/** Slots that the interpreter puts before a line that has a condition, and behind one that comes before an answer. */
const ADDED_SLOTS = /^\{(?:where|more)\d+\}| \{tail\d+\}$/g;
export const asWritten = (template: string): string => template.replace(ADDED_SLOTS, '');

/** The text as YAML and TypeScript quote it. */
const quoted = (text: string): string[] => [
  `"${text}"`,
  `"${text.replaceAll('"', '\\"')}"`,
  `'${text.replaceAll("'", "''")}'`,
  `'${text.replaceAll("'", "\\'")}'`,
  `\`${text}\``,
];

/** Finds where lines, generators and patterns of code are written; the files are read once for each explanation. */
export function createLineSources() {
  const read = readSources();
  const holding = (...forms: readonly string[]): LineSource[] =>
    read.flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        forms.some((form) => line.includes(form)) ? [sourceAt({ name, lines }, index)] : [],
      ),
    );
  const find = (text: string): LineSource[] => holding(...quoted(text));
  /** @returns undefined where the pattern is put together, so that no line holds it */
  const ofPattern = (source: string): string | undefined => holding(`/${source}/`)[0]?.at;
  const ofLine = (template: string | undefined, madeBy: string): readonly LineSource[] => {
    const found = template === undefined ? [] : find(asWritten(template));
    if (found.length === 0) {
      const generator = holding(`withSource('${madeBy}'`);
      const named = generator.length > 0 ? generator : find(madeBy);
      return (named.length > 0 ? named : find(madeBy.replace(/: .*/, ''))).slice(0, SHOWN);
    }
    const own = found.filter(({ entry }) => entry && (entry.compiled?.as ?? entry.id) === madeBy);
    return (own.length > 0 ? own : found).slice(0, SHOWN);
  };
  return { ofLine, ofPattern };
}

function sourceAt({ name, lines }: SourceFile, index: number): LineSource {
  const at = `${PREFIX}${name}:${index + 1}`;
  if (!name.endsWith('.yaml')) return { at };
  const head = lines.findLastIndex((line, place) => place <= index && /^ {2}(?:- |\S[^#]*:$)/.test(line));
  const id = /^ {2}- (?:\{ )?id: (?:"([^"]*)"|'([^']*)'|([^,]*))/.exec(lines[head] ?? '');
  const entryId = id?.[1] ?? id?.[2] ?? id?.[3] ?? (lines[head] ?? '').trim().replace(/:$/, '');
  const tier = lines.find((line) => line.startsWith('tier: '))?.slice('tier: '.length);
  const compiled = id && tier !== undefined ? entriesIn(tier).find((one) => one.id === entryId) : undefined;
  return { at, entry: { id: entryId, at: `${PREFIX}${name}:${head + 1}`, compiled } };
}

/** The key of the entry that a pattern stands under (`hear`, `either.if`), or undefined where its guard or code asks it. */
export function keyOfPattern(entry: Entry | undefined, source: string): string | undefined {
  if (!entry) return undefined;
  return patternsOf(entry).find(
    (one) => pattern(one.source).source === source || pattern(`^(?:${one.source})$`).source === source,
  )?.key;
}
