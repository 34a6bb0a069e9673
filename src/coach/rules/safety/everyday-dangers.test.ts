import { describe, expect, it } from 'vitest';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { DANGERS } from './dangers/index.ts';
import { isSharedLink } from './dangers/scam-link.ts';
import { readSafety } from './gate.ts';
import { isPlainTalk } from './plain-talk.ts';

const read = (message: string) => readSafety(normalise(message));
const kinds = (message: string) => read(message).flags.map(({ kind }) => kind);

describe('open distress', () => {
  inOneTest([
    'my mom passed her driving test at 61!!',
    'lost my baby teeth at six',
    'crying laughing at this movie, hands are shaking haha',
    'my gran died years ago, she taught me to bake',
    'falling apart is my favourite song on that album',
  ])('none in: %s', (message) => {
    expect(read(message).action).toBe('reply');
  });
});

describe('a small favour with a way out', () => {
  it('is mild, and with a misfortune behind it or a large sum it is not', () => {
    expect(kinds('can you lend me R200 till payday? no worries if not')).toEqual(['money_request_mild']);
    expect(kinds('can you lend me R2000 for the hospital? no worries if not')).toContain('scam_money');
  });
});

describe('who owes the reader', () => {
  it('and wants to pay asks for no money', () => {
    expect(kinds('I still owe you R80 for the pizza, can I eft it?')).toEqual([]);
    expect(kinds('I owe you R200 from last night, how do I pay you back?')).toEqual([]);
  });
  it('and asks for more first does', () => {
    expect(kinds("I'll eft you what I owe you, just send me R500 first")).toContain('scam_money');
    expect(kinds('I know I owe you R200, can you lend me another R300 till payday?')).not.toEqual([]);
  });
});

describe('the words of despair about small things', () => {
  inOneTest([
    "I don't see the point of golf, change my mind",
    'I took the whole box of chocolates, no regrets',
    'my year 10 pupils are killing me with their essays',
    'my dad has had all his pills for today',
  ])('%s', (message) => {
    expect(kinds(message)).toEqual([]);
  });
});

describe('what a suspicion needs', () => {
  inOneTest([
    ['scam_crypto', 'my mentor at work retired today', 'my mentor doubles what you put in'],
    ['scam_link', 'Confirmed: seven, and I bring the cards', 'confirm your age there first'],
    ['money_request_mild', 'petrol is R24 again', 'could you get petrol'],
    ['pii_request', 'my payslip and i do not speak', 'send your payslip'],
    ['scam_offplatform', 'my telegram is full of roses', 'write me on telegram'],
  ] as const)('%s', (kind, without, withIt) => {
    expect(DANGERS[kind].grounds?.test(without)).toBe(false);
    expect(DANGERS[kind].grounds?.test(withIt)).toBe(true);
  });

  it('a recipe is shared, a page to register at is not', () => {
    expect(isSharedLink('look at this recipe: https://www.bbcgoodfood.com/recipes/banana-bread')).toBe(true);
    expect(isSharedLink('register for the event: https://www.meet-secure.com/pass')).toBe(false);
    expect(isSharedLink('recipe https://a.com/x and https://b.com/y')).toBe(false);
  });
});

describe('plain talk', () => {
  inOneTest([
    'i see where you live',
    'you will be free of me soon',
    'i want to go now, for good',
    'i see you now',
  ])('is not: %s', (message) => {
    expect(isPlainTalk(message)).toBe(false);
  });
  inOneTest(['see you on saturday', 'coffee at ten tomorrow', 'are you free tonight'])(
    'is: %s',
    (message) => {
      expect(isPlainTalk(message)).toBe(true);
    },
  );
});

inOneTest([
  ['he hits me', `he ${'always '.repeat(60)}sings, hits me`],
  ['out of breath', `i ${'just '.repeat(1500)}can't go`],
])('a long run of one word is read in no time: %s', (_, message) => {
  // Each word more once doubled the time: sixty of them would never have come back.
  expect(kinds(message)).toBeDefined();
});
