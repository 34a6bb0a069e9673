import { describe, expect, it } from 'vitest';
import type { Analysis, Reply } from '#coach';
import { keptOf, stateFrom } from './kept-state.ts';
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
