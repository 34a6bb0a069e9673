import { describe, expect } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

type Row = readonly [situation: string, message: string, mine?: string];
type Asked = { readonly situation: string; readonly message: string; readonly mine?: string };

const asked = ([situation, message, mine]: Row): Asked => ({ situation, message, ...(mine ? { mine } : {}) });

const request = (message: string, mine?: string) => ({
  message,
  conversation: mine ? [{ from: 'me' as const, text: mine }] : [],
});
const namesFor = (message: string, mine?: string) =>
  situationsFor(read(request(message, mine)), () => false, false).map(({ name }) => name);

const HEARD: readonly Row[] = [
  [
    'a child told',
    'i should of said this on the first date. i have a little boy, Aiden, he is 3. if thats not for u i get it',
  ],
  [
    'a child told',
    'Before Saturday I should tell you I have two daughters, 7 and 11. I understand if that changes things',
  ],
  [
    'a child told',
    "So there's something you should know about me. I'm a dad. My girl is 5 and lives with me full time",
  ],
  [
    'a child, asked about',
    "One, a boy, he's 9. I have him weekends. Does that scare you off?",
    'Do you have kids?',
  ],
  ['the children come later', "I don't introduce anyone to my kids before six months. Hope you understand"],
  [
    'the children come later',
    "You won't meet my boys for a long while. That's how I do it, it's not about you",
  ],
  [
    'only called a friend',
    "You introduced me as 'a friend from gym' in front of all of them. I'm embarrassed.",
  ],
  ['only called a friend', 'you told your friends I was just a mate and I laughed along but it stung'],
  [
    'an ex who is still around',
    "my ex is staying in my spare room till the 30th and I haven't told you that yet. Is that too much mess?",
  ],
  [
    'an ex who is still around',
    "before u hear it from zinhle, yes me and Sipho dated. we still gym together but there's nothing there",
  ],
  [
    'somebody else, told',
    "The honest answer is yes, one other person, two dates. I'd like to end that and see only you",
  ],
  ['somebody else, told', "I've been on a couple of dates with someone else, nothing serious. Are you?"],
  ['nobody else, and you?', "I'm not seeing anyone else and I don't want to. Are you?"],
  ['they left the app, and I?', 'I deleted Hinge last night, no pressure. Are you still on there?'],
  ['are we a thing', 'So are we... a thing? 👀'],
  ['are we a thing', 'Can I ask something? Are we exclusive or are we still seeing where it goes?'],
  ['asks for only us', "I'd like to stop seeing other people. Would you?"],
  ['when do I meet your people', 'Are you ever going to introduce me to your friends?'],
  ['where do I stand', 'I just want to know where I stand with you'],
  [
    'likes me, and no relationship',
    "you know I like you. I'm just not ready for a whole relationship.. can't we vibe and see?",
  ],
  [
    'asked whether I share their faith',
    "my mom asked if you're Muslim and I said we haven't spoken about it yet. so.. can we speak about it",
  ],
  [
    'who they are, told',
    "I should probably say I'm bi. Some guys get weird about it so I'd rather say it early",
  ],
  [
    'who they are, told',
    "I'm trans. I wanted to tell you myself before we meet. If it's a no for you that's okay",
  ],
  ['not out to everybody', "I'm not out at work yet so please don't tag me in anything"],
  [
    'came out, and it is hard',
    "Told my mom I'm gay last night. She made tea and said nothing. I don't know what to feel",
  ],
  ['divorce, told', "My divorce isn't final yet. I didn't want you to find out from someone else"],
  ['missed, and not to start again', "I do miss you. I just don't want to start something again"],
  [
    'said it and half took it back',
    "I think about you more than I'd planned to. Please don't read anything into that. Or do.",
  ],
  ['going far away, and what of us', "I got offered a job in London. I don't know what that means for us"],
  ['no long distance again', "I can't do another long distance thing. My last one broke me"],
  [
    'they earn less',
    "I earn a lot less than you and I can't keep up with those restaurants. Can we do cheaper things?",
  ],
  [
    'from different worlds',
    "I'm a cleaner at the hospital. You're a doctor. I just want to say it before you picture something else",
  ],
  ['their real age', "I'm 54, my profile says 49. I'm sorry, I should have said so sooner"],
  ['the years between us', "I'm 61, you're 48. Do people stare, do you think?"],
  ['marriage, asked', 'Do you want to get married one day or is that not your thing?'],
  ['nervous on the way', "Seven still good? I'm early. Nervous."],
  ['not like the photos any more', 'those pics are from before the beard just so you know'],
];

const NOT_HEARD: readonly Row[] = [
  ['a child told', 'I have two kids in my class who should tell you jokes'],
  ['a child told', "I'm a cat mom, you should know that up front"],
  ['a child told', "you went quiet after I said I have a son. if that's a problem I'd rather hear it"],
  [
    'a child, asked about',
    "a b&q gift card lol he's impossible. he looked thrilled",
    'what did you get your dad in the end?',
  ],
  ['the children come later', "I don't think they met their boys' target before six"],
  ['only called a friend', 'he introduced me as a friend of the band and I got in for free'],
  ['an ex who is still around', 'my ex still wants me back and texts me, you should know'],
  ['somebody else, told', "I've been seeing a physio for my back, sorry I couldn't come"],
  [
    'somebody else, told',
    "I've decided to see where it goes with another person, two dates and it got serious. good luck",
  ],
  ['are we a thing', 'are we together on the team for the quiz?'],
  ['where do I stand', 'where do we stand in the queue?'],
  ['asked whether I share their faith', 'are you religious'],
  ['who they are, told', "I'm bilingual, I should tell you that early"],
  ['not out to everybody', "I'm not out to hurt you, I promise"],
  [
    'came out, and it is hard',
    "Came out to my mom where she couldn't shout. She said 'I knew, eat'. I cried",
  ],
  ['missed, and not to start again', 'i miss you'],
  ['going far away, and what of us', "I'm going to kill her. My sister told my whole office about us"],
  ['the years between us', "I'm 61 and you're 38, you're charming and it's no, dear"],
  ['nervous on the way', 'nervous about my interview tomorrow, leaving now'],
  ['a child told', "I have a son, should tell you his dad hits me and I'm scared of him"],
];

describe('what is told and asked between two people', () => {
  inOneTest(HEARD.map(asked))('$situation: $message', ({ situation, message, mine }) => {
    expect(namesFor(message, mine)).toContain(`between us: ${situation}`);
    const { replies } = advise(request(message, mine));
    expect(replies).toHaveLength(3);
    expect(replies.filter(({ text }) => text.includes('[')).length).toBeLessThanOrEqual(1);
  });

  inOneTest(NOT_HEARD.map(asked))('not $situation: $message', ({ situation, message, mine }) =>
    expect(namesFor(message, mine)).not.toContain(`between us: ${situation}`),
  );

  inOneTest([
    "You're 12 years younger than me. Does the age gap bother you?",
    "I'm not asking you to decide anything now. Maybe we just look at December flights and see?",
    'its the R3400. cant you come up to joburg for the long weekend? my cousin can fetch you',
  ])('no danger in: %s', (message) => expect(advise(request(message)).analysis.flags).toEqual([]));

  inOneTest([
    ["I'm 15 and you're 12 years younger than me lol", 'underage'],
    ["I feel like I'm in love, I'm 16 by the way", 'underage'],
    ['I have an 11 year old daughter. if you leave me I will kill you', 'threat'],
  ])('still a danger: %s', (message, kind) =>
    expect(advise(request(message)).analysis.flags.map((flag) => flag.kind)).toContain(kind),
  );
});
