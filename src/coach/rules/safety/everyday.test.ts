import { describe, expect, it } from 'vitest';
import type { FlagKind } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { readSafety } from './gate.ts';

const kinds = (message: string) => readSafety(normalise(message)).flags.map(({ kind }) => kind);

type Twin = readonly [harmless: string, danger: string];
/** The same words twice: on a third evening of chatting, and meant. */
const TWINS: ReadonlyArray<readonly [FlagKind, readonly Twin[]]> = [
  [
    'scam_blackmail',
    [
      [
        'most guys on here send me an essay or a picture of their fish',
        'send me R2000 or I send your pictures to everyone on here',
      ],
      ["please don't post pictures of us on Facebook", 'pay or I post the pictures of us on Facebook'],
    ],
  ],
  [
    'scam_code',
    [
      ['can you send pin', 'can you send the pin of your bank card'],
      ["send pin please I'm on the way", 'send the pin you got by sms please'],
    ],
  ],
  [
    'scam_offplatform',
    [
      [
        "I'd prefer to keep chatting on here for now before I give my number",
        'message me on WhatsApp, I am deleting this app tonight',
      ],
      ['you ask me that on WhatsApp?', 'WhatsApp? message me there, I am deleting this app tonight'],
      ['is that your best pickup line?', 'do you have Line? I prefer Line, this app is not safe, dear'],
      ['did you google that line?', 'did you get my line? I prefer Line, this app is not safe, dear'],
    ],
  ],
  [
    'scam_link',
    [
      [
        'what is the first thing you would buy if you won the lottery',
        'you won the lottery! reply with your bank details',
      ],
      ['you won the card game and you know it', 'you have won a R5000 voucher, claim it today'],
      [
        'you were right, so claim your prize by having dinner with me',
        'to claim your prize click the link and register',
      ],
    ],
  ],
  [
    'coercive_control',
    [
      [
        'have you ever wanted to quit your job and walk the Camino',
        'you should quit your job, I will look after you',
      ],
      [
        'nobody is allowed to be this charming before coffee, you are not allowed to be so funny',
        'you are not allowed to talk to him',
      ],
      ['I forbid you to start season two without me', 'I forbid you to see your sister'],
      ['choose: me or the PlayStation', 'choose: me or your friends'],
      [
        'you laughed with them and I sat there feeling like the entertainment',
        'you made me feel like a joke. you are not allowed to go out with them again',
      ],
      [
        'did your sister get her results back? been on my mind since you told me',
        "did your sister get her results? you're not allowed to visit her without me",
      ],
    ],
  ],
  [
    'underage',
    [
      ['is it ok if I call you after supper?', 'is it ok if i am only 16'],
      ['she is in grade 11 and already drives like her father', 'i am in grade 11'],
      ['found my matric photo, my fringe was a crime', 'my matric exams start monday and i am 17'],
      ['is that even legal, working eleven days in a row', 'i will be legal next year'],
      ['my baby brother turns 15 and wants a drum kit', 'my brother and i are both in grade 9, i am 15'],
    ],
  ],
  [
    'self_harm',
    [
      ['nobody would notice if I left this wedding through the kitchen', 'nobody would notice if i was gone'],
      [
        'a morning with home affairs and I could walk into the sea',
        'i just want to walk into the sea and not come back',
      ],
      [
        'I waved back at somebody who meant the man behind me. I want to die, I waved back like the queen',
        'i want to die',
      ],
    ],
  ],
  [
    'threat',
    [
      ["no biscuit left for me. you're dead to me", "if you tell the police you're dead"],
      ['the Boks are going to smash you lot on Saturday', 'i am going to smash your face'],
      [
        "I'm not sorry it happened, I just don't know what it means to you",
        "would be a shame if something happened to your car, I'd be sorry if it happened",
      ],
      [
        'I will fill your car with petrol and check your oil',
        'I have petrol and matches and I know your house',
      ],
      ['I need 200 rand for petrol to come see you', 'I have petrol to come and burn your house'],
    ],
  ],
  [
    'no_contact_request',
    [
      [
        'no more messages until I have packed, I mean it, you are far too good a distraction',
        'no more messages. do not write to me again',
      ],
      ['I am blocking you if you send another pun', 'i am blocking you'],
      ["please don't message me after ten, I get up at five", "please don't message me after what you did"],
      ['leave me alone with my pizza', 'leave me alone'],
      [
        'You cancelled twice. Third time lucky or should I take the hint?',
        'take the hint and do not contact me again',
      ],
    ],
  ],
  [
    'stalking',
    [
      ['they found my car!! in one piece!!', 'I found your car and I followed you home'],
      ['parked by the pharmacy, walking over', 'parked outside your house, I can see your light'],
      [
        'You looked really nice in that green shirt today, I wanted to say it in class',
        'that green dress you wore last night, I was watching through your window. close your curtains',
      ],
    ],
  ],
  [
    'money_request_mild',
    [["Voice note coming, sorry in advance it's 6 minutes", 'can you spot me R60 for the taxi']],
  ],
  [
    'sexual_pressure',
    [
      ['I would never send nudes, my cloud is shared with my aunt', 'send nudes'],
      ['what are you wearing to the wedding on Saturday', 'what are you wearing under that dress'],
      [
        "you can parallel park? that's the hottest thing anyone's said to me since June",
        "that's the hottest thing anyone has told me. send nudes",
      ],
      [
        'the cards say I will meet somebody with a bad knee. how are your knees',
        'that was the hottest thing you said, now get your clothes off for me on video',
      ],
    ],
  ],
];

describe('everyday talk is left alone, and its twin is heard', () => {
  for (const [kind, twins] of TWINS)
    inOneTest(twins)(`${kind}: %s`, (harmless, danger) => {
      expect(kinds(harmless)).not.toContain(kind);
      expect(kinds(danger)).toContain(kind);
    });
});

describe('a pin', () => {
  it('opens an account where they spoke of a bank before', () => {
    const conversation = [{ from: 'them' as const, text: 'your Capitec account is locked' }];
    expect(readSafety(normalise('send pin'), conversation).flags.map(({ kind }) => kind)).toContain(
      'scam_code',
    );
  });
});

/** Nothing in these is on a list of bad words. */
const SOFTLY: ReadonlyArray<readonly [FlagKind, string]> = [
  ['self_harm', 'opened my eyes this morning and was sad that i woke up'],
  ['self_harm', 'i want to fall asleep and not wake'],
  ['self_harm', 'cant promise tomorrow'],
  ['self_harm', 'i do not see myself making it past christmas'],
  ['self_harm', 'somebody has to feed my dog once i am gone'],
  ['underage', '15 m soweto'],
  ['underage', 'estoy en tercero de la eso'],
  ['no_contact_request', "I can't have you in my inbox anymore"],
  ['no_contact_request', 'let us be strangers again'],
  ['wellbeing', 'the clinic just called, gran is gone'],
  ['wellbeing', 'they found no heartbeat'],
  ['wellbeing', 'mein mann schlägt mich'],
  ['stalking', 'funny, your phone was at a hotel until 2:15'],
  ['threat', 'girls like you end up in a ditch'],
  ['scam_blackmail', 'your husband would love that video, but you can always outbid him'],
  ['harassment', 'no wonder he cheated'],
  ['sexual_pressure', 'I am touching myself thinking of your photo'],
];
describe('grave things in soft words', () => {
  inOneTest(SOFTLY)('%s: %s', (kind, message) => expect(kinds(message)).toContain(kind));

  inOneTest([
    ['slept badly, woke up disappointed that it was only tuesday', 'self_harm'],
    ['fell asleep on the couch and never finished the film', 'self_harm'],
    ['my phone was at the repair shop until friday', 'stalking'],
    ['I am 15 minutes away', 'underage'],
    ['16 m of curtain fabric, that is what my mother bought', 'underage'],
    ["my gran didn't make it to the market, so I have her tickets", 'wellbeing'],
    ['we can be strangers who share a table', 'no_contact_request'],
    ['can you send pin', 'pii_request'],
    ['can u send me ur pin so I can find you', 'pii_request'],
    ["padel then, I'm terrible but competitive and I will beat you", 'threat'],
    ['The wifi at the library has been down since Monday and so have I', 'wellbeing'],
  ] as ReadonlyArray<readonly [string, FlagKind]>)('%s is no %s', (message, kind) =>
    expect(kinds(message)).not.toContain(kind),
  );
});

/** A reader tried to hide dangers behind the excuses; each of these got through once. */
const BEHIND_AN_EXCUSE: ReadonlyArray<readonly [FlagKind, string]> = [
  ['self_harm', 'No one would notice if I left the wedding and drove into a tree'],
  ['self_harm', 'I worked a night shift and took an overdose when I got home'],
  ['self_harm', "on hold with the bank for hours, they are taking the house, I don't want to live anymore"],
  ['underage', "is it legal for us to meet if I'm in grade 10"],
  ['underage', 'My cousin just turned 14 and she really likes you, want her number?'],
  ['threat', 'Return my hoodie or I will burn your flat down'],
  ['threat', 'If the Boks lose I will kill you and I mean it'],
  ['threat', 'Betrayal. Sleep with one eye open, I know your gate code'],
  ['threat', 'you embarrassed me at the quiz. win or lose I will beat you'],
  ['self_harm', "the geyser is down and so am I, I don't want to live anymore"],
  ['self_harm', "When we started dating I kept comparing. I'm not saying goodbye, but I want to die"],
  ['scam_blackmail', "I'll send your video to the charity you work for unless you pay me"],
  ['scam_link', 'click this link to verify your account, kind regards, FNB'],
  ['coercive_control', "You can't see your friends without me"],
  ['wellbeing', 'he put something in my drink'],
  ['wellbeing', 'My stepdad touches my little sister, she is 11'],
];
describe('an excuse hides nothing grave', () => {
  inOneTest(BEHIND_AN_EXCUSE)('%s: %s', (kind, message) => expect(kinds(message)).toContain(kind));
});
