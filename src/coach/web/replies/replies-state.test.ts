import { describe, expect, it } from 'vitest';
import type { Analysis, Engine, Reply } from '#coach';
import { parseTranscript } from '#coach/transcript';
import {
  type Asked,
  allTurns,
  INITIAL,
  isAllSaid,
  isOtherConversation,
  openQuestion,
  type RepliesEvent,
  type RepliesState,
  repliesReducer,
  shownTexts,
  textOf,
  typedQuestion,
  wantsOtherReplies,
} from './replies-state.ts';

const analysis = { summary: 's' } as Analysis;
const local: Engine = { name: 'local', model: null, degraded: false, ms: 1 };
const reply = (text: string) => ({ text, tone: 'warm' }) as Reply;
const ask = (message: string, more: Partial<Asked> = {}): RepliesEvent => ({
  type: 'asked',
  asked: { message, earlier: [], open: [], wish: INITIAL.wish, more: false, avoid: [], ...more },
});
const read: RepliesEvent = { type: 'analysis', analysis };
const came = (text: string): RepliesEvent => ({ type: 'reply', reply: reply(text) });
const done: RepliesEvent = { type: 'done', engine: local };
const failed: RepliesEvent = { type: 'failed', text: 'no line' };
const typed = (draft: string): RepliesEvent => ({ type: 'typed', draft });
const pasted = (text: string): RepliesEvent => ({ type: 'pasted', text, transcript: parseTranscript(text) });
const from = (state: RepliesState, ...events: RepliesEvent[]) => events.reduce(repliesReducer, state);
const run = (...events: RepliesEvent[]) => from(INITIAL, ...events);
const texts = (state: RepliesState) => state.answer?.replies.map(textOf);
const said = (state: RepliesState) => allTurns(state).map(({ from, text }) => `${from}: ${text}`);

describe('turns of screenshots', () => {
  const added = (...lines: string[]): RepliesEvent => ({
    type: 'added',
    turns: lines.map((text, index) => ({ from: index % 2 ? 'me' : 'them', text })),
  });

  it('are a conversation whose newest turn of theirs waits for an answer', () => {
    const state = run(added('How was it?', 'So good', 'Tell me'));
    expect([said(state), openQuestion(state)?.message]).toEqual([
      ['them: How was it?', 'me: So good', 'them: Tell me'],
      'Tell me',
    ]);
  });

  it('go on from what is there without repeating it', () =>
    expect(
      said(run(added('How was it?', 'So good, thanks'), added('How was it?', 'So good, thanks', 'Nice'))),
    ).toEqual(['them: How was it?', 'me: So good, thanks', 'them: Nice']));

  it('leave what is typed, and can be taken back', () => {
    const state = run(typed('hm'), added('Hello'));
    expect([state.draft, said(state), said(from(state, { type: 'undone' }))]).toEqual([
      'hm',
      ['them: Hello'],
      [],
    ]);
  });
});

describe('what is typed', () => {
  it('stays while Cyrano thinks', () => expect(run(typed('hi '), ask('hi')).draft).toBe('hi '));

  it('becomes a bubble when the reading arrives', () =>
    expect(run(typed('hi '), ask('hi'), read)).toMatchObject({
      draft: '',
      answer: { message: 'hi', replies: [] },
    }));

  it('stays when something else was typed in between', () =>
    expect(run(typed('hi'), ask('hi'), typed('next'), read).draft).toBe('next'));

  it.each<[string, RepliesEvent[], string]>([
    ['before the reading', [], 'hi'],
    ['in the middle of it', [read], 'hi'],
    ['after something new was typed', [read, typed('new')], 'new'],
  ])('is never lost by a failure %s', (_name, between, draft) =>
    expect(run(typed('hi'), ask('hi'), ...between, failed)).toMatchObject({
      phase: 'failed',
      failure: 'no line',
      draft,
    }),
  );
});

describe('a failure', () => {
  const answered = run(ask('a'), read, came('1'), done);

  it('takes the answer to an earlier message off the screen', () =>
    expect(from(answered, ask('b'), failed)).toMatchObject({ answer: null, draft: 'b' }));

  it('leaves what was said of the same message', () =>
    expect(from(answered, ask('a'), failed).answer?.message).toBe('a'));

  it('of more replies leaves everything and puts nothing into the box', () =>
    expect(from(answered, ask('a', { more: true }), failed)).toMatchObject({
      draft: '',
      answer: { replies: [{ reply: reply('1') }] },
    }));

  it('of a pasted conversation leaves its turns', () => {
    const state = run(pasted('Me: hi\nHer: hello'));
    const open = openQuestion(state);
    expect(said(from(state, ask(open?.message ?? '', { ...open }), failed))).toEqual([
      'me: hi',
      'them: hello',
    ]);
  });
});

describe('an answer', () => {
  it('grows reply by reply, names its writer when whole, and is replaced by the next reading', () => {
    const state = run(ask('a'), read, came('1'), came('2'), done);
    expect([state.phase, texts(state)]).toEqual(['done', ['1', '2']]);
    expect(state.answer?.replies.every(({ engine }) => engine === local)).toBe(true);
    expect(from(state, ask('b'), read).answer).toEqual({ message: 'b', analysis, replies: [] });
  });

  it('keeps its replies when a better reading of the same message comes', () => {
    const better = { summary: 't' } as Analysis;
    const state = run(ask('a'), read, came('1'), { type: 'analysis', analysis: better }, came('2'));
    expect([state.answer?.analysis, texts(state)]).toEqual([better, ['1', '2']]);
    expect(from(state, ask('a'), read).answer?.replies).toEqual([]);
  });

  it('of before stays in sight while the next one is asked', () =>
    expect(run(ask('a'), read, done, ask('b'))).toMatchObject({
      answer: { message: 'a' },
      phase: 'thinking',
    }));

  it('is added to by more replies', () =>
    expect(
      texts(run(ask('a'), read, came('1'), done, ask('a', { more: true }), read, came('2'), done)),
    ).toEqual(['1', '2']));

  it('tells every text that was shown, also those that were changed since', () => {
    const state = run(ask('a', { avoid: ['0'] }), read, came('1'), came('2'), done, {
      type: 'changed',
      id: 1,
      reply: reply('1b'),
      engine: local,
    });
    expect(shownTexts(state)).toEqual(['0', '1b', '1', '2']);
  });

  it.each<[string, RepliesEvent[], boolean]>([
    ['when nothing came', [done], true],
    ['not while they are awaited', [], false],
    ['not when one came', [came('3'), done], false],
  ])('are all there is %s', (_name, events, isIt) =>
    expect(
      isAllSaid(run(ask('a'), read, came('1'), done, ask('a', { more: true, avoid: ['1'] }), ...events)),
    ).toBe(isIt),
  );
});

describe('one reply', () => {
  const answered = run(ask('a'), read, came('1'), came('2'), done);

  it.each<[string, RepliesEvent[], string[]]>([
    ['is worded anew by the reader', [{ type: 'reply-edited', id: 1, text: 'mine' }], ['mine', '2']],
    [
      'is changed for another',
      [
        { type: 'change-asked', id: 2, change: 'warmer' },
        { type: 'changed', id: 2, reply: reply('2b'), engine: local },
      ],
      ['1', '2b'],
    ],
    [
      'is brought back with the reader’s words',
      [
        { type: 'reply-edited', id: 2, text: 'mine' },
        { type: 'changed', id: 2, reply: reply('2b'), engine: local },
        { type: 'brought-back', id: 2 },
      ],
      ['1', 'mine'],
    ],
    [
      'stays where no change was found',
      [
        { type: 'change-asked', id: 2, change: 'shorter' },
        { type: 'change-failed', id: 2, text: 'nothing shorter' },
      ],
      ['1', '2'],
    ],
  ])('%s', (_name, events, expected) => expect(texts(from(answered, ...events))).toEqual(expected));
});

describe('a conversation', () => {
  const chat = 'Me: hi\nHer: hello\nHer: how was it?';

  it('waits with their newest turns, which are one message', () => {
    const state = run(pasted(chat));
    expect(openQuestion(state)).toMatchObject({ message: 'hello\nhow was it?', earlier: [{ text: 'hi' }] });
  });

  it('waits for their answer where the last turn is the reader’s', () =>
    expect(openQuestion(run(pasted('Her: hi\nMe: hello')))).toBeNull());

  it('can be put together again', () => {
    const state = from(run(typed('x')), pasted(chat), { type: 'kept-whole' });
    expect(state).toMatchObject({ draft: chat, turns: [], whole: chat });
  });

  it('goes on with what was sent, and that can be taken back', () => {
    const answered = run(ask('hello'), read, came('1'), done);
    const sent = from(answered, { type: 'sent', text: 'deal' });
    expect(said(sent)).toEqual(['them: hello', 'me: deal']);
    expect(sent).toMatchObject({ answer: null, phase: 'idle' });
    expect(typedQuestion(sent, 'when?')).toMatchObject({ earlier: [{ text: 'hello' }, { text: 'deal' }] });
    expect(from(sent, { type: 'undone' })).toEqual(answered);
  });

  it('begins with the message before, and says that it took it so', () => {
    const question = typedQuestion(run(ask('a'), read, done), 'b');
    expect(question).toMatchObject({ message: 'b', earlier: [{ from: 'them', text: 'a' }], goesOn: true });
    const second = from(run(ask('a'), read, done), ask('b', question), read, done);
    expect([said(second), second.goesOn]).toEqual([['them: a', 'them: b'], true]);
    expect(from(second, { type: 'paste-seen' }).goesOn).toBe(false);
    const alone = from(second, ask('b'), read);
    expect([said(alone), alone.goesOn]).toEqual([['them: b'], false]);
    const answered = from(second, { type: 'sent', text: 'c' });
    expect(typedQuestion(answered, 'd')).not.toHaveProperty('goesOn');
  });

  it('does not begin with an example that was tried', () =>
    expect(typedQuestion(run(ask('a'), read, done), 'b', { samples: ['a'] })).toMatchObject({ earlier: [] }));

  it('keeps every message of somebody who is remembered, answered or not', () => {
    const state = run(ask('a'), read, done);
    expect(typedQuestion(state, 'b', { remembered: true }).earlier.map(({ text }) => text)).toEqual(['a']);
    expect(
      said(from(state, { type: 'added', turns: [{ from: 'them', text: 'b' }], remembered: true })),
    ).toEqual(['them: a', 'them: b']);
  });

  it('keeps a message that was read but not answered when the next one comes', () => {
    const state = run(
      pasted(chat),
      ask('hello\nhow was it?', { earlier: [{ id: 1, from: 'me', text: 'hi' }] }),
      read,
    );
    expect(typedQuestion(state, 'hey?').earlier.map(({ text }) => text)).toEqual([
      'hi',
      'hello\nhow was it?',
    ]);
  });

  it('has a message only once that is written anew', () => {
    const state = run(pasted(chat), ask('hello', { earlier: [{ id: 1, from: 'me', text: 'hi' }] }), read, {
      type: 'reopened',
    });
    expect(state.draft).toBe('hello');
    expect(typedQuestion(state, 'hello!').earlier.map(({ text }) => text)).toEqual(['hi']);
  });

  it('brings a removed turn back', () => {
    const state = run(pasted(chat));
    const removed = from(state, { type: 'turn', change: { do: 'remove', id: 2 } });
    expect(said(removed)).toEqual(['me: hi', 'them: how was it?']);
    expect(said(from(removed, { type: 'undone' }))).toEqual(said(state));
  });

  it('is told which name is the reader’s', () => {
    const state = run(pasted('Naledi: a\nTom: b\nNaledi: c'));
    expect(state.pasted).toMatchObject({ ask: true, me: 'Tom' });
    const named = from(state, { type: 'turn', change: { do: 'name-me', name: 'Naledi' } });
    expect(said(named)).toEqual(['me: a', 'them: b', 'me: c']);
    expect(named.pasted).toMatchObject({ ask: false, me: 'Naledi' });
  });

  it('starts afresh with the same wishes, and can be brought back', () => {
    const state = run({ type: 'wished', wish: { tone: 'witty' } }, pasted(chat));
    const fresh = from(state, { type: 'cleared' });
    expect(fresh).toMatchObject({ turns: [], wish: { tone: 'witty' } });
    expect(said(from(fresh, { type: 'undone' }))).toEqual(said(state));
  });
});

describe('another wish', () => {
  const answered = [ask('a'), read, came('1')];
  const playful: RepliesEvent = { type: 'wished', wish: { tone: 'playful' } };

  it.each<[string, RepliesEvent[], boolean]>([
    ['asks again for the message that was answered', [...answered, done, playful], true],
    ['of a goal does too', [...answered, done, { type: 'wished', wish: { goal: 'ask-out' } }], true],
    ['not when it is the same', [...answered, done], false],
    ['not while Cyrano thinks', [...answered, playful], false],
    ['not while something new is written', [...answered, done, typed('b'), playful], false],
    ['not before anything was asked', [playful], false],
    ['not where no line is suggested', [ask('a'), read, done, playful], false],
  ])('%s', (_name, events, wanted) => expect(wantsOtherReplies(run(...events))).toBe(wanted));
});

describe('the conversation behind the replies', () => {
  const earlier: Asked['earlier'] = [
    { id: 1, from: 'them', text: 'hi' },
    { id: 2, from: 'me', text: 'hey' },
    { id: 3, from: 'them', text: 'so' },
    { id: 4, from: 'me', text: 'yes?' },
  ];
  const answered = [ask('coffee?', { earlier }), read, came('1'), done];
  const turn = (change: Extract<RepliesEvent, { type: 'turn' }>['change']): RepliesEvent => ({
    type: 'turn',
    change,
  });
  const switched = turn({ do: 'switch-side', id: 2 });

  it.each<[string, RepliesEvent[], boolean]>([
    ['is as they were written for it', [], false],
    ['is another with a turn on the other side', [switched], true],
    ['is the same when it is switched back', [switched, switched], false],
    ['is another with other words', [turn({ do: 'edit', id: 2, text: 'hello' })], true],
    ['is another without a turn', [turn({ do: 'remove', id: 2 })], true],
    ['is the same when the turn is brought back', [turn({ do: 'remove', id: 2 }), { type: 'undone' }], false],
    ['is another in another order', [turn({ do: 'move', id: 2, by: 1 })], true],
    ['is not told of another message', [switched, ask('tea?')], false],
    [
      'is the new one when it was asked again',
      [switched, ask('coffee?', { earlier: [] }), read, done],
      false,
    ],
  ])('%s', (_name, events, isOther) =>
    expect(isOtherConversation(run(...answered, ...events))).toBe(isOther),
  );
});
