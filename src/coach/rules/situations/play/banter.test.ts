import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { inOneTest } from '../../testing.ts';

const texts = (message: string, mine?: string) =>
  advise({ message, ...(mine ? { conversation: [{ from: 'me' as const, text: mine }] } : {}) }).replies.map(
    ({ text }) => text,
  );

describe('stays inside the joke, with their image', () => {
  inOneTest([
    ['you write like someone who reads the manual first', /manual/i],
    ['stop being funny, my boss is looking at me over the printer', /boss|printer|office/i],
    ['I snorted so hard that the parrot copied it', /parrot/i],
    ['six out of ten for the pancakes, points off for the smoke', /pancakes?|smoke/i],
    ['would you save me from a peacock', /peacock/i],
    ["I'd let you hold the remote, and I don't say that lightly", /remote/i],
    ['my gogo says you have to finish your plate', /gogo|plate/i],
    ["I could be persuaded, but only if there's cheesecake", /cheesecake/i],
    ["you're the human equivalent of a hot water bottle", /hot water bottle/i],
    ['Oh brilliant, another flat tyre, what I needed today', /tyre/i],
    ['I would kill for a vetkoek right now', /vetkoek/i],
    ['hypothetically, if somebody were to show up with waffles', /waffles?/i],
  ])('%s', (message, image) => {
    const replies = texts(message);
    expect(replies).toHaveLength(3);
    expect(replies.filter((text) => image.test(text)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a tease that ends in a day', () => {
  inOneTest([
    ['You sound too good to be true. Shall we have dinner on Saturday?', /saturday/i],
    ['What is the catch? Dinner on Thursday?', /thursday/i],
    ['Haha I still owe you that coffee. Saturday?', /saturday/i],
  ])('%s is answered with the date first', (message, day) => {
    expect(texts(message)[0]).toMatch(day);
  });
});

describe('understood without a dictionary', () => {
  inOneTest([
    [
      'just now hey, not now now, I must still iron a shirt',
      /just now|rush|shirt|time|calendar/i,
      /what is just now|immediately/i,
    ],
    [
      'robots are out in Louis Botha, I will be 15 late',
      /drive|safe|table|stops|boldest|late|here/i,
      /android|machine/i,
    ],
    [
      "power's out again so we're playing cards by candle with my uncles",
      /candle|cards|uncles|dark|lights|power/i,
      /politic|fire hazard/i,
    ],
  ])('%s', (message, heard, never) => {
    for (const text of texts(message)) expect(text).not.toMatch(never);
    expect(texts(message).filter((text) => heard.test(text)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('no play where it hurts', () => {
  inOneTest([
    'My dog died this morning and I keep laughing at his stupid bed',
    "I don't feel a spark, sorry. All the best",
    'my ouma passed away on Tuesday, the funeral is Saturday',
    'Please stop calling me babe, I mean it',
  ])('%s', (message) => {
    for (const text of texts(message))
      expect(text).not.toMatch(/guilty|lawyer|jury|rematch|bribe|stakes|proud of (?:it|myself)/i);
  });
});

it('a thing that dies is no bereavement', () => {
  for (const text of texts('Eish my scooter died outside the Spar, a car guard pushed me home'))
    expect(text).not.toMatch(/sorry for your loss|here if you want|take all the time/i);
});
