import { describe, expect, it } from 'vitest';
import type { NewTurn, StoredTurn } from '#memory';
import { sharedWithStored, stepsTo, turnsToStore } from './sitting.ts';

/** `<` theirs, `>` mine: `'<hey >hi'`. */
const turns = (words: string): NewTurn[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ from: word.startsWith('>') ? 'me' : 'them', text: word.slice(1) }));
const stored = (words: string): StoredTurn[] =>
  turns(words).map((turn, index) => ({ ...turn, id: `id${index}`, at: '2026-11-28T08:00:00.000Z' }));

it('stores the turns on the screen and the message that is answered', () => {
  expect(
    turnsToStore({
      turns: [{ id: 1, from: 'me', text: 'hi', name: 'Tom' }],
      answer: { message: 'hey', replies: [] } as never,
    }),
  ).toEqual(turns('>hi <hey'));
});

describe('what the screen repeats of what is stored', () => {
  it.each([
    ['a page loaded anew', '<x <a >b <c', '<a >b <c', { shared: 3, before: 0 }],
    ['an answer that was sent meanwhile', '<x <a', '<a >b', { shared: 1, before: 0 }],
    ['an export that goes on', '<a >b <c', '<a >b <c >d', { shared: 3, before: 0 }],
    ['an export that begins earlier', '<a >b <c', '<z <a >b <c >d', { shared: 3, before: 1 }],
  ])('%s', (_what, kept, screen, shared) => {
    expect(sharedWithStored(stored(kept), turns(screen))).toEqual(shared);
  });

  it.each([
    ['nothing stored', '', '<a >b'],
    ['nothing on the screen', '<a', ''],
    ['one word that both have', '<hey', '<a >b <hey >c'],
    ['the same words from the other side', '<a >b <c', '>a <b >c'],
  ])('nothing: %s', (_what, kept, screen) => {
    expect(sharedWithStored(stored(kept), turns(screen))).toEqual({ shared: 0, before: 0 });
  });
});

describe('the steps from what is stored to what is wanted', () => {
  it.each([
    ['nothing to do', '<a >b', '<a >b', { change: [], remove: [], add: [] }],
    ['a new turn', '<a', '<a >b', { change: [], remove: [], add: turns('>b') }],
    ['one removed', '<a >b <c', '<a <c', { change: [], remove: ['id1'], add: [] }],
    ['all removed', '<a >b', '', { change: [], remove: ['id0', 'id1'], add: [] }],
    [
      'a side switched',
      '<a >b',
      '<a <b',
      { change: [{ id: 'id1', change: { from: 'them' } }], remove: [], add: [] },
    ],
    [
      'words edited',
      '<a >b <c',
      '<x >b <c',
      { change: [{ id: 'id0', change: { text: 'x' } }], remove: [], add: [] },
    ],
    [
      'two in another order',
      '<a >b',
      '>b <a',
      {
        change: [
          { id: 'id0', change: { from: 'me', text: 'b' } },
          { id: 'id1', change: { from: 'them', text: 'a' } },
        ],
        remove: [],
        add: [],
      },
    ],
    [
      'one brought back into the middle',
      '<a <c',
      '<a >b <c',
      { change: [{ id: 'id1', change: { from: 'me', text: 'b' } }], remove: [], add: turns('<c') },
    ],
    [
      'two asked about as one message',
      '>x <a <b <ab',
      '>x <ab',
      { change: [], remove: ['id1', 'id2'], add: [] },
    ],
  ])('%s', (_what, now, wanted, steps) => {
    expect(stepsTo(stored(now), turns(wanted))).toEqual(steps);
  });
});
