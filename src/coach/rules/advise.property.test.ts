import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import { adviceResponseSchema, GOALS, TONES } from './contract.ts';
import { emotions } from './emotions.ts';
import { insights } from './insights.ts';
import { rewrite } from './rewrite.ts';
import { starters } from './starters.ts';
import { inOneTest } from './testing.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'my',
        'dog',
        'what',
        'you',
        '?',
        '😂',
        'kill',
        'Saturday',
        '[photo]',
        '{a}',
        `$${'{x}'}`,
        '\n',
        "can't",
        'send',
        'R500',
        '…',
        '__proto__',
        'constructor',
        'toString',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);
const request = fc.record(
  {
    message: anyText,
    conversation: fc.array(
      fc.record({ from: fc.constantFrom('them' as const, 'me' as const), text: anyText }),
      { maxLength: 4 },
    ),
    about: fc.record({ me: anyText, them: anyText }),
    tone: fc.constantFrom(...TONES),
    goal: fc.constantFrom(...GOALS),
    intensity: fc.constantFrom(1, 2, 3),
    count: fc.integer({ min: 1, max: 5 }),
    avoid: fc.array(anyText, { maxLength: 3 }),
  },
  { requiredKeys: ['message'] },
);

describe('words that a plain object would answer to', () => {
  inOneTest(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is a word like any other',
    (word) => {
      const said = [
        ...advise({ message: `my ${word} is great, do you like ${word}?`, about: { me: word, them: word } })
          .replies,
        ...starters({ about: { me: word, them: `${word}; ${word}` }, tone: 'warm' }).starters,
        ...rewrite({ draft: `your ${word}`, tone: 'warm', message: word }).rewrites,
      ].map(({ text }) => text);
      expect(said.join(' ')).not.toMatch(/native code|\[object|undefined/);
      insights({
        conversation: [
          { from: 'them', text: word },
          { from: 'me', text: word },
        ],
        about: { them: word },
      });
    },
  );
});

describe('any text at all', () => {
  it('is answered by the schema, with quotes from the message and few places to fill', () => {
    fc.assert(
      fc.property(request, (given) => {
        const advice = advise(given);
        const parsed = adviceResponseSchema.safeParse({
          ...advice,
          engine: { name: 'local', model: null, degraded: false, ms: 0 },
        });
        expect(parsed.error?.issues).toBeUndefined();
        expect(advice.replies.length).toBeLessThanOrEqual(given.count ?? 3);
        for (const note of advice.analysis.notes) expect(given.message).toContain(note.quote);
        for (const question of advice.analysis.questions) expect(given.message).toContain(question);
        expect(advice.replies.filter(({ needs }) => needs).length).toBeLessThanOrEqual(
          Math.floor((given.count ?? 3) / 3),
        );
        for (const reply of advice.replies) expect(reply.text.trim()).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('goes through the other tasks without a fault', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...TONES), (left, right, tone) => {
        starters({ about: { me: left, them: right }, tone });
        const { score } = rewrite({ draft: left, tone, message: right });
        expect(score.total).toBeGreaterThanOrEqual(0);
        expect(score.total).toBeLessThanOrEqual(100);
        insights({
          conversation: [
            { from: 'them', text: left },
            { from: 'me', text: right },
          ],
          about: { them: right },
        });
        expect(emotions({ text: left }).predicted.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
