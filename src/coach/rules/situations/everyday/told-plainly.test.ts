import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const first = (message: string) =>
  situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name;
const texts = (message: string) => advise({ message, conversation: [] }).replies.map(({ text }) => text);

describe('told plainly', () => {
  inOneTest([
    ['just got out of a cooking class and my head is buzzing', 'just out of something', /cooking class/i],
    ['What got you into stand-up comedy? I have always been curious', 'what got me into it', /stand-up/i],
    ['I am still coming on Friday', 'still coming', /stands|forward|jokes|know/i],
    ["I didn't enjoy that book", 'no good, that book', /that book/i],
    ['I enjoyed that book', 'liked it, that book', /that book/i],
    [
      "I've got a 4 year old daughter, she's with me every second week. Her mom and I get on fine",
      'a child who comes first',
      /first|into|pace|together|place/i,
    ],
  ])('%s: %s', (message, name, about) => {
    expect(first(message)).toBe(`told plainly: ${name}`);
    const said = texts(message);
    expect(said).toHaveLength(3);
    expect(said.filter((text) => about.test(text)).length).toBeGreaterThanOrEqual(2);
  });

  inOneTest([
    'just got out of the hospital, he hit me again',
    'I had a horrible time with you, you would not stop when I said no',
    'I am no longer coming, he locked me in',
    'just finished my shift, want to die',
  ])('%s is none of it', (message) => expect(first(message) ?? '').not.toMatch(/^told plainly:/));
});
