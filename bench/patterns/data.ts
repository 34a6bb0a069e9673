/** The patterns of the coach's data files, as they are compiled, each with the entry or topic that it stands in. */
import { pattern } from '../../src/coach/rules/reading/pattern.ts';
import { compileBook } from '../../src/coach/server/situations/book.ts';
import { readDataFiles } from '../../src/coach/server/situations/data-files.ts';
import { patternsIn } from '../../src/coach/server/situations/entry-patterns.ts';
import { distinct, type Pattern } from './sources.ts';

export const dataPatterns = (): Pattern[] =>
  distinct(
    patternsIn(compileBook(readDataFiles()).book).map(({ id, key, source }) => {
      const { source: compiled, flags } = pattern(source);
      return { source: compiled, flags, at: `"${id}", ${key}` };
    }),
  );
