import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const turns = (mine: string) => [{ from: 'me', text: mine } as const];
const first = (mine: string, message: string) =>
  situationsFor(read({ message, conversation: turns(mine) }), () => false, false)[0]?.name;
const replies = (mine: string, message: string) => advise({ message, conversation: turns(mine) }).replies;

describe('the turn before decides what is meant', () => {
  inOneTest([
    ['How was your day?', "don't ask", 'do not ask'],
    ['What are you doing this weekend?', 'nothing planned, why', 'free, and why'],
    ['What music do you like?', 'amapiano mostly, some old school r&b', 'music'],
    ['What are you reading?', 'a history of salt, please no judging', 'reading'],
    ['Are you a morning person?', 'absolutely not', 'mornings'],
    ['Guess how old I am', '29?', 'my age guessed'],
    ["When's your birthday?", 'the 14th of February, yes really', 'birthday'],
    ["What's your type?", 'kind, tall, can cook', 'their type'],
    ['What scares you?', 'moths and commitment', 'what they fear'],
    ["What's your biggest flaw?", 'I say sorry to furniture', 'their flaw'],
    ['Can you cook?', 'I can order very well', 'cooking'],
    ['Are you close to your family?', 'my mom phones every day at 7', 'family'],
    ["What's for dinner?", 'two minute noodles', 'what they eat'],
    ['Did you watch the rugby?', 'of course, I screamed the house down', 'seen the game'],
    ['Can I call you tonight?', "I'm at my folks, tomorrow?", 'another time for a call'],
    ['I had the worst day', 'oh no what happened', 'what happened to me'],
    ['Sorry for the late reply', 'no worries, busy day?', 'I was slow'],
    ['I might be late', 'how late', 'how late'],
    ['I think I like you', 'only think?', 'only think?'],
    ["I'm bad at texting", 'I noticed haha', 'they noticed'],
    ['I passed my exam!', 'knew you would, drinks on me', 'drinks on them'],
    ["I'm allergic to nuts", 'noted, no pad thai then', 'seen to it'],
    ["I'm thinking of moving to Cape Town", 'do it!! selfishly', 'they say do it'],
    ['Wanna play a game?', 'always, what game', 'a game'],
  ])('%s / %s', (mine, message, name) => {
    expect(first(mine, message)).toBe(`after mine: ${name}`);
    expect(replies(mine, message)).toHaveLength(3);
    // The same words with nothing before them are something else.
    const alone = situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name ?? '';
    expect(alone).not.toMatch(/^after mine/);
  });

  inOneTest([
    ['What scares you?', 'my ex, he knows where I live'],
    ['Are you close to your family?', 'my father hits me'],
    ['Do you drink?', "I'm sober two years"],
    ["What's your biggest flaw?", 'I want to die most days'],
    ['How many siblings do you have?', 'one, he passed away last year'],
    ["What's your type?", 'none of your business'],
  ])('%s / %s is not taken lightly', (mine, message) =>
    expect(first(mine, message) ?? '').not.toMatch(/^after mine/),
  );
});
