import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { generate } from '../../generate.ts';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';

const chatOf = (message: string, mine?: string) => ({
  message,
  conversation: mine ? [{ from: 'me' as const, text: mine }] : [],
});
const situationsOf = (message: string, mine?: string): string[] =>
  generate(read(chatOf(message, mine), models)).map(({ source }) => source ?? '');

type Row = readonly [situation: string, message: string, mine?: string];

const HEARD: readonly Row[] = [
  [
    'asked of mine: what somebody said',
    'So what was it your doctor actually said, about the knee?',
    'I fell on the stairs last week',
  ],
  [
    'asked of mine: what somebody said',
    'what did the physio say in the end, can you run again?',
    'Had to skip the race',
  ],
  ['asked of mine: what somebody said', 'and what did your boss say??', 'I handed in my notice today'],
  [
    'asked of mine: what somebody of mine did',
    'Did your sister at least say sorry or is she doing the thing where she sends memes',
    'My sister cried and left early',
  ],
  [
    'asked of mine: what somebody of mine did',
    "That's rough. Has your brother phoned since?",
    'My brother walked out before the cake',
  ],
  [
    'asked of mine: how it ended',
    'hahaha no ways. did you at least get the ring back',
    'Dropped the ring and it rolled under the organ',
  ],
  [
    'asked of mine: how it ended',
    'did you ever get the paint out of the carpet lol',
    'My nephew and I made a mural',
  ],
  ['asked of mine: how it ended', 'oh no. did it survive?', 'My phone fell in the dam on Friday'],
  [
    'asked of mine: what I liked about it',
    'the book drags. What did you like about the ending?',
    'Finished it last night, so much better than the series',
  ],
  [
    'asked of mine: what I liked about it',
    'What was it that you liked so much about it?',
    'I just finished Middlemarch, what a book',
  ],
  ['asked of mine: as bad as they say', 'was the Bloukrans crossing as hectic as everyone says?'],
  [
    'asked of mine: as bad as they say',
    'Is Platteklip really as bad as people say?',
    'Did Platteklip on Saturday',
  ],
  [
    'asked of mine: what the training is for',
    'what you training for tho or is it just for vibes',
    'Five mornings a week, in the water by 5',
  ],
  [
    'asked of mine: what the training is for',
    'Respect. Are you training for something or do you just hate sleep',
    '15k on the bike, then work',
  ],
  [
    'of us: slower, and not over',
    'Can we go slower? Not stop. My ex and I did everything in four months',
    "There's space in my cupboard if you want",
  ],
  [
    'of us: slower, and not over',
    'ok I want this but can we take it a bit slower pls',
    'Bring a toothbrush for good',
  ],
  [
    'small: what I sent has come',
    "I did get it, thank you. I've put the card up next to the kettle",
    'Did my parcel ever arrive?',
  ],
  ['small: what I sent has come', 'Your postcard has arrived, with a stamp of an owl. Thank you, dear man.'],
  [
    'small: the distance is no trouble',
    "Leeds is only 40 min on the train, that's nothing",
    "I'm in Leeds, is that too far for you?",
  ],
  [
    'small: the distance is no trouble',
    "oh it's not far at all, I drive past there every Friday",
    'I live out in Paarl',
  ],
  ['small: their animal by name', "cat is Margaret, she's 11 and on a diet", 'Is that a cat behind you?'],
  [
    'small: their animal by name',
    "that's Nandi, she's the dog, the bald one is my dad",
    'Who are the two in your second picture?',
  ],
  ['small: it took many tries to write', 'Hi. I rewrote this four times. I like that you fix old radios.'],
  ['small: it took many tries to write', 'i typed and deleted this like 6 times. hi.'],
  ['small: you there too?', 'yoh you also at UKZN?? or is that just someone elses hoodie'],
  [
    'small: they play too',
    'You play cello!! I sing alto in a choir that is, and I say this with love, terrible',
  ],
  ['small: my turn now', 'back from the dawnie. water was 11 degrees, saw one seal, zero regrets. ur turn'],
  ['life: a day of nothing', 'Have so far moved from bed to sofa. Considering the kitchen'],
];

const NOT: readonly Row[] = [
  ['asked of mine: what somebody said', 'what did your mom say about me?', 'I told my mom about us'],
  [
    'asked of mine: what somebody said',
    'what did the doctor say, and why did you lie about it',
    'I was at the clinic',
  ],
  [
    'asked of mine: what somebody of mine did',
    'did your ex hit you again? please tell me',
    'he was here last night',
  ],
  ['asked of mine: how it ended', 'did you ever think about me?', 'It was a strange month'],
  ['asked of mine: how it ended', 'did you ever get my message?', 'My phone fell in the dam'],
  ['asked of mine: what I liked about it', 'what did you like about my profile?', 'I read it twice'],
  [
    'asked of mine: as bad as they say',
    'was the ceremony as sad as everyone says',
    "Back from my uncle's funeral",
  ],
  [
    'of us: slower, and not over',
    "can we slow down? I don't want to break your heart but I'm not sure I feel it",
  ],
  ['of us: slower, and not over', 'can we walk a bit slower next time, not stop, just slower', 'Great hike'],
  ['small: what I sent has come', 'I got the flowers. Please stop sending things to my work'],
  [
    'small: what I sent has come',
    'the parcel came but i had to pay customs, can you send me R900 back, thank you',
  ],
  ['small: the distance is no trouble', "it isn't far from over between me and my ex", 'I live far from you'],
  ['small: their animal by name', 'the dog is called Rex, we had to put him down on Monday'],
  ['small: their animal by name', 'my cat is Persian and very rude'],
  ['small: it took many tries to write', 'I rewrote my CV four times today and I still hate it'],
  ['small: you there too?', 'are you also at the bottom of your energy? this week man'],
  ['small: my turn now', 'two truths and a lie: I can swim, I own a goat, I hate jazz. your turn'],
];

describe('what is asked after and told in passing', () => {
  inOneTest(HEARD)('%s: %s', (situation, message, mine) =>
    expect(situationsOf(message ?? '', mine)).toContain(situation),
  );
  inOneTest(NOT)('not %s: %s', (situation, message, mine) =>
    expect(situationsOf(message ?? '', mine)).not.toContain(situation),
  );

  it('names what was asked after, from the side of the reader', () => {
    const texts = advise(
      chatOf('Did your sister at least say sorry or is she sulking', 'My sister cried and left early'),
      models,
    ).replies.map(({ text }) => text);
    expect(texts.some((text) => /\bmy sister\b/i.test(text))).toBe(true);
    expect(texts.some((text) => /\byour sister\b/i.test(text))).toBe(false);
  });
});
