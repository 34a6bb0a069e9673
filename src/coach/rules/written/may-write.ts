/** Whether a model is asked at all. Where a warning is given, its replies are the local coach's: no check of ours could tell a charming one apart. */
import type { Reading } from '../reading/read.ts';

/** Nothing grave, something to answer, and somebody to answer it to. */
export function mayBeWritten(reading: Reading): boolean {
  if (reading.action !== 'reply' || reading.kind === 'empty' || reading.kind === 'gibberish') return false;
  // What tells a name, a danger and a made-up fact apart is English: in other languages nothing could be hidden or checked.
  if (reading.language.base !== 'en') return false;
  // Orders to an assistant with nothing for a person beside them: there is nothing to hand on.
  return reading.flags.every(({ severity }) => severity === 'info');
}

/** Loss and hard times are met without a joke. */
export const isGrave = ({ intents, flags }: Reading): boolean =>
  GRAVE.some((intent) => intents.has(intent)) || flags.some(({ kind }) => kind === 'wellbeing');
const GRAVE = ['grief', 'distress', 'self_harm'] as const;
