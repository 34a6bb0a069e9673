import { expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { knownFrom, toldOfReader } from './own-facts.ts';

const told = (text: string, said = '', message = '') => toldOfReader(text, knownFrom(said, message));

inOneTest<[text: string, said?: string, message?: string]>([
  ["I'd love to hear how the hike went."],
  ['Saturday works for me. Shall we say ten?'],
  ['I was wondering how the interview went.'],
  ['I love that you took the dog.'],
  ['I like your taste in music.'],
  ["I've been meaning to ask about the kitchen."],
  ["I'm so glad it went well."],
  ["I hear you. I won't try to fix it, I'll just stay close."],
  ['Count me in. I can bring snacks.'],
  ['That made my day. Rye has my full respect.'],
  ['I have questions about the tortoise.'],
  ['I spent mine [your weekend highlight]. What was the best bit?'],
  ['I bake bread as well, so I get it.', 'I bake bread on sundays'],
  ["I'm a nurse, so I believe you.", 'notes: nurse at Groote Schuur'],
  ['My dog does the same.', '', 'is that your dog in the third photo?'],
  ['My sister said that too.', 'my sister is visiting'],
])('lets pass: %s', (text, said = '', message = '') => {
  expect(told(text, said, message)).not.toBe('invented');
});

inOneTest<[text: string, said?: string]>([
  ['I love hiking too! Which trail was it?'],
  ['I climbed Table Mountain twice.'],
  ['My dog does the same.'],
  ["I'm a nurse, so Saturday is tricky."],
  ['Same here. What was the best bit?'],
  ['I was just at the beach, you would have liked it.'],
  ["I'm free on Saturday."],
  ["I've never been to Kirstenbosch."],
  ['I grew up in Durban.', 'I am from Durban'],
  ['We both love jazz.'],
  ["I have two cats who'd disagree."],
  ["I'm in, and I'm bringing my sister."],
  ['Mine always sinks in the middle.'],
  ['I bake bread as well, and I own a bakery.', 'I bake bread on sundays'],
])('finds made up: %s', (text, said = '') => {
  expect(told(text, said, 'Just back from the trail, you?')).toBeDefined();
});

inOneTest<[text: string, said?: string, message?: string]>([
  ['My legs hurt just reading that.'],
  ["I've had a word with the oven."],
  ['We say not bad and mean it is the best day of our lives.'],
  ['Fourteen years is a long time to share a sofa.', '', 'we had him for 14 years'],
  ['Serious, yes. I have a son and no plans for more.', 'Has a son, 11.'],
  ['My daughter has other words for it.', 'Dad of one teenage girl.'],
  ['I taught grade 2 all week.', 'Teaches grade 2'],
  ["She isn't wrong about the sofa.", '', 'my mother says the sofa is ugly'],
  ['My bloed kook namens jou.'],
  ['Ek verstaan. Vat jou tyd.'],
  ['Ek bak Sondae, so ja.', 'Bak graag op Sondae'],
  ['Ngiyaqonda. Ngikufisela okuhle.'],
  ['Ngicula ekwayeni.', 'Ucula ekwayeni.'],
])('lets pass as well: %s', (text, said = '', message = '') => {
  expect(told(text, said, message)).not.toBe('invented');
});

inOneTest<[text: string, said?: string]>([
  ['Two cats and a very spoilt rabbit.'],
  ['Single since March, after four years.'],
  ['Took me six goes back in Swansea.'],
  ['Just got in from walking the husky.'],
  ['Forty roses here and a man who waters them.'],
  ['Still gig with it on Thursdays.'],
  ['Training for the marathon, so a slow ten.'],
  ['Allergic to olives, actually.'],
  ['Sold the boat in the divorce.'],
  ['My aunt teaches there.'],
  ["I'm leaving for Durban in June."],
  ['I host twelve every Sunday.'],
  ['My suster bly daar naby.'],
  ['Ek is vegan, so net mielies.'],
  ['Ons het verlede jaar daar gaan kampeer.'],
  ['Ek swem elke oggend.', 'Kan nie naaldwerk doen nie'],
  ['Ngihlala eduze kwalapho.'],
  ['Umama uyangivakashela kusihlwa.'],
  ['Nam ndisebenza esibhedlele.'],
])('finds made up as well: %s', (text, said = '') => {
  expect(told(text, said, 'And you?')).toBe('invented');
});
