/** Which of two things that the reader named they chose, and what they call something. */

import { find } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import { filledWith } from '../../words/fill.ts';
import { mineAsAsked } from '../guards/answer.ts';
import type { Situation } from '../situation.ts';

/** `Tea or coffee?`, `Would you rather have a pool or a fireplace?`: the last two words on either side. */
const EITHER = latin(
  /(?:^|\b(?:have|be|with|prefer|a|an|the|to|you|or|team|more|of|in|on|:|,) )(?<a>\p{L}[\p{L}'-]*)s? (?:person )?or (?:an? |the |to |be |more of an? )?(?<b>\p{L}[\p{L}'-]*)s?(?: person)?\s*\?/iu,
);

const choiceOf = (mine: string, plain: string): string | undefined => {
  const options = find(EITHER, mineAsAsked(mine))?.groups;
  if (!options) return undefined;
  const [first = '', second = ''] = plain
    .toLowerCase()
    .replace(/^\W*(?:(?:haha+|lol|hmm+|oh|easy|definitely|team|the|a|an|i'?d say|def)[ ,.!]+)*/, '')
    .split(/[^\p{L}'-]+/u);
  // `Dogs, cats scare me`: what they name first is what they take.
  return [first, second]
    .map((word) =>
      [options.a, options.b].find((one) => word.replace(/s$/, '') === one?.toLowerCase().replace(/s$/, '')),
    )
    .find((one) => one !== undefined)
    ?.toLowerCase();
};

/** One of the two is named to be wondered at, spoken of or thrown out. */
const NOT_CHOSEN = latin(
  /^\W*(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+[!?]*\?|^\W*(?:[\p{L}'-]+ ){1,3}?(?:is|are|isn'?t|aren'?t|was|were|who|what|how|why|sounds?|makes?|gives?|tastes?|smells?|or)\b|\b(?:pretend|cowards?|overrated|excuse me|how dare|crime|unmatch\w*|block(?:ed|ing)?|delet\w+|seriously|pardon|didn'?t type|disgusting|gross|ew+|no way)\b/iu,
);

const oneOfMine = (situation: Situation): Situation => ({
  ...situation,
  when: (r) =>
    r.action === 'reply' &&
    r.flags.length === 0 &&
    r.language.base === 'en' &&
    r.style.words <= 10 &&
    choiceOf(r.mine, r.plain) !== undefined &&
    !NOT_CHOSEN.test(r.plain) &&
    !isHeavyTalk(r.plain) &&
    !/\b(?:but|because|never|not|hate|can'?t|only|except)\b/i.test(r.plain),
  slots: (r) => ({ x: filledWith(choiceOf(r.mine, r.plain)) }),
});

const namedByThem = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => {
    const name = latin(/\p{L}[\p{L}'-]{1,14}(?: (?:the|and) \p{L}+)?(?=\W*$)/iu).exec(r.plain)?.[0];
    return { n: filledWith(name && name.charAt(0).toUpperCase() + name.slice(1)) };
  },
});

export const CHOICE_CODE = {
  'after mine: one of mine': oneOfMine,
  'after mine: their name for it': namedByThem,
} as const;
