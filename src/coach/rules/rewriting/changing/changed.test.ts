import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { CHANGES, type Change } from '../../contract.ts';
import { contentWordsOf } from '../../reading/text.ts';
import { rewrite } from '../../rewrite.ts';
import { changed } from './changed.ts';
import { LINES } from './lines.ts';
import { VISIBLY_SHORTER } from './shorter.ts';

const become = (change: Change, draft: string, message = '') =>
  changed({ draft, message, tone: 'warm' }, change).map(({ text }) => text);
const MESSAGES = [
  'Is it weird to eat breakfast at the beach alone on a Tuesday?',
  'Sorry I went quiet, work ate my whole week. Still up for that coffee on Saturday?',
  'haha fine. but you still owe me the story about the goat',
  'hey, how was your weekend?',
  'I just moved to Durban for work',
  'Do you want to get drinks on Friday?',
  'my gran passed away last night',
  'hey',
];
const REPLIES = MESSAGES.flatMap((message) =>
  advise({ message, tone: 'warm', count: 3 }).replies.map(({ text }) => ({ message, text })),
);

describe('warmer, funnier and bolder', () => {
  it.each(REPLIES)('stay "$text" with a line beside it', ({ message, text }) => {
    for (const change of ['warmer', 'funnier', 'bolder'] as const)
      for (const version of become(change, text, message)) {
        const line = LINES.find(({ words }) => version.includes(words) && !text.includes(words));
        expect(line).toBeDefined();
        const rest = version.replace(line?.words ?? '', '').trim();
        expect(contentWordsOf(text)).toEqual(expect.arrayContaining(contentWordsOf(rest)));
        if (change !== 'bolder') expect(rest.toLowerCase()).toBe(text.toLowerCase());
      }
  });

  it('bring another line each time, and never two', () => {
    const draft = 'What was the best part of your weekend?';
    const once = become('funnier', draft)[0] ?? '';
    const twice = become('funnier', once)[0] ?? '';
    const warm = become('warmer', twice)[0] ?? '';
    expect(new Set([draft, once, twice, warm]).size).toBe(4);
    for (const text of [once, twice, warm])
      expect(LINES.filter(({ words }) => text.includes(words))).toHaveLength(1);
  });

  it.each<[string, Change, string, string, boolean]>([
    [
      'a word of care in grief',
      'warmer',
      "I'm so sorry about your gran.",
      'my gran passed away last night',
      true,
    ],
    ['no joke in grief', 'funnier', "I'm so sorry about your gran.", 'my gran passed away last night', false],
    [
      'no boldness after a no',
      'bolder',
      'Thank you for telling me.',
      "I don't think we're a match, sorry",
      false,
    ],
    [
      'no joke beside a threat',
      'funnier',
      'Please stop.',
      'answer me or I will come to your house and hurt you',
      false,
    ],
    ['nothing of ours in Afrikaans', 'warmer', 'Ek is lief vir jou hond, vertel my van hom.', '', false],
  ])('%s', (_what, change, draft, message, some) =>
    expect(become(change, draft, message).length > 0).toBe(some),
  );

  it('write as the reply does', () => {
    expect(become('warmer', 'what did you eat')[0]).toMatch(/^what did you eat\n\p{Ll}[^\p{Lu}]*[^.]$/u);
    expect(become('bolder', 'Maybe we could get coffee on Friday?')[0]).toMatch(
      /^We could get coffee on Friday\? \p{Lu}/u,
    );
  });
});

describe('shorter', () => {
  it.each([
    [
      "I don't think it's weird. I like people who know what they enjoy, and breakfast at the beach is a fine example.",
      "I don't think it's weird. I like people who know what they enjoy.",
    ],
    [
      "No harm done, weeks like that happen. And yes to coffee on Saturday, I'm glad you asked.",
      'No harm done, weeks like that happen. And yes to coffee on Saturday.',
    ],
    [
      'Best question of the day. Do you have pets yourself, and what are they called?',
      'Best question of the day. Do you have pets yourself?',
    ],
    ["Hi! It's nice to hear from you. How's your day going?", "Hi! How's your day going?"],
    ['honestly, i think that sounds great', 'that sounds great'],
    ['What was the best part? Wrong answers are welcome too.', 'What was the best part?'],
  ])('%s', (draft, expected) => expect(become('shorter', draft)[0]).toBe(expected));

  it.each(REPLIES)('of "$text" is seen to be shorter, and asks where that asked', ({ text }) => {
    for (const version of become('shorter', text)) {
      expect(version.length).toBeLessThanOrEqual(text.length * VISIBLY_SHORTER);
      expect(contentWordsOf(text)).toEqual(expect.arrayContaining(contentWordsOf(version)));
      if (text.split('?').length === 2) expect(version).toContain('?');
    }
  });

  it('is nothing of what says one thing', () =>
    expect(become('shorter', 'What do you miss from the place you moved from?')).toEqual([]));
});

it('is what a rewrite with a change gives, and nothing for what must not be sent', () => {
  for (const change of CHANGES) {
    const draft = 'I baked bread today, and it was good. Want some?';
    const { rewrites, score } = rewrite({ draft, tone: 'warm', change });
    expect(rewrites.map(({ text }) => text)).toEqual(become(change, draft));
    expect(score.total).toBeGreaterThan(0);
    expect(rewrite({ draft: 'answer me, i know where you live', tone: 'warm', change }).rewrites).toEqual([]);
  }
});
