import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { learnVoice } from '../knowing/learn-voice.ts';
import { read } from '../read.ts';
import { inOneTest } from '../testing.ts';
import { inOwnStyle } from './dress.ts';
import { learnStyle } from './learn.ts';
import { mannerOf } from './manner.ts';
import { differencesFrom } from './nearness.ts';

describe('a style in words', () => {
  inOneTest([
    ['length: short; emoji: none', { length: 'short', emoji: 'none' }],
    ['capitals: all lower case; full stops: none', { capitals: 'lower', fullStops: 'none' }],
    ['words: lower case, no full stops', { capitals: 'lower', fullStops: 'none' }],
    ['lower case, no full stops, no emoji', { capitals: 'lower', fullStops: 'none', emoji: 'none' }],
    ['full stops: not at the end; short forms: never', { fullStops: 'not-last', shortForms: 'never' }],
    ['emoji: many; emoji I use: 🙈 😂', { emoji: 'many', ownEmoji: ['🙈', '😂'] }],
    ['capitals: no; emoji: no', { capitals: 'lower', emoji: 'none' }],
    ['lowercase: no', { capitals: 'book' }],
    ['greeting: howzit', { greeting: 'howzit' }],
    // A point of its own is not overruled by their own words.
    ['words: I write short; length: long', { length: 'long' }],
    ['words: dry, a bit of Afrikaans', {}],
    ['words: I do love a full stop', {}],
    ['', {}],
  ])('%s', (style, manner) => {
    expect(mannerOf(style)).toEqual({ ownEmoji: [], ...manner });
  });

  it('is read from what is stored as well', () => {
    expect(mannerOf({ length: 'short', emoji: false, capitals: 'as in a book' })).toEqual({
      ownEmoji: [],
      length: 'short',
      emoji: 'none',
      capitals: 'book',
    });
  });
});

describe('a reply in the style of the reader', () => {
  const BARE = 'lower case, no full stops';
  inOneTest([
    [BARE, "I'm in. Saturday it is.", "i'm in\nsaturday it is"],
    [
      BARE,
      'Thandi fell in? Poor thing. I hope she laughed.',
      'thandi fell in? poor thing\ni hope she laughed',
    ],
    [BARE, 'Cape Town at 18.30, e.g. at the SABC. Deal?', 'cape town at 18.30, e.g. at the SABC\ndeal?'],
    [
      BARE,
      'Friday, 3 May? OK, I can do that. McDonald’s :D',
      'friday, 3 may? ok, i can do that\nmcdonald’s :D',
    ],
    [
      BARE,
      "So am I. Is it Naledi's French test or Jo-Anne's?",
      "so am i\nis it naledi's french test or jo-anne's?",
    ],
    [BARE, 'Hmm... Let me think. [your pick].', 'hmm... let me think\n[your pick]'],
    [BARE, '"I did it. Me." made my day.', '"I did it. Me." made my day'],
    ['full stops: not at the end', 'Well done. Go on.', 'Well done. Go on'],
    [BARE, "See you at 18:30. Bring your brother's.", "see you at 18:30\nbring your brother's"],
    [BARE, 'Ask J. Smit, it costs 3.50 there.', 'ask j. smit, it costs 3.50 there'],
    ['exclamation marks: none', 'Good for you! Really?!', 'Good for you. Really?'],
    ['emoji: none', 'Fine by me 😏', 'Fine by me'],
    ['emoji: many; emoji I use: 🙈', 'Fine by me.', 'Fine by me 🙈'],
    ['greeting: howzit', 'Hey! How are you?', 'Howzit! How are you?'],
    [
      'short forms: never',
      "I'm glad, don't worry. Isn't it late? It's been a day, and I'd like a tea. That's all.",
      'I am glad, do not worry. Is it not late? It has been a day, and I would like a tea. That is all.',
    ],
    ['', "I'm in. Saturday it is!", "I'm in. Saturday it is!"],
  ])('%s: %s', (style, text, wanted) => {
    const reading = read({ message: 'We hiked with Thandi in Cape Town, haha', style });
    expect(inOwnStyle(text, reading.manner, reading.language, true)).toBe(wanted);
  });

  it('is what the local coach answers in, gaps and quotes and all', () => {
    const message = 'What do you do for a living?';
    for (const { text, needs = [] } of advise({ message, style: BARE, count: 5 }).replies) {
      expect(text).not.toMatch(/(?:^|\n)\p{Lu}|\bI\b|\.$/u);
      for (const need of needs) expect(text).toContain(`[${need}]`);
    }
  });

  it('is no more what was shown already', () => {
    const request = {
      message: 'I baked bread today and it came out flat',
      style: 'short forms: never',
      count: 5,
    };
    const shown = advise(request).replies.map(({ text }) => text);
    const more = advise({ ...request, avoid: shown }).replies.map(({ text }) => text);
    expect(more.filter((text) => shown.includes(text))).toEqual([]);
  });

  it('is shorter for who writes short', () => {
    const lengthOf = (style: string) =>
      advise({
        message: 'We hiked up the mountain and got lost twice, so worth it',
        style,
        count: 5,
      }).replies.reduce((sum, { text }) => sum + text.length, 0);
    expect(lengthOf('length: short')).toBeLessThan(lengthOf('length: long'));
  });
});

describe('how near a text is', () => {
  inOneTest([
    ['', 'Anything at all.', null],
    ['words: dry', 'Anything at all.', null],
    ['length: short', 'Fine by me', []],
    ['length: short', 'Fine by me. '.repeat(12), ['longer']],
    ['length: long', 'Fine by me', ['shorter']],
    ['lower case, no full stops', 'ok then\nSaturday it is', []],
    ['lower case, no full stops', 'see you in Durban on Friday', ['capitals']],
    ['lower case, no full stops', 'I think so. See you.', ['capitals', 'full-stops']],
    ['capitals: as in a book', 'ok then', ['no-capitals']],
    ['full stops: not at the end', 'Ok. Then.', ['end-stop']],
    ['exclamation marks: none; emoji: none', 'Yes! 😂', ['exclaims', 'emoji']],
    ['short forms: never', "I'm in", ['short-forms']],
    ['short forms: always', 'I am in', ['long-forms']],
    ['emoji: none', 'He said "yes! 😂" and left', []],
  ])('%s: %s', (style, text, wanted) => {
    expect(differencesFrom(mannerOf(style), text)).toEqual(wanted);
  });
});

describe('learned from their messages', () => {
  it('are the points that they keep to', () => {
    expect(
      learnStyle([
        'hey you',
        'haha no way 😂',
        "that's so good, i'm jealous",
        'hey, how was the hike?',
        "can't wait 😂",
        'so what did you bring',
        "it's late, i'm off to bed",
      ]),
    ).toEqual({
      from: 7,
      facts: [],
      style: {
        length: 'short',
        capitals: 'all lower case',
        'full stops': 'none',
        'exclamation marks': 'none',
        emoji: 'now and then',
        'emoji I use': '😂',
        'short forms': 'always',
        greeting: 'hey',
      },
    });
  });

  it('tells a second language', () => {
    const learned = learnVoice([
      'Ek is nou by die huis, hoe gaan dit met jou?',
      'Dis baie lekker om jou te sien',
      'Sounds good to me, see you there.',
      'I will bring the wine and the cheese.',
      'Thanks for the lovely evening, I really enjoyed it.',
    ]);
    expect(learned.style.languages).toBe('English, Afrikaans');
  });

  it('holds what they told of themselves, and of nobody else', () => {
    const { facts } = learnVoice([
      'Haha yes, I work as a teacher. My sister is a nurse',
      "I'm from Durban, and you?",
      'I have a cat called Mo!',
      'Actually I work as a nurse now',
      'Do you live in Pretoria?',
      "I'm 34",
    ]);
    expect(facts).toEqual(['I work as a nurse', "I'm from Durban", 'I have a cat called Mo']);
  });

  it('is nothing where there are too few, or no habit shows', () => {
    expect(learnStyle(['hey', 'ok', '😂😂', '', '...', '!!'])).toEqual({ style: {}, facts: [], from: 2 });
    const { style } = learnStyle(['Yes.', 'no', 'Maybe.', 'sure', 'Fine.', 'ok']);
    expect(style).not.toHaveProperty('capitals');
    expect(style).not.toHaveProperty('full stops');
  });
});
