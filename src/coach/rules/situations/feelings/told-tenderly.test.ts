import { describe, expect } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

function namesFor(message: string, mine?: string): string[] {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  const reading = read({ message, conversation }, models);
  return situationsIn('told tenderly')
    .filter(({ when }) => when(reading))
    .map(({ name }) => name);
}

const HEARD: ReadonlyArray<readonly [string, string, string?]> = [
  [
    'tender: the job is in doubt',
    "they're 'restructuring' my team. we got a calendar invite for monday with no agenda so. you know",
  ],
  [
    'tender: the job is in doubt',
    "They've announced redundancies and my whole floor has been asked to come in on Friday. Not loving it",
  ],
  [
    'tender: the job is in doubt',
    'big meeting on Thursday where they tell us who stays. eleven of us, seven chairs',
  ],
  ['tender: the job is in doubt', "my contract's up in March and nobody will look me in the eye"],
  [
    'tender: did not know them',
    "Dad didn't know who I was for a bit on Sunday. Then he did, and asked if I'd brought the good biscuits. I had.",
  ],
  [
    'tender: did not know them',
    "Granny thought I was the home help today. offered me a tip. I took it, I'm not proud",
  ],
  [
    'tender: did not know them',
    "my father asked me four times tonight when my mother is coming home. she died in 2016. I've stopped correcting him",
  ],
  [
    'tender: the children are back there',
    "Well, the boys are back at their mum's as of an hour ago. House is very tidy. Don't love it.",
  ],
  [
    'tender: the children are back there',
    "it's his week with the kids so it's just me and a very clean kitchen",
  ],
  [
    'tender: the children are back there',
    "dropped the girls at their dad's just now. flat is so quiet I can hear the fridge",
  ],
  [
    'tender: results, and it is small',
    "Got my results back and it's just low iron, so apparently I'm to eat like a Victorian invalid. Liver it is",
  ],
  [
    'tender: results, and it is small',
    "x-ray says it's only a sprain, so no cast, but I have to stay off it for two weeks",
  ],
  [
    'tender: it has a name now',
    "The blood test came back. Thyroid. Tablets every morning for ever, but at least I'm not mad",
  ],
  ['tender: it has a name now', 'I got diagnosed with ADHD on Tuesday and so much makes sense'],
  [
    'tender: good news from the vet',
    "So the vet rang. It's not the kidneys!! It's that he ate most of a sponge. £340 for a sponge.",
  ],
  [
    'tender: good news from the vet',
    "The dog's going to be fine!!! he'd eaten a sock. my sock. the good one",
  ],
];

const NOT: ReadonlyArray<readonly [string, string, string?]> = [
  ['tender: the job is in doubt', "we're restructuring the garden, so much soil"],
  ['tender: the job is in doubt', "they're restructuring at my sister's work"],
  ['tender: the job is in doubt', 'my phone contract is up next month, such a good deal this time'],
  ['tender: the job is in doubt', 'I got retrenched today'],
  ['tender: did not know them', 'mum keeps asking me the same thing, when am I bringing someone home'],
  ['tender: did not know them', "my wife didn't know who I was when I shaved lol"],
  ['tender: did not know them', "dad didn't know I was coming, you should have seen his face"],
  ['tender: the children are back there', "the kids are at their dad's this weekend so I'm free Saturday"],
  [
    'tender: the children are back there',
    "she took the children to her mother's while I was at work. The beds are stripped. I don't know what to do with myself",
  ],
  ['tender: results, and it is small', "results came back and it's only stage one"],
  [
    'tender: results, and it is small',
    "results came back, it's just stress, the doctor says. I wish I'd never wake up",
  ],
  ['tender: it has a name now', 'my son was diagnosed with autism'],
  ['tender: good news from the vet', "vet said it's not good"],
];

describe('what weighs is heard, though told in passing', () => {
  inOneTest(HEARD.map(([situation, message, mine]) => [situation, message, mine] as const))(
    '%s: %s',
    (situation, message, mine) => expect(namesFor(message, mine)).toContain(situation),
  );
  inOneTest(NOT.map(([situation, message, mine]) => [situation, message, mine] as const))(
    'not %s: %s',
    (situation, message, mine) => expect(namesFor(message, mine)).not.toContain(situation),
  );
});
