import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import type { Turn } from '../../contract.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

/** `theirs`, or `mine ||| theirs`. */
const chatOf = (chat: string) => {
  const turns = chat.split(' ||| ');
  const message = turns.pop() ?? '';
  const conversation: Turn[] = turns.map((text, at) => ({
    from: (turns.length - at) % 2 === 1 ? 'me' : 'them',
    text,
  }));
  return { message, conversation };
};
const first = (chat: string) => situationsFor(read(chatOf(chat)), () => false, false)[0]?.name;
const texts = (chat: string) => advise(chatOf(chat)).replies.map(({ text }) => text);

describe('what the turn before decides', () => {
  inOneTest([
    ["I'm actually vegetarian ||| since when", 'asked on: since when'],
    ['I run every morning at 5 ||| wow how far', 'asked on: a number'],
    ["I've watched The Office four times ||| only 4?", 'asked on: only so many'],
    ["I'll call you later ||| how much later", 'asked on: how much later'],
    ["I'm going to Portugal in June ||| how long for", 'asked on: how long'],
    ["I'm going to Portugal in June ||| jealous! who with", 'asked on: who with'],
    ["I'm so tired today ||| how come", 'asked on: how come'],
    ['I have a cat called Biscuit ||| omg thats the cutest name, why biscuit', 'asked on: named after what'],
    ['I lived in Korea for a year ||| doing what', 'asked on: doing what'],
    ['I have three kids ||| how old', 'asked on: how old'],
    ["I'm nervous about tomorrow ||| whats tomorrow", 'asked on: what is tomorrow'],
    ['My sister is visiting ||| older or younger', 'asked on: one of two'],
    ["do you have kids ||| aw ||| yes one, she's 6 ||| aw what's her name", 'asked on: the name'],
    ['we wanted different things ||| like what', 'asked on: such as'],
    ['sorry phone died ||| all weekend?', 'asked on: all that time'],
    ['pasta ||| yum what kind', 'asked on: which, or like what'],
    ["What's your dog's name? ||| Steve", 'their name for it'],
    ['So you have two dogs right? ||| 3 actually', 'a number put right'],
    ["You said you're 34? ||| 35 next month lol", 'a birthday next month'],
    ['How about Saturday at 3? ||| cant do 3, 4 is better', 'not that day but this'],
    ['How about Saturday? ||| saturday im at a wedding but sunday im free', 'not that day but this'],
    ['Beach or mountains? ||| both', 'both'],
    ['Tea or coffee? ||| either is fine', 'either will do'],
    ['Tea or coffee? ||| neither, rooibos counts as its own thing', 'neither'],
    ['Would you rather have a pool or a fireplace? ||| fireplace. easy', 'one of mine'],
    ['Do you like hiking? ||| hate it', 'a plain no to it'],
    ['Do you like rugby? ||| is the pope catholic', 'of course they do'],
    ['Is it raining there? ||| cats and dogs', 'it pours'],
    ['How did the interview go? ||| eish not great hey', 'it went badly'],
    ["How's your mom doing? ||| better thanks, she came home yesterday", 'somebody of theirs is better'],
    ['Want to grab a coffee this week? ||| yes! thursday?', 'yes, and a day'],
    ['Want to grab a coffee this week? ||| i thought youd never ask', 'at last asked'],
    ['I hate coriander ||| ok we cant be friends', 'no friends any more'],
    ["I've got flu ||| oh no feel better soon", 'they feel for me'],
    ["I've got a terrible cold ||| ag shame have you got soup", 'do I have soup'],
    ['mostly amapiano, you? ||| same', 'the same as I'],
    ["So you're from Pretoria? ||| no man, Polokwane! were you even listening", 'they put my town right'],
    ['movie on Saturday? ||| ja cool but no horror please i will not sleep', 'with a condition'],
    ['I failed my exam ||| oh no man im sorry. can you rewrite?', 'can they try again'],
    ['I work in IT ||| oh nice can you fix my printer then', 'fix mine, then'],
    ['My gran is in hospital ||| oh shame thats hard. is she ok?', 'they ask after mine'],
    ['When can I see you again? ||| how soon is too soon? 😊', 'how soon is too soon'],
    ["I don't like cheese ||| i don't think this can work", 'mock horror'],
    ["I'm more of a morning person ||| we are doomed then", 'mock horror'],
    ["I'm divorced, two years now ||| same here, 4 years. it gets easier", 'they have been there'],
    ['I got the job!! ||| shut uppp!! when do you start', 'when it begins'],
    ["I'm making a potjie tonight ||| whats in it", 'what is in it'],
    ['I burnt my supper ||| again??', 'again?'],
    ["You're quite funny you know ||| only quite?", 'only so much?'],
    ["I can't dance at all ||| i'll teach you", 'they offer to teach me'],
    ['Are you always this cheeky? ||| only with people i like', 'only with you'],
    ['I think Die Hard is a christmas movie ||| thank you!! finally someone with sense', 'they agree loudly'],
    ['I can do 1pm or 3pm ||| 3 is better', 'this hour of the two'],
    ["Shall we say 7 at Col'Cacchio? ||| 7 is perfect. should i book", 'shall they book'],
    ['Where should we meet? ||| the waterfront? by the big wheel', 'where we meet'],
    ["do you have kids ||| yes a boy, 7. he's with me every second week", 'their children'],
    ["What's your dog's name? ||| Biscuit. he ate my slipper this morning", 'their pet by name, and a deed'],
    ["I'm allergic to cats ||| oh dear. i have three", 'they are allergic or have three'],
    ['yes sounds good ||| cool what time and where', 'when and where'],
  ])('%s: %s', (chat, name) => {
    expect(first(chat)).toBe(`after mine: ${name}`);
    const said = texts(chat);
    expect(said).toHaveLength(3);
    expect(new Set(said).size).toBe(3);
  });

  it('names what they chose, and the name that they gave', () => {
    expect(texts('Tea or coffee? ||| coffee').join(' ')).toMatch(/coffee/i);
    expect(texts("What's your dog's name? ||| Steve").join(' ')).toContain('Steve');
    expect(texts('Want to grab a coffee this week? ||| yes! thursday?').join(' ')).toMatch(/thursday/i);
  });

  inOneTest([
    "I'm outside ||| how long has he been hitting you",
    'Are you good? ||| hate it, I want to die',
    'I have three kids ||| how old, can you send me pics of them naked',
    'Tea or coffee? ||| coffee, and you will do as I say',
    "How's your mom doing? ||| better off dead, like me",
  ])('%s is none of it', (chat) => expect(first(chat) ?? '').not.toMatch(/^after mine:/));
});

describe('said straight', () => {
  inOneTest([
    ['ok well if youre not interested just say so', 'say so if you are not interested'],
    ['of course i am ||| it doesnt feel like it', 'it does not feel like it'],
    [
      'Im sorry i cancelled last minute. i know you were looking forward to it',
      'sorry for the evening that fell through',
    ],
    [
      'sorry i was so short with you yesterday, work was hectic and i took it out on you',
      'sorry for being short',
    ],
    [
      'Hey... i know its been like 2 months. i was an idiot for ghosting you. can we talk?',
      'sorry for the long silence',
    ],
    ['i like you. there i said it', 'there, I said it'],
    ['oh ok. i thought it was just us', 'I thought it was only us'],
    [
      'i cant figure you out. one minute youre all over me and the next i dont hear from you',
      'you run hot and cold',
    ],
    ['dinner was great but then you didnt kiss me', 'the kiss that did not come'],
    ['so did you enjoy our date or were you just being polite', 'did I only pretend'],
    ['so should we make this official then', 'make it official'],
    ['hmm. thats kind of a big one', 'a big one'],
    ["im 5'6 btw. some girls mind so im saying it now", 'my height, since some mind'],
    ['who pays on the first date in your opinion', 'who pays'],
    ['when are you coming to cape town then', 'when do you come'],
    ['thanks but im not going to meet up just yet, id rather chat a bit more first', 'not meeting just yet'],
    ['i hate texting, can we just talk on the phone', 'rather call than text'],
    ['wanna netflix and chill or is it too soon', 'netflix, or too soon'],
    ['im good what do you do for work', 'fine, and what do you do'],
    ['good thanks! do you have kids', 'fine, and have you children'],
    ['was that sarcasm?', 'was that sarcasm'],
    ['shame man that sounds rough, you ok?', 'they feel for me'],
    ['i dont get why people like sushi', 'they do not see why people like it'],
  ])('%s: %s', (chat, name) => {
    expect(first(chat)).toBe(`straight: ${name}`);
    expect(new Set(texts(chat)).size).toBe(3);
  });

  inOneTest([
    'if you are not interested just say so, but I will find you anyway and you will pay',
    'sorry I was so rough with you, you made me hit you',
    'i like you. there i said it. I am 14',
    'you didnt kiss me so I took what is mine while you slept',
    'im sorry I cancelled, he locked me in',
  ])('%s is none of it', (chat) => expect(first(chat) ?? '').not.toMatch(/^straight:/));
});
