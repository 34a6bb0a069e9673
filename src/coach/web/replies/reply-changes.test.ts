import { expect, it } from 'vitest';
import { type Reply, rewriteRequestSchema } from '#coach';
import { askForChange, CHANGES, type ChangeAnswer, changedReply, nextVersion } from './reply-changes.ts';

const reply: Reply = {
  text: 'I baked [bread]. Want some?',
  tone: 'warm',
  strategy: 'offer',
  why: 'Offers are kind.',
  needs: ['bread'],
};
const rewrite = (text: string): ChangeAnswer['rewrites'][number] => ({
  text,
  tone: 'warm',
  changes: ['added a wink'],
});

it('asks for the reply as it stands, in a way that the coach takes', async () => {
  for (const change of CHANGES) {
    const asked: unknown[] = [];
    const fetch = async (_url: unknown, init?: RequestInit) => {
      asked.push(JSON.parse(String(init?.body)));
      return Response.json({ rewrites: [], score: { total: 1, parts: [] } });
    };
    const transport = { baseUrl: '', token: async () => 't' };
    const { signal } = new AbortController();
    await askForChange(transport, { change, reply, text: 'mine now', message: 'hi' }, { signal, fetch });
    expect(asked).toEqual([{ draft: 'mine now', tone: 'warm', message: 'hi', change }]);
    expect(rewriteRequestSchema.safeParse(asked[0]).success).toBe(true);
  }
});

it.each<[string, string[], string[], string | null]>([
  ['the first that was not there yet', ['a', 'b', 'c'], ['a', 'now'], 'b'],
  ['one of before where there is no other', ['a', 'now'], ['a', 'now'], 'a'],
  ['none where there is but the one of now', ['now'], ['now'], null],
  ['none where there is none', [], ['now'], null],
])('takes %s', (_what, texts, shown, expected) =>
  expect(nextVersion({ rewrites: texts.map(rewrite) }, 'now', shown)?.text ?? null).toBe(expected),
);

it('keeps what the reply is for, and tells what was changed', () => {
  expect(changedReply(reply, rewrite('I baked [bread], and I share. Want some?'))).toEqual({
    ...reply,
    text: 'I baked [bread], and I share. Want some?',
    why: 'Changed: added a wink. Offers are kind.',
  });
  expect(changedReply(reply, rewrite('Want some?'))).not.toHaveProperty('needs');
});
