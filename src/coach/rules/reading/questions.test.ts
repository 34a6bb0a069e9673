import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { readQuestions } from './questions.ts';
import { normalise } from './text.ts';

const asked = (message: string, base = 'en') =>
  readQuestions(normalise(message).plain, base).map(({ text }) => text);

describe('questions', () => {
  inOneTest([
    ['what did you get up to?', 1],
    ['so what did you do yesterday', 1],
    ['where are you from', 1],
    ['wyd tonight, wbu', 1],
    ['Not much, you?', 1],
    ['all good here and you', 1],
    ['keen for a walk on Sunday?', 1],
    ['Do you cook? Any good at it?', 2],
    ['Who taught you, how long did it take, and would you do it again?', 3],
    ['tell me what you had for lunch', 1],
    ['guess who I met', 1],
    ['free on friday or is that too soon', 1],
    ["I'm asking whether you'd come along", 1],
    ['my sister never stops talking lol do you have siblings', 1],
    ['tea or coffee. answer carefully', 1],
    ['the photo with the camel. explain', 1],
    ['i left my bike outside is that ok', 1],
    ['🧩❓', 1],
    ['if you could keep one smell forever', 1],
    ['You never told me what you do for a living', 1],
    ["you still haven't said where you're from", 1],
    ["I don't even know how old you are lol", 1],
    ['I forgot to ask how your interview went', 1],
    ['I never asked if you have kids', 1],
  ])('%s asks %i', (message, count) => {
    expect(asked(message)).toHaveLength(count);
  });

  inOneTest([
    ['I know what you mean.'],
    ['you never told me you had a dog!'],
    ["I don't know what you mean by that"],
    ['you never told me what happened to your ex'],
    ['when I get home I will nap'],
    ['what a day!'],
    ['thank you'],
    ['see you there'],
    ['how sweet of you'],
    ['I love that for you'],
    ['Where I grew up nobody swam.'],
    ['do it, I dare you'],
    ['who even am i'],
    ['guess who finally passed the test'],
    ['champagne? no. Soup and a bath'],
    ["don't you dare be early"],
    ['how original'],
    ['if you stay I will cook'],
    ['so do I'],
  ])('%s asks nothing', (message) => {
    expect(asked(message)).toEqual([]);
  });

  inOneTest([
    ['¿Qué haces mañana?', 'es'],
    ['tu viens samedi ?', 'fr'],
    ['Unjani namhlanje', 'zu'],
    ['Hoe gaan dit met jou', 'af'],
  ])('%s asks in %s', (message, base) => {
    expect(asked(message, base)).toHaveLength(1);
  });

  it('frames the exact words', () => {
    const text = normalise('Long day… “what’s” for dinner?');
    const [question] = readQuestions(text.plain);
    expect(text.quote(question?.start ?? 0, question?.end ?? 0)).toContain('what’s');
  });
});
