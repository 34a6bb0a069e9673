import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { inOneTest, models } from '../testing.ts';
import { type Part, partOf } from './my-part.ts';
import { normalise } from './text.ts';

const readingOf = (message: string, mine?: string) =>
  read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] }, models);

describe('what the reader did, told by the one it hurt', () => {
  inOneTest<[Part, string]>([
    ['confidence', 'You told Cheryl about my overdraft. I said that to you in the car, nowhere else.'],
    ['confidence', 'you shared my screenshot in the group. that was private between us'],
    [
      'named less',
      'When you told your friends on Saturday that I was "the backup plan", I cried in the Uber',
    ],
    ['named less', 'u introduce me to jess as ur mate from the course. which is it'],
    ['laughed at', 'you told Bongani I snore. in front of everyone. I laughed but it actually hurt'],
    ['laughed at', 'because you laughed when I said I want to study again. it took me a lot to say that'],
    ['let down', "You said you'd call on Sunday and you didn't"],
    ['let down', 'you left me standing at the station for 50 min with a cake'],
    ['not there', 'I felt so stupid last night when you were on your phone the whole dinner'],
    ['not there', "when you don't answer for two days I feel like I don't matter to you"],
    ['reproach', 'you spoke over me the whole evening. I went home feeling like a prop'],
    ['reproach', 'You always choose. The place, the time, the film. For once I would like to be asked'],
    ['reproach', "I looked at you and you looked at your plate. you didn't defend me"],
    ['reproach', 'You invited your ex to my birthday and did not tell me'],
    ['hurt', "When you said my job isn't a real job I felt so small"],
  ])('%s: %s', (part, message) => {
    expect(partOf(normalise(message).plain)).toBe(part);
  });

  inOneTest([
    // A hold, a price, a parting.
    "I told you I don't want you talking to him and you liked his photo",
    'You embarrassed me in front of the boys. There is a price for that',
    "I didn't like how you spoke to me. You will write an apology, until then I won't eat",
    "You told me about it in confidence and I'd never tell, but my rent is due",
    "When you go out with other guys I feel like nothing. It's them or me",
    // Kindness and jest.
    'you laughed when I fell in the pool and I loved it',
    'You made me laugh so hard it hurt',
    'I cried when you sang at the wedding, so beautiful',
    'did it hurt? when you fell asleep during the only film I recommended',
    'the way you spoke to the waiter in Zulu, wow',
    'you told me about your dad and I keep thinking of him',
    'you said you would call and you did',
    'my ex told everyone about my overdraft',
    "I was embarrassed about my flat and you didn't even blink",
    'I felt so stupid when I tripped but you were so kind about it',
    'You said you would bring wine and you brought three bottles',
    'I was short with you last night and you did not deserve it. It was my boss I was cross with',
    'I cried a bit after you left. Not because of you, it is my first weekend without the kids',
    "you answered after 40 minutes. I made a note. I'm not angry, I just want you to know I notice",
  ])('not: %s', (message) => {
    expect(partOf(normalise(message).plain)).toBeUndefined();
  });
});

describe('whose hurt it is', () => {
  inOneTest<[string, string?]>([
    [
      "I told you that about my dad in confidence and you told your sister. I don't know if I can trust you with things now",
    ],
    [
      'When you told your friends that I was "the backup plan", I laughed along, and then I cried in the Uber.',
    ],
    ["it wasn't a joke to me. you made fun of my accent in front of your colleagues and I went quiet"],
    [
      'sorry sorry sorry, stock take at the co-op till 10 every night this wk. didnt forget u. how was the eye doctor',
    ],
    ["I showed my sister your limerick about the Galway bus. She says you're wasted on accountancy"],
    ["don't call me touchy. I told you something honest and you made it a joke"],
    ["Please don't send flowers to the office again. It was sweet but the whole floor asked questions"],
    ['I need you to knock before you come in. Even when the door is open.'],
    ["I've said I don't do late night calls and you rang four times after eleven"],
    ['No. Please don’t ask again.', "Come on what street, I'll find it anyway"],
  ])('raises nothing against the one who says: %s', (message, mine) => {
    const { action, flags } = readingOf(message, mine);
    expect([action, flags.filter(({ kind }) => kind !== 'wellbeing')]).toEqual(['reply', []]);
  });

  it('a job lost is no crisis by itself', () => {
    const { flags } = readingOf(
      "They retrenched all of us on the learnership today, 11 people, in one teams call. Dont know how I'm gonna tell my mother. can you just talk to me about anything else",
    );
    expect(flags.map(({ kind }) => kind)).not.toContain('self_harm');
  });

  inOneTest<[string, string]>([
    [
      'sexual_pressure',
      "I've booked the guesthouse for Saturday, one bed. Wear that green dress, nothing under it. I already paid the deposit, don't waste it",
    ],
    [
      'sexual_pressure',
      "We're both adults and the hotel bar is practically public. The room's upstairs only if you're brave.",
    ],
    [
      'sexual_pressure',
      "don't be so uptight, I've got wine and a jacuzzi, you can leave your swimsuit at home",
    ],
    [
      'coercive_control',
      'saw you were online 23:40 and again 00:15. i was asleep. who were you chatting to?',
    ],
    ['coercive_control', "I told you I don't want you talking to him and you liked his photo. delete it now"],
    ['coercive_control', 'I called you four times. Answer your phone now'],
  ])('%s is still heard: %s', (kind, message) => {
    expect(read({ message, conversation: [] }).flags.map((flag) => flag.kind)).toContain(kind);
  });

  inOneTest([
    'I booked us the guesthouse in Clarens for our anniversary, one bed, as you asked',
    'my room is upstairs, sorry about the noise from the kids',
    "the hotel bar is nice, no pressure, my room's upstairs so I can drop my bag",
    'you were online when I wrote, who was it that recommended the class?',
  ])('no pressure: %s', (message) => {
    expect(read({ message, conversation: [] }).flags).toEqual([]);
  });
});
