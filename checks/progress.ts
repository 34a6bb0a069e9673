/** The lines by which somebody who waits for `npm test` tells a slow machine from a fault. */

/** Milliseconds as `45 s` or `3 min 5 s`. */
export function spell(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** Where a run is: the step's name, its number of how many, and when the step and the run began. */
export interface Place {
  name: string;
  number: number;
  of: number;
  stepStartedMs: number;
  runStartedMs: number;
}

/** The line above a step's output. */
export const headingLine = ({ name, number, of, stepStartedMs, runStartedMs }: Place): string =>
  `── step ${number} of ${of}: ${name} (${spell(stepStartedMs - runStartedMs)} so far) ──`;

/** The line that is printed once a minute while a step runs. */
export const stillRunningLine = (
  { name, number, of, stepStartedMs, runStartedMs }: Place,
  nowMs: number,
): string =>
  `── step ${number} of ${of}: ${name} still runs: ${spell(nowMs - stepStartedMs)} in this step, ${spell(nowMs - runStartedMs)} in all ──`;

/** What is printed when the whole run is ended for its length. */
export const timeIsUpLine = (name: string, limitMs: number): string =>
  `Ended after ${spell(limitMs)}, the longest that npm test may take; no test of "${name}" failed for that. ` +
  'Run it again when the machine is less busy. If this step prints nothing new for minutes, it hangs.';
