import { describe, expect, it } from 'vitest';
import type { Turn } from '#coach';
import { scorePicture, summary } from './score.ts';

const them = (text: string): Turn => ({ from: 'them', text });
const me = (text: string): Turn => ({ from: 'me', text });
const drawn = [them('Hello'), me('How are you?')];

describe('what was read of a picture', () => {
  it.each<[string, Turn[], number, number]>([
    ['all of it', drawn, 0, 2],
    ['other quotation marks', [them('Hello'), me('How are you?')], 0, 2],
    ['a letter wrong', [them('Hallo'), me('How are you?')], 1, 2],
    ['a side wrong', [me('Hello'), me('How are you?')], 0, 1],
    ['a message missed', [me('How are you?')], 6, 1],
    ['one too many', [them('Today'), ...drawn], 6, 2],
    ['nothing', [], 18, 0],
  ])('%s', (_what, read, wrong, sidesRight) => {
    expect(scorePicture(drawn, read)).toEqual({ characters: 18, wrong, turns: 2, sidesRight });
  });

  it('counts characters picture by picture and sides turn by turn', () => {
    const scores = [scorePicture(drawn, drawn), scorePicture(drawn, [])];
    expect(summary(scores)).toEqual({ characters: 0.5, sides: 0.5 });
  });
});
