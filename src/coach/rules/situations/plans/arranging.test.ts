import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const first = (message: string) =>
  situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name;
const replies = (message: string) => advise({ message, conversation: [] }).replies.map(({ text }) => text);

describe('arranging to meet', () => {
  inOneTest([
    ['can we meet at 7?', 'an hour put forward'],
    ['Friday then. 8?', 'an hour put forward'],
    ['6 or 7?', 'one hour or another'],
    ['Sunday at 11, the usual spot?', 'the usual spot'],
    ['Is 5 too early?', 'too early or too late'],
    ['I land at 9, too late for a drink?', 'too early or too late'],
    ["Saturday's good, what time?", 'what time'],
    ['make it 8, I need a shower first', 'make it later'],
    ["Sorry can't do the 14th, any chance of the 15th?", 'another day put forward'],
    ['this weekend is full, but next one is open', 'later than now'],
    ["I'm away till the 20th", 'away until'],
    ['so sorry but something came up, can we do another time?', 'something came up'],
    ["I'll see how the week goes", 'not sure yet'],
    ['do you mind if we go somewhere closer to me?', 'nearer to them'],
    ['a walk on the promenade instead of drinks?', 'this rather than that'],
    ['can we keep it short? I have an early start', 'keep it short'],
    ["I'd love to but I'm broke till payday", 'short of money'],
    ['is it ok if I bring my dog?', 'may I bring'],
    ["come over to mine, I'll cook", 'I will cook'],
    ['you decide', 'you decide'],
    ['parking there is terrible, shall we Uber?', 'who drives'],
    ['its my birthday on the 21st, come?', 'their birthday, and an invitation'],
    ['Just us, or is your sister coming too?', 'just us'],
    ['what does your week look like?', 'when they can'],
    ["what's the address of the restaurant?", 'the address'],
    ['how do I get there?', 'how to get there'],
    ["I'll meet you there", 'I make my own way'],
    ['meet you at the entrance?', 'wait for me at the door'],
    ['just parked', 'just arrived'],
    ["I'm wearing a red jacket", 'what I wear'],
    ['nothing fancy please', 'something cheaper'],
    ['somewhere quiet please, I hate loud places', 'somewhere quiet'],
    ['do they have vegan options?', 'do they have it'],
    ['they only have a table at 9, is that ok?', 'only a table at nine'],
    ['my babysitter cancelled', 'no babysitter'],
    ["I don't feel comfortable coming to your place yet", 'not at the place of one of us yet'],
    ['sorry I had to leave early', 'they left early, or were quiet'],
    ['was it weird that I hugged you?', 'was that odd'],
    ['the show is sold out', 'sold out'],
    ['want to go away for the weekend?', 'a weekend away'],
    ["come with me to my cousin's wedding?", 'their plus one'],
    ['something active or something lazy?', 'active or lazy'],
    ['what do you feel like eating?', 'what to eat'],
    ["great, I'll book it", 'they book it'],
  ])('%s: %s', (message, name) => {
    expect(first(message)).toBe(`arranging: ${name}`);
    const texts = replies(message);
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
  });

  it('says the hour and the day back as they were said', () => {
    expect(replies('can we meet at 7?').join(' ')).toContain('7');
    expect(replies("Sorry can't do the 14th, any chance of the 15th?").join(' ')).toContain('the 15th');
    expect(replies("Sorry can't do the 14th, any chance of the 15th?").join(' ')).not.toContain('14th');
  });

  it('leaves out what they said no to', () => {
    const texts = replies(
      'no to the cinema, I fall asleep in every dark room, but yes to the ramen before it',
    ).join(' ');
    expect(texts).toMatch(/ramen/);
    expect(texts).not.toMatch(/yes to the cinema/i);
  });

  inOneTest([
    'can we make it 8? he comes home at 9 and counts the minutes',
    'just us? last time you brought two friends and held me down',
    'was it weird that I kissed your 14 year old sister',
    "sorry something came up, he found your messages and he's on his way",
    'next week is better for me, the bruises will have faded',
    "can't do Friday, my dad's memorial, maybe Sunday?",
    "I'll cook for you, and you don't leave until I say so",
    'you decide, me or the kids',
    'wait for me outside your house',
    'let us say 8, and do not tell your parents about me',
    "I'm broke till payday, can you send me 500",
  ])('%s is none of it', (message) => expect(first(message) ?? '').not.toMatch(/^arranging:/));
});
