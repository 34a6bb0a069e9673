import { describe, expect, it } from 'vitest';
import type { Action, FlagKind } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { DANGERS } from './dangers/index.ts';
import { isSharedLink } from './dangers/scam-link.ts';
import { readSafety } from './gate.ts';
import { isPlainTalk } from './plain-talk.ts';

const read = (message: string) => readSafety(normalise(message));
const kinds = (message: string) => read(message).flags.map(({ kind }) => kind);
const hard = (message: string) =>
  kinds(message).filter((kind) => kind !== 'wellbeing' && kind !== 'money_request_mild');

type Class = readonly [FlagKind, Action, readonly string[], readonly string[]];
/** A class, the action that follows, its dangers in words unlike each other, and the same words in harmless use. */
const CLASSES: readonly Class[] = [
  [
    'no_contact_request',
    'do_not_contact',
    [
      "I'd rather we didn't speak again",
      'no need to write back, ever',
      'can you just not message me',
      'he says not to message here again, and so do I',
      'this is me asking you to disappear',
      'nah, out of my dms',
      'if you have any respect you will not reply to this',
      'let it end here, for good. no more messages please',
      'forget we ever met',
      'one more message and I report you',
      'go bother someone else',
    ],
    [
      "I'd rather we didn't do sushi again",
      'no need to dress up',
      'no more messages from the estate agent please',
      'why do we never talk anymore',
      "let's not talk about rugby ever again",
      'stop texting and go eat your dinner',
      'nothing more to say about that game',
      'can you not be so funny at work',
    ],
  ],
  [
    'self_harm',
    'support',
    [
      'kms fr this time',
      'my cat has a new home and everything is sorted. tonight i rest',
      "if you don't answer i'll swallow everything in the cabinet",
      'see you all on the other side',
      'they would all be free of me soon, my kids will be free of me',
      'please remember me when i was happy',
    ],
    [
      'did 12 kms this morning',
      'everything is sorted for the trip, cat sitter and all',
      "can't do tomorrow, how about friday",
      'remember me? we matched in march',
      'this deadline, kms lol',
    ],
  ],
  [
    'wellbeing',
    'support',
    [
      'my baby died last week',
      'they told us today the cancer is everywhere',
      "i've been crying in my car for an hour",
      "can't stop shaking, i don't know who else to write",
      'my uncle touches me and nobody believes me',
      'my ex took the kids to another country yesterday',
    ],
    [],
  ],
  [
    'stalking',
    'safety',
    [
      'you looked so cute at the gym today, i was by the door',
      'called your office and they said you are on leave',
      'i was two rows behind you at the movies last night',
      'lovely home you have, i drove past',
      'kind of you to leave the window open',
      'been to your work three times hoping to see you',
    ],
    [
      'you look so good in that photo at the beach',
      'we were two rows behind a crying baby',
      'lovely kids, are the twins loud',
      'my office said i am on leave till the 5th',
      'i drove past your favourite bakery',
    ],
  ],
  [
    'threat',
    'safety',
    [
      "you're pretty, shame if that changed",
      'block me and find out',
      "this won't end well for you",
      'you messed with the wrong guy',
      "you've got a big mouth for someone who walks home alone",
    ],
    ["you'll be sorry you missed that sunset", 'try my chilli and find out', 'shame if the cake got lost'],
  ],
  [
    'scam_blackmail',
    'safety',
    [
      'one to each person on your list every hour till you pay',
      'pay or i come to your job and tell them who you are',
      'you have a nice family, what can you afford to keep the chats quiet',
      'one more video or your sister gets the first one',
    ].map((text) => (text.startsWith('one to') ? `i will send it ${text}` : text)),
    ['one more song or my sister gets the mic', "i'll send one song per hour until you admit abba is good"],
  ],
  [
    'coercive_control',
    'caution',
    [
      "don't tell your family about us, they will only be jealous",
      'turn on your live location and leave it on',
      'new guy on your followers, remove him tonight or we have a problem',
      'a woman of mine would never wear that',
      'who gave you permission',
    ],
    ["don't tell your sister about the surprise party", "it's them or the gym tonight, sorry gym"],
  ],
  [
    'harassment',
    'caution',
    [
      'look at you thinking you have options',
      'no wonder you are still single',
      'nobody would ever touch that',
      'go back to your own country',
    ],
    ["no wonder you're tired, that's a marathon", 'look at you with your options at the buffet'],
  ],
  [
    'sexual_pressure',
    'caution',
    [
      'how big are your boobs',
      'im hard just from your profile, wanna see',
      "i won't take no for an answer, tonight you're mine in bed",
      'your mouth is giving me ideas, what can it do',
      'cute pic, more skin please',
    ],
    [
      'one pic of the dish please',
      'show me your dance moves on saturday',
      'you owe me a dance after that dinner',
      'my cam on work calls makes me look like a ghost',
    ],
  ],
  [
    'underage',
    'stop',
    [
      "can't get my learners for another 2 years",
      'my mom takes my phone if she finds out i am on this app, i am at school',
      'my maths teacher caught me texting you in maths',
      'im 18... in 14 months',
    ],
    [
      'had detention in grade 9 for laughing',
      'my learners wrote prelims today',
      'my parents would freak if they saw what i spent on this bike',
    ],
  ],
];

describe.each(CLASSES)('%s, said in everyday words', (kind, action, dangers, twins) => {
  inOneTest(dangers)('heard: %s', (message) => {
    expect(kinds(message)).toContain(kind);
    expect(read(message).action).toBe(action);
  });

  if (twins.length > 0)
    inOneTest(twins)('not heard: %s', (message) => {
      expect(hard(message)).toEqual([]);
    });
});

describe('open distress', () => {
  inOneTest([
    'my mom passed her driving test at 61!!',
    'lost my baby teeth at six',
    'crying laughing at this movie, hands are shaking haha',
    'my gran died years ago, she taught me to bake',
    'falling apart is my favourite song on that album',
  ])('none in: %s', (message) => {
    expect(read(message).action).toBe('reply');
  });
});

describe('a small favour with a way out', () => {
  it('is mild, and with a misfortune behind it or a large sum it is not', () => {
    expect(kinds('can you lend me R200 till payday? no worries if not')).toEqual(['money_request_mild']);
    expect(kinds('can you lend me R2000 for the hospital? no worries if not')).toContain('scam_money');
  });
});

describe('who owes the reader', () => {
  it('and wants to pay asks for no money', () => {
    expect(kinds('I still owe you R80 for the pizza, can I eft it?')).toEqual([]);
    expect(kinds('I owe you R200 from last night, how do I pay you back?')).toEqual([]);
  });
  it('and asks for more first does', () => {
    expect(kinds("I'll eft you what I owe you, just send me R500 first")).toContain('scam_money');
    expect(kinds('I know I owe you R200, can you lend me another R300 till payday?')).not.toEqual([]);
  });
});

describe('the words of despair about small things', () => {
  inOneTest([
    "I don't see the point of golf, change my mind",
    'I took the whole box of chocolates, no regrets',
    'my year 10 pupils are killing me with their essays',
    'my dad has had all his pills for today',
  ])('%s', (message) => {
    expect(kinds(message)).toEqual([]);
  });
  inOneTest([
    ["I don't see the point of living like this", 'self_harm'],
    ["I don't see the point in anything any more", 'self_harm'],
    ['i took the whole box of pills', 'self_harm'],
    ['I had the whole bottle of wine and then all my pills', 'self_harm'],
    ['i swallowed the rest of the pills', 'self_harm'],
    ['i took all my pills for today and tomorrow and the rest, goodbye', 'self_harm'],
    ["I'm 15 and my year 10 pupils, I mean friends, are all on here", 'underage'],
  ])('%s stays what it is', (message, kind) => {
    expect(kinds(message)).toContain(kind);
  });
});

describe('what a suspicion needs', () => {
  inOneTest([
    ['scam_crypto', 'my mentor at work retired today', 'my mentor doubles what you put in'],
    ['scam_link', 'Confirmed: seven, and I bring the cards', 'confirm your age there first'],
    ['money_request_mild', 'petrol is R24 again', 'could you get petrol'],
    ['pii_request', 'my payslip and i do not speak', 'send your payslip'],
    ['scam_offplatform', 'my telegram is full of roses', 'write me on telegram'],
  ] as const)('%s', (kind, without, withIt) => {
    expect(DANGERS[kind].grounds?.test(without)).toBe(false);
    expect(DANGERS[kind].grounds?.test(withIt)).toBe(true);
  });

  it('a recipe is shared, a page to register at is not', () => {
    expect(isSharedLink('look at this recipe: https://www.bbcgoodfood.com/recipes/banana-bread')).toBe(true);
    expect(isSharedLink('register for the event: https://www.meet-secure.com/pass')).toBe(false);
    expect(isSharedLink('recipe https://a.com/x and https://b.com/y')).toBe(false);
  });
});

describe('plain talk', () => {
  inOneTest([
    'i see where you live',
    'you will be free of me soon',
    'i want to go now, for good',
    'i see you now',
  ])('is not: %s', (message) => {
    expect(isPlainTalk(message)).toBe(false);
  });
  inOneTest(['see you on saturday', 'coffee at ten tomorrow', 'are you free tonight'])(
    'is: %s',
    (message) => {
      expect(isPlainTalk(message)).toBe(true);
    },
  );
});

inOneTest([
  ['he hits me', `he ${'always '.repeat(60)}sings, hits me`],
  ['out of breath', `i ${'just '.repeat(1500)}can't go`],
])('a long run of one word is read in no time: %s', (_, message) => {
  // Each word more once doubled the time: sixty of them would never have come back.
  expect(kinds(message)).toBeDefined();
});

inOneTest([
  ['underage', 'So, does the age gap bother you? My mom says 14 and 30 is too much'],
  ['sexual_pressure', 'not asking you to commit, just come up to my room and let me have you once'],
  ['sexual_pressure', 'You owe me a dress, I paid, so wear it tonight with nothing else'],
  ['coercive_control', 'Checked flights, I land at 9 on Friday. I know you said no but I am coming anyway.'],
  ['coercive_control', 'I looked at flights. You come here, you quit varsity and I take care of everything.'],
  [
    'scam_blackmail',
    "You told them my secret. Now I'm going to share yours, that video of us is still on my laptop",
  ],
  ['stalking', 'you blocked and muted me but I made this account. we are not done talking'],
  ['no_contact_request', 'stop calling my work'],
  ['no_contact_request', 'stop calling my daughter'],
  ['no_contact_request', "don't bring gifts to my door again. I want you to go away."],
] as const)('heard beside words that excuse: %s: %s', (kind, message) => {
  expect(kinds(message)).toContain(kind);
});

inOneTest([
  'stop calling my cat ugly',
  'stop calling her princess in front of my mom',
  'I checked flights, R3 000. Can you come here instead, or is that silly? I know you said November',
  'My mom says 34 and 40 is nothing',
])('not heard beside them: %s', (message) => {
  expect(hard(message)).toEqual([]);
});
