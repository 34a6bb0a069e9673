/** Asks a task of the coach with generated texts, and how its time grows with them. */
import { MESSAGE_MAX_CHARACTERS, type Turn } from '#coach';
import { advise, emotions, insights, rewrite, starters } from '#coach/engine';
import { models } from '../../../src/coach/server/models.ts';

/** Each asked with as much text as one request can hold, if the text is of the greatest length. */
const TASKS = {
  advice: (text: string) => advise({ message: text, about: { me: text, them: text } }, models()),
  rewrite: (text: string) => rewrite({ draft: text, message: text, tone: 'playful' }),
  starters: (text: string) => starters({ about: { me: text, them: text } }),
  emotions: (text: string) => emotions({ text }, models()),
  insights: (text: string) => insights({ conversation: turnsOf(text, 4), about: { them: text } }),
} as const;
export type GrowingTask = keyof typeof TASKS;
export const GROWING_TASKS = Object.keys(TASKS) as readonly GrowingTask[];

export const ask = (task: GrowingTask, text: string): object => TASKS[task](text);

/** `text` cut into so many turns, from the two in turn. */
export function turnsOf(text: string, count: number): Turn[] {
  const length = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: count }, (_, index) => ({
    from: index % 2 === 0 ? 'them' : 'me',
    text: text.slice(index * length, (index + 1) * length),
  }));
}

/** Milliseconds of processor time of this thread: unlike a clock it stands still while others use the machine. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time that `work` takes. */
export function workMs(work: () => unknown): number {
  const startMs = processorMs();
  work();
  return processorMs() - startMs;
}

const askMs = (task: GrowingTask, text: string) => workMs(() => ask(task, text));

/** The part of a text that its time is compared with. */
const PART = 8;
/** Below this much, the steps of the clock and the load of the machine are greater than what it measures. */
const LEAST_MS = 10;
const AGAIN = 6;

export type GrowthFound = { readonly shortMs: number; readonly longMs: number; readonly ratio: number };

/**
 * The time of an eighth of a text and of all of it. A ratio above `suspect` is measured again, and the least of each is taken: clearing up
 * memory falls on one call by chance.
 */
export function growthOf(task: GrowingTask, text: string, suspect: number): GrowthFound {
  return growthBetween(
    () => askMs(task, text.slice(0, MESSAGE_MAX_CHARACTERS / PART)),
    () => askMs(task, text),
    suspect,
  );
}

/** As `growthOf`, for whatever takes the milliseconds that `short` and `long` tell when they are called. */
export function growthBetween(short: () => number, long: () => number, suspect: number): GrowthFound {
  let shortMs = short();
  let longMs = long();
  const ratio = () => longMs / Math.max(shortMs, LEAST_MS);
  for (let run = 0; run < AGAIN && ratio() > suspect; run++) {
    longMs = Math.min(longMs, long());
    shortMs = Math.max(LEAST_MS, Math.min(shortMs, short()));
  }
  const round = (value: number) => Math.round(value * 10) / 10;
  return { shortMs: round(shortMs), longMs: round(longMs), ratio: round(ratio()) };
}
