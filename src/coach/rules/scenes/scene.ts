/** A scene is a situation that the coach knows how to meet: when it applies, and what can be said in it. */
import type { Line } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';

export type Scene = {
  readonly name: string;
  readonly when: (reading: Reading) => boolean;
  readonly lines: readonly Line[];
  /** Extra places that only this scene fills. */
  readonly places?: (reading: Reading) => Places;
  /** Nothing but this scene may speak: other moves would be wrong here. */
  readonly alone?: boolean;
};

export const has = (
  reading: Reading,
  ...intents: Reading['intents'] extends ReadonlySet<infer I> ? I[] : never
): boolean => intents.some((intent) => reading.intents.has(intent));

export const says = (reading: Reading, pattern: RegExp): boolean => pattern.test(reading.plain);

export const flagged = (reading: Reading, ...kinds: string[]): boolean =>
  reading.flags.some((flag) => kinds.includes(flag.kind));
