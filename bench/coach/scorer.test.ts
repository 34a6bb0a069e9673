import { describe, expect, it } from 'vitest';
import type { AdviceResponse } from '#coach';
import type { GoldItem } from './gold.ts';
import { faultsByItem, faultsIn, score } from './scorer.ts';
import { rank, worstOf } from './worst.ts';

const item = (id: string, message: string, forbidden: string): GoldItem => ({
  id,
  category: 'sharing',
  context: [],
  message,
  labels: {
    language: 'en',
    intents: ['share_info'],
    asks_question: false,
    question_count: 0,
    interest: 'high',
    emotions: [],
    safety_flags: [],
    action: 'reply',
  },
  reply: { pickup_groups: [['a']], pickup_min: 1, forbid_regex: [forbidden] },
});

const items = [item('a', 'I bought a kite', 'no such words'), item('a-1', 'I mended a clock', '.')];
const answers = items.map(
  ({ id }): AdviceResponse => ({
    id,
    analysis: {
      summary: '',
      language: 'en',
      action: 'reply',
      emotions: [],
      intents: ['share_info'],
      questions: [],
      topics: [],
      interest: { level: 'high', reasons: [] },
      notes: [],
      flags: [],
    },
    replies: [{ text: `A fine thing, ${id}.`, tone: 'warm', strategy: '', why: '' }],
    engine: { name: 'local', model: null, degraded: false, ms: 1 },
  }),
);

describe('the scorer', () => {
  it('runs and gives figures', () => {
    expect(score(items, answers)).toMatchObject({ items: 2, missing: 0, itemsClean: 50 });
  });

  it('tells which item fails what', () => {
    const fault = faultsByItem(items, answers).find(({ id }) => id === 'a-1');
    expect(fault?.failed).toContain('clean');
  });

  it('reads its own lines by the whole id', () => {
    const printed = [
      '{}',
      'a not strict: clean,fresh',
      'a says what it must not (/x/): y',
      'a-1 no answer',
      'b picks up nothing: ',
    ].join('\n');
    expect(faultsIn(printed, ['a', 'a-1', 'b', 'c'])).toEqual([
      {
        id: 'a',
        failed: ['clean', 'fresh'],
        said: ['not strict: clean,fresh', 'says what it must not (/x/): y'],
      },
      { id: 'a-1', failed: ['answered'], said: ['no answer'] },
      { id: 'b', failed: [], said: ['picks up nothing: '] },
    ]);
  });
});

describe('the worst answers', () => {
  it('have the most failed checks, then the most said against them', () => {
    const faults = [
      { id: 'a', failed: ['clean'], said: ['not strict: clean', 'x'] },
      { id: 'a-1', failed: ['clean', 'fresh'], said: ['not strict: clean,fresh'] },
    ];
    const ranked = rank(items, answers, faults, 2);
    expect(ranked.map(({ id }) => id)).toEqual(['a-1', 'a']);
    expect(ranked[1]).toMatchObject({ message: 'I bought a kite', wantedAction: 'reply', said: ['x'] });
    expect(rank(items, answers, faults, 1)).toHaveLength(1);
  });

  it('are never those of a blind set', () => {
    expect(() => worstOf({ name: 'locked', blind: true, items })).toThrow('not read');
  });
});
