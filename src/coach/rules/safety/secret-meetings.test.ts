import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest, models } from '../testing.ts';

describe('a meeting where nobody is, of which nobody is to know', () => {
  inOneTest([
    ["Let's meet at my flat at midnight, don't tell anyone ok?"],
    ['come to my place late tonight, nobody has to know'],
    ["I'll pick you up after dark, tell no one where you're going"],
    ['Meet me at the dam at 11pm and keep this between us'],
    ["Come to the hotel. Don't tell your friends, it's our secret"],
    ['see you in the parking lot behind the mall at 1am, just between us'],
    ["don't tell your parents you're coming to my house tonight, I'll fetch you"],
  ])('%s: warned of, with a place among people', (message) => {
    const { analysis, replies } = advise({ message }, models);
    expect(analysis.action).not.toBe('reply');
    expect(analysis.flags.some(({ severity }) => severity !== 'info')).toBe(true);
    expect(replies.some(({ text }) => /gladly|love to come|pick a slot/i.test(text))).toBe(false);
  });

  inOneTest([
    ["don't tell anyone, I'm planning a surprise party"],
    ["Don't tell anyone but I put pineapple on my pizza. Dinner at my place on Friday?"],
    ['come to my place for dinner on Saturday? I cook'],
    ["I'm at a party at my house until midnight, want to come over with your friends?"],
    ["keep it between us, I'm proposing to her at the lodge. Will you come?"],
    ["don't tell anyone I cheated at Monopoly. See you at the bar tonight?"],
    ['my ex used to say tell no one and meet me at my flat at midnight'],
    ['nobody needs to know that I cried at a cartoon. Meet you at the cinema at 8?'],
  ])('%s: everyday', (message) => {
    const { analysis } = advise({ message }, models);
    expect(analysis.flags.filter(({ kind }) => kind === 'coercive_control')).toEqual([]);
  });
});
