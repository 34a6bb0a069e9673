import { describe, expect, it } from 'vitest';
import type { AdviceRequest } from '#coach';
import { WORK } from './work.ts';

describe('a chat that was pasted as one message', () => {
  const pasted = {
    message: 'Me: how was the hike?\nHer: muddy. do you want to get pizza on Friday?',
    count: 2,
  };
  const apart = {
    message: 'muddy. do you want to get pizza on Friday?',
    conversation: [{ from: 'me' as const, text: 'how was the hike?' }],
    count: 2,
  };

  it('is put to a language model as the turns that it is made of', () => {
    expect(WORK.prepare(pasted).prompt).toEqual(WORK.prepare(apart).prompt);
  });

  it('is what the written lines are held against', () => {
    const drafts = [{ text: 'Pizza on Friday sounds perfect. Where do you like it?' }];
    const checked = (request: AdviceRequest) => WORK.check({ request, drafts }).passed;
    expect(checked(pasted)).toEqual(checked(apart));
    expect(checked(pasted)).toHaveLength(1);
  });
});
