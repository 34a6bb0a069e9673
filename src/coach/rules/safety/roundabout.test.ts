import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest } from '../testing.ts';

const kinds = (message: string) => advise({ message }).analysis.flags.map(({ kind }) => kind);

describe('said round the corner', () => {
  inOneTest([
    [
      'scam_money',
      'The landlord came again and I must be out by six. I hate to ask, maybe you know somebody who could help',
    ],
    ['scam_money', 'I want to see you so badly, just sort me out with something, my petrol light is on'],
    ['scam_gift_card', 'It says already redeemed, get another one of the same amount please dear'],
    [
      'scam_code',
      "I send a text to your phone and you tell me what's in it, then I know that you are a real person",
    ],
    [
      'scam_offplatform',
      "I have 2 credits left here, save my number and don't tell support, they will ban us",
    ],
    [
      'scam_romance_script',
      'God sent me a sign and the sign was you. Show our messages to no one, people are jealous',
    ],
    [
      'scam_romance_script',
      'Hello dear, I came across your profile and would love to know more about you, are you looking for a serious partner',
    ],
    [
      'scam_wrong_number',
      'Oh, I thought this was my decorator. I have just come from Singapore and know nobody here, you seem kind',
    ],
    ['scam_blackmail', 'How much is my silence worth to you? Your wife looks nice'],
    ['scam_blackmail', 'I deleted one of the videos. Pay the same amount and the other goes too'],
    [
      'scam_blackmail',
      'This is Inspector Nkosi from cybercrimes. A case was opened against you, it can be settled privately',
    ],
    ['scam_blackmail', 'My uncle found our chats and he wants compensation or he will go public'],
    ['scam_crypto', 'In the evenings I do gold contracts, it paid for my car. I could teach you'],
    ['scam_gift_card', 'If you really love me a steam card should not be a quarrel'],
    ['scam_offplatform', 'My sister is the one who is interested, her WhatsApp is +44 7700 900123'],
    ['scam_blackmail', 'Last chance, the video is attached and ready to send to your mother'],
    ['stalking', "I put a tracker under your seat so I know where you are, don't be angry"],
    ['sexual_pressure', "I didn't drive all that way to sleep on the sofa"],
    ['underage', 'JSS 3 is stressing me, our principal flogged everybody'],
    ['self_harm', 'I have been saving up my tablets for months'],
    ['threat', 'Say goodbye to your cat'],
    ['threat', 'Report me if you like. When they let me out guess whose door I am coming to'],
    ['coercive_control', 'Why did it take you 35 minutes when the drive takes 20? I checked on google maps'],
    ['sexual_pressure', 'Why be such a prude, it is normal on a third date'],
    ['underage', "I'll be legal in two years so we can just talk until then"],
    ['underage', 'my 12th grade boards are next month and papa locked my phone away'],
    [
      'self_harm',
      'Would you take my dog? I have sorted out most of my things, I only need to know that he is ok after',
    ],
    ['self_harm', "You made the last weeks nicer, thank you. Don't phone tonight"],
    ['self_harm', "Tell my mother I'm sorry. I can't do this life"],
  ] as const)('%s: %s', (kind, message) => {
    expect(kinds(message)).toContain(kind);
  });
});

describe('the same words round something harmless', () => {
  inOneTest([
    'The landlord came to fix the geyser at last, I could kiss him',
    'Sort me out with something sweet from the bakery, I will pay you back in kisses',
    'My voucher was already redeemed, so I paid like everybody else',
    "I'll send a message to your phone when I land, tell me what you want from duty free",
    'Two messages left on my data bundle, so choose wisely',
    'The stars are out and so are you, I believe. Walk?',
    'I thought this was my dentist phoning, I nearly did not pick up',
    'My silence is only because I am eating',
    'I deleted one of the photos by mistake, the good one of course',
    'Say goodbye to your sister for me before we go',
    'When they let me out of this meeting, guess whose couch I am coming to',
    'Why did it take you 40 minutes to choose a film when the film takes 90?',
    'I am happy to sleep on the couch after the party, no pressure at all',
    'My daughter has her grade 12 finals and I took her phone away myself',
    'Would you take my dog for the weekend? I am off to Durban',
    'I know where you live now, so expect banana bread',
    'I saw your car at the shops and waved, it was not your car',
    "I'll send you my location when I have parked",
    'Our gold contract at work was renewed, drinks on the boss',
    'My sister is the one who is allergic, I eat everything',
    'I did not drive all that way for a bad lunch, so it had better be good',
    "Tell your mother I'm sorry about the cake",
    'You made the end of my thesis so much nicer, thank you',
  ])('%s', (message) => {
    expect(kinds(message).filter((kind) => kind !== 'wellbeing' && kind !== 'money_request_mild')).toEqual(
      [],
    );
  });
});
