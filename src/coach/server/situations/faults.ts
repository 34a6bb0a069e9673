/** What is wrong with a data file, told with its file, line, entry and key, and what would be right. */
import { LineCounter, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';

type Path = ReadonlyArray<PropertyKey>;
type Issue = z.core.$ZodIssue;

/** A data file as it was read. */
export type ReadFile = {
  readonly given: unknown;
  /** `plans/told.yaml:12`: where what stands at the path begins, or the nearest thing around it. */
  readonly at: (path: Path) => string;
};

const QUOTE_HINT = "inside '…' an apostrophe is written twice: can''t";

/** @returns undefined where it is no YAML, which is then in `faults` */
export function readYaml(name: string, text: string, faults: string[]): ReadFile | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error instanceof YAMLParseError) {
    const line = error.linePos?.[0].line;
    const hint = text.split('\n')[(line ?? 0) - 1]?.includes("'") ? ` (${QUOTE_HINT})` : '';
    faults.push(`${name}:${line}: no YAML: ${error.message}${hint}`);
    return undefined;
  }
  const at = (path: Path): string => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      const offset = (node as { range?: readonly number[] } | undefined)?.range?.[0];
      if (offset !== undefined) return `${name}:${lines.linePos(offset).line}`;
    }
    return name;
  };
  return { given: document.toJS(), at };
}

export const issueTexts = ({ issues }: z.ZodError, file: ReadFile): string[] =>
  issues.map((issue) => issueText(issue, [], file));

function issueText(issue: Issue, before: Path, file: ReadFile): string {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    const inner = nearest(issue.errors);
    if (inner) return issueText(inner, path, file);
  }
  const where = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
  return `${file.at(where)}: ${[...placeOf(path, file), reasonOf(issue, path, file)].join(': ')}`;
}

const isOfSize = ({ code, path }: Issue): boolean =>
  path.length === 0 && (code === 'too_small' || code === 'too_big');

/** What is wrong by the form that was most likely meant: one of the right size, with the fewest faults. */
function nearest(forms: ReadonlyArray<readonly Issue[]>): Issue | undefined {
  const sized = forms.filter((issues) => !issues.some(isOfSize));
  return sized.sort((a, b) => a.length - b.length)[0]?.[0];
}

/** The entry by its id, and the key in it. */
function placeOf(path: Path, { given }: ReadFile): string[] {
  const [list, index, ...key] = path;
  if (list !== 'entries' || typeof index !== 'number') return path.length > 0 ? [path.join('.')] : [];
  const id = valueAt(given, ['entries', index, 'id']);
  return [
    typeof id === 'string' ? `"${id}"` : `entry ${index + 1}`,
    ...(key.length > 0 ? [keyText(key)] : []),
  ];
}

const PARTS = ['move', 'tone', 'text', 'condition'];

/** Lines are counted as people count them, and their parts have names: `say 4, tone`. */
export function keyText([first, ...rest]: Path): string {
  const parts = rest.map((part, index) => {
    if (typeof part !== 'number') return `.${String(part)}`;
    return first === 'say' && index === 1 ? `, ${PARTS[part]}` : ` ${part + 1}`;
  });
  return `${String(first)}${parts.join('')}`;
}

const valueAt = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );

const FORMS: Readonly<Record<string, string>> = {
  say: 'a line is [move, tone, "text"], or [move, tone, "text", { condition }]; a move with a comma in it is quoted',
  heard: 'an example is "message", or ["message", "what the reader wrote before"]',
  not: 'an example is "message", or ["message", "what the reader wrote before"]',
};

function reasonOf(issue: Issue, path: Path, { given }: ReadFile): string {
  if (issue.code === 'invalid_value')
    return `${JSON.stringify(valueAt(given, path))} is none of ${issue.values.map((value) => (/,/.test(String(value)) ? `"${String(value)}"` : String(value))).join(' | ')}`;
  if (issue.code === 'unrecognized_keys')
    return `there is no key ${issue.keys.map((key) => `"${key}"`).join(', ')}; \`entry.ts\` has a list of them`;
  const form = path[0] === 'entries' && issue.code === 'invalid_union' ? FORMS[String(path[2])] : undefined;
  return form ?? issue.message;
}
