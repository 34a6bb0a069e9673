import { describe, expect, it } from 'vitest';
import { generate } from '../../rules/generate.ts';
import { read } from '../../rules/read.ts';
import type { Example } from '../../rules/situations/entry.ts';
import { inOneTest } from '../../rules/testing.ts';
import { models } from '../models.ts';
import { compileBook } from './book.ts';
import { readDataFiles } from './data-files.ts';

const { examples, faults } = compileBook(readDataFiles());

/** The situations that put up a line for a message. */
function situationsOf(example: Example): Set<string> {
  const [message, mine] = typeof example === 'string' ? [example] : example;
  const conversation = mine === undefined ? [] : [{ from: 'me' as const, text: mine }];
  return new Set(generate(read({ message, conversation }, models())).map(({ source }) => source ?? ''));
}

describe('the data files of the situations', () => {
  it('have no fault', () => expect(faults).toEqual([]));

  // What fails is told as: the entry, the example -- expected [those that answered] to include this one.
  inOneTest(
    examples.flatMap(({ id, at, heard }) =>
      heard.map((example): [string, Example, string] => [`${at} "${id}"`, example, id]),
    ),
  )('%s: `heard` %j', (_at, example, id) => expect([...situationsOf(example)]).toContain(id));

  inOneTest(
    examples.flatMap(({ id, at, not }) =>
      not.map((example): [string, Example, string] => [`${at} "${id}"`, example, id]),
    ),
  )('%s: `not` %j', (_at, example, id) => expect([...situationsOf(example)]).not.toContain(id));

  it('have no pattern that a word said again and again makes slow', () => {
    for (const word of ['hey', 'so', 'oh', 'yes', 'sorry'])
      for (const gap of [' ', ', ', ' , ', '! '])
        expect(situationsOf(`${word}${gap}`.repeat(100))).toBeDefined();
  });
});

const file = (entries: string, name = 'plans/a.yaml') => ({
  name,
  text: `tier: tried\nguard: plain\nentries:\n${entries}`,
});
const entry = (more: string, id = 'an id') =>
  `  - { id: ${id}, say: [[follow up, warm, 'How so?']], ${more} }\n`;
const topic = (more: string) =>
  `{ id: an-id, words: a, asks: [A?], quips: [A.], dates: [A?], mishaps: [A.], related: [a], ${more} }`;
const vocabulary = { name: 'situations/vocabulary.yaml', text: "kin: '(?:mom|dad)'\n" };

describe('a fault is told with its file and entry', () => {
  it.each([
    [
      'a move that is none',
      file("  - { id: an id, hear: a, say: [[shout, warm, 'x']] }\n"),
      /plans\/a\.yaml:4: "an id": say 1, move: "shout" is none of "answer, then return" \| return the question/,
    ],
    [
      'a tone that is none',
      file("  - { id: an id, hear: a, say: [[follow up, loud, 'x']] }\n"),
      /"an id": say 1, tone: "loud" is none of warm \| playful/,
    ],
    [
      'a line without a text',
      file('  - { id: an id, hear: a, say: [[follow up, warm]] }\n'),
      /"an id": say 1: a line is \[move, tone, "text"\]/,
    ],
    ['a key that is none', file(entry('hears: a')), /plans\/a\.yaml:4: "an id": there is no key "hears"/],
    [
      'a slot that nothing fills',
      file("  - { id: an id, hear: '(?<y>a)', say: [[follow up, warm, 'A {x}?']] }\n"),
      /"an id": say 1: nothing fills \{x\} in "A \{x\}\?"; known here: \{y\}/,
    ],
    [
      'another wording of nothing',
      file('  - { id: an id, hear: a, as: no id }\n'),
      /plans\/a\.yaml:4: "an id": as: there is no "no id"/,
    ],
    [
      'two of one id',
      file(entry('hear: a') + entry('hear: b')),
      /plans\/a\.yaml:5: "an id": id: stands in plans\/a\.yaml:4 already/,
    ],
    [
      'no regular expression',
      file(entry("unless: '({kin}a'")),
      /plans\/a\.yaml:4: "an id": unless: does not compile: Unterminated group: \(\{kin\}a$/,
    ],
    [
      'no regular expression in a condition',
      file("  - { id: an id, hear: a, say: [[follow up, warm, 'x', { if: '(b' }]] }\n"),
      /"an id": say 1, condition\.if: does not compile/,
    ],
    [
      'a word that is not in the vocabulary',
      file(entry("hear: '{kith}'")),
      /"an id": hear: \{kith\} is not in vocabulary\.yaml$/,
    ],
    [
      'a line alone with a move that is none',
      { name: 'plans/a.yaml', text: "tier: tried\nlines:\n  ab: [[shout, warm, 'x']]\n" },
      /plans\/a\.yaml:3: lines\.ab\.0\.0: "shout" is none of/,
    ],
    ['no YAML', { name: 'plans/a.yaml', text: 'tier: [' }, /^plans\/a\.yaml:1: no YAML: /],
    [
      'an apostrophe that is not written twice',
      file("  - id: an id\n    hear: 'can't'\n"),
      /^plans\/a\.yaml:5: no YAML: .*\(inside '…' an apostrophe is written twice: can''t\)$/s,
    ],
    [
      'a topic of an id that there is already',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic('')}, ${topic('')}]\n` },
      /^topics\/a\.yaml:2: "an-id": id: stands in topics\/a\.yaml:2 already/,
    ],
    [
      'a topic with a key that is none',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic('hint: a')}]\n` },
      /^topics\/a\.yaml:2: .*there is no key "hint"/,
    ],
    [
      'a topic with no regular expression',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic("hints: '(a'")}]\n` },
      /^topics\/a\.yaml:2: "an-id": hints: does not compile: /,
    ],
    [
      'a table of a kind that there is not',
      { name: 'plans/a.yaml', text: 'tier: tried\ntext:\n  ab: [a]\n' },
      /^plans\/a\.yaml:\d: .*there is no key "text"/,
    ],
    [
      'a table with no regular expression',
      { name: 'plans/a.yaml', text: "tier: tried\npatterns:\n  ab: '(a'\n" },
      /^plans\/a\.yaml:3: patterns\.ab: does not compile: /,
    ],
  ])('%s', (_, given, told) => {
    expect(compileBook([given, vocabulary]).faults.join('\n')).toMatch(told);
  });

  it('the order takes what a tier has, and tells of a name that it has not', () => {
    const order = (name: string) => ({
      name: 'situations/order.yaml',
      text: `first:\n  - { tier: [tried, tried], having: sure }\n  - { tier: tried, only: [${name}] }\nlate: [tried]\n`,
    });
    const { book, faults } = compileBook([file(entry('hear: a')), vocabulary, order('an id')]);
    expect(faults).toEqual([]);
    expect(book.order).toEqual({
      first: [
        { tier: 'tried', having: 'sure' },
        { tier: 'tried', having: 'sure' },
        { tier: 'tried', only: ['an id'] },
      ],
      late: [{ tier: 'tried' }],
    });
    expect(compileBook([file(entry('hear: a')), vocabulary, order('no id')]).faults).toEqual([
      'situations/order.yaml: the tier "tried" has no "no id"',
    ]);
    const other = { name: 'situations/order.yaml', text: 'first: [other]\nlate: []\n' };
    expect(compileBook([file(entry('hear: a')), vocabulary, other]).faults).toEqual([
      'situations/order.yaml: no file has the tier "other"',
      'situations/order.yaml: the tier "tried" has no place in it, so that it never speaks',
    ]);
  });

  it('an entry without lines of its own says what another says', () => {
    const { book, faults } = compileBook([
      file(`${entry('hear: a')}  - { id: other, as: an id, hear: b }\n`),
      vocabulary,
    ]);
    expect(faults).toEqual([]);
    expect(book.entries[1]?.say).toEqual(book.entries[0]?.say);
  });

  it('the vocabulary stands in the patterns, and several are alternatives', () => {
    const { book, faults } = compileBook([file(entry("hear: ['my {kin}', '\\p{L}{2,3}']")), vocabulary]);
    expect(faults).toEqual([]);
    expect(book.entries[0]?.hear).toBe('my (?:mom|dad)|\\p{L}{2,3}');
  });
});
