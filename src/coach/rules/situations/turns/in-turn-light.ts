/** Answers to the reader in a light key: a plate of food that outrages, a film never seen, a challenge, a yes to half of it, good news of a patient. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { dayIn, mineWho, one } from '../slots/answer.ts';
import { filling } from '../wrap.ts';

/** `How's Biscuit today?`: the one that the reader asked after, as the reader calls them. */
const askedAfter = (r: Reading): Slot | undefined => {
  const found =
    find(
      latin(/\b(?:how'?s|how is|how did|how was|news (?:on|of|about|from)|about|is) (?<n>\p{Lu}\p{Ll}+)\b/u),
      r.mine,
    )?.groups?.n ??
    find(
      /\b(?:your|the) (?:old |poor |little )?(?:dog|cat|kitten|puppy|pup|horse|rabbit|parrot|hamster|patient|invalid|mom|mum|dad|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter)\b/i,
      r.mine,
    )?.[0].toLowerCase();
  return one(found);
};

export const IN_TURN_LIGHT_CODE = {
  'in turn: a patient on the mend': filling((r) => ({ n: askedAfter(r) })),
  'in turn: a patient, not out of it yet': filling((r) => ({ n: askedAfter(r) })),
  'in turn: still making up their mind': filling((r) => ({ day: dayIn(r) })),
  'in turn: did I pass with mine': filling((r) => {
    const m = mineWho(r);
    return { my: m };
  }),
} as const;
