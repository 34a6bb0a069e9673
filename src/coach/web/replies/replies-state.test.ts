import { describe, expect, it } from 'vitest';
import { type Analysis, MESSAGE_MAX_CHARACTERS, type Reply } from '#coach';
import {
  countCharacters,
  INITIAL,
  MESSAGE_LIMIT,
  type RepliesEvent,
  repliesReducer,
  wantsOtherTone,
} from './replies-state.ts';

const analysis = { summary: 's' } as Analysis;
const reply = (text: string) => ({ text }) as Reply;
const asked = (message: string): RepliesEvent => ({
  type: 'asked',
  asked: { message, tone: 'warm', avoid: [] },
});
const run = (...events: RepliesEvent[]) => events.reduce(repliesReducer, INITIAL);

describe('what is typed', () => {
  it('stays while Cyrano thinks', () => {
    expect(run({ type: 'typed', draft: 'hi ' }, asked('hi')).draft).toBe('hi ');
  });

  it('becomes a bubble when the reading arrives', () => {
    const state = run({ type: 'typed', draft: 'hi ' }, asked('hi'), { type: 'analysis', analysis });
    expect(state).toMatchObject({ draft: '', answer: { message: 'hi', replies: [] } });
  });

  it('stays when something else was typed in between', () => {
    const events = [{ type: 'typed', draft: 'hi' }, asked('hi'), { type: 'typed', draft: 'next' }] as const;
    expect(run(...events, { type: 'analysis', analysis }).draft).toBe('next');
  });

  it.each<[string, RepliesEvent[], string]>([
    ['before the reading', [], 'hi'],
    ['in the middle of it', [{ type: 'analysis', analysis }], 'hi'],
    [
      'after something new was typed',
      [
        { type: 'analysis', analysis },
        { type: 'typed', draft: 'new' },
      ],
      'new',
    ],
  ])('is never lost by a failure %s', (_name, between, draft) => {
    const state = run({ type: 'typed', draft: 'hi' }, asked('hi'), ...between, {
      type: 'failed',
      text: 'no line',
    });
    expect(state).toMatchObject({ phase: 'failed', failure: 'no line', draft });
  });
});

describe('a failure', () => {
  const answered = [
    asked('a'),
    { type: 'analysis', analysis },
    { type: 'reply', reply: reply('1') },
  ] as const;
  const failed = { type: 'failed', text: 'no line' } as const;

  it('takes the answer to an earlier message off the screen', () => {
    expect(run(...answered, { type: 'done' }, asked('b'), failed)).toMatchObject({
      answer: null,
      draft: 'b',
    });
  });

  it('leaves what was said of the same message', () => {
    expect(run(...answered, { type: 'done' }, asked('a'), failed).answer?.message).toBe('a');
  });
});

describe('an answer', () => {
  it('grows reply by reply and is replaced by the next reading', () => {
    const first = [asked('a'), { type: 'analysis', analysis }, { type: 'reply', reply: reply('1') }] as const;
    const state = run(...first, { type: 'reply', reply: reply('2') }, { type: 'done' });
    expect(state.phase).toBe('done');
    expect(state.answer?.replies.map(({ text }) => text)).toEqual(['1', '2']);
    const again = [asked('b'), { type: 'analysis', analysis }].reduce(
      (now, event) => repliesReducer(now, event as RepliesEvent),
      state,
    );
    expect(again.answer).toEqual({ message: 'b', analysis, replies: [] });
  });

  it('of before stays in sight while the next one is asked', () => {
    const state = run(asked('a'), { type: 'analysis', analysis }, { type: 'done' }, asked('b'));
    expect(state.answer?.message).toBe('a');
    expect(state.phase).toBe('thinking');
  });
});

it.each([
  ['', 0],
  ['abc', 3],
  ['😂', 1],
  ['a\n', 2],
])('counts %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('knows the limit of the contract', () => expect(MESSAGE_LIMIT).toBe(MESSAGE_MAX_CHARACTERS));

describe('another tone', () => {
  const answered = [
    asked('a'),
    { type: 'analysis', analysis },
    { type: 'reply', reply: reply('1') },
  ] as RepliesEvent[];
  const playful = { type: 'tone', tone: 'playful' } as const;

  it.each<[string, RepliesEvent[], boolean]>([
    ['asks again for the message that was answered', [...answered, { type: 'done' }, playful], true],
    ['not when it is the same', [...answered, { type: 'done' }], false],
    ['not while Cyrano thinks', [...answered, playful], false],
    [
      'not while something new is written',
      [...answered, { type: 'done' }, { type: 'typed', draft: 'b' }, playful],
      false,
    ],
    ['not before anything was asked', [playful], false],
    [
      'not where no line is suggested',
      [asked('a'), { type: 'analysis', analysis }, { type: 'done' }, playful],
      false,
    ],
  ])('%s', (_name, events, wanted) => {
    expect(wantsOtherTone(run(...events))).toBe(wanted);
  });
});
