import { describe, expect, it } from 'vitest';
import { generate } from '../../generate.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const readingOf = (message: string) => read({ message });
const situationOf = (message: string): string | undefined =>
  situationsIn('family invites').find((situation) => situation.when(readingOf(message)))?.name;
const MEAL = 'their family asks the reader to a meal';
const AFTER = 'their family asks after the reader';

describe('their family', () => {
  inOneTest([
    ['I told my gran about you. She wants to know when you are coming for Sunday lunch', MEAL],
    ["my mom keeps asking when you're coming for dinner", MEAL],
    ['My gran says you must come for tea on Sunday', MEAL],
    ['my parents want to meet you', AFTER],
    ['my sister is dying to meet you lol', AFTER],
    ['my gran said she is coming for lunch on sunday so I cannot meet', undefined],
    ['my ex and my mom invited you for lunch', undefined],
  ])('%s: %s', (message, name) => {
    expect(situationOf(message)).toBe(name);
  });

  it('is answered by name and meal', () => {
    const texts = generate(readingOf("my mom keeps asking when you're coming for dinner")).map(
      ({ text }) => text,
    );
    expect(texts).toContain("Tell your mom yes to dinner, and that I'm coming hungry.");
  });

  it('speaks of nerves only to somebody who is nervous', () => {
    const calm = generate(readingOf('My gran says you must come for tea on Sunday'));
    expect(calm.filter(({ text }) => /nervous/.test(text) && /gran as well|eat for two/.test(text))).toEqual(
      [],
    );
  });
});
