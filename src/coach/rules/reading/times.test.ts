import { expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { readTimes } from './times.ts';

/** Each time of the message with what becomes of it. */
const timesIn = (message: string): string[] =>
  readTimes(message).map(({ text, polarity }) => `${text}: ${polarity}`);

inOneTest<[string, string[]]>([
  ['Could you do Thursday instead?', ['Thursday: offered']],
  ["I can't do Thursday, sorry", ['Thursday: out']],
  ["can't do friday, saturday?", ['friday: out', 'saturday: offered']],
  ['friday is bad, saturday?', ['friday: out', 'saturday: offered']],
  ['traffic on friday is bad, so be early', ['friday: told']],
  ['My gran died on Sunday', ['Sunday: told']],
  ["the funeral is on Saturday, I can't make it", ['Saturday: told']],
  ["My dog died on Tuesday and I can't stop crying", ['Tuesday: told']],
  ["I can't believe she was admitted on Friday", ['Friday: told']],
  ["My dad passed away this morning so I can't do Friday", ['this morning: told', 'Friday: out']],
])('%s: what is offered, ruled out, or only told', (message, times) => {
  expect(timesIn(message)).toEqual(times);
});
