import { describe, expect, it } from 'vitest';
import type { Turn } from '#coach';
import { joinStored } from './index.ts';

const NO_VOICE = { facts: [], never: [], style: {} };
/** `them: hi / me: hello` */
const talk = (text: string): Turn[] =>
  text === ''
    ? []
    : text.split(' / ').map((turn) => {
        const [from = '', said = ''] = turn.split(': ');
        return { from: from === 'me' ? 'me' : 'them', text: said };
      });
const stored = (text: string) =>
  talk(text).map((turn, at) => ({ ...turn, id: `${at}`, at: '2026-01-01T00:00:00.000Z' }));

describe('the conversation', () => {
  it.each([
    ['nothing is stored', '', '', 'hi', ''],
    ['stored turns go before', 'them: hi / me: hello', '', 'how are you', 'them: hi / me: hello'],
    ['and before what is sent', 'them: hi', 'me: hello', 'how are you', 'them: hi / me: hello'],
    ['the message itself is stored', 'them: hi / me: hello / them: you?', '', 'you?', 'them: hi / me: hello'],
    [
      'all is stored and sent again',
      'them: hi / me: hello / them: you?',
      'them: hi / me: hello',
      'you?',
      'them: hi / me: hello',
    ],
    [
      'the end is sent again',
      'them: a / me: b / them: c',
      'me: b / them: c',
      'd',
      'them: a / me: b / them: c',
    ],
    ['they say it twice', 'them: ok / me: so?', '', 'ok', 'them: ok / me: so?'],
  ])('%s', (_story, before, sent, message, wanted) => {
    const conversation = talk(sent);
    const request = joinStored(
      { message, person: 'p', ...(sent ? { conversation } : {}) },
      { person: { notes: '' }, turns: stored(before), voice: NO_VOICE },
    );
    expect(request).toEqual({ message, ...(wanted ? { conversation: talk(wanted) } : {}) });
  });

  it('holds fifty turns, the newest', () => {
    const turns = stored(Array.from({ length: 50 }, (_, at) => `them: ${at}`).join(' / '));
    const { conversation } = joinStored(
      { message: 'x', conversation: talk('me: sent') },
      { person: { notes: '' }, turns, voice: NO_VOICE },
    );
    expect([conversation?.length, conversation?.[0]?.text, conversation?.at(-1)?.text]).toEqual([
      50,
      '1',
      'sent',
    ]);
  });
});

it('notes, facts and voice join what is sent, as far as a request takes them', () => {
  const voice = { facts: ['I bake', 'Two cats'], never: ['babe'], style: { length: 'short', emoji: false } };
  expect(
    joinStored(
      { message: 'x', about: { me: 'Night owl', them: 'Likes jazz' } },
      { person: { notes: 'Hikes' }, turns: [], voice },
    ),
  ).toEqual({
    message: 'x',
    about: { me: 'Night owl\nI bake\nTwo cats', them: 'Hikes\nLikes jazz' },
    never: ['babe'],
    style: 'length: short; emoji: no',
  });
  const { about } = joinStored(
    { message: 'x', about: { me: 'm'.repeat(8_000) } },
    { person: { notes: '' }, turns: [], voice },
  );
  expect(about?.me).toBe('m'.repeat(8_000));
});
