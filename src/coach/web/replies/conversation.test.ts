import { describe, expect, it } from 'vitest';
import { CONVERSATION_MAX_TURNS, MESSAGE_MAX_CHARACTERS } from '#coach';
import { parseTranscript } from '#coach/transcript';
import {
  changeTurns,
  countCharacters,
  MESSAGE_LIMIT,
  newestThatFits,
  numbered,
  requestTurns,
  splitOpen,
  TURNS_LIMIT,
  type TurnChange,
  withPasted,
  withTheirName,
} from './conversation.ts';

/** `m:` begins a turn of the reader's, `t:` one of theirs. */
const turns = (...lines: string[]) =>
  numbered(
    lines.map((line) => ({
      from: line.startsWith('m:') ? ('me' as const) : ('them' as const),
      text: line.slice(2),
    })),
    1,
  );
const lines = (list: readonly { from: string; text: string }[]) =>
  list.map(({ from, text }) => `${from[0]}:${text}`);

it('knows the limits of the contract', () =>
  expect([MESSAGE_LIMIT, TURNS_LIMIT]).toEqual([MESSAGE_MAX_CHARACTERS, CONVERSATION_MAX_TURNS]));

it.each([
  ['', 0],
  ['abc', 3],
  ['😂', 1],
  ['a\n', 2],
])('counts %j as %i', (text, count) => expect(countCharacters(text)).toBe(count));

it.each<[string, TurnChange, string[]]>([
  ['the side', { do: 'switch-side', id: 2 }, ['m:a', 'm:b', 'm:c']],
  ['the words', { do: 'edit', id: 2, text: ' new ' }, ['m:a', 't:new', 'm:c']],
  ['the words away', { do: 'edit', id: 2, text: ' ' }, ['m:a', 'm:c']],
  ['the place, up', { do: 'move', id: 3, by: -1 }, ['m:a', 'm:c', 't:b']],
  ['the place, down', { do: 'move', id: 1, by: 1 }, ['t:b', 'm:a', 'm:c']],
  ['nothing above the first', { do: 'move', id: 1, by: -1 }, ['m:a', 't:b', 'm:c']],
  ['nothing below the last', { do: 'move', id: 3, by: 1 }, ['m:a', 't:b', 'm:c']],
  ['a turn away', { do: 'remove', id: 1 }, ['t:b', 'm:c']],
  ['nothing of an unknown turn', { do: 'switch-side', id: 9 }, ['m:a', 't:b', 'm:c']],
])('changes %s', (_name, change, expected) =>
  expect(lines(changeTurns(turns('m:a', 't:b', 'm:c'), change))).toEqual(expected),
);

describe('what waits for an answer', () => {
  it.each<[string[], string[]]>([
    [
      ['m:a', 't:b', 't:c'],
      ['t:b', 't:c'],
    ],
    [['t:a'], ['t:a']],
    [['t:a', 'm:b'], []],
    [[], []],
  ])('of %j is %j', (all, open) => expect(lines(splitOpen(turns(...all)).open)).toEqual(open));
});

describe('a paste that goes on from what is there', () => {
  it.each<[string, string[], string, string[]]>([
    ['adds only what is new', ['t:a', 'm:b'], 'Her: a\nMe: b\nHer: c', ['t:a', 'm:b', 't:c']],
    ['adds all where nothing is known', ['t:x'], 'Her: a\nMe: b', ['t:x', 't:a', 'm:b']],
    ['is all there is at first', [], 'Her: a\nMe: b', ['t:a', 'm:b']],
  ])('%s', (_name, before, pasted, expected) => {
    const now = withPasted(turns(...before), parseTranscript(pasted));
    expect(lines(now)).toEqual(expected);
    expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
  });
});

describe('the turns of a request', () => {
  it('join what one side said in a row', () =>
    expect(requestTurns(turns('m:a', 't:b', 't:c', 'm:d'))).toEqual({
      conversation: [
        { from: 'me', text: 'a' },
        { from: 'them', text: 'b\nc' },
        { from: 'me', text: 'd' },
      ],
      left: 0,
    }));

  it('are the newest, and say how many are left', () => {
    const many = turns(...Array.from({ length: 64 }, (_, index) => `${index % 2 ? 'm' : 't'}:${index}`));
    const { conversation, left } = requestTurns(many);
    expect([conversation.length, conversation[0]?.text, left]).toEqual([TURNS_LIMIT, '14', 14]);
  });

  it.each([
    ['short\nlines', 20, 'short\nlines'],
    ['first line\nsecond line', 14, 'second line'],
    ['onelongline', 4, 'line'],
    ['😂😂😂', 2, '😂😂'],
  ])('cut %j to %i characters at the front: %j', (text, limit, expected) =>
    expect(newestThatFits(text, limit)).toBe(expected),
  );
});

it.each<[string, (string | undefined)[], (string | undefined)[]]>([
  ['one name is that of all', ['Naledi', undefined], ['Naledi', 'Naledi']],
  ['none is nobody’s', [undefined, undefined], [undefined, undefined]],
  ['of two, who wrote it is not known', ['Naledi', 'Tom', undefined], ['Naledi', 'Tom', undefined]],
])('the name of the other side: %s', (_, given, shown) => {
  const named = (names: readonly (string | undefined)[]) =>
    names.map((name, id) => ({ id, from: 'them' as const, text: 'hi', ...(name && { name }) }));
  const mine = { id: 9, from: 'me' as const, text: 'hi' };
  expect(withTheirName([...named(given), mine])).toEqual([...named(shown), mine]);
});
