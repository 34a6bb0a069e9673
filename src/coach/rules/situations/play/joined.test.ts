import { describe, expect } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const names = (mine: string, message: string) =>
  situationsFor(
    read({ message, conversation: mine ? [{ from: 'me' as const, text: mine }] : [] }),
    () => false,
    false,
  ).map(({ name }) => name);

describe('a joke is joined in its own logic', () => {
  inOneTest([
    ["I said yes to the girls' weekend, we can do dinner another time", 'k, have fun! 🎉'],
    ['What should I wear?', 'fine. do what you want'],
    ['My grandmother died this morning, what do I even say?', 'lol'],
    ['There are two concerts on Saturday', 'which one are you going to?'],
    ['Long day', 'is your dog still at the vet'],
    ['', 'Is that really what you think of me?'],
    ['I was at work', "we can't go on like this. you lied about the coffee"],
    ["Sorry, can't do Sunday", "I was about to introduce you to my mother and you cancelled. I'm hurt"],
    ['', "we can't be together, I'm married"],
    ['Call me?', 'I burnt my hand because of you'],
    ['Will you go out with me?', "I've read your message twice and the kind answer is no"],
    ['', 'his behaviour should be illegal'],
    ['', 'is it legal to rent without a contract'],
    ['sorry', "you're lucky I didn't call the police"],
    ['I told you I was right', 'you win. I give up on us'],
    ['Please come to the braai on Saturday?', "fine, you win, let's do Saturday"],
    ['You bowl like my gran', 'excuse me, that was really hurtful'],
    ['You never text first', "says someone who never calls me back. I'm tired of it"],
    ['sorry busy', "you're killing me with this silence"],
    ['My back is out', 'on a scale of 1 to 10 how bad is the pain'],
    ['', "what's your stance on having kids"],
    ['sent you a voice note', 'played your voice note in the car, loved it'],
    ['', 'My mother saw your profile and says I must be careful of scammers'],
    ["I'd rather not talk about my divorce", 'haha fair enough'],
    ['I forgot your birthday', 'rude.'],
    ['', 'another long day in the office'],
    ['', 'that dress is doing you no favours'],
    ['', "who's the guy in your second photo"],
    ['', 'can you send me another photo'],
    ['', 'your photo looks fake, is that really you'],
    ['helping with the kids', 'how many hearts do you want on the card'],
    ['The geyser is leaking again!', 'Calm down, Mr Dlamini will fix it on Monday'],
    ['I love you', "you can't say you love me and then not call"],
  ])('%s / %s is no joke of these', (mine, message) =>
    expect(names(mine, message).filter((name) => name.startsWith('joined'))).toEqual([]),
  );
});
