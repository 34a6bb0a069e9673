import { expect, it } from 'vitest';
import { runTask } from '../src/coach/server/tasks.ts';
import { scene } from '../src/identity/web/copy.ts';
import { reading } from '../src/pages/content/landing.ts';
import { type Advice, recordExample, recordedExample } from './record-example.ts';

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
    const { notes } = (told as unknown as { value: Advice }).value.analysis;
    const said = notes.filter(({ quote }) => quote === words).map(({ says }) => says);
    // A warning goes on to say what to do.
    expect(said.map((says) => says.startsWith(note.replace(/\.$/, '')))).toContain(true);
  },
);

it('the scene of the sign-in page is what the coach really says', () => {
  const message = scene.laugh + scene.begins + scene.time + scene.ends;
  const { analysis, replies } = (runTask('advice', { message }, () => 0) as unknown as { value: Advice })
    .value;
  const said = analysis.notes.map(({ quote, says }) => `${quote}: ${says}`);
  expect(said).toContain(`${scene.laugh}: ${scene.laughNote}.`);
  expect(said).toContain(`${scene.time}: ${scene.timeNote}.`);
  expect(replies.map(({ text }) => text)).toContain(scene.answer);
});
