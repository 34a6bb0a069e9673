import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import type { FlagKind, Turn } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { readSafety } from './gate.ts';

const kinds = (message: string, conversation: Turn[] = []) =>
  readSafety(normalise(message), conversation).flags.map(({ kind }) => kind);
const hard = (message: string, conversation: Turn[] = []) =>
  kinds(message, conversation).filter((kind) => kind !== 'wellbeing' && kind !== 'money_request_mild');
const them = (text: string): Turn => ({ from: 'them', text });
const me = (text: string): Turn => ({ from: 'me', text });

describe('what was said before counts', () => {
  it('asked again after a no is pressure, the same words after a yes are not', () => {
    const again = 'why not? nobody will see the pic';
    expect(kinds(again, [them('send me something?'), me("I'm not comfortable with that")])).toContain(
      'sexual_pressure',
    );
    expect(kinds('why not, a walk sounds good', [me("I'm not comfortable with bars")])).toEqual([]);
  });

  it('a code that came up before is still the code', () => {
    const before = [them('a code came to your phone by mistake can you send it'), me('what code?')];
    expect(kinds('hurry please, what are the digits', before)).toContain('scam_code');
  });

  it('an amount is asked for the accident told before', () => {
    const before = [them('my brother had an accident and the hospital wants a deposit'), me('oh no')];
    expect(kinds("R4500 should cover it, I'll pay you back friday", before)).toContain('scam_money');
  });

  it('taking the no is no pressure', () => {
    const before = [them('can I get a pic?'), me("no I'd rather not")];
    expect(hard('no worries at all, sorry for asking! how was your run?', before)).toEqual([]);
  });
});

describe('turned round, the flag goes or changes', () => {
  inOneTest([
    ['I will kill you', 'my cat will kill you with kindness 😂', 'threat'],
    ['I know where you live', 'I know where you live in your head, in the nineties 😂', 'harassment'],
    ['send nudes or we are done', 'I would never ask you for nudes', 'sexual_pressure'],
    [
      'can you lend me R3000 for rent, landlord is here',
      'my sister asked me to lend her R3000 for rent',
      'scam_money',
    ],
  ])('%s / %s', (danger, harmless, kind) => {
    expect(hard(danger).length).toBeGreaterThan(0);
    expect(kinds(harmless)).not.toContain(kind);
  });

  it('one who is frightened by somebody else gets support, not distance', () => {
    const { analysis } = advise({ message: 'my ex turned up at my work again and I am still shaking' });
    expect(analysis.action).toBe('support');
  });
});

describe('the danger beside each of them', () => {
  it('asked a second time, who it was is an inquest', () => {
    expect(kinds('who is she', [them('who is she and why did she like your photo')])).toContain(
      'coercive_control',
    );
  });
});

describe('what the reader said before', () => {
  it('asks over: the way there is no private detail', () => {
    expect(hard("what's your address?", [me("Come to mine on Friday, I'll cook")])).toEqual([]);
    expect(hard("what's your address?", [me('Can you pick me up at seven?')])).toEqual([]);
    expect(hard("what's your address?", [me('You may not come to my house')])).toEqual(['pii_request']);
    expect(hard("what's your address?", [me('How was your day?')])).toEqual(['pii_request']);
  });

  it('makes a plan: the pin of the place may be asked for, and no other', () => {
    const plan = [me('Dinner at the Thai place on Saturday at 7?')];
    expect(hard('send me the pin?', plan)).toEqual([]);
    expect(hard('send me the pin of your bank card', plan)).not.toEqual([]);
    expect(hard("what's your address?", plan)).toEqual(['pii_request']);
    expect(hard('send me your location now so I know who you are with', plan)).not.toEqual([]);
  });

  it('has been going on: a wish between two who know each other is not unasked', () => {
    const long = Array.from(
      { length: 6 },
      (_, i): Turn => ({
        from: i % 2 ? 'me' : 'them',
        text: 'I miss you',
      }),
    );
    expect(hard('I want you on your knees tonight', long)).toEqual([]);
    expect(hard('I want you on your knees tonight')).toEqual(['sexual_pressure']);
  });
});

describe('everyday words before excuse their own turn', () => {
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
    expect(kinds(message, [me(mine), them(theirs)])).toContain(kind),
  );
});
