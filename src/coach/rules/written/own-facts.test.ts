import { expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { inventedIn } from './own-facts.ts';

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
  expect(inventedIn(text, said, message)).toBeUndefined();
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
  expect(inventedIn(text, said, 'Just back from the trail, you?')).toBeDefined();
});
