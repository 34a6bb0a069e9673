import { describe, expect, it } from 'vitest';
import { picturesTaken, type Shared, sharedOf, sharedText } from './shared.ts';

describe('the message in what another app shares', () => {
  it.each([
    ['a text', { title: '', text: ' Still up for Saturday? ', url: '' }, 'Still up for Saturday?'],
    ['a text with a title', { title: 'Messages', text: 'hey you', url: '' }, 'hey you'],
    ['a link alone', { title: 'A page', text: '', url: 'https://a.example/' }, 'https://a.example/'],
    ['a title alone', { title: 'hey you', text: '  ', url: '' }, 'hey you'],
    ['nothing', { title: '', text: '', url: '' }, ''],
  ])('%s', (_what, fields, message) => expect(sharedText(fields)).toBe(message));

  it('is cut off far behind the longest message that Cyrano takes', () => {
    expect(sharedText({ title: '', text: 'a'.repeat(1_000_000), url: '' })).toHaveLength(20_000);
  });
});

describe('the pictures that are taken along', () => {
  const file = (size: number, type = 'image/png') => ({ size, type });
  it.each([
    ['one', [file(1_000)], 1, 0],
    ['another kind of file', [file(1_000, 'application/pdf'), file(1_000)], 1, 0],
    ['more than four', Array.from({ length: 6 }, () => file(1_000)), 4, 2],
    ['one that is too large, and a smaller one behind it', [file(4_000_000), file(2_000_000)], 1, 1],
    ['two that are too large together', [file(2_000_000), file(2_000_000)], 1, 1],
  ])('%s', (_what, files, taken, leftOut) => {
    const found = picturesTaken(files);
    expect([found.taken.length, found.leftOut]).toEqual([taken, leftOut]);
  });
});

describe('what waits in the storage', () => {
  const shared: Shared = {
    text: 'hey',
    pictures: [{ name: 'a.png', dataUrl: 'data:image/png;base64,AA==' }],
    leftOut: 1,
  };
  it('is read as it was kept', () => {
    expect(sharedOf(JSON.parse(JSON.stringify(shared)))).toEqual(shared);
  });
  it.each([
    ['nothing', null],
    ['a word', 'hey'],
    ['no text', { pictures: [] }],
    ['an empty one', { text: '', pictures: [], leftOut: 0 }],
  ])('is nothing: %s', (_what, value) => expect(sharedOf(value)).toBeNull());
  it('never leads to another address', () => {
    const pictures = [{ name: 'a', dataUrl: 'https://elsewhere.example/' }, { name: 3 }, null];
    expect(sharedOf({ text: 'hey', pictures })).toEqual({ text: 'hey', pictures: [], leftOut: 0 });
  });
});
