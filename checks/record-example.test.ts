import { expect, it } from 'vitest';
import { runTask } from '../src/coach/server/tasks.ts';
import { scene } from '../src/identity/web/copy.ts';
import { reading } from '../src/pages/content/landing.ts';
import { recordExample, recordedExample } from './record-example.ts';

it('the landing page shows what the coach really says (else: node checks/record-example.ts)', () => {
  const now = recordExample();
  expect(recordedExample()).toEqual(now);
  // The lines under the words go by their order (`TONES`), and one line means one thing everywhere.
  expect(now.notes.map(({ says }) => says)).toEqual([
    'Sounds like amusement.',
    'A time they mention.',
    'Sounds like nervousness.',
  ]);
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

it('the scene of the sign-in page is the same example', () => {
  const { message, notes, replies } = recordExample();
  expect(scene.laugh + scene.begins + scene.time + scene.between + scene.feeling).toBe(message);
  const said = new Map(notes.map(({ quote, says }) => [quote, says]));
  expect([scene.laugh, scene.time, scene.feeling].map((words) => said.get(words))).toEqual([
    scene.laughNote,
    scene.timeNote,
    scene.feelingNote,
  ]);
  expect(scene.answer.join('').replaceAll('’', "'")).toBe(replies[0]);
});
