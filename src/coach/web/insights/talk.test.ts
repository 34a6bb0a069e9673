import { describe, expect, it } from 'vitest';
import type { Insight, InsightKind, Turn } from '#coach';
import { CONVERSATION_MAX_TURNS } from '#coach';
import { parseTranscript } from '#coach/transcript';
import { evidenceMarks, flipped, labelledLines, MOST_TURNS, sharesOf, tellInsights } from './talk.ts';

const turns: Turn[] = [
  { from: 'me', text: 'How was it?' },
  { from: 'them', text: "So good, don't ask! Do you like halloumi?" },
  { from: 'them', text: 'so saturday?' },
];
const insight = (title: string, kind: InsightKind | undefined, evidence = ''): Insight => ({
  title,
  detail: '',
  evidence,
  confidence: 'high',
  ...(kind ? { kind } : {}),
});

describe('a conversation', () => {
  it('is read up to the number of turns that the wire takes', () => {
    expect(MOST_TURNS).toBe(CONVERSATION_MAX_TURNS);
  });

  it('written out as lines is taken apart into the same turns', () => {
    const { turns: again, sides } = parseTranscript(labelledLines(turns));
    expect([again.map(({ from, text }) => ({ from, text })), sides]).toEqual([turns, 'certain']);
  });

  it('is counted side by side', () => {
    expect(sharesOf(turns)).toEqual({ me: { messages: 1, words: 3 }, them: { messages: 2, words: 10 } });
    expect(sharesOf([])).toEqual({ me: { messages: 0, words: 0 }, them: { messages: 0, words: 0 } });
  });

  it('has sides that can be given to the other, one or all', () => {
    expect(flipped(turns, 1).map(({ from }) => from)).toEqual(['me', 'me', 'them']);
    expect(flipped(turns).map(({ from }) => from)).toEqual(['them', 'me', 'me']);
  });

  it('has its words marked in the last turn that says them', () => {
    const twice: Turn[] = [...turns, { from: 'them', text: 'so saturday? yes?' }];
    expect(
      evidenceMarks(twice, [
        insight('open', 'questions', 'so saturday?'),
        insight('gone', 'interest', 'not there'),
        insight('empty', 'interest'),
      ]),
    ).toEqual([[], [], [], [{ words: 'so saturday?', mark: 'questions' }]]);
  });
});

describe('insights', () => {
  it('come with care first, then what to act on, then by subject', () => {
    const told = tellInsights([
      insight('limit', 'care'),
      insight('open question', 'questions'),
      insight('both ask', 'questions'),
      insight('cheese', 'interest'),
      insight('something new', undefined),
    ]);
    expect(told.care.map(({ title }) => title)).toEqual(['limit']);
    expect(told.next?.title).toBe('open question');
    expect(
      told.bySubject.map(({ subject, insights }) => [subject, insights.map(({ title }) => title)]),
    ).toEqual([
      ['questions', ['both ask']],
      ['balance', []],
      ['pace', []],
      ['interest', ['cheese']],
      ['manner', ['something new']],
    ]);
  });

  it.each<[kind: InsightKind | undefined, shown: InsightKind[]]>([
    ['questions', ['balance', 'pace', 'interest']],
    ['balance', ['questions', 'balance', 'pace', 'interest']],
    ['interest', ['questions', 'balance', 'pace']],
    [undefined, ['questions', 'balance', 'pace', 'interest']],
  ])('leave no empty heading for %s once its only one is what to act on', (kind, shown) => {
    const { bySubject } = tellInsights([insight('first', kind)]);
    expect(bySubject.map(({ subject }) => subject)).toEqual(shown);
  });

  it('may be care alone', () => {
    expect(tellInsights([insight('money', 'care')])).toMatchObject({ next: null });
  });
});
