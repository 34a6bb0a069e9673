import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import needs from '#prefilter' with { type: 'json' };
import { advise } from '../advise.ts';
import { inOneTest } from '../testing.ts';
import { createIndex } from './index-of-needs.ts';
import { meets } from './needs.ts';
import { LARGE, PART, partsOf } from './parts.ts';
import { askedPatterns, findEach } from './prefilter.ts';
import { workOut } from './source.ts';
import { tracesOf } from './traces.ts';

/** Messages of our own examples, those that are kept unread left out. */
const FOLDER = new URL('../../../../training/examples/', import.meta.url);
const MESSAGES = readdirSync(FOLDER)
  .filter((name) => name.startsWith('hand-'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { m: string }).m);
const every = (step: number): string[] => MESSAGES.filter((_, at) => at % step === 0);

/** A need is asked for without the index, so that it cannot hide a fault. */
const isFilteredOut = (pattern: RegExp, text: string): boolean => {
  const traces = tracesOf(text);
  return traces !== undefined && !meets(workOut(pattern.source, pattern.unicode), traces);
};

/** Those that many messages are asked about. */
for (const message of every(30)) advise({ message });
const patterns = askedPatterns();

describe('no match is lost', () => {
  it('of any pattern of the coach in any of many messages, however they are written', () => {
    expect(patterns.length).toBeGreaterThan(1000);
    const texts = every(24).flatMap((text, at) => (at % 5 === 0 ? [text, text.toUpperCase()] : [text]));
    const traces = texts.map((text) => tracesOf(text));
    const lost: string[] = [];
    let matches = 0;
    let spared = 0;
    for (const { source, unicode } of patterns) {
      const pattern = new RegExp(source, unicode ? 'iu' : 'i');
      const need = workOut(source, unicode);
      for (const [at, text] of texts.entries()) {
        const known = traces[at];
        const may = known === undefined || meets(need, known);
        if (!may) spared++;
        if (!pattern.test(text)) continue;
        matches++;
        if (!may) lost.push(`${source.slice(0, 80)} in ${text}`);
      }
    }
    expect(lost).toEqual([]);
    expect(matches).toBeGreaterThan(5_000);
    // It would be of no use if it spared little.
    expect(spared / (patterns.length * texts.length)).toBeGreaterThan(0.85);
  }, 300_000);

  const word = fc.constantFrom('on', 'my', 'way', 'tired', "don't", 'x', '18', 'é', '😂', 'K', 'cook', '?');
  /** `open`: it repeats without an end. */
  type Piece = { readonly source: string; readonly text: string; readonly open?: boolean | undefined };
  const escaped = (text: string) => text.replace('?', '\\?');
  const { piece } = fc.letrec<{ piece: Piece }>((tie) => ({
    piece: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      word.map((one) => ({ source: escaped(one), text: one })),
      fc.constantFrom<Piece>(
        { source: ' ', text: ' ' },
        { source: '\\b', text: '' },
        { source: '\\s+', text: '  ', open: true },
        { source: '\\W*', text: ', ', open: true },
        { source: '\\w*', text: 'ing', open: true },
        { source: '\\d{1,2}', text: '42' },
        { source: '[ou]', text: 'U' },
        { source: '[^.!?]{0,9}', text: 'so ' },
        { source: '[😂🤣]', text: '🤣' },
        { source: '(?!never)', text: '' },
        { source: '(?<![\\p{L}\\p{N}])', text: '' },
        { source: 'o+', text: 'ooo', open: true },
        { source: "'?", text: '' },
        { source: '(?:ed|ing)?', text: 'ed' },
      ),
      fc.array(tie('piece'), { minLength: 2, maxLength: 4 }).map((all) => ({
        source: all.map(({ source }) => source).join(''),
        text: all.map(({ text }) => text).join(''),
        open: all.some(({ open }) => open),
      })),
      fc.tuple(tie('piece'), tie('piece'), fc.boolean()).map(([one, other, first]) => ({
        source: `(?:${one.source}|${other.source})`,
        text: first ? one.text : other.text,
        open: one.open || other.open,
      })),
      fc.tuple(tie('piece'), fc.constantFrom('?', '*', '+', '{2}'), fc.nat(2)).map(([one, any, times]) => {
        // `(?:(?:x*)*)*` takes a regular expression for ever where it fails, so what repeats without an end is not repeated.
        const sign = one.open ? '?' : any;
        return {
          source: `(?:${one.source})${sign}`,
          text: one.text.repeat(
            sign === '{2}' ? 2 : sign === '+' ? times + 1 : sign === '?' ? times % 2 : times,
          ),
          open: one.open || sign === '*' || sign === '+',
        };
      }),
    ),
  }));

  it('of patterns that nobody has written', () => {
    let matches = 0;
    fc.assert(
      fc.property(piece, word, word, fc.boolean(), ({ source, text }, before, after, apart) => {
        const pattern = new RegExp(source, 'iu');
        const whole = apart ? `${before} ${text} ${after}` : `${before}${text}${after}`;
        if (!pattern.test(whole)) return;
        matches++;
        expect(isFilteredOut(pattern, whole), `${source} in ${whole}`).toBe(false);
      }),
      { numRuns: 3000 },
    );
    expect(matches).toBeGreaterThan(500);
  });
});

describe('what cannot match is not asked', () => {
  inOneTest<[RegExp, string]>([
    [/\b(?:i'?m|i am) (?:so |really )?tired\b/i, 'I am here'],
    [/\bcook(?:ed|ing)?\b/i, 'look at that'],
    [/\bon my way\b/i, 'on the way'],
    [/\b\d+ ?k\b/i, 'no number here'],
    [/[😂🤣]/u, 'not funny 😭'],
    [/\?\s*$/, 'no question'],
    [/(?<=\b(?:my|our) )(?:mother|mum)\b/i, 'his father'],
  ])('%s in %s', (pattern, text) => expect(isFilteredOut(pattern, text)).toBe(true));

  inOneTest<[RegExp, string]>([
    [/\bmask\b/iu, 'ma\u017fk'],
    [/\bok\b/iu, 'o\u212a'],
    [/(?:)/, ''],
    [/(a)?\1b/, 'b'],
    [/x*/, 'y'],
  ])('where it is not sure it asks: %s', (pattern, text) => expect(isFilteredOut(pattern, text)).toBe(false));
});

describe('the index of needs that is compiled before the coach starts', () => {
  it('says of a text what the needs of the patterns say, and knows most patterns', () => {
    const index = createIndex(needs);
    const asks = every(60).flatMap((text) => {
      const traces = tracesOf(text);
      return traces ? [{ text, traces, canMatch: index.askOf(traces, index.emptyRoom()) }] : [];
    });
    let known = 0;
    const wrong: string[] = [];
    for (const { source, unicode } of patterns) {
      const place = index.placeOf(source, unicode);
      if (place === undefined) continue;
      known++;
      const need = workOut(source, unicode);
      for (const { text, traces, canMatch } of asks)
        if (canMatch(place) !== meets(need, traces)) wrong.push(`${source.slice(0, 80)} in ${text}`);
    }
    expect(wrong).toEqual([]);
    // What it does not know is worked out when it is asked, which makes the first answer slower.
    expect(known / patterns.length).toBeGreaterThan(0.7);
  }, 300_000);
});

describe('a large pattern is asked in parts', () => {
  it.each([
    ['alternatives', 'A|B', ['A', 'B']],
    ['a group', '\\b(?:A|B)\\b', ['\\b(?:A)\\b', '\\b(?:B)\\b']],
    ['a group with a name', '^(?<x>A|B) c', ['^(?<x>A) c', '^(?<x>B) c']],
    ['a group that is repeated', '(?:A|B)+', undefined],
    ['what must not follow', 'c(?!A|B)', undefined],
    ['a bar that is a character', 'A[|]B', undefined],
    ['what refers to a group', '(A|B)\\1', undefined],
  ])('%s', (_, form, parts) => {
    const [one, other] = ['a', 'b'].map((letter) => letter.repeat(PART));
    const filled = (text: string) => text.replace('A', one ?? '').replace('B', other ?? '');
    expect(partsOf(filled(form))).toEqual(parts?.map(filled));
  });

  it('which match where the whole does, for every large pattern of the coach', () => {
    const large = patterns.filter(({ source }) => source.length > LARGE);
    expect(large.length).toBeGreaterThan(300);
    const texts = every(30);
    const wrong = large.flatMap(({ source, unicode }) => {
      const flags = unicode ? 'iu' : 'i';
      const whole = new RegExp(source, flags);
      const parts = (partsOf(source) ?? []).map((part) => new RegExp(part, flags));
      if (parts.length === 0) return [];
      return texts.flatMap((text) =>
        whole.test(text) === parts.some((part) => part.test(text))
          ? []
          : [`${source.slice(0, 80)} in ${text}`],
      );
    });
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe('every match is found', () => {
  it.each([
    ['apart', /[ab]{2}/gi, 'abba', false, ['ab', 'ba']],
    ['overlapping', /[ab]{2}/i, 'abba', true, ['ab', 'bb', 'ba']],
    ['of nothing', /x*/, 'ax', false, ['', 'x', '']],
    ['of nothing beside a pair of surrogates', /x*/u, '😂', false, ['', '']],
    ['none', /c/, 'abba', false, []],
  ])('%s', (_, pattern, text, overlapping, found) => {
    expect([...findEach(pattern, text, overlapping)].map(([words]) => words)).toEqual(found);
  });
});
