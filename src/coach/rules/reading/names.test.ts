import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { namesIn, withoutNames } from './names.ts';

const textsOf = (plain: string): string[] => namesIn(plain).map(({ text }) => text);

describe('names', () => {
  inOneTest([
    ['my brother Sipho is here', ['Sipho']],
    ['Lerato from work says hi', ['Lerato']],
    ['we stayed near Kosi Bay last week', ['Kosi Bay']],
    ["the sunset over Lion's Head", ["Lion's Head"]],
    ['Dinner is at eight', []],
    ['Honestly it was great', []],
    ['see you on Friday at the Uber rank', []],
    ['Hello Dear My Name Is Kelvin I Work On An Oil Rig', []],
  ])('%s', (plain, names) => expect(textsOf(plain)).toEqual(names));

  it('leaves nothing of a name', () => {
    const [left, right] = ['Sipho', 'Kosi Bay'].map((name) => {
      const plain = `I told ${name} about ${name}`;
      return withoutNames(plain, namesIn(plain));
    });
    expect(left).toBe(right);
  });
});
