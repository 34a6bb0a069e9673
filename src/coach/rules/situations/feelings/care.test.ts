/** What the grave, the tender and the awkward are answered with: named, no joke at grief, no bargain after a no. */
import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import { inOneTest } from '../../testing.ts';

const answers = (message: string, mine?: string): string[] =>
  advise({
    message,
    conversation: mine ? [{ from: 'me', text: mine }] : [],
  }).replies.map(({ text }) => text);

describe('grief', () => {
  inOneTest([
    ["I found his gloves in the car. He'd have laughed at me for crying over gloves", /glove/i],
    ["mum's birthday, the first without her. I made the soup anyway", /soup|mum|birthday|her\b/i],
    ['our dog Rusty died last night', /rusty/i],
    ['can we move coffee? my uncle is being buried on saturday', /uncle|coffee|funeral/i],
  ])('%s is answered about it, and gently', (message, named) => {
    const texts = answers(message);
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => named.test(text)).length).toBeGreaterThanOrEqual(2);
    for (const text of texts)
      expect(text).not.toMatch(/\b(?:at least|better place|haha|move on|get another|how did (?:he|she))\b/i);
  });
});

describe('a death', () => {
  inOneTest([
    ['my dog died yesterday'],
    ['my cat died this morning'],
    ['my gran died on sunday'],
    ['my dad died last night'],
  ])('%s has nothing filled with the one who is gone', (message) => {
    const { replies } = advise({ message, count: 5 });
    expect(replies.length).toBeGreaterThan(0);
    for (const { text } of replies)
      expect(text).not.toMatch(/\bfill\b|\bwith (?:your )?(?:dog|cat|gran|dad)\b/i);
  });
});

describe('a no', () => {
  inOneTest([
    ['I had a nice time but there was no spark for me, sorry', 'Want to do that again?'],
    ['nah, not for me thanks', 'Fancy a drink on Friday?'],
    ["I've met someone and want to give it a proper go, thank you for the chats", undefined],
    ["I can't date a smoker, sorry, it's a dealbreaker for me", undefined],
  ])('%s is taken without a question or a bargain', (message, mine) => {
    const texts = answers(message, mine);
    expect(texts).toHaveLength(3);
    for (const text of texts)
      expect(text).not.toMatch(/\?|\b(?:maybe|another chance|reconsider|next week|why)\b/i);
  });
});

describe('limits', () => {
  inOneTest([
    ['please stop calling me sweetheart, my name is Nomsa', 'good morning sweetheart', /nomsa|name/i],
    ['no voice notes please, I only do texts', undefined, /text|voice|typ|writ/i],
    ['my daughter meets nobody before six months', undefined, /daughter|six months|rush/i],
    ['can you not post me on your story', undefined, /post|story|no\b|fair|course/i],
  ])('%s is heard and named', (message, mine, named) => {
    const texts = answers(message, mine);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.some((text) => named.test(text))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/\b(?:just one|why not|come on|sweetheart)\b/i);
  });
});

describe('two people', () => {
  inOneTest([
    ['what are we? my sister keeps asking', /\b(?:word|us|we|call)\b/i],
    ['I took the app off my phone, not asking, just telling you', /app|delet|tell|saying/i],
    ['would it be ok if I kissed you tomorrow?', /\byes\b|kiss/i],
    ['not in the mood for spicy texting tonight, tell me about your cactus', /cactus|course|rest|pressure/i],
  ])('%s is met where it stands', (message, named) => {
    expect(answers(message).some((text) => named.test(text))).toBe(true);
  });
});
