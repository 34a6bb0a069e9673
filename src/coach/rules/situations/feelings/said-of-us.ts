/** Said carefully to somebody they are already close to: slower and not over, what to call it before others, what a silence does, doubts that are past. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { filling } from '../wrap.ts';

const group = (cue: RegExp, text: string, name: string): string | undefined =>
  find(cue, text)?.groups?.[name];

/** What the reader held out: a drawer, a key, a weekend with the parents. */
const OFFERED = latin(
  /\b(?:the|a|my|some|your own) (?<m>cupboard|drawer|shelf|key|toothbrush|weekend away|trip|holiday|parents|family|wardrobe|parking (?:spot|bay))\b|\bspace in my (?<n>cupboard|wardrobe|flat|drawer|bathroom)\b/iu,
);

const offered = (r: Reading): string | undefined =>
  group(OFFERED, r.mine, 'm') ?? group(OFFERED, r.mine, 'n');

/** People are not told that they can wait like a drawer. */
const isThing = (words: string | undefined): boolean =>
  words !== undefined && !/^(?:parents|family)$/i.test(words);

export const SAID_OF_US_CODE = {
  'of us: slower, and not over': filling((r) => {
    const thing = offered(r);
    return { m: isThing(thing) ? filledWith(thing?.toLowerCase()) : undefined };
  }),
} as const;
