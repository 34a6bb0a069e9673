import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { asTheirWords, leftAlone } from '../reading/limits.ts';
import { inOneTest, models } from '../testing.ts';
import { factsIn, favouriteIn } from './facts.ts';

describe('plain facts in notes', () => {
  inOneTest([
    ['I work as a nurse at Groote Schuur', { job: 'a nurse' }],
    ["I'm an engineer", { job: 'an engineer' }],
    ['Teacher', { job: 'a teacher' }],
    ['she works as a data scientist and hikes', { job: 'a data scientist' }],
    ['I grew up in durban, live in Observatory', { origin: 'Durban', area: 'Observatory' }],
    ["I'm from the Free State", { origin: 'the Free State' }],
    ["I'm 34\n1,78 m", { age: '34', height: '1,78 m' }],
    ['I have a cat called Mo', { pets: 'a cat called Mo' }],
    ['Leo. My birthday is the 4th of May', { sign: 'Leo', birthday: 'the 4th of May' }],
    ['My name is thandi', { name: 'Thandi' }],
    // Told of somebody else, of another time, or denied.
    ['My mom is a nurse', {}],
    ["I'm not a nurse", {}],
    ['used to live in Durban', {}],
    ['Her brother lives in Durban', {}],
    ['I have a headache', {}],
    ['I love Durban', {}],
    ["I'm from a small family, I come from money", {}],
    ['I stay in touch and live in a flat', {}],
    ['I have a dog phobia, I work as hard as I can', {}],
    ['Gemini twin of mine', {}],
    ['I have two dogs called Rex and Bo', { pets: 'two dogs called Rex and Bo' }],
    ['', {}],
  ])('%s', (notes, facts) => {
    expect(factsIn(notes)).toEqual(facts);
  });

  it('tell a favourite by its kind', () => {
    const notes = 'My favourite food is lamb curry\nFavourite film: Amelie';
    expect([/food/, /film/, /book/].map((what) => favouriteIn(notes, what))).toEqual([
      'lamb curry',
      'Amelie',
      undefined,
    ]);
  });
});

const replies = (message: string, about: { me?: string; them?: string } = {}, count = 5, more = {}) =>
  advise({ message, about, count, ...more }, models).replies;
const texts = (...asked: Parameters<typeof replies>) => replies(...asked).map(({ text }) => text);

describe('facts about the reader fill the gaps', () => {
  const ME =
    'I work as a nurse\nI grew up in Durban\nI live in Observatory\nI have a cat called Mo\nI bake rye bread\nFavourite food: lamb curry';
  inOneTest([
    ['What do you do for a living?', /\bnurse\b/],
    ['Where are you from?', /\bDurban\b/],
    ['Which part of town are you in?', /\bObservatory\b/],
    ['Do you have any pets?', /\ba cat called Mo\b/],
    ['What do you do for fun?', /\bbaking rye bread\b/],
    ["What's your favourite food?", /\blamb curry\b/],
  ])('%s', (message, fact) => {
    expect(texts(message).join(' ')).not.toMatch(fact);
    const filled = replies(message, { me: ME }).filter(({ text }) => fact.test(text));
    expect(filled.length).toBeGreaterThan(0);
    for (const { needs } of filled) expect(needs).toBeUndefined();
  });

  it('and nothing else about them is made up', () => {
    const gaps = replies('How old are you?', { me: ME }).flatMap(({ needs = [] }) => needs);
    expect(gaps).toContain('your age');
  });
});

describe('notes about the other person', () => {
  const THEM = 'Loves hiking. Has a dog called Biscuit';
  const NOTED = /\b(?:hiking|Biscuit)\b/;

  inOneTest(['haha ok', 'hey', 'good and you?', 'ok', 'lol'])(
    '%s: one reply in three takes them up',
    (message) => {
      expect(texts(message, {}, 3).filter((text) => NOTED.test(text))).toEqual([]);
      const noted = replies(message, { them: THEM }, 3).filter(({ text }) => NOTED.test(text));
      expect(noted).toHaveLength(1);
      expect(noted[0]?.why).toMatch(/^Your notes say “(?:Loves hiking|Has a dog called Biscuit)”\. /);
    },
  );

  // Written in haste and for oneself: nothing of it can be said to them as it stands.
  inOneTest([
    'Interview on Tuesday 3pm',
    'ask about interview',
    'Her dog Biscuit was at the vet',
    'Sister getting married in June',
    'Born 1994. Taurus',
    'Two cats, Pixel and Mochi',
    'likes when I send voice notes',
    'from Durban, vegetarian, allergic to cats',
    'nice smile, blue eyes',
    'Likes wine but not sushi',
  ])('“%s” is not read out', (them) => {
    for (const message of ['haha ok', 'hey', 'good and you?'])
      for (const { why, text } of replies(message, { them }))
        if (why.startsWith('Your notes')) expect(text).toMatch(/\bwine\b/);
  });

  it('are taken up where the message touches them', () => {
    expect(texts('We went hiking on Sunday, so windy', { them: THEM }).join(' ')).toMatch(/hiking/);
    expect(texts('Biscuit ate my shoe this morning', { them: THEM }).join(' ')).toMatch(
      /Classic Biscuit|story of Biscuit/,
    );
  });

  inOneTest([
    'My grandmother died last night',
    'Please stop writing to me',
    'Can we move Saturday to Sunday?',
    'I need some time to think about us',
  ])('%s: here they would be out of place', (message) => {
    expect(texts(message, { them: THEM }).filter((text) => NOTED.test(text))).toEqual([]);
  });

  it('bring up nothing that was spoken of a moment ago, and no line twice', () => {
    const conversation = [
      { from: 'me' as const, text: 'How is Biscuit?' },
      { from: 'them' as const, text: 'fine, asleep' },
    ];
    expect(texts('haha ok', { them: THEM }, 5, { conversation }).join(' ')).not.toMatch(/Biscuit/);
    const shown = texts('haha ok', { them: THEM }, 3);
    const more = texts('haha ok', { them: THEM }, 3, { avoid: shown });
    expect(more.filter((text) => shown.includes(text))).toEqual([]);
  });

  inOneTest([
    ["what's your job?", 'She works as a teacher', /what do you do for a living|what's your work\?/i],
    ['Where are you from?', 'Grew up in Durban', /where are you from|did you grow up here/i],
    ['Do you have any pets?', 'Has a dog called Biscuit', /do you have (?:a |any )?pets?/i],
    ['how old are you?', 'She is 31', /how old are you/i],
  ])('%s: what is known (%s) is not asked again', (message, them, asks) => {
    expect(texts(message).some((text) => asks.test(text))).toBe(true);
    expect(texts(message, { them }).filter((text) => asks.test(text))).toEqual([]);
  });
});

describe('what is to be left alone', () => {
  inOneTest([
    ["Don't mention her ex", 'hey', 'ex'],
    ['Avoid: politics, her job', 'hey', 'politics'],
    ['Hates talking about work', 'hey', 'work'],
    ['Her dad is a sore point', 'hey', 'dad'],
    ['leave the divorce alone', 'hey', 'divorce'],
  ])('%s', (notes, message, word) => {
    const limits = leftAlone(notes, message);
    expect(limits.some(({ forbids }) => forbids.test(`And your ${word}?`))).toBe(true);
    expect(limits.some(({ forbids }) => forbids.test('How is your day?'))).toBe(false);
  });

  it('is no longer, once they speak of it themselves', () => {
    expect(leftAlone("Don't mention her ex", 'My ex called again today')).toEqual([]);
    expect(leftAlone('Likes jazz', 'hey')).toEqual([]);
  });

  it('is in no reply', () => {
    const asked = texts(
      'work ate my whole week',
      { them: "Don't ask about hiking. Loves hiking and jazz" },
      5,
    );
    expect(asked.join(' ')).not.toMatch(/hiking/i);
  });
});

it('limits in notes are read as if they had told them', () => {
  expect(asTheirWords("She doesn't drink. Vegan, and she's pregnant")).toBe(
    "I don't drink. I'm Vegan, and I'm pregnant",
  );
  for (const text of texts('drinks on friday?', { them: "She doesn't drink" }))
    expect(text).not.toMatch(/\bwine|beer|bar\b/i);
});
