import { describe, expect, it } from 'vitest';
import type { Turn } from '#coach';
import { MOST_PICTURES } from './copy.ts';
import {
  nextPicture,
  type ReviewEvent,
  type ReviewState,
  reviewReducer,
  startReview,
} from './review-state.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const them = (text: string): Turn => ({ from: 'them', text });
const following = (state: ReviewState, ...events: ReviewEvent[]) => events.reduce(reviewReducer, state);
const read = (id: number, ...texts: string[]): ReviewEvent => ({
  type: 'read',
  id,
  words: { turns: texts.map(them) },
});
const texts = ({ turns }: ReviewState) => turns.map(({ text }) => text);

describe('screenshots under review', () => {
  it('stand in the order of their names, numbers as numbers', () => {
    const { pictures } = startReview(['IMG_10.png', 'IMG_9.png'].map(file));
    expect(pictures.map(({ file }) => file.name)).toEqual(['IMG_9.png', 'IMG_10.png']);
  });

  it('are read one after the other, and give each message once', () => {
    const start = startReview(['1.png', '2.png'].map(file));
    expect(nextPicture(start)?.id).toBe(1);
    const first = following(
      start,
      { type: 'progress', id: 1, share: 0.5 },
      read(1, 'Hello you', 'How was it?'),
    );
    expect(nextPicture(first)?.id).toBe(2);
    const second = following(first, read(2, 'How was it?', 'Tell me'));
    expect(nextPicture(second)).toBeUndefined();
    expect(texts(second)).toEqual(['Hello you', 'How was it?', 'Tell me']);
  });

  it('can be put in another order, or taken away', () => {
    const state = following(
      startReview(['1.png', '2.png'].map(file)),
      read(1, 'Second thing'),
      read(2, 'First thing'),
    );
    expect(texts(following(state, { type: 'moved', id: 2, by: -1 }))).toEqual([
      'First thing',
      'Second thing',
    ]);
    expect(texts(following(state, { type: 'moved', id: 2, by: 1 }))).toEqual(['Second thing', 'First thing']);
    expect(texts(following(state, { type: 'removed', id: 1 }))).toEqual(['First thing']);
  });

  it('go on without one that cannot be read', () => {
    const state = following(
      startReview(['1.png', '2.png'].map(file)),
      { type: 'failed', id: 1, fault: 'no-picture' },
      read(2, 'Hello'),
    );
    expect([texts(state), state.pictures[0]?.state]).toEqual([
      ['Hello'],
      { is: 'failed', fault: 'no-picture' },
    ]);
  });

  it('wait for the reader where it did not start', () => {
    const stopped = following(
      startReview([file('1.png')]),
      { type: 'progress', id: 1, share: 0 },
      { type: 'no-reader' },
    );
    expect([stopped.noReader, stopped.pictures[0]?.state.is]).toEqual([true, 'waiting']);
    expect(following(stopped, { type: 'again' }).noReader).toBe(false);
  });

  it('have their messages put right', () => {
    const state = following(startReview([file('1.png')]), read(1, 'Helo', 'Bye'));
    const right = following(
      state,
      { type: 'turn', change: { do: 'edit', id: 1, text: 'Hello' } },
      { type: 'turn', change: { do: 'switch-side', id: 2 } },
    );
    expect(right.turns).toEqual([
      { id: 1, from: 'them', text: 'Hello' },
      { id: 2, from: 'me', text: 'Bye' },
    ]);
    expect(following(right, { type: 'swapped' }).turns.map(({ from }) => from)).toEqual(['me', 'them']);
  });

  it('give words alone for a profile', () => {
    const state = following(
      startReview(['1.png', '2.png'].map(file)),
      { type: 'read', id: 1, words: { text: 'Marine biologist' } },
      { type: 'read', id: 2, words: { text: 'Afraid of escalators' } },
    );
    expect(state.text).toBe('Marine biologist\nAfraid of escalators');
    expect(following(state, { type: 'wrote', text: 'Diver' }).text).toBe('Diver');
  });

  it('are not more than can be read at once', () => {
    const state = startReview(Array.from({ length: MOST_PICTURES + 1 }, (_, index) => file(`${index}.png`)));
    expect([state.pictures.length, state.leftOut]).toEqual([MOST_PICTURES, true]);
  });
});
