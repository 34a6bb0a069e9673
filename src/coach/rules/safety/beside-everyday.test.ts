import { describe, expect } from 'vitest';
import type { FlagKind, Turn } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { readSafety } from './gate.ts';

const kindsOf = (message: string, conversation: Turn[] = []): FlagKind[] =>
  readSafety(normalise(message), conversation).flags.map(({ kind }) => kind);

/** Each holds a danger and, beside it, words that excuse something else. */
describe('everyday words excuse their own sentence and nothing beside it', () => {
  inOneTest<[string, FlagKind]>([
    ['when we met I was happy. I will hang myself. it is not a goodbye', 'self_harm'],
    ['zero will to live in Cape Town tonight', 'self_harm'],
    ['Lost all will to live in London. nothing helps', 'self_harm'],
    ['i dont want to exist at 5 pm or any hour', 'self_harm'],
    ["i don't want to wake up early tomorrow, or late, just never", 'self_harm'],
    ['i start gr8 next year', 'underage'],
    ['moved to gr8 this year', 'underage'],
    ["You're paying for dinner. I'll burn your car", 'threat'],
    ['My friends will bring the guns', 'threat'],
    ['my boys will want you dead', 'threat'],
    ['i know your training times, I watch you every day', 'stalking'],
    ["Did your mom get her results? Delete his number or we're done", 'coercive_control'],
    ['Block him now. I felt like a joke', 'coercive_control'],
    ["I'm so horny right now. How are your knees?", 'sexual_pressure'],
    ['Nigerians can all go to hell', 'harassment'],
    ['Shut up slut. I feel like an idiot', 'harassment'],
    ["Please stop. I don't want to hear from you. Don't write on my card again", 'no_contact_request'],
  ])('%s: %s', (message, kind) => expect(kindsOf(message)).toContain(kind));

  inOneTest<[string, string, string, FlagKind]>([
    [
      'dinner at 8',
      'I transferred you money, I need your capitec pin',
      'send the pin again please',
      'scam_code',
    ],
    ['I can cook, yes, love it', 'nice', "What's your address", 'pii_request'],
    ["I'm having dinner with my sister at 7", 'ok', 'Send me your live location', 'coercive_control'],
  ])('after %s / %s: %s', (mine, theirs, message, kind) =>
    expect(
      kindsOf(message, [
        { from: 'me', text: mine },
        { from: 'them', text: theirs },
      ]),
    ).toContain(kind),
  );
});
