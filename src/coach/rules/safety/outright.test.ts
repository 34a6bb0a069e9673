import { describe, expect, it } from 'vitest';
import type { Action, FlagKind, Turn } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { readSafety } from './gate.ts';

const kinds = (message: string, conversation: readonly Turn[] = []) =>
  readSafety(normalise(message), conversation).flags.map(({ kind }) => kind);
const grave = (message: string, conversation: readonly Turn[] = []) =>
  kinds(message, conversation).filter((kind) => kind !== 'wellbeing' && kind !== 'money_request_mild');
const me = (text: string): Turn => ({ from: 'me', text });

/** A kind, the action that follows, its plain words, and their harmless twins. */
const TABLE: ReadonlyArray<readonly [FlagKind, Action, readonly string[], readonly string[]]> = [
  [
    'stalking',
    'safety',
    [
      'are you home alone right now? I am outside',
      "I'm outside. are you alone?",
      "I'd have come to your flat and waited",
      'i will drive to your work and wait until you come out',
    ],
    [
      'were you alone at the bar? I was outside the whole time, looking for parking',
      "I'd have come to your office party and danced",
      "I'm outside, table in the sun",
    ],
  ],
  [
    'threat',
    'safety',
    [
      'I start thinking of ways to make you sorry',
      'you lose and I beat you when you get home',
      'play with him again and i will beat you',
      'do what i say or i hit you',
      'my brother wants to see you first. he has a gun and he is jealous, is that ok lol',
      'my ex has a knife and he knows about you',
    ],
    [
      'I will beat you at scrabble when you get home',
      'thinking of ways to make you smile',
      'my brother is a policeman, he has a gun and hates it. he wants to see you play',
      'you are going to pay for this one, I paid last time',
      'say pineapple again and i will slap you 😂',
    ],
  ],
  [
    'scam_blackmail',
    'safety',
    [
      "I told everyone what you did in bed and I'll post the pics",
      'I recorded you last night. want me to put it online?',
      'I told your mother what we did and I will show her the photos too',
      'i will send the video to everyone if you leave me',
    ],
    [
      "I'll post the pics from the hike tonight",
      'I recorded you singing karaoke, want me to put it online?',
      'I showed my mom your photo, she likes you',
      'breakfast in bed on sunday, I will send you the pics',
    ],
  ],
  [
    'sexual_pressure',
    'caution',
    [
      "that's the hottest thing you ever said, now send me a pic of you in bed",
      "I'm touching myself",
      'I want you on your knees tonight',
      "how's your back? I'd like you on your back, naked",
      'take off your clothes for me',
      'I want to have sex with you tonight',
      'show me your breasts',
    ],
    [
      'send me a pic of your cat in bed',
      'take off your shoes when you come in, my mom is strict',
      'take off your shirt, there is a wasp on it',
      'I want to have dinner with you tonight',
      'I want you on your feet by six, the hike is long',
      'chicken breasts in the oven, show me your recipe',
    ],
  ],
  [
    'coercive_control',
    'caution',
    [
      "delete his number or we're done",
      "If I'm slow to answer don't you dare talk to other guys while I'm gone",
      'give me your phone, I want to read your messages',
      'you only wear what I say',
      "don't talk to other men",
    ],
    [
      "give me your hand, I'll help you up",
      'give me your phone, I will take a photo of us two',
      'what do you wear to work?',
      "don't talk to other people about my surprise",
      'delete that photo, I look awful',
    ],
  ],
  [
    'self_harm',
    'support',
    [
      'i always think the worst and then i cut',
      'the pain stops tonight',
      "this is not a goodbye. I've written to my mother",
      "my wifi is down and so am i. i can't do this anymore",
      'sitting in the garage with the engine on',
      "one year since he died. I don't want another one",
      'there is no reason for me to live',
      'there is no reason to live in this world',
      'it will all be over for me tonight',
      'the car is running and the garage door is closed',
    ],
    [
      'I measure the fabric twice and then i cut',
      'the pain stops tonight, I see the dentist at six',
      'I have written to my mother for her birthday',
      "my wifi is down. I can't do this anymore, haha",
      'we sat in the garage with the engine on, it finally works',
      "one year since my dog died. I don't want another one",
      'there is no reason to live in joburg',
      "I don't want to wake up early tomorrow",
      "it's not you. I can't do this relationship anymore",
    ],
  ],
  [
    'scam_money',
    'warn',
    [
      'please pay my rent this month, i will give it back',
      'my phone is broken, can you buy me a new one?',
      'can you buy me a plane ticket',
    ],
    ['I paid my rent this month, so now I am broke but happy', 'can you buy milk on the way?'],
  ],
  [
    'scam_crypto',
    'warn',
    [
      'put R1000 in and next week you have R5000',
      'do you invest? my uncle gives me tips and I never lose',
      'I earn 2000 a day from my phone, want to learn how?',
    ],
    ['do you invest in good shoes too?', 'my uncle lost all his money on crypto'],
  ],
  [
    'pii_request',
    'caution',
    [
      'what is your address? I will send you something',
      'can you send me your address so I can send flowers',
      'where do you live exactly?',
      'your address please',
      'which street do you live in',
      'are you home alone?',
      'where do you live? I want to bring you something',
    ],
    [
      'what is the address of the restaurant?',
      'whats your email address',
      'where do you live?',
      'so where do you stay exactly, like which side of Pretoria',
      "please don't give me your address yet",
      'were you alone at christmas too?',
      "what's your address for the taxi? i can drop you first",
    ],
  ],
];

describe.each(TABLE)('%s in plain short words', (kind, action, dangers, twins) => {
  inOneTest(dangers)('%s', (message) => {
    expect(kinds(message)).toContain(kind);
    expect(readSafety(normalise(message)).action).toBe(action);
  });
  inOneTest(twins)('not: %s', (message) => expect(grave(message)).toEqual([]));
});

describe('what was said before', () => {
  it('asks over: the way there is no private detail', () => {
    expect(grave("what's your address?", [me("Come to mine on Friday, I'll cook")])).toEqual([]);
    expect(grave("what's your address?", [me('Can you pick me up at seven?')])).toEqual([]);
    expect(grave("what's your address?", [me('You may not come to my house')])).toEqual(['pii_request']);
    expect(grave("what's your address?", [me('How was your day?')])).toEqual(['pii_request']);
  });

  it('makes a plan: the pin of the place may be asked for, and no other', () => {
    const plan = [me('Dinner at the Thai place on Saturday at 7?')];
    expect(grave('send me the pin?', plan)).toEqual([]);
    expect(grave('send me the pin of your bank card', plan)).not.toEqual([]);
    expect(grave("what's your address?", plan)).toEqual(['pii_request']);
    expect(grave('send me your location now so I know who you are with', plan)).not.toEqual([]);
  });

  it('has been going on: a wish between two who know each other is not unasked', () => {
    const long = Array.from(
      { length: 6 },
      (_, i): Turn => ({
        from: i % 2 ? 'me' : 'them',
        text: 'I miss you',
      }),
    );
    expect(grave('I want you on your knees tonight', long)).toEqual([]);
    expect(grave('I want you on your knees tonight')).toEqual(['sexual_pressure']);
  });
});
