import { describe, expect, it } from 'vitest';
import { generate } from '../rules/generate.ts';
import { read } from '../rules/read.ts';
import { situationsIn } from '../rules/situations/tiers.ts';
import { inOneTest } from '../rules/testing.ts';
import { models } from './models.ts';

const PLAIN_LIFE_SCENES = ['body', 'work', 'family', 'home', 'self', 'leisure'].flatMap((of) =>
  situationsIn(`everyday ${of}`),
);

const readingOf = (message: string, mine?: string) =>
  read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] }, models());
const situationOf = (message: string, mine?: string) => {
  const reading = readingOf(message, mine);
  return PLAIN_LIFE_SCENES.find((situation) => situation.when(reading))?.name.replace('plain: ', '');
};

describe('days and lives told plainly', () => {
  inOneTest([
    ['just finished work', 'done with work'],
    ["I'm on night shift this week", 'night shift'],
    ['I have an exam tomorrow', 'an exam to come'],
    ['im so tired', 'tired'],
    ["I've got the flu, been in bed all day", 'sick'],
    ['I couldnt sleep at all', 'slept badly'],
    ['Just back from a run', 'a run, a walk, a hike'],
    ['Visiting my mom this weekend', 'visiting family'],
    ['I have a golden retriever called Max', 'has pets'],
    ['I miss my hometown', 'misses home, or people'],
    ['Loadshedding again tonight', 'loadshedding'],
    ["It's so hot today", 'heat'],
    ["I'm cooking dinner", 'about to cook or cooking'],
    ['Doing laundry, so exciting', 'cleaning and chores'],
    ['Payday today!', 'pay day'],
    ['In bed watching Netflix', 'watching something'],
    ["I'm a nurse", 'their job'],
  ])('%s', (message, name) => {
    expect(situationOf(message)).toBe(name);
  });

  inOneTest([
    "I'm tired of these games",
    "I'm sick of small talk",
    "I'm at the gym, where are you?",
    "I can't tonight, working late",
    'Work is busy but I can meet you Thursday',
    "It's so hot when you talk like that",
    "I'm going to Cape Town next week, want to join?",
    'my dog died yesterday',
    'I got hit by a car last week, my knee hurts',
    "My dad is in hospital so I'm at my parents' place",
    'I miss you',
    'Watching you from outside your house',
  ])('is not: %s', (message) => {
    expect(situationOf(message)).toBeUndefined();
  });

  it('takes no as an answer about them, not as a refusal', () => {
    expect(situationOf('no, not at all', 'are you a morning person?')).toBe(
      'no, as an answer about themselves',
    );
    expect(situationOf('no, not at all', 'do you want to meet tonight?')).toBeUndefined();
  });

  it('hears no danger in plain news', () => {
    for (const message of ['Just landed', 'I have 3 brothers', 'im so sleepy', 'waiting for payday'])
      expect(readingOf(message).flags).toEqual([]);
    expect(readingOf('visiting my parents', 'what are you doing this weekend?').action).toBe('reply');
  });

  it('is glad with them about tears at a wedding', () => {
    const reading = readingOf('so beautiful, I cried twice', 'How was the wedding?');
    expect(reading.flags).toEqual([]);
    expect(generate(reading).every(({ source }) => source === 'answered: it went well')).toBe(true);
  });

  it('names the person and the thing from the reader', () => {
    const texts = generate(readingOf('My brother is coming to visit tomorrow')).map(({ text }) => text);
    expect(texts.some((text) => text.includes('your brother'))).toBe(true);
  });

  it('each has enough to say', () => {
    for (const situation of PLAIN_LIFE_SCENES)
      expect(situation.lines.length, situation.name).toBeGreaterThanOrEqual(6);
  });
});
