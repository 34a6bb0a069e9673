import { describe, expect, it } from 'vitest';
import { advise } from '#coach/engine';
import { models } from './models.ts';

const NOT_UNDERSTOOD = 'Not all of it was understood';

describe('a message that was not understood', () => {
  it('gets one plain line first, and the summary says so', () => {
    const { analysis, replies } = advise({ message: 'Noted. Will remember.' }, models());
    expect(analysis.summary).toContain(NOT_UNDERSTOOD);
    expect(replies).toHaveLength(3);
    expect(replies[0]?.strategy).toBe('give space');
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
