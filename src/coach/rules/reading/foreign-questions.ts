/** Questions in the other languages: the mark tells most, and opening words tell where it is left out. */
import { sourcesIn } from '../compiled/tables.ts';
import { madeOnce } from './made-once.ts';
import { pattern } from './pattern.ts';

const cueOf = madeOnce((base: string): RegExp | undefined => {
  const { asks } = sourcesIn(`language ${base}`);
  return asks === undefined ? undefined : pattern(`(?<!\\p{L})(?:${asks})(?!\\p{L})`);
});
const MARK = /[?？؟]|か[。.]?$/u;

/** Does a sentence of that language ask something, with or without its mark? */
export const asksIn = (sentence: string, base: string): boolean =>
  MARK.test(sentence) || (cueOf(base)?.test(sentence) ?? false);
