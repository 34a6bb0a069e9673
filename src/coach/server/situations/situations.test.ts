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

  inOneTest(examples.flatMap(({ id, heard }) => heard.map((example): [string, Example] => [id, example])))(
    '%s is heard in %j',
    (id, example) => expect([...situationsOf(example)]).toContain(id),
  );

  inOneTest(examples.flatMap(({ id, not }) => not.map((example): [string, Example] => [id, example])))(
    '%s is not heard in %j',
    (id, example) => expect([...situationsOf(example)]).not.toContain(id),
  );

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
      /plans\/a\.yaml: entries\.0\.say/,
    ],
    [
      'a tone that is none',
      file("  - { id: an id, hear: a, say: [[follow up, loud, 'x']] }\n"),
      /entries\.0\.say/,
    ],
    ['a key that is none', file(entry('hears: a')), /hears/],
    [
      'a slot that nothing fills',
      file("  - { id: an id, hear: a, say: [[follow up, warm, 'A {x}?']] }\n"),
      /an id: nothing fills \{x\}/,
    ],
    [
      'another wording of nothing',
      file('  - { id: an id, hear: a, as: no id }\n'),
      /an id: there is no "no id"/,
    ],
    ['two of one id', file(entry('hear: a') + entry('hear: b')), /"an id" stands in plans\/a\.yaml already/],
    ['no regular expression', file(entry("hear: '(a'")), /an id: Invalid regular expression/],
    [
      'a word that is not in the vocabulary',
      file(entry("hear: '{kith}'")),
      /an id: \{kith\} is not in the vocabulary/,
    ],
    [
      'a line alone with a move that is none',
      { name: 'plans/a.yaml', text: "tier: tried\nlines:\n  ab: [[shout, warm, 'x']]\n" },
      /plans\/a\.yaml: lines\.ab/,
    ],
    [
      'a topic of an id that there is already',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic('')}, ${topic('')}]\n` },
      /topics\/a\.yaml: "an-id" stands in topics\/a\.yaml already/,
    ],
    [
      'a topic with a key that is none',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic('hint: a')}]\n` },
      /topics\/a\.yaml: topics\.0: .*hint/,
    ],
    [
      'a topic with no regular expression',
      { name: 'topics/a.yaml', text: `pack: a\ntopics: [${topic("hints: '(a'")}]\n` },
      /topics\/a\.yaml: an-id: Invalid regular expression/,
    ],
    [
      'a table of a kind that there is not',
      { name: 'plans/a.yaml', text: 'tier: tried\ntext:\n  ab: [a]\n' },
      /plans\/a\.yaml: .*text/,
    ],
    [
      'a table with no regular expression',
      { name: 'plans/a.yaml', text: "tier: tried\npatterns:\n  ab: '(a'\n" },
      /plans\/a\.yaml: ab: Invalid regular expression/,
    ],
    ['no YAML', { name: 'plans/a.yaml', text: 'tier: [' }, /plans\/a\.yaml: /],
  ])('%s', (_, given, told) => {
    expect(compileBook([given, vocabulary]).faults.join('\n')).toMatch(told);
  });

  it('the vocabulary stands in the patterns, and several are alternatives', () => {
    const { book, faults } = compileBook([file(entry("hear: ['my {kin}', '\\p{L}{2,3}']")), vocabulary]);
    expect(faults).toEqual([]);
    expect(book.entries[0]?.hear).toBe('my (?:mom|dad)|\\p{L}{2,3}');
  });
});
