/** What replies to single messages hold, beyond which situation they come from: that is in the data files and in `examples.json`. */
import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import { generate } from '../generate.ts';
import { read } from '../read.ts';
import { inOneTest, models } from '../testing.ts';

/** `theirs`, or `mine ||| theirs`. */
const chatOf = (chat: string) => {
  const [message = '', mine] = chat.split(' ||| ').reverse();
  return { message, conversation: mine ? [{ from: 'me' as const, text: mine }] : [] };
};
const repliesTo = (chat: string): string[] => advise(chatOf(chat), models).replies.map(({ text }) => text);

describe('replies', () => {
  inOneTest<[string, RegExp]>([
    ['Tea or coffee? ||| coffee', /coffee/i],
    ["What's your dog's name? ||| Steve", /Steve/],
    ['Want to grab a coffee this week? ||| yes! thursday?', /thursday/i],
    ['My sister cried and left early ||| Did your sister at least say sorry or is she sulking', /my sister/i],
    ['can we meet at 7?', /7/],
    ["Sorry can't do the 14th, any chance of the 15th?", /the 15th/],
    ['no to the cinema, I fall asleep in every dark room, but yes to the ramen before it', /ramen/],
    ['just got out of a cooking class and my head is buzzing', /cooking class/i],
    ['What got you into stand-up comedy? I have always been curious', /stand-up/i],
    ['I enjoyed that book', /that book/i],
    ["The pottery class on Thursday sounds fun. I'll bring my own apron.", /pottery class|thursday|apron/i],
    ['a picnic sounds lovely', /picnic/i],
    ["can't wait for the concert", /concert|me too|same|two of us|me neither/i],
    ['The hike sounds great! What time do we start?', /time|hour/i],
  ])('%s: says %s', (chat, named) => expect(repliesTo(chat).join(' ')).toMatch(named));

  inOneTest<[string, RegExp]>([
    [
      'My sister cried and left early ||| Did your sister at least say sorry or is she sulking',
      /your sister/i,
    ],
    ["Sorry can't do the 14th, any chance of the 15th?", /14th/],
    [
      'no to the cinema, I fall asleep in every dark room, but yes to the ramen before it',
      /yes to the cinema/i,
    ],
    ["My granny passed away last night. I'm on the bus to Mthatha now", /Mthatha/],
    ['Jammer, kan nie vanaand nie', /vanaand/i],
    ['My gran says you must come for tea on Sunday', /nervous/],
    // Nobody is let in or told the way.
    ...[
      "I'm outside",
      'what is your address? I will send you something',
      'can you send me your address so I can send flowers',
      'send me the pin',
      'where do you live exactly?',
      'what is your gate code?',
      "I'm in your street",
    ].map((chat): [string, RegExp] => [
      chat,
      /let you in|sending (?:you )?(?:the|a|my) (?:pin|address)|coming down|on my way to the door/i,
    ]),
  ])('%s: never says %s', (chat, unsaid) => expect(repliesTo(chat).join(' ')).not.toMatch(unsaid));

  inOneTest([
    [
      "my mom keeps asking when you're coming for dinner",
      "Tell your mom yes to dinner, and that I'm coming hungry.",
    ],
  ])('%s may be answered %s', (chat, line) =>
    expect(generate(read(chatOf(chat), models)).map(({ text }) => text)).toContain(line),
  );
});

describe('dangers', () => {
  inOneTest([
    "You're 12 years younger than me. Does the age gap bother you?",
    "I'm not asking you to decide anything now. Maybe we just look at December flights and see?",
    'its the R3400. cant you come up to joburg for the long weekend? my cousin can fetch you',
    "Retrenched. 14 years and they did it over Teams with their cameras off. I don't even know what to feel yet",
    'sorry sorry sorry, stock take at the co-op till 10 every night this wk. didnt forget u. how was the eye doctor',
    'so beautiful, I cried twice',
    'Ek is 10 min laat, jammer! Bestel solank vir my koffie',
    "What are you wearing? I want to know if I'm underdressed",
    'here, parked next to the blue golf',
  ])('none in: %s', (message) => expect(read({ message }).flags).toEqual([]));

  inOneTest([
    ["I'm 15 and you're 12 years younger than me lol", 'underage'],
    ["I feel like I'm in love, I'm 16 by the way", 'underage'],
    ['Ek is 15 en in graad 9', 'underage'],
    ['I have an 11 year old daughter. if you leave me I will kill you', 'threat'],
    ['I cried all night again', 'wellbeing'],
    ["I'm scared of dogs and I cried all night again", 'wellbeing'],
  ])('still one in: %s', (message, kind) =>
    expect(read({ message }).flags.map((flag) => flag.kind)).toContain(kind),
  );
});
