/** Every regular expression of the product: the literals in its source, and those that are put together when it is loaded and asked. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export type Pattern = {
  readonly source: string;
  readonly flags: string;
  /** `src/coach/rules/rewrite.ts:23`, or `put together` for one that no literal holds. */
  readonly at: string;
};

const ROOT = new URL('../../', import.meta.url);
const SOURCE = new URL('src/', ROOT);

function literalsIn(file: string, text: string): Pattern[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const literal = text.slice(node.pos, node.end).trim();
      const end = literal.lastIndexOf('/');
      const line = parsed.getLineAndCharacterOfPosition(node.end).line + 1;
      found.push({
        source: literal.slice(literal.indexOf('/') + 1, end),
        flags: literal.slice(end + 1),
        at: `${file}:${line}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** The literals of every module under `src` that is no test and helps none. */
export const literals = (): Pattern[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:\.test|\btesting)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => literalsIn(`src/${name}`, readFileSync(new URL(name, SOURCE), 'utf8')));

/** The patterns that are put together when the rules are loaded and asked: told by a process of its own, in which nothing has loaded them yet. */
export function putTogether(): Pattern[] {
  const program = fileURLToPath(new URL('put-together.ts', import.meta.url));
  const ended = spawnSync(process.execPath, [...process.execArgv, program], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ended.status !== 0)
    throw new Error('The rules could not be asked.', { cause: ended.stderr || ended.error });
  return JSON.parse(ended.stdout) as Pattern[];
}

/** Each source with its flags once; where it is a literal, that is the place that is told. */
export function distinct(patterns: readonly Pattern[]): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const key = `/${pattern.source}/${pattern.flags.replace(/[gyd]/g, '')}`;
    if (!found.has(key)) found.set(key, pattern);
  }
  return [...found.values()];
}
