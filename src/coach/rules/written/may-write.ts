/** Whether a model is asked at all, and for what kind of reply. */
import type { Reading } from '../reading.ts';
import { kindsWith } from '../safety/dangers/index.ts';

/** `careful`: words for a limit, under instructions of their own. */
export type Writing = 'reply' | 'careful';

/** Other cautions are answered by the local coach. */
const LIMIT_KINDS = kindsWith('met with a limit');

/** Undefined where the replies are the local coach's alone (decision 52). */
export function writingFor(reading: Reading): Writing | undefined {
  if (reading.kind === 'empty' || reading.kind === 'gibberish') return undefined;
  const grave = reading.flags.filter(({ severity }) => severity !== 'info');
  // Orders to an assistant with nothing for a person beside them leave nothing to hand on, and keep their flag.
  if (reading.action === 'reply') return grave.length === 0 ? 'reply' : undefined;
  if (reading.action !== 'caution') return undefined;
  return grave.length > 0 && grave.every(({ kind }) => LIMIT_KINDS.has(kind)) ? 'careful' : undefined;
}

/** Languages whose dangers our rules read well enough to let a model answer with charm at once. */
const JUDGED: ReadonlySet<string> = new Set(['en']);

/** Nothing flirty is shown before the model itself has said that the message holds no danger. */
export const isUnjudged = ({ language }: Reading): boolean => !JUDGED.has(language.base);
