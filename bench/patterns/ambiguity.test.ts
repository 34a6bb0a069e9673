import { describe, expect, it } from 'vitest';
import { ambiguousOf } from './ambiguity.ts';
import { dataPatterns } from './data.ts';
import { distinct, literals, putTogether } from './sources.ts';

const pumpOf = (source: string) => ambiguousOf([{ source, flags: 'i' }])[0]?.pump;

describe('a pattern that can be exponential is told by its structure', () => {
  it.each([
    ['one character', '^(?:a+)+$', 'a'],
    ['a word that two alternatives read', "^(?:i'?m |im |just )*home$", 'im '],
    ['one alternative that another covers', '(?:h+a+i+[ ,]|haai[ ,])+x', 'haai '],
    ['one alternative made of two others', '\\bmiss you(?: (?:so much|so|much|too))*\\W*$', 'so much '],
    ['letters that may be several words', '(?:k+|ok|yes)+\\?', 'k'],
    ['two optional parts', '(?:a?b?)+c', 'ba'],
    ['what an upper limit repeats in what none repeats', '(?:in \\w+(?: \\w+)? |now )*\\?', 'in a now '],
    ['in a look-ahead', '^(?!(?:so |so )*\\?)', 'so '],
  ])('%s', (_, source, pump) => {
    const found = pumpOf(source) ?? '';
    // It may begin anywhere in what is said again and again, and say it twice.
    expect(found.repeat(3)).toContain(pump);
  });

  it.each([
    ['words, each read in one way', "^(?:i'?m |just )*home$"],
    ['alternatives that begin alike', '(?:so much |so |some )*home'],
    ['words with a clear end', '(?:\\b\\w+\\b\\W*)+x'],
    ['words with an end that a look-around makes clear', '(?:(?<!\\p{L})\\p{L}+(?!\\p{L})[^\\p{L}]*)+x'],
    ['a letter that no other of its kind follows', '(?:k+(?!k)|ok|yes)+\\?'],
    ['nothing behind it that could fail', '^so(?: much| much)*(?: please)?'],
    ['an upper limit', '(?:im |im ){0,6}home'],
    ['one after the other, which is slow but not exponential', '\\w+ \\w+[^?]*\\w+!'],
  ])('and not %s', (_, source) => expect(pumpOf(source)).toBeUndefined());
});

it('no pattern of the product takes twice the time for each word more', () => {
  const patterns = distinct([...dataPatterns(), ...literals(), ...putTogether()]);
  expect(patterns.length).toBeGreaterThan(10_000);
  const found = ambiguousOf(patterns).map(({ pattern, ...one }) => ({ at: pattern.at, ...one }));
  expect(found).toEqual([]);
});
