import { describe, expect, it } from 'vitest';
import { startersRequestSchema } from './contract.ts';
import { emotions } from './emotions.ts';
import { insights } from './insights.ts';
import { rewrite } from './rewrite.ts';
import { starters } from './starters.ts';

describe('starters', () => {
  it('start from the notes', () => {
    const found = starters({
      about: { them: 'Plays the cello, two cats, bakes on Sundays' },
      count: 4,
    }).starters;
    expect(found).toHaveLength(4);
    for (const { text } of found) expect(text).toMatch(/cello|cat|bak|sunday|neighbour/i);
  });

  it('have something to ask without notes, and never just greet', () => {
    const found = starters({ about: {} }).starters;
    expect(found).toHaveLength(3);
    for (const { text } of found) {
      expect(text).toContain('?');
      expect(text).not.toMatch(/^(?:hi|hey|hello)\W*$/i);
    }
  });

  it('find common ground', () => {
    const found = starters({ about: { me: 'I love hiking', them: 'hiking and jazz' }, count: 5 }).starters;
    expect(found.map(({ text }) => text).join(' ')).toMatch(/in common|another hiking person/i);
  });
});

describe('rewrite', () => {
  it('keeps the words and mends the spelling', () => {
    const { rewrites } = rewrite({ draft: 'i dont know about the market but u pick', tone: 'direct' });
    expect(rewrites[0]?.text).toBe("I don't know about the market but you pick.");
  });

  it.each([
    ['im sure', "I'm sure."],
    ['ive been', "I've been."],
    ['thats fine', "That's fine."],
    ['ur so hot wanna meet up??', 'Wanna meet up?'],
    ['Dinner — maybe?', 'Dinner, maybe?'],
  ])('%s becomes %s', (draft, text) => {
    expect(rewrite({ draft, tone: 'calm' }).rewrites[0]?.text).toBe(text);
  });

  it('scores what is specific and asks above what is not', () => {
    const message = 'I spent the morning baking sourdough, total brick';
    const dull = rewrite({ draft: 'hey', tone: 'warm', message }).score;
    const good = rewrite({
      draft: 'A sourdough brick has its uses, I hear. What went wrong with the baking?',
      tone: 'warm',
      message,
    }).score;
    expect(good.total).toBeGreaterThan(dull.total + 25);
    expect(good.parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
    for (const part of good.parts) expect(part.source).toMatch(/row/);
  });

  it('does not polish a threat', () => {
    const { rewrites, score } = rewrite({ draft: "answer me or I'll find you and hurt you", tone: 'direct' });
    expect(rewrites).toEqual([]);
    expect(score.total).toBe(0);
  });
});

describe('insights', () => {
  it('quotes the conversation', () => {
    const conversation = [
      { from: 'them' as const, text: 'How was the market? I love old vinyl' },
      { from: 'me' as const, text: 'Good! I found a record' },
      { from: 'them' as const, text: 'Jealous. Which record did you find?' },
    ];
    const found = insights({ conversation }).insights;
    const said = conversation.map(({ text }) => text).join('\n');
    expect(found.length).toBeGreaterThan(1);
    for (const { evidence } of found) expect(said).toContain(evidence);
    expect(found.map(({ title }) => title).join()).toContain('open');
  });

  it('says nothing about nothing', () => {
    expect(insights({}).insights).toEqual([]);
  });
});

describe('emotions', () => {
  it('predicts what is said, else the best', () => {
    expect(emotions({ text: 'thank you so much!' }).predicted).toContain('gratitude');
    expect(emotions({ id: 7, text: 'the bus is blue' })).toMatchObject({ id: 7, predicted: ['neutral'] });
  });
});

it('notes for starters may come as an object or as text', () => {
  const asText = startersRequestSchema.parse({ about: 'loves old films' });
  expect(asText.about).toEqual({ them: 'loves old films' });
  expect(startersRequestSchema.safeParse({ about: 5 }).success).toBe(false);
});
