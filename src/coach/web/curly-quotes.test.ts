import { expect, it } from 'vitest';
import { curlyQuotes } from './curly-quotes.ts';

it.each([
  ['Takes up "trail runner" and "rusks"', 'Takes up “trail runner” and “rusks”'],
  ['a lone " stays, and so does it\'s', 'a lone " stays, and so does it\'s'],
  ['“as it is”', '“as it is”'],
])('%s', (text, shown) => expect(curlyQuotes(text)).toBe(shown));
