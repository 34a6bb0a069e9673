import { describe, expect, it } from 'vitest';
import { type KeptReplies, keptOf } from '../replies/kept-state.ts';
import { INITIAL } from '../replies/replies-state.ts';
import { fromReplies, wholeTalk } from './from-replies.ts';

/** `<` theirs, `>` mine: `'<hey >hi'`. */
const turns = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word, index) => ({
      id: index + 1,
      from: word.startsWith('>') ? ('me' as const) : ('them' as const),
      text: word.slice(1),
    }));
const plain = (words: string) => turns(words).map(({ from, text }) => ({ from, text }));
const stored = (words: string) =>
  turns(words).map((turn) => ({ ...turn, id: `id${turn.id}`, at: '2026-11-28T08:00:00.000Z' }));
const screen = (words: string, more: Partial<KeptReplies> = {}) => ({
  ...keptOf({ ...INITIAL, turns: turns(words), draft: ' ' }),
  ...more,
});
const answer = { message: 'well', replies: [] } as unknown as KeptReplies['answer'];

describe('what the other tabs take from Replies', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing of an empty screen', null, '', ''],
    ['the message that is answered', screen('>hi', { answer }), '>hi <well', 'well'],
    ['all that waits for an answer', screen('>hi <so <well'), '>hi <so <well', 'so\nwell'],
    ['their last message before mine', screen('<so >yes'), '<so >yes', 'so'],
    ['what is in the box', screen('<so >yes', { draft: 'now? ' }), '<so >yes', 'now?'],
  ])('%s', (_what, kept, talk, theirs) =>
    expect(fromReplies(kept)).toEqual({ turns: plain(talk), theirs, tone: 'warm' }),
  );

  it.each([
    ['only what is stored', '<a >b', '', '<a >b'],
    ['what is stored already', '<a >b <c', '>b <c', '<a >b <c'],
    ['what goes on from it', '<a >b', '>b <c', '<a >b <c'],
    ['what could not be stored', '<a >b', '<c', '<a >b <c'],
  ])('and one conversation of it: %s', (_what, kept, talk, whole) =>
    expect(wholeTalk(stored(kept), plain(talk))).toEqual(plain(whole)),
  );
});
