import { describe, expect, it } from 'vitest';
import type { Analysis, Note } from '#coach';
import { tellingNotes } from './telling-notes.ts';

const analysisOf = (notes: Note[], change: Partial<Analysis> = {}): Analysis => ({
  summary: 'They come back after a silence. They ask one question.',
  language: 'en',
  action: 'reply',
  emotions: [
    { label: 'nervousness', score: 0.7 },
    { label: 'disappointment', score: 0.6 },
  ],
  intents: [],
  questions: [],
  topics: [],
  interest: { level: 'unclear', reasons: [] },
  notes,
  flags: [],
  ...change,
});
const note = (kind: Note['kind'], quote: string, says = 'Something.'): Note => ({ kind, quote, says });

describe('the notes in the margin', () => {
  it.each<[string, Note]>([
    ['a day', note('plan', 'Tuesday', 'A time they mention.')],
    ['a plan', note('plan', 'coffee on', 'They suggest a plan.')],
    ['a question with its mark', note('question', 'Still up for that coffee?')],
    ['a question handed back', note('question', 'u', 'The question comes back to you.')],
    ['a laugh', note('emotion', 'haha', 'Sounds like amusement.')],
    ['a picture of a laugh', note('emotion', '😂', 'Sounds like amusement.')],
    ['a feeling by its name', note('emotion', 'a bit nervous', 'Sounds like nervousness.')],
    ['what the summary says', note('intent', 'went quiet', 'They come back after a silence.')],
  ])('leave out what everybody sees: %s', (_name, obvious) => {
    expect(tellingNotes(analysisOf([obvious]))).toEqual([]);
  });

  it.each<[string, Note]>([
    ['a feeling between the lines', note('emotion', 'oh well', 'Sounds like disappointment.')],
    ['a question without its mark', note('question', 'what should I wear')],
    ['a tease', note('intent', 'one of those', 'They tease you, which is a form of attention.')],
    ['a time that means something else here', note('plan', 'just now')],
    ['a flag that no warning quotes', note('flag', 'a gift card')],
    ['what shows interest', note('interest', 'I looked you up')],
  ])('keep what tells something: %s', (_name, telling) => {
    expect(tellingNotes(analysisOf([telling]))).toEqual([telling]);
  });

  it('are three at most, the weightiest, in the order of the message', () => {
    const notes = [
      note('emotion', 'oh well'),
      note('question', 'what should I wear'),
      note('intent', 'one of those'),
      note('plan', 'just now'),
      note('intent', 'I do not drink'),
    ];
    expect(tellingNotes(analysisOf(notes)).map(({ quote }) => quote)).toEqual([
      'what should I wear',
      'one of those',
      'I do not drink',
    ]);
  });

  it('leave the word to a warning', () => {
    const flags = [
      { kind: 'harassment', severity: 'caution', evidence: 'you cow', advice: 'Abusive.' },
    ] as const;
    const notes = [note('intent', 'such a lovely'), note('flag', 'you cow')];
    expect(tellingNotes(analysisOf(notes, { action: 'caution', flags: [...flags] }))).toEqual([]);
    expect(tellingNotes(analysisOf(notes, { action: 'safety' }))).toEqual([]);
    const mild = [{ ...flags[0], kind: 'wellbeing', severity: 'info' }] as const;
    expect(tellingNotes(analysisOf(notes, { flags: [...mild] })).map(({ kind }) => kind)).toEqual(['intent']);
  });
});
