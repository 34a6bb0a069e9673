import { describe, expect, it } from 'vitest';
import type { Note } from '#coach';
import { annotate, marginNotes, notSaidByWarnings } from './marked-text.ts';

const note = (quote: string, kind: Note['kind']): Note => ({ quote, kind, says: 'x' });
const message = 'Haha fine, you win. Haha! Saturday?';

describe('annotate', () => {
  it.each<[string, Note[], string]>([
    ['no notes', [], message],
    [
      'two notes, in any order',
      [note('Saturday?', 'plan'), note('you win', 'interest')],
      'Haha fine, {interest:you win}. Haha! {plan:Saturday?}',
    ],
    [
      'the same words twice take two places',
      [note('Haha', 'emotion'), note('Haha', 'intent')],
      '{emotion:Haha} fine, you win. {intent:Haha}! Saturday?',
    ],
    [
      'an overlap is left to the first',
      [note('fine, you', 'intent'), note('you win', 'emotion')],
      'Haha {intent:fine, you} win. Haha! Saturday?',
    ],
    ['words that are not there', [note('hahaha', 'emotion'), note('', 'emotion')], message],
    ['the whole message', [note(message, 'intent')], `{intent:${message}}`],
  ])('%s', (_name, notes, expected) => {
    const stretches = annotate(message, notes);
    expect(stretches.map(({ text, mark }) => (mark ? `{${mark}:${text}}` : text)).join('')).toBe(expected);
    expect(stretches.map(({ text }) => text).join('')).toBe(message);
  });
});

describe('marginNotes', () => {
  const said = (quote: string, says: string, kind: Note['kind'] = 'intent'): Note => ({ quote, says, kind });
  const text = 'Sorry I went quiet. Coffee on Saturday? 😂';

  it.each<[string, Note[], { quote: string; says: string[] }[]]>([
    [
      'the same words are one note',
      [said('Sorry', 'Remorse.'), said('Sorry', 'An apology.'), said('Sorry', 'Remorse.')],
      [{ quote: 'Sorry', says: ['Remorse.', 'An apology.'] }],
    ],
    [
      'words within others join them',
      [said('Coffee on Saturday?', 'A question.'), said('Saturday', 'A time.'), said('Sorry', 'x')],
      [
        { quote: 'Coffee on Saturday?', says: ['A question.', 'A time.'] },
        { quote: 'Sorry', says: ['x'] },
      ],
    ],
    ['a picture counts as words', [said('😂', 'Laughing.')], [{ quote: '😂', says: ['Laughing.'] }]],
    ['bare punctuation does not', [said('?', 'Curious.')], []],
    ['nor words that are not there', [said('Tea', 'x'), said('', 'x')], []],
  ])('%s', (_name, notes, expected) => {
    expect(marginNotes(text, notes).map(({ quote, says }) => ({ quote, says }))).toEqual(expected);
  });
});

describe('a note beside a warning', () => {
  const notes = (kind: Note['kind']) => [{ quote: 'gift cards', kind, says: ['x'] }];

  it.each<[string, Note['kind'], string[], number]>([
    ['says nothing twice', 'flag', ['send gift cards today'], 0],
    ['says nothing twice, the other way about', 'flag', ['gift'], 0],
    ['stays when the warning is about other words', 'flag', ['airport'], 1],
    ['stays when the warning quotes nothing', 'flag', [''], 1],
    ['stays when it is of another kind', 'emotion', ['gift cards'], 1],
    ['stays when there is no warning', 'flag', [], 1],
  ])('%s', (_name, kind, evidence, left) => {
    const flags = evidence.map((words) => ({ evidence: words }));
    expect(notSaidByWarnings(notes(kind), flags)).toHaveLength(left);
  });
});
