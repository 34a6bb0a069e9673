import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const first = (message: string) =>
  situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name;

describe('small news and second thoughts', () => {
  inOneTest([
    ['parking is a nightmare here', 'no place to park'],
    ['my mom says hi', 'greetings from theirs'],
    ["I'm not great with compliments", 'bad with compliments'],
    ["I've been single for four years", 'single for a while'],
    ['I just had the worst date', 'a bad date'],
    ["I'm tired of dating apps", 'tired of the apps'],
    ["I don't want kids", 'no children for them'],
    ['I think we matched before', 'we matched before'],
    ["I'd rather stay in tonight", 'rather stay in'],
    ['last night was a mistake', 'last night regretted'],
    ['I meant what I said', 'meant it'],
    ['forget I said anything', 'take it back'],
  ])('%s: %s', (message, name) => {
    expect(first(message)).toBe(`everyday: ${name}`);
    expect(advise({ message, conversation: [] }).replies).toHaveLength(3);
  });

  inOneTest([
    "I'm having second thoughts about us",
    'my dad says hi and that he will find you',
    "I don't want kids to hear this",
    'I am tired of you and these games, leave me alone',
    'forget I said anything or you will regret it',
    'I had a bad date with my ex and he hit me',
  ])('%s is none of them', (message) => expect(first(message) ?? '').not.toMatch(/^everyday:/));
});
