/** The files of the checkout that belong to the project: what .gitignore leaves, found without git. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Our .gitignore has plain names and `*.ending` only; anything else is refused rather than misread. */
export function isIgnoredBy(patterns: readonly string[]): (path: string) => boolean {
  const odd = patterns.find((pattern) => !/^[\w./-]+$|^\*\.\w+$/.test(pattern));
  if (odd !== undefined) throw new Error(`.gitignore: "${odd}" is a pattern that the checks cannot read.`);
  return (path) => {
    const name = path.split('/').at(-1) ?? path;
    return patterns.some((pattern) => {
      if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1));
      const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
      return bare.includes('/') ? path === bare : name === bare;
    });
  };
}

/** Every file of the project, relative to the root, with slashes, in order. */
export function projectFiles(): string[] {
  const patterns = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = isIgnoredBy([...patterns, '.git']);
  const under = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (isIgnored(relative(root, path).replaceAll('\\', '/'))) return [];
      if (entry.isDirectory()) return under(path);
      return entry.isFile() ? [relative(root, path).replaceAll('\\', '/')] : [];
    });
  return under(root).sort();
}

/** A project file's text. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
