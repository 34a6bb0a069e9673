/** Slots that no group of a pattern fills by itself. */

import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { filledWith } from '../../words/fill.ts';
import type { Situation } from '../situation.ts';

/** `a cooking class` and `my shift`, as one goes on speaking of them: `the cooking class`, `your shift`. */
const definite = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => {
    const places = situation.slots?.(r) ?? {};
    const words = places.x?.words.replace(/^an? /i, 'the ').toLowerCase();
    return { ...places, x: filledWith(words || undefined) };
  },
});

const nextWeekend = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => ({
    ...situation.slots?.(r),
    ...(/\bweekend\b[\s\S]*\bnext one\b/i.test(r.plain) ? { t: { words: 'next weekend' } } : {}),
  }),
});

/** What one of theirs asked about the reader: `if you have a trampoline`. */
const ASKED_OF_ME = latin(
  /\b(?:know|asked|asks|ask) (?:me )?(?:if|whether) (?:you|u) (?:have|own|like|eat|play|can play|support|got) (?<a>(?:an? |the )?\p{L}+)/iu,
);

const whatWasAskedOfMe = (situation: Situation): Situation => ({
  ...situation,
  firm: true,
  pinned: true,
  slots: (r) => {
    const words = find(ASKED_OF_ME, r.plain)?.groups?.a?.toLowerCase();
    return { ...situation.slots?.(r), asked: words ? { words } : undefined };
  },
});

export const TOLD_CODE = {
  'told plainly: just out of something': definite,
  'arranging: later than now': nextWeekend,
  'they told somebody about me, and what was said': whatWasAskedOfMe,
} as const;
