/** Teasing where no pattern alone decides or fills the slot. */
import { latin } from '../../reading/pattern.ts';
import { filling } from '../wrap.ts';

export const TEASING_CODE = {
  'given a title': filling((r) => {
    const count = latin(
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|a hundred) (?:\p{L}+ )?(?:messages|texts|voice ?notes|times|calls|photos|memes|replies)\b/iu,
    ).exec(r.plain)?.[0];
    return { count: count ? { words: count.toLowerCase(), plural: true } : undefined };
  }),
  'they owe me for a laugh': filling((r) => {
    const owed = latin(/\bowe me (?:an? )?((?:new )?\p{L}+)/iu)
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    return owed && !/^(?:one|big|drink|coffee|dinner)$/.test(owed) ? { owed: { words: `the ${owed}` } } : {};
  }),
  'tried in their court': filling((r) => {
    const deed = latin(
      /\b(?:that|your|the) (\p{L}+) (?:was|is) (?:criminal|a crime|illegal|unforgivable|inexcusable)/iu,
    ).exec(r.plain)?.[1];
    return deed ? { img: { words: `that ${deed.toLowerCase()}` }, bare: { words: deed.toLowerCase() } } : {};
  }),
} as const;
