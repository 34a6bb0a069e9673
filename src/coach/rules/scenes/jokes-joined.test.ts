import { describe, expect } from 'vitest';
import { read } from '../reading/read.ts';
import { inOneTest } from '../testing.ts';
import { scenesFor } from './index.ts';

const names = (mine: string, message: string) =>
  scenesFor(
    read({ message, conversation: mine ? [{ from: 'me' as const, text: mine }] : [] }),
    () => false,
    false,
  ).map(({ name }) => name);

describe('a joke is joined in its own logic', () => {
  inOneTest([
    ['', 'your earrings?? are those actual prawns', 'is that real, in my photo'],
    [
      '',
      'Your third photo raises questions. Is that a goose, and did it consent to the hat?',
      'is that real, in my photo',
    ],
    ['', 'Hold on. Are you wearing crocs in pic 2? With SOCKS?', 'is that real, in my photo'],
    ['', "Is that hadeda photobombing you or is it a couple's shoot", 'is that real, in my photo'],
    ['', 'ok wait is that you on the left or the one holding the fish', 'which one is me'],
    ['', 'Which one are you in the group photo?', 'which one is me'],
    ['', "Hi, I'm here about the dog. Is he single?", 'my animal is the attraction'],
    ['', 'Is the cat part of the deal or sold separately?', 'my animal is asked after'],
    ['', 'your dog has better hair than both of us', 'my animal is the better looking one'],
    ['', 'My sister says I must stop staring and just say hello. So, hello.', 'told to say hello'],
    ['', 'one look at u in that apron and i forgot my whole coffee order', 'put off their stride by me'],
    ['', 'My doctor says I should smile less at my phone. Your fault.', 'put off their stride by me'],
    [
      'sleeves rolled up, flour to the elbow',
      "I've reread the part about your sleeves twice. For editorial purposes.",
      'read again, for other reasons',
    ],
    ['', 'that grey beard should be illegal', 'against the law, how I look'],
    ['I ate the last samoosa', "You're lucky you're cute", 'cute saved me'],
    ['Told you it was Simba and not Lays', 'fine. you win this round', 'they give in'],
    ['half of my office is stolen', 'Ha. Fair.', 'a dry laugh and a fair'],
    ['You sound like hard work', "I'll have you know I'm a delight", 'offended, with a wink'],
    ['I bet you reminded the teacher about homework', 'Wow. Rude. Accurate, but rude.', 'rude, and right'],
    [
      'you reverse like my uncle',
      'bold of you to talk about my parking when you took out a whole bin',
      'my own sins thrown back',
    ],
    ["Bringing War and Peace in case you're boring", 'Tolstoy? On a first date? Bold.', 'bold, they call it'],
    ['', 'top, vers or just tired 😩', 'this, that or just tired'],
    ['', 'Dog person, cat person, or do you have a personality?', 'this, that or normal'],
    ['Only if they have proper coffee', 'okay mr I-only-drink-flat-whites, calm down', 'a title of honour'],
    ['', "You can't just post a photo of koeksisters and not share", 'shown and not shared'],
    [
      'What would you do with a free Sunday?',
      "Your balcony and your dressing gown on the floor. If that's too forward, say so",
      'too forward, they ask',
    ],
    ['Repotting the orchids. Tell me about your day?', 'lol ok', 'asked, and answered with nothing'],
    ['', 'My gran demanded to see your photo. Her verdict: good teeth', 'shown to their people'],
    ['', 'is the parrot yours or did you kidnap it for the photo', 'a question about a photo of mine'],
  ])('%s / %s', (mine, message, name) => expect(names(mine, message)).toContain(`joined: ${name}`));

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
