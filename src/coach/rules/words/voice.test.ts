import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest } from '../testing.ts';

const texts = (message: string, count = 3) => advise({ message, count }).replies.map(({ text }) => text);

describe('a word is not taken for a subject', () => {
  inOneTest([
    ["Sunday doesn't work for me but Monday does", /\bwork\b/i],
    [
      'The toaster caught fire while I was on the phone to my mom',
      /(?:story|about|mention|past|back to) (?:the )?fire\b/i,
    ],
    ['I ate four koeksisters before lunch', /(?:about|with|past|to) four\b(?! koeksisters)/i],
    ["Your parrot looks like he pays rent. What's his name?", /\brent\b/i],
    ["I'm not great at small talk, I prefer big ideas", /(?:about|with|past) (?:the )?talk\b/i],
  ])('%s', (message, wrong) => {
    for (const text of texts(message, 5)) expect(text).not.toMatch(wrong);
  });
});

describe('nothing is left without a reply', () => {
  inOneTest([
    'You have gorgeous eyes',
    'You are stunning',
    'You look like a handful',
    'i like how you think',
    'Nice profile!',
    'hmm that is one way to see it',
    'Everything is fine, I suppose',
    'can I tell you a secret',
    'who puts milk in first',
  ])('%s', (message) => {
    expect(texts(message)).toHaveLength(3);
  });
});

describe('a choice is taken up on its own terms', () => {
  inOneTest([
    ['would you rather have a penguin butler or a llama chauffeur', /penguin|llama/i],
    ['Rooibos or espresso?', /rooibos|espresso/i],
    ["I can't choose between a nap or a run. Help", /nap|run/i],
  ])('%s', (message, sides) => {
    const replies = texts(message);
    expect(replies.filter((text) => sides.test(text)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('plans', () => {
  it('takes the day that works and the place that was named', () => {
    const replies = texts(
      "Monday doesn't work but I could do Wednesday evening, maybe that taco stall in Salt River?",
    );
    for (const text of replies) expect(text).not.toMatch(/\bmonday\b|after work/i);
    expect(replies.some((text) => /wednesday/i.test(text))).toBe(true);
    expect(replies.some((text) => /taco|stall|salt river/i.test(text))).toBe(true);
  });

  it('puts the sick before the plan', () => {
    for (const text of texts("Sorry, can't do tonight, my brother was in an accident. Can we try next week?"))
      expect(text).not.toMatch(/playful|flattered|locked|same plan/i);
    expect(
      texts("Sorry, can't do tonight, my brother was in an accident. Can we try next week?").join(' '),
    ).toMatch(/your brother/);
  });

  it('reads a day in a question as a proposal', () => {
    expect(texts('Would Friday at six suit you?').join(' ')).toMatch(/friday/i);
  });
});

describe('swapping the subject swaps it in the replies', () => {
  inOneTest([
    ['a saxophone', 'a kayak'],
    ['a jukebox', 'a rowing machine'],
  ])('%s for %s', (one, other) => {
    const noun = (thing: string) => new RegExp(thing.replace(/^an? /, ''), 'i');
    const before = texts(`I finally repaired ${one} I found on the pavement`);
    const after = texts(`I finally repaired ${other} I found on the pavement`);
    expect(before.some((text) => noun(one).test(text))).toBe(true);
    expect(after.some((text) => noun(other).test(text))).toBe(true);
    expect(after.join(' ')).not.toMatch(noun(one));
  });
});

it('names keep their capitals in the summary', () => {
  expect(
    advise({ message: 'We hiked up Chapmans Peak near Hout Bay on Sunday, so windy' }).analysis.summary,
  ).toMatch(/Chapmans Peak|Hout Bay/);
});
