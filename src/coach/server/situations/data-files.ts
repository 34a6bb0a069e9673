/** The data files of the coach, by name, in a fixed order. */
import { readdirSync, readFileSync } from 'node:fs';
import type { DataFile } from './book.ts';

const FOLDER = new URL('../../rules/', import.meta.url);

export const readDataFiles = (): DataFile[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(new URL(name, FOLDER), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
