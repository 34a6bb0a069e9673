import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const turns = (mine: string | undefined) => (mine ? [{ from: 'me' as const, text: mine }] : []);
const first = (message: string, mine?: string) =>
  situationsFor(read({ message, conversation: turns(mine) }), () => false, false)[0]?.name;
const shown = (message: string, mine?: string) => advise({ message, conversation: turns(mine) });

describe('plans in hand', () => {
  inOneTest<[string, string | undefined]>([
    ['my gran was admitted to the bar in 1962, first woman in the province', undefined],
    ["my brother works at the hospital so he can't come Friday, table for three then?", 'Dinner on Friday?'],
    ["My sister collapsed laughing when I told her, can't make this up", undefined],
    ["I'm not in a good place for dating right now, sorry", undefined],
    ["maybe in another time and place we'd have worked", undefined],
    ['would you rather have 9 cats or 1 dog', undefined],
    ['beach, 5 out of 5 times', 'Beach or mountain?'],
    ['Saturday or Sunday person?', undefined],
    ['I got a booking for a wedding shoot, my first!', undefined],
    ['got lost in your eyes for 20 min', undefined],
    ['my bakkie broke down last year and I lived on noodles, maybe 3 months', undefined],
    ["no worries if you're busy being famous", undefined],
    ["I waited for him for 40 minutes and he never showed, you'd have texted", 'How was your date?'],
    ['I have your number from Lindiwe', undefined],
    ["I'm outside. I know you're in there", undefined],
    ['Home safe. Please do not contact me again', undefined],
    ['checked flights, if you send me R4000 I can come see you Friday', undefined],
  ])('%s is none of it', (message, mine) => {
    expect(first(message, mine) ?? '').not.toMatch(/^plan in hand:/);
  });

  it('late is no age, and no day that is ruled out is said yes to', () => {
    expect(shown('Ek is 10 min laat, jammer! Bestel solank vir my koffie').analysis.action).toBe('reply');
    expect(shown('Ek is 15 en in graad 9').analysis.action).toBe('stop');
    for (const { text } of shown('Jammer, kan nie vanaand nie').replies) expect(text).not.toMatch(/vanaand/i);
    expect(shown("What are you wearing? I want to know if I'm underdressed").analysis.action).toBe('reply');
    expect(shown('here, parked next to the blue golf').analysis.action).toBe('reply');
  });
});
