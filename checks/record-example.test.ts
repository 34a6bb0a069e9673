import { expect, it } from 'vitest';
import { runTask } from '../src/coach/server/tasks.ts';
import { reading } from '../src/pages/content/landing.ts';
import { recordExample, recordedExample } from './record-example.ts';

it('the landing page shows what the coach really says (else: node checks/record-example.ts)', () => {
  const now = recordExample();
  expect(recordedExample()).toEqual(now);
  expect(now.notes).toHaveLength(3);
  expect(now.replies).toHaveLength(3);
});

it.each(reading.points.map(({ title, sample }) => [title, sample] as const))(
  'the words marked under “%s” are those that the coach marks',
  (_, { before, words, after, note }) => {
    const told = runTask('advice', { message: before + words + after }, () => 0);
    const { notes } = (
      told as unknown as { value: { analysis: { notes: Array<{ quote: string; says: string }> } } }
    ).value.analysis;
    const said = notes.filter(({ quote }) => quote === words).map(({ says }) => says);
    // A warning goes on to say what to do.
    expect(said.map((says) => says.startsWith(note.replace(/\.$/, '')))).toContain(true);
  },
);
