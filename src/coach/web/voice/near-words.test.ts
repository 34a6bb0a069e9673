import { expect, it } from 'vitest';
import { mannerOf } from '#coach/style';
import { nearWords } from './near-words.ts';

const BARE = { length: 'short', capitals: 'all lower case', 'full stops': 'none' };

it.each([
  [{}, 'Anything at all.', null],
  [BARE, 'sounds good, see you there', 'Close to how you write'],
  [{ length: 'short' }, 'And so on, and so on. '.repeat(8), 'Longer than you write'],
  [{ length: 'long' }, 'ok', 'Shorter than you write'],
  [BARE, 'I think so. See you.', 'Not quite how you write: has capital letters and has full stops'],
  [{ 'exclamation marks': 'none' }, 'Yes!', 'Not quite how you write: has an exclamation mark'],
])('%j says of “%s”: %s', (style, text, words) => {
  expect(nearWords(mannerOf(style as Record<string, string>), text)).toBe(words);
});

it('says nothing before the style has come', () => {
  expect(nearWords(null, 'Anything')).toBeNull();
});
