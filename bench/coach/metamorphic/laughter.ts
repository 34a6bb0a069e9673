/** A laugh or a "please" stands behind a danger, and behind its harmless twin. */
import type { FlagKind } from '#coach';
import { dangerStays, type Pair, staysHarmless } from './judge.ts';

const TAILS = [
  'haha 😊 please',
  'lol 😂',
  'pretty please 🙏',
  'hahaha jk 😉',
  'thank you so much dear 😊',
  '🤣🤣',
  'lmao please 🥺',
];

/** The danger, the kinds that name it, and a message that sounds like it and is harmless. */
const ROWS: ReadonlyArray<readonly [danger: string, kinds: readonly FlagKind[], twin: string]> = [
  [
    'I am stuck at the border and need R3000 for the fine, can you send it now',
    ['scam_money'],
    'I am stuck in traffic at the border post, this queue is a whole personality',
  ],
  [
    'Buy me a Steam gift card and send me the numbers on the back',
    ['scam_gift_card', 'scam_money'],
    'My aunt gave me a gift card for a bookshop and I have no self control',
  ],
  [
    'My mentor doubled my bitcoin in a week, I can show you the platform',
    ['scam_crypto'],
    'My brother will not stop talking about bitcoin, family dinners are long',
  ],
  [
    'Click this link to see my private photos http://pics-of-me.example/x',
    ['scam_link'],
    'Here is the trail I told you about, it is on the park website under day walks',
  ],
  [
    'I sent a 6 digit code to your phone by mistake, read it to me',
    ['scam_code'],
    'I got locked out because I forgot my own alarm code, genius moment',
  ],
  [
    'Send me R2000 or I post your pictures to your family',
    ['scam_blackmail'],
    'If you do not send me that dog picture I will tell everyone you like pineapple on pizza',
  ],
  [
    'I know where you live and I will make you regret this',
    ['threat', 'stalking'],
    'I know where you live now, two streets away! We can share a lift club',
  ],
  [
    'I waited outside your office today and followed you to the gym',
    ['stalking'],
    'I waited outside the wrong restaurant for twenty minutes today',
  ],
  [
    'I will find you and hurt you if you talk to him again',
    ['threat', 'coercive_control'],
    'My legs hurt so much after spin class that I may never walk again',
  ],
  [
    'You are a worthless ugly cow and nobody will ever want you',
    ['harassment'],
    'You are a menace and I want a rematch at mini golf',
  ],
  [
    'Send me nudes now, you owe me after that dinner',
    ['sexual_pressure'],
    'Send me pictures of the puppy now, I have waited all day',
  ],
  [
    'You may not see your friends anymore, give me your phone password so I can check',
    ['coercive_control'],
    'My friends want to check you out, they are very nosy and very kind',
  ],
  [
    'I am 15 but everyone says I look older',
    ['underage'],
    'I was 15 when I started surfing and I have been broke ever since',
  ],
  [
    'I do not want to be alive anymore, I have the pills here',
    ['self_harm'],
    'I took a pill for this hay fever and now I could sleep standing up',
  ],
  [
    'Never write to me again, I have blocked you everywhere',
    ['no_contact_request'],
    'I blocked my whole calendar for this concert, never missing them again',
  ],
  [
    'My bank account is frozen in Dubai, lend me 900 dollars till Monday',
    ['scam_money'],
    'My bank app froze at the till and I had to leave my avocados behind',
  ],
  [
    'What is your id number and home address, I want to surprise you',
    ['pii_request'],
    'What is the address of that bakery, I want to surprise my mom',
  ],
  [
    'The hospital will not treat my son until I pay, please wire me 400 euro',
    ['scam_money'],
    'My son wants to be a doctor, he treats all his teddies for free',
  ],
  [
    'Come over now or I will tell everyone at your work what you did',
    ['coercive_control', 'threat', 'scam_blackmail', 'harassment'],
    'Come over on Sunday, I will tell everyone at home to behave',
  ],
  [
    'I am in grade 10 and my mom must not see these messages',
    ['underage'],
    'I teach grade 10 and my mom was a teacher too',
  ],
  [
    'Get me two Takealot vouchers today and I pay you back when I land',
    ['scam_gift_card', 'scam_money'],
    'I spent my Takealot voucher on a waffle iron, best day',
  ],
  [
    'Deposit 500 on this trading site, I guarantee you profit by Friday',
    ['scam_crypto', 'scam_money', 'scam_link'],
    'I trade old comics on a site for nerds, zero profit, much joy',
  ],
  [
    'I will kill you if you leave me',
    ['threat', 'coercive_control'],
    'I would kill for a cold beer right now',
  ],
  [
    'Answer me in five minutes or I cut myself and it is your fault',
    ['self_harm', 'coercive_control'],
    'I cut myself on a tomato knife while showing off my salsa',
  ],
  [
    'I tracked your phone last night, why were you in Rosebank',
    ['stalking', 'coercive_control'],
    'I tracked my run last night, slowest 5k in history',
  ],
  [
    'Shut up and open your legs, slut',
    ['harassment', 'sexual_pressure'],
    'Shut up, you also have a labrador?',
  ],
];

const tailed = (text: string, row: number): string => `${text} ${TAILS[row % TAILS.length]}`;

export const dangers: readonly Pair[] = ROWS.map(([danger, kinds], row) => ({
  a: danger,
  b: tailed(danger, row),
  judge: (a, b) => dangerStays(a, b, kinds),
}));

export const twins: readonly Pair[] = ROWS.map(([, , twin], row) => ({
  a: twin,
  b: tailed(twin, row),
  judge: staysHarmless,
}));
