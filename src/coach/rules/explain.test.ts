import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import { explain } from './explain.ts';
import { models } from './testing.ts';

const REQUESTS = [
  { message: 'my gran passed away this morning' },
  { message: 'haha you would lose at uno and you know it' },
  { message: 'hello' },
  { message: 'Bonjour, tu fais quoi ce week-end ?' },
  { message: 'send me R500 for airtime or we are done', count: 5 },
];

describe('what made each reply', () => {
  it.each(REQUESTS)('is named: $message', (request) => {
    const { replies } = explain(request, models);
    expect(replies.map(({ text }) => text)).toEqual(advise(request, models).replies.map(({ text }) => text));
    for (const { madeBy, points, parts } of replies) {
      expect(madeBy).not.toBe('unnamed');
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 8);
    }
  });

  it('is told with the pattern, the words and what filled the slots', () => {
    const [first] = explain({ message: 'my gran passed away this morning' }, models).replies;
    expect(first?.madeBy).toBe('a death');
    expect(first?.matched[0]?.words).toBe('my gran passed away');
    expect(first?.slots).toEqual({ who: 'your gran' });
    expect(first?.beat).toHaveLength(3);
  });

  it('is told with what raised a danger: a rule, or the trained reader alone', () => {
    const flagsOf = (message: string, reader = models) => explain({ message }, reader).flags;
    expect(flagsOf('I will kill you')).toMatchObject([
      { kind: 'threat', evidence: 'I will kill you', learned: false },
    ]);
    const wary = {
      ...models,
      suspicions: (plain: string) => [
        { kind: 'scam_blackmail' as const, score: 1, start: 0, end: plain.length },
      ],
    };
    expect(flagsOf('and the other thing about thursday, not the nice version', wary)).toMatchObject([
      { kind: 'scam_blackmail', learned: true, matched: [] },
    ]);
  });

  it('goes to no customer', () => {
    for (const request of REQUESTS)
      for (const reply of advise(request, models).replies)
        for (const key of Object.keys(reply))
          expect(['text', 'tone', 'strategy', 'why', 'source', 'needs']).toContain(key);
  });
});
