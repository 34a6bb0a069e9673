import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import type { FlagKind, Turn } from '../contract.ts';
import { inOneTest } from '../testing.ts';

/** `their turn`, or `my turn ||| their turn`. */
const answer = (chat: string) => {
  const turns = chat.split(' ||| ');
  const message = turns.pop() ?? '';
  const conversation: Turn[] = turns.map((text) => ({ from: 'me', text }));
  return advise({ message, conversation });
};
const kinds = (chat: string) => answer(chat).analysis.flags.map(({ kind }) => kind);

describe('grave things told as one answers an everyday question', () => {
  inOneTest<[FlagKind, string]>([
    ['self_harm', 'What are you doing tonight? ||| in the bath with a razor'],
    ['self_harm', 'on the couch with a bottle of pills'],
    ['self_harm', 'i did it again. my arms are a mess'],
    ['self_harm', 'ölmek istiyorum'],
    ['self_harm', 'mujhe marna hai'],
    ['no_contact_request', 'daj mi spokój'],
    ['sexual_pressure', "let's use a condom ||| i hate condoms, don't you trust me"],
    ['sexual_pressure', 'last night was too much ||| you never told me to stop'],
    ['coercive_control', "i'm out with friends ||| which friends. send a pic"],
    ['stalking', 'i blocked your other number ||| made a new one just for you'],
    ['self_harm', "I passed my exam! ||| let's celebrate, it's my last week alive"],
    ['self_harm', 'What do you want to do with your life? ||| stop living it'],
    ['self_harm', 'Tell me something nobody knows ||| I swallowed bleach on Sunday'],
    ['wellbeing', 'Are you home? ||| yes, just walked in, my mom is on the floor not breathing'],
    ['wellbeing', "I'm outside ||| running, he has a knife"],
    ['wellbeing', 'Are you home? ||| just got home, the door was kicked in'],
    ['wellbeing', 'Did you sleep well? ||| not really, he kept choking me'],
    ['wellbeing', "I had the worst date, he didn't stop when I asked"],
    ['wellbeing', 'Do you like your job? ||| it is ok, the boss makes me sleep with clients'],
    ['wellbeing', "What's for dinner? ||| nothing again, third day, I don't deserve food"],
    ['wellbeing', "What's your favourite place? ||| my son's grave"],
    ['wellbeing', "How's your family? ||| my mom is on a ventilator"],
    ['underage', 'was it weird that I kissed your 14 year old sister'],
    ['underage', "What's your type? ||| young, the younger the better"],
    ['underage', "can I bring my daughter, she's 9, you can have her for a bit"],
    ['stalking', 'What are you doing tonight? ||| watching your window'],
    ['threat', "I don't drink ||| noted, I'll put something in your juice then"],
    ['sexual_pressure', 'was it ok that I kissed you while you slept'],
  ])('%s: %s', (kind, chat) => expect(kinds(chat)).toContain(kind));

  inOneTest([
    'What do you drink? ||| whiskey with a razor sharp wit',
    'I was behind you the whole way at parkrun haha',
    'not breathing a word of this',
    "I'll put something in your lunch box, a note maybe",
    'the view is so good that nobody would find the words',
    'you type like a 15 year old with a learner licence',
    "What are you doing tonight? ||| watching your favourite series, it's growing on me",
    'he reads my phone louder than the radio',
  ])('%s raises nothing', (chat) => expect(kinds(chat).filter((kind) => kind !== 'wellbeing')).toEqual([]));

  inOneTest([
    "What's your biggest fear? ||| that he finds out where we moved",
    "When's your birthday? ||| 12 May, if I make it that far",
    'Did you watch the game? ||| yes, and then he took it out on me',
    'What are you reading? ||| the protection order papers',
    "What's your type? ||| someone who does as she's told",
    "just us two? I don't feel safe",
    "I'll take a taxi, he slashed my tyres",
    "I'll meet you there, don't you dare tell anyone",
  ])('%s is not joked about', (chat) => {
    const { replies } = answer(chat);
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.every(({ tone }) => ['warm', 'calm', 'direct'].includes(tone))).toBe(true);
  });
});

describe('everyday words that were taken for a danger', () => {
  inOneTest([
    'does it bother you that im older',
    'does the age gap bother you',
    'saw you online at midnight, couldnt sleep either?',
    'I made a lasagne last night ||| pics or it didnt happen',
    'I love dancing ||| prove it',
    'come on just one drink',
    "When's your birthday? ||| 16 March",
    'Paintball on Sunday? ||| paintball sounds fun, I am going to shoot you first',
    'can you send me the pin for the restaurant',
    "I'd love to but I'm broke till payday",
    'got promoted today, still shaking',
    'is it far from the station?',
    'so who was that girl in your story last night 👀',
    'do you have siblings ||| explains a lot 😂',
  ])('%s', (chat) => {
    const { analysis, replies } = answer(chat);
    expect(analysis.flags).toEqual([]);
    expect(analysis.action).toBe('reply');
    expect(analysis.language).toMatch(/^en/);
    expect(replies).toHaveLength(3);
  });

  inOneTest([
    'prove it, send me a nude',
    'come on just one pic of your body in bed, naked',
    'pics or it never happened, show me your body',
    'send me the pin of your card',
    'im 15, does it bother you that you are older',
    "I'm broke till payday, can you send me 500",
    'I know where you live and paintball or not I will kill you',
  ])('%s stays one', (chat) => expect(kinds(chat)).not.toEqual([]));
});
