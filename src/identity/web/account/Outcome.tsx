import { Notice } from '#ui';
import type { Task } from './use-task.ts';

/** How the last try of a task went; nothing while there is nothing to say. */
export function Outcome({ task: { failure, done } }: { task: Pick<Task, 'failure' | 'done'> }) {
  if (failure) return <Notice tone="danger">{failure}</Notice>;
  return done ? <Notice tone="good">{done}</Notice> : null;
}
