/** Words that the small things have in common. */
import { find } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';

export const group = (cue: RegExp, text: string, name: string): string | undefined =>
  find(cue, text)?.groups?.[name];
/** A question to the reader that the situation does not answer. */
export const asksElse = (r: Reading): boolean =>
  /\b(?:how|what|where|when|who|why|which|do|does|did|are|can|could|would|will|have)\b(?=[^.!?]*\?)[^.!?]*\b(?:you|u|your|ur)\b/i.test(
    r.plain,
  );
