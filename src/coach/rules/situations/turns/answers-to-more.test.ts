import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const turns = (mine: string) => [{ from: 'me', text: mine } as const];
const first = (mine: string, message: string) =>
  situationsFor(read({ message, conversation: turns(mine) }), () => false, false)[0]?.name;

describe('more of what they answer', () => {
  inOneTest([
    ['Where did you grow up?', "small town near Upington, you wouldn't know it", 'where they grew up'],
    ['Do you like your job?', 'most days, the people are great', 'do they like their work'],
    ['Why are you single?', "haven't met the right idiot yet", 'why they are single'],
    ["What's the best trip you ever took?", 'Zanzibar, no shoes for a week', 'the best trip'],
    ['Are you free on Friday?', 'depends, what did you have in mind', 'depends on the plan'],
    ['What made you smile today?', 'honestly? your message', 'what made them smile'],
    ['What are you up to tonight?', 'washing my hair and watching Bridgerton', 'tonight at home'],
    ['Are you home?', 'just walked in', 'just in'],
    ['Should I bring wine?', 'red please, and yourself', 'what to bring'],
    ["I'm outside", 'coming!!', 'about to open'],
    ['Is it okay if I kiss you?', "I was wondering when you'd ask", 'a kiss allowed'],
    ['Can I ask you something personal?', 'sure, go ahead', 'I may ask'],
    ['Are you good with kids?', 'I teach grade 2, so I hope so', 'good with children'],
    ['I just adopted a puppy', 'OMG pics please', 'show the pet'],
    ["I'm moving house this weekend", 'need a hand? I have a bakkie', 'help offered'],
    ['I think my neighbour is a spy', 'evidence please', 'show the proof'],
    ['My phone died', 'thought you ghosted me', 'thought I was gone'],
    ['I dreamt about you', 'oh? was I behaving', 'what happened in my dream'],
    ["I can't wait to see you", 'one more sleep', 'counting sleeps'],
  ])('%s / %s', (mine, message, name) => {
    expect(first(mine, message)).toBe(`after mine: ${name}`);
    expect(advise({ message, conversation: turns(mine) }).replies).toHaveLength(3);
  });

  inOneTest([
    ['Is it okay if I kiss you?', 'not yet, I want to take it slow'],
    ['Are you home?', 'yes, and he is outside my door again'],
    ['Did you sleep well?', 'no, he hit me'],
    ['Can I ask you something personal?', 'no'],
    ['Where did you grow up?', 'in foster homes mostly'],
    ["What's your favourite food?", 'I have an eating disorder actually'],
    ['Tell me something about you', 'I was abused as a child'],
    ['Are you home?', 'yes but someone is at my window'],
    ['What do you want to do with your life?', 'end it'],
    ['What are you up to tonight?', 'crying in bed'],
  ])('%s / %s is something else', (mine, message) =>
    expect(first(mine, message) ?? '').not.toMatch(/^after mine/),
  );

  it('takes a short English answer for English', () => {
    for (const message of ['sure, go ahead', 'go for it', 'go on then'])
      expect(read({ message, conversation: turns('May I ask you something?') }).language.base).toBe('en');
  });
});
