import { describe, expect, it } from 'vitest';
import { advise } from '#coach/engine';
import { models } from './models.ts';

const NOT_UNDERSTOOD = 'Not all of it was understood';

describe('a message that was not understood', () => {
  it('gets one plain line first, and the summary says so', () => {
    const { analysis, replies } = advise(
      { message: 'They moved the meeting to the other building.' },
      models(),
    );
    expect(analysis.summary).toContain(NOT_UNDERSTOOD);
    expect(replies).toHaveLength(3);
    expect(replies[0]?.strategy).toBe('appreciate a detail');
  });

  it('gets another plain line when more replies are asked for', () => {
    const message = 'Bumped into your brother at Makro, he hugged me like nothing happened.';
    const first = advise({ message }, models()).replies[0]?.text ?? '';
    const second = advise({ message, avoid: [first] }, models()).replies[0]?.text;
    expect(second).not.toBe(first);
  });

  it('is none where the situation is known', () => {
    const { analysis } = advise({ message: 'You seem kind. How tall are you?' }, models());
    expect(analysis.summary).not.toContain(NOT_UNDERSTOOD);
  });
});

describe('a gap stands in one reply of three at most', () => {
  const gapsOf = (message: string, count: number) =>
    advise({ message, count }, models()).replies.map(({ needs = [] }) => needs.length > 0);

  it.each(['How many friends do you have?', 'Did you hear the Foo Fighters just announced a new album?'])(
    '%s',
    (message) => {
      expect(gapsOf(message, 1)).toEqual([false]);
      expect(gapsOf(message, 2)).toEqual([false, false]);
      expect(gapsOf(message, 3).filter(Boolean)).toHaveLength(1);
    },
  );
});
