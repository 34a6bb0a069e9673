import { describe, expect, it } from 'vitest';
import type { Example } from '../../training/examples.ts';
import { goldFrom } from './gold.ts';

const bare: Example = {
  k: 'plans',
  m: 'tea at 4?',
  c: [],
  g: 'en',
  i: ['plan_propose'],
  q: 1,
  e: [],
  f: [],
  a: 'reply',
  p: [['tea', 'cup']],
  pm: 1,
  x: ['coffee'],
  full: true,
  hand: 'hand-z',
};

describe('an example as the scorer reads it', () => {
  it('keeps what was labelled, under the long names', () => {
    const rich: Example = {
      ...bare,
      c: [
        ['me', 'hi'],
        ['them', 'hey'],
      ],
      n: 'high',
      e: ['joy'],
      f: ['scam_money'],
      w: 'tea',
    };
    expect(goldFrom([rich])).toEqual([
      {
        id: 'hand-z-1',
        category: 'plans',
        context: [
          { from: 'me', text: 'hi' },
          { from: 'them', text: 'hey' },
        ],
        message: 'tea at 4?',
        labels: {
          language: 'en',
          intents: ['plan_propose'],
          asks_question: true,
          question_count: 1,
          interest: 'high',
          emotions: ['joy'],
          safety_flags: ['scam_money'],
          action: 'reply',
        },
        reply: { pickup_groups: [['tea', 'cup']], pickup_min: 1, forbid_regex: ['coffee'] },
      },
    ]);
  });

  it('calls interest unclear where nobody labelled it, and no question none', () => {
    const [item] = goldFrom([{ ...bare, q: 0 }]);
    expect(item?.labels).toMatchObject({ interest: 'unclear', asks_question: false, question_count: 0 });
  });

  it('leaves out lines that do not say what a reply takes up, and counts places by hand', () => {
    const lines = [bare, { ...bare, full: false }, bare, { ...bare, hand: 'hand-y' }];
    expect(goldFrom(lines).map(({ id }) => id)).toEqual(['hand-z-1', 'hand-z-3', 'hand-y-1']);
  });
});
