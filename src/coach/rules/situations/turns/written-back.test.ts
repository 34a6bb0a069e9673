import { describe, expect, it } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const situationOf = (message: string, mine: string) =>
  situationsIn('turns written back')
    .find((situation) =>
      situation.when(read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] })),
    )
    ?.name.replace(/^[\w ]+: /, '');

describe('what they write back', () => {
  inOneTest([
    ['busy but fine, and yours?', 'How is your week?', 'a report, and mine asked for'],
    ['Twilight, promise not to laugh', 'What is your favourite film?', 'a favourite, owned up to'],
    ['I know. can we meet tomorrow?', 'I am sorry about the fight', 'shall we talk it over'],
    ['ok no worries, some other time then', "I can't make it tonight", 'another time, they say'],
    ['ok no worries, some other time then', 'I love rain', undefined],
    ['much better, she is home again', 'How is your gran?', 'better, they say'],
    ['she passed this morning', 'How is your gran?', undefined],
    ['not better, if anything worse', 'How is your gran?', undefined],
    ["you've got this", 'I have an interview tomorrow', 'they believe in me'],
    ['so do you', 'You looked lovely last night', 'my compliment given back'],
    ["I've always wanted to try that", "Let's go climbing", 'always wanted to'],
    ["I've always wanted to try that but I can't", "Let's go climbing", undefined],
    ['hopefully soon, this month is hectic', 'When can I see you?', 'soon, if the week allows'],
    ['just yourself', 'Should I bring dessert?', 'what I may bring'],
    ["aw you shouldn't have", 'I got you something', 'I did not have to'],
    ['my folks got divorced', '', 'parents apart'],
  ])('%s (to: %s)', (message, mine, name) => {
    expect(situationOf(message, mine)).toBe(name);
  });

  it('has enough to say each time', () => {
    for (const situation of situationsIn('turns written back'))
      expect(situation.lines.length, situation.name).toBeGreaterThanOrEqual(6);
  });
});
