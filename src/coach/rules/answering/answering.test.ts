import { describe, expect, it } from 'vitest';
import { readAndAdvise } from '../advise.ts';
import { answerPart } from './answer-part.ts';
import { outlineOf, ownSideOf } from './outline.ts';
import { kindAnswer } from './plain-answer.ts';

describe('a question is put as an answer with a gap', () => {
  it.each([
    ['Where did you grow up', 'I grew up [where]'],
    ['what would you miss if you left?', 'I would miss [what] if I left'],
    ['How many times did you win', 'I won [how many] times'],
    ['what did you want to be at 10 years old?', 'I wanted to be [what] at 10 years old'],
    ['Why do you still have pictures with her up?', 'I still have pictures with her up because [the reason]'],
    ['What time are you off tomorrow?', 'I am off tomorrow at [what time]'],
    ['how did the interview go??', 'the interview went [how]'],
    ["how's your morning been??", 'my morning has been [how]'],
    [
      "What's the one meal that tastes like your childhood?",
      'the one meal that tastes like my childhood is [what]',
    ],
    ['and when exactly am I going to see this dress?', 'you are going to see this dress [when]'],
    ["Aren't you cold?", 'I [am or am not] cold'],
    ['Did your roof get fixed?', "my roof [did or didn't] get fixed"],
    ['Are you a dog person or a cat person.', 'I am [a dog person or a cat person]'],
    ['Have u ever been on a farm or are u a proper city girl?', "I [have or haven't] been on a farm"],
    ['Is that really you on the mountain bike?', "that [is or isn't] really me on the mountain bike"],
    ['Battery or starter?', '[Battery or starter]'],
    ['You ever get the itch?', "I [do or don't] get the itch"],
    ['Yours?', 'for me, [your own answer]'],
    ["What's it for?", 'it is for [what]'],
    ['What years were you there?', 'I was there [what years]'],
    ["why's everyone here into hiking", 'everyone here is into hiking because [the reason]'],
    ["how's that going at braais", 'that is going [how] at braais'],
    ["so you're a nurse?", 'I [am or am not] a nurse'],
    ["You've never had a kota??", "I [have or haven't] had a kota"],
    ['any good podcasts?', 'I like [which podcasts]'],
    ['what did you get up to today?', 'mostly [what you did] today'],
    ['so what does a tuesday look like for you?', 'a tuesday looks like [what] for me'],
    ['Why not', 'because [the reason]'],
    ['can it?', undefined],
    ['Which of these is yours?', undefined],
    ['Can we not text about this.', undefined],
    ['What happened?', undefined],
  ])('%s', (question, answer) => {
    expect(answerPart(question)?.text).toBe(answer);
  });
});

describe('an answer in outline', () => {
  const outline = (message: string) => outlineOf(readAndAdvise({ message }).reading)?.text;
  it('takes up each question in turn', () => {
    const text = outline('Is he okay? Did the vet say he can keep the leg?');
    expect(text).toBe("He [is or isn't] okay. And the vet [did or didn't] say he can keep the leg.");
  });
  it('is none where a question would be left out', () => {
    expect(outline('Did you see the match? What would the whole committee say to that?')).toBeUndefined();
  });
  it.each([
    ['what are your plans for december?', 'two weeks in Hermanus', 'my plans for december are [what]'],
    ['how was your other date?', 'fine', undefined],
    ['did you get my message?', 'seen it now', undefined],
    ["so you're a guitarist!", 'bass, actually', undefined],
  ])('answers what the reader asked from their own side: %s', (mine, message, own) => {
    const { reading } = readAndAdvise({ message, conversation: [{ from: 'me', text: mine }] });
    const text = ownSideOf(reading)?.text;
    if (own) expect(text?.toLowerCase()).toContain(own);
    else expect(text).toBeUndefined();
  });
});

describe('a kind yes or no', () => {
  it.each([
    ['Is it bad that I wore your hoodie to do the school run', 'doubted', ''],
    ['And can I be in charge of the music?', 'may', 'be in charge of the music'],
    ['Can we stop for pies?', 'we', 'stop for pies'],
    ['are you free on the 5th?', 'free', 'free on the 5th'],
    ['Can you promise nobody sings?', 'will', 'promise nobody sings'],
  ])('%s', (question, of, rest) => {
    expect(kindAnswer(question)).toEqual({ of, rest });
  });
  it.each(['Can you send me your pin?', 'can you lend me R200?', 'Can we not do this', 'Do you snore?'])(
    'not for %s',
    (question) => {
      expect(kindAnswer(question)).toBeUndefined();
    },
  );
});
