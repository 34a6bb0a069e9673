import { describe, expect, it } from 'vitest';
import { scoreDraft } from './score.ts';
import { inOneTest } from './testing.ts';

const BREAD = 'I spent the morning baking sourdough and it came out like a brick';
const HIKE = 'Just back from three days in the Drakensberg, my legs are finished';
const JAZZ = 'Hey! I saw that you like jazz too, who is your favourite?';

describe('a better draft scores higher', () => {
  inOneTest([
    [BREAD, 'hey', 'A sourdough brick has its uses. What went wrong with the baking?'],
    [BREAD, 'lol', 'Haha, brick or not, I respect the baking. How long do you leave the sourdough?'],
    [BREAD, 'nice', 'What do you do with a sourdough brick?'],
    [BREAD, 'u r so pretty', 'I like that you bake on a morning off. What went wrong with the sourdough?'],
    [
      BREAD,
      'What do you do? Where do you live? Any kids? What sign are you?',
      'I like the honesty about the brick. Was it the oven or the sourdough?',
    ],
    [HIKE, 'hey u', 'Three days in the Drakensberg! Which part finished your legs?'],
    [HIKE, 'cool', 'Which trail in the Drakensberg was it?'],
    [
      HIKE,
      'plz giv me ur number 0825550199',
      'I hope there was a hot bath after three days. Which view in the Drakensberg was the best?',
    ],
    [HIKE, 'why dont you answer me???', 'No rush at all. Are your legs better after the Drakensberg?'],
    [
      HIKE,
      'which trail in the drakensberg was it plz tel me im begging u',
      'Which trail in the Drakensberg was it?',
    ],
    [JAZZ, 'idk', 'Abdullah Ibrahim, since you ask. Who got you into jazz?'],
    [JAZZ, 'who is urs', 'Miriam Makeba when I cook, Coltrane when it rains. Who is your favourite in jazz?'],
    [JAZZ, 'You are sexy', 'Coltrane, most days. Do you go to hear jazz live?'],
    [JAZZ, 'Do you come here often?', 'Coltrane on most days. Which jazz record would you save from a fire?'],
    ['', 'hi', "What's the best thing about teaching grade four?"],
    ['', 'hey beautiful', 'You mention typewriters. How did the restoring start?'],
    [
      '',
      'I like your vibe, tell me about yourself',
      'You mention the cello. Which piece do the neighbours know by heart?',
    ],
    [
      '',
      'please reply i am so lonely',
      'I noticed the map collection in your profile. Which one is your favourite?',
    ],
    [
      '',
      'did it hurt when you fell from heaven',
      'Your dog looks like it runs the house. What is it called?',
    ],
    ['', 'WHAT ARE U DOING', 'You surf at Muizenberg in winter. How cold is the water really?'],
    [BREAD, 'send me a naked pic', 'ok'],
    [BREAD, 'I bake too', 'I bake too, and my last sourdough went in the bin. What flour do you use?'],
  ])('(%s) %s < %s', (message, worse, better) => {
    expect(scoreDraft(better, message).total).toBeGreaterThan(scoreDraft(worse, message).total);
  });
});

it('has the eight parts of the evidence and a gate without points, each with a reason and a row', () => {
  const { parts, total } = scoreDraft('What went wrong with the sourdough?', BREAD);
  expect(parts.map(({ of }) => of)).toEqual([25, 20, 15, 10, 10, 8, 7, 5, 0]);
  expect(total).toBe(parts.reduce((sum, { points }) => sum + points, 0));
  for (const { why, source, points, of } of parts) {
    expect(why.length).toBeGreaterThan(15);
    expect(source).toMatch(/^rows? \d/);
    expect(points).toBeLessThanOrEqual(of);
  }
});

it('gives reasons that quote this draft', () => {
  const { parts } = scoreDraft('u like hiking? which trail is ur fav', HIKE);
  expect(parts.find(({ name }) => name === 'literacy')?.why).toContain('"u"');
  expect(parts.find(({ name }) => name === 'reciprocity and follow-up')?.why).toMatch(/"[^"]+\??"/);
});

const HEDGED =
  'hey so i was wondering if maybe u would want to get coffee sometime or whatever no worries if not';

describe('hedges', () => {
  inOneTest([
    [HEDGED, 'Would you want to get coffee sometime?'],
    ['Do you maybe want to meet on Friday or something?', 'Do you want to meet on Friday?'],
  ])('%s scores less than %s', (hedged, plain) => {
    for (const message of ['', BREAD])
      expect(scoreDraft(hedged, message).total).toBeLessThan(scoreDraft(plain, message).total);
  });
  it('are quoted where there are several', () => {
    const { why, points = 5 } =
      scoreDraft(HEDGED, '').parts.find(({ name }) => name === 'moves forward') ?? {};
    expect(why).toContain(
      '"so i was wondering if maybe", "or whatever" and "no worries if not" are 3 hedges',
    );
    expect(points).toBeLessThan(3);
  });
  it('cost nothing alone', () =>
    expect(
      scoreDraft('Do you want to meet on Friday? No worries if not.', '').parts.find(
        ({ name }) => name === 'moves forward',
      )?.points,
    ).toBe(5));
});

it('leaves out what it compares with a message where there is none, and counts the rest of 100', () => {
  const { parts, total } = scoreDraft(
    'You mention the cello. Which piece do the neighbours know by heart?',
    '',
  );
  expect(parts.map(({ of }) => of)).toEqual([25, 20, 10, 8, 7, 5, 0]);
  expect(parts.map(({ why }) => why).join()).not.toContain('no message');
  expect(total).toBe(Math.round(parts.reduce((sum, { points }) => sum + points, 0) / 0.75));
});

it('takes coffee for an answer to caffeine', () =>
  expect(
    scoreDraft('Would you want to get coffee sometime?', 'ugh my week has been insane, I need caffeine')
      .parts[2]?.why,
  ).toBe('It takes up "coffee" from what they said.'));

it('has nothing to score in nothing', () => {
  expect(scoreDraft('…', '').total).toBe(0);
});
