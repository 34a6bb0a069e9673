import { describe, expect, it } from 'vitest';
import { type Analysis, EMOTION_TOLD_SCORE } from '#coach';
import { chipsOf, TOLD_SCORE } from './chips.ts';

const calm: Analysis = {
  summary: 'They joke.',
  language: 'en',
  action: 'reply',
  emotions: [
    { label: 'amusement', score: 0.8 },
    { label: 'neutral', score: 0.5 },
    { label: 'joy', score: 0.1 },
  ],
  intents: ['humour', 'flirt', 'share_info'],
  questions: [],
  topics: [],
  interest: { level: 'high', reasons: [] },
  notes: [],
  flags: [],
};
const flag = (kind: Analysis['flags'][number]['kind'], severity: 'info' | 'caution' | 'danger') => ({
  kind,
  severity,
  evidence: 'x',
  advice: 'y',
});
const textsOf = (change: Partial<Analysis>) => chipsOf({ ...calm, ...change }).map(({ text }) => text);

describe('the chips under a message', () => {
  it('are interest, what was felt, what was meant, and the questions', () => {
    expect(textsOf({})).toEqual(['Sounds interested', 'Amused', 'Flirting', 'No question to answer']);
  });

  it('say a thing once: a grief that is felt is not named again as an intent', () => {
    const emotions: Analysis['emotions'] = [{ label: 'grief', score: 0.9 }];
    expect(textsOf({ action: 'support', intents: ['grief', 'distress'], emotions })).toEqual([
      'Grieving',
      'In distress',
    ]);
  });

  it('say a question once, and nothing of a guess or of what is in sight', () => {
    const emotions: Analysis['emotions'] = [
      { label: 'curiosity', score: 0.6 },
      { label: 'optimism', score: 0.35 },
    ];
    expect(textsOf({ intents: ['ask_info', 'share_info'], emotions, questions: ['ok?'] })).toEqual([
      'Sounds interested',
      'One question to answer',
    ]);
  });

  it('name a language that is not English', () => {
    expect(textsOf({ language: 'af' })).toContain('Afrikaans');
    expect(textsOf({ language: 'und' })).not.toContain('und');
  });

  it.each<[string, Partial<Analysis>]>([
    ['abuse', { action: 'caution', flags: [flag('harassment', 'caution')] }],
    ['pressure', { action: 'caution', flags: [flag('sexual_pressure', 'caution')] }],
    ['a scam', { action: 'warn', flags: [flag('scam_money', 'danger')] }],
    ['a threat', { action: 'safety', flags: [flag('threat', 'danger')] }],
    ['somebody under 18', { action: 'stop', flags: [flag('underage', 'danger')] }],
    ['a wish for no contact', { action: 'do_not_contact', flags: [] }],
    ['a warning beside replies', { action: 'reply', flags: [flag('pii_request', 'caution')] }],
  ])('are none beside a warning: %s', (_name, change) => {
    expect(textsOf({ ...change, questions: ['ok?'], language: 'af' })).toEqual([]);
  });

  it('say of a death that they grieve, and neither that it amuses nor that a plan fails', () => {
    expect(
      textsOf({
        action: 'support',
        intents: ['plan_decline', 'share_info', 'grief'],
        emotions: [
          { label: 'amusement', score: 0.9 },
          { label: 'sadness', score: 0.6 },
        ],
        flags: [flag('wellbeing', 'info')],
      }),
    ).toEqual(['Sad', 'In grief']);
  });

  it('count the questions of a hard day too', () => {
    expect(textsOf({ intents: ['distress', 'ask_info'], emotions: [], questions: ['can we talk?'] })).toEqual(
      ['In distress', 'One question to answer'],
    );
  });
});

it('a feeling has its chip from the score on that the notes go by', () =>
  expect(TOLD_SCORE).toBe(EMOTION_TOLD_SCORE));
