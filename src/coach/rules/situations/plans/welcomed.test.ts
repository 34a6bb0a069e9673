import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const first = (message: string) =>
  situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name;
const replies = (message: string) => advise({ message, conversation: [] }).replies.map(({ text }) => text);

describe('a plan is welcomed with more than a word', () => {
  inOneTest([
    ["The pottery class on Thursday sounds fun. I'll bring my own apron.", /pottery class|thursday|apron/i],
    ['a picnic sounds lovely', /picnic/i],
    ["That sounds fun, I'd love to", /day|week|speech|happy|hoped/i],
    ["can't wait for the concert", /concert|me too|same|two of us|me neither/i],
    ["I'd love to try that place, my sister raves about it", /place|this week/i],
  ])('%s', (message, about) => {
    expect(first(message)).toMatch(/^plan welcomed/);
    for (const text of replies(message)) expect(text).toMatch(about);
  });

  it('gives the hour, or says when it comes, where the hour is asked', () => {
    for (const text of replies('The hike sounds great! What time do we start?'))
      expect(text).toMatch(/time|hour/i);
  });

  inOneTest([
    'a picnic sounds lovely but my parents are in town',
    "can't wait for this week to be over",
    'Thursday sounds awful, can we move it',
    "can't make it to the concert, sorry",
    'I would love to try that place but my ex works there',
    'your neighbour sounds fun',
  ])('%s is no welcome', (message) => expect(first(message) ?? '').not.toMatch(/^plan welcomed/));
});
