/** The first thing that somebody writes about a profile: a hobby shared, a game, a school, three truths, a message that took many tries. */
import { latin } from '../../reading/pattern.ts';
import { filledWith } from '../../words/fill.ts';
import { group } from '../slots/small.ts';
import { filling } from '../wrap.ts';

const PLAYED =
  '(?:cello|violin|viola|guitar|bass|piano|drums|sax(?:ophone)?|trumpet|trombone|flute|clarinet|oboe|ukulele|uke|harp|organ|accordion|harmonica|marimba|djembe|keyboard|recorder|banjo|fiddle|horn|tuba)';

export const SMALL_OPENINGS_CODE = {
  'small: they play too': filling((r) => {
    const words = group(new RegExp(`\\b(?<x>${PLAYED})\\b`, 'i'), r.plain, 'x')?.toLowerCase();
    return { x: words ? { words, plural: words === 'drums' } : undefined };
  }),
  'small: it took many tries to write': filling((r) => ({
    x: filledWith(
      group(
        latin(
          /\bi (?:really |just )?(?:like|love|liked|loved) (?:that|how|the way) (?:you|u) (?<v>fix|repair|paint|bake|cook|grow|collect|restore|write|knit|climb|photograph|teach|rescue|keep|play|make|build|sing|swim|surf|garden|read) (?<o>(?!me\b|us\b)[\p{L} ]{3,24}?)(?=[,.!;]|$)/iu,
        ),
        r.plain,
        'o',
      ),
    ),
  })),
} as const;
