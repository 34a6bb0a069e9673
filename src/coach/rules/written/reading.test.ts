import { describe, expect, it } from 'vitest';
import { readAndAdvise } from '../advise.ts';
import { promptFor } from './prompt.ts';
import { joinReading } from './reading.ts';

const MESSAGE = 'Spent the morning baking with Naledi. What did you do? Saturday still on?';

function joined(given: unknown, message = MESSAGE) {
  const { reading, advice } = readAndAdvise({ message });
  const { redactor } = promptFor({ message }, reading, advice.analysis, 'reply', { now: new Date(0) });
  return { local: advice.analysis, ...joinReading(advice.analysis, given, reading.plain, redactor) };
}

describe('what a model read', () => {
  it('takes the place of the local reading where it fits the message', () => {
    const { analysis, judged } = joined({
      summary: '<name_1> and they baked; they ask about Saturday.',
      interest: { level: 'high', reason: 'asks twice' },
      intents: ['share_info', 'plan_confirm', 'no such intent'],
      questions: ['What did you do?', 'Saturday still on?'],
      danger: 'none',
    });
    expect(judged).toBe(true);
    expect(analysis).toMatchObject({
      summary: 'Naledi and they baked; they ask about Saturday.',
      interest: { level: 'high', reasons: ['asks twice'] },
      intents: ['share_info', 'plan_confirm'],
      questions: ['What did you do?', 'Saturday still on?'],
    });
  });

  it('is not taken over where its questions stand nowhere', () => {
    const { analysis, local } = joined({
      summary: 'They ask for a loan.',
      questions: ['Can you lend me money?', 'When do you pay?'],
      intents: ['money_request'],
    });
    expect(analysis).toEqual(local);
  });

  it('makes a danger graver with the words that show it, and with no others', () => {
    const { analysis, danger } = joined({ danger: 'What did you do?', intents: ['jealousy_control'] });
    expect(danger).toBe(true);
    expect(analysis).toMatchObject({
      action: 'caution',
      flags: [{ kind: 'coercive_control', evidence: 'What did you do?' }],
    });
    const said = joined({ danger: 'they sound dangerous', intents: [] });
    expect([said.danger, said.judged, said.analysis.action]).toEqual([false, false, 'reply']);
  });

  it('lowers nothing', () => {
    const { analysis, local } = joined(
      { summary: 'A friendly question.', danger: 'none', intents: ['ask_info'], questions: [] },
      'Saw you online at 1am. Who were you talking to? Answer me',
    );
    expect(local.action).toBe('caution');
    expect([analysis.action, analysis.flags]).toEqual([local.action, local.flags]);
  });

  it.each([undefined, null, 'text', 7, [], { interest: 'very', questions: 'none', intents: {} }])(
    'of another shape changes nothing: %j',
    (given) => {
      const { analysis, local, danger } = joined(given);
      expect([analysis, danger]).toEqual([local, false]);
    },
  );
});
