/** Flirting where no pattern alone decides or fills the slot. */
import { latin } from '../../reading/pattern.ts';
import { imagesIn } from '../slots/joke.ts';
import { filling } from '../wrap.ts';

export const FLIRTING_CODE = {
  'they were looking instead of listening': filling((r) => {
    const seen = latin(/\b(?:looking|staring|watching|distracted) (?:at |by )?your (\p{L}+)/iu)
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    const topic = imagesIn(r.plain, r).find(({ bare }) => bare.toLowerCase() !== seen);
    return {
      seen: seen ? { words: `my ${seen}`, plural: /[^s]s$/.test(seen) } : undefined,
      topic: topic ? { words: topic.words } : { words: 'all that' },
    };
  }),
} as const;
