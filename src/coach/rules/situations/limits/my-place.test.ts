import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import type { Turn } from '../../contract.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const heard = (message: string, ...mine: string[]): string[] => {
  const conversation = mine.map((text): Turn => ({ from: 'me', text }));
  const reading = read({ message, conversation });
  return situationsIn('my place')
    .filter((situation) => situation.when(reading))
    .map(({ name }) => name);
};

describe('where the reader is to be found', () => {
  inOneTest([
    ['outside, and no plan', "I'm outside"],
    ['outside, and no plan', 'hey im in your area'],
    ['the address, and no plan', 'drop me a pin'],
    ['the address, and no plan', 'what is the address?'],
    ['may they come', 'can I come over?'],
    ['may they come', "I'm near your place, can I pop in?"],
    ['fetched at home', 'where can I fetch you?'],
    ['alone or not', 'are you alone?'],
    ['the way there, once asked over', 'where do you live exactly?', "come to mine, I'll cook"],
  ])('%s: %s', (name, message, ...mine) => expect(heard(message, ...mine)).toContain(`my place: ${name}`));

  inOneTest([
    ["I'm outside", 'see you at seven'],
    ["I'm here", 'text me when you get there'],
    ["I'm here for you if you need me"],
    ['what is the address of the restaurant?'],
    ['send me the pin?', 'dinner on saturday at 7?'],
    ['can I come over?', 'come over if you like'],
    ['can I pick you up from the airport?'],
    ['are you alone at work today, or is the new guy in?'],
  ])('not: %s', (message, ...mine) => expect(heard(message, ...mine)).toEqual([]));

  inOneTest(['did your ex hit you again?', 'is he hurting you?', 'are you safe at home?'])(
    'a question of care: %s',
    (message) => expect(heard(message)).toEqual(['asked: whether somebody hurts me']),
  );

  inOneTest(['did he beat you at chess?', 'did the ball hit you?', 'did your ex text you again?'])(
    'no question of care: %s',
    (message) => expect(heard(message)).toEqual([]),
  );

  inOneTest([
    "I'm outside",
    'what is your address? I will send you something',
    'can you send me your address so I can send flowers',
    'send me the pin',
    'where do you live exactly?',
    'what is your gate code?',
    "I'm in your street",
  ])('nobody is let in or told the way: %s', (message) => {
    for (const { text } of advise({ message }).replies)
      expect(text).not.toMatch(
        /let you in|sending (?:you )?(?:the|a|my) (?:pin|address)|coming down|on my way to the door/i,
      );
  });
});
