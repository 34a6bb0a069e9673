import { describe, expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { askKind, optionsOf } from './asks.ts';
import { readQuestions } from './questions.ts';

const first = (message: string) => {
  const question = readQuestions(message).at(-1);
  if (!question) throw new Error(`no question in ${message}`);
  return question;
};

describe('what a question asks for', () => {
  inOneTest([
    ['would you rather swim with one shark or sing for a hundred in-laws', 'rather'],
    ['tea or coffee?', 'choice'],
    ['are you this charming in person or is that an act?', 'tease choice'],
    ['how was your long weekend?', 'state'],
    ["What's the parrot's name?", 'name'],
    ['where was that taken?', 'place'],
    ['what do you do for a living?', 'job'],
    ["what's your favourite season?", 'pick'],
    ["what's the strangest thing you've ever eaten?", 'ever'],
    ['do you skateboard?', 'yes or no'],
    ['do you want kids?', 'deep'],
    ['why did you swipe right?', 'why'],
    ['how tall are you?', 'amount'],
    ['can you recommend me a thriller?', 'recommend'],
    ['is that weird?', 'judge'],
    ['you read the last page first, am I right?', 'am I right'],
    ['should I text my old boss back?', 'advice'],
    ['and you?', 'back'],
    ['can I ask you something strange?', 'permission'],
    ['my dad swears by charcoal. Where do you stand?', 'opinion'],
    ['ok but who claps when the plane lands?', 'rhetorical'],
  ])('%s: %s', (message, kind) => {
    expect(askKind(first(message))).toBe(kind);
  });

  inOneTest([
    ['would you rather fight one goose or ten ducklings', ['one goose', 'ten ducklings']],
    ['Mountains or sea?', ['mountains', 'sea']],
    ['are you more of a city or farm person?', ['city', 'farm']],
    ['are you always like this or only at night?', undefined],
  ])('%s', (message, sides) => {
    expect(optionsOf(first(message))).toEqual(sides);
  });
});
