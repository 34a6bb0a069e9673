/** The one way into the engine from here: the entry that the terminal uses, in this process. */
import { type AdviceResponse, adviceResponseSchema, type EmotionsResponse, type Turn } from '#coach';
import type { TaskName } from '../../src/coach/server/task-names.ts';
import { runTask } from '../../src/coach/server/tasks.ts';

/** What is asked of the assistant; `id` comes back with the answer. */
export type Asked = {
  readonly id?: string;
  readonly message: string;
  readonly conversation?: readonly Turn[];
};

const clock = (): number => performance.now();

function run(task: TaskName, request: object): object {
  const result = runTask(task, request, clock);
  if (!result.ok) throw new Error(`The engine refused a valid request: ${result.fault.message}`);
  return result.value;
}

/** Throws what the engine throws. The answer is taken at its word: see `shapeFault`. */
export const advice = (asked: Asked): AdviceResponse => run('advice', asked) as AdviceResponse;

export const emotionsOf = (text: string): EmotionsResponse => run('emotions', { text }) as EmotionsResponse;

/** The first thing in which an answer breaks the contract, or undefined. */
export function shapeFault(answer: AdviceResponse): string | undefined {
  const issue = adviceResponseSchema.safeParse(answer).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
