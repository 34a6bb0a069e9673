import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { readLoss } from './loss.ts';

describe('loss', () => {
  inOneTest([
    ['my grandfather died on wednesday', 'fresh', 'your grandfather'],
    ['we put Rusty to sleep this morning', 'pet', 'Rusty'],
    ['our old cat Pickle died in her basket', 'pet', 'Pickle'],
    ['we put the dog down on friday, 14 years old', 'pet', 'your dog'],
    ["dad's hospice nurse says it's days now", 'dying', 'your dad'],
    ['we lost a patient tonight, he was nine', 'patient', undefined],
    ['two years since my husband died, on friday', 'remembered', 'your husband'],
    ["first easter without my gran's rusks", 'remembered', 'your gran'],
    ['her side of the bed still has her book open', 'unsaid', undefined],
    ['we lost the baby at 14 weeks', 'pregnancy', undefined],
  ])('%s is %s', (message, kind, who) => {
    const loss = readLoss(message);
    expect(loss?.kind).toBe(kind);
    expect(loss?.who).toBe(who);
  });

  inOneTest([
    ['my phone died in the queue'],
    ['I died laughing, put that on my tombstone 😂'],
    ['he moved out in may and I still set two cups'],
    ['the funeral parlour had lovely tea'],
    ['six months clean! the kitchen, I mean, I hired someone for us'],
    ['dying to see you'],
  ])('%s is none', (message) => {
    expect(readLoss(message)).toBeUndefined();
  });

  it('takes a pronoun from what the reader asked', () => {
    expect(readLoss("he didn't wake up. that's all I can type", 'any news about your brother?')?.who).toBe(
      'your brother',
    );
  });
});
