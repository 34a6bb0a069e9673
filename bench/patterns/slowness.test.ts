import { describe, expect, it } from 'vitest';
import { judge } from './slowness.ts';
import { messages } from './texts-seen.ts';

const pattern = (source: string) => judge({ source, flags: 'i' }, messages).status;

describe('a pattern that a text can make slow is found', () => {
  it.each([
    ['exponential, one character', '^(?:a+)+$'],
    ['exponential, words', "^(?:i'?m |im |just )*home$"],
    ['exponential, one alternative made of two others', '\\bmiss you(?: (?:so much|so|much|too))*\\W*$'],
    ['cubic', '\\bwhat\\b[^?]*\\bread\\b[^?]*\\bbook\\b[^?]*!'],
  ])('%s', (_, source) => expect(pattern(source)).toBe('slow'));

  it.each([
    ['no quantifier without a limit', '\\b(?:mom|dad)\\b.{0,20}\\?'],
    ['words, each read in one way', "^(?:i'?m |just )*home$"],
    ['runs of marks, which are cut before', '^hey\\W*\\?+\\W*$'],
  ])('and %s is not', (_, source) => expect(pattern(source)).not.toBe('slow'));
});
