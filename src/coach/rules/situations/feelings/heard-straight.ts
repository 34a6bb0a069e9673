/** Said to the reader in earnest: they ask after a worry of the reader's, thank for company on a bad day, take back a maybe, own up, apologise for a word to the family. */
import type { Situation } from '../situation.ts';
import { both, onlyWhere } from '../wrap.ts';

/** `that thing` in their mouth is `the thing` in ours. */
const plainly = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => {
    const { x, ...said } = situation.slots?.(r) ?? {};
    return { ...said, x: x && { words: x.words.replace(/^that /i, 'the ') } };
  },
});

export const HEARD_STRAIGHT_CODE = {
  'straight: asked after a worry of mine': both(
    onlyWhere((r) => (/^([^?]*[.!] )[^.!?]*\?/.exec(r.plain)?.[1]?.match(/\S+/g)?.length ?? 0) < 8),
    plainly,
  ),
  'straight: thanked for being there': plainly,
  'straight: thanked for being good to theirs': plainly,
  'straight: not wanted any more': plainly,
  'straight: strange because they like me': plainly,
  'straight: they saw what I liked': plainly,
  'straight: sorry about one of mine': plainly,
  'straight: felt like a thing': plainly,
} as const;
