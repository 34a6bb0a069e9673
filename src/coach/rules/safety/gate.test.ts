import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { FLAG_KINDS } from '../contract.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { DANGERS } from './dangers/index.ts';
import { readSafety } from './gate.ts';

const gate = (message: string) => readSafety(normalise(message));

describe('what follows from a flag', () => {
  it('every kind has advice that names no certainty', () => {
    for (const kind of FLAG_KINDS) {
      expect(DANGERS[kind].advice.length).toBeGreaterThan(20);
      expect(DANGERS[kind].advice).not.toMatch(/\b(?:is|are) (?:definitely|certainly) /i);
    }
  });

  inOneTest(['stop texting me', "I'm 15 btw", "I'll kill you"])('%s gets no suggestion at all', (message) => {
    expect(advise({ message, count: 5 }).replies).toEqual([]);
  });

  it('a scam gets at most one calm no, which promises nothing', () => {
    const { replies } = advise({
      message: 'could you send me R900, they detained me at the airport',
      count: 5,
    });
    expect(replies.length).toBeLessThanOrEqual(1);
    for (const { text } of replies) expect(text).not.toMatch(/\b(?:i will|i'll|i can) (?:send|lend|pay)/i);
  });

  it('a crisis is met with help and without a joke', () => {
    const { analysis, replies } = advise({ message: 'I want to end it all tonight' });
    expect(analysis.flags[0]?.advice).toContain('0800 567 567');
    expect(replies).toHaveLength(3);
    for (const { text } of replies) expect(text).not.toMatch(/\p{Extended_Pictographic}|haha|lol/iu);
  });

  it('an earlier age or plea for money still counts', () => {
    const conversation = [{ from: 'them' as const, text: "I'm 16 by the way" }];
    expect(advise({ message: 'so when do we meet?', conversation }).analysis.action).toBe('stop');
  });

  it('invisible characters and curly quotes do not hide a danger', () => {
    expect(gate('I\u200B’ll k\u00ADill you').flags.map(({ kind }) => kind)).toContain('threat');
  });

  it('the evidence is exact words of the message', () => {
    const message = 'Hey… “my account is frozen” and I need R2000 for rent';
    for (const flag of gate(message).flags) expect(message).toContain(flag.evidence);
  });
});
