import { describe, expect } from 'vitest';
import { generate } from '../../generate.ts';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const OURS = new Set(
  [...situationsIn('heard straight'), ...situationsIn('heard lightly'), ...situationsIn('heard in jest')].map(
    ({ name }) => name,
  ),
);

const heardIn = (message: string, mine?: string): string[] => {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  const found = generate(read({ message, conversation }, models)).map(({ source }) => source ?? '');
  return [...new Set(found)].filter((source) => OURS.has(source));
};

type Row = readonly [situation: string, message: string, mine?: string];

const HEARD: readonly Row[] = [
  ['straight: asked after a worry of mine', 'how was the funeral? thinking of you', 'Funeral is at two'],
  ['straight: asked after a worry of mine', "So how'd the thing at the magistrate go. I lit a candle"],
  ['straight: asked after a worry of mine', 'did your sister get her results back? been on my mind'],
  ['straight: asked after a worry of mine', 'any news from the specialist? no need to answer'],
  [
    'straight: thanked for being there',
    'thank you for driving me to the clinic, I would have cried in an Uber',
  ],
  ['straight: thanked for being there', 'thanks for coming to my dads memorial, u didnt know anyone'],
  [
    'straight: thanked for being there',
    'you sat in that waiting room with me til 4am. i think about it a lot',
  ],
  [
    'straight: thanked for being good to theirs',
    'Thank you for today. My gran was lost and you sat with her for an hour',
  ],
  ['straight: not wanted any more', "I don't want kids any more. You should know that before we sign"],
  ['straight: not wanted any more', 'ok honesty hour. i dont want another baby. i know u do'],
  ['straight: not wanted any more', "I have to tell you, I don't think I want to move in together"],
  ['straight: strange because they like me', 'I went quiet because I like you more than I meant to'],
  ['straight: strange because they like me', 'sorry I was weird on Friday, I think I am falling for you'],
  [
    'straight: they saw what I liked',
    "I saw you liked all her beach photos and it stung a bit, I'm not proud of it",
  ],
  ['straight: sorry about one of mine', "I'm sorry for what I said to your dad about the car"],
  [
    'straight: sorry about one of mine',
    "I owe your mum an apology. I shouldn't have corrected her. Is she cross?",
  ],
  [
    'straight: felt like a thing',
    "You told the story and didn't look at me once. I felt like a spare wheel.",
  ],
  ['heard: which one in the shop', 'Standing here like a fool. Green apples or the red ones? And how many?'],
  [
    'heard: which one in the shop',
    'in spar. big milk or small milk, and which bread?',
    'Please get milk and bread',
  ],
  ['heard: a question with much at stake', 'do you peel a carrot. there is a right answer'],
  ['heard: what the stars say of me', 'my horoscope warned me about a man in linen. do you own linen?'],
  [
    'heard: the finest thing anybody said',
    "you can bake bread? that's the sexiest thing I've heard all year",
  ],
  ['heard: another game, please', 'you beat me at chess again. I want a rematch'],
  ['heard: I took a thing of theirs', 'you still have my hoodie, you know. I want it back or a dinner'],
  ['heard: my hands are praised', 'Can I say you have lovely hands'],
  ['heard: what a working day of mine is', 'What does a normal Monday look like for you?'],
  ['heard: how to save it', 'you awake? how do you get red wine out of a couch'],
  ['heard: how I must sleep', 'I bet you hog the duvet'],
  ['heard: friends after it ended', 'Do you think one can be friends with an ex?'],
  ['heard: is that a place I know', 'Is that Coffee Bay in your third picture? Did you swim?'],
];

/** Each shares the words of a situation here and means something else. */
const NOT_HEARD: readonly Row[] = [
  ['straight: asked after a worry of mine', 'how was the test match? I slept through the best part'],
  ['straight: asked after a worry of mine', 'my lawyer called, the hearing is on Friday'],
  ['straight: thanked for being there', 'thanks but I am not going to the clinic, I feel better'],
  ['straight: thanked for being there', 'my sister drove me to the hospital, I am fine now'],
  ['straight: thanked for being good to theirs', 'my mom says thank you for the cake but I ate it'],
  ['straight: not wanted any more', "I don't want kids around when we talk, can I call at nine?"],
  ['straight: not wanted any more', "I don't want to get married in a church, I want a beach"],
  [
    'straight: strange because they like me',
    'you were so weird on Friday and I like you a lot, what is going on?',
  ],
  ['straight: strange because they like me', 'I like this place more than I thought, the waiter was weird'],
  ['straight: they saw what I liked', 'I saw you liked my photos, that made my day'],
  ['straight: they saw what I liked', 'you like all her photos. delete her or we are done'],
  ['straight: sorry about one of mine', "I'm so sorry about your mother. I had no idea she passed"],
  ['straight: felt like a thing', 'You made supper and I felt like a queen'],
  ['straight: felt like a thing', 'I never knew I felt like a burger until you said it'],
  ['heard: which one in the shop', "I'm in the shop, should I call or text you later?"],
  ['heard: a question with much at stake', 'do you want kids? this matters to me'],
  ['heard: what the stars say of me', 'my psychic says you must pay R500 for the reading'],
  ['heard: the finest thing anybody said', "that's the hottest thing, now send me a photo in bed"],
  ['heard: another game, please', 'he beat me again and I am scared to go home'],
  ['heard: I took a thing of theirs', 'somebody stole my umbrella at work, I am soaked'],
  ['heard: my hands are praised', 'you have good hands on the wheel, but slow down'],
  ['heard: what a working day of mine is', 'what do you actually want from this?'],
  ['heard: how to save it', 'how do you get through a Monday'],
  ['heard: how I must sleep', 'you snore, love, I slept in the lounge'],
  ['heard: friends after it ended', 'are you still friends with your ex? it bothers me'],
  ['heard: is that a place I know', 'is that Sarah in the second photo?'],
];

const asked = ([situation, message, mine]: Row) => ({ situation, message, ...(mine ? { mine } : {}) });
type Asked = { readonly situation: string; readonly message: string; readonly mine?: string };

describe('said in earnest or lightly, and answered for what it is', () => {
  inOneTest<Asked>(HEARD.map(asked))('$situation: heard in $message', ({ situation, message, mine }) =>
    expect(heardIn(message, mine)).toContain(situation),
  );

  inOneTest<Asked>(NOT_HEARD.map(asked))('$situation: not in $message', ({ situation, message, mine }) =>
    expect(heardIn(message, mine)).not.toContain(situation),
  );
});
