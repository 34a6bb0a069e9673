import { describe, expect, it } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const situationOf = (message: string) =>
  situationsIn('limits plain noes')
    .find((situation) => situation.when(read({ message })))
    ?.name.replace('turned: ', '');

describe('one `not` turns a plain message round', () => {
  inOneTest([
    ['I want to meet your mates', undefined],
    ['I will tell my mom about you', undefined],
    ['I have no time today', 'no time just now'],
    ['I have time today', undefined],
    ["my brother can't babysit on Friday", 'help that fell through'],
    ['my brother can babysit on Friday', undefined],
    ['the doctors say my dog will make it', undefined],
    ['I would do karaoke for free', undefined],
    ["it's too late to call", 'too late for a call'],
    ["I don't miss my old job", 'does not miss it'],
    ['I miss my old job', undefined],
  ])('%s', (message, name) => {
    expect(situationOf(message)).toBe(name);
  });

  inOneTest([
    ["I won't go on living in my life like this"],
    ["I won't do chemo ever again"],
    ['I would never do that again in my life, he hurt me'],
    ["My brother can't help me, he's dead"],
    ["My ex can't take no for an answer"],
    ["I don't mind if you hit me"],
    ["I don't mind if you kill me"],
    ["I won't tell my mother about this, please don't hurt me"],
    ["I won't tell my dad about us, he would kill me"],
    ["the doctor says it won't last, just a rash"],
  ])('leaves alone: %s', (message) => {
    expect(situationOf(message)).toBeUndefined();
  });

  it('has enough to say each time', () => {
    for (const situation of situationsIn('limits plain noes'))
      expect(situation.lines.length, situation.name).toBeGreaterThanOrEqual(5);
  });
});
