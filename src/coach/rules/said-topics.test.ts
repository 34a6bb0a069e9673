import { expect } from 'vitest';
import { saidTopics } from './said-topics.ts';
import { inOneTest } from './testing.ts';

inOneTest([
  ['I got you that Springboks jersey you wanted', ['Springboks', 'jersey'], ['the Springboks jersey']],
  ['My new jersey finally came', ['jersey'], ['their new jersey']],
  ['Just got back from a hike with my dog', ['hike', 'dog'], ['a hike', 'their dog']],
  ['Stuck in traffic on the N1', ['traffic', 'N1'], ['traffic', 'the N1']],
  ['I made koeksisters with my gran today', ['koeksisters', 'gran'], ['koeksisters', 'their gran']],
  ['What does your tattoo mean?', ['tattoo'], ['your tattoo']],
  ['The black dress or the green one?', ['dress', 'green'], ['the black dress']],
  ['That place on Kloof Street, was it good?', ['Kloof Street'], ['the place on Kloof Street']],
  ['I am an uncle!!', ['uncle'], []],
  ['Going to gym, talk later?', ['gym'], []],
  ['It is raining here, soup weather', ['raining', 'soup'], []],
  ['Pineapple on pizza, yes or no?', ['Pineapple on pizza'], []],
  ['my back is killing me from the move', ['my back', 'the move'], ['their back', 'the move']],
  ['My boss is driving me up the wall', ['boss', 'wall'], ['their boss']],
  ['Or the end of our arteries', ['arteries'], []],
  ['I planted the lemon tree you gave me', ['lemon'], []],
  ['the compatibility check with the iPhone charger was fine', ['compatibility', 'iPhone'], []],
  ['What do you think about the bit of luck', ['bit'], []],
  ['Pickled fish at my mom’s on Friday', ['mom’s'], []],
  ['Not the sushi place though', ['sushi place'], []],
  ['You’re such a detective', ['detective'], []],
  ['I kiss on second dates at the earliest', ['earliest'], []],
  ['How did the interview go?', ['interview'], ['the interview']],
  ['I did the school run in your hoodie', ['school', 'hoodie'], ['your hoodie']],
  ['I fed the dog. The dentist can wait', ['dog', 'dentist'], ['the dog']],
  ['Jersey came', ['jersey'], []],
])('%s', (plain, topics, said) => expect(saidTopics(plain, topics)).toEqual(said));
