import { expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { MESSAGE_MAX_CHARACTERS, type Turn } from '../contract.ts';
import { insights } from '../insights.ts';
import { READ_MAX_CHARACTERS, withinBudget } from './budget.ts';

const turns = (count: number, characters: number): Turn[] =>
  Array.from({ length: count }, (_, index) => ({
    from: index % 2 === 0 ? 'them' : 'me',
    text: `${index} `.padEnd(characters, 'so we went on '),
  }));

it('reads all of an ordinary request, and of the longest draft or notes', () => {
  const whole = [
    {
      message: 'x'.repeat(300),
      conversation: turns(50, 300),
      about: { me: 'y'.repeat(500), them: 'z'.repeat(500) },
    },
    { message: 'x'.repeat(MESSAGE_MAX_CHARACTERS) },
    { about: { me: 'x'.repeat(MESSAGE_MAX_CHARACTERS), them: 'y'.repeat(MESSAGE_MAX_CHARACTERS) } },
    // An emoji of two UTF-16 units is one character.
    { message: '😂'.repeat(MESSAGE_MAX_CHARACTERS), conversation: turns(50, 200) },
    {},
  ];
  for (const request of whole) {
    expect(withinBudget(request)).toEqual({ request, leftOut: '' });
    expect(withinBudget(request).request).toBe(request);
  }
  // `rewrite` takes a draft and a message, `starters` two notes: both are always read whole.
  expect(2 * MESSAGE_MAX_CHARACTERS).toBeLessThanOrEqual(READ_MAX_CHARACTERS);
});

it('leaves out the oldest turns first, whole, and says how many are left', () => {
  const conversation = turns(50, MESSAGE_MAX_CHARACTERS);
  expect(withinBudget({ message: 'hi', conversation })).toEqual({
    request: { message: 'hi', conversation: conversation.slice(-2) },
    leftOut: 'Read the last 2 of 50 turns.',
  });
  // A turn that does not fit ends it, though an older one would.
  const mixed = [...turns(1, 10), ...turns(1, 7_000), ...turns(2, 7_000)];
  expect(withinBudget({ conversation: mixed }).request.conversation).toEqual(mixed.slice(-2));
});

it('reads of the notes what the turns have left, those about them first', () => {
  const conversation = turns(2, MESSAGE_MAX_CHARACTERS);
  const about = { me: 'm'.repeat(3_000), them: 't'.repeat(3_000) };
  expect(withinBudget({ conversation, about })).toEqual({
    request: { conversation, about: { me: 'm'.repeat(1_000), them: 't'.repeat(3_000) } },
    leftOut: 'Read the first 1000 of 3000 characters of the notes about you.',
  });
});

it('says in the answer what was left out, and nothing where all was read', () => {
  const long = turns(50, MESSAGE_MAX_CHARACTERS);
  const short = turns(50, 300);
  const said = 'Read the last 2 of 50 turns.';
  expect(advise({ message: 'are you free on Friday?', conversation: long }).analysis.summary).toContain(said);
  expect(advise({ message: 'are you free on Friday?', conversation: short }).analysis.summary).not.toContain(
    'Read the',
  );
  const found = insights({ conversation: long }).insights;
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found.at(-1)).toMatchObject({
    title: 'Not all of it was read',
    detail: expect.stringContaining(said),
  });
  expect(long.at(-2)?.text).toContain(found.at(-1)?.evidence);
  expect(insights({ conversation: short }).insights.map(({ title }) => title)).not.toContain(
    'Not all of it was read',
  );
});
