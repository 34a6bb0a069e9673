import { describe, expect, it } from 'vitest';
import type { Analysis, Reply } from '#coach';
import { SAMPLE_MESSAGES } from '../copy.ts';
import { isOnlyTried, type KeptReplies, keptOf, stateFrom, withMoved } from './kept-state.ts';
import { INITIAL, type RepliesEvent, repliesReducer } from './replies-state.ts';

const answered = (
  [
    {
      type: 'asked',
      asked: { message: 'a', earlier: [], open: [], wish: INITIAL.wish, more: false, avoid: [] },
    },
    { type: 'analysis', analysis: { summary: 's' } as Analysis },
    { type: 'reply', reply: { text: '1' } as Reply },
    { type: 'done' },
  ] satisfies RepliesEvent[]
).reduce<typeof INITIAL>(repliesReducer, INITIAL);

describe('what a reload brings back', () => {
  it.each([
    ['a draft', { ...INITIAL, draft: 'hi' }],
    ['a conversation', { ...INITIAL, turns: [{ id: 1, from: 'me' as const, text: 'hi' }] }],
    ['an answer', answered],
  ])('%s, through a copy', (_name, state) =>
    expect(stateFrom(structuredClone(keptOf(state)))).toEqual(state),
  );

  it('nothing of an empty screen', () => expect(keptOf(INITIAL)).toBeNull());

  it.each([
    null,
    undefined,
    7,
    {},
    { version: 2, draft: 'x', turns: [], wish: {} },
    { version: 1, draft: 'x' },
  ])('an empty screen from %j', (kept) => expect(stateFrom(kept)).toEqual(INITIAL));

  it('an answer that was still on its way stands as far as it had come', () => {
    const under = { ...answered, phase: 'thinking' as const };
    expect(stateFrom(keptOf(under))).toMatchObject({ phase: 'done', answer: { message: 'a' } });
  });
});

describe('a conversation that is given to a person', () => {
  const moved: KeptReplies = {
    version: 1,
    draft: '',
    wish: { tone: 'playful', intensity: 3, goal: 'ask-out' },
    turns: [{ id: 1, from: 'me', text: 'hi' }],
    asked: answered.asked,
    answer: answered.answer,
  };

  it('stands with somebody new as it was, its tone and goal too', () =>
    expect(withMoved(undefined, moved)).toEqual(moved));

  it('comes behind what stands with somebody who is known, and nothing of that is lost', () => {
    const there = keptOf({
      ...answered,
      draft: 'half a',
      turns: [{ id: 4, from: 'me', text: 'before' }],
    });
    const { turns, draft, answer, wish } = withMoved(there, moved);
    expect(turns.map(({ text }) => text)).toEqual(['before', 'a', 'hi']);
    expect(new Set(turns.map(({ id }) => id)).size).toBe(3);
    expect({ draft, answer, wish }).toEqual({ draft: 'half a', answer: moved.answer, wish: moved.wish });
  });

  it.each([
    ['a sample alone', { ...answered.answer, message: SAMPLE_MESSAGES[0] }, [], true],
    [
      'a sample and an answer that was sent',
      { ...answered.answer, message: SAMPLE_MESSAGES[0] },
      moved.turns,
      false,
    ],
    ['a message of somebody', answered.answer, [], false],
  ])('%s was only tried or not', (_what, answer, turns, tried) =>
    expect(isOnlyTried({ ...moved, turns, answer: answer as KeptReplies['answer'] })).toBe(tried),
  );
});
