import { describe, expect, it } from 'vitest';
import { read } from '../rules/read.ts';
import { ORDINARY_US_SCENES } from '../rules/scenes/ordinary-us.ts';
import { inOneTest } from '../rules/testing.ts';
import { models } from './models.ts';

const readingOf = (message: string, mine?: string) =>
  read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] }, models());
const sceneOf = (message: string, mine?: string) => {
  const reading = readingOf(message, mine);
  return ORDINARY_US_SCENES.find((scene) => scene.when(reading))?.name.replace('ordinary: ', '');
};

describe('plain talk about the two of them', () => {
  inOneTest([
    ["I'm nervous about meeting, I haven't dated in years", 'out of practice'],
    ["I'm a bit nervous about meeting you", 'nervous about meeting'],
    ["honestly not sure I'm ready for a relationship", 'not ready'],
    ['I just got out of a long relationship', 'just out of something'],
    ['Can we slow down please', 'slow down'],
    ['I need some space', 'needs space'],
    ['Sorry for the slow reply, been a hectic week', 'sorry for the slow reply'],
    ['Sorry I disappeared', 'sorry for disappearing'],
    ['im bad at texting', 'bad at texting'],
    ['you take ages to reply', 'you are slow to reply'],
    ['you never text me first', 'who texts first'],
    ['are you mad at me?', 'mad at me'],
    ['You make me smile', 'you make me smile'],
    ['I wish you were here', 'wish you were here'],
    ['I deleted the app', 'the app deleted'],
    ["I don't think I want to keep talking", 'no more talking'],
    ["I'm sorry, I shouldn't have said that", 'their apology'],
    ['My faith is important to me', 'faith matters to them'],
  ])('%s', (message, name) => {
    expect(sceneOf(message)).toBe(name);
  });

  inOneTest([
    "I'm nervous about my interview with the meeting room people at work because it is my first one",
    'I miss my hometown',
    'We get along really well, my brother and I',
    'I need some space in my flat, thinking of throwing out the couch',
    'I need more space on my phone',
    "I'm bad at cooking",
    "Sorry I'm late, stuck in traffic",
    'I had a great time with my sister last night',
    'I just got out of bed',
    'My ex and I share a dog',
    'I have trust issues with avocados',
    'Did you get home before the rain?',
    "I don't trust the weather forecast",
    'My dad is different since the operation',
  ])('is not: %s', (message) => {
    expect(['worried about something ahead', undefined]).toContain(sceneOf(message));
  });

  it('nothing of it speaks where somebody died or wants money', () => {
    expect(sceneOf('I miss you since mom died')).toBeUndefined();
    expect(sceneOf('I like you, send me money')).toBeUndefined();
  });

  it('each has enough to say', () => {
    for (const scene of ORDINARY_US_SCENES) expect(scene.lines.length).toBeGreaterThanOrEqual(6);
  });
});
