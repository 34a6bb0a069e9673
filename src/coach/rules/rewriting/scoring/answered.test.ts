import { expect } from 'vitest';
import { inOneTest } from '../../testing.ts';
import { isAnswered } from './answered.ts';

inOneTest([
  ['What do you do for work?', 'haha that sounds fun! i love beaches', false],
  ['What do you do for work?', 'I love beaches. What do you do for work?', false],
  ['What do you do for work?', "I'm a nurse, nights mostly", true],
  ['Do you have any siblings?', 'Nice! I had pizza too. What toppings did you get?', false],
  ['Do you have any siblings?', 'Two brothers, both louder than me', true],
  ['How was your weekend?', 'Really good thanks, we had a braai', true],
  ['How was your weekend?', 'You are so pretty', false],
  ['how are you', 'Fine thanks', true],
  ['Where do you live?', 'Haha cool', false],
  ['Where do you live?', 'Near Melville', true],
  ['When can you come?', 'Thursday after six', true],
  ['Are you free on Thursday for dinner?', 'Thursday works, I finish at six.', true],
  ['Do you want kids?', 'no', true],
  ['Do you have any pets?', 'No', true],
  ['Do you like jazz?', 'Abdullah Ibrahim, since you ask.', undefined],
  ['What are you having for dinner?', 'Toast with a side of shame', undefined],
  ['Why the long face?', 'No reason', undefined],
])('%s / %s', (asked, draft, answered) => expect(isAnswered(asked, draft)).toBe(answered));
