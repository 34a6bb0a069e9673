import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';
import { situationsIn } from '../tiers.ts';

const OURS = new Set(situationsIn('news told').map(({ name }) => name));
/** `told ||| message`: what the reader wrote before stands first. */
const asked = (line: string) => {
  const [before, message] = line.includes('|||') ? line.split(' ||| ') : ['', line];
  return {
    message: message ?? '',
    conversation: before ? [{ from: 'me' as const, text: before }] : [],
  };
};
const first = (line: string) => situationsFor(read(asked(line)), () => false, false)[0]?.name ?? '';
const texts = (line: string) => advise(asked(line)).replies.map(({ text }) => text);

describe('news and days told', () => {
  inOneTest([
    ['Any word from the Dutch people? ||| I got the Leiden post!! 🎉', 'their news: the job'],
    ['How did the interview go?? ||| got the job 😭 KFC tonight??', 'their news: the job'],
    ['How did it go with the panel? ||| I GOT IT. Team leader from March', 'their news: got it, as asked'],
    ["I PASSED!! 52 years old and I've got a driver's licence 😭", 'their news: passed'],
    [
      'They rang! I passed the nursing boards. I wanted you to be the third to know, after her and the security guard who lent me his handkerchief.',
      'their news: passed',
    ],
    ['Sold the house!!! 🥂', 'their news: a home'],
    ["Offer accepted!! We're moving to a place with a GARDEN", 'their news: a home'],
    ['Home safe. Checked the selfie and you had spinach the WHOLE time 😂', 'home again, and how it was'],
    [
      'Home safe. Did that feel like a date to you or just supper? Lovely evening',
      'home again, and how it was',
    ],
    [
      'geyser burst at 5am, been mopping in my gown since. hows your tuesday',
      'told, and asked after my day: a mishap',
    ],
  ])('%s: %s', (line, name) => {
    expect(first(line)).toBe(name);
    expect(texts(line)).toHaveLength(3);
  });

  inOneTest([
    'my sister got the job and I am happy for her',
    "I didn't pass my test",
    'if I passed my test I would be so happy',
    'he passed out at the party last night',
    'Got the keys. See you at the house at six?',
    'Transfer came through! I can pay you back now',
    'He sold the house out from under me!',
    'home from work, what a long day. thanks for the meme',
    "Home safe. Thank you for dinner, but I didn't feel a spark",
    'Home. Fun night. Did you get home ok?',
    'listened to your voice note three times in the taxi',
    'the way you spoke to that waiter did it for me. won’t be seeing you again',
    'the way you spoke to the waiter was so kind, I melted',
    'My dad died in hospital this morning',
    'The funeral is on Saturday so I cannot come',
    'My 15 year old daughter is pregnant and I cried all night',
    'My dad passed away on Monday and I am on the bus home. How was your week?',
    'I am a nurse at Groote Schuur and I love hiking. How was your weekend?',
    'Would you be ok with not meeting him till after matric? Also did you find your cat?',
  ])('%s is none of it', (line) => expect(OURS.has(first(line))).toBe(false));

  it('takes up what they lost as theirs, and nobody named after a town', () => {
    const said = texts("My granny passed away last night. I'm on the bus to Mthatha now");
    expect(said.join(' ')).not.toMatch(/Mthatha/);
  });

  it('raises no control or contempt where work went wrong', () => {
    for (const message of [
      "Retrenched. 14 years and they did it over Teams with their cameras off. I don't even know what to feel yet",
      'sorry sorry sorry, stock take at the co-op till 10 every night this wk. didnt forget u. how was the eye doctor',
    ])
      expect(advise({ message, conversation: [] }).analysis.flags).toHaveLength(0);
  });
});
