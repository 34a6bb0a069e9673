import { describe, expect, it } from 'vitest';
import { models } from '../../server/models.ts';
import { advise, readAndAdvise } from '../advise.ts';
import { doingOf, NOT_UNDERSTOOD } from './plain-reply.ts';
import { isUnderstood } from './understood.ts';

const readingOf = (message: string) => readAndAdvise({ message }, models()).reading;

describe('a message that was not understood', () => {
  it.each([
    ['i messed up with the thing at the place, im sorry', 'says sorry'],
    ['ya was okay', 'says little'],
    ['crying in the toilets because a customer called me useless in front of everybody', 'has a hard time'],
    ['what would you do with eleven screws?', undefined],
    ['shall we move it to the other place at six', undefined],
  ] as const)('%s: %s', (message, doing) => {
    expect(doingOf(readingOf(message))).toBe(doing);
  });

  it('gets one plain line first, and the summary says so', () => {
    const { analysis, replies } = advise({ message: 'ya was okay' }, models());
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

describe('what tells whether it was understood', () => {
  const reading = readingOf('my neighbour has a new gate');
  const from = (...sources: string[]) =>
    sources.map((source) => ({ text: 'Yes.', move: 'follow up', tone: 'warm', weight: 1, source }) as const);
  it.each([
    { sources: ['salient', 'question', 'a story'], worth: 4, is: false },
    { sources: ['a story', 'a story', 'question'], worth: 3, is: true },
    { sources: ['a story', 'a story', 'a story'], worth: 2.7, is: false },
    { sources: ['notes', 'salient', 'salient'], worth: 1, is: true },
  ])('$sources, rated $worth: $is', ({ sources, worth, is }) => {
    expect(isUnderstood(from(...sources), reading, () => worth)).toBe(is);
  });
});
